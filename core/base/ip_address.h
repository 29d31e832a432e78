#pragma once

#include "core/base/result.h"

#include <QString>
#include <array>
#include <optional>

namespace tilldesk {

/// An address of IPv4 or IPv6. An IPv4 address is the mapped IPv6 address `::ffff:a.b.c.d`, so that
/// a caller has one address however the listening socket was opened.
class IpAddress
{
public:
    using Bytes = std::array<quint8, 16>; ///< network order

    IpAddress() = default; ///< `::`
    explicit IpAddress(const Bytes &bytes) : m_bytes(bytes) {}
    /// Returns the address; empty if `text` is not one. A zone such as `%eth0` is not accepted.
    [[nodiscard]] static std::optional<IpAddress> parse(QStringView text);

    [[nodiscard]] const Bytes &bytes() const { return m_bytes; }
    [[nodiscard]] bool isV4() const;
    [[nodiscard]] bool isLoopback() const; ///< 127.0.0.0/8 or `::1`
    [[nodiscard]] QString text() const;
    /// Returns the number under which a caller is counted: its IPv4 address, or the /64 network of
    /// its IPv6 address, because a single host may use all addresses of a /64.
    [[nodiscard]] quint64 countedAs() const;

    friend bool operator==(const IpAddress &, const IpAddress &) = default;

private:
    Bytes m_bytes{};
};

/// A range of addresses in CIDR notation.
class IpNetwork
{
public:
    /// @param text  `192.168.1.0/24`, `2001:db8::/32`, or one address
    /// Errors: `FieldInvalid` without a field. Bits behind the prefix must be 0.
    [[nodiscard]] static Result<IpNetwork> parse(QStringView text);

    [[nodiscard]] bool contains(const IpAddress &address) const;
    [[nodiscard]] QString text() const; ///< canonical; one address without a prefix length

    friend bool operator==(const IpNetwork &, const IpNetwork &) = default;

private:
    IpAddress m_start;
    int m_prefix = 128; ///< of the 128 bits
};

} // namespace tilldesk
