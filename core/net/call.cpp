#include "core/net/call.h"

#include "core/base/version.h"

using namespace Qt::StringLiterals;

namespace tilldesk::net {

Destination Destination::of(const QUrl &url)
{
    constexpr int kHttp = 80;
    constexpr int kHttps = 443;
    Destination to;
    to.isTls = url.scheme() == "https"_L1;
    to.host = url.host(QUrl::FullyEncoded).toLower().toLatin1();
    to.port = quint16(url.port(to.isTls ? kHttps : kHttp));
    to.origin = (to.isTls ? "https " : "http ") + to.host + ' ' + QByteArray::number(to.port);
    to.authority = url.authority(QUrl::FullyEncoded).toLatin1();
    to.target = url.path(QUrl::FullyEncoded).toLatin1();
    if (to.target.isEmpty())
        to.target = "/";
    if (url.hasQuery())
        to.target += '?' + url.query(QUrl::FullyEncoded).toLatin1();
    return to;
}

QByteArray Call::headerLines(QByteArrayView lineEnd) const
{
    constexpr qsizetype kUsual = 2048;
    QByteArray lines;
    lines.reserve(kUsual);
    const auto add = [&lines, lineEnd](QByteArrayView name, QByteArrayView value) {
        lines.append(name).append(": ").append(value).append(lineEnd);
    };
    add("Host", to.authority);
    add("User-Agent", QByteArray("Tilldesk/").append(version()));
    add("Accept-Encoding", "identity"); // no compression: a response small on the wire stays small
    add("Accept-Language", "en");
    add("Connection", "Keep-Alive");
    if (body)
        add("Content-Length", QByteArray::number(body->size()));
    for (const auto &[name, value] : headers)
        add(name, value);
    return lines;
}

} // namespace tilldesk::net
