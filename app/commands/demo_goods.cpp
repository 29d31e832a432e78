#include "app/commands/demo_goods.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

struct Article {
    const char16_t *name;
    int cents;
    int least; ///< smallest number bought at once
    int most;
};

constexpr std::array kBread{
    Article{u"zuurdesembrood", 480, 1, 2}, Article{u"volkorenbrood", 340, 1, 3},
    Article{u"roggebrood", 390, 1, 1},     Article{u"pistolet", 75, 4, 12},
    Article{u"croissant", 150, 2, 8},      Article{u"koffiekoek", 210, 2, 8},
    Article{u"éclair", 295, 1, 4},         Article{u"rijsttaartje", 280, 1, 4},
    Article{u"sandwich", 95, 4, 12},       Article{u"appeltaart", 1650, 1, 1},
    Article{u"slagroomtaart", 2450, 1, 1}, Article{u"belegd broodje", 520, 1, 5}};

constexpr std::array kFlowers{Article{u"bouquet de saison", 2450, 1, 2},
                              Article{u"rose rouge", 350, 3, 15},
                              Article{u"bouquet de tulipes", 1290, 1, 3},
                              Article{u"orchidée", 3200, 1, 1},
                              Article{u"composition de table", 4500, 1, 1},
                              Article{u"plante verte", 1895, 1, 2},
                              Article{u"couronne", 8900, 1, 1},
                              Article{u"tournesol", 280, 3, 9},
                              Article{u"hortensia", 2290, 1, 2}};

constexpr std::array kJobs{u"Décoration florale, mariage",     u"Abonnement fleurs de bureau",
                           u"Compositions pour réception",     u"Gerbes et couronnes",
                           u"Entretien de plantes, trimestre", u"Fleurs de table, banquet"};

/// Adds articles as long as the limit allows, at most three kinds.
DemoPurchase fromShelf(std::span<const Article> shelf, int limit, DemoRandom &random)
{
    constexpr std::array kKinds{1, 1, 1, 2, 2, 3};
    DemoPurchase purchase;
    const int kinds = random.pick(kKinds);
    qint64 place = random.below(qint64(shelf.size()));
    for (int kind = 0; kind < kinds; ++kind) {
        const Article &article = shelf[std::size_t(place)];
        // Chooses no article twice: the index advances at most twice, by up to 3 each time, and a
        // shelf has at least 9 articles.
        place = (place + random.between(1, 3)) % qint64(shelf.size());
        const qint64 room = (limit - purchase.amount.cents()) / article.cents;
        const qint64 most = std::min<qint64>(article.most, room);
        if (most < article.least)
            continue;
        const qint64 count = random.between(article.least, most);
        purchase.amount = Amount::fromCents(purchase.amount.cents() + count * article.cents);
        if (!purchase.description.isEmpty())
            purchase.description += u", "_s;
        purchase.description += QString::number(count) + u" x "_s;
        purchase.description += QStringView(article.name);
    }
    return purchase;
}

DemoPurchase someJob(DemoRandom &random)
{
    constexpr qint64 kLeast = 15'000;
    constexpr qint64 kRoundTo = 250;
    // A product of two random numbers makes small jobs more frequent.
    const qint64 above = random.between(0, 26) * random.between(0, 26) * kRoundTo;
    return {Amount::fromCents(kLeast + above), QString::fromUtf16(random.pick(kJobs))};
}

} // namespace

DemoPurchase somePurchase(DemoTrade trade, DemoRandom &random)
{
    constexpr int kMaxBread = 4'000;
    constexpr int kMaxFlowers = 12'000;
    switch (trade) {
    case DemoTrade::BakeryWebshop:
    case DemoTrade::BakeryCounter: return fromShelf(kBread, kMaxBread, random);
    case DemoTrade::FlowerCounter: return fromShelf(kFlowers, kMaxFlowers, random);
    case DemoTrade::FlowerInvoices: return someJob(random);
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::app
