#pragma once

#include "core/domain/ledger.h"
#include "core/domain/refund.h"
#include "core/storage/database.h"

#include <string>

namespace tilldesk::refunds {

/// A refund about to be written, with what only the database knows.
struct RefundRow {
    Refund refund;
    qint64 paymentSeq = 0;
    qint64 profileSeq = 0;
    qint64 account = 0; ///< row of the merchant's ledger account that is charged
    Timestamp dueAt;
    QString idempotencyKey;
    QByteArray requestHash; ///< of what was asked for, 64 hex digits
    std::string answer;     ///< body of the first answer
};

/// What an Idempotency-Key stands for.
struct KnownRequest {
    Refund refund;
    QByteArray hash;
    std::string answer;
};

/// A refund whose time has come.
struct DueRefund {
    qint64 seq = 0;
    RefundId id;
    qint64 paymentSeq = 0;
    PaymentId paymentId;
    Amount amount;
    Timestamp createdAt;
    LedgerAccount account; ///< the merchant's
};

/// Table refund, one refund at a time.
class RefundRepository
{
public:
    explicit RefundRepository(storage::Database &db) : m_db(db) {}

    /// @pre `row.refund.seq` is the next in the order, its status PENDING
    void insert(const RefundRow &row);
    [[nodiscard]] std::optional<Refund> find(const RefundId &id);
    /// @return what was asked for with a key
    [[nodiscard]] std::optional<KnownRequest> find(qint64 profile, const QString &idempotencyKey);
    /// @return of a payment, oldest first
    [[nodiscard]] QList<Refund> ofPayment(const PaymentId &id);
    /// @return the sum of a payment's refunds that are PENDING
    [[nodiscard]] Amount pendingOf(qint64 payment);
    /// Ends a refund that is PENDING.
    void end(qint64 seq, RefundStatus status, Timestamp at);

    /// @return refunds that are due at `now`, the most overdue first
    [[nodiscard]] QList<DueRefund> due(Timestamp now, int limit);
    /// @return when the next refund is due
    [[nodiscard]] std::optional<Timestamp> nextDue();
    /// Makes due at `now` what is due after `latest`.
    void callBack(Timestamp latest, Timestamp now);

    struct Last {
        qint64 seq = 0; ///< 0: there is none
        Timestamp createdAt;
    };
    [[nodiscard]] Last last();

private:
    storage::Database &m_db;
};

/// The columns of a refund in the order in which `toRefund()` reads them, of `refund r` with its
/// payment `p` and profile `f`.
[[nodiscard]] QString refundColumns();
inline constexpr int kRefundColumns = 12;
/// `FROM refund r …` with the joins that refundColumns() needs.
[[nodiscard]] QString refundTables();
[[nodiscard]] Refund toRefund(const storage::Statement &row);

} // namespace tilldesk::refunds
