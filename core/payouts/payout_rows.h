#pragma once

#include "core/domain/payout.h"
#include "core/storage/database.h"

namespace tilldesk::payouts {

/// Iterates over the payouts of a list, always oldest first.
/// @pre a read transaction stays open on the connection while rows are read
class PayoutRows
{
public:
    PayoutRows(storage::Database &db, const PayoutFilter &filter);
    /// Iterates over the payouts to a bank account of a merchant.
    PayoutRows(storage::Database &db, const QString &iban);

    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] bool next();
    /// @pre next() has returned true
    [[nodiscard]] const Payout &row() const { return m_payout; }

private:
    qint64 m_total = 0;
    std::optional<storage::Statement> m_rows;
    Payout m_payout;
};

} // namespace tilldesk::payouts
