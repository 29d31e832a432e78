#include "core/net/address_rule.h"

#include <algorithm>
#include <array>

namespace tilldesk::net {
namespace {

struct Network {
    const char *address;
    int prefix;
};

constexpr std::array kLocal{Network{"127.0.0.0", 8},   Network{"10.0.0.0", 8},
                            Network{"172.16.0.0", 12}, Network{"192.168.0.0", 16},
                            Network{"100.64.0.0", 10}, Network{"::1", 128},
                            Network{"fc00::", 7}};

/// Also those that carry an address of IPv4 inside, which would go around the rule.
constexpr std::array kNever{
    Network{"0.0.0.0", 8},      Network{"169.254.0.0", 16}, Network{"192.0.0.0", 24},
    Network{"192.0.2.0", 24},   Network{"198.18.0.0", 15},  Network{"198.51.100.0", 24},
    Network{"203.0.113.0", 24}, Network{"224.0.0.0", 3},    Network{"::", 128},
    Network{"64:ff9b::", 96},   Network{"64:ff9b:1::", 48}, Network{"100::", 64},
    Network{"2001::", 23},      Network{"2001:db8::", 32},  Network{"2002::", 16},
    Network{"fe80::", 10},      Network{"fec0::", 10},      Network{"ff00::", 8}};

template <typename Networks>
bool isIn(const QHostAddress &address, const Networks &networks)
{
    return std::ranges::any_of(networks, [&address](const Network &network) {
        return address.isInSubnet(QHostAddress(QString::fromLatin1(network.address)),
                                  network.prefix);
    });
}

/// `::ffff:10.0.0.1` and `::10.0.0.1` are 10.0.0.1 to the system.
QHostAddress unwrapped(const QHostAddress &address)
{
    bool isIpv4 = false;
    const quint32 number = address.toIPv4Address(&isIpv4);
    return isIpv4 && address != QHostAddress(QHostAddress::LocalHostIPv6) ? QHostAddress(number)
                                                                          : address;
}

} // namespace

bool mayConnectTo(const QHostAddress &address, UrlRule rule)
{
    const QHostAddress plain = unwrapped(address);
    if (plain.isNull() || isIn(plain, kNever))
        return false;
    return rule == UrlRule::PublicHttpsOrLoopback || !isIn(plain, kLocal);
}

} // namespace tilldesk::net
