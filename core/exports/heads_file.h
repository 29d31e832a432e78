#pragma once

#include "core/base/result.h"
#include "core/storage/database.h"

#include <QByteArray>
#include <QDate>

namespace tilldesk::exports {

/// Returns the heads of the ledger's chain with the public keys that verify them, as a JSON object.
/// `keys` is a JWKS (RFC 7517). `heads` has one line per head: the members of the signed payload,
/// `kid`, and `jws` (compact JWS, RFC 7515). Without `from` and `to` also `audit`: number and hash
/// of the last entry of the audit trail. Deterministic: the same heads give the same bytes.
/// @param from, to  days, both inclusive; null: unbounded
/// @source resources/help/service.md#heads
[[nodiscard]] QByteArray headsDocument(storage::Database &db, const QDate &from = {},
                                       const QDate &to = {});

/// Writes headsDocument() to `path`. Atomic: an existing file is replaced only at the end. Errors:
/// as AtomicFile.
/// @return the file's size in bytes
[[nodiscard]] Result<qint64> writeHeads(storage::Database &db, const QString &path,
                                        const QDate &from = {}, const QDate &to = {});

} // namespace tilldesk::exports
