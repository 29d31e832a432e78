#include "core/net/address_rule.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tilldesk::net {
namespace {

namespace ip = boost::asio::ip;

/// Address bytes in network order; 4 or 16 bytes.
using Bytes = std::vector<unsigned char>;

Bytes bytesOf(const ip::address &address)
{
    if (address.is_v4()) {
        const auto bytes = address.to_v4().to_bytes();
        return {bytes.begin(), bytes.end()};
    }
    const auto bytes = address.to_v6().to_bytes();
    return {bytes.begin(), bytes.end()};
}

struct AddressBlock {
    AddressBlock(const char *address, int prefix_)
        : start(bytesOf(ip::make_address(address))),
          prefix(prefix_)
    {
    }

    Bytes start;
    int prefix;
};

const std::array kLoopback{AddressBlock{"127.0.0.0", 8}, AddressBlock{"::1", 128}};

const std::array kPrivate{AddressBlock{"10.0.0.0", 8}, AddressBlock{"172.16.0.0", 12},
                          AddressBlock{"192.168.0.0", 16}, AddressBlock{"100.64.0.0", 10},
                          AddressBlock{"fc00::", 7}};

/// Never allowed. Includes the prefixes that embed an IPv4 address and would bypass the guard:
/// NAT64, SIIT (`::ffff:0:a.b.c.d`), Teredo, 6to4 and its relays (192.88.99.0/24).
const std::array kNever{AddressBlock{"0.0.0.0", 8},       AddressBlock{"169.254.0.0", 16},
                        AddressBlock{"192.0.0.0", 24},    AddressBlock{"192.0.2.0", 24},
                        AddressBlock{"192.88.99.0", 24},  AddressBlock{"198.18.0.0", 15},
                        AddressBlock{"198.51.100.0", 24}, AddressBlock{"203.0.113.0", 24},
                        AddressBlock{"224.0.0.0", 3},     AddressBlock{"::", 128},
                        AddressBlock{"::ffff:0:0:0", 96}, AddressBlock{"64:ff9b::", 96},
                        AddressBlock{"64:ff9b:1::", 48},  AddressBlock{"100::", 64},
                        AddressBlock{"2001::", 23},       AddressBlock{"2001:db8::", 32},
                        AddressBlock{"2002::", 16},       AddressBlock{"3fff::", 20},
                        AddressBlock{"5f00::", 16},       AddressBlock{"fe80::", 10},
                        AddressBlock{"fec0::", 10},       AddressBlock{"ff00::", 8}};

bool isIn(const Bytes &address, const AddressBlock &network)
{
    constexpr int kByte = 8;
    if (network.start.size() != address.size())
        return false;
    for (int bit = 0; bit < network.prefix; ++bit) {
        const auto at = std::size_t(bit / kByte);
        if ((((network.start[at] ^ address[at]) >> (kByte - 1 - bit % kByte)) & 1) != 0)
            return false;
    }
    return true;
}

template <typename Networks>
bool isInOne(const Bytes &address, const Networks &networks)
{
    return std::ranges::any_of(
        networks, [&address](const AddressBlock &network) { return isIn(address, network); });
}

/// The system treats `::ffff:10.0.0.1` and `::10.0.0.1` as 10.0.0.1; `::` and `::1` are IPv6
/// addresses.
ip::address unwrapped(const ip::address &address)
{
    if (!address.is_v6() || address.to_v6().is_unspecified() || address.to_v6().is_loopback())
        return address;
    const auto bytes = address.to_v6().to_bytes();
    const auto isZero = [](unsigned char byte) { return byte == 0; };
    const bool isCompatible = std::all_of(bytes.begin(), bytes.begin() + 12, isZero);
    if (!isCompatible && !address.to_v6().is_v4_mapped())
        return address;
    return ip::address_v4({bytes[12], bytes[13], bytes[14], bytes[15]});
}

} // namespace

bool mayConnectTo(const ip::address &address, UrlRule rule)
{
    const Bytes plain = bytesOf(unwrapped(address));
    if (isInOne(plain, kNever))
        return false;
    if (isInOne(plain, kLoopback))
        return admitsLoopback(rule);
    return admitsPrivate(rule) || !isInOne(plain, kPrivate);
}

} // namespace tilldesk::net
