#include "core/base/amount.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <limits>

using namespace tilldesk;

class TestAmount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAtZeroAndKeepsItsCents();
    void isPayableFromOneCentToTheLargest_data();
    void isPayableFromOneCentToTheLargest();
    void comparesByCents();
    void adds();
    void refusesASumBeyond64Bits();
};

void TestAmount::startsAtZeroAndKeepsItsCents()
{
    QCOMPARE(Amount().cents(), 0);
    QCOMPARE(Amount::fromCents(1998).cents(), 1998);
    QCOMPARE(Amount::fromCents(-5).cents(), -5);
}

void TestAmount::isPayableFromOneCentToTheLargest_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<bool>("payable");
    QTest::newRow("smallest number") << std::numeric_limits<qint64>::min() << false;
    QTest::newRow("negative") << qint64(-1) << false;
    QTest::newRow("nothing") << qint64(0) << false;
    QTest::newRow("one cent") << qint64(1) << true;
    QTest::newRow("largest") << qint64(999'999'999'999) << true;
    QTest::newRow("one more") << qint64(1'000'000'000'000) << false;
    QTest::newRow("largest number") << std::numeric_limits<qint64>::max() << false;
}

void TestAmount::isPayableFromOneCentToTheLargest()
{
    QFETCH(qint64, cents);
    QFETCH(bool, payable);
    QCOMPARE(Amount::fromCents(cents).isPayable(), payable);
}

void TestAmount::comparesByCents()
{
    QVERIFY(Amount::fromCents(1) < Amount::fromCents(2));
    QVERIFY(Amount::fromCents(-1) < Amount());
    QVERIFY(Amount::fromCents(7) == Amount::fromCents(7));
    QVERIFY(Amount::fromCents(7) != Amount::fromCents(8));
}

void TestAmount::adds()
{
    const auto sum = Amount::add(Amount::fromCents(1999), Amount::fromCents(-2000));
    QVERIFY(sum);
    QCOMPARE(sum->cents(), -1);

    constexpr qint64 kMax = std::numeric_limits<qint64>::max();
    const auto full = Amount::add(Amount::fromCents(kMax - 1), Amount::fromCents(1));
    QVERIFY(full);
    QCOMPARE(full->cents(), kMax);
}

void TestAmount::refusesASumBeyond64Bits()
{
    const auto above =
        Amount::add(Amount::fromCents(std::numeric_limits<qint64>::max()), Amount::fromCents(1));
    QVERIFY(!above);
    QVERIFY(above.error().code == ErrorCode::Internal);
    const auto below =
        Amount::add(Amount::fromCents(std::numeric_limits<qint64>::min()), Amount::fromCents(-1));
    QVERIFY(!below);
}

TILLDESK_TEST(TestAmount, QCoreApplication)
#include "tst_amount.moc"
