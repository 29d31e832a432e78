#include "core/domain/search_query.h"
#include "core/payments/payment_list_queries.h"
#include "core/payments/payment_rows.h"
#include "core/payments/search_index.h"
#include "core/storage/dialect.h"
#include "tests/support/search_shop.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// The filters of the list of payments, as a person types them.
class TestPaymentFilters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_shop = std::make_unique<SearchShop>(); }
    void cleanupTestCase() { m_shop.reset(); }

    void showsWhatFits_data();
    void showsWhatFits();
    void indexesEverythingOnce();
    void findsTheSameThroughTheIndex_data() { showsWhatFits_data(); }
    void findsTheSameThroughTheIndex() { showsWhatFits(); }
    void findsPayersWhoCameAfterTheirPayment();
    void filtersByThePayout();
    void findsChosenPaymentsOnly();
    void sumsRefundedAmounts();
    void findsAnyPartOfAnId();
    void takesAsManyConditionsAsAQueryCanHave();

private:
    [[nodiscard]] PaymentFilter filterOf(const QString &text) const
    {
        const SearchQuery query =
            parseQuery(text, m_shop->core.clock.now(), QTimeZone("Europe/Brussels"));
        return query.problems.isEmpty() && !query.isEmpty() ? query.filter : noPayment();
    }
    [[nodiscard]] static PaymentFilter noPayment()
    {
        PaymentFilter filter;
        filter.find = u"a problem"_s;
        return filter;
    }

    std::unique_ptr<SearchShop> m_shop;
};

void TestPaymentFilters::showsWhatFits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *text, const char *names) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(names);
    };
    row("status:paid", "whole digits part oldest");
    row("status:paid status:cancelled", "whole sticker digits part oldest");
    row("status:refunded", "whole part");
    row("refund:part", "part");
    row("refund:all", "whole");
    row("refund:no status:paid", "digits oldest");
    row("amount:24,50", "open oldest");
    row("amount:>=24.50", "sticker open part oldest");
    row("amount:<=12", "whole digits");
    row("amount:5..24.50", "whole open digits oldest");
    row("payer:ZOE", "whole");
    row("payer:ou", "digits part");
    row("person:anna", "open");
    row("person:\"De Smet\" amount:24.50", "open");
    row("person:test status:paid", "whole digits part oldest");
    row("person:bram", ""); // a payer takes no payment
    row("pos:breakfast", "oldest");
    row("pos:TILL7", "sticker");
    row("pos:nowhere", "");
    row("ref:\"order 104\"", "open part");
    row("channel:instore", "open");
    row("channel:online channel:instore amount:24.50", "open oldest");
    row("profile:count", "open");
    row("profile:nothing", "");
    row("type:static", "sticker");
    row("type:static type:dynamic payer:bram", "oldest");
    row("day:\"3 nov\"", "oldest");
    row("day:today status:paid", "whole");
    row("day:2026-11-01..2026-11-18", "digits part oldest");
    row("weekday:tue", "oldest");
    row("weekday:tuesday weekday:wednesday", "digits part oldest");
    row("weekday:tuesday hour:10", "oldest"); // 09:14 in UTC
    row("weekday:tuesday hour:9", "");
    row("weekday:wed hour:16 hour:17", "digits part");
    row("weekday:wed hour:16 payer:lou", "part");
    row("day:2026-11-03 weekday:wed", "");
    row("hour:10 24,50", "oldest");
    row("pos:=BAR1", "oldest");
    row("pos:\"=breakfast bar\"", "oldest");
    row("pos:=bar", "");
    row("order", "open part oldest");
    row("order bram", "oldest");
    row("24,50", "open digits part oldest"); // an amount, a refunded part, digits of a reference
    row("\"24,50\"", "");
    row("€ 24.50 status:paid", "digits part oldest");
    row("5", "whole digits");
    row("zoe", "whole");
    row("cafe CREME", "digits");
    row("breakfast", "oldest");
    row("3 nov", "oldest");
    row("yesterday", "");
    row("4321", "whole");
    row("1643 21", "");
    row("164321", "whole");
    row("NL91ABNA0417164321", ""); // its check digits are wrong
    row("a\"b%", "whole");
    row("%", "whole");
    row("NEAR(order", "");
    row("order*", "");
}

void TestPaymentFilters::showsWhatFits()
{
    QFETCH(const QString, text);
    const PaymentFilter filter = filterOf(text);
    PaymentListQueries queries(m_shop->core.db);
    const auto page = queries.page(filter, 0, 100);
    QTEST(m_shop->namesOf(page->rows), "names");
    QCOMPARE(page->total, page->rows.size());
    // Totals and exports agree with the page.
    qint64 counted = 0;
    const PaymentTotals totals = *queries.totals(filter);
    for (const PaymentTotal &total : totals)
        counted += filter.statuses.isEmpty() ? total.count : 0;
    if (filter.statuses.isEmpty())
        QCOMPARE(counted, page->total);
    const storage::Transaction view(m_shop->core.db, storage::Transaction::Kind::Read);
    PaymentRows rows(m_shop->core.db, filter);
    QCOMPARE(rows.total(), page->total);
    for (qint64 i = page->total; i > 0; --i) {
        QVERIFY(rows.next());
        QCOMPARE(rows.row().id, page->rows[i - 1].id.text().toLatin1());
    }
    QVERIFY(!rows.next());
}

