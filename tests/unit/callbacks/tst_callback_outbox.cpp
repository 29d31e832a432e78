#include "core/callbacks/callback_body.h"
#include "tests/support/test_program.h"
#include "tests/unit/callbacks/outbox_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kReceipt = CallbackOutcome::Receipt;
constexpr auto kTryLater = CallbackOutcome::TryLater;

} // namespace

class TestCallbackOutbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_core = std::make_unique<OutboxFixture>(); }
    void cleanup() { m_core.reset(); }

    void tellsEachChangeToItsAddress_data();
    void tellsEachChangeToItsAddress();
    void tellsOfNoCreation();
    void needsAnAddress();
    void tellsOfAnExpiryAtTheSweep();
    void tellsOfAReplacedStaticQrPayment();
    void tellsNothingOfDemonstrationData();
    void writesWhatIsSentOnce();
    void goesWithTheTransaction();
    void keepsTheOrderOfTimeWhenTheClockIsSetBack();
    void forgetsTheTimeOfACallbackThatWasUndone();
    void endsWithAReceipt();
    void retriesAsOftenAsTheRuleSays();
    void endsWithARefusal_data();
    void endsWithARefusal();
    void countsARetryFromTheEndOfTheAttempt();
    void followsAShorterRule();
    void ignoresTheSecondOfTwoFailuresAtOnce();
    void sendsAgainWithoutRetries();
    void keepsTheRetriesOfOneThatWaits();
    void keepsTheRetriesHoweverOftenItIsSentAgain();
    void goesAtOnceWhenTheClockHasLeftItFarBehind();
    void staysDeliveredWhenSentAgainInVain();
    void sendsFailedOnesAgain_data();
    void sendsFailedOnesAgain();
    void keepsEveryAttempt();
    void passesOverOneThatIsGone();
    void forgetsWhatEnded();
    void refusesAnUnknownId();
    void sendsATestOfNoPayment();
    void tellsOfEveryChange();

private:
    std::unique_ptr<OutboxFixture> m_core;
};

void TestCallbackOutbox::tellsEachChangeToItsAddress_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<QList<PaymentStatus>>("told");
    using enum PaymentStatus;

    QTest::newRow("identified") << Identified << QList{Identified};
    QTest::newRow("authorized") << Authorized << QList{Identified};
    QTest::newRow("refused") << AuthorizationFailed << QList{Identified, AuthorizationFailed};
    QTest::newRow("failed") << Failed << QList{Identified, Failed};
    QTest::newRow("succeeded") << Succeeded << QList{Identified, Succeeded};
    QTest::newRow("cancelled") << Cancelled << QList{Cancelled};
    QTest::newRow("waiting") << PendingMerchantAcknowledgement
                             << QList{Identified, PendingMerchantAcknowledgement};
    QTest::newRow("voided") << Voided << QList{Identified, PendingMerchantAcknowledgement, Voided};
}

void TestCallbackOutbox::tellsEachChangeToItsAddress()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const QList<PaymentStatus>, told);
    m_core->called.asksAcknowledgement =
        status == PaymentStatus::PendingMerchantAcknowledgement || status == PaymentStatus::Voided;
    QVERIFY(m_core->commit([&] { return m_core->merchants.changeProfile(m_core->called); }));
    const Payment created = m_core->payCalled();
    const Payment payment = m_core->advance(created.id, status);

    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), told.size());
    for (qsizetype i = 0; i < told.size(); ++i) {
        const CallbackRow row = m_core->row(i + 1);
        const bool isIdentification = told[i] == PaymentStatus::Identified;
        QCOMPARE(row.status, told[i]);
        QCOMPARE(row.paymentId, payment.id);
        QCOMPARE(row.profileId, m_core->called.id);
        QCOMPARE(row.kind, isIdentification ? CallbackKind::Identification : CallbackKind::Status);
        QCOMPARE(row.url,
                 isIdentification ? m_core->called.identifyCallbackUrl
                                  : m_core->called.callbackUrl);
        QCOMPARE(row.state, CallbackState::Waiting);
        QCOMPARE(row.dueAt, kCoreStart);
        QCOMPARE(row.retriesLeft, 3);
    }
}

