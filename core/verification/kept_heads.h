#pragma once

#include "core/audit/audit_queries.h"
#include "core/base/result.h"
#include "core/domain/ledger.h"
#include "core/verification/findings.h"

namespace tilldesk::verification {

/// Heads of a ledger's chain, and the last entry of an audit trail, that were kept outside their
/// database.
class KeptHeads
{
public:
    /// Reads a document of exports::headsDocument(), also after other software has formatted it.
    /// Errors: `FieldInvalid` (heads).
    [[nodiscard]] static Result<KeptHeads> parse(const QByteArray &json);

    /// Finds where the database contradicts the heads: another hash, entries that are missing, a
    /// signature that neither a key of the document nor one of the database verifies.
    /// @pre checkLedger() and checkAudit() have recomputed the chains. @return what was checked
    QString check(storage::Database &db, Findings &found) const;

private:
    QList<LedgerHead> m_heads;
    audit::AuditHead m_audit; ///< `seq` 0: the document has none
    QByteArray m_keys;        ///< public keys of the document, as a JWKS
};

/// Reads the file at `path`, 256 MiB at most. Errors: `FieldInvalid` (heads).
[[nodiscard]] Result<KeptHeads> readKeptHeads(const QString &path);

} // namespace tilldesk::verification
