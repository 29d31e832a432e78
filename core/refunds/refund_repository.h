#pragma once

#include "core/domain/ledger.h"
#include "core/domain/refund.h"
#include "core/storage/database.h"

#include <string>

namespace tilldesk::refunds {

/// A refund to be inserted, with values that only the database stores.
struct RefundRow {
    Refund refund;
    qint64 paymentSeq = 0;
    qint64 profileSeq = 0;
    qint64 account = 0; ///< seq of the merchant's ledger account that is charged
    Timestamp dueAt;
    QString idempotencyKey;
    QByteArray requestHash; ///< hash of the request's parameters, 64 hex digits
    std::string answer;     ///< body of the first response
};

/// The refund that was requested with an Idempotency-Key.
struct KnownRequest {
    Refund refund;
    QByteArray hash;
    std::string answer;
};

/// A refund that is due to be processed.
struct DueRefund {
    qint64 seq = 0;
    RefundId id;
    qint64 paymentSeq = 0;
    PaymentId paymentId;
    Amount amount;
    Timestamp createdAt;
    LedgerAccount account; ///< the merchant's account
};

/// Reads and writes the table refund, one refund at a time.
class RefundRepository
{
public:
    explicit RefundRepository(storage::Database &db) : m_db(db) {}

    /// @pre `row.refund.seq` is the last seq plus one; its status is PENDING
    void insert(const RefundRow &row);
    [[nodiscard]] std::optional<Refund> find(const RefundId &id);
    /// Finds the refund that a profile requested with a key.
    [[nodiscard]] std::optional<KnownRequest> find(qint64 profile, const QString &idempotencyKey);
    /// Returns the refunds of a payment, oldest first.
    [[nodiscard]] QList<Refund> ofPayment(const PaymentId &id);
    /// Returns the sum of a payment's PENDING refunds.
    [[nodiscard]] Amount pendingOf(const PaymentId &payment);
    /// Sends the look-ups of a refund, see storage::Statement::readAhead(): pendingOf(), and the
    /// one of a request if `profile` is given.
    void readAhead(const PaymentId &payment, std::optional<qint64> profile,
                   const QString &idempotencyKey);
    /// Ends a PENDING refund.
    void end(qint64 seq, RefundStatus status, Timestamp at);

    /// Returns a PENDING refund as one to be ended.
    [[nodiscard]] std::optional<DueRefund> pending(const RefundId &id);
    // Of local profiles: a provider processes the refunds of its payments itself.
    /// Returns the refunds that are due at `now`, the most overdue first.
    [[nodiscard]] QList<DueRefund> due(Timestamp now, int limit);
    /// Returns the earliest due time; empty if no refund is due.
    [[nodiscard]] std::optional<Timestamp> nextDue();
    /// Reschedules to `now` every refund that is due later than `dueAfter` (the clock may have been
    /// set back).
    void makeDueNow(Timestamp dueAfter, Timestamp now);

    struct Last {
        qint64 seq = 0; ///< 0: no refunds
        Timestamp createdAt;
    };
    [[nodiscard]] Last last();

private:
    [[nodiscard]] storage::Statement pendingSumOf(const PaymentId &payment);
    [[nodiscard]] storage::Statement requestOf(qint64 profile, const QString &idempotencyKey);

    storage::Database &m_db;
};

/// Returns the columns of a refund in the order in which `toRefund()` reads them. Aliases: `refund
/// r`, payment `p`, profile `f`.
[[nodiscard]] QString refundColumns();
/// Returns `FROM refund r …` with the joins that refundColumns() needs.
[[nodiscard]] QString refundTables();
[[nodiscard]] Refund toRefund(storage::Statement &row);

} // namespace tilldesk::refunds
