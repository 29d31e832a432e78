#include "core/exports/heads_file.h"

#include "core/audit/audit_queries.h"
#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"
#include "core/exports/bank_statement.h"
#include "core/http/json_writer.h"
#include "core/keys/key_repository.h"
#include "core/ledger/ledger_heads.h"
#include "core/storage/atomic_file.h"

#include <QStringList>

namespace tilldesk::exports {
namespace {

/// Returns the signed payload with the additional members `kid` and `jws`.
QByteArray lineOf(const LedgerHead &head)
{
    std::string more;
    http::JsonWriter json(more);
    json.beginObject();
    json.member("kid", head.kid);
    json.member("jws", head.jws);
    json.endObject();
    return ledger::headPayload(head).chopped(1) + ',' + QByteArray::fromStdString(more).sliced(1);
}

QByteArray keysOf(storage::Database &db, const QStringList &kids)
{
    const auto certificates = keys::KeyRepository(db).certificates();
    QByteArrayList keys;
    for (const QString &kid : kids) {
        const QByteArray certificate = certificates.value(kid);
        if (const auto key = crypto::publicKeyOf(certificate))
            keys << crypto::jwkJson(*key, kid, certificate);
    }
    return keys.join(",\n");
}

/// Returns the member `audit`; empty if the audit trail is empty.
QByteArray auditHead(storage::Database &db)
{
    const audit::AuditHead head = audit::head(db);
    if (head.seq == 0)
        return {};
    return ",\n\"audit\":{\"entry\":" + QByteArray::number(head.seq) + ",\"hash\":\"" + head.hash
        + "\"}";
}

} // namespace

QByteArray headsDocument(storage::Database &db, const QDate &from, const QDate &to)
{
    QStringList kids;
    QByteArrayList lines;
    for (const LedgerHead &head : ledger::headsBetween(db, from, to)) {
        lines << lineOf(head);
        if (!kids.contains(head.kid))
            kids << head.kid;
    }
    return "{\"keys\":[\n" + keysOf(db, kids) + "\n],\"heads\":[\n" + lines.join(",\n") + "\n]"
        + (from.isNull() && to.isNull() ? auditHead(db) : QByteArray()) + "}\n";
}

Result<qint64> writeHeads(storage::Database &db, const QString &path, const QDate &from,
                          const QDate &to)
{
    const QByteArray document = headsDocument(db, from, to);
    auto file = storage::AtomicFile::begin(path, document.size());
    if (!file)
        return file.failure();
    if (file->file().write(document) != document.size())
        return notWritten(file->file());
    return file->commit();
}

} // namespace tilldesk::exports
