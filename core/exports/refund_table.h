#pragma once

#include "core/exports/table.h"
#include "core/refunds/refund_rows.h"

#include <array>

namespace tilldesk::exports {

/// A list of refunds as a table.
class RefundTable final : public Table
{
public:
    /// @param list  RefundFilter or DoneRefunds
    template <typename List>
    RefundTable(storage::Database &db, const List &list) : m_rows(db, list)
    {
    }

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override { return m_rows.total(); }
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override { return m_cells; }
    [[nodiscard]] std::optional<std::size_t> sumColumn() const override;
    [[nodiscard]] QLatin1StringView summedStatus() const override
    {
        return toText(RefundStatus::Refunded);
    }

private:
    static constexpr std::size_t kColumns = 12;

    refunds::RefundRows m_rows;
    QByteArray m_person;
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
