#pragma once

#include "core/payouts/payout_columns.h"
#include "core/storage/database.h"

namespace tilldesk::payouts {

/// The payouts that a list shows, one after the other and oldest first, whatever the list's order
/// is.
/// @pre a transaction that reads is open on the connection, as long as the rows are read
class PayoutRows
{
public:
    PayoutRows(storage::Database &db, const PayoutFilter &filter);

    /// How many there are.
    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] bool next();
    /// @pre next() was true
    [[nodiscard]] const Payout &row() const { return m_payout; }

private:
    qint64 m_total = 0;
    std::optional<storage::Statement> m_rows;
    Payout m_payout;
};

} // namespace tilldesk::payouts
