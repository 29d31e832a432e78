#pragma once

#include "core/domain/refund.h"
#include "core/merchants/profile_names.h"

#include <QByteArrayView>

namespace tilldesk::refunds {

/// A refund as a row of a long list. Texts are UTF-8 and valid until the next row.
struct RefundRowView {
    QByteArrayView id;
    QByteArrayView paymentId;
    RefundStatus status = RefundStatus::Pending;
    Amount amount;
    Timestamp createdAt;
    std::optional<Timestamp> endedAt;
    QByteArrayView reference; ///< the payment's
    QByteArrayView description;
    const merchants::ProfileNames *profile = nullptr; ///< never null
};

/// The refunds that a list shows, one after the other and oldest first; the lists of windows are
/// the other way round. A row costs some microseconds and no memory, however many there are.
/// @pre a transaction that reads is open on the connection, as long as the rows are read
class RefundRows
{
public:
    RefundRows(storage::Database &db, const RefundFilter &filter);

    /// How many there are.
    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] bool next();
    /// @pre next() was true
    [[nodiscard]] const RefundRowView &row() const { return m_view; }

private:
    qint64 m_total = 0;
    QHash<qint64, merchants::ProfileNames> m_profiles;
    std::optional<storage::Statement> m_rows;
    RefundRowView m_view;
};

} // namespace tilldesk::refunds
