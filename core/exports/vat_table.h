#pragma once

#include "core/books/sales_days.h"
#include "core/exports/table.h"

#include <array>

namespace tilldesk::exports {

/// The VAT book as a table: one row for each merchant, day, till and VAT rate. A day without sales
/// has one row without a till and rate. Memory grows with the rows, not with the payments.
class VatTable final : public Table
{
public:
    /// Errors: `Internal` if a sum does not fit 64 bits.
    /// @pre a read transaction is open on the connection
    [[nodiscard]] static Result<std::unique_ptr<Table>>
    open(storage::Database &db, const payouts::ClosingTime &closing, const VatBookFilter &filter);

    [[nodiscard]] std::span<const Column> columns() const override;
    [[nodiscard]] qint64 total() const override { return qint64(m_rows.size()); }
    [[nodiscard]] bool next() override;
    [[nodiscard]] std::span<const Cell> row() const override { return m_cells; }
    [[nodiscard]] std::optional<std::size_t> sumColumn() const override;
    /// Returns the sums of each rate and of all rates.
    [[nodiscard]] PaperSums paperSums(const Words &words) const override;
    [[nodiscard]] QDate openDay() const override { return m_openDay; }

private:
    static constexpr std::size_t kColumns = 15;

    /// A row of the book.
    struct Row {
        Timestamp day; ///< first moment of the day
        std::size_t merchant = 0;
        books::SalesKey key; ///< profile 0: a day without sales
        books::SalesSum sum;
    };
    /// The texts of a till.
    struct Till {
        QByteArray profile;
        QByteArray name;
    };
    explicit VatTable(const QTimeZone &zone) : m_zone(zone) {}

    Result<void> add(storage::Database &db, const payouts::ClosingTime &closing,
                     const Merchant &merchant, const QDate &first, const QDate &last);
    void addDay(const books::SalesDay &day, std::size_t merchant);

    QTimeZone m_zone;
    std::vector<QByteArray> m_merchants; ///< names
    QHash<std::pair<qint64, qint64>, Till> m_tills;
    std::vector<Row> m_rows;
    QDate m_openDay;
    std::size_t m_next = 0; ///< index of the next row
    QByteArray m_rate;      ///< text of the current row's rate
    std::array<Cell, kColumns> m_cells;
};

} // namespace tilldesk::exports
