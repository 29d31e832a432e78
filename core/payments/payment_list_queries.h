#pragma once

#include "core/payments/payment_position.h"

namespace tilldesk::payments {

/// Reads lists of payments, for windows and for the search operation. Each call reads one
/// unchanging view of the database. Statuses are those that are stored; when hasOverdue() says so,
/// move overdue payments to EXPIRED first (PaymentService::expireOverdue()).
/// @pre no transaction is open on the connection
class PaymentListQueries
{
public:
    explicit PaymentListQueries(storage::Database &db) : m_db(db), m_position(db) {}

    /// Errors: `Internal` when the counters do not agree with the payments.
    /// @param first  0 and up  @param count  0 and up
    [[nodiscard]] Result<PaymentPage> page(const PaymentFilter &filter, qint64 first, int count);
    /// Errors: `Internal` when a sum does not fit 64 bits.
    [[nodiscard]] Result<PaymentTotals> totals(const PaymentFilter &filter);
    /// See gateway::Payments::takings(). Errors: as totals().
    [[nodiscard]] Result<QList<PaymentTotal>> takings(const QList<ProfileId> &profiles,
                                                      const QList<Timestamp> &bounds);
    /// @return whether a payment is past its time at `now` and not yet EXPIRED in the database
    [[nodiscard]] bool hasOverdue(Timestamp now);

private:
    [[nodiscard]] QList<Payment> rowsFrom(const PaymentRange &range, bool oldestFirst, int count);
    [[nodiscard]] QList<Payment> rowsFromMany(const QStringList &parts, const PaymentRange &range,
                                              bool oldestFirst, int count);
    [[nodiscard]] qint64 countByText(const PaymentFilter &filter, const PaymentRange &range);
    [[nodiscard]] Result<PaymentTotals> totalsByText(const PaymentFilter &filter,
                                                     const PaymentRange &range);
    [[nodiscard]] QList<Payment> rowsByText(const PaymentFilter &filter, const PaymentRange &range,
                                            qint64 first, int count);

    storage::Database &m_db;
    PaymentPosition m_position;
};

} // namespace tilldesk::payments
