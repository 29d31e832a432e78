#pragma once

#include "core/domain/callback_url.h"

#include <QByteArray>
#include <QList>
#include <QUrl>
#include <functional>
#include <optional>

namespace tilldesk::net {

using Headers = QList<std::pair<QByteArray, QByteArray>>;

/// Where a URL leads, taken apart once for many calls.
struct Destination {
    /// @param url  http or https, of a host
    [[nodiscard]] static Destination of(const QUrl &url);

    bool isTls = false;
    QByteArray host; ///< in lower case, an address without brackets
    quint16 port = 0;
    QByteArray server;    ///< all of these as one text
    QByteArray authority; ///< as the URL has it
    QByteArray target;    ///< path and query, as they are sent
};

/// What is sent, and to whom.
struct Call {
    Destination to;
    UrlRule rule = UrlRule::PublicHttps; ///< which addresses the host may lead to
    Headers headers = {};                ///< beside those of headerLines()
    std::optional<QByteArray> body = {}; ///< set: POST; else GET
    qsizetype maxAnswer = 65'536;        ///< bytes of a body; over: cut there

    /// What is sent, in full: Host, User-Agent, Accept-Encoding and so on, then `headers`.
    /// @return "Name: value" and `lineEnd`, for each of them
    [[nodiscard]] QByteArray headerLines(QByteArrayView lineEnd) const;
};

/// How a call ended.
enum class Outcome : quint8 {
    Answered,         ///< a whole answer of HTTP, of any status, or as much of it as was wanted
    TimedOut,         ///< none in time
    ConnectionBroken, ///< no connection, or something else than a whole answer
    TlsFailed,        ///< the certificate is not trusted, or not for this name
    NameUnknown,      ///< the host has no address
    NotAllowed,       ///< none of its addresses may be connected to
};

struct Answer {
    Outcome outcome = Outcome::Answered;
    int status = 0; ///< set exactly if Answered
    Headers headers;
    QByteArray body;
    bool isCut = false; ///< the body was longer
    QString address;    ///< that was connected to; empty: none
    QString detail;     ///< why it is not Answered, in English
};

using Done = std::function<void(Answer)>;

} // namespace tilldesk::net