void TestCallbackOutbox::tellsOfNoCreation()
{
    m_core->payCalled();

    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 0);
}

void TestCallbackOutbox::needsAnAddress()
{
    NewPayment wanted = newPayment();
    wanted.callbackUrl = u"https://own.example.com/callback"_s;
    const Payment payment = m_core->pay(m_core->profile.id, wanted);
    m_core->advance(payment.id, PaymentStatus::Succeeded);

    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 1);
    QCOMPARE(m_core->row(1).url, wanted.callbackUrl);
    QCOMPARE(m_core->row(1).status, PaymentStatus::Succeeded);
}

void TestCallbackOutbox::tellsOfAnExpiryAtTheSweep()
{
    const Payment payment = m_core->payCalled();
    m_core->clock.advance(25min);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 0);
    m_core->commit([this] { return m_core->payments.expireOverdue(10); });

    const CallbackRow row = m_core->row(1);
    QCOMPARE(row.status, PaymentStatus::Expired);
    QCOMPARE(row.paymentId, payment.id);
    QCOMPARE(row.createdAt, kCoreStart + 25min);
}

void TestCallbackOutbox::tellsOfAReplacedStaticQrPayment()
{
    m_core->profile.callbackUrl = m_core->called.callbackUrl;
    QVERIFY(m_core->commit([&] { return m_core->merchants.changeProfile(m_core->profile); }));
    const Payment first = m_core->payAt(u"T1"_s);
    m_core->payAt(u"T1"_s);

    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 1);
    QCOMPARE(m_core->row(1).paymentId, first.id);
    QCOMPARE(m_core->row(1).status, PaymentStatus::Cancelled);
}

void TestCallbackOutbox::tellsNothingOfDemonstrationData()
{
    m_core->append(m_core->called.id, PaymentStatus::Succeeded);

    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 0);
}

void TestCallbackOutbox::writesWhatIsSentOnce()
{
    const Payment created = m_core->payCalled();
    const Payment payment = m_core->advance(created.id, PaymentStatus::Succeeded);
    m_core->called.callbackUrl = u"https://elsewhere.example.com/"_s;
    m_core->called.callbackHeader = CallbackHeader::Extended;
    QVERIFY(m_core->commit([&] { return m_core->merchants.changeProfile(m_core->called); }));

    m_core->record(1, kReceipt);
    const auto due = DueCallbacks(m_core->db).due(u"shop.example.com:443"_s, kCoreStart, 10, {});
    QCOMPARE(due.size(), 1);
    QCOMPARE(due[0].body, callbackBody(payment, CallbackHeader::Specified));
    QCOMPARE(due[0].url, u"https://shop.example.com/callback"_s);
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             m_core->db.execute(u"UPDATE callback SET body = '{}'"_s));
}

void TestCallbackOutbox::goesWithTheTransaction()
{
    const Payment payment = m_core->payCalled();
    {
        const storage::Transaction transaction(m_core->db);
        QVERIFY(m_core->payments.cancel(payment.id, {}));
        QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 1);
    }
    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 0);
    QCOMPARE(m_core->stored(payment.id)->status, PaymentStatus::Pending);
}

void TestCallbackOutbox::keepsTheOrderOfTimeWhenTheClockIsSetBack()
{
    m_core->addTest();
    m_core->clock.set(kCoreStart - 2h);
    const CallbackRow row = m_core->row(m_core->addTest());

    QCOMPARE(row.createdAt, kCoreStart);
    QCOMPARE(row.dueAt, kCoreStart - 2h);
}

