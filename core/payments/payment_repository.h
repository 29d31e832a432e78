#pragma once

#include "core/domain/payment.h"
#include "core/storage/database.h"

namespace tilldesk::payments {

/// A payment to be inserted, with values that only the database stores.
struct PaymentRow {
    Payment payment;
    qint64 profileSeq = 0;
    QByteArray voucherEligibility;
};

/// Reads and writes single payments: the tables payment and payment_step.
class PaymentRepository
{
public:
    explicit PaymentRepository(storage::Database &db) : m_db(db) {}

    /// @pre `row.payment.seq` is the last seq plus one
    void insert(const PaymentRow &row);
    [[nodiscard]] std::optional<Payment> find(const PaymentId &id);
    [[nodiscard]] std::optional<Payment> find(qint64 seq);
    /// Sends the look-up of find(), see storage::Statement::readAhead().
    void readAhead(const PaymentId &id);
    /// Sends the look-up of lastChange().
    void readLastChangeAhead(const PaymentId &id);
    /// Finds the open static-QR payment of a point of sale, the newest one: a provider may take a
    /// moment to end the one before it.
    [[nodiscard]] std::optional<Payment> activeAt(const ProfileId &profile,
                                                  const QString &pointOfSale);
    /// Stores the status, succeededAt, acknowledgeBy and debtor of `payment`, and inserts the step
    /// that led to them.
    void update(const Payment &payment, const PaymentStep &step);
    void setRefunded(qint64 seq, Amount refunded);
    /// Returns seq, id, profile, status, amount and refunded amount; all other fields stay empty.
    [[nodiscard]] std::optional<Payment> refundedOf(const PaymentId &id);
    /// Inserts a step of a payment whose row already has the resulting status.
    void insert(const Payment &payment, const PaymentStep &step);
    /// Stores the VAT rates of a payment. @param shares  see storedShares()
    void insertVat(const Payment &payment, const QString &shares);
    /// Returns the time of the payment's latest step; its creation time if it has none.
    [[nodiscard]] Timestamp lastChange(const Payment &payment);
    /// Returns the creation and all steps, oldest first.
    [[nodiscard]] QList<PaymentStep> timeline(const Payment &payment);

    /// Returns the payments that are overdue at `now`: open payments past their expireAt, then
    /// payments past their acknowledgeBy; each group ordered by deadline.
    [[nodiscard]] QList<Payment> overdue(Timestamp now, int limit);
    /// Returns the earliest deadline of any payment; empty if no payment has one.
    [[nodiscard]] std::optional<Timestamp> nextDeadline();

    struct Last {
        qint64 seq = 0; ///< 0: no payments
        Timestamp createdAt;
    };
    [[nodiscard]] Last last();

private:
    [[nodiscard]] storage::Statement findingBy(const PaymentId &id);
    [[nodiscard]] storage::Statement lastStepOf(const PaymentId &id);

    storage::Database &m_db;
};

/// Returns the columns of a payment in the order in which `toPayment()` reads them. Aliases:
/// `payment p`, profile `r`, point of sale `s`.
[[nodiscard]] QString paymentColumns();
/// Returns `FROM payment p …` with the joins that paymentColumns() needs.
[[nodiscard]] QString paymentTables();
[[nodiscard]] Payment toPayment(storage::Statement &row);

} // namespace tilldesk::payments
