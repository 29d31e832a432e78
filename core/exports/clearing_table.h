#pragma once

#include "core/exports/table.h"
#include "core/payouts/clearing_queries.h"

#include <array>

namespace tilldesk::exports {

/// The clearing accounts as a table: one row for each day on which one moved. In each row, owed
/// before + paid - refunded - fees + collected - paid out = owed after, and each row begins where
/// the account's previous one ended.
class ClearingTable final : public Table
{
public:
    /// Errors: `Internal` if a sum does not fit 64 bits.
    /// @pre a read transaction is open on the connection
    [[nodiscard]] static Result<std::unique_ptr<Table>>
    open(storage::Database &db, const payouts::ClosingTime &closing, const ClearingFilter &filter);

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override;
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override
    {
        return std::span(m_cells).first(columns().size());
    }
    [[nodiscard]] std::optional<std::size_t> sumColumn() const override;
    [[nodiscard]] QDate openDay() const override { return m_openDay; }

private:
    static constexpr std::size_t kColumns = 14;

    /// An account with the texts of its rows.
    struct Account {
        QByteArray merchant;
        QByteArray id;
        QList<payouts::StatementDay> days;
    };
    ClearingTable(std::vector<Account> accounts, const QTimeZone &zone, bool hasFees)
        : m_accounts(std::move(accounts)),
          m_zone(zone),
          m_hasFees(hasFees)
    {
    }

    std::vector<Account> m_accounts;
    QTimeZone m_zone;
    bool m_hasFees; ///< false: the last two columns are left out
    QDate m_openDay;
    std::size_t m_account = 0;
    qsizetype m_day = 0; ///< index of the next day of that account
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
