#include "core/net/look_up.h"

#include <arpa/inet.h>
#include <array>
#include <memory>
#include <netdb.h>
#include <sys/socket.h>

namespace tilldesk::net {

QStringList systemLookUp(const QString &name)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    if (getaddrinfo(name.toLatin1().constData(), nullptr, &wanted, &found) != 0)
        return {};
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> list(found, freeaddrinfo);
    QStringList addresses;
    for (const addrinfo *one = found; one != nullptr; one = one->ai_next) {
        std::array<char, INET6_ADDRSTRLEN> text{};
        if (getnameinfo(one->ai_addr, one->ai_addrlen, text.data(), text.size(), nullptr, 0,
                        NI_NUMERICHOST)
            == 0)
            addresses << QString::fromLatin1(text.data());
    }
    return addresses;
}

} // namespace tilldesk::net
