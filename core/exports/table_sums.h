#pragma once

#include "core/exports/table.h"

#include <map>
#include <string>

namespace tilldesk::exports {

/// What the rows of a list come to.
struct TableSums {
    qint64 rows = 0;
    std::vector<qint64> columns;             ///< by column; 0 of those that are not summed
    std::map<std::string, PayoutSum> groups; ///< by the status in the rows, of the list's amounts
    PayoutSum counted;                       ///< of rows whose money has moved: the list's sum
    std::optional<Timestamp> first;          ///< of the rows
    std::optional<Timestamp> last;
};

/// Adds a list's rows up, as they come.
class TableAdder
{
public:
    /// @pre the table outlives it
    explicit TableAdder(const Table &table);

    /// Adds the table's row. @return false when a sum does not fit 64 bits
    [[nodiscard]] bool add();
    /// The same, by status. @return as add()
    [[nodiscard]] bool addToGroup();
    [[nodiscard]] const TableSums &sums() const { return m_sums; }

private:
    const Table &m_table;
    std::span<const Column> m_columns;
    std::vector<std::size_t> m_summed; ///< columns
    std::size_t m_status = 0;          ///< column; every list has one
    QLatin1StringView m_counts;        ///< see Table::summedStatus()
    TableSums m_sums;
};

/// Adds all rows of a table up, for what is said before them. Errors: `Internal` when a sum does
/// not fit; `Cancelled`.
[[nodiscard]] Result<TableSums> sumsOf(Table &table, const ExportControl &control);

} // namespace tilldesk::exports
