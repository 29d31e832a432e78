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
    const Timestamp now = clock.now();
    auto rows = m_db.prepare(
        u"SELECT digest, seen_until FROM seen_request WHERE seen_until >= :now ORDER BY seq"_s);
    rows.bind(u":now"_s, now);
    while (rows.next())
        std::ignore = m_memory.add({RequestDigest::fromHex(rows.text(0)), rows.time(1)}, now);
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
    // Kept, so that it comes nearer: the clock may have been set back.
    m_nextForget = std::min(m_nextForget, m_clock.now() + kInterval);
    return m_nextForget;
}

int SeenRequestStore::forget()
{
    const Timestamp now = m_clock.now();
    auto rows = m_db.prepare(u"DELETE FROM seen_request WHERE seq IN (SELECT seq FROM seen_request"
                             " WHERE seen_until < :now ORDER BY seen_until LIMIT :most)"
                             " RETURNING digest"_s);
    rows.bind(u":now"_s, now).bind(u":most"_s, qint64(kForgetAtOnce));
    int count = 0;
    while (rows.next()) {
        m_memory.forget(RequestDigest::fromHex(rows.text(0)), now);
        ++count;
    }
    m_nextForget = count == kForgetAtOnce ? now : now + kInterval;
    return count;
}

} // namespace tilldesk::merchants
