#pragma once

#include "core/domain/payment.h"
#include "core/storage/database.h"

namespace tilldesk::payments {

/// A payment about to be written, with what only the database knows.
struct PaymentRow {
    Payment payment;
    qint64 profileSeq = 0;
    Actor actor; ///< who creates it
    QByteArray voucherEligibility;
};

/// Tables payment and payment_step, one payment at a time.
class PaymentRepository
{
public:
    explicit PaymentRepository(storage::Database &db) : m_db(db) {}

    /// @pre `row.payment.seq` is the next in the order
    void insert(const PaymentRow &row);
    [[nodiscard]] std::optional<Payment> find(const PaymentId &id);
    [[nodiscard]] std::optional<Payment> find(qint64 seq);
    /// @return the open static-QR payment of a point of sale
    [[nodiscard]] std::optional<Payment> activeAt(const ProfileId &profile,
                                                  const QString &pointOfSale);
    /// Writes the status, succeededAt, acknowledgeBy and debtor of `payment`, and the step that led
    /// there.
    void update(const Payment &payment, const PaymentStep &step);
    void setRefunded(qint64 seq, Amount refunded);
    /// @return seq, id, profile, status, amount and what was refunded; all else is left out
    [[nodiscard]] std::optional<Payment> refundedOf(const PaymentId &id);
    /// Writes a step of a payment whose row says already where it led.
    void insert(const Payment &payment, const PaymentStep &step);
    /// @return when the payment last changed: its latest step, or its creation
    [[nodiscard]] Timestamp lastChange(const Payment &payment);
    /// @return all steps, oldest first, the creation included
    [[nodiscard]] QList<PaymentStep> timeline(const Payment &payment);

    /// @return payments whose time has passed at `now`: open ones past their expireAt, then those
    /// past their acknowledgeBy; the most overdue first
    [[nodiscard]] QList<qint64> overdue(Timestamp now, int limit);
    /// @return when the next payment's time passes
    [[nodiscard]] std::optional<Timestamp> nextDeadline();

    struct Last {
        qint64 seq = 0; ///< 0: there is none
        Timestamp createdAt;
    };
    [[nodiscard]] Last last();

private:
    storage::Database &m_db;
};

/// The columns of a payment in the order in which `toPayment()` reads them, of `payment p` with its
/// profile `r` and point of sale `s`.
[[nodiscard]] QString paymentColumns();
/// `FROM payment p …` with the joins that paymentColumns() needs.
[[nodiscard]] QString paymentTables();
[[nodiscard]] Payment toPayment(const storage::Statement &row);

} // namespace tilldesk::payments