void TestCallbackOutbox::forgetsTheTimeOfACallbackThatWasUndone()
{
    m_core->addTest();
    m_core->clock.set(kCoreStart + 2h);
    {
        const storage::Transaction undone(m_core->db);
        m_core->outbox.addTest({m_core->called.id, PaymentStatus::Succeeded,
                                u"https://shop.example.com/test"_s, CallbackFault::None},
                               m_core->called);
    }
    m_core->clock.set(kCoreStart + 1h);

    QCOMPARE(m_core->row(m_core->addTest()).createdAt, kCoreStart + 1h);
}

void TestCallbackOutbox::endsWithAReceipt()
{
    const CallbackId id = m_core->addTest();
    m_core->clock.advance(2s);
    m_core->record(1, kReceipt, 204);

    const CallbackRow row = m_core->row(id);
    QCOMPARE(row.state, CallbackState::Delivered);
    QVERIFY(!row.dueAt);
    QCOMPARE(row.deliveredAt, kCoreStart + 2s);
    QCOMPARE(row.attempts, 1);
    QCOMPARE(row.lastAt, kCoreStart + 2s);
    QCOMPARE(row.lastOutcome, kReceipt);
    QCOMPARE(row.lastStatus, 204);
    QCOMPARE(row.lastDuration, 41ms);
    QVERIFY(m_core->due().isEmpty());
}

void TestCallbackOutbox::retriesAsOftenAsTheRuleSays()
{
    const CallbackId id = m_core->addTest();
    const QList<std::chrono::milliseconds> delays{10s, 1min, 10min};
    for (int i = 0; i < 3; ++i) {
        m_core->record(1, i == 1 ? CallbackOutcome::TimedOut : kTryLater);
        const CallbackRow row = m_core->row(id);
        QCOMPARE(row.state, CallbackState::Waiting);
        QCOMPARE(row.dueAt, m_core->clock.now() + delays[i]);
        QCOMPARE(row.retriesLeft, 2 - i);
        m_core->clock.advance(delays[i]);
    }
    m_core->record(1, CallbackOutcome::ConnectionBroken);

    QCOMPARE(m_core->row(id).state, CallbackState::Failed);
    QVERIFY(!m_core->row(id).dueAt);
    QVERIFY(!m_core->row(id).deliveredAt);
    QCOMPARE(m_core->row(id).attempts, 4);
}

void TestCallbackOutbox::endsWithARefusal_data()
{
    QTest::addColumn<CallbackOutcome>("outcome");
    QTest::newRow("another answer") << CallbackOutcome::Refused;
    QTest::newRow("not allowed") << CallbackOutcome::NotAllowed;
    QTest::newRow("lost on purpose") << CallbackOutcome::LostOnPurpose;
}

void TestCallbackOutbox::endsWithARefusal()
{
    QFETCH(const CallbackOutcome, outcome);
    const CallbackId id = m_core->addTest();
    m_core->record(1, outcome, 404);

    QCOMPARE(m_core->row(id).state, CallbackState::Failed);
    QCOMPARE(m_core->row(id).lastOutcome, outcome);
}

void TestCallbackOutbox::countsARetryFromTheEndOfTheAttempt()
{
    const CallbackId id = m_core->addTest();
    m_core->clock.advance(15s);
    m_core->commit([&] {
        std::ignore = m_core->outbox.record(1, attemptAt(kCoreStart, CallbackOutcome::TimedOut));
        return 0;
    });

    QCOMPARE(m_core->row(id).dueAt, kCoreStart + 25s);
    QCOMPARE(m_core->row(id).lastAt, kCoreStart);
}

