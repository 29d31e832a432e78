#include "app/first_shop.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

tl::unexpected<Error> refusedAs(const Error &error, const QString &field)
{
    return fail(error.code, error.detail, field);
}

Result<void> addTill(CoreServices &services, const QString &name, FirstShop &shop)
{
    auto till =
        services.merchants().addPointOfSale({.id = u"TILL1"_s,
                                             .profileId = shop.profile.id,
                                             .name = name,
                                             .shopId = u"SHOP1"_s,
                                             .shopName = shop.merchant.name.left(kShopLength)});
    if (!till)
        return refusedAs(till.error(), u"till"_s);
    shop.till = std::move(*till);
    return {};
}

Result<void> addKey(CoreServices &services, const QString &name, FirstShop &shop)
{
    const auto key = services.merchants().createKey(
        {.profileId = shop.profile.id,
         .name = name,
         .subject = {},
         .authorities = Authority::MerchantPayment | Authority::MerchantRefund});
    if (!key)
        return refusedAs(key.error(), u"keyName"_s);
    shop.apiKey = key->text;
    return {};
}

Result<void> addOwner(CoreServices &services, const FirstShopWanted &wanted, FirstShop &shop)
{
    auto owner = services.staff().add(wanted.owner, StaffRole::Owner, {});
    if (owner && !wanted.ownerPinHash.isEmpty()) // chosen by the owner, so not a temporary one
        owner = services.staff().choosePin(owner->id, wanted.ownerPinHash);
    if (!owner)
        return refusedAs(owner.error(), u"owner"_s);
    shop.owner = std::move(*owner);
    return {};
}

} // namespace

Result<FirstShop> addFirstShop(CoreServices &services, const FirstShopWanted &wanted)
{
    FirstShop shop;
    if (wanted.isSimulated) {
        if (const auto switched = services.simulation().switchOn(true); !switched)
            return switched.failure();
    }
    auto merchant = services.merchants().addMerchant({.name = wanted.merchant});
    if (!merchant)
        return refusedAs(merchant.error(), u"merchant"_s);
    shop.merchant = std::move(*merchant);
    Profile profile = wanted.profile;
    profile.merchantId = shop.merchant.id;
    auto added = services.merchants().addProfile(profile);
    if (!added)
        return added.failure();
    shop.profile = std::move(*added);
    Result<void> done;
    if (wanted.till)
        done = addTill(services, *wanted.till, shop);
    if (done && !wanted.keyName.isEmpty())
        done = addKey(services, wanted.keyName, shop);
    if (done && !wanted.owner.isEmpty())
        done = addOwner(services, wanted, shop);
    if (!done)
        return done.failure();
    if (wanted.firstPayment.cents() > 0) {
        const auto payment = services.payments().create(
            shop.profile.id,
            {.amount = wanted.firstPayment,
             .pointOfSale = shop.till ? shop.till->id : QString(),
             .shopId = shop.till ? shop.till->shopId : QString(),
             .shopName = shop.till ? shop.till->shopName : QString()},
            {Actor::Kind::Window, shop.owner ? shop.owner->name : QString()});
        if (!payment)
            return payment.failure();
        shop.payment = payment->id;
    }
    return shop;
}

} // namespace tilldesk::app
