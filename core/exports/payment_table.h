#pragma once

#include "core/exports/table.h"
#include "core/fees/fee_queries.h"
#include "core/payments/payment_rows.h"
#include "core/payouts/payouts_of_payments.h"

#include <array>

namespace tilldesk::exports {

/// A list of payments as a table.
class PaymentTable final : public Table
{
public:
    /// @param list  PaymentFilter or PaidPayments
    template <typename List>
    PaymentTable(storage::Database &db, const List &list)
        : m_hasFees(fees::areUsed(db, list.profiles)),
          m_rows(db, list),
          m_payouts(db, m_rows.firstSeq(), m_rows.lastSeq(), m_rows.total())
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
    [[nodiscard]] QLatin1StringView summedStatus() const override
    {
        return toText(PaymentStatus::Succeeded);
    }

private:
    static constexpr std::size_t kColumns = 21;

    bool m_hasFees; ///< false: the last two columns are left out
    payments::PaymentRows m_rows;
    payouts::PayoutsOfPayments m_payouts;
    QByteArray m_iban;
    QByteArray m_person;
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
