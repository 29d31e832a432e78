#include "app/commands/checks.h"

#include <algorithm>
#include <array>
#include <charconv>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

const std::vector<std::vector<Check>> &allChecks()
{
    static const std::vector<std::vector<Check>> checks{
        {{u"schema"_s, checkSchema}, {u"integrity"_s, checkIntegrity}},
        {{u"integrity of payments"_s, checkPaymentIntegrity}},
        {{u"integrity of steps"_s, checkStepIntegrity}},
        {{u"foreign keys"_s, checkForeignKeys}},
        {{u"merchants"_s, checkMerchants},
         {u"API keys"_s, checkApiKeys},
         {u"service keys"_s, checkServiceKeys},
         {u"payments"_s, checkPayments},
         {u"steps"_s, checkSteps},
         {u"counts"_s, checkCounts},
         {u"callbacks"_s, checkCallbacks}},
        moneyChecks()};
    return checks;
}

const std::vector<Check> &moneyChecks()
{
    static const std::vector<Check> checks{{u"ledger"_s, checkLedger},
                                           {u"refunds"_s, checkRefunds},
                                           {u"ledger heads"_s, checkHeads},
                                           {u"payouts"_s, checkPayouts},
                                           {u"day closes"_s, checkDayCloses}};
    return checks;
}

QString faultOfId(QByteArrayView id, Timestamp createdAt)
{
    constexpr qsizetype kIdLength = 24;
    constexpr qsizetype kTimeLength = 12;
    if (!isHex(id, kIdLength))
        return u"the id is not 24 lower-case hex digits"_s;
    qint64 time = 0;
    std::from_chars(id.data(), id.data() + kTimeLength, time, 16);
    if (time != toMillis(createdAt))
        return u"the id's time is not created_at"_s;
    return {};
}

bool isHex(QByteArrayView text, qsizetype length)
{
    return text.size() == length && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

void Findings::add(const QString &where, const QString &what)
{
    if (m_lines.size() < kMost)
        m_lines << QString(where + u": "_s + what);
    else
        ++m_more;
}

void Findings::at(const QString &table, qint64 row, const QString &what)
{
    const QString where = table + u' ' + QString::number(row);
    constexpr std::array kTablesWithIds{"payment"_L1, "refund"_L1,   "payout"_L1, "callback"_L1,
                                        "profile"_L1, "merchant"_L1, "api_key"_L1};
    if (m_lines.size() >= kMost || std::ranges::find(kTablesWithIds, table) == kTablesWithIds.end())
        return add(where, what);
    auto id = m_db.prepare(u"SELECT id FROM %1 WHERE seq = :seq"_s.arg(table));
    id.bind(u":seq"_s, row);
    add(where, id.next() ? u"%1 (id %2)"_s.arg(what, id.text(0)) : what);
}

} // namespace tilldesk::app
