#pragma once

#include "app/commands/demo_random.h"
#include "core/base/enumerators.h"
#include "core/merchants/merchant_service.h"

#include <array>

namespace tilldesk::app {

/// The sales channels of the demo shops; each has a profile.
enum class DemoTrade : quint8 { BakeryWebshop, BakeryCounter, FlowerCounter, FlowerInvoices };

inline constexpr auto kDemoTrades = enumerators<DemoTrade>();

struct DemoProfile {
    Profile profile;
    qint64 seq = 0;
    QString keyName;
    QString apiKey; ///< unencrypted; shown only once
    QList<PointOfSale> pointsOfSale;
};

/// The demo's data except its payments.
struct DemoShop {
    QList<Merchant> merchants;
    std::array<DemoProfile, kDemoTrades.size()> profiles; ///< in the order of kDemoTrades
};

/// Adds the merchants, profiles, points of sale and keys. Ids are reproducible from the time and
/// the random numbers; API keys never are.
/// Errors: those of MerchantService, which would be bugs of the demo.
/// @pre called on the core thread
[[nodiscard]] Result<DemoShop> addDemoShop(merchants::MerchantService &service, Timestamp openedAt,
                                           DemoRandom random);

} // namespace tilldesk::app
