#include "ui/models/callbacks/payment_callbacks.h"

#include "core/base/when_ready.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/text.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentCallbacks::PaymentCallbacks(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_askSoon(std::chrono::milliseconds(100), [this] { ask(); })
{
    m_askSoon.requestOn(gateways.callbacks, &gateway::Callbacks::changed);
}

void PaymentCallbacks::show(const PaymentId &payment)
{
    if (payment == m_payment)
        return;
    m_payment = payment;
    m_rows.clear();
    m_failure.clear();
    m_isLoaded = false;
    Q_EMIT changed();
    ask();
}

void PaymentCallbacks::ask()
{
    constexpr int kMax = 50; // more than a payment has: one for each change of its status
    if (m_payment.isEmpty())
        return;
    CallbackFilter filter;
    filter.payment = m_payment;
    whenReady(m_gateways.callbacks.page(filter, {}, kMax), this,
              [this, payment = m_payment](const Result<CallbackPage> &page) {
                  if (payment != m_payment)
                      return;
                  m_isLoaded = true;
                  const bool isHidden = !page && page.error().code == ErrorCode::AccessDenied;
                  m_failure = page || isHidden ? QString() : Text::sentence(page.error());
                  if (page) {
                      m_rows.clear();
                      for (const Callback &callback : page->rows)
                          m_rows.append(rowOf(callback));
                  }
                  Q_EMIT changed();
              });
}

PaymentCallbackRow PaymentCallbacks::rowOf(const Callback &callback) const
{
    const QStringList answer = CallbackWords::answer(callback).split(u" · "_s);
    QStringList notes{Text::status(callback.status)};
    notes += answer.sliced(1); // the duration
    if (callback.attempts > 1)
        notes << tr("%1 attempts", nullptr, callback.attempts).arg(callback.attempts);
    return {.id = callback.id,
            .answer = answer.first(),
            .tone = CallbackWords::answerTone(callback),
            .target = CallbackWords::target(callback.url),
            .note = notes.join(u" · "_s),
            .hint = callback.url};
}

QString PaymentCallbacks::message() const
{
    if (!m_failure.isEmpty())
        return m_failure;
    return m_isLoaded && m_rows.isEmpty() ? tr("No callback was sent.") : QString();
}

} // namespace tilldesk::ui
