#include "ui/models/common/closing.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"

namespace tilldesk::ui {

Closing::Closing(const Gateways &gateways, QObject *parent) : QObject(parent), m_gateways(gateways)
{
}

void Closing::count()
{
    if (m_onTheirWay > 0)
        return;
    m_onTheirWay = 2;
    m_payments = 0;
    m_callbacks = 0;
    whenReady(m_gateways.payments.totals({}), this, [this](const Result<PaymentTotals> &totals) {
        for (const auto &[status, total] : totals.value_or(PaymentTotals()).asKeyValueRange()) {
            if (isOpen(status) || status == PaymentStatus::Authorized)
                m_payments += total.count;
        }
        arrived();
    });
    whenReady(m_gateways.callbacks.counts({}), this, [this](const Result<CallbackCounts> &counts) {
        m_callbacks = counts.value_or(CallbackCounts()).waiting;
        arrived();
    });
}

void Closing::arrived()
{
    if (--m_onTheirWay == 0)
        Q_EMIT counted();
}

QString Closing::sentence() const
{
    const QString payments =
        tr("%1 payments are still open: customers cannot pay them until Tilldesk runs again.",
           nullptr, int(m_payments))
            .arg(wholeNumber(m_payments));
    const QString callbacks =
        tr("%1 callbacks wait and are sent when Tilldesk runs again.", nullptr, int(m_callbacks))
            .arg(wholeNumber(m_callbacks));
    QStringList sentences;
    if (m_payments > 0)
        sentences << payments;
    if (m_callbacks > 0)
        sentences << callbacks;
    return sentences.join(u' ');
}

} // namespace tilldesk::ui
