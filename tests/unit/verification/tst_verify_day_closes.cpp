#include "tests/support/demo_database.h"
#include "tests/support/kept_database.h"
#include "tests/support/test_program.h"
#include "tests/unit/reports/reports_fixture.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The findings of `verify` in day closes.
class TestVerifyDayCloses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void passesASoundDatabase();
    void findsDamage_data();
    void findsDamage();

private:
    [[nodiscard]] QString path() const { return m_database.path(); }

    KeptDatabase m_database;
};

void TestVerifyDayCloses::initTestCase()
{
    ReportsFixture shop(CoreFixture::Where::File);
    shop.paidAt(u"TILL1"_s, 1000); // closes 1 to 3 have one payment,
    shop.x(u"TILL1"_s);            // 1
    shop.z(u"TILL1"_s);            // 2
    shop.z();                      // 3
    shop.clock.advance(std::chrono::hours(24));
    shop.giveBack(shop.paidAt(u"TILL1"_s, 500), 200);
    shop.paidAt(u"TILL2"_s, 70);
    shop.paid(3);
    shop.z(u"TILL1"_s); // 4: 500 - 200
    shop.z();           // 5: 573 - 200
    shop.x();           // 6: nothing
    shop.z(u"TILL2"_s); // 7: 70
    shop.paid(9);
    m_database.keep(shop.path());
}

void TestVerifyDayCloses::init()
{
    m_database.makeCopy();
}

void TestVerifyDayCloses::passesASoundDatabase()
{
    const QStringList lines = verified(path());
    QVERIFY2(lines.last() == u"sound"_s, qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.contains(u"ok  day closes: 7 day closes"_s), qPrintable(lines.join(u'\n')));
}

void TestVerifyDayCloses::findsDamage_data()
{
    QTest::addColumn<Damage>("damaged");
    const auto add = [](const char *name, const QString &script, int row, const QString &what) {
        QTest::newRow(name) << Damage{script, u"SELECT 'day_close %1'"_s.arg(row), u"day closes"_s,
                                      what};
    };
    const QString sums = u"not those of the lines"_s;
    add("payments", u"UPDATE day_close SET payments = payments + 1 WHERE seq = 7"_s, 7, sums);
    add("refunds", u"UPDATE day_close SET refunds = 0 WHERE seq = 4"_s, 4, sums);
    add("sum of an X", u"UPDATE day_close SET payments_amount = 1001 WHERE seq = 1"_s, 1, sums);
    add("sums of two that make the same",
        u"UPDATE day_close SET payments_amount = 501, refunds_amount = 201 WHERE seq = 4"_s, 4,
        sums);
    add("empty X that counts", u"UPDATE day_close SET payments = 1 WHERE seq = 6"_s, 6, sums);
    add("left out",
        u"DELETE FROM day_close WHERE seq = 7"
        "; UPDATE day_close SET seq = 7 WHERE seq = 6"_s,
        7, u"its seq should be 6"_s);
    add("number", u"UPDATE day_close SET number = 3 WHERE seq = 5"_s, 5, u"number should be 2"_s);
    add("number of an X", u"UPDATE day_close SET number = 2 WHERE seq = 1"_s, 1,
        u"number should be 1"_s);
    add("gap", u"UPDATE day_close SET items_after = items_after + 1 WHERE seq = 5"_s, 5,
        u"does not begin where"_s);
    add("overlap", u"UPDATE day_close SET items_upto = items_upto - 1 WHERE seq = 2"_s, 4,
        u"does not begin where"_s);
    add("ends behind the last line", u"UPDATE day_close SET items_upto = 99 WHERE seq = 7"_s, 7,
        u"lines that do not exist"_s);
    add("from another time", u"UPDATE day_close SET from_at = from_at - 1 WHERE seq = 4"_s, 4,
        u"from_at"_s);
    add("from nowhere", u"UPDATE day_close SET from_at = NULL WHERE seq = 5"_s, 5, u"from_at"_s);
    add("time", u"UPDATE day_close SET made_at = 5 WHERE seq = 7"_s, 7, u"earlier than"_s);
    add("total", u"UPDATE day_close SET total_before = 999 WHERE seq = 5"_s, 5, u"total_before"_s);
    add("total of an X", u"UPDATE day_close SET total_before = 0 WHERE seq = 6"_s, 6,
        u"total_before"_s);
    add("another till's", u"UPDATE day_close SET point_of_sale = NULL, number = 3 WHERE seq = 7"_s,
        7, u"does not begin where"_s);
}

void TestVerifyDayCloses::findsDamage()
{
    QFETCH(const Damage, damaged);
    QCOMPARE(missed(m_database.pathForMissed(), damaged), QString());
}

TILLDESK_TEST(TestVerifyDayCloses, QCoreApplication)
#include "tst_verify_day_closes.moc"
