#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/domain/payout.h"
#include "core/exports/words.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

#include <QByteArrayView>
#include <memory>
#include <span>
#include <vector>

namespace tilldesk::exports {

enum class ColumnKind {
    Text,
    Status,   ///< status of the protocol, translated on paper; sums are grouped by it
    Word,     ///< status of another thing, translated on paper; no sums
    Amount,   ///< cents
    Count,    ///< a number of things
    DateTime, ///< milliseconds since 1970, UTC
    Day,      ///< the first moment of a day in the shop's calendar, as DateTime
};

/// A column of a list, the same in every format.
struct Column {
    const char *name;    ///< name of the JSON member, as in the protocol
    const char *heading; ///< English, marked for Words
    ColumnKind kind = ColumnKind::Text;
    int width = 10;        ///< characters that most cells need
    int paper = 0;         ///< share of the page width; 0: not on paper
    bool isSummed = false; ///< true: the list ends with the column's sum
};

/// A cell of a row. Its text is UTF-8 and valid until the next row is read.
struct Cell {
    QByteArrayView text;
    qint64 number = 0;    ///< for amounts, counts and times
    bool isEmpty = false; ///< true: the number or time is absent

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

/// The heading of a list on paper: its merchants, period and subject.
struct TableHead {
    const char *title = ""; ///< English, marked for Words
    QList<Merchant> merchants;
    QString iban;                  ///< accounts of the merchants, unmasked, with commas
    std::optional<Timestamp> from; ///< start of the requested period
    std::optional<Timestamp> to;   ///< last moment of the requested period
    QString subject = {};  ///< id of the payout whose content is listed; empty for other lists
    QString bankLine = {}; ///< description of that payout on the bank statement
};

/// Returns the names of the merchants with commas.
[[nodiscard]] QString merchantNames(const TableHead &head);

/// Sums of groups of a list's rows, which stand above the rows on paper.
struct PaperSums {
    /// A group, or all rows.
    struct Line {
        QString name;
        std::vector<qint64> cents; ///< one for each heading
        bool isTotal = false;
    };
    std::vector<const char *> headings; ///< English, marked for Words
    std::vector<Line> lines;            ///< empty: the list has the sum of its amounts above it
};

/// A list as rows of cells, oldest first. Memory does not grow with its length.
class Table
{
public:
    Table() = default;
    virtual ~Table() = default;
    Table(const Table &) = delete;
    Table &operator=(const Table &) = delete;

    [[nodiscard]] virtual std::span<const Column> columns() const = 0;
    /// Returns the number of rows.
    [[nodiscard]] virtual qint64 total() const = 0;
    [[nodiscard]] virtual bool next() = 0;
    /// Returns one cell per column. @pre next() has returned true
    [[nodiscard]] virtual std::span<const Cell> row() const = 0;
    /// Returns the index of the amount column that the list's total sums; empty: the list has no
    /// amounts.
    [[nodiscard]] virtual std::optional<std::size_t> sumColumn() const { return {}; }
    /// Returns the status of the rows whose money has moved; only those rows count in the list's
    /// sum. Empty: all rows count.
    [[nodiscard]] virtual QLatin1StringView summedStatus() const { return {}; }
    /// Returns the sums above the rows on paper, with names in the language of the words.
    [[nodiscard]] virtual PaperSums paperSums(const Words & /*words*/) const { return {}; }
    /// Returns the last day of the list if it is not over, so that more rows may follow; else null.
    [[nodiscard]] virtual QDate openDay() const { return {}; }
};

/// Opens a list before its first row. Errors: `PayoutNotFound`.
/// @param closing  its calendar dates a payout's bank line
/// @param language  of words in texts: en, nl, fr or de
/// @pre a read transaction stays open on the connection while rows are read
[[nodiscard]] Result<std::unique_ptr<Table>> openTable(storage::Database &db,
                                                       const payouts::ClosingTime &closing,
                                                       const ExportList &list,
                                                       const QString &language);
/// Returns the heading of a list. @pre as openTable(), which has found the list
[[nodiscard]] TableHead headOf(storage::Database &db, const payouts::ClosingTime &closing,
                               const ExportList &list);

} // namespace tilldesk::exports
