#pragma once

#include "core/http/tls_identity.h"

#include <QStringList>

namespace tilldesk::http {

/// The identity of an endpoint without a public name, issued by an authority of this installation.
///
/// Makes `ca.pem`, `ca.key`, `server.pem` and `server.key` in `folder` at first use, the keys
/// readable by the owner only. Callers trust the authority by hand, so it keeps its key, and its
/// certificate permits only private networks, names that nobody can register, and these names and
/// addresses. It is valid for five years, and made again in the last 30 days or when it permits one
/// of the names or addresses not: callers must then trust the new one. An authority without name
/// constraints, which earlier versions made, stays until its end. The server's certificate is
/// issued again when it lacks one of the names or addresses, or is not valid from now for 30 days.
///
/// One process at a time may use a folder.
/// @param folder  made for the owner only when it is not there
/// Errors: `Storage` with the path when a file cannot be read or written; `FieldInvalid` when a
/// name is no host name or an address no IP address, and, with the path, when a file was not made
/// here, is not whole, or is a key that others may use: nothing is overwritten then.
[[nodiscard]] Result<TlsIdentity> localTlsIdentity(const QString &folder,
                                                   const QStringList &dnsNames,
                                                   const QStringList &ipAddresses, Timestamp now);

} // namespace tilldesk::http
