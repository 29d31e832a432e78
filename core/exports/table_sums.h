#pragma once

#include "core/exports/table.h"

#include <map>
#include <string>

namespace tilldesk::exports {

/// The sums of the rows of a list.
struct TableSums {
    qint64 rows = 0;
    std::vector<qint64> columns;             ///< by column; 0 for columns that are not summed
    std::map<std::string, PayoutSum> groups; ///< by the rows' status: sums of the list's amounts
    PayoutSum counted;                       ///< rows whose money has moved: the list's sum
    std::optional<Timestamp> first;          ///< earliest time in the rows
    std::optional<Timestamp> last;
};

/// Sums the rows of a list one by one.
class TableAdder
{
public:
    /// @pre the table outlives this object
    explicit TableAdder(const Table &table);

    /// Adds the table's current row. Returns false if a sum does not fit 64 bits.
    [[nodiscard]] bool add();
    /// Adds the current row to the sum of its status. Returns as add().
    [[nodiscard]] bool addToGroup();
    [[nodiscard]] const TableSums &sums() const { return m_sums; }

private:
    [[nodiscard]] Amount amountOf(std::span<const Cell> cells) const;

    const Table &m_table;
    std::span<const Column> m_columns;
    std::vector<std::size_t> m_summed; ///< indexes of the summed columns
    std::size_t m_status = 0;          ///< index of the status column; every list has one
    QLatin1StringView m_counts;        ///< see Table::summedStatus()
    TableSums m_sums;
};

/// Sums all rows of a table, for output that precedes the rows. Errors: `Internal` if a sum does
/// not fit 64 bits; `Cancelled`.
[[nodiscard]] Result<TableSums> sumsOf(Table &table, const ExportControl &control);

} // namespace tilldesk::exports
