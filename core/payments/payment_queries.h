#pragma once

#include "core/payments/payment_list_queries.h"

namespace tilldesk::payments {

/// A payment and its status changes.
struct PaymentHistory {
    Payment payment;
    QList<PaymentStep> timeline;
};

/// Reads payments as of a moment: a payment whose time is up by then is EXPIRED or VOIDED, although
/// the expiry job may not have stored that yet. The connection may belong to any thread.
/// @pre no transaction is open on the connection
class PaymentQueries
{
public:
    /// @param now  service clock  @pre `db` outlives this object
    PaymentQueries(storage::Database &db, Timestamp now) : m_db(db), m_now(now) {}

    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Payment> find(const PaymentId &id);
    /// Finds the open static-QR payment of a point of sale. Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Payment> active(const ProfileId &profile, const QString &pointOfSale);
    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<PaymentHistory> history(const PaymentId &id);

    /// Returns `query(PaymentListQueries &)`, a Result<T>. Empty if a payment is overdue, because
    /// lists count by stored status: call PaymentService::expireOverdue() and try again.
    template <typename T, typename F>
    [[nodiscard]] Result<std::optional<T>> unlessOverdue(F query)
    {
        PaymentListQueries queries(m_db);
        if (queries.hasOverdue(m_now))
            return std::optional<T>();
        auto answer = query(queries);
        if (!answer)
            return answer.failure();
        return std::optional<T>(std::move(*answer));
    }

private:
    storage::Database &m_db;
    Timestamp m_now;
};

} // namespace tilldesk::payments
