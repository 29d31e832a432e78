#include "core/payments/search_index.h"
#include "core/search/payment_finder.h"
#include "core/search/search_queries.h"
#include "tests/support/search_shop.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::search;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// The search over everything, with and without the index.
class TestSearchQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_shop = std::make_unique<SearchShop>(); }
    void cleanupTestCase() { m_shop.reset(); }

    void findsPayments_data();
    void findsPayments();
    void indexesTheShop();
    void findsTheSameThroughTheIndex_data() { findsPayments_data(); }
    void findsTheSameThroughTheIndex() { findsPayments(); }
    void findsTheRecordsAroundPayments();
    void masksAccountNumbers();
    void namesTheFoundPartOfAText();
    void looksOnlyWhereTheScopeSays();
    void searchesNothingAfterAMistake();
    void endsWhenALaterSearchHasReplacedIt();
    void saysWhatItHasNotSearched();
    void suggestsValues();

private:
    [[nodiscard]] SearchHits find(const QString &text, const SearchScope &scope = {})
    {
        return *queries().find(text, scope);
    }
    [[nodiscard]] SearchQueries queries()
    {
        return {m_shop->core.db, m_shop->core.clock.now(), QTimeZone("Europe/Brussels")};
    }
    /// Returns the payments as `name(reason)`.
    [[nodiscard]] QString paymentsOf(const SearchHits &found) const
    {
        QStringList shown;
        for (const HitGroup &group : found.groups) {
            for (const Hit &hit : group.hits) {
                if (hit.kind == HitKind::Payment)
                    shown << m_shop->nameOf(hit.id) + u'(' + toText(hit.reason) + u')';
            }
        }
        return shown.join(u' ');
    }
    [[nodiscard]] static QList<Hit> hitsOf(const SearchHits &found, HitKind kind)
    {
        for (const HitGroup &group : found.groups) {
            if (group.kind == kind)
                return group.hits;
        }
        return {};
    }

    std::unique_ptr<SearchShop> m_shop;
};

void TestSearchQueries::findsPayments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *text, const char *found) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(found);
    };
    row("24,50", "open(amount) oldest(amount) part(refunded-part) digits(reference)");
    row("€ 24.5", "open(amount) oldest(amount) part(refunded-part) digits(reference)");
    row("2450 ct", "open(amount) oldest(amount) part(refunded-part) digits(reference)");
    row("2450", "digits(reference)");
    row("61", "part(amount)");
    row("order 104", "open(reference) part(reference)");
    row("bram order", "oldest(payer)");
    row("ZOE", "whole(payer)");
    row("café", "digits(description)");
    row("breakfast", "oldest(point-of-sale)");
    row("till7", "sticker(point-of-sale)");
    row("3 nov", "oldest(day)");
    row("18 nov", "digits(day) part(day)");
    row("4321", "whole(iban)");
    row("status:cancelled", "sticker(filters)");
    row("refund:part", "part(filters)");
    row("amount:>=60", "sticker(filters) part(filters)");
    row("status:paid 24,50", "oldest(amount) part(refunded-part) digits(reference)");
    row("24,50 bram", "oldest(amount)");
    row("payer:wout day:2026-11", "digits(filters)");
    row("xyz", "");
    row("ou", "digits(payer) part(payer)");
}

void TestSearchQueries::findsPayments()
{
    QFETCH(const QString, text);
    const SearchHits found = find(text);
    QVERIFY(found.query.problems.isEmpty());
    QTEST(paymentsOf(found), "found");
    QCOMPARE(found.unsearched, 0);
}

void TestSearchQueries::indexesTheShop()
{
    CoreFixture &core = m_shop->core;
    core.commit([&] { return payments::SearchIndex(core.db).fill(100); });
    QCOMPARE(payments::SearchIndex(core.db).progress().payment, 6);
}

void TestSearchQueries::findsTheRecordsAroundPayments()
{
    const SearchHits amount = find(u"24,50"_s);
    const QList<Hit> refunds = hitsOf(amount, HitKind::Refund);
    QCOMPARE(refunds.size(), 1);
    QCOMPARE(refunds.first().id, m_shop->refund.text());
    QCOMPARE(refunds.first().reason, HitReason::Amount);
    QCOMPARE(refunds.first().paymentId, m_shop->id("part"));
    const QList<Hit> payouts = hitsOf(amount, HitKind::Payout);
    QCOMPARE(payouts.size(), 1);
    QCOMPARE(payouts.first().id, m_shop->payout.text());
    QCOMPARE(payouts.first().reason, HitReason::Payment);
    QCOMPARE(payouts.first().payments, 2);

    QCOMPARE(hitsOf(find(u"damaged"_s), HitKind::Refund).first().reason, HitReason::Description);
    QCOMPARE(hitsOf(find(m_shop->refund.text()), HitKind::Refund).first().reason, HitReason::Id);
    QCOMPARE(hitsOf(find(m_shop->payout.text().last(8)), HitKind::Payout).first().reason,
             HitReason::Id);
    QCOMPARE(hitsOf(find(u"61,00"_s), HitKind::Payout).first().reason, HitReason::Amount);
    const QList<Hit> bars = hitsOf(find(u"BREAKFAST"_s), HitKind::PointOfSale);
    QCOMPARE(bars.size(), 1);
    QCOMPARE(bars.first().id, u"BAR1"_s);
    QCOMPARE(bars.first().title, u"Breakfast Bar"_s);
    // With filters, only payments and their refunds are found.
    const SearchHits filtered = find(u"status:paid breakfast"_s);
    QCOMPARE(filtered.groups.size(), 1);
    QCOMPARE(filtered.groups.first().kind, HitKind::Payment);
}

