#pragma once

#include "app/commands/demo_random.h"
#include "core/merchants/merchant_service.h"

#include <array>

namespace tilldesk::app {

/// The ways in which the demo shops sell; each has a profile.
enum class DemoTrade : quint8 { BakeryWebshop, BakeryCounter, FlowerCounter, FlowerInvoices };

inline constexpr std::array kDemoTrades{DemoTrade::BakeryWebshop, DemoTrade::BakeryCounter,
                                        DemoTrade::FlowerCounter, DemoTrade::FlowerInvoices};

struct DemoProfile {
    Profile profile;
    qint64 seq = 0;
    QString keyName;
    QString apiKey; ///< in clear; it is told once
    QList<PointOfSale> pointsOfSale;
};

/// What the demo consists of but for its payments.
struct DemoShop {
    QList<Merchant> merchants;
    std::array<DemoProfile, kDemoTrades.size()> profiles; ///< in the order of kDemoTrades
};

/// Adds the merchants, profiles, points of sale and keys. Ids repeat themselves for the same time
/// and random numbers; the keys never do.
/// Errors: those of MerchantService, which would be a fault of the demo.
/// @pre runs on the core thread
[[nodiscard]] Result<DemoShop> addDemoShop(merchants::MerchantService &service, Timestamp openedAt,
                                           DemoRandom random);

} // namespace tilldesk::app
