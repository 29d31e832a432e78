#include "app/commands/demo_payments.h"

#include "app/commands/demo_course.h"
#include "app/commands/demo_goods.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr int kCounterDescriptionPerMille = 300;
constexpr int kMessagePerMille = 30;

QString returnUrlOf(DemoTrade trade)
{
    return trade == DemoTrade::BakeryWebshop ? u"https://www.bakkerij-janssens.example/bedankt"_s
                                             : QString();
}

bool isCounter(DemoTrade trade)
{
    return trade == DemoTrade::BakeryCounter || trade == DemoTrade::FlowerCounter;
}

QString someMessage(DemoTrade trade, DemoRandom &random)
{
    if (!random.chance(kMessagePerMille))
        return {};
    const bool isBakery = trade == DemoTrade::BakeryWebshop || trade == DemoTrade::BakeryCounter;
    return isBakery ? u"Bedankt, tot zaterdag"_s : u"Merci et à bientôt"_s;
}

} // namespace

DemoPayments::DemoPayments(const DemoShop &shop, Timestamp until, DemoRandom random)
    : m_shop(shop),
      m_until(until),
      m_random(std::move(random)),
      m_debtors(m_random.fork())
{
}

DemoPayment DemoPayments::make(const DemoMoment &moment)
{
    const DemoProfile &profile = m_shop.profiles[std::size_t(moment.trade)];
    const Debtor &debtor = m_debtors.someone(m_random);
    const DemoPurchase purchase = somePurchase(moment.trade, m_random);
    const Place place = somePlace(moment.trade);

    DemoPayment made;
    made.row.profileSeq = profile.seq;
    Payment &payment = made.row.payment;
    payment.takenBy = isCounter(moment.trade) ? Actor{Actor::Kind::Window, {}}
                                              : Actor{Actor::Kind::ApiKey, profile.keyName};
    payment.createdAt = moment.at;
    payment.expireAt = moment.at + kExpiry;
    payment.id =
        PaymentId(crypto::newId(moment.at, [this](int count) { return m_random.bytes(count); }));
    payment.profileId = profile.profile.id;
    payment.amount = purchase.amount;
    payment.reference = place.reference;
    payment.pointOfSale = place.pointOfSale;
    payment.description = someDescription(moment.trade, purchase.description);
    payment.bulkId = profile.profile.bulkId;
    payment.returnUrl = returnUrlOf(moment.trade);

    made.steps = someCourse({.createdAt = payment.createdAt,
                             .expireAt = payment.expireAt,
                             .until = m_until,
                             .creator = payment.takenBy,
                             .debtorName = debtor.name,
                             .isAtCounter = isCounter(moment.trade)},
                            m_random);
    if (!made.steps.isEmpty())
        payment.status = made.steps.last().status;
    if (payment.status == PaymentStatus::Succeeded) {
        payment.succeededAt = made.steps.last().at;
        payment.message = someMessage(moment.trade, m_random);
    }
    const bool isIdentified = std::ranges::any_of(made.steps, [](const PaymentStep &step) {
        return step.status == PaymentStatus::Identified;
    });
    if (isIdentified)
        payment.debtor = debtor;
    return made;
}

DemoPayments::Place DemoPayments::somePlace(DemoTrade trade)
{
    const auto numbered = [this](const QString &kind, qint64 first) -> QString {
        const qint64 number = m_numbers.value(kind, first - 1) + 1;
        m_numbers[kind] = number;
        return u"%1"_s.arg(number, 4, 10, '0'_L1);
    };
    switch (trade) {
    case DemoTrade::BakeryWebshop: return {{}, u"Order "_s + numbered(u"order"_s, 10'001)};
    case DemoTrade::FlowerInvoices: return {{}, u"Facture "_s + numbered(u"invoice"_s, 4'001)};
    case DemoTrade::BakeryCounter:
    case DemoTrade::FlowerCounter: break;
    }
    const PointOfSale &till = m_random.pick(m_shop.profiles[std::size_t(trade)].pointsOfSale);
    const QString number = numbered(till.profileId.text() + till.id, 1);
    return {till.id, till.name + u" - "_s + number};
}

QString DemoPayments::someDescription(DemoTrade trade, const QString &goods)
{
    if (isCounter(trade) && !m_random.chance(kCounterDescriptionPerMille))
        return {};
    return goods;
}

} // namespace tilldesk::app
