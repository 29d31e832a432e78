#include "core/runtime/local_callbacks.h"

#include "core/runtime/promised.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QSignalSpy>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

const QString kUrl = u"https://shop.example.com/a"_s;

} // namespace

class TestLocalCallbacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void sendsATest();
    void checksATest_data();
    void checksATest();
    void takesALoopbackAddressFromWhoMay();
    void givesFaultsOnlyWhileSimulating();
    void listsAndCounts();
    void showsPagesOf500RowsAtMost();
    void sendsAgain();
    void refusesUnknownIds();
    void asksTheProcessForWhatCame();
    void tellsOnItsOwnThread();
    void answersBusyOnceStopped();

private:
    [[nodiscard]] TestCallback wanted(const QString &url = kUrl) const
    {
        return {m_core->profile.id, PaymentStatus::Succeeded, url, CallbackFault::None};
    }

    ManualClock m_real{kCoreStart};
    std::unique_ptr<AdjustableClock> m_clock;
    debtors::PublishedSimulation m_published;
    std::unique_ptr<debtors::SimulationService> m_simulation;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<LocalCallbacks> m_callbacks;
};

void TestLocalCallbacks::init()
{
    m_clock = std::make_unique<AdjustableClock>(m_real);
    m_published.publish({});
    m_core = std::make_unique<CoreThreads>([this](CoreThreads::Services &services) {
        m_simulation = std::make_unique<debtors::SimulationService>(
            services.db, *m_clock, m_real, services.happened, services.outbox, m_published);
    });
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_callbacks = std::make_unique<LocalCallbacks>(
        m_shop->gate, m_core->services->outbox, *m_simulation, m_core->published,
        LocalCallbacks::Receiving{
            .inspect =
                [](const CallbackInspection &wanted, const auto &done) {
                    done(Result<QList<CallbackFinding>>(
                        {{CallbackCheck::Parts, {}, wanted.signature, {}}}));
                },
            .inboxAddress = [] { return u"http://127.0.0.1:8400/inbox"_s; },
            .setInbox =
                [](bool isOn, const AuditActor &, const auto &done) {
                    done(isOn ? Result<void>() : Result<void>(fail(ErrorCode::Busy)));
                },
            .inbox = [](const auto &done) { done(Result<QList<InboxMessage>>({InboxMessage()})); },
            .clearInbox = []() -> Result<void> { return fail(ErrorCode::Busy); }});
    m_core->core.addListener([this](const Events &events) { m_callbacks->notify(events); });
}

void TestLocalCallbacks::cleanup()
{
    m_core->stop();
    m_callbacks.reset();
    m_shop.reset();
    m_core.reset();
    m_simulation.reset();
}

void TestLocalCallbacks::sendsATest()
{
    const auto id = taken(m_callbacks->sendTest(wanted()));
    QVERIFY(id);
    const auto details = taken(m_callbacks->details(*id));
    QVERIFY(details);
    QCOMPARE(details->callback.kind, CallbackKind::Test);
    QCOMPARE(details->callback.url, kUrl);
    QCOMPARE(details->callback.profileId, m_core->profile.id);
    QVERIFY(!details->body.isEmpty());
}

void TestLocalCallbacks::checksATest_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("url");
    QTest::addColumn<ErrorCode>("code");
    const QString none(24, u'f');

    QTest::newRow("unknown profile") << none << kUrl << ErrorCode::ProfileNotFound;
    QTest::newRow("no address") << QString() << QString() << ErrorCode::FieldInvalid;
    QTest::newRow("not encrypted")
        << QString() << u"http://shop.example.com/"_s << ErrorCode::FieldInvalid;
    QTest::newRow("this computer")
        << QString() << u"http://127.0.0.1/"_s << ErrorCode::FieldInvalid;
}

void TestLocalCallbacks::checksATest()
{
    QFETCH(const QString, profile);
    QFETCH(const QString, url);
    QFETCH(const ErrorCode, code);
    TestCallback test = wanted(url);
    if (!profile.isEmpty())
        test.profile = ProfileId(profile);
    const auto sent = taken(m_callbacks->sendTest(test));

    QVERIFY(!sent);
    QCOMPARE(sent.error().code, code);
    if (code == ErrorCode::FieldInvalid)
        QCOMPARE(sent.error().field, u"url"_s);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 0);
}

void TestLocalCallbacks::takesALoopbackAddressFromWhoMay()
{
    m_core->profile.allowsLoopbackCallbacks = true;
    QVERIFY(
        m_core->onCore([&] { return m_core->services->merchants.changeProfile(m_core->profile); }));

    QVERIFY(taken(m_callbacks->sendTest(wanted(u"http://127.0.0.1:9/"_s))));
}

void TestLocalCallbacks::givesFaultsOnlyWhileSimulating()
{
    TestCallback test = wanted();
    test.fault = CallbackFault::StaleIat;
    const auto refused = taken(m_callbacks->sendTest(test));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::SimulationOff);

    QVERIFY(m_core->onCore([this] { return m_simulation->switchOn(true); }));
    const auto id = taken(m_callbacks->sendTest(test));
    QVERIFY(id);
    QCOMPARE(taken(m_callbacks->details(*id))->callback.fault, CallbackFault::StaleIat);
}

