#include "core/exports/csv_writer.h"

#include "core/domain/spreadsheet_text.h"

namespace tilldesk::exports {

bool CsvWriter::begin()
{
    if (m_dialect.hasByteOrderMark)
        m_out.text() += "\xEF\xBB\xBF";
    bool isFirst = true;
    for (const Column &column : m_setting.columns) {
        if (!isFirst)
            m_out.text() += m_dialect.separator;
        isFirst = false;
        appendText(m_dialect.isTranslated ? m_setting.words(column.heading).toUtf8()
                                          : QByteArray(column.heading));
    }
    m_out.text() += "\r\n";
    return m_out.flushIfFull();
}

bool CsvWriter::row(std::span<const Cell> cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            m_out.text() += m_dialect.separator;
        append(m_setting.columns[i], cells[i]);
    }
    m_out.text() += "\r\n";
    return m_out.flushIfFull();
}

bool CsvWriter::end(const TableSums & /*sums*/)
{
    return m_out.flush();
}

void CsvWriter::append(const Column &column, const Cell &cell)
{
    if (cell.isEmpty)
        return;
    std::string &out = m_out.text();
    switch (column.kind) {
    case ColumnKind::Text:
    case ColumnKind::Word:
    case ColumnKind::Status: appendText(cell.text); return;
    case ColumnKind::Amount: appendEuros(out, cell.number, m_dialect.mark); return;
    case ColumnKind::Count: out += std::to_string(cell.number); return;
    case ColumnKind::DateTime:
        if (m_dialect.hasOffsets)
            m_setting.time.appendIso(out, fromMillis(cell.number));
        else
            m_setting.time.appendPlain(out, fromMillis(cell.number));
        return;
    case ColumnKind::Day: m_setting.time.appendDay(out, fromMillis(cell.number)); return;
    }
    Q_UNREACHABLE();
}

void CsvWriter::appendText(QByteArrayView text)
{
    std::string &out = m_out.text();
    const std::string_view whole(text.data(), std::size_t(text.size()));
    bool needsQuotes = false;
    bool hasQuotes = false;
    for (const char c : whole) {
        hasQuotes = hasQuotes || c == '"';
        needsQuotes = needsQuotes || c == m_dialect.separator || c == '\r' || c == '\n';
    }
    needsQuotes = needsQuotes || hasQuotes;
    if (needsQuotes)
        out += '"';
    if (!m_dialect.isRaw && looksLikeFormula(text))
        out += '\'';
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const char c = whole[i];
        if (c == '"')
            out += '"';
        out += c;
        if (!m_dialect.isRaw && c != m_dialect.separator
            && wouldBecomeFormula(c, text.sliced(qsizetype(i) + 1)))
            out += '\'';
    }
    if (needsQuotes)
        out += '"';
}

} // namespace tilldesk::exports
