#pragma once

#include "core/domain/payment.h"

#include <atomic>
#include <mutex>
#include <string>

namespace tilldesk::payments {

/// The base address of the endpoint as callers see it; empty until the endpoint listens.
/// Thread-safe.
class PublicAddress
{
public:
    /// What a proxy before the endpoint means for callers who look like programs of this computer.
    enum class Proxy {
        None,    ///< there is none: they are what they look like
        Trusted, ///< there is one, and it lets `/sim` and `/inbox` through only to whom it may
        Open,    ///< there is one: anybody may stand behind it
    };

    /// @param base  without a trailing slash, for example `http://127.0.0.1:8400`
    void set(std::string base, Proxy proxy = Proxy::None);
    [[nodiscard]] std::string base() const;
    /// Returns whether a caller from a loopback address is a program of this computer.
    [[nodiscard]] bool isDirect() const { return m_proxy == Proxy::None; }
    /// Returns whether `/sim` and `/inbox` exist.
    [[nodiscard]] bool hasSimulation() const { return m_proxy != Proxy::Open; }

private:
    std::atomic<Proxy> m_proxy = Proxy::None;
    mutable std::mutex m_mutex;
    std::string m_base;
};

/// The links of one payment. @source service.md#links
struct PaymentLinks {
    std::string self;
    std::string deeplink; ///< content of the QR code
    std::string qrcode;
    std::string cancel;   ///< empty unless PENDING or IDENTIFIED
    std::string refund;   ///< empty unless SUCCEEDED
    std::string checkout; ///< empty without a returnUrl
};

/// Returns the content of the static QR code of a point of sale. @source service.md#links
[[nodiscard]] QString locationLink(const std::string &base, const ProfileId &profile,
                                   const QString &posId);

[[nodiscard]] PaymentLinks linksOf(const Payment &payment, const std::string &base);

} // namespace tilldesk::payments
