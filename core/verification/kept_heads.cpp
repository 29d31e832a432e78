#include "core/verification/kept_heads.h"

#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "core/keys/key_repository.h"
#include "core/ledger/ledger_heads.h"
#include "core/verification/checks.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

tl::unexpected<Error> noHeads(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why, u"heads"_s);
}

std::optional<LedgerHead> toHead(const QJsonObject &json)
{
    LedgerHead head{.seq = json[u"seq"_s].toInteger(),
                    .cause = {},
                    .day = QDate::fromString(json[u"day"_s].toString(), Qt::ISODate),
                    .zone = json[u"timeZone"_s].toString().toUtf8(),
                    .entry = json[u"entry"_s].toInteger(-1),
                    .hash = json[u"hash"_s].toString().toLatin1(),
                    .madeAt = {},
                    .kid = json[u"kid"_s].toString(),
                    .jws = json[u"jws"_s].toString().toLatin1()};
    const auto madeAt = parseIsoTime(json[u"madeAt"_s].toString());
    const auto cause = ledger::headCauseFrom(json[u"cause"_s].toString());
    if (!cause || !madeAt || head.seq < 1 || head.entry < 0 || !head.day.isValid())
        return {};
    head.cause = *cause;
    head.madeAt = *madeAt;
    return head;
}

/// Returns the key called `kid`: that of the document, or the database's own.
std::optional<crypto::PublicKey> keyOf(const QString &kid, const crypto::JwkSet *document,
                                       const QHash<QString, QByteArray> &certificates)
{
    if (const crypto::Jwk *key = document != nullptr ? document->find(kid) : nullptr)
        return key->key;
    auto key = crypto::publicKeyOf(certificates.value(kid));
    return key ? std::optional(std::move(*key)) : std::nullopt;
}

QString faultOfSignature(const LedgerHead &head, const std::optional<crypto::PublicKey> &key)
{
    const auto jws = crypto::parseCompactJws(head.jws);
    if (!jws || jws->payload != ledger::headPayload(head))
        return u"the file was changed: its members differ from the signed ones"_s;
    if (!key)
        return u"neither the file nor the database has the key %1 of the signature"_s.arg(head.kid);
    if (!crypto::verifySignature(jws->input, jws->signature, *key))
        return u"its signature does not verify"_s;
    return {};
}

/// Returns how the audit trail differs from its kept head; empty if it does not.
QString faultOfAudit(storage::Database &db, const audit::AuditHead &kept)
{
    if (kept.seq == 0)
        return {};
    QByteArray hash;
    audit::readChain(db, kept.seq, [&](const audit::ChainedRow &row, const QByteArray &stored) {
        if (row.seq == kept.seq)
            hash = stored;
        return false;
    });
    if (hash.isEmpty())
        return u"it has no entry %1: entries were removed"_s.arg(kept.seq);
    if (hash != kept.hash)
        return u"its entry %1 has another hash: the trail was rewritten"_s.arg(kept.seq);
    return {};
}

} // namespace

Result<KeptHeads> KeptHeads::parse(const QByteArray &json)
{
    const QJsonObject document = QJsonDocument::fromJson(json).object();
    if (!document[u"heads"_s].isArray() || !document[u"keys"_s].isArray())
        return noHeads(u"was not written by 'tilldeskd heads'"_s);
    KeptHeads kept;
    const QJsonArray heads = document[u"heads"_s].toArray();
    for (const auto &entry : heads) {
        auto head = toHead(entry.toObject());
        if (!head)
            return noHeads(
                u"contains a head that cannot be read, number %1"_s.arg(kept.m_heads.size() + 1));
        kept.m_heads << std::move(*head);
    }
    const QJsonObject audited = document[u"audit"_s].toObject();
    kept.m_audit = {audited[u"entry"_s].toInteger(), audited[u"hash"_s].toString().toLatin1()};
    kept.m_keys = QJsonDocument(QJsonObject{{u"keys"_s, document[u"keys"_s]}}).toJson();
    return kept;
}

QString KeptHeads::check(storage::Database &db, Findings &found) const
{
    const auto certificates = keys::KeyRepository(db).certificates();
    const auto document = crypto::JwkSet::parse(m_keys);
    for (const LedgerHead &head : m_heads) {
        const QString where = u"head %1 of %2"_s.arg(head.seq).arg(head.day.toString(Qt::ISODate));
        const auto key = keyOf(head.kid, document ? &*document : nullptr, certificates);
        if (const QString fault = faultOfSignature(head, key); !fault.isEmpty())
            found.add(where, fault);
        else if (const QString wrong = faultOfHead(db, head); !wrong.isEmpty())
            found.add(where, wrong);
    }
    if (const QString fault = faultOfAudit(db, m_audit); !fault.isEmpty())
        found.add(u"audit_trail"_s, fault);
    if (m_heads.isEmpty())
        found.add(u"the file"_s, u"the file has no heads"_s);
    else
        return u"the ledger is still that of %1 signed heads, the last of %2 at entry %3"_s.arg(
            QString::number(m_heads.size()), m_heads.last().day.toString(Qt::ISODate),
            QString::number(m_heads.last().entry));
    return {};
}

Result<KeptHeads> readKeptHeads(const QString &path)
{
    constexpr qint64 kMax = 256LL * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return noHeads(u"%1 cannot be read: %2"_s.arg(path, file.errorString()));
    const QByteArray json = file.read(kMax + 1);
    if (json.size() > kMax)
        return noHeads(u"%1 is larger than 256 MiB"_s.arg(path));
    return KeptHeads::parse(json);
}

} // namespace tilldesk::verification
