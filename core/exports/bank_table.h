#pragma once

#include "core/domain/bank.h"
#include "core/exports/table.h"
#include "core/exports/words.h"

#include <array>

namespace tilldesk::exports {

/// Lines of the bank's statements and payouts that need a person, as a table.
class BankTable final : public Table
{
public:
    /// @param closing  its calendar dates the payouts
    /// @param language  of the outcomes
    BankTable(QList<BankItem> items, payouts::ClosingTime closing, const QString &language);

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override { return m_items.size(); }
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override { return m_cells; }

private:
    static constexpr std::size_t kColumns = 8;

    QList<BankItem> m_items;
    payouts::ClosingTime m_closing;
    Words m_words;
    qsizetype m_next = 0; ///< index of the next row
    std::array<QByteArray, kColumns> m_texts;
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
