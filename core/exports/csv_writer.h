#pragma once

#include "core/exports/table_writer.h"

namespace tilldesk::exports {

/// How a CSV file is written.
struct CsvDialect {
    char separator = ',';
    char mark = '.'; ///< between euros and cents
    bool hasByteOrderMark = false;
    bool hasOffsets = true;    ///< times are ISO 8601 with their offset; else plain
    bool isTranslated = false; ///< headings in the language of the request
    static CsvDialect standard() { return {}; }
    static CsvDialect european()
    {
        return {.separator = ';',
                .mark = ',',
                .hasByteOrderMark = true,
                .hasOffsets = false,
                .isTranslated = true};
    }
};

/// Writes CSV. @source RFC 4180: CRLF after each line, quotes only where they are needed, doubled
/// within
///
/// A text that a spreadsheet would run is preceded by an apostrophe: amounts never are.
/// @source OWASP, CSV Injection
class CsvWriter final : public TableWriter
{
public:
    /// @pre both outlive it
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
