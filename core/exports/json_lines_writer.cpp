#include "core/exports/json_lines_writer.h"

#include "core/http/json_writer.h"

namespace tilldesk::exports {
namespace {

void append(http::JsonWriter &json, const Column &column, const Cell &cell, LocalTime &time)
{
    if (cell.isEmpty)
        return;
    switch (column.kind) {
    case ColumnKind::Text:
    case ColumnKind::Word:
    case ColumnKind::Status:
        if (!cell.text.isEmpty())
            json.member(column.name,
                        std::string_view(cell.text.data(), std::size_t(cell.text.size())));
        return;
    case ColumnKind::Amount:
    case ColumnKind::Count: json.member(column.name, cell.number); return;
    case ColumnKind::DateTime: json.member(column.name, toIsoUtc(fromMillis(cell.number))); return;
    case ColumnKind::Day: {
        std::string day;
        time.appendDay(day, fromMillis(cell.number));
        json.member(column.name, day);
        return;
    }
    }
    Q_UNREACHABLE();
}

} // namespace

bool JsonLinesWriter::row(std::span<const Cell> cells)
{
    http::JsonWriter json(m_out.text());
    json.beginObject();
    for (std::size_t i = 0; i < cells.size(); ++i)
        append(json, m_setting.columns[i], cells[i], m_setting.time);
    json.endObject();
    m_out.text() += '\n';
    return m_out.flushIfFull();
}

} // namespace tilldesk::exports
