#pragma once

#include "tests/support/fault_proxy.h"
#include "tests/support/service_fixture.h"

#include <QtTest>
#include <future>

namespace tilldesk::test {

/// A shop with a profile whose payments another service makes, reached through a fault proxy. The
/// clocks of both services stand still.
struct HostedShop {
    /// @param isFollowing  the shop asks its provider what has become of the payments
    explicit HostedShop(bool isFollowing = true)
    {
        // The endpoint writes the computer's time into `Date`, but signs by its service clock.
        proxy.decide([this](const FaultProxy::Request &) {
            const auto ahead = hosted.clock.now() - SystemClock().now();
            return FaultProxy::Treatment{.clock = std::chrono::round<std::chrono::seconds>(ahead)};
        });
        auto &merchants = shop.assembly->services().merchants();
        const auto merchant =
            shop.onCore([&] { return merchants.addMerchant({.name = QStringLiteral("Hosted")}); });
        Profile wanted = openProfile(merchant->id, QStringLiteral("Hosted"));
        wanted.allowsLoopbackCallbacks = true;
        profile = *shop.onCore([&] { return merchants.addProfile(wanted); });
        const auto connected = shop.onCore([&] {
            return shop.assembly->services().connections().set(
                {.profileId = profile.id,
                 .environment = Environment::PreProduction,
                 .baseUrl = proxy.address(),
                 .hostedProfileId = hosted.shop.id.text()},
                hosted.shopKey);
        });
        if (!connected)
            qFatal("%s", qPrintable(connected.error().detail));
        key = shop.addKey(profile.id, Authority::MerchantPayment | Authority::MerchantRefund);
        std::ignore =
            hosted.onCore([&] { return hosted.assembly->services().simulation().switchOn(true); });
        if (isFollowing)
            shop.assembly->provider().follow();
    }

    /// Asks the shop's own endpoint, as the shop's software does.
    HttpAnswer ask(std::string_view method, const QString &target, std::string_view body = {})
    {
        return shop.askAs(key, method, target.toStdString(), body);
    }
    [[nodiscard]] QString create(std::string_view body = R"({"amount":1250,"reference":"A1"})")
    {
        return jsonOf(ask("POST", QStringLiteral("/v3/payments"), body))
            .value(QStringLiteral("paymentId"))
            .toString();
    }
    [[nodiscard]] QString statusAtShop(const QString &id)
    {
        return jsonOf(ask("GET", QStringLiteral("/v3/payments/") + id))
            .value(QStringLiteral("status"))
            .toString();
    }
    [[nodiscard]] QString statusAtProvider(const QString &id)
    {
        const QString path = QStringLiteral("/v3/payments/%1").arg(id);
        return jsonOf(hosted.ask("GET", path.toStdString()))
            .value(QStringLiteral("status"))
            .toString();
    }
    /// The customer acts at the provider.
    void act(const QString &id, const QString &action)
    {
        const auto answer =
            hosted.ask("POST", QStringLiteral("/sim/payments/%1/%2").arg(id, action).toStdString());
        QCOMPARE(answer.status, 200);
    }
    /// Returns the requests of the shop for payments, such as "POST /v3/payments".
    [[nodiscard]] QStringList requests() const
    {
        QStringList all;
        for (const FaultProxy::Request &request : proxy.requests())
            all << QString::fromLatin1(request.method + ' ' + request.target);
        return all;
    }
    /// Waits until the provider's thread has done everything that it was told to do.
    void awaitProvider()
    {
        std::ignore = shop.onCore([]() -> Result<void> { return {}; });
        // Nothing is sent: such an id cannot be a part of a path.
        Payment none;
        none.id = PaymentId(QStringLiteral("/"));
        none.profileId = profile.id;
        std::promise<void> done;
        shop.assembly->provider().revealIban(
            none, {}, [&done](const Result<QString> &) { done.set_value(); });
        done.get_future().wait();
    }
    /// Lets time pass for both. What the shop schedules for something that has happened before, it
    /// schedules by the time before.
    void pass(std::chrono::milliseconds time)
    {
        awaitProvider();
        shop.clock.advance(time);
        hosted.clock.advance(time);
    }
    [[nodiscard]] QList<HostedOutcome> openOutcomes()
    {
        return *shop.onCore([this]() -> Result<QList<HostedOutcome>> {
            return shop.assembly->services().intents().repository().open();
        });
    }

    ServiceFixture hosted;
    FaultProxy proxy{hosted.base};
    ServiceFixture shop;
    Profile profile; ///< of the shop
    QString key;     ///< API key of `profile` at the shop
};

} // namespace tilldesk::test
