#include "core/verification/checks.h"

#include "core/crypto/certificate.h"
#include "core/crypto/jws.h"
#include "core/domain/day_close.h"
#include "core/keys/key_repository.h"
#include "core/ledger/ledger_chain.h"
#include "core/ledger/ledger_heads.h"
#include "core/storage/sql_list.h"

#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// Public keys of the service by `kid`, parsed when they are first asked for.
class PublicKeys
{
public:
    explicit PublicKeys(storage::Database &db)
        : m_certificates(keys::KeyRepository(db).certificates())
    {
    }

    /// Returns null if there is no such key.
    const crypto::PublicKey *find(const QString &kid)
    {
        auto known = m_keys.find(kid);
        if (known == m_keys.end()) {
            auto key = crypto::publicKeyOf(m_certificates.value(kid));
            known = m_keys.emplace(kid, key ? std::optional(std::move(*key)) : std::nullopt).first;
        }
        return known->second ? &*known->second : nullptr;
    }

private:
    QHash<QString, QByteArray> m_certificates;
    std::map<QString, std::optional<crypto::PublicKey>> m_keys;
};

QString faultOfSignature(const LedgerHead &head, PublicKeys &keys)
{
    const auto jws = crypto::parseCompactJws(head.jws);
    if (!jws)
        return u"its signature is not a compact JWS"_s;
    if (jws->payload != ledger::headPayload(head))
        return u"it is not what was signed"_s;
    const crypto::PublicKey *key = keys.find(head.kid);
    if (key == nullptr)
        return u"the service never had its key"_s;
    if (!crypto::verifySignature(jws->input, jws->signature, *key))
        return u"its signature does not verify"_s;
    return {};
}

/// Returns the stored hash of an entry; empty if there is no such entry.
QByteArray storedHash(storage::Database &db, qint64 entry)
{
    if (entry == 0)
        return ledger::firstHash().toHex();
    auto row = db.prepare(u"SELECT hash FROM ledger_entry WHERE seq = :seq"_s);
    row.bind(u":seq"_s, entry);
    return row.next() ? row.read<QByteArray>() : QByteArray();
}

/// Finds day closes whose head is missing or does not cover their lines, and X readings with a
/// head.
void checkReferences(storage::Database &db, Findings &found)
{
    auto rows = db.prepare(
        u"SELECT d.seq FROM day_close d LEFT JOIN ledger_head h ON h.seq = d.head"
        " WHERE d.head IS NOT NULL AND (d.kind <> %1 OR h.seq IS NULL"
        "  OR h.entry < d.items_upto) ORDER BY d.seq"_s.arg(storage::sqlNumber(DayCloseKind::Z)));
    while (rows.next())
        found.at(u"day_close"_s, rows.read<qint64>(), u"its head does not cover its lines"_s);
}

} // namespace

QString faultOfHead(storage::Database &db, const LedgerHead &head)
{
    const QByteArray hash = storedHash(db, head.entry);
    if (hash.isEmpty())
        return u"the ledger has no entry %1: entries were removed"_s.arg(head.entry);
    if (hash != head.hash)
        return u"entry %1 of the ledger has another hash: the ledger was rewritten"_s.arg(
            head.entry);
    return {};
}

QString checkHeads(storage::Database &db, Findings &found)
{
    const QString table = u"ledger_head"_s;
    PublicKeys keys(db);
    qint64 count = 0;
    qint64 entry = 0;
    QDate day;
    const auto heads = ledger::headsBetween(db);
    for (const LedgerHead &head : heads) {
        if (head.seq != ++count) {
            found.at(table, head.seq, u"its seq should be %1"_s.arg(count));
            count = head.seq;
        }
        if (head.cause == LedgerHeadCause::DayEnd) {
            if (head.entry < entry)
                found.at(table, head.seq, u"it covers less than the day before"_s);
            entry = head.entry;
            if (day.isValid() && head.day != day.addDays(1))
                found.at(table, head.seq,
                         u"it should be of %1"_s.arg(day.addDays(1).toString(Qt::ISODate)));
            day = head.day;
        }
        QString fault = faultOfSignature(head, keys);
        if (fault.isEmpty())
            fault = faultOfHead(db, head);
        if (!fault.isEmpty())
            found.at(table, head.seq, fault);
    }
    checkReferences(db, found);
    return u"%1 heads, each signed by the service and matching the ledger"_s.arg(heads.size());
}

} // namespace tilldesk::verification
