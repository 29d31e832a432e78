#pragma once

#include "core/exports/table_writer.h"

namespace tilldesk::exports {

/// A dialect of CSV.
struct CsvDialect {
    char separator = ',';
    char mark = '.'; ///< decimal separator of amounts
    bool hasByteOrderMark = false;
    bool hasOffsets = true;    ///< true: times are ISO 8601 with offset; false: without offset
    bool isTranslated = false; ///< true: headings in the language of the request
    bool isRaw = false;        ///< true: texts unaltered, without the guard against formulas
    static CsvDialect standard() { return {}; }
    static CsvDialect raw() { return {.isRaw = true}; }
    static CsvDialect european()
    {
        return {.separator = ';',
                .mark = ',',
                .hasByteOrderMark = true,
                .hasOffsets = false,
                .isTranslated = true};
    }
};

/// Writes CSV. @source RFC 4180: each line ends with CRLF; fields are quoted only if needed, and
/// quotes within are doubled
///
/// Guards against CSV injection with an apostrophe: before a text that a spreadsheet would run as a
/// formula, and within a text where a spreadsheet with another separator would begin such a cell.
/// Amounts never get an apostrophe, nor does any text of a raw dialect. @source OWASP, CSV
/// Injection
class CsvWriter final : public TableWriter
{
public:
    /// @pre both references outlive this object
    CsvWriter(QFile &file, TableSetting &setting, CsvDialect dialect)
        : m_out(file),
          m_setting(setting),
          m_dialect(dialect)
    {
    }

    [[nodiscard]] bool begin() override;
    [[nodiscard]] bool row(std::span<const Cell> cells) override;
    [[nodiscard]] bool end(const TableSums &sums) override;

private:
    void append(const Column &column, const Cell &cell);
    void appendText(QByteArrayView text);

    FileText m_out;
    TableSetting &m_setting;
    CsvDialect m_dialect;
};

} // namespace tilldesk::exports
