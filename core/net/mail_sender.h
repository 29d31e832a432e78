#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/pack_sending.h"

#include <atomic>

namespace tilldesk::net {

/// An e-mail with files.
struct Mail {
    QStringList to; ///< addresses, at least one
    QString subject;
    QString text;
    QStringList files; ///< full paths; attached under their own names
    Timestamp at;      ///< its date
};

/// Returns whether `text` has the form of an e-mail address: one `@` between a name and a host,
/// without spaces, control characters and angle brackets. @source RFC 5321, 4.1.2 (the usual part)
[[nodiscard]] bool isMailAddress(const QString &text);

/// Sends an e-mail over a connection with TLS, whose certificate must be valid for the host and
/// issued by an authority of the system or of MailServer::caFile. Blocks for minutes at worst; any
/// thread. Sends nothing before the server is verified.
/// Errors: `FileNotWritten` with a reason that names the server, never the password: not reachable,
/// certificate not trusted, name or password refused, address or message refused; `FieldInvalid`
/// (packTo, mailFrom) for an address without the form of one; `NoSpace` if the files exceed
/// kMailLimit; `Cancelled`.
/// @param password  empty if MailServer::user is empty
/// @param isCancelled  set by another thread
[[nodiscard]] Result<void> sendMail(const MailServer &server, const QString &password,
                                    const Mail &mail, const std::atomic<bool> &isCancelled);

} // namespace tilldesk::net
