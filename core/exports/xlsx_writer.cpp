#include "core/exports/xlsx_writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <cstdio>
#include <xlsxwriter.h>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr std::uint32_t kRowsOfSheet = 1'048'574; ///< per sheet, without the heading and the sums
constexpr std::uint32_t kRowsBetweenLooks = 4096;

double serialOf(qint64 localMillis)
{
    constexpr double kMillisOfDay = 86'400'000;
    constexpr double kSerialOf1970 = 25'569; // days since 30 December 1899
    const qint64 wholeSeconds = localMillis / 1000;
    return double(wholeSeconds * 1000) / kMillisOfDay + kSerialOf1970;
}

} // namespace

XlsxWriter::XlsxWriter(const QString &path, TableSetting &setting) : m_setting(setting)
{
    QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    lxw_workbook_options options{
        .constant_memory = LXW_TRUE, .tmpdir = folder.data(), .use_zip64 = LXW_TRUE};
    m_book = workbook_new_opt(QFile::encodeName(path).constData(), &options);
}

XlsxWriter::~XlsxWriter()
{
    if (m_book != nullptr)
        lxw_workbook_free(m_book);
}

bool XlsxWriter::begin()
{
    if (m_book == nullptr)
        return false;
    const auto format = [this](const char *numbers, bool isBold) {
        lxw_format *made = workbook_add_format(m_book);
        if (numbers != nullptr)
            format_set_num_format(made, numbers);
        if (isBold)
            format_set_bold(made);
        return made;
    };
    for (std::size_t i = 0; i < m_setting.columns.size(); ++i) {
        if (m_setting.columns[i].kind == ColumnKind::Status)
            m_status = lxw_col_t(i);
    }
    m_heading = format(nullptr, true);
    format_set_bottom(m_heading, LXW_BORDER_THIN);
    m_amount = format("#,##0.00", false);
    m_count = format("#,##0", false);
    m_dateTime = format("yyyy-mm-dd hh:mm:ss", false);
    m_day = format("yyyy-mm-dd", false);
    m_total = format("#,##0.00", true);
    format_set_top(m_total, LXW_BORDER_THIN);
    m_totalCount = format("#,##0", true);
    format_set_top(m_totalCount, LXW_BORDER_THIN);
    beginSheet();
    return isFine();
}

void XlsxWriter::beginSheet()
{
    ++m_sheets;
    QString name = m_setting.words(m_setting.head.title);
    if (m_sheets > 1)
        name += u" "_s + QString::number(m_sheets);
    m_sheet = workbook_add_worksheet(m_book, name.toUtf8().constData());
    m_sums.assign(m_setting.columns.size(), 0);
    for (std::size_t i = 0; i < m_setting.columns.size(); ++i) {
        const auto column = lxw_col_t(i);
        worksheet_set_column(m_sheet, column, column, m_setting.columns[i].width, nullptr);
        worksheet_write_string(m_sheet, 0, column,
                               m_setting.words(m_setting.columns[i].heading).toUtf8().constData(),
                               m_heading);
    }
    worksheet_freeze_panes(m_sheet, 1, 0);
    worksheet_repeat_rows(m_sheet, 0, 0);
    // On A4, all columns on the width of one page, on as many pages as the rows need.
    constexpr std::uint8_t kA4 = 9;
    worksheet_set_paper(m_sheet, kA4);
    worksheet_set_landscape(m_sheet);
    worksheet_fit_to_pages(m_sheet, 1, 0);
    worksheet_set_margins(m_sheet, 0.4, 0.4, 0.5, 0.5);
    m_row = 1;
}

void XlsxWriter::endSheet()
{
    worksheet_autofilter(m_sheet, 0, 0, m_row - 1, lxw_col_t(m_setting.columns.size() - 1));
    for (std::size_t i = 0; i < m_setting.columns.size(); ++i) {
        if (m_setting.columns[i].isSummed)
            writeTotal(lxw_col_t(i));
    }
    if (m_setting.columns.front().isSummed || !m_setting.hasAmounts)
        return;
    QString label = m_setting.words(QT_TRANSLATE_NOOP("tilldesk::exports", "Total"));
    if (!m_setting.summedStatus.isEmpty())
        label += u" "_s + m_setting.summedStatus;
    worksheet_write_string(m_sheet, m_row, 0, label.toUtf8().constData(), m_total);
}

