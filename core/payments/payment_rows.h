#pragma once

#include "core/domain/export.h"
#include "core/merchants/profile_names.h"
#include "core/payments/payment_position.h"

#include <QByteArrayView>

namespace tilldesk::payments {

/// A row of a long list of payments. Texts are UTF-8 and valid until the next row is read.
struct PaymentRowView {
    qint64 seq = 0;
    QByteArrayView id;
    Timestamp createdAt;
    PaymentStatus status = PaymentStatus::Pending;
    Amount amount;
    Amount refunded;
    QByteArrayView reference;
    QByteArrayView description;
    QByteArrayView bulkId;
    QByteArrayView pointOfSale; ///< its posId
    QByteArrayView shopName;
    QByteArrayView debtorName;
    QByteArrayView debtorIban; ///< unmasked; mask it (see iban.h) before it leaves the core
    std::optional<Timestamp> succeededAt;
    Actor::Kind takenByKind = Actor::Kind::Service;
    QByteArrayView takenByName;
    Amount fee;                                       ///< 0: none, or not paid
    const merchants::ProfileNames *profile = nullptr; ///< never null
};

/// Iterates over the payments of a list, always oldest first. A row takes a few microseconds;
/// memory does not grow with the number of payments. Statuses are the stored ones, see
/// PaymentListQueries.
/// @pre a read transaction stays open on the connection while rows are read
class PaymentRows
{
public:
    PaymentRows(storage::Database &db, const PaymentFilter &filter);
    PaymentRows(storage::Database &db, const PaidPayments &paid);

    [[nodiscard]] qint64 total() const { return m_total; }
    /// The range of `seq` that contains all the rows.
    [[nodiscard]] qint64 firstSeq() const { return m_range.first; }
    [[nodiscard]] qint64 lastSeq() const { return m_range.last; }

    [[nodiscard]] bool next();
    /// @pre next() has returned true
    [[nodiscard]] const PaymentRowView &row() const { return m_view; }

private:
    [[nodiscard]] QString countedConditions() const;
    void select(storage::Database &db, const QString &where);

    PaymentRange m_range;
    qint64 m_total = 0;
    QHash<qint64, merchants::ProfileNames> m_profiles;
    QHash<qint64, QByteArray> m_pointsOfSale; ///< key: seq; value: posId
    std::optional<storage::Statement> m_rows;
    PaymentRowView m_view;
};

} // namespace tilldesk::payments
