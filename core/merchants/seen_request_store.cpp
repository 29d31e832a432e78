#include "core/merchants/seen_request_store.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

constexpr std::chrono::minutes kInterval(1);

} // namespace

SeenRequestStore::SeenRequestStore(storage::Database &db, const Clock &clock, SeenRequests &memory)
    : m_db(db),
      m_clock(clock),
      m_memory(memory),
      m_nextForget(clock.now() + kInterval)
{
    db.addHooks({.beforeCommit = {},
                 .afterCommit =
                     [this] {
                         m_unwritten.erase(m_unwritten.begin(),
                                           m_unwritten.begin() + std::ptrdiff_t(m_writing));
                         m_writing = 0;
                     },
                 .afterRollback = [this] { m_writing = 0; }});
    // Restores all rows: the clock may have run ahead, so that a request only seems to have
    // expired.
    auto rows = m_db.prepare(u"SELECT digest, seen_until FROM seen_request ORDER BY seq DESC"_s);
    while (rows.next())
        m_memory.restore({RequestDigest::fromHex(rows.read<QString>()), rows.read<Timestamp>()});
}

void SeenRequestStore::writeUnwritten()
{
    const Timestamp now = m_clock.now();
    for (const SeenRequest &request : m_unwritten) {
        if (m_memory.contains(request.digest, now))
            write(request);
    }
    m_writing = m_unwritten.size();
}

void SeenRequestStore::write(const SeenRequest &request)
{
    m_db.prepare(u"INSERT INTO seen_request (digest, seen_until) VALUES (:digest, :until)"_s)
        .bind(u":digest"_s, request.digest.toHex())
        .bind(u":until"_s, request.until)
        .run();
}

Timestamp SeenRequestStore::nextForget()
{
    // Caches the next due time; setting the clock back must never postpone it.
    m_nextForget = std::min(m_nextForget, m_clock.now() + kInterval);
    return m_nextForget;
}

int SeenRequestStore::forget()
{
    const Timestamp now = m_clock.now();
    std::vector<qint64> over;
    {
        auto rows =
            m_db.prepare(u"SELECT seq, digest, seen_until FROM seen_request WHERE seen_until < :now"
                         " ORDER BY seen_until LIMIT :most"_s);
        rows.bind(u":now"_s, now).bind(u":most"_s, qint64(kForgetAtOnce));
        while (rows.next()) {
            const auto [seq, digest, until] = rows.read<qint64, QString, Timestamp>();
            if (m_memory.forget({RequestDigest::fromHex(digest), until}, now))
                over.push_back(seq);
        }
    }
    for (const qint64 seq : over)
        m_db.prepare(u"DELETE FROM seen_request WHERE seq = :seq"_s).bind(u":seq"_s, seq).run();
    const int count = int(over.size());
    m_nextForget = count == kForgetAtOnce ? now : now + kInterval;
    return count;
}

} // namespace tilldesk::merchants
