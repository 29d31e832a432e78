#pragma once

#include "core/exports/table.h"
#include "core/fees/fee_queries.h"
#include "core/payouts/payout_content_rows.h"
#include "core/payouts/payout_rows.h"

#include <array>

namespace tilldesk::exports {

/// A list of payouts as a table.
class PayoutTable final : public Table
{
public:
    PayoutTable(storage::Database &db, payouts::ClosingTime closing, const PayoutFilter &filter);

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override { return m_rows.total(); }
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override
    {
        return std::span(m_cells).first(columns().size());
    }
    [[nodiscard]] std::optional<std::size_t> sumColumn() const override;
    [[nodiscard]] QLatin1StringView summedStatus() const override
    {
        return toText(PayoutStatus::Succeeded);
    }

private:
    static constexpr std::size_t kColumns = 16;

    payouts::PayoutRows m_rows;
    payouts::ClosingTime m_closing;
    bool m_hasFees;                            ///< false: the last column is left out
    QHash<MerchantId, QByteArray> m_merchants; ///< key: id; value: name
    std::array<QByteArray, kColumns> m_texts;
    std::array<Cell, kColumns> m_cells;
};

/// The payments, refunds and charges of a payout as a table. Refunds are negative, so the sum of
/// the net amounts is the payout's amount.
class PayoutContentTable final : public Table
{
public:
    PayoutContentTable(storage::Database &db, const Payout &payout)
        : m_rows(db, payout),
          m_hasFees(fees::areUsed(db, QList{payout.merchantId}))
    {
    }

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override { return m_rows.total(); }
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override
    {
        return std::span(m_cells).first(columns().size());
    }
    [[nodiscard]] std::optional<std::size_t> sumColumn() const override;

private:
    static constexpr std::size_t kColumns = 11;

    payouts::PayoutContentRows m_rows;
    bool m_hasFees; ///< false: the last two columns are left out
    QByteArray m_month;
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
