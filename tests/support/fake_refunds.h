#pragma once

#include "core/base/clock.h"
#include "core/gateway/refunds.h"

#include <QHash>
#include <QPromise>
#include <memory>

namespace tilldesk::test {

/// In-memory fake. Replies at once with a finished future and emits changed().
class FakeRefunds final : public gateway::Refunds
{
    Q_OBJECT

public:
    explicit FakeRefunds(const Clock &clock) : m_clock(clock) {}

    QList<Refund> refunds;      ///< oldest first
    Refundable answer;          ///< reply of refundable()
    QString iban;               ///< reply of revealIban()
    QStringList calls;          ///< for example "page 0+100", where 0 is `before`
    QList<NewRefund> wanted;    ///< of every create()
    std::optional<Error> error; ///< error reply of every call while set
    std::optional<Error> createError;
    /// Lost reply: create() makes the refund but replies with createError.
    bool losesAnswers = false;
    bool isSilent = false; ///< create() makes the refund and does not reply

    QFuture<Result<RefundPage>> page(const RefundFilter &filter, std::optional<qint64> before,
                                     int count) override;
    QFuture<Result<RefundTotals>> totals(const RefundFilter &filter) override;
    QFuture<Result<Refundable>> refundable(const PaymentId &id) override;
    QFuture<Result<Refund>> create(const NewRefund &refund) override;
    QFuture<Result<QString>> revealIban(const PaymentId &id) override;

    /// Fails the oldest create() without a reply with `late`.
    void answerLate(const Error &late);
    /// Sets the final status of a refund and emits changed().
    void setStatus(const RefundId &id, RefundStatus status);
    /// Returns the refunds of a payment, oldest first.
    [[nodiscard]] QList<Refund> of(const PaymentId &payment) const;

private:
    [[nodiscard]] QList<Refund> matching(const RefundFilter &filter) const;

    const Clock &m_clock;
    QList<std::shared_ptr<QPromise<Result<Refund>>>> m_unanswered;
    QHash<QString, qsizetype> m_made; ///< index in `refunds`, by idempotency key
};

} // namespace tilldesk::test
