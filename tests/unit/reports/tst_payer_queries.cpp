#include "core/reports/payer_queries.h"
#include "tests/support/test_program.h"
#include "tests/unit/reports/reports_fixture.h"

#include <QtTest>
#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;

namespace {

struct PayersFixture : ReportsFixture {
    /// Adds a payment that an account has paid.
    void paidBy(const QString &iban, qint64 cents, const ProfileId &at)
    {
        const Payment payment = pay(at, newPayment(cents));
        for (const PaymentStep &step : stepsTo(PaymentStatus::Succeeded, clock.now())) {
            const auto done = commit([&]() -> Result<Payment> {
                if (!step.trigger) // the creation
                    return payment;
                if (*step.trigger == PaymentTrigger::DebtorIdentifies)
                    return payments.identify(payment.id, {u"Lotte"_s, iban});
                if (*step.trigger == PaymentTrigger::Settles)
                    return payments.settle(payment.id);
                return payments.advance(payment.id, *step.trigger, Actor());
            });
            if (!done)
                qFatal("a payment was not paid");
        }
    }
    void paidBy(const QString &iban, qint64 cents) { paidBy(iban, cents, profile.id); }
    [[nodiscard]] ReturningPayers payers(const QList<ProfileId> &profiles = {})
    {
        return reports::payers(db, profiles, kCoreStart - 1h, clock.now() + 1h);
    }
};

const QString kOnce = u"BE71096123456769"_s;
const QString kTwice = u"BE68539007547034"_s;
const QString kOften = u"NL91ABNA0417164300"_s;

} // namespace

class TestPayerQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsPayersByTheNumberOfTheirPayments();
    void countsOnlyPaidPaymentsOfThePeriodAndTheProfiles();
    void readsOnlyTheRangeOfThePeriod();
};

void TestPayerQueries::groupsPayersByTheNumberOfTheirPayments()
{
    PayersFixture shop;
    shop.paidBy(kOnce, 100);
    for (int i = 0; i < 2; ++i)
        shop.paidBy(kTwice, 1000);
    for (int i = 0; i < 7; ++i)
        shop.paidBy(kOften, 10);
    const ReturningPayers payers = shop.payers();
    QCOMPARE(payers.groups[0], (ReturningPayers::Group{1, {1, Amount::fromCents(100)}}));
    QCOMPARE(payers.groups[1], (ReturningPayers::Group{1, {2, Amount::fromCents(2000)}}));
    QCOMPARE(payers.groups[2], ReturningPayers::Group());
    QCOMPARE(payers.groups[3], (ReturningPayers::Group{1, {7, Amount::fromCents(70)}}));
    shop.paidBy(kTwice, 1);
    QCOMPARE(shop.payers().groups[2], (ReturningPayers::Group{1, {3, Amount::fromCents(2001)}}));
}

void TestPayerQueries::countsOnlyPaidPaymentsOfThePeriodAndTheProfiles()
{
    PayersFixture shop;
    const Profile other = shop.addProfile(u"Other"_s);
    shop.paidBy(kOnce, 100);
    shop.paidBy(kOnce, 200, other.id);
    shop.pay(5000); // open
    QCOMPARE(shop.payers().groups[1].payers, 1);
    QCOMPARE(shop.payers({other.id}).groups[0],
             (ReturningPayers::Group{1, {1, Amount::fromCents(200)}}));
    const Timestamp later = shop.clock.now() + 1h;
    QCOMPARE(reports::payers(shop.db, {}, later, later + 1h), ReturningPayers());
}

void TestPayerQueries::readsOnlyTheRangeOfThePeriod()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    PayersFixture shop;
    std::ignore = shop.payers();
    int checked = 0;
    for (sqlite3_stmt *it = sqlite3_next_stmt(shop.db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(shop.db.sqlite(), it)) {
        const QString sql = QString::fromUtf8(sqlite3_sql(it));
        if (!sql.contains(u"debtor_iban <>"_s))
            continue;
        auto rows = shop.db.prepare(QString(u"EXPLAIN QUERY PLAN "_s + sql));
        rows.bind(u":first"_s, qint64(1)).bind(u":last"_s, qint64(9));
        QStringList steps;
        while (rows.next())
            steps << rows.skip(3).read<QString>();
        const QString plan = steps.join(u'\n');
        QVERIFY2(plan.contains(u"SEARCH p USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)"_s),
                 qPrintable(plan));
        ++checked;
    }
    QCOMPARE(checked, 1);
}

TILLDESK_TEST(TestPayerQueries, QCoreApplication)
#include "tst_payer_queries.moc"
