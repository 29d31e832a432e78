#include "ui/models/payments/acknowledge_batch.h"

#include "core/base/when_ready.h"
#include "ui/models/payments/acknowledgement.h"

namespace tilldesk::ui {

AcknowledgeBatch::AcknowledgeBatch(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
}

void AcknowledgeBatch::start(const QList<Payment> &payments)
{
    if (m_isRunning || payments.isEmpty())
        return;
    m_payments = payments;
    m_done.clear();
    m_failures.clear();
    m_answered = 0;
    m_isStopped = false;
    m_isRunning = true;
    Q_EMIT changed();
    sendNext();
}

void AcknowledgeBatch::stop()
{
    m_isStopped = true;
}

void AcknowledgeBatch::sendNext()
{
    if (m_isStopped || m_answered == total()) {
        m_isRunning = false;
        Q_EMIT changed();
        Q_EMIT ended();
        return;
    }
    const Payment &next = m_payments.at(m_answered);
    whenReady(m_gateways.payments.acknowledge(next.id, next.amount), this,
              [this, next](const Result<Payment> &result) { take(next, result); });
}

void AcknowledgeBatch::take(const Payment &asked, const Result<Payment> &result)
{
    ++m_answered;
    if (result)
        m_done.append(*result);
    else
        m_failures.insert(asked.id, acknowledgeFailure(result.error(), asked));
    Q_EMIT changed();
    sendNext();
}

} // namespace tilldesk::ui
