#pragma once

#include "core/domain/payment.h"

#include <mutex>
#include <string>

namespace tilldesk::payments {

/// The base address of the endpoint as callers see it; empty until the endpoint listens.
/// Thread-safe.
class PublicAddress
{
public:
    /// @param base  without a trailing slash, for example `http://127.0.0.1:8400`
    void set(std::string base);
    [[nodiscard]] std::string base() const;

private:
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
