#pragma once

#include "core/exports/local_time.h"
#include "core/exports/table_sums.h"
#include "core/exports/words.h"

#include <QFile>

namespace tilldesk::exports {

/// The data that writers need besides the rows.
struct TableSetting {
    std::span<const Column> columns;
    QLatin1StringView summedStatus = {}; ///< see Table::summedStatus()
    bool hasAmounts = true;              ///< see Table::sumColumn()
    qint64 total = 0;                    ///< number of rows to come
    TableHead head;
    PaperSums paperSums = {}; ///< see Table::paperSums()
    QDate openDay = {};       ///< see Table::openDay()
    TableSums
        sums; ///< sums of the whole list, computed in advance; only for writers that need them
    const Words &words;
    LocalTime time;
};

/// Writes a list in one format. Call begin(), row() for each row, then end().
class TableWriter
{
public:
    TableWriter() = default;
    virtual ~TableWriter() = default;
    TableWriter(const TableWriter &) = delete;
    TableWriter &operator=(const TableWriter &) = delete;

    /// begin(), row() and end() return false if writing failed; no further call may follow.
    [[nodiscard]] virtual bool begin() = 0;
    [[nodiscard]] virtual bool row(std::span<const Cell> cells) = 0;
    [[nodiscard]] virtual bool end(const TableSums &sums) = 0;
};

/// Buffers text and writes it to a file in large pieces.
class FileText
{
public:
    explicit FileText(QFile &file) : m_file(file) {}

    /// Returns the buffer to append to.
    [[nodiscard]] std::string &text() { return m_text; }
    /// Flushes if 256 KiB or more are buffered. Returns false if the write failed.
    [[nodiscard]] bool flushIfFull() { return m_text.size() < kPiece || flush(); }
    [[nodiscard]] bool flush();

private:
    static constexpr std::size_t kPiece = std::size_t(256) * 1024;

    QFile &m_file;
    std::string m_text;
};

/// Appends euros and cents, for example `-1234.50`. @param mark  decimal separator
void appendEuros(std::string &out, qint64 cents, char mark);

} // namespace tilldesk::exports
