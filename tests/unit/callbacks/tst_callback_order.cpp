#include "tests/support/test_program.h"
#include "tests/unit/callbacks/dispatching.h"
#include "tests/unit/callbacks/outbox_fixture.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;

/// For one payment, the first attempt of a later status starts only after the first attempt of the
/// earlier status has ended.
class TestCallbackOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsALaterStatusAfterTheFirstAttemptOfTheEarlier();
    void keepsAChain();
    void holdsUpNoOtherPayment();
    void waitsForTheReceiverOfTheEarlier();
    void followsALateOne();
    void letsNoResendOvertake();
    void waitsForNoResend();
    void looksForWhatMayBeSentAtLittleCost();
    void sendsEachPaymentInOrderToASlowReceiver();
    void startsAgainInOrderAfterAStop();
};

void TestCallbackOrder::startsALaterStatusAfterTheFirstAttemptOfTheEarlier()
{
    OutboxFixture core;
    const Payment payment = core.payCalled();
    core.advance(payment.id, PaymentStatus::Identified);
    QVERIFY(core.commit([&] { return core.payments.cancel(payment.id, {}); }));
    QCOMPARE(core.due(), QList<qint64>{1});
    core.clock.advance(24h);
    QCOMPARE(core.due(), QList<qint64>{1});
    core.record(1, CallbackOutcome::TryLater); // ended, though not delivered
    QCOMPARE(core.due(), QList<qint64>{2});
    core.clock.advance(10s);
    QCOMPARE(core.due(), (QList<qint64>{2, 1}));
}

void TestCallbackOrder::keepsAChain()
{
    OutboxFixture core;
    Profile wanted = core.called;
    wanted.asksAcknowledgement = true;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(wanted); }));
    const Payment payment = core.payCalled();
    core.advance(payment.id, PaymentStatus::PendingMerchantAcknowledgement);
    core.clock.advance(7 * 24h);
    QCOMPARE(core.commit([&] { return core.payments.expireOverdue(10); }), 1);
    QCOMPARE(core.row(3).status, PaymentStatus::Voided);
    for (const qint64 seq : {1, 2, 3}) {
        QCOMPARE(core.due(), QList<qint64>{seq});
        core.record(seq, CallbackOutcome::Receipt);
    }
    QVERIFY(core.due().isEmpty());
}

void TestCallbackOrder::holdsUpNoOtherPayment()
{
    OutboxFixture core;
    for (int i = 0; i < 3; ++i) {
        const Payment payment = core.payCalled();
        core.advance(payment.id, PaymentStatus::Identified);
        QVERIFY(core.commit([&] { return core.payments.cancel(payment.id, {}); }));
    }
    QCOMPARE(core.due(), (QList<qint64>{1, 3, 5}));
    core.record(3, CallbackOutcome::Receipt);
    QCOMPARE(core.due(), (QList<qint64>{1, 4, 5}));
}

void TestCallbackOrder::waitsForTheReceiverOfTheEarlier()
{
    OutboxFixture core;
    NewPayment wanted = newPayment();
    wanted.identifyCallbackUrl = u"https://door.example.com/identify"_s;
    const Payment payment = core.pay(core.called.id, wanted);
    core.advance(payment.id, PaymentStatus::Identified);
    QVERIFY(core.commit([&] { return core.payments.cancel(payment.id, {}); }));
    QVERIFY(core.due().isEmpty());
    const auto hosts = callbacks::DueCallbacks(core.db).hosts();
    QCOMPARE(hosts.size(), 1);
    QCOMPARE(hosts.first().host, u"door.example.com:443"_s);
    core.record(1, CallbackOutcome::TimedOut);
    QCOMPARE(core.due(), QList<qint64>{2});
}

void TestCallbackOrder::followsALateOne()
{
    OutboxFixture core;
    core.outbox.setFault(CallbackFault::Late);
    const Payment payment = core.payCalled();
    core.advance(payment.id, PaymentStatus::Identified);
    core.outbox.setFault(CallbackFault::None);
    QVERIFY(core.commit([&] { return core.payments.cancel(payment.id, {}); }));
    QVERIFY(core.due().isEmpty());
    core.clock.advance(1min);
    QCOMPARE(core.due(), QList<qint64>{1});
}

void TestCallbackOrder::letsNoResendOvertake()
{
    OutboxFixture core;
    const Payment payment = core.payCalled();
    core.advance(payment.id, PaymentStatus::Identified);
    QVERIFY(core.commit([&] { return core.payments.cancel(payment.id, {}); }));
    QVERIFY(core.commit([&] { return core.outbox.sendAgain(core.row(2).id); }));
    QCOMPARE(core.due(), QList<qint64>{1});
    core.record(1, CallbackOutcome::Receipt);
    QCOMPARE(core.due(), QList<qint64>{2});
}

