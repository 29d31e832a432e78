#pragma once

#include "core/exports/table_writer.h"

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;

namespace tilldesk::exports {

/// Writes a workbook with one sheet for each 1,048,574 rows, in memory that does not grow with
/// them. Its cells are what they are: texts never formulas, times by the shop's clock, amounts
/// numbers. Each sheet ends with the sums of its
/// rows whose money has moved. The same list makes the same bytes.
/// @source a sheet of Excel has 1,048,576 rows
class XlsxWriter final : public TableWriter
{
public:
    /// @param path  of the file that is written; temporary ones are made beside it
    /// @pre `setting` outlives it
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
    /// @return whether what gathers beside the file has gone through so far
    [[nodiscard]] bool isFine() const;

    TableSetting &m_setting;
    lxw_workbook *m_book = nullptr;
    lxw_worksheet *m_sheet = nullptr; ///< the book's
    lxw_format *m_heading = nullptr;  ///< all the book's
    lxw_format *m_amount = nullptr;
    lxw_format *m_count = nullptr;
    lxw_format *m_dateTime = nullptr;
    lxw_format *m_total = nullptr;
    lxw_format *m_totalCount = nullptr;
    std::uint16_t m_status = 0; ///< column
    int m_sheets = 0;
    std::uint32_t m_row = 0;    ///< the next one of the sheet; 0 is the heading
    std::vector<qint64> m_sums; ///< of the sheet's rows whose money has moved
    std::string m_text;         ///< of the cell that is written
};

} // namespace tilldesk::exports
