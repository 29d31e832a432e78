#pragma once

#include "core/http/tls_identity.h"

#include <QStringList>

namespace tilldesk::http {

/// The identity of an endpoint without a public name, issued by an authority of this installation.
///
/// Makes `ca.pem`, `ca.key`, `server.pem` and `server.key` in `folder` at first use, the keys
/// readable by the owner only. The authority keeps its key for good, as callers trust it by hand;
/// its certificate is valid for ten years and made anew in the last 30 days. The server's is issued
/// anew when it lacks one of the names or addresses, or is not valid from now for 30 days.
///
/// One process at a time may use a folder.
/// @param folder  made for the owner only when it is not there
/// Errors: `Storage` with the path when a file cannot be read or written; `FieldInvalid` when a
/// name is no host name or an address no IP address, and, with the path, when a file was not made
/// here or is not whole: nothing is overwritten then.
[[nodiscard]] Result<TlsIdentity> localTlsIdentity(const QString &folder,
                                                   const QStringList &dnsNames,
                                                   const QStringList &ipAddresses, Timestamp now);

} // namespace tilldesk::http
