#include "app/commands/demo_shop.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

struct Plan {
    std::size_t merchant;
    const char16_t *name;
    const char16_t *keyName;
    const char16_t *iban;
    const char16_t *bulkId;
    PaymentChannel channel;
    bool allowsRefunds;
    int tills;
};

constexpr std::array kMerchants{u"Bakkerij Janssens", u"Fleurs Dubois"};

/// In the order of kDemoTrades. The accounts are the examples of the IBAN registry (SWIFT).
constexpr std::array kPlans{Plan{0, u"Webshop", u"webshop", u"BE68539007547034", u"WEB-0001",
                                 PaymentChannel::Online, true, 0},
                            Plan{0, u"Winkel", u"winkel", u"BE71096123456769", u"WIN-0001",
                                 PaymentChannel::InStore, true, 3},
                            Plan{1, u"Boutique", u"boutique", u"LU280019400644750000", u"BTQ-0001",
                                 PaymentChannel::InStore, true, 2},
                            Plan{1, u"Factures", u"comptabilité", u"NL91ABNA0417164300", u"",
                                 PaymentChannel::Invoice, false, 0}};
static_assert(kPlans.size() == kDemoTrades.size());

Result<void> addTills(merchants::MerchantService &service, DemoProfile &profile, int count)
{
    for (int number = 1; number <= count; ++number) {
        const auto till = service.addPointOfSale({.id = u"TILL%1"_s.arg(number),
                                                  .profileId = profile.profile.id,
                                                  .name = u"Till %1"_s.arg(number),
                                                  .shopId = u"SHOP1"_s,
                                                  .shopName = profile.profile.name});
        if (!till)
            return till.failure();
        profile.pointsOfSale << *till;
    }
    return {};
}

Result<void> addKey(merchants::MerchantService &service, DemoProfile &profile)
{
    const auto key =
        service.createKey({.profileId = profile.profile.id,
                           .name = profile.keyName,
                           .subject = {},
                           .authorities = Authority::MerchantPayment | Authority::MerchantRefund});
    if (!key)
        return key.failure();
    profile.apiKey = key->text;
    return {};
}

} // namespace

Result<DemoShop> addDemoShop(merchants::MerchantService &service, Timestamp openedAt,
                             DemoRandom random)
{
    const crypto::ByteSource bytes = [&random](int count) { return random.bytes(count); };
    DemoShop shop;
    for (const char16_t *name : kMerchants) {
        const auto merchant =
            service.addMerchant({.name = QString::fromUtf16(name)}, bytes, openedAt);
        if (!merchant)
            return merchant.failure();
        shop.merchants << *merchant;
    }
    for (std::size_t i = 0; i < kPlans.size(); ++i) {
        const Plan &plan = kPlans[i];
        const Merchant &merchant = shop.merchants[qsizetype(plan.merchant)];
        DemoProfile &added = shop.profiles[i];
        const auto profile = service.addProfile({.id = {},
                                                 .merchantId = merchant.id,
                                                 .name = QString::fromUtf16(plan.name),
                                                 .creditorName = merchant.name,
                                                 .iban = QString::fromUtf16(plan.iban),
                                                 .channel = plan.channel,
                                                 .bulkId = QString::fromUtf16(plan.bulkId),
                                                 .identifyCallbackUrl = {},
                                                 .callbackUrl = {},
                                                 .isOpen = true,
                                                 .allowsRefunds = plan.allowsRefunds,
                                                 .allowsLoopbackCallbacks = true},
                                                bytes, openedAt);
        if (!profile)
            return profile.failure();
        added.profile = *profile;
        added.seq = service.directory()->profile(profile->id)->seq;
        added.keyName = QString::fromUtf16(plan.keyName);
        if (const auto tills = addTills(service, added, plan.tills); !tills)
            return tills.failure();
        if (const auto key = addKey(service, added); !key)
            return key.failure();
    }
    return shop;
}

} // namespace tilldesk::app
