#include "tests/support/test_program.h"
#include "ui/models/till/till_amount.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using Refusal = TillAmount::Refusal;

class TestTillAmount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void readsKeys_data();
    void readsKeys();
    void refusesWhatIsNoAmount_data();
    void refusesWhatIsNoAmount();
    void addsBothZerosOrNone();
    void undoesKeyByKey();
    void takesOverAnAmountFromElsewhere();
};

void TestTillAmount::readsKeys_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<qint64>("cents");
    QTest::newRow("nothing") << u""_s << qint64(0);
    QTest::newRow("one digit is a cent") << u"2"_s << qint64(2);
    QTest::newRow("digits shift in") << u"2450"_s << qint64(2450);
    QTest::newRow("leading zeros") << u"00005"_s << qint64(5);
    QTest::newRow("comma") << u"24,50"_s << qint64(2450);
    QTest::newRow("point, one decimal") << u"24.5"_s << qint64(2450);
    QTest::newRow("mark at the end") << u"24,"_s << qint64(2400);
    QTest::newRow("mark first") << u",5"_s << qint64(50);
    QTest::newRow("zero before the mark") << u"0,05"_s << qint64(5);
    QTest::newRow("the most") << u"999999999999"_s << Amount::kMaxCents;
    QTest::newRow("the most with a mark") << u"9999999999,99"_s << Amount::kMaxCents;
}

void TestTillAmount::readsKeys()
{
    QFETCH(QString, keys);
    QFETCH(qint64, cents);
    TillAmount amount;
    for (const QChar key : keys)
        QCOMPARE(amount.type(QStringView(&key, 1)), Refusal::None);
    QCOMPARE(amount.amount().cents(), cents);
}

void TestTillAmount::refusesWhatIsNoAmount_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("key");
    QTest::addColumn<Refusal>("refusal");
    QTest::newRow("letter") << u"24"_s << u"x"_s << Refusal::NoDigit;
    QTest::newRow("minus") << u""_s << u"-"_s << Refusal::NoDigit;
    QTest::newRow("a digit of another script") << u"24"_s << u"٣"_s << Refusal::NoDigit;
    QTest::newRow("second mark") << u"24,5"_s << u"."_s << Refusal::TwoMarks;
    QTest::newRow("third decimal") << u"24,50"_s << u"1"_s << Refusal::NoMoreCents;
    QTest::newRow("too much") << u"999999999999"_s << u"0"_s << Refusal::TooMuch;
    QTest::newRow("too much by a mark") << u"99999999999"_s << u","_s << Refusal::TooMuch;
}

void TestTillAmount::refusesWhatIsNoAmount()
{
    QFETCH(QString, before);
    QFETCH(QString, key);
    QFETCH(Refusal, refusal);
    TillAmount amount;
    QCOMPARE(amount.type(before), Refusal::None);
    const Amount kept = amount.amount();
    QCOMPARE(amount.type(key), refusal);
    QCOMPARE(amount.amount(), kept);
}

void TestTillAmount::addsBothZerosOrNone()
{
    TillAmount amount;
    QCOMPARE(amount.type(u"00"), Refusal::None);
    QVERIFY(amount.isEmpty());
    QCOMPARE(amount.type(u"12345678901"), Refusal::None);
    QCOMPARE(amount.type(u"00"), Refusal::TooMuch);
    QCOMPARE(amount.amount().cents(), qint64(12'345'678'901));
}

void TestTillAmount::undoesKeyByKey()
{
    TillAmount amount;
    (void)amount.type(u"24,5");
    amount.chop();
    QCOMPARE(amount.amount().cents(), 2400);
    amount.chop();
    QCOMPARE(amount.amount().cents(), 24);
    amount.chop();
    amount.chop();
    amount.chop();
    QVERIFY(amount.isEmpty());
    (void)amount.type(u"7");
    amount.clear();
    QCOMPARE(amount.amount().cents(), 0);
}

void TestTillAmount::takesOverAnAmountFromElsewhere()
{
    TillAmount amount;
    QCOMPARE(amount.take(u"€ 1.234,50"), Refusal::None);
    QCOMPARE(amount.amount().cents(), 123450);
    QCOMPARE(amount.take(u"twelve"), Refusal::NoAmount);
    QCOMPARE(amount.take(u"9999999999999"), Refusal::TooMuch);
    QCOMPARE(amount.amount().cents(), 123450);
    QCOMPARE(amount.take(u" 1250 "), Refusal::None); // as if it was typed
    QCOMPARE(amount.amount().cents(), 1250);
    QCOMPARE(amount.take(u"0"), Refusal::None);
    QVERIFY(amount.isEmpty());
}

TILLDESK_TEST(TestTillAmount, QCoreApplication)
#include "tst_till_amount.moc"
