#pragma once

#include "core/base/result.h"

#include <QString>
#include <array>
#include <optional>

namespace tilldesk {

/// An IPv4 or IPv6 address. IPv4 is stored as the mapped IPv6 address `::ffff:a.b.c.d`, so that a
/// caller has one address, whether the listening socket is IPv4 or dual-stack.
class IpAddress
{
public:
    using Bytes = std::array<quint8, 16>; ///< network order

    IpAddress() = default; ///< `::`
    explicit IpAddress(const Bytes &bytes) : m_bytes(bytes) {}
    /// Parses an address; empty if `text` is malformed. A zone such as `%eth0` is not accepted.
    [[nodiscard]] static std::optional<IpAddress> parse(QStringView text);

    [[nodiscard]] const Bytes &bytes() const { return m_bytes; }
    [[nodiscard]] bool isV4() const;
    [[nodiscard]] bool isLoopback() const; ///< 127.0.0.0/8 or `::1`
    [[nodiscard]] QString text() const;
    /// Returns the key under which a caller is counted: the IPv4 address, or the /64 network of an
    /// IPv6 address, because a single host may use all addresses of a /64.
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
    /// Errors: `FieldInvalid` without a field if `text` is malformed, or bits after the prefix are
    /// not 0.
    [[nodiscard]] static Result<IpNetwork> parse(QStringView text);

    [[nodiscard]] bool contains(const IpAddress &address) const;
    [[nodiscard]] QString text() const; ///< canonical; a single address has no prefix length

    friend bool operator==(const IpNetwork &, const IpNetwork &) = default;

private:
    IpAddress m_start;
    int m_prefix = 128; ///< prefix length of the mapped, 128-bit form
};

} // namespace tilldesk
