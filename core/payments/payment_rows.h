#pragma once

#include "core/merchants/profile_names.h"
#include "core/payments/payment_position.h"

#include <QByteArrayView>

namespace tilldesk::payments {

/// A payment as a row of a long list. Texts are UTF-8 and valid until the next row.
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
    QByteArrayView pointOfSale; ///< posId
    QByteArrayView shopName;
    QByteArrayView debtorName;
    QByteArrayView debtorIban; ///< whole; mask it (see iban.h) before it leaves the core
    std::optional<Timestamp> succeededAt;
    const merchants::ProfileNames *profile = nullptr; ///< never null
};

/// The payments that a list shows, one after the other and oldest first, whatever the list's order
/// is. A row costs some microseconds and no memory, however many there are. Statuses are those that
/// are stored, see PaymentListQueries.
/// @pre a transaction that reads is open on the connection, as long as the rows are read
class PaymentRows
{
public:
    PaymentRows(storage::Database &db, const PaymentFilter &filter);

    /// How many there are.
    [[nodiscard]] qint64 total() const { return m_total; }
    /// The stretch of seq that all of them are in.
    [[nodiscard]] qint64 firstSeq() const { return m_range.first; }
    [[nodiscard]] qint64 lastSeq() const { return m_range.last; }

    [[nodiscard]] bool next();
    /// @pre next() was true
    [[nodiscard]] const PaymentRowView &row() const { return m_view; }

private:
    [[nodiscard]] QString conditions(const PaymentFilter &filter) const;

    PaymentRange m_range;
    qint64 m_total = 0;
    QHash<qint64, merchants::ProfileNames> m_profiles;
    QHash<qint64, QByteArray> m_pointsOfSale; ///< posId by row
    std::optional<storage::Statement> m_rows;
    PaymentRowView m_view;
};

} // namespace tilldesk::payments
