#pragma once

#include "core/hosted/client.h"
#include "core/merchants/key_set_fetcher.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/signed_caller.h"

#include <QLocale>

namespace tilldesk::test {

/// A real service as another provider's: behind a proxy, with an access for its web shop. The
/// service's clock stands still, so the proxy writes that time into each response.
struct ProvidedService {
    explicit ProvidedService(const QMap<QString, QString> &settings = {})
        : service(settings),
          caller(service),
          proxy(service.base)
    {
        using namespace Qt::StringLiterals;
        treat({});
        access.base = QUrl(proxy.address());
        access.keySet = QUrl(proxy.address() + u"/.well-known/jwks.json"_s);
        access.rule = UrlRule::PublicHttpsOrLoopback;
        access.profile = service.shop.id;
        access.merchant = service.merchant.id;
        access.apiKey = service.shopKey;
        access.key = hosted::SigningKey{u"shop-1"_s, merchantKey()};
        access.names = ServiceNames(u"Tilldesk"_s, u"https://tilldesk.invalid"_s);
    }

    /// Treats each request as `more` says, with the time of the service's clock.
    void treat(const FaultProxy::Decide &more)
    {
        proxy.decide([this, more](const FaultProxy::Request &request) {
            FaultProxy::Treatment treatment = more ? more(request) : FaultProxy::Treatment();
            treatment.rewrite = [this,
                                 rewrite = treatment.rewrite](const FaultProxy::Request &asked,
                                                              FaultProxy::Response &response) {
                response.set("Date", date());
                if (rewrite)
                    rewrite(asked, response);
            };
            return treatment;
        });
    }

    [[nodiscard]] QByteArray date() const
    {
        const auto time = QDateTime::fromMSecsSinceEpoch(toMillis(service.clock.now()), Qt::UTC);
        return QLocale::c()
            .toString(time, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"))
            .toLatin1();
    }

    ServiceFixture service;
    SignedCaller caller;
    FaultProxy proxy;
    hosted::Access access;
};

/// The client's side: network, key sets and client, with the clock of a service.
struct HostedCaller {
    explicit HostedCaller(const ManualClock &clock_)
        : clock(clock_),
          network({.name = QStringLiteral("hosted")}),
          keySets(fetcher, clock, log),
          client(needs())
    {
    }
    ~HostedCaller()
    {
        keySets.stop();
        fetcher.stop();
        network.stop();
    }
    [[nodiscard]] hosted::Client::Needs needs()
    {
        return {network, keySets, clock, clock.monotonic()};
    }

    /// Calls `ask` with a function that takes a result, and waits for that.
    template <typename T>
    T wait(const std::function<void(std::function<void(T)>)> &ask)
    {
        const auto promise = std::make_shared<std::promise<T>>();
        auto future = promise->get_future();
        ask([promise](T value) { promise->set_value(std::move(value)); });
        if (future.wait_for(std::chrono::seconds(60)) != std::future_status::ready)
            qFatal("no reply");
        return future.get();
    }
    template <typename T>
    hosted::Reply<T> reply(const std::function<void(hosted::Client::Done<T>)> &ask)
    {
        return wait<hosted::Reply<T>>(ask);
    }

    const ManualClock &clock;
    Log log{2};
    net::Network network;
    merchants::KeySetFetcher fetcher;
    merchants::KeySetCache keySets;
    hosted::Client client;
};

} // namespace tilldesk::test
