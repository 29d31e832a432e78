#include "core/exports/table_sums.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

TableAdder::TableAdder(const Table &table)
    : m_table(table),
      m_columns(table.columns()),
      m_counts(table.summedStatus())
{
    m_sums.columns.resize(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i].isSummed)
            m_summed.push_back(i);
        if (m_columns[i].kind == ColumnKind::Status)
            m_status = i;
    }
}

Amount TableAdder::amountOf(std::span<const Cell> cells) const
{
    const auto column = m_table.sumColumn();
    return column ? Amount::fromCents(cells[*column].number) : Amount();
}

bool TableAdder::add()
{
    const auto cells = m_table.row();
    const ColumnKind first = m_columns.front().kind;
    if (first == ColumnKind::DateTime || first == ColumnKind::Day) {
        m_sums.last = fromMillis(cells.front().number);
        if (m_sums.rows == 0)
            m_sums.first = m_sums.last;
    }
    ++m_sums.rows;
    for (const std::size_t column : m_summed) {
        qint64 &sum = m_sums.columns[column];
        if (__builtin_add_overflow(sum, cells[column].number, &sum))
            return false;
    }
    if (!m_counts.isEmpty() && cells[m_status].text != QByteArrayView(m_counts))
        return true;
    const auto sum = Amount::add(m_sums.counted.sum, amountOf(cells));
    if (sum)
        m_sums.counted = {m_sums.counted.count + 1, *sum};
    return sum.has_value();
}

bool TableAdder::addToGroup()
{
    const auto cells = m_table.row();
    const QByteArrayView status = cells[m_status].text;
    PayoutSum &group = m_sums.groups[std::string(status.data(), std::size_t(status.size()))];
    const auto sum = Amount::add(group.sum, amountOf(cells));
    if (!sum)
        return false;
    group = {group.count + 1, *sum};
    return true;
}

Result<TableSums> sumsOf(Table &table, const ExportControl &control)
{
    constexpr qint64 kBetweenLooks = 256;
    TableAdder adder(table);
    while (table.next()) {
        if (!adder.add() || !adder.addToGroup())
            return fail(ErrorCode::Internal, u"the sum of the amounts is too large"_s);
        if (adder.sums().rows % kBetweenLooks == 0 && control.isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
    }
    return adder.sums();
}

} // namespace tilldesk::exports