void TestSearchQueries::masksAccountNumbers()
{
    for (const QString &text : {u"4321"_s, u"164321"_s}) {
        const Hit hit = hitsOf(find(text), HitKind::Payment).first();
        QCOMPARE(hit.text, u"*************64321"_s);
        QCOMPARE(hit.text.mid(hit.span.position, hit.span.length), u"4321"_s);
    }
}

void TestSearchQueries::namesTheFoundPartOfAText()
{
    const Hit hit = hitsOf(find(u"creme"_s), HitKind::Payment).first();
    QCOMPARE(hit.text, u"2 x Café crème"_s);
    QCOMPARE(hit.text.mid(hit.span.position, hit.span.length), u"crème"_s);
    QCOMPARE(hit.amount, Amount::fromCents(780));
    QCOMPARE(hit.payer, u"Wout"_s);
    QCOMPARE(std::get<PaymentStatus>(hit.status), PaymentStatus::Succeeded);
}

void TestSearchQueries::looksOnlyWhereTheScopeSays()
{
    QCOMPARE(paymentsOf(find(u"24,50"_s, {.profiles = {m_shop->counter.id}})), u"open(amount)"_s);
    const SearchHits refunds = find(u"24,50"_s, {.kind = HitKind::Refund});
    QCOMPARE(refunds.groups.size(), 1);
    QCOMPARE(refunds.groups.first().kind, HitKind::Refund);
    const SearchHits few = find(u"24,50"_s, {.limit = 2});
    QCOMPARE(paymentsOf(few), u"open(amount) oldest(amount)"_s);
    QVERIFY(few.groups.first().hasMore);
    QVERIFY(!find(u"24,50"_s, {.limit = 4}).groups.first().hasMore);
}

void TestSearchQueries::searchesNothingAfterAMistake()
{
    const SearchHits found = find(u"stat:paid order"_s);
    QCOMPARE(found.query.problems.size(), 1);
    QVERIFY(found.groups.isEmpty());
    QVERIFY(find({}).groups.isEmpty());
}

void TestSearchQueries::endsWhenALaterSearchHasReplacedIt()
{
    int calls = 0;
    const auto found = queries().find(u"24,50"_s, {}, [&calls] { return ++calls < 3; });
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
    QCOMPARE(calls, 3);
    QCOMPARE(paymentsOf(find(u"61"_s)), u"part(amount)"_s); // its transaction has ended
}

void TestSearchQueries::saysWhatItHasNotSearched()
{
    CoreFixture core;
    core.commit([&core] {
        core.appendHere(core.profile.id, PaymentStatus::Pending, 1, u"needle"_s);
        for (int i = 0; i < PaymentFinder::kMaxExamined + 3000; ++i)
            core.appendHere(core.profile.id, PaymentStatus::Pending, 1, u"hay"_s);
        return 0;
    });
    SearchQueries queries(core.db, core.clock.now(), QTimeZone::utc());
    const SearchHits found = *queries.find(u"needle"_s, {});
    QVERIFY(found.groups.isEmpty());
    QVERIFY(found.unsearched > 0);
    while (core.commit([&] { return payments::SearchIndex(core.db).fill(1000); }) == 1000) {}
    const SearchHits indexed = *queries.find(u"needle"_s, {});
    QCOMPARE(indexed.groups.first().hits.size(), 1);
    QCOMPARE(indexed.unsearched, 0);
    QVERIFY(queries.find(u"ne"_s, {})->unsearched > 0); // too short for the index
}

void TestSearchQueries::suggestsValues()
{
    const auto suggest = [this](FilterWord word, const QString &begun) {
        QStringList shown;
        for (const SuggestedValue &value : queries().suggest(word, begun, {}, 10))
            shown << value.value + (value.count ? u" %1"_s.arg(*value.count) : QString())
                    + (value.name.isEmpty() ? QString() : QString(u'=' + value.name));
        return shown.join(u", "_s);
    };
    QCOMPARE(suggest(FilterWord::Status, u"pa"_s), u"paid 4"_s);
    QCOMPARE(suggest(FilterWord::PointOfSale, {}), u"BAR1=Breakfast Bar, TILL7=Terrace"_s);
    QCOMPARE(suggest(FilterWord::PointOfSale, u"terr"_s), u"TILL7=Terrace"_s);
    QCOMPARE(suggest(FilterWord::Payer, {}), u"Zoé, Wout, Louise, Bram"_s);
    QCOMPARE(suggest(FilterWord::Payer, u"OU"_s), u"Wout, Louise"_s);
    QCOMPARE(suggest(FilterWord::Profile, u"count"_s), u"Counter"_s);
    QCOMPARE(suggest(FilterWord::Payout, {}), m_shop->payout.text());
    QCOMPARE(suggest(FilterWord::Amount, {}), QString());
    QCOMPARE(suggest(FilterWord::Refund, u"p"_s), u"part"_s);
}

TILLDESK_TEST(TestSearchQueries, QCoreApplication)
#include "tst_search_queries.moc"
