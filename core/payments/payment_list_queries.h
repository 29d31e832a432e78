#pragma once

#include "core/payments/payment_position.h"

namespace tilldesk::payments {

/// Reads lists of payments for the windows and for the search operation. Each call reads one
/// snapshot of the database. Returns the stored statuses: if hasOverdue() is true, first move
/// overdue payments to EXPIRED (PaymentService::expireOverdue()).
/// @pre no transaction is open on the connection
class PaymentListQueries
{
public:
    explicit PaymentListQueries(storage::Database &db) : m_db(db), m_position(db) {}

    /// Returns `count` payments from position `first`, and the total.
    /// Errors: `Internal` if the counters disagree with the payments.
    /// @param first  0 and up  @param count  0 and up
    /// @param after  see gateway::Payments::page()
    [[nodiscard]] Result<PaymentPage> page(const PaymentFilter &filter, qint64 first, int count,
                                           const std::optional<Payment> &after = {});
    /// Returns count and sum per status; ignores the filter's statuses.
    /// Errors: `Internal` if a sum does not fit 64 bits.
    [[nodiscard]] Result<PaymentTotals> totals(const PaymentFilter &filter);
    /// See gateway::Payments::takings(). Errors: as totals().
    [[nodiscard]] Result<QList<PaymentTotal>> takings(const QList<ProfileId> &profiles,
                                                      const QList<Timestamp> &bounds,
                                                      const QString &pointOfSale = {});
    /// Returns whether a payment is overdue at `now` and its stored status does not say so yet.
    [[nodiscard]] bool hasOverdue(Timestamp now);

private:
    [[nodiscard]] Result<QList<PaymentTotal>> takingsAt(const QString &pointOfSale,
                                                        const QList<ProfileId> &profiles,
                                                        const QList<Timestamp> &bounds);
    [[nodiscard]] QList<Payment> rowsFrom(const PaymentRange &range, bool oldestFirst, int count);
    [[nodiscard]] QList<Payment> rowsFromMany(const QStringList &parts, const PaymentRange &range,
                                              bool oldestFirst, int count);
    [[nodiscard]] qint64 countByText(const PaymentFilter &filter, const PaymentRange &range);
    [[nodiscard]] Result<PaymentTotals> totalsByText(const PaymentFilter &filter,
                                                     const PaymentRange &range);
    [[nodiscard]] QList<Payment> rowsByText(const PaymentFilter &filter, const PaymentRange &range,
                                            qint64 first, int count,
                                            const std::optional<Payment> &after);
    [[nodiscard]] QList<Payment> paymentsOf(const QList<qint64> &seqs);

    storage::Database &m_db;
    PaymentPosition m_position;
};

} // namespace tilldesk::payments
