#include "tests/support/search_shop.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

NewPayment wanted(qint64 cents, const QString &reference, const QString &description = {})
{
    return {.amount = Amount::fromCents(cents), .reference = reference, .description = description};
}

} // namespace

SearchShop::SearchShop(CoreFixture::Where where) : core(where)
{
    core.profile.allowsRefunds = true;
    core.profile = *core.commit([this] { return core.merchants.changeProfile(core.profile); });
    Profile other = openProfile({}, u"Counter"_s);
    other.channel = PaymentChannel::InStore;
    counter = core.addProfile(other);
    const auto addPointOfSale = [this](const QString &id, const QString &name) {
        std::ignore = *core.commit([&] {
            return core.merchants.addPointOfSale({id, core.profile.id, name, {}, {}});
        });
    };
    addPointOfSale(u"BAR1"_s, u"Breakfast Bar"_s);
    addPointOfSale(u"TILL7"_s, u"Terrace"_s);

    core.clock.set(*parseIsoTime(u"2026-11-03T09:14:00Z"));
    NewPayment atTheBar = wanted(2450, u"Order 10391"_s);
    atTheBar.pointOfSale = u"BAR1"_s;
    pay("oldest", core.profile.id, atTheBar, {u"Bram"_s, u"BE71096123456769"_s});
    core.clock.set(*parseIsoTime(u"2026-11-18T15:40:00Z"));
    pay("part", core.profile.id, wanted(6100, u"Order 10400"_s),
        {u"Louise"_s, u"BE71096123456769"_s});
    refund = giveBack("part", 2450, u"damaged tart"_s);
    payout = core.commit([this] { return core.payouts.run(core.clock.now()); })->first().id;
    core.clock.advance(1h);
    pay("digits", core.profile.id, wanted(780, u"Till 1 - 2450"_s, u"2 x Café crème"_s),
        {u"Wout"_s, u"BE71096123456769"_s});
    core.clock.set(kCoreStart);
    pay("open", counter.id, wanted(2450, u"Order 10482"_s));
    core.clock.advance(1s);
    m_ids["sticker"] = core.payAt(u"TILL7"_s, 9999).id;
    std::ignore = core.commit([this] { return core.payments.cancel(m_ids["sticker"], {}); });
    core.clock.advance(1s);
    pay("whole", core.profile.id, wanted(500, u"A\"b%"_s), {u"Zoé"_s, u"NL91ABNA0417164321"_s});
    giveBack("whole", 500, {});
}

void SearchShop::pay(const char *name, const ProfileId &profile, const NewPayment &payment,
                     const Debtor &debtor)
{
    const Actor by = profile == counter.id ? Actor{Actor::Kind::Window, u"Anna De Smet"_s}
                                           : Actor{Actor::Kind::ApiKey, u"Test"_s};
    const PaymentId id =
        core.commit([&] { return core.payments.create(profile, payment, by); })->id;
    m_ids[name] = id;
    if (!debtor.isKnown())
        return;
    std::ignore = core.commit([&] { return core.payments.identify(id, debtor); });
    std::ignore =
        core.commit([&] { return core.payments.advance(id, PaymentTrigger::BankAuthorizes, {}); });
    std::ignore = core.commit([&] { return core.payments.settle(id); });
}

RefundId SearchShop::giveBack(const char *name, qint64 cents, const QString &description)
{
    const NewRefund wanted{.paymentId = m_ids.at(name),
                           .amount = Amount::fromCents(cents),
                           .description = description,
                           .idempotencyKey = QString::fromLatin1(name)};
    const auto made = core.commit([&] {
        return core.refunds.create(wanted, {{Actor::Kind::Window, {}}, {}});
    });
    core.clock.advance(2s);
    std::ignore = core.commit([this] { return core.refunds.processDue(10); });
    return made->refund.id;
}

QString SearchShop::nameOf(const PaymentId &id) const
{
    for (const auto &[name, known] : m_ids) {
        if (known == id)
            return QString::fromStdString(name);
    }
    return id.text();
}

} // namespace tilldesk::test