/// A restart with other settings: the retry schedule in force when an attempt is stored applies.
void TestCallbackOutbox::followsAShorterRule()
{
    const CallbackId id = m_core->addTest();
    const CallbackId other = m_core->addTest();
    CallbackOutbox shorter(m_core->db, m_core->clock, m_core->events, {{5s}});
    CallbackOutbox none(m_core->db, m_core->clock, m_core->events, {{}});
    m_core->commit([&] {
        std::ignore = shorter.record(1, attemptAt(kCoreStart, kTryLater));
        std::ignore = none.record(2, attemptAt(kCoreStart, kTryLater));
        return 0;
    });

    QCOMPARE(m_core->row(id).dueAt, kCoreStart + 5s);
    QCOMPARE(m_core->row(id).retriesLeft, 0);
    QCOMPARE(m_core->row(other).state, CallbackState::Failed);
}

void TestCallbackOutbox::ignoresTheSecondOfTwoFailuresAtOnce()
{
    const CallbackId id = m_core->addTest();
    m_core->record(1, kTryLater);
    m_core->record(1, kTryLater);
    QCOMPARE(m_core->row(id).dueAt, kCoreStart + 10s);
    QCOMPARE(m_core->row(id).retriesLeft, 2);
    QCOMPARE(m_core->row(id).attempts, 2);

    m_core->record(1, kReceipt);
    m_core->record(1, CallbackOutcome::Refused);
    QCOMPARE(m_core->row(id).state, CallbackState::Delivered);
    QCOMPARE(m_core->row(id).attempts, 4);
}

void TestCallbackOutbox::sendsAgainWithoutRetries()
{
    const CallbackId id = m_core->addTest();
    m_core->record(1, CallbackOutcome::Refused);
    m_core->clock.advance(3h);
    QVERIFY(m_core->commit([&] { return m_core->outbox.sendAgain(id); }));
    QCOMPARE(m_core->row(id).state, CallbackState::Waiting);
    QCOMPARE(m_core->due(), QList<qint64>{1});
    m_core->record(1, kTryLater);

    QCOMPARE(m_core->row(id).state, CallbackState::Failed);
    QCOMPARE(m_core->row(id).attempts, 2);
}

void TestCallbackOutbox::keepsTheRetriesOfOneThatWaits()
{
    const CallbackId id = m_core->addTest();
    m_core->record(1, kTryLater);
    QVERIFY(m_core->due().isEmpty());
    QVERIFY(m_core->commit([&] { return m_core->outbox.sendAgain(id); }));
    QCOMPARE(m_core->due(), QList<qint64>{1});
    m_core->record(1, kTryLater);

    QCOMPARE(m_core->row(id).state, CallbackState::Waiting);
    QCOMPARE(m_core->row(id).dueAt, kCoreStart + 10s);
    QCOMPARE(m_core->row(id).retriesLeft, 2);
}

void TestCallbackOutbox::keepsTheRetriesHoweverOftenItIsSentAgain()
{
    const CallbackId id = m_core->addTest();
    m_core->record(1, kTryLater);
    for (int i = 0; i < 6; ++i) {
        QVERIFY(m_core->commit([&] { return m_core->outbox.sendAgain(id); }));
        m_core->record(1, kTryLater);
    }
    QCOMPARE(m_core->row(id).state, CallbackState::Waiting);
    QCOMPARE(m_core->row(id).retriesLeft, 2);
}

void TestCallbackOutbox::goesAtOnceWhenTheClockHasLeftItFarBehind()
{
    const CallbackId far = m_core->addTest();
    m_core->clock.advance(24h * 7);
    m_core->record(1, kTryLater);
    m_core->clock.set(kCoreStart);
    const CallbackId near = m_core->addTest();
    m_core->record(2, kTryLater);
    m_core->commit([this] {
        m_core->outbox.clockSetTo(kCoreStart);
        return 0;
    });
    QCOMPARE(m_core->row(far).dueAt, kCoreStart);
    QCOMPARE(m_core->row(near).dueAt, kCoreStart + 10s);
}