void TestCallbackOrder::waitsForNoResend()
{
    OutboxFixture core;
    const Payment payment = core.payCalled();
    core.advance(payment.id, PaymentStatus::Identified);
    core.record(1, CallbackOutcome::Refused);
    QVERIFY(core.commit([&] { return core.outbox.sendAgain(core.row(1).id); }));
    QVERIFY(core.commit([&] { return core.payments.cancel(payment.id, {}); }));
    QCOMPARE(core.due(), (QList<qint64>{1, 2}));
}

/// The query reads no callbacks that wait for an earlier one, however many there are.
void TestCallbackOrder::looksForWhatMayBeSentAtLittleCost()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    OutboxFixture core;
    const auto planOf = [&core](const QString &sql) {
        QString plan;
        auto rows = core.db.prepare(u"EXPLAIN QUERY PLAN "_s + sql);
        while (rows.next())
            plan += rows.skip(3).read<QString>() + u'\n';
        return plan;
    };
    const QString due = planOf(u"SELECT seq FROM callback WHERE due_at IS NOT NULL"
                               " AND waits_for IS NULL AND host = 'a' AND due_at <= 1"
                               " ORDER BY due_at, seq"_s);
    QVERIFY2(due.contains(u"USING COVERING INDEX callback_due (host=? AND due_at<?)"_s)
                 || due.contains(u"INDEX callback_due (host=? AND due_at>? AND due_at<?)"_s),
             qPrintable(due));
    QVERIFY2(!due.contains(u"TEMP B-TREE"_s), qPrintable(due));
    const QString release = planOf(u"UPDATE callback SET waits_for = NULL WHERE waits_for = 7"_s);
    QVERIFY2(release.contains(u"callback_waits (waits_for=?)"_s), qPrintable(release));
}

/// The receiver holds back its responses, with the maximum number of connections open.
void TestCallbackOrder::sendsEachPaymentInOrderToASlowReceiver()
{
    constexpr int kPayments = 6;
    CallbackReceiver receiver;
    Dispatching core;
    Profile wanted = core.local;
    wanted.asksAcknowledgement = true;
    wanted.identifyCallbackUrl = wanted.callbackUrl = receiver.url();
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(wanted); }));
    for (int i = 0; i < kPayments; ++i)
        core.advance(core.pay(core.local.id, newPayment()).id,
                     PaymentStatus::PendingMerchantAcknowledgement);
    core.clock.advance(7 * 24h);
    QCOMPARE(core.commit([&] { return core.payments.expireOverdue(10); }), kPayments);
    receiver.hold();
    core.start();
    QTRY_COMPARE(receiver.held(), 4);
    while (receiver.count() < 3 * kPayments || receiver.held() > 0) {
        QTRY_VERIFY(receiver.held() > 0);
        receiver.release();
        receiver.hold();
    }
    QTRY_COMPARE(core.number(u"SELECT count(*) FROM callback WHERE state = 2"_s), 3 * kPayments);
    QHash<QString, QStringList> told;
    for (const auto &request : receiver.requests()) {
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        told[body[u"paymentId"_s].toString()] << body[u"status"_s].toString();
    }
    QCOMPARE(told.size(), kPayments);
    for (const QStringList &statuses : std::as_const(told))
        QCOMPARE(
            statuses,
            (QStringList{u"IDENTIFIED"_s, u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s, u"VOIDED"_s}));
    // All four connections were in use at once, for different payments.
    QSet<QString> first;
    for (const auto &request : receiver.requests().first(4))
        first << QJsonDocument::fromJson(request.body).object()[u"paymentId"_s].toString();
    QCOMPARE(first.size(), 4);
}

/// An interrupted attempt has not ended and is repeated.
void TestCallbackOrder::startsAgainInOrderAfterAStop()
{
    CallbackReceiver receiver;
    Dispatching core;
    Profile wanted = core.local;
    wanted.identifyCallbackUrl = wanted.callbackUrl = receiver.url();
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(wanted); }));
    core.advance(core.pay(core.local.id, newPayment()).id, PaymentStatus::Succeeded);
    receiver.hold();
    core.start();
    QTRY_COMPARE(receiver.held(), 1);
    core.start();
    QTRY_COMPARE(receiver.count(), 2);
    QCOMPARE(receiver.requests().at(0).body, receiver.requests().at(1).body);
    receiver.release();
    QTRY_COMPARE(core.number(u"SELECT count(*) FROM callback WHERE state = 2"_s), 2);
}

TILLDESK_TEST(TestCallbackOrder, QCoreApplication)
#include "tst_callback_order.moc"
