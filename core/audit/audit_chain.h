#pragma once

#include "core/domain/audit.h"

#include <QByteArrayView>

namespace tilldesk::audit {

/// A row of the table `audit_trail`, as the hash covers it: objects are texts of compact JSON.
struct ChainedRow {
    qint64 seq = 0;
    Timestamp at;
    qint64 kind = 0;
    qint64 actorKind = 0;
    QByteArray actorId;
    QByteArray actorName;
    QByteArray approverId;
    QByteArray approverName;
    QByteArray place;
    QByteArray subject;
    QByteArray facts;
    QByteArray before;
    QByteArray after;
    qint64 guard = 0;
    QByteArray state; ///< digest of the guarded record in hex; empty: no guarded record
};

/// Returns the hash before the first entry, in hex: 64 zeros.
[[nodiscard]] QByteArray firstHash();

/// Returns the hash of an entry in hex: SHA-256 over `before`, the hash of the previous entry in
/// hex, and over the row's fields. Each field has its length in front, so that no two rows have the
/// same text.
[[nodiscard]] QByteArray chainedHash(QByteArrayView before, const ChainedRow &row);

} // namespace tilldesk::audit
