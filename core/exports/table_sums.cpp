#include "core/exports/table_sums.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

TableAdder::TableAdder(const Table &table) : m_table(table), m_columns(table.columns())
{
    m_sums.columns.resize(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i].isSummed)
            m_summed.push_back(i);
    }
}

bool TableAdder::add()
{
    const auto cells = m_table.row();
    Q_ASSERT(m_columns.front().kind == ColumnKind::DateTime);
    m_sums.last = fromMillis(cells.front().number);
    if (m_sums.rows++ == 0)
        m_sums.first = m_sums.last;
    for (const std::size_t column : m_summed) {
        qint64 &sum = m_sums.columns[column];
        if (__builtin_add_overflow(sum, cells[column].number, &sum))
            return false;
    }
    return true;
}

bool TableAdder::addToGroup()
{
    const auto cells = m_table.row();
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i].kind != ColumnKind::Status)
            continue;
        const std::string name(cells[i].text.data(), std::size_t(cells[i].text.size()));
        PayoutSum &group = m_sums.groups[name];
        const auto sum =
            Amount::add(group.sum, Amount::fromCents(cells[m_table.sumColumn()].number));
        if (!sum)
            return false;
        group = {group.count + 1, *sum};
    }
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
