#include "core/ledger/ledger_heads.h"

#include "core/base/enum_texts.h"
#include "core/http/json_writer.h"
#include "core/ledger/ledger_chain.h"
#include "core/storage/sql_list.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ledger {
namespace {

/// Longest day of any time zone: with a clock change, 25 hours.
constexpr auto kLongestDay = std::chrono::hours(25);

constexpr EnumTexts<LedgerHeadCause> kHeadCauseNames{
    {LedgerHeadCause::DayEnd, "DAY_END"},
    {LedgerHeadCause::PayoutsMade, "PAYOUTS_MADE"},
    {LedgerHeadCause::DayClosed, "DAY_CLOSED"},
};

const QString kHeads =
    u"SELECT seq, cause, day, zone, entry, hash, made_at, kid, jws FROM ledger_head"_s;

LedgerHead toHead(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .cause = row.read<LedgerHeadCause>(),
            .day = QDate::fromString(row.read<QString>(), Qt::ISODate),
            .zone = row.read<QByteArray>(),
            .entry = row.read<qint64>(),
            .hash = row.read<QByteArray>(),
            .madeAt = row.read<Timestamp>(),
            .kid = row.read<QString>(),
            .jws = row.read<QByteArray>()};
}

std::optional<LedgerHead> lastHead(storage::Database &db)
{
    auto row = db.prepare(kHeads + u" ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? std::optional(toHead(row)) : std::nullopt;
}

/// Returns the last entry before `end`; 0: none. Binary search: `at` is monotonic in `seq`.
/// @param from  an entry before `end`, or 0
qint64 lastEntryBefore(storage::Database &db, Timestamp end, qint64 from)
{
    qint64 low = from;
    auto last = db.prepare(u"SELECT coalesce(max(seq), 0) FROM ledger_entry"_s);
    qint64 high = last.next() ? last.read<qint64>() : 0;
    while (low < high) {
        const qint64 middle = low + (high - low + 1) / 2;
        auto row = db.prepare(u"SELECT at FROM ledger_entry WHERE seq = :seq"_s);
        row.bind(u":seq"_s, middle);
        if (row.next() && row.read<Timestamp>() < end)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

QByteArray hashOf(storage::Database &db, qint64 entry)
{
    auto row = db.prepare(u"SELECT hash FROM ledger_entry WHERE seq = :seq"_s);
    row.bind(u":seq"_s, entry);
    return row.next() ? row.read<QByteArray>() : firstHash().toHex();
}

} // namespace

QLatin1StringView toText(LedgerHeadCause cause)
{
    return kHeadCauseNames.textOf(cause);
}

std::optional<LedgerHeadCause> headCauseFrom(QStringView name)
{
    return kHeadCauseNames.valueOf(name);
}

QByteArray headPayload(const LedgerHead &head)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    json.member("seq", head.seq);
    json.member("cause", toText(head.cause));
    json.member("day", head.day.toString(Qt::ISODate));
    json.member("timeZone", head.zone);
    json.member("entry", head.entry);
    json.member("hash", head.hash);
    json.member("madeAt", toIsoUtc(head.madeAt));
    json.endObject();
    return QByteArray::fromStdString(text);
}

LedgerHeads::LedgerHeads(storage::Database &db, const Clock &clock, const QTimeZone &zone,
                         HeadSigner signer)
    : m_db(db),
      m_clock(clock),
      m_zone(zone),
      m_signer(std::move(signer))
{
    db.addHooks(
        {.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] { m_next.reset(); }});
}

std::optional<Timestamp> LedgerHeads::nextDue()
{
    if (!m_signer.isReady())
        return {};
    const Timestamp now = m_clock.now();
    // The service clock may have been set back by days.
    if (!m_next && m_emptyUntil && *m_emptyUntil > now && *m_emptyUntil - now <= kLongestDay)
        return m_emptyUntil;
    if (const auto &next = nextDay())
        return next->end;
    m_emptyUntil = dayThat(dayOf(now)).end;
    return m_emptyUntil;
}

void LedgerHeads::makeDue()
{
    const Timestamp now = m_clock.now();
    auto last = lastHead(m_db);
    qint64 seq = last ? last->seq : 0;
    qint64 entry = 0;
    for (int made = 0; made < kDaysAtOnce; ++made) {
        const auto next = nextDay();
        if (!next || next->end > now)
            return;
        entry = lastEntryBefore(m_db, next->end, entry);
        std::ignore = insert({.seq = ++seq,
                              .cause = LedgerHeadCause::DayEnd,
                              .day = next->day,
                              .zone = m_zone.id(),
                              .entry = entry,
                              .hash = hashOf(m_db, entry),
                              .madeAt = std::max(now, last ? last->madeAt : now),
                              .kid = {},
                              .jws = {}});
        m_next = dayThat(next->day.addDays(1));
    }
}