void TestLocalCallbacks::listsAndCounts()
{
    QList<CallbackId> ids;
    for (int i = 0; i < 3; ++i)
        ids.prepend(*taken(m_callbacks->sendTest(wanted())));
    const auto newest = taken(m_callbacks->page({}, {}, 2));
    QVERIFY(newest);
    QVERIFY(newest->hasMore);
    QCOMPARE(newest->rows.size(), 2);
    QCOMPARE(newest->rows[0].id, ids[0]);
    const auto rest = taken(m_callbacks->page({}, newest->rows[1].seq, 2));
    QCOMPARE(rest->rows.size(), 1);
    QCOMPARE(rest->rows[0].id, ids[2]);
    CallbackFilter other;
    other.profiles = {ProfileId(QString(24, u'f'))};

    QCOMPARE(*taken(m_callbacks->counts({})), (CallbackCounts{3, 0, 0}));
    QCOMPARE(*taken(m_callbacks->counts(other)), CallbackCounts());
}

void TestLocalCallbacks::showsPagesOf500RowsAtMost()
{
    QVERIFY(m_core->onCore([this]() -> Result<int> {
        for (int i = 0; i < 501; ++i)
            m_core->services->outbox.addTest(wanted(), m_core->profile);
        return 0;
    }));

    QCOMPARE(taken(m_callbacks->page({}, {}, 100'000))->rows.size(), 500);
    QCOMPARE(taken(m_callbacks->page({}, {}, -1))->rows.size(), 0);
}

void TestLocalCallbacks::sendsAgain()
{
    const CallbackId id = *taken(m_callbacks->sendTest(wanted()));
    const auto fail = [this] {
        CallbackAttempt attempt;
        attempt.at = kCoreStart;
        attempt.outcome = CallbackOutcome::Refused;
        return bool(m_core->onCore([&]() -> Result<int> {
            std::ignore = m_core->services->outbox.record(1, attempt);
            return 0;
        }));
    };
    QVERIFY(fail());
    QCOMPARE(*taken(m_callbacks->counts({})), (CallbackCounts{0, 0, 1}));
    QVERIFY(taken(m_callbacks->sendAgain(id)));
    QCOMPARE(*taken(m_callbacks->counts({})), (CallbackCounts{1, 0, 0}));
    QVERIFY(fail());

    QCOMPARE(*taken(m_callbacks->sendFailedAgain({})), 1);
    QCOMPARE(*taken(m_callbacks->counts({})), (CallbackCounts{1, 0, 0}));
}

void TestLocalCallbacks::refusesUnknownIds()
{
    const CallbackId unknown(QString(24, u'f'));

    QCOMPARE(taken(m_callbacks->details(unknown)).error().code, ErrorCode::CallbackNotFound);
    QCOMPARE(taken(m_callbacks->sendAgain(unknown)).error().code, ErrorCode::CallbackNotFound);
}

void TestLocalCallbacks::asksTheProcessForWhatCame()
{
    CallbackInspection wanted;
    wanted.signature = u"a..b"_s;

    QCOMPARE(taken(m_callbacks->inspect(wanted))->first().reason, u"a..b"_s);
    QCOMPARE(m_callbacks->inboxAddress(), u"http://127.0.0.1:8400/inbox"_s);
    QCOMPARE(taken(m_callbacks->inbox())->size(), 1);
    QCOMPARE(taken(m_callbacks->clearInbox()).error().code, ErrorCode::Busy);
    QVERIFY(taken(m_callbacks->setInbox(true)));
    QCOMPARE(taken(m_callbacks->setInbox(false)).error().code, ErrorCode::Busy);
}

void TestLocalCallbacks::tellsOnItsOwnThread()
{
    QSignalSpy changed(m_callbacks.get(), &gateway::Callbacks::changed);
    QSignalSpy inbox(m_callbacks.get(), &gateway::Callbacks::inboxChanged);
    QThread *teller = nullptr;
    connect(m_callbacks.get(), &gateway::Callbacks::changed, m_callbacks.get(),
            [&teller] { teller = QThread::currentThread(); });
    QVERIFY(taken(m_callbacks->sendTest(wanted())));
    QVERIFY(m_core->create());
    QVERIFY(changed.count() > 0 || changed.wait());
    QCOMPARE(teller, QThread::currentThread());

    Events events;
    events.inboxChanged = true;
    m_callbacks->notify(events);
    QVERIFY(inbox.wait());
    QCOMPARE(changed.count(), 1); // creating the payment changed no callbacks
}

void TestLocalCallbacks::answersBusyOnceStopped()
{
    m_core->stop();

    QCOMPARE(taken(m_callbacks->page({}, {}, 1)).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_callbacks->counts({})).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_callbacks->sendFailedAgain({})).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_callbacks->sendTest(wanted())).error().code, ErrorCode::Busy);
}

TILLDESK_TEST(TestLocalCallbacks, QCoreApplication)
#include "tst_local_callbacks.moc"
