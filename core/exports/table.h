#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/domain/payout.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

#include <QByteArrayView>
#include <memory>
#include <span>
#include <vector>

namespace tilldesk::exports {

enum class ColumnKind {
    Text,
    Status,   ///< a protocol's name, which papers say in words; rows are summed by it
    Amount,   ///< cents
    Count,    ///< how many
    DateTime, ///< milliseconds since 1970, UTC
};

/// A column of a list, the same in every format.
struct Column {
    const char *name;    ///< of the member in JSON, as the protocol spells it
    const char *heading; ///< English, marked for Words
    ColumnKind kind = ColumnKind::Text;
    int width = 10;        ///< characters that most cells need
    int paper = 0;         ///< share of a page's width; 0: not on paper
    bool isSummed = false; ///< at the end of the list
};

/// A cell of a row. Its text is UTF-8 and valid until the next row.
struct Cell {
    QByteArrayView text;
    qint64 number = 0;    ///< of amounts, counts and times
    bool isEmpty = false; ///< a number or time that is not there

    static Cell of(QByteArrayView text) { return {.text = text}; }
    static Cell of(QLatin1StringView text) { return {.text = {text.data(), text.size()}}; }
    static Cell of(Amount amount) { return {.text = {}, .number = amount.cents()}; }
    static Cell of(qint64 count) { return {.text = {}, .number = count}; }
    static Cell of(Timestamp time) { return {.text = {}, .number = toMillis(time)}; }
    static Cell of(std::optional<Timestamp> time)
    {
        return time ? of(*time) : Cell{.text = {}, .isEmpty = true};
    }
};

/// Whose list it is and of which time, for the head of a paper.
struct TableHead {
    const char *title = "";        ///< English, marked for Words
    QStringList merchants;         ///< names
    QString iban;                  ///< whole; empty unless there is one for all
    std::optional<Timestamp> from; ///< as the list was asked for
    std::optional<Timestamp> to;   ///< the last moment of it
    QString subject = {};          ///< id of the payout whose content it is; else empty
    QString bankLine = {};         ///< what the bank says of that payout
};

/// A list as rows of cells, oldest first, however long.
class Table
{
public:
    Table() = default;
    virtual ~Table() = default;
    Table(const Table &) = delete;
    Table &operator=(const Table &) = delete;

    [[nodiscard]] virtual std::span<const Column> columns() const = 0;
    /// How many rows there are.
    [[nodiscard]] virtual qint64 total() const = 0;
    [[nodiscard]] virtual bool next() = 0;
    /// A cell for each column. @pre next() was true
    [[nodiscard]] virtual std::span<const Cell> row() const = 0;
    /// Which column's sum is the list's.
    [[nodiscard]] virtual std::size_t sumColumn() const = 0;
    /// The status of rows whose money has moved, which alone make the list's sum; empty: all rows.
    [[nodiscard]] virtual QLatin1StringView summedStatus() const { return {}; }
};

/// Opens a list from its first row on. Errors: `PayoutNotFound`.
/// @param closing  whose calendar a payout's bank line is of
/// @pre a transaction that reads is open on the connection, as long as the rows are read
[[nodiscard]] Result<std::unique_ptr<Table>>
openTable(storage::Database &db, const payouts::ClosingTime &closing, const ExportList &list);
/// @pre as openTable(), which has found the list
[[nodiscard]] TableHead headOf(storage::Database &db, const payouts::ClosingTime &closing,
                               const ExportList &list);

} // namespace tilldesk::exports
