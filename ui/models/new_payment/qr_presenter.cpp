#include "ui/models/new_payment/qr_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/reach.h"
#include "ui/models/payments/payment_progress.h"

namespace tilldesk::ui {
namespace {

constexpr std::chrono::seconds kShowPaidFor(5);

} // namespace

QrPresenter::QrPresenter(const Gateways &gateways, const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_clock(gateways.clock),
      m_payment(gateways)
{
    connect(&m_payment, &PaymentPresenter::changed, this, &QrPresenter::look);
    connect(&ticker, &Ticker::ticked, this, &QrPresenter::tick);
}

void QrPresenter::show(const PaymentId &id)
{
    m_paidSeenAt.reset();
    m_payment.show(id);
}

void QrPresenter::look()
{
    const bool isShown = m_payment.state() == PaymentPresenter::State::Shown;
    if (isShown && !m_paidSeenAt && isPaid(m_payment.details().payment.status))
        m_paidSeenAt = m_clock.now();
    Q_EMIT changed();
}

void QrPresenter::tick()
{
    if (m_payment.state() != PaymentPresenter::State::Shown)
        return;
    Q_EMIT ticked();
    if (!m_paidSeenAt || m_clock.now() - *m_paidSeenAt < kShowPaidFor)
        return;
    show({});
    Q_EMIT cleared();
}

QString QrPresenter::hint() const
{
    if (!m_payment.message().isEmpty())
        return m_payment.message();
    if (m_payment.state() != PaymentPresenter::State::Shown)
        return {};
    const PaymentStatus status = m_payment.details().payment.status;
    if (status == PaymentStatus::PendingMerchantAcknowledgement)
        return tr("Your web shop still has to acknowledge this payment.");
    if (status == PaymentStatus::Identified)
        return tr("The customer has scanned the code and is confirming the payment.");
    return status == PaymentStatus::Pending ? reachWarning(m_payment.details().deeplink)
                                            : QString();
}

} // namespace tilldesk::ui
