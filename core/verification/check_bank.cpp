#include "core/verification/checks.h"

#include "core/domain/audit.h"
#include "core/domain/payout.h"
#include "core/storage/sql_list.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// What the entries of the audit trail say about matches. Each key names a decision.
struct Decisions {
    QMultiHash<QString, qint64> matches;   ///< by hand; seq of the entries
    QMultiHash<QString, qint64> unmatches; ///< seq of the entries
    qint64 byRule = 0;                     ///< number of matches by the rule
};

QString matchKey(qint64 line, const QString &payout, qint64 difference, const QString &actor)
{
    return u"%1 %2 %3 "_s.arg(line).arg(payout).arg(difference) + actor;
}

QString unmatchKey(qint64 line, const QString &actor)
{
    return QString::number(line) + u' ' + actor;
}

Decisions decisions(storage::Database &db)
{
    Decisions all;
    auto rows = db.prepare(
        u"SELECT seq, kind, subject, facts, actor_kind, actor_name"
        " FROM audit_trail WHERE kind IN (%1) ORDER BY seq"_s.arg(storage::sqlList(
            {AuditKind::BankFileRead, AuditKind::BankLineMatched, AuditKind::BankLineUnmatched})));
    while (rows.next()) {
        const auto [seq, kind, subject, text, actorKind, name] =
            rows.read<qint64, AuditKind, QString, QByteArray, AuditActorKind, QString>();
        const QJsonObject facts = QJsonDocument::fromJson(text).object();
        const QString actor = name.isEmpty() ? QString(toText(actorKind)) : name;
        const qint64 line = facts[u"line"_s].toInteger();
        if (kind == AuditKind::BankLineUnmatched)
            all.unmatches.insert(unmatchKey(line, actor), seq);
        else if (kind == AuditKind::BankLineMatched && line > 0)
            all.matches.insert(matchKey(line, subject, facts[u"difference"_s].toInteger(), actor),
                               seq);
        else
            all.byRule += facts[u"matched"_s].toInteger();
    }
    return all;
}

/// Takes one entry with this key. Returns false if there is none left.
bool take(QMultiHash<QString, qint64> &entries, const QString &key)
{
    const auto found = entries.find(key);
    if (found == entries.end())
        return false;
    entries.erase(found);
    return true;
}

/// Holds the matches and their ends to the entries of the audit trail that made them.
void compareWithTrail(storage::Database &db, Findings &found)
{
    const QString table = u"bank_match"_s;
    Decisions recorded = decisions(db);
    qint64 byRule = 0;
    auto rows =
        db.prepare(u"SELECT m.seq, m.entry, m.by_hand, coalesce(p.id, ''), m.difference,"
                   " m.actor, coalesce(e.text, ''), u.match IS NOT NULL,"
                   " coalesce(u.actor, '') FROM bank_match m"
                   " LEFT JOIN every_payout p ON p.seq = coalesce(m.payout, -m.hosted_payout)"
                   " LEFT JOIN bank_entry e ON e.seq = m.entry"
                   " LEFT JOIN bank_unmatch u ON u.match = m.seq ORDER BY m.seq"_s);
    while (rows.next()) {
        const auto [seq, line, isByHand, payout, difference] =
            rows.read<qint64, qint64, bool, QString, qint64>();
        const auto [actor, text, isEnded, endedBy] = rows.read<QString, QString, bool, QString>();
        if (isByHand && !take(recorded.matches, matchKey(line, payout, difference, actor)))
            found.at(table, seq,
                     u"no entry of the audit trail made it: another program added or changed it"_s);
        QString plain;
        for (const QChar c : text) {
            if (c.isLetterOrNumber())
                plain += c.toLower();
        }
        if (!isByHand && !plain.contains(payout))
            found.at(table, seq, u"its line does not name its payout"_s);
        byRule += isByHand ? 0 : 1;
        if (isEnded && !take(recorded.unmatches, unmatchKey(line, endedBy)))
            found.at(u"bank_unmatch"_s, seq,
                     u"no entry of the audit trail made it: another program added or changed it"_s);
    }
    const auto removed = [&](const QMultiHash<QString, qint64> &left, const QString &name) {
        for (const qint64 entry : left)
            found.add(name,
                      u"entry %1 of the audit trail has no row: another program removed or"
                      " changed it"_s.arg(entry));
    };
    removed(recorded.matches, table);
    removed(recorded.unmatches, u"bank_unmatch"_s);
    if (byRule < recorded.byRule)
        found.add(table,
                  u"the rule made %1 matches, but there are %2: another program removed"
                  " some"_s.arg(recorded.byRule)
                      .arg(byRule));
}

} // namespace

QString checkBank(storage::Database &db, Findings &found)
{
    qint64 matches = 0;
    auto rows = db.prepare(
        u"SELECT m.seq, e.seq IS NOT NULL, coalesce(m.payout, m.hosted_payout) IS NULL, p.seq IS "
        u"NOT NULL,"
        " coalesce(p.status, 0), coalesce(e.amount, 0), coalesce(p.amount, 0), m.difference,"
        " coalesce(p.iban, '') = coalesce(a.iban, ''), m.by_hand,"
        " (SELECT count(*) FROM bank_match o LEFT JOIN bank_unmatch x ON x.match = o.seq"
        "  WHERE x.match IS NULL AND (o.entry = m.entry OR o.payout = m.payout"
        "  OR o.hosted_payout = m.hosted_payout))"
        " FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq"
        " LEFT JOIN bank_entry e ON e.seq = m.entry LEFT JOIN bank_account a ON a.seq = e.account"
        " LEFT JOIN every_payout p ON p.seq = coalesce(m.payout, -m.hosted_payout)"
        " WHERE u.match IS NULL ORDER BY m.seq"_s);
    while (rows.next()) {
        ++matches;
        const auto [seq, hasEntry, isNoPayout, hasPayout, status] =
            rows.read<qint64, bool, bool, bool, PayoutStatus>();
        const auto [booked, paid, difference, isSameAccount, isByHand, sharing] =
            rows.read<qint64, qint64, qint64, bool, bool, qint64>();
        const auto fault = [&found, match = seq](const QString &what) {
            found.at(u"bank_match"_s, match, what);
        };
        if (!hasEntry)
            fault(u"its line does not exist"_s);
        else if (sharing > 1)
            fault(u"its line or its payout has another match"_s);
        if (!hasEntry || isNoPayout)
            continue;
        if (!hasPayout)
            fault(u"its payout does not exist"_s);
        else if (!isSameAccount)
            fault(u"its payout was made to another account"_s);
        else if (status != PayoutStatus::Succeeded)
            fault(u"its payout has failed"_s);
        else if (booked - paid != difference || (!isByHand && difference != 0))
            fault(u"the amounts of its line and its payout do not agree"_s);
    }
    compareWithTrail(db, found);
    return u"%1 lines of the bank, each with one payout at most"_s.arg(matches);
}

} // namespace tilldesk::verification