void TestCallbackOutbox::staysDeliveredWhenSentAgainInVain()
{
    const CallbackId id = m_core->addTest();
    m_core->record(1, kReceipt);
    m_core->clock.advance(1h);
    QVERIFY(m_core->commit([&] { return m_core->outbox.sendAgain(id); }));
    QCOMPARE(m_core->row(id).state, CallbackState::Waiting);
    m_core->record(1, kTryLater);

    QCOMPARE(m_core->row(id).state, CallbackState::Delivered);
    QCOMPARE(m_core->row(id).deliveredAt, kCoreStart);
    QVERIFY(!m_core->row(id).dueAt);
}

void TestCallbackOutbox::sendsFailedOnesAgain_data()
{
    QTest::addColumn<QString>("by");
    QTest::addColumn<QList<qint64>>("again");

    QTest::newRow("all") << u""_s << QList<qint64>{1, 2, 3};
    QTest::newRow("profile") << u"profile"_s << QList<qint64>{1, 2};
    QTest::newRow("payment") << u"payment"_s << QList<qint64>{2};
    QTest::newRow("from") << u"from"_s << QList<qint64>{2, 3};
    QTest::newRow("to") << u"to"_s << QList<qint64>{1, 2};
    QTest::newRow("state") << u"state"_s << QList<qint64>{1, 2, 3};
}

void TestCallbackOutbox::sendsFailedOnesAgain()
{
    QFETCH(const QString, by);
    QFETCH(const QList<qint64>, again);
    const Profile called = m_core->called;
    for (int i = 1; i <= 5; ++i) {
        if (i == 3)
            m_core->called = m_core->profile;
        m_core->addTest();
        m_core->clock.advance(1s);
        if (i < 5)
            m_core->record(i, i == 4 ? kReceipt : CallbackOutcome::Refused);
    }
    CallbackFilter filter;
    if (by == "profile"_L1)
        filter.profiles = {called.id};
    if (by == "payment"_L1)
        filter.payment = m_core->row(2).paymentId;
    if (by == "from"_L1)
        filter.from = kCoreStart + 1s;
    if (by == "to"_L1)
        filter.to = kCoreStart + 1s;
    if (by == "state"_L1)
        filter.state = CallbackState::Delivered;
    m_core->clock.advance(1h);
    m_core->events = {};
    const int count = m_core->commit([&] { return m_core->outbox.sendFailedAgain(filter); });

    QCOMPARE(count, again.size());
    QList<qint64> due = m_core->due();
    QVERIFY(due.removeOne(5)); // callback 5 was waiting already
    std::ranges::sort(due);
    QCOMPARE(due, again);
    QCOMPARE(m_core->row(again.first()).retriesLeft, 0);
    QCOMPARE(m_core->row(again.first()).dueAt, m_core->clock.now());
    QVERIFY(m_core->events.callbacksChanged);
}

void TestCallbackOutbox::keepsEveryAttempt()
{
    m_core->addTest();
    const CallbackAttempt attempt{.number = 17,
                                  .at = kCoreStart,
                                  .duration = 812ms,
                                  .outcome = CallbackOutcome::Refused,
                                  .status = 404,
                                  .detail = u"The receiver answered 404"_s,
                                  .address = u"192.0.2.1"_s,
                                  .requestHeaders = u"Content-Type: application/json"_s,
                                  .answerHeaders = u"Server: x"_s,
                                  .answerBody = u"not here"_s,
                                  .answerSize = 8};
    m_core->commit([&] {
        std::ignore = m_core->outbox.record(1, attempt);
        return 0;
    });
    m_core->record(1, kReceipt);

    auto row = m_core->db.prepare(u"SELECT number, at, duration, outcome, status, detail, address,"
                                  " request_headers, answer_headers, answer_body, answer_size"
                                  " FROM callback_attempt ORDER BY seq"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 1);
    QCOMPARE(row.read<Timestamp>(), attempt.at);
    QCOMPARE(row.read<qint64>(), 812);
    QCOMPARE(row.read<CallbackOutcome>(), attempt.outcome);
    QCOMPARE(row.read<qint64>(), 404);
    QCOMPARE(row.read<QString>(), attempt.detail);
    QCOMPARE(row.read<QString>(), attempt.address);
    QCOMPARE(row.read<QString>(), attempt.requestHeaders);
    QCOMPARE(row.read<QString>(), attempt.answerHeaders);
    QCOMPARE(row.read<QString>(), attempt.answerBody);
    QCOMPARE(row.read<qint64>(), 8);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 2);
}

