#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;

/// The settings for callbacks, in the whole service. No callback is sent in these tests.
class TestKeptCallbacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forgetsWhatEndedAfterSoManyDays();
    void retriesAfterTheSetDelays();
    void addsThemWithTheChangeOfAPayment();

private:
    /// Adds `refused` callbacks that failed at once, and one waiting callback.
    static void fill(ServiceFixture &service, int refused)
    {
        const auto filled = service.onCore([&]() -> Result<int> {
            callbacks::CallbackOutbox &outbox = service.assembly->services().callbacks();
            const TestCallback wanted{
                service.shop.id, PaymentStatus::Failed, u"https://shop.example.com/c"_s, {}};
            CallbackAttempt attempt;
            attempt.at = service.clock.now();
            attempt.outcome = CallbackOutcome::Refused;
            for (int seq = 1; seq <= refused; ++seq) {
                outbox.addTest(wanted, service.shop);
                std::ignore = outbox.record(seq, attempt);
            }
            outbox.addTest(wanted, service.shop);
            return 0;
        });
        QVERIFY(filled);
    }
};

void TestKeptCallbacks::forgetsWhatEndedAfterSoManyDays()
{
    ServiceFixture service({{u"callbackLogDays"_s, u"2"_s}});
    fill(service, 1100); // more than two runs of the cleanup delete
    service.clock.advance(48h);
    service.assembly->core().wake();
    for (int i = 0; i < 2; ++i) // each command lets the core check its due jobs
        QVERIFY(service.onCore([]() -> Result<int> { return 0; }));
    QCOMPARE(service.number(u"SELECT count(*) FROM callback"_s), 1101);
    service.clock.advance(1h);
    service.assembly->core().wake();

    QTRY_COMPARE(service.number(u"SELECT count(*) FROM callback"_s), 1);
    QCOMPARE(service.number(u"SELECT state FROM callback"_s), 1);
    QCOMPARE(service.number(u"SELECT count(*) FROM callback_attempt"_s), 0);
}

void TestKeptCallbacks::retriesAfterTheSetDelays()
{
    ServiceFixture service({{u"callbackRetryDelays"_s, u"7"_s}});
    fill(service, 0);
    const auto fail = [&service] {
        return bool(service.onCore([&service]() -> Result<int> {
            CallbackAttempt attempt;
            attempt.at = service.clock.now();
            attempt.outcome = CallbackOutcome::TimedOut;
            std::ignore = service.assembly->services().callbacks().record(1, attempt);
            return 0;
        }));
    };
    QVERIFY(fail());
    QCOMPARE(service.number(u"SELECT due_at FROM callback"_s), toMillis(kCoreStart + 7s));
    service.clock.advance(7s);
    QVERIFY(fail());

    QCOMPARE(service.number(u"SELECT state FROM callback"_s), 3);
}

void TestKeptCallbacks::addsThemWithTheChangeOfAPayment()
{
    ServiceFixture service;
    const QString id = service.create();
    QCOMPARE(service.ask("DELETE", "/v3/payments/" + id.toStdString()).status, 204);

    QCOMPARE(service.number(u"SELECT count(*) FROM callback WHERE payment_id = '%1'"
                            " AND payment_status = 7 AND kind = 2"
                            " AND url = 'https://shop.example.com/callback'"_s.arg(id)),
             1);
}

TILLDESK_TEST(TestKeptCallbacks, QCoreApplication)
#include "tst_kept_callbacks.moc"