void XlsxWriter::writeTotal(std::uint16_t column)
{
    const bool isCount = m_setting.columns[column].kind == ColumnKind::Count;
    lxw_format *format = isCount ? m_totalCount : m_total;
    const double sum = isCount ? double(m_sums[column]) : double(m_sums[column]) / 100;
    if (m_row == 1) { // with no rows, a formula would sum the heading
        worksheet_write_number(m_sheet, m_row, column, sum, format);
        return;
    }
    const auto rowsOf = [this](lxw_col_t of) {
        std::array<char, LXW_MAX_CELL_RANGE_LENGTH> range{};
        lxw_rowcol_to_range(range.data(), 1, of, m_row - 1, of);
        return std::string(range.data());
    };
    const std::string formula = m_setting.summedStatus.isEmpty() ? "=SUM(" + rowsOf(column) + ")"
                                                                 : "=SUMIF(" + rowsOf(m_status)
            + ",\"" + m_setting.summedStatus.data() + "\"," + rowsOf(column) + ")";
    worksheet_write_formula_num(m_sheet, m_row, column, formula.c_str(), format, sum);
}

bool XlsxWriter::row(std::span<const Cell> cells)
{
    if (m_row > kRowsOfSheet) {
        endSheet();
        if (!isFine())
            return false;
        beginSheet();
    }
    const bool isCounted = m_setting.summedStatus.isEmpty()
        || cells[m_status].text == QByteArrayView(m_setting.summedStatus);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (isCounted && m_setting.columns[i].isSummed)
            m_sums[i] += cells[i].number;
        write(lxw_col_t(i), cells[i]);
    }
    ++m_row;
    return m_row % kRowsBetweenLooks != 0 || isFine();
}

void XlsxWriter::write(std::uint16_t column, const Cell &cell)
{
    const Column &kind = m_setting.columns[column];
    if (cell.isEmpty)
        return;
    switch (kind.kind) {
    case ColumnKind::Text:
    case ColumnKind::Word:
    case ColumnKind::Status:
        if (cell.text.isEmpty())
            return;
        m_text.assign(cell.text.data(), std::size_t(cell.text.size()));
        worksheet_write_string(m_sheet, m_row, column, m_text.c_str(), nullptr);
        return;
    case ColumnKind::Amount:
        worksheet_write_number(m_sheet, m_row, column, double(cell.number) / 100, m_amount);
        return;
    case ColumnKind::Count:
        worksheet_write_number(m_sheet, m_row, column, double(cell.number), m_count);
        return;
    case ColumnKind::DateTime:
        worksheet_write_number(m_sheet, m_row, column,
                               serialOf(m_setting.time.localMillis(fromMillis(cell.number))),
                               m_dateTime);
        return;
    case ColumnKind::Day:
        worksheet_write_number(m_sheet, m_row, column,
                               serialOf(m_setting.time.localMillis(fromMillis(cell.number))),
                               m_day);
        return;
    }
    Q_UNREACHABLE();
}

bool XlsxWriter::isFine() const
{
    return m_sheet != nullptr && m_sheet->file != nullptr && std::ferror(m_sheet->file) == 0;
}

bool XlsxWriter::end(const TableSums &sums)
{
    endSheet();
    if (std::fflush(m_sheet->file) != 0 || !isFine())
        return false;
    // Uses a time from the data instead of the current time, for byte-identical output.
    constexpr qint64 kBeforeAll = 1'577'836'800'000; // 2020; for a list without rows
    QByteArray title = m_setting.words(m_setting.head.title).toUtf8();
    QByteArray company = merchantNames(m_setting.head).toUtf8();
    QByteArray author = "Tilldesk";
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.company = company.data();
    properties.author = author.data();
    properties.created = (sums.last ? toMillis(*sums.last) : kBeforeAll) / 1000;
    workbook_set_properties(m_book, &properties);
    const lxw_error problem = workbook_close(m_book);
    m_book = nullptr; // workbook_close() frees the book even if it fails
    return problem == LXW_NO_ERROR;
}

} // namespace tilldesk::exports