void TestCallbackOutbox::passesOverOneThatIsGone()
{
    m_core->events = {};
    m_core->record(77, kReceipt);

    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback_attempt"_s), 0);
    QVERIFY(m_core->events.isEmpty());
}

void TestCallbackOutbox::forgetsWhatEnded()
{
    for (int i = 1; i <= 4; ++i)
        m_core->addTest();
    m_core->record(1, kReceipt);
    m_core->record(2, CallbackOutcome::Refused);
    m_core->record(4, kTryLater);
    m_core->clock.advance(1h);
    m_core->record(3, kReceipt);
    m_core->clock.advance(1000h);
    const auto forget = [this](Timestamp before, int limit) {
        return m_core->commit([&] { return m_core->outbox.forget(before, limit); });
    };
    m_core->events = {};

    QCOMPARE(forget(kCoreStart, 10), 0); // not before the exact time
    QVERIFY(!m_core->events.callbacksChanged);
    QCOMPARE(forget(kCoreStart + 1h, 1), 1);
    QCOMPARE(forget(kCoreStart + 1h, 10), 1);
    QVERIFY(m_core->events.callbacksChanged);
    QCOMPARE(m_core->number(u"SELECT min(callback) FROM callback_attempt"_s), 3);
    QCOMPARE(forget(m_core->clock.now(), 10), 1);
    QCOMPARE(m_core->due(), QList<qint64>{4}); // waiting callbacks are never deleted
}

void TestCallbackOutbox::refusesAnUnknownId()
{
    const auto sent =
        m_core->commit([this] { return m_core->outbox.sendAgain(CallbackId(QString(24, u'a'))); });

    QVERIFY(!sent);
    QCOMPARE(sent.error().code, ErrorCode::CallbackNotFound);
}

void TestCallbackOutbox::sendsATestOfNoPayment()
{
    const CallbackRow row = m_core->row(m_core->addTest(u"https://Try.example.com/a"_s));

    QCOMPARE(row.kind, CallbackKind::Test);
    QCOMPARE(row.status, PaymentStatus::Succeeded);
    QCOMPARE(row.url, u"https://Try.example.com/a"_s);
    QVERIFY(!m_core->stored(row.paymentId));
    const auto due = DueCallbacks(m_core->db).due(u"try.example.com:443"_s, kCoreStart, 1, {});
    QCOMPARE(due.size(), 1);
    QVERIFY(due[0].body.contains("\"status\":\"SUCCEEDED\",\"debtor\":{\"name\":\"Test\""));
    QVERIFY(due[0].body.contains("succeededAt"));
    QVERIFY(due[0].body.contains(row.paymentId.text().toLatin1()));
}

void TestCallbackOutbox::tellsOfEveryChange()
{
    const auto tells = [this](const std::function<void()> &change) {
        m_core->events = {};
        change();
        return m_core->events.callbacksChanged;
    };
    CallbackId id;
    QVERIFY(tells([&] { id = m_core->addTest(); }));
    QVERIFY(tells([&] { m_core->record(1, kReceipt); }));
    QVERIFY(
        tells([&] { std::ignore = m_core->commit([&] { return m_core->outbox.sendAgain(id); }); }));
    QVERIFY(!tells([&] { m_core->commit([&] { return m_core->outbox.sendFailedAgain({}); }); }));
}

TILLDESK_TEST(TestCallbackOutbox, QCoreApplication)
#include "tst_callback_outbox.moc"
