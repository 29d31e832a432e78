#include "tests/support/service_fixture.h"
#include "tests/support/signed_caller.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr auto kYears = 24h * 3652;
} // namespace

/// The computer's clock jumps while the service runs.
class TestClockJumpApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_service = std::make_unique<ServiceFixture>();
        m_address = m_service->base;
    }
    void cleanup() { m_service.reset(); }

    void datesNothingByAClockThatHasJumped_data();
    void datesNothingByAClockThatHasJumped();
    void goesOnWhenTheClockIsRightAgain();
    void goesOnWhenTheClockIsConfirmed();
    void goesOnAfterASmallStep();
    void remembersAcrossARestartThatTheClockIsNotTrusted();
    void remembersAcrossARestartThatTheClockWasConfirmed();
    void doesNotStartBeforeTheLastPaymentOfADatabaseWithoutAMark();
    void startsBeforeTheLastPaymentOfASimulationWithoutAMark();

private:
    void restart()
    {
        const app::Settings settings = m_service->assembly->settings();
        m_service->assembly.reset();
        const app::Clocks clocks{m_service->clock, m_service->clock.monotonic()};
        m_service->assembly =
            std::make_unique<app::Assembly>(settings, m_service->directory, clocks, m_service->log);
        QVERIFY(m_service->assembly->start());
        const EndpointState state = m_service->assembly->endpoint().start();
        QVERIFY(state.isListening);
        m_address = state.address;
    }
    void loseTheMarkAndSetTheClockBack()
    {
        m_service->assembly->stop();
        QVERIFY(QFile::remove(m_service->directory.highWaterPath()));
        m_service->clock.set(m_service->clock.now() - 2h);
        restart();
    }
    [[nodiscard]] int created()
    {
        HttpClient client(std::uint16_t(m_address.section(u':', -1).toUInt()));
        return client
            .exchange("POST", "/v3/payments", ServiceFixture::authorization(m_service->shopKey),
                      R"({"amount":1250})")
            .status;
    }

    std::unique_ptr<ServiceFixture> m_service;
    QString m_address; ///< address of the running endpoint
};

void TestClockJumpApi::datesNothingByAClockThatHasJumped_data()
{
    QTest::addColumn<qint64>("hours");
    QTest::newRow("forward") << qint64(24 * 3652);
    QTest::newRow("a little forward") << qint64(2);
    QTest::newRow("back") << qint64(-2);
}

void TestClockJumpApi::datesNothingByAClockThatHasJumped()
{
    QFETCH(const qint64, hours);
    const QString id = m_service->create();
    m_service->clock.set(m_service->clock.now() + std::chrono::hours(hours));

    const auto refused = m_service->ask("POST", "/v3/payments", R"({"amount":1250})");
    QCOMPARE(refused.status, 503);
    QVERIFY2(errorOf(refused).startsWith(u"503 TRY_AGAIN_LATER "_s), qPrintable(errorOf(refused)));
    // By the wrong clock the payment has expired. The service must not report that.
    QCOMPARE(m_service->ask("GET", "/v3/payments/" + id.toStdString()).status, 503);
    m_service->assembly->core().wake();
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment WHERE status <> 1"_s), 0);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), 1);
    QTRY_COMPARE(m_service->logged().count("held back until the clock is right again"), 1);
}

void TestClockJumpApi::goesOnWhenTheClockIsRightAgain()
{
    const QString id = m_service->create();
    const Timestamp right = m_service->clock.now();
    m_service->clock.set(right + kYears);
    QCOMPARE(created(), 503);
    m_service->clock.set(right);
    m_service->clock.advance(1min);
    QCOMPARE(created(), 201);
    QCOMPARE(m_service->number(u"SELECT max(created_at) FROM payment"_s), toMillis(right + 1min));
    QTRY_VERIFY(m_service->logged().contains("the computer's clock is right again"));
}

void TestClockJumpApi::goesOnWhenTheClockIsConfirmed()
{
    m_service->create();
    m_service->clock.set(m_service->clock.now() + kYears);
    QCOMPARE(created(), 503);
    QVERIFY(m_service->assembly->confirmClock({.kind = AuditActorKind::Window}));
    QCOMPARE(created(), 201);
    QVERIFY(m_service->logged().contains("was confirmed by the window"));
    QVERIFY(!m_service->assembly->clockGuard().jump());
}

void TestClockJumpApi::goesOnAfterASmallStep()
{
    m_service->create();
    m_service->clock.set(m_service->clock.now() + 1h);
    QCOMPARE(created(), 201);
    m_service->clock.set(m_service->clock.now() - 1h);
    QCOMPARE(created(), 201);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment WHERE expire_at < created_at"_s), 0);
}

void TestClockJumpApi::remembersAcrossARestartThatTheClockIsNotTrusted()
{
    m_service->create();
    m_service->clock.set(m_service->clock.now() + kYears);
    for (int i = 0; i < 2; ++i) {
        restart();
        QCOMPARE(created(), 503);
    }
    m_service->clock.set(m_service->clock.now() - kYears);
    QCOMPARE(created(), 201);
}

void TestClockJumpApi::remembersAcrossARestartThatTheClockWasConfirmed()
{
    m_service->create();
    m_service->clock.set(m_service->clock.now() + kYears);
    QVERIFY(m_service->assembly->confirmClock({.kind = AuditActorKind::Window}));
    restart();
    QCOMPARE(created(), 201);
}

void TestClockJumpApi::doesNotStartBeforeTheLastPaymentOfADatabaseWithoutAMark()
{
    m_service->create();
    loseTheMarkAndSetTheClockBack();
    QCOMPARE(created(), 503);
    m_service->clock.set(m_service->clock.now() + 2h);
    QCOMPARE(created(), 201);
}

void TestClockJumpApi::startsBeforeTheLastPaymentOfASimulationWithoutAMark()
{
    m_service->create();
    QVERIFY(m_service->onCore(
        [this] { return m_service->assembly->services().simulation().switchOn(true); }));
    loseTheMarkAndSetTheClockBack();
    QCOMPARE(created(), 201);
}

TILLDESK_TEST(TestClockJumpApi, QCoreApplication)
#include "tst_clock_jump_api.moc"
