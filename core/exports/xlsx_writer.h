#pragma once

#include "core/exports/table_writer.h"

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;

namespace tilldesk::exports {

/// Writes a workbook with one sheet per 1,048,574 rows, in memory that does not grow with the rows.
/// Cells are typed: texts are never formulas, times are in the shop's local time, amounts are
/// numbers. Each sheet ends with the sums of its rows whose money has moved. Byte-identical output
/// for the same list.
/// @source a sheet of Excel has 1,048,576 rows
class XlsxWriter final : public TableWriter
{
public:
    /// @param path  of the file to write; temporary files are created beside it
    /// @pre `setting` outlives this object
    XlsxWriter(const QString &path, TableSetting &setting);
    ~XlsxWriter() override;

    [[nodiscard]] bool begin() override;
    [[nodiscard]] bool row(std::span<const Cell> cells) override;
    [[nodiscard]] bool end(const TableSums &sums) override;

private:
    void beginSheet();
    void endSheet();
    void write(std::uint16_t column, const Cell &cell);
    void writeTotal(std::uint16_t column);
    /// Returns whether all writes to the temporary file have succeeded so far.
    [[nodiscard]] bool isFine() const;

    TableSetting &m_setting;
    lxw_workbook *m_book = nullptr;
    lxw_worksheet *m_sheet = nullptr; ///< owned by m_book
    lxw_format *m_heading = nullptr;  ///< formats are owned by m_book
    lxw_format *m_amount = nullptr;
    lxw_format *m_count = nullptr;
    lxw_format *m_dateTime = nullptr;
    lxw_format *m_day = nullptr;
    lxw_format *m_total = nullptr;
    lxw_format *m_totalCount = nullptr;
    std::uint16_t m_status = 0; ///< index of the status column
    int m_sheets = 0;
    std::uint32_t m_row = 0;    ///< next row of the sheet; 0 is the heading
    std::vector<qint64> m_sums; ///< sums of the sheet's rows whose money has moved
    std::string m_text;         ///< text of the current cell
};

} // namespace tilldesk::exports
