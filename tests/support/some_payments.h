#pragma once

#include "core/domain/payment_list.h"
#include "core/gateway/merchants.h"

namespace tilldesk::test {

/// 20 November 2026, 14:32:10 in Brussels.
inline constexpr Timestamp kSomeNow = fromMillis(1'795'181'530'000);

/// A pending payment, the `number`-th of its shop: reference `Order 10000+number`.
[[nodiscard]] Payment somePayment(int number, Timestamp createdAt = kSomeNow);
/// `count` payments a minute apart, oldest first, the last made at kSomeNow, all of them paid.
[[nodiscard]] QList<Payment> somePayments(int count);
/// The morning of a bakery: payments in every state, oldest first.
[[nodiscard]] QList<Payment> aDayAtTheBakery();
/// A web shop, two tills and a closed profile of Bakkerij Janssens.
[[nodiscard]] QList<ProfileEntry> someProfiles();

[[nodiscard]] QList<PaymentStep> someTimeline(const Payment &payment);
[[nodiscard]] QByteArray someJson(const Payment &payment);
/// A real QR code that holds `text`.
[[nodiscard]] QrMatrix someQrCode(const QString &text);

} // namespace tilldesk::test
