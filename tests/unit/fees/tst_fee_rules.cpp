#include "core/domain/fees.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

class TestFeeRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesTheFeeOfAPayment_data();
    void computesTheFeeOfAPayment();
    void refusesARule_data();
    void refusesARule();
    void findsTheRuleOfADay();
};

void TestFeeRules::computesTheFeeOfAPayment_data()
{
    QTest::addColumn<qint64>("fixed");
    QTest::addColumn<int>("share");
    QTest::addColumn<qint64>("payment");
    QTest::addColumn<qint64>("fee");
    QTest::newRow("fixed") << qint64(25) << 0 << qint64(1000) << qint64(25);
    QTest::newRow("percentage") << qint64(0) << 140 << qint64(1000) << qint64(14);
    QTest::newRow("both") << qint64(25) << 140 << qint64(1000) << qint64(39);
    QTest::newRow("half a cent is rounded up") << qint64(0) << 150 << qint64(100) << qint64(2);
    QTest::newRow("less is rounded down") << qint64(0) << 149 << qint64(100) << qint64(1);
    QTest::newRow("at most the payment") << qint64(25) << 0 << qint64(10) << qint64(10);
    QTest::newRow("largest payment")
        << qint64(0) << 10'000 << Amount::kMaxCents << Amount::kMaxCents;
    QTest::newRow("free") << qint64(0) << 0 << qint64(1000) << qint64(0);
}

void TestFeeRules::computesTheFeeOfAPayment()
{
    QFETCH(qint64, fixed);
    QFETCH(int, share);
    QFETCH(qint64, payment);
    const FeeRule rule{.first = {}, .fixed = Amount::fromCents(fixed), .share = share};
    QTEST(rule.of(Amount::fromCents(payment)).cents(), "fee");
}

void TestFeeRules::refusesARule_data()
{
    QTest::addColumn<qint64>("fixed");
    QTest::addColumn<int>("share");
    QTest::addColumn<qint64>("minimum");
    QTest::addColumn<QString>("field");
    QTest::newRow("negative") << qint64(-1) << 0 << qint64(0) << u"fixed"_s;
    QTest::newRow("more than all") << qint64(0) << 10'001 << qint64(0) << u"percent"_s;
    QTest::newRow("below nothing") << qint64(0) << -1 << qint64(0) << u"percent"_s;
    QTest::newRow("endless") << qint64(0) << 0 << Amount::kMaxCents + 1 << u"minimum"_s;
    QTest::newRow("all") << qint64(1) << 10'000 << qint64(1) << QString();
}

void TestFeeRules::refusesARule()
{
    QFETCH(qint64, fixed);
    QFETCH(int, share);
    QFETCH(qint64, minimum);
    const auto checked = checkedFeeRule({.first = {},
                                         .fixed = Amount::fromCents(fixed),
                                         .share = share,
                                         .minimum = Amount::fromCents(minimum)});
    QTEST(checked ? QString() : checked.error().field, "field");
}

void TestFeeRules::findsTheRuleOfADay()
{
    const QDate day(2026, 10, 1);
    const FeeTerms terms{.rules = {{.first = day, .share = 100},
                                   {.first = day.addDays(5), .share = 150},
                                   {.first = day.addDays(5), .share = 200}},
                         .invoices = {}};
    QVERIFY(!terms.at(day.addDays(-1)));
    QCOMPARE(terms.at(day)->share, 100);
    QCOMPARE(terms.at(day.addDays(4))->share, 100);
    QCOMPARE(terms.at(day.addDays(5))->share, 200);
}

TILLDESK_TEST(TestFeeRules, QCoreApplication)
#include "tst_fee_rules.moc"
