#include "tests/support/demo_database.h"
#include "tests/support/test_program.h"

#include <QTimeZone>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The ledger, refunds and payouts of the demo.
class TestDemoMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void booksWhatHasSucceeded();
    void refundsSomeOfIt();
    void refundsWholeAndInPart();
    void paysOutAtEachMidnight();
    void leavesTodayToTheNextPayout();

private:
    std::unique_ptr<DemoDatabase> m_demo;
};

void TestDemoMoney::initTestCase()
{
    m_demo = std::make_unique<DemoDatabase>();
    QCOMPARE(m_demo->fill(5000).exitCode, app::CommandResult::kFine);
}

void TestDemoMoney::booksWhatHasSucceeded()
{
    QCOMPARE(m_demo->number(u"SELECT count(*) FROM ledger_entry WHERE cause = 1"_s),
             m_demo->number(u"SELECT count(*) FROM payment WHERE status = 6"_s));
    // Entries are dated at the payment's success, although payments do not succeed in the order of
    // their creation.
    QCOMPARE(
        m_demo->number(u"SELECT count(*) FROM ledger_entry e JOIN payment p ON p.id = e.subject"
                       " WHERE e.cause = 1 AND e.at <> p.succeeded_at"_s),
        0);
}

void TestDemoMoney::refundsSomeOfIt()
{
    const qint64 refunds = m_demo->number(u"SELECT count(*) FROM refund"_s);
    QVERIFY2(refunds > 10 && refunds < 200, qPrintable(QString::number(refunds)));
    QCOMPARE(m_demo->number(u"SELECT count(*) FROM refund WHERE status <> 2"_s), 0);
    QCOMPARE(m_demo->number(u"SELECT count(*) FROM refund r JOIN profile f ON f.seq = r.profile"
                            " WHERE f.allows_refunds = 0"_s),
             0);
}

void TestDemoMoney::refundsWholeAndInPart()
{
    const QString shares =
        u"SELECT count(*) FROM payment WHERE refunded > 0 AND refunded %1 amount"_s;
    QVERIFY(m_demo->number(shares.arg(u"<"_s)) > 0);
    QVERIFY(m_demo->number(shares.arg(u"="_s)) > 0);
}

void TestDemoMoney::paysOutAtEachMidnight()
{
    const QTimeZone zone("Europe/Brussels");
    const QStringList times =
        m_demo->rows(u"SELECT made_at FROM payout GROUP BY made_at ORDER BY min(seq)"_s);
    QVERIFY2(times.size() >= 28, qPrintable(QString::number(times.size())));
    for (const QString &time : times) {
        const auto local =
            QDateTime::fromMSecsSinceEpoch(time.toLongLong(), Qt::UTC).toTimeZone(zone);
        QCOMPARE(local.time(), QTime(0, 0));
    }
}

void TestDemoMoney::leavesTodayToTheNextPayout()
{
    const qint64 lastRun = m_demo->number(u"SELECT max(made_at) FROM payout"_s);
    QCOMPARE(
        m_demo->number(
            u"SELECT count(*) FROM payout_item i WHERE i.kind = 1 AND i.at < %1"
            " AND NOT EXISTS (SELECT 1 FROM payout p WHERE p.account = i.account"
            " AND i.position BETWEEN p.payments_after + 1 AND p.payments_upto)"_s.arg(lastRun)),
        0);
    QVERIFY(m_demo->number(u"SELECT count(*) FROM payout_item WHERE at > %1"_s.arg(lastRun)) > 0);
}

TILLDESK_TEST(TestDemoMoney, QCoreApplication)
#include "tst_demo_money.moc"
