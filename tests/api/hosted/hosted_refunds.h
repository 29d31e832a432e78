#pragma once

#include "core/verification/checks.h"
#include "tests/api/hosted/hosted_shop.h"

#include <algorithm>

namespace tilldesk::test {

/// A HostedShop whose provider makes refunds for requests that the shop signs.
struct RefundingShop : HostedShop {
    /// @param isFollowing  as of HostedShop
    explicit RefundingShop(bool isFollowing = true) : HostedShop(isFollowing)
    {
        const auto keys = shop.onCore(
            [&] { return shop.assembly->services().connections().makeKey(profile.id, {}); });
        if (!keys)
            qFatal("%s", qPrintable(keys.error().detail));
        Profile there = hosted.shop;
        there.allowsRefunds = true;
        there.jwks = QString::fromUtf8(keys->publicKeys);
        std::ignore = hosted.onCore(
            [&] { return hosted.assembly->services().merchants().changeProfile(there); });
        profile.refundsAcceptApiKey = true;
        std::ignore = shop.onCore(
            [&] { return shop.assembly->services().merchants().changeProfile(profile); });
        client = std::make_unique<HttpClient>(shop.port());
    }

    /// Returns the id of a payment that the customer has paid and the shop knows to be paid.
    QString paid(int cents = 1250)
    {
        const QString id = create("{\"amount\":" + std::to_string(cents) + "}");
        act(id, QStringLiteral("identify"));
        act(id, QStringLiteral("confirm"));
        // The budget of look-ups grows with the clock, which stands still; what a till shows needs
        // none.
        shop.assembly->provider().show()(-1, {PaymentId(id)});
        // A look-up that was under way may have seen the status before.
        const auto status = [&] {
            shop.assembly->provider().hasten(PaymentId(id));
            return statusAtShop(id);
        };
        [&] { QTRY_COMPARE(status(), QStringLiteral("SUCCEEDED")); }();
        return id;
    }
    /// Returns the treatment of a request that meets no fault: the provider's time is right.
    [[nodiscard]] FaultProxy::Treatment fine() const
    {
        const auto ahead = hosted.clock.now() - SystemClock().now();
        return {.clock = std::chrono::round<std::chrono::seconds>(ahead)};
    }
    /// Asks the shop's endpoint for a refund.
    HttpAnswer refund(const QString &payment, int cents, const QByteArray &idempotencyKey)
    {
        HttpHeaders headers = ServiceFixture::authorization(key);
        headers.emplace_back("Idempotency-Key", idempotencyKey.toStdString());
        return client->exchange("POST", "/v3/payments/" + payment.toStdString() + "/refunds",
                                headers,
                                "{\"amount\":" + std::to_string(cents) + ",\"currency\":\"EUR\"}");
    }
    [[nodiscard]] QString refundStatus(const QString &payment, const QString &refund)
    {
        return jsonOf(ask("GET", QStringLiteral("/v3/payments/%1/refunds/%2").arg(payment, refund)))
            .value(QStringLiteral("status"))
            .toString();
    }
    /// Lets the provider's refunds end.
    void endRefundsThere()
    {
        hosted.clock.advance(std::chrono::seconds(3));
        std::ignore = hosted.onCore(
            [&]() -> Result<int> { return hosted.assembly->services().refunds().processDue(100); });
    }
    [[nodiscard]] qint64 sent() const
    {
        return std::ranges::count_if(proxy.requests(), [](const FaultProxy::Request &request) {
            return request.method == "POST" && request.target.endsWith("/refunds");
        });
    }
    /// Returns what `verify` finds in the shop's money.
    [[nodiscard]] QStringList faults() const
    {
        storage::Database db(shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
        QStringList lines;
        for (const verification::Check &check : verification::moneyChecks()) {
            verification::Findings found(db);
            std::ignore = check.run(db, found);
            lines << found.lines();
        }
        return lines;
    }

    std::unique_ptr<HttpClient> client;
};

} // namespace tilldesk::test
