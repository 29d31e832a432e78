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
    /// The proxy in front of the endpoint, if any. Behind a proxy, remote callers come from
    /// loopback too.
    enum class Proxy {
        None,    ///< no proxy: a loopback caller is a local program
        Trusted, ///< a proxy that forwards `/sim` and `/inbox` only for permitted callers
        Open,    ///< a proxy that forwards requests of anybody
    };

    /// @param base  without a trailing slash, for example `http://127.0.0.1:8400`
    void set(std::string base, Proxy proxy = Proxy::None);
    [[nodiscard]] std::string base() const;
    /// Returns whether every loopback caller is a program on this computer: no proxy is in front.
    [[nodiscard]] bool isDirect() const { return m_proxy == Proxy::None; }
    /// Returns whether the endpoint serves `/sim` and `/inbox`.
    [[nodiscard]] bool hasSimulation() const { return m_proxy != Proxy::Open; }

private:
    std::atomic<Proxy> m_proxy = Proxy::None;
    mutable std::mutex m_mutex;
    std::string m_base;
};

/// The links of one payment. @source service.md#links
struct PaymentLinks {
    std::string self;
    std::string deeplink; ///< content of the QR code; empty: the provider has not told it
    std::string qrcode;   ///< empty without a deeplink
    std::string cancel;   ///< empty unless PENDING or IDENTIFIED
    std::string refund;   ///< empty unless SUCCEEDED
    std::string checkout; ///< empty without a returnUrl
};

/// Returns the content of the static QR code of a point of sale. @source service.md#links
[[nodiscard]] QString locationLink(const std::string &base, const ProfileId &profile,
                                   const QString &posId);

[[nodiscard]] PaymentLinks linksOf(const Payment &payment, const std::string &base);

} // namespace tilldesk::payments
