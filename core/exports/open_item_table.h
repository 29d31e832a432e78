#pragma once

#include "core/domain/hosted_open.h"
#include "core/exports/table.h"

#include <array>

namespace tilldesk::exports {

/// What providers have not paid out, or tell otherwise than this shop, as a table.
class OpenItemTable final : public Table
{
public:
    /// Compares with the providers. Errors: `Internal` if a sum does not fit 64 bits.
    /// @param language  of the reasons
    [[nodiscard]] static Result<std::unique_ptr<Table>>
    open(storage::Database &db, const OpenItemFilter &filter, const QString &language);

    /// @param at  the ages of the items are as of then
    OpenItemTable(QList<HostedOpenItem> items, Timestamp at, const QString &language);

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override { return m_items.size(); }
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override { return m_cells; }

private:
    static constexpr std::size_t kColumns = 11;

    QList<HostedOpenItem> m_items;
    Timestamp m_at;
    Words m_words;
    qsizetype m_next = 0; ///< index of the next row
    std::array<QByteArray, kColumns> m_texts;
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
