#include "core/net/call.h"

namespace tilldesk::net {

Headers Call::allHeaders() const
{
    Headers all{{"Host", url.authority(QUrl::FullyEncoded).toLatin1()},
                {"User-Agent", "Tilldesk/" TILLDESK_VERSION},
                {"Accept-Encoding", "identity"}, // what is small on the wire stays small
                {"Accept-Language", "en"},
                {"Connection", "Keep-Alive"}};
    if (body)
        all.append({"Content-Length", QByteArray::number(body->size())});
    return all + headers;
}

} // namespace tilldesk::net
