#pragma once

#include "core/base/clock.h"
#include "core/gateway/refunds.h"

#include <QHash>
#include <QPromise>
#include <memory>

namespace tilldesk::test {

/// Refunds in memory. Answers at once, as a done future, and tells what it changed.
class FakeRefunds final : public gateway::Refunds
{
    Q_OBJECT

public:
    explicit FakeRefunds(const Clock &clock) : m_clock(clock) {}

    QList<Refund> refunds;      ///< oldest first
    Refundable answer;          ///< of refundable()
    QString iban;               ///< of revealIban()
    QStringList calls;          ///< for example "page 0+100" with the `seq` it is before
    QList<NewRefund> wanted;    ///< of every create()
    std::optional<Error> error; ///< answer of everything while it is set
    std::optional<Error> createError;
    /// The answer of create() is lost: it makes the refund, and says createError.
    bool losesAnswers = false;
    bool isSilent = false; ///< create() makes the refund and never answers

    QFuture<Result<RefundPage>> page(const RefundFilter &filter, std::optional<qint64> before,
                                     int count) override;
    QFuture<Result<RefundTotals>> totals(const RefundFilter &filter) override;
    QFuture<Result<Refundable>> refundable(const PaymentId &id) override;
    QFuture<Result<Refund>> create(const NewRefund &refund) override;
    QFuture<Result<QString>> revealIban(const PaymentId &id) override;

    /// Lets the first answer that was held back come now.
    void answerLate(const Error &late);
    /// Ends a refund and tells.
    void setStatus(const RefundId &id, RefundStatus status);
    /// Oldest first.
    [[nodiscard]] QList<Refund> of(const PaymentId &payment) const;

private:
    [[nodiscard]] QList<Refund> matching(const RefundFilter &filter) const;

    const Clock &m_clock;
    QList<std::shared_ptr<QPromise<Result<Refund>>>> m_unanswered;
    QHash<QString, qsizetype> m_made; ///< place among `refunds`, by idempotency key
};

} // namespace tilldesk::test
