#pragma once

#include "core/http/tls_identity.h"

#include <QStringList>

namespace tilldesk::http {

/// Returns the TLS identity of an endpoint without a public name, issued by a local authority of
/// this installation.
///
/// Creates `ca.pem`, `ca.key`, `server.pem` and `server.key` in `folder` at first use; only the
/// owner can read the keys. Callers trust the authority by hand, so its key is reused when it is
/// renewed. Its certificate permits only private networks, names that nobody can register, and the
/// given names and addresses. It is valid for five years. It is renewed in its last 30 days, or if
/// it does not permit one of the names or addresses: callers must then trust the new one. An
/// authority without name constraints, from an earlier version, is kept until it expires. The
/// server's certificate is reissued if it lacks one of the names or addresses, or is not valid from
/// now on for 30 days.
///
/// One process at a time may use a folder.
/// @param folder  created if it does not exist, for the owner only
/// Errors: `Storage` with the path if a file cannot be read or written; `FieldInvalid` if a name or
/// address is malformed. `FieldInvalid` with the path if a file was not created here, is
/// incomplete, or is a key that other users can access: nothing is overwritten then.
[[nodiscard]] Result<TlsIdentity> localTlsIdentity(const QString &folder,
                                                   const QStringList &dnsNames,
                                                   const QStringList &ipAddresses, Timestamp now);

} // namespace tilldesk::http