void TestPaymentFilters::indexesEverythingOnce()
{
    CoreFixture &core = m_shop->core;
    const auto fill = [&core](int limit) {
        return core.commit([&] { return SearchIndex(core.db).fill(limit); });
    };
    QCOMPARE(fill(4), 4);
    QCOMPARE(SearchIndex(core.db).progress().payment, 4);
    QCOMPARE(fill(4), 2);
    QCOMPARE(fill(4), 0);
    QCOMPARE(SearchIndex(core.db).progress(),
             (SearchProgress{6, core.number(u"SELECT max(seq) FROM payment_step"_s), 2}));
    QCOMPARE(core.number(u"SELECT count(*) FROM search_number WHERE kind = 1"_s), 6);
    QCOMPARE(core.number(u"SELECT count(*) FROM search_number WHERE kind = 4"_s), 2);
}

void TestPaymentFilters::findsPayersWhoCameAfterTheirPayment()
{
    CoreFixture &core = m_shop->core;
    PaymentListQueries queries(core.db);
    const PaymentFilter filter = filterOf(u"karel"_s);
    QCOMPARE(queries.page(filter, 0, 9)->total, 0);
    std::ignore = core.commit([&] {
        return core.payments.identify(m_shop->id("open"), {u"Karel"_s, u"BE71096123456769"_s});
    });
    QCOMPARE(m_shop->namesOf(queries.page(filter, 0, 9)->rows), u"open"_s); // not indexed yet
    core.commit([&] { return SearchIndex(core.db).fill(100); });
    QCOMPARE(m_shop->namesOf(queries.page(filter, 0, 9)->rows), u"open"_s);
    QCOMPARE(m_shop->namesOf(queries.page(filterOf(u"6769 karel"_s), 0, 9)->rows), u"open"_s);
    QCOMPARE(
        core.number(u"SELECT count(*) FROM search_payment WHERE %1 AND rowid % 2 = 1"_s.arg(
            storage::inTextIndex(
                core.db.engine(), u"search_payment"_s,
                QString(u'\'' + storage::textIndexQuery(core.db.engine(), u"karel"_s) + u'\'')))),
        1);
}

void TestPaymentFilters::filtersByThePayout()
{
    PaymentListQueries queries(m_shop->core.db);
    PaymentFilter filter = filterOf(u"payout:"_s + m_shop->payout.text().last(8).toUpper());
    QCOMPARE(m_shop->namesOf(queries.page(filter, 0, 100)->rows), u"part oldest"_s);
    filter.payout = u"none"_s;
    QCOMPARE(queries.page(filter, 0, 100)->total, 0);
}

void TestPaymentFilters::findsChosenPaymentsOnly()
{
    PaymentListQueries queries(m_shop->core.db);
    PaymentFilter filter;
    filter.ids = {m_shop->id("oldest"), m_shop->id("part"), PaymentId(QString(24, u'0'))};
    const auto page = queries.page(filter, 0, 100);
    QCOMPARE(m_shop->namesOf(page->rows), u"part oldest"_s);
    QCOMPARE(page->total, 2);
    const PaymentTotals totals = *queries.totals(filter);
    QCOMPARE(totals.value(PaymentStatus::Succeeded).count, 2);
    const storage::Transaction view(m_shop->core.db, storage::Transaction::Kind::Read);
    PaymentRows rows(m_shop->core.db, filter);
    QCOMPARE(rows.total(), 2);
    QVERIFY(rows.next());
    QCOMPARE(m_shop->nameOf(QString::fromLatin1(rows.row().id)), u"oldest"_s);
}

void TestPaymentFilters::sumsRefundedAmounts()
{
    PaymentListQueries queries(m_shop->core.db);
    PaymentFilter filter;
    filter.refunded = RefundShare::Some;
    qint64 cents = 0;
    const auto refundedPayments = queries.page(filter, 0, 100);
    for (const Payment &payment : refundedPayments->rows)
        cents += payment.refunded.cents();
    QVERIFY(cents > 0);
    QCOMPARE(queries.totals(filter)->value(PaymentStatus::Succeeded).refunded.cents(), cents);
    filter.refunded = RefundShare::None;
    QCOMPARE(queries.totals(filter)->value(PaymentStatus::Succeeded).refunded, Amount());
    filter.ids = {PaymentId(QString(24, u'0'))}; // an empty sum is 0, not NULL
    filter.refunded = RefundShare::Some;
    QVERIFY(queries.totals(filter)->isEmpty());
}

void TestPaymentFilters::findsAnyPartOfAnId()
{
    PaymentListQueries queries(m_shop->core.db);
    const QString id = m_shop->id("sticker").text();
    for (const QString &part : {id, id.toUpper(), id.last(8), id.sliced(12, 7)})
        QCOMPARE(m_shop->namesOf(queries.page(filterOf(u'"' + part + u'"'), 0, 9)->rows),
                 u"sticker"_s);
}

void TestPaymentFilters::takesAsManyConditionsAsAQueryCanHave()
{
    QString text =
        u"payer:a person:a ref:a pos:a payout:a amount:1..9999 day:2026 status:paid type:static"_s;
    for (int i = 0; i < kQueryTerms; ++i)
        text += u" 3.11.2026"_s; // text, digits and day
    PaymentFilter filter = filterOf(text);
    QCOMPARE(filter.terms.size(), kQueryTerms);
    for (SearchTerm &term : filter.terms) { // with every meaning that a term can have
        term.text = u"1234.50"_s;
        term.amount = readAmount(term.text);
        term.wanted = u"12345"_s;
    }
    filter.find = QString(24, u'a');
    filter.reference = u"a"_s;
    QCOMPARE(PaymentListQueries(m_shop->core.db).page(filter, 0, 10)->total, 0);
}

TILLDESK_TEST(TestPaymentFilters, QCoreApplication)
#include "tst_payment_filters.moc"
