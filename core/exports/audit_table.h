#pragma once

#include "core/audit/audit_queries.h"
#include "core/exports/table.h"

#include <array>

namespace tilldesk::exports {

/// Entries of the audit trail as a table, oldest first, with their seals.
class AuditTable final : public Table
{
public:
    AuditTable(storage::Database &db, const AuditFilter &filter)
        : m_total(audit::count(db, filter)),
          m_rows(db, filter)
    {
    }

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override { return m_total; }
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override { return m_cells; }

private:
    static constexpr std::size_t kColumns = 11;

    qint64 m_total;
    audit::EntryRows m_rows;
    std::array<QByteArray, kColumns> m_texts;
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
