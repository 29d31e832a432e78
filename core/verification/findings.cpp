#include "core/verification/findings.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {

void Findings::add(const QString &where, const QString &what)
{
    if (m_lines.size() < kMaxLines)
        m_lines << QString(where + u": "_s + what);
    else
        ++m_more;
}

void Findings::at(const QString &table, qint64 row, const QString &what)
{
    const QString where = table + u' ' + QString::number(row);
    constexpr std::array kTablesWithIds{"payment"_L1, "refund"_L1,   "payout"_L1, "callback"_L1,
                                        "profile"_L1, "merchant"_L1, "api_key"_L1};
    if (m_lines.size() >= kMaxLines
        || std::ranges::find(kTablesWithIds, table) == kTablesWithIds.end())
        return add(where, what);
    auto id = m_db.prepare(u"SELECT id FROM %1 WHERE seq = :seq"_s.arg(table));
    id.bind(u":seq"_s, row);
    add(where, id.next() ? u"%1 (id %2)"_s.arg(what, id.read<QString>()) : what);
}

} // namespace tilldesk::verification
