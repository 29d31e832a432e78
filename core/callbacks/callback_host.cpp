#include "core/callbacks/callback_host.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {

QString callbackHost(const QString &url)
{
    constexpr int kHttp = 80;
    constexpr int kHttps = 443;
    const QUrl parsed(url);
    QString host = parsed.host(QUrl::FullyEncoded).toLower();
    if (host.contains(u':'))
        host = u'[' + host + u']';
    const int port = parsed.port(parsed.scheme() == "http"_L1 ? kHttp : kHttps);
    return u"%1:%2"_s.arg(host).arg(port);
}

} // namespace tilldesk::callbacks
