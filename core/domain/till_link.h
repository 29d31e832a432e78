#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace tilldesk {

/// What a window needs to be paired with a service. Its text is a link, which is also shown as a QR
/// code: `tilldesk://HOST:PORT/?fingerprint=SHA256&code=DIGITS`.
/// @source service.md#tills
struct TillLink {
    QString host; ///< name or IP address, an IPv6 address without brackets
    quint16 port = 0;
    QByteArray fingerprint; ///< SHA-256 of the service's certificate, 64 hex digits in lower case
    QString code;           ///< 6 digits

    friend bool operator==(const TillLink &, const TillLink &) = default;
};

/// Returns a fingerprint as people compare it: groups of four hex digits, in upper case.
[[nodiscard]] QString fingerprintForPeople(const QByteArray &fingerprint);
[[nodiscard]] QString toText(const TillLink &link);
/// Reads a link. Blanks around the link are ignored.
/// Errors: `FieldInvalid`; the field is the part that is wrong or missing: `link` (as a whole),
/// `host`, `port`, `fingerprint` or `code`.
[[nodiscard]] Result<TillLink> tillLinkFrom(const QString &text);

} // namespace tilldesk
