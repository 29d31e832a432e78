#pragma once

#include "core/domain/payment_list.h"
#include "core/gateway/merchants.h"

namespace tilldesk::test {

/// 20 November 2026, 14:32:10 in Brussels.
inline constexpr Timestamp kSomeNow = fromMillis(1'795'181'530'000);

/// Returns a pending payment of the shop with reference `Order 10000+number`.
[[nodiscard]] Payment somePayment(int number, Timestamp createdAt = kSomeNow);
/// Returns `count` paid payments a minute apart, oldest first, the last made at kSomeNow.
[[nodiscard]] QList<Payment> somePayments(int count);
/// Returns a morning's payments of a bakery in every status, oldest first.
[[nodiscard]] QList<Payment> aDayAtTheBakery();
/// Returns the profiles of Bakkerij Janssens: a web shop, the tills and a closed profile.
[[nodiscard]] QList<ProfileEntry> someProfiles();

[[nodiscard]] QList<PaymentStep> someTimeline(const Payment &payment);
[[nodiscard]] QByteArray someJson(const Payment &payment);
/// Returns a real QR code of `text`.
[[nodiscard]] QrMatrix someQrCode(const QString &text);

} // namespace tilldesk::test