std::optional<LedgerHead> LedgerHeads::make(LedgerHeadCause cause)
{
    if (!m_signer.isReady())
        return {};
    auto row = m_db.prepare(u"SELECT coalesce(max(seq), 0) FROM ledger_entry"_s);
    const qint64 entry = row.next() ? row.read<qint64>() : 0;
    const auto last = lastHead(m_db);
    if (last && last->entry == entry)
        return last;
    const Timestamp now = m_clock.now();
    return insert({.seq = last ? last->seq + 1 : 1,
                   .cause = cause,
                   .day = dayOf(now),
                   .zone = m_zone.id(),
                   .entry = entry,
                   .hash = hashOf(m_db, entry),
                   .madeAt = std::max(now, last ? last->madeAt : now),
                   .kid = {},
                   .jws = {}});
}

const std::optional<LedgerHeads::NextDay> &LedgerHeads::nextDay()
{
    if (m_next)
        return m_next;
    auto last = m_db.prepare(u"SELECT max(day) FROM ledger_head WHERE cause = "_s
                             + storage::sqlNumber(LedgerHeadCause::DayEnd));
    if (const QString day = last.next() ? last.read<QString>() : QString(); !day.isEmpty()) {
        m_next = dayThat(QDate::fromString(day, Qt::ISODate).addDays(1));
        return m_next;
    }
    auto first = m_db.prepare(u"SELECT at FROM ledger_entry ORDER BY seq LIMIT 1"_s);
    if (first.next())
        m_next = dayThat(dayOf(first.read<Timestamp>()));
    return m_next;
}

LedgerHead LedgerHeads::insert(LedgerHead head)
{
    auto [kid, jws] = m_signer.sign(headPayload(head));
    head.kid = std::move(kid);
    head.jws = std::move(jws);
    m_db.prepare(u"INSERT INTO ledger_head (seq, cause, day, zone, entry, hash, made_at, kid, jws)"
                 " VALUES (:seq, :cause, :day, :zone, :entry, :hash, :made_at, :kid, :jws)"_s)
        .bind(u":seq"_s, head.seq)
        .bind(u":cause"_s, qint64(head.cause))
        .bind(u":day"_s, head.day.toString(Qt::ISODate))
        .bind(u":zone"_s, QString::fromUtf8(head.zone))
        .bind(u":entry"_s, head.entry)
        .bind(u":hash"_s, QString::fromLatin1(head.hash))
        .bind(u":made_at"_s, head.madeAt)
        .bind(u":kid"_s, head.kid)
        .bind(u":jws"_s, QString::fromLatin1(head.jws))
        .run();
    return head;
}

QDate LedgerHeads::dayOf(Timestamp at) const
{
    return QDateTime::fromMSecsSinceEpoch(toMillis(at), m_zone).date();
}

LedgerHeads::NextDay LedgerHeads::dayThat(const QDate &day) const
{
    return {day, fromMillis(day.addDays(1).startOfDay(m_zone).toMSecsSinceEpoch())};
}

QList<LedgerHead> headsBetween(storage::Database &db, const QDate &from, const QDate &to)
{
    auto rows = db.prepare(kHeads + u" WHERE day BETWEEN :from AND :to ORDER BY seq"_s);
    rows.bind(u":from"_s, from.isValid() ? from.toString(Qt::ISODate) : u""_s)
        .bind(u":to"_s, to.isValid() ? to.toString(Qt::ISODate) : u"~"_s);
    QList<LedgerHead> heads;
    while (rows.next())
        heads << toHead(rows);
    return heads;
}

qint64 lastHeadSeq(storage::Database &db)
{
    auto row = db.prepare(u"SELECT coalesce(max(seq), 0) FROM ledger_head"_s);
    return row.next() ? row.read<qint64>() : 0;
}

std::optional<LedgerHead> headAt(storage::Database &db, qint64 seq)
{
    auto row = db.prepare(kHeads + u" WHERE seq = :seq"_s);
    row.bind(u":seq"_s, seq);
    return row.next() ? std::optional(toHead(row)) : std::nullopt;
}

} // namespace tilldesk::ledger
