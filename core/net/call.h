#pragma once

#include "core/base/timestamp.h"
#include "core/domain/callback_url.h"

#include <QByteArray>
#include <QList>
#include <QUrl>
#include <functional>
#include <optional>

namespace tilldesk::net {

using Headers = QList<std::pair<QByteArray, QByteArray>>;

/// The parts of a URL that a call needs, parsed once for many calls.
struct Destination {
    /// @param url  http or https, with a host
    [[nodiscard]] static Destination of(const QUrl &url);

    bool isTls = false;
    QByteArray host; ///< in lower case; an IP address without brackets
    quint16 port = 0;
    QByteArray origin;    ///< scheme, host and port as one text; key of the connection pool
    QByteArray authority; ///< host and port as the URL spells them
    QByteArray target;    ///< path and query, as sent
};

/// A request and its destination.
struct Call {
    Destination to;
    UrlRule rule = UrlRule::PublicHttps; ///< SSRF guard: which addresses the host may resolve to
    Headers headers = {};                ///< sent in addition to those of headerLines()
    std::optional<QByteArray> body = {}; ///< set: POST; empty: GET
    QByteArray method = {};              ///< another method than that, for example `DELETE`
    qsizetype maxAnswer = 65'536;        ///< limit of the response body in bytes; a longer body is
                                         ///< truncated
    bool reusesConnection = true;        ///< false: looks the name up and connects anew

    /// Returns all header lines: Host, User-Agent, Accept-Encoding and so on, then `headers`.
    /// @return "Name: value" and `lineEnd`, once for each header
    [[nodiscard]] QByteArray headerLines(QByteArrayView lineEnd) const;
};

/// How a call ended.
enum class Outcome : quint8 {
    Answered,         ///< a complete HTTP response of any status, or one truncated at
                      ///< Call::maxAnswer
    TimedOut,         ///< no complete response within the time-out
    ConnectionBroken, ///< no connection, or the response was incomplete or not HTTP
    TlsFailed,        ///< TLS failed, for example as the certificate is not trusted or is for
                      ///< another name
    NameUnknown,      ///< the host name has no address
    NotAllowed,       ///< the SSRF guard forbids all addresses of the host
};

/// What a call saw while it connected. All empty if it reused a connection.
struct ConnectionFacts {
    int addresses = 0;                         ///< of the host name, before the SSRF guard
    std::chrono::milliseconds lookUp{0};       ///< until the name was resolved
    std::chrono::milliseconds connect{0};      ///< from then on, until the request could be sent
    QString tls;                               ///< for example `TLS 1.3`; empty: no TLS, or not yet
    std::optional<Timestamp> certificateUntil; ///< end of the server certificate's validity
};

struct Answer {
    Outcome outcome = Outcome::Answered;
    int status = 0; ///< set exactly if Answered
    Headers headers;
    QByteArray body;
    bool isTruncated = false; ///< the body exceeded Call::maxAnswer
    QString address;          ///< the address connected to; empty: none
    QString detail;           ///< the reason for any outcome but Answered, in English
    bool wasSent = false;     ///< bytes of the request may have reached the server
    ConnectionFacts connection = {};
};

using Done = std::function<void(Answer)>;

} // namespace tilldesk::net
