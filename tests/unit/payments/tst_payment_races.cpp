#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using enum PaymentStatus;

constexpr int kRounds = 25;

/// The action of one of two concurrent callers.
using Trigger = std::function<Result<Payment>(payments::PaymentService &, const Payment &)>;

NewPayment atTheTill()
{
    NewPayment wanted = newPayment();
    wanted.pointOfSale = u"T1"_s;
    return wanted;
}

Trigger advancing(PaymentTrigger trigger)
{
    return [trigger](payments::PaymentService &service, const Payment &payment) {
        return service.advance(payment.id, trigger, {});
    };
}

const QMap<QString, Trigger> kTriggers{
    {u"identify"_s,
     [](auto &service, const Payment &payment) {
         return service.identify(payment.id, kSomeDebtor);
     }},
    {u"cancel"_s,
     [](auto &service, const Payment &payment) { return service.cancel(payment.id, {}); }},
    {u"replace"_s,
     [](auto &service, const Payment &payment) {
         return service.createStaticQr(payment.profileId, atTheTill(), {});
     }},
    {u"authorize"_s, advancing(PaymentTrigger::BankAuthorizes)},
    {u"refuse"_s, advancing(PaymentTrigger::BankRefuses)},
    {u"back out"_s, advancing(PaymentTrigger::DebtorCancels)},
    {u"break"_s, advancing(PaymentTrigger::TechnicalFailure)},
    {u"settle"_s, [](auto &service, const Payment &payment) { return service.settle(payment.id); }},
    {u"acknowledge"_s,
     [](auto &service, const Payment &payment) {
         return service.acknowledge(payment.id, payment.amount, {});
     }},
};

} // namespace

/// Two concurrent callers, each on its own thread, against the single writing thread.
class TestPaymentRaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_core = std::make_unique<CoreThreads>(); }
    void cleanup() { m_core.reset(); }

    void hasOneWinner_data();
    void hasOneWinner();
    void hasTimeAsTheOtherCaller_data();
    void hasTimeAsTheOtherCaller();

private:
    Payment lead(PaymentStatus status);
    /// Runs the trigger on its own thread.
    std::future<Result<Payment>> called(const QString &trigger, const Payment &payment);
    [[nodiscard]] PaymentStatus statusOf(const Payment &payment) const;

    std::unique_ptr<CoreThreads> m_core;
};

/// `status`: at the start. `ends`: possible statuses at the end. `winners`: possible numbers of
/// callers that succeed.
void TestPaymentRaces::hasOneWinner_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QList<PaymentStatus>>("ends");
    QTest::addColumn<QList<int>>("winners");
    const auto row = [](PaymentStatus status, const char *one, const char *other,
                        const QList<PaymentStatus> &ends, const QList<int> &winners) {
        QTest::addRow("%s: %s, %s", toText(status).data(), one, other)
            << status << QString::fromLatin1(one) << QString::fromLatin1(other) << ends << winners;
    };
    row(Pending, "cancel", "cancel", {Cancelled}, {1});
    row(Pending, "identify", "identify", {Identified}, {1});
    row(Pending, "identify", "cancel", {Cancelled}, {1, 2}); // in one order both succeed
    row(Pending, "cancel", "replace", {Cancelled}, {1, 2});  // the replacement always succeeds
    row(Pending, "replace", "replace", {Cancelled}, {2});
    row(Pending, "identify", "replace", {Cancelled}, {1, 2});
    row(Identified, "authorize", "refuse", {Authorized, AuthorizationFailed}, {1});
    row(Identified, "authorize", "cancel", {Authorized, Cancelled}, {1});
    row(Identified, "authorize", "replace", {Authorized, Cancelled}, {1, 2});
    row(Identified, "authorize", "back out", {Authorized, Cancelled}, {1});
    row(Identified, "authorize", "break", {Failed}, {1, 2});
    row(Identified, "back out", "break", {Cancelled, Failed}, {1});
    row(Authorized, "settle", "break", {Succeeded, Failed}, {1});
    row(Authorized, "settle", "settle", {Succeeded}, {1});
    row(PendingMerchantAcknowledgement, "acknowledge", "acknowledge", {Succeeded}, {2});
    row(Succeeded, "cancel", "break", {Succeeded}, {0});
}

void TestPaymentRaces::hasOneWinner()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const QList<PaymentStatus>, ends);
    QFETCH(const QList<int>, winners);
    for (int round = 0; round < kRounds; ++round) {
        const Payment payment = lead(status);
        m_core->hold();
        auto first = called(one, payment);
        auto second = called(other, payment);
        m_core->release();
        const auto a = first.get();
        const auto b = second.get();
        QVERIFY(winners.contains(int(a.has_value()) + int(b.has_value())));
        for (const auto &answer : {a, b})
            QVERIFY(answer || answer.error().code == ErrorCode::PaymentNotPending);
        const PaymentStatus end = statusOf(payment);
        QVERIFY2(ends.contains(end), toText(end).data());
        QCOMPARE(m_core->number(u"SELECT count(*) FROM payment WHERE type = 2 AND status IN (1, 2)"
                                " AND seq <= %1"_s.arg(payment.seq)),
                 isOpen(end) ? 1 : 0);
    }
    QCOMPARE(
        m_core->number(u"SELECT (SELECT count(*) FROM payment) - (SELECT CAST(sum(n) AS BIGINT)"
                       " FROM payment_count WHERE level = 1)"_s),
        0);
}

void TestPaymentRaces::hasTimeAsTheOtherCaller_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<QString>("one");
    QTest::addColumn<PaymentStatus>("inTime");
    QTest::addColumn<PaymentStatus>("tooLate");
    const auto row = [](PaymentStatus status, const char *one, PaymentStatus inTime,
                        PaymentStatus tooLate) {
        QTest::addRow("%s: %s", toText(status).data(), one)
            << status << QString::fromLatin1(one) << inTime << tooLate;
    };
    row(Pending, "cancel", Cancelled, Expired);
    row(Pending, "identify", Expired, Expired);
    row(Identified, "authorize", Authorized, Expired);
    row(Identified, "back out", Cancelled, Expired);
    row(PendingMerchantAcknowledgement, "acknowledge", Succeeded, Voided);
}

void TestPaymentRaces::hasTimeAsTheOtherCaller()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const QString, one);
    QFETCH(const PaymentStatus, inTime);
    QFETCH(const PaymentStatus, tooLate);
    for (int round = 0; round < kRounds; ++round) {
        const Payment payment = lead(status);
        auto caller = called(one, payment);
        m_core->clock.set(payment.acknowledgeBy.value_or(payment.expireAt));
        m_core->core.wake();
        const auto answer = caller.get();
        QVERIFY(answer || answer.error().code == ErrorCode::PaymentNotPending
                || answer.error().code == ErrorCode::PaymentVoided);
        QTRY_COMPARE(toText(statusOf(payment)), toText(answer ? inTime : tooLate));
    }
}

/// Returns a new payment at the till in `status`.
Payment TestPaymentRaces::lead(PaymentStatus status)
{
    return *m_core->onCore([&]() -> Result<Payment> {
        auto &services = *m_core->services;
        Profile profile = m_core->profile;
        profile.asksAcknowledgement = status == PendingMerchantAcknowledgement;
        if (const auto changed = services.merchants.changeProfile(profile); !changed)
            return changed.failure();
        auto payment = services.payments.createStaticQr(profile.id, atTheTill(), {});
        for (const char *step : {"identify", "authorize", "settle"}) {
            if (payment && payment->status != status)
                payment = kTriggers[QString::fromLatin1(step)](services.payments, *payment);
        }
        return payment;
    });
}

std::future<Result<Payment>> TestPaymentRaces::called(const QString &trigger,
                                                      const Payment &payment)
{
    return std::async(std::launch::async, [this, call = kTriggers[trigger], payment] {
        return m_core->onCore([&] { return call(m_core->services->payments, payment); });
    });
}

PaymentStatus TestPaymentRaces::statusOf(const Payment &payment) const
{
    return PaymentStatus(
        m_core->number(u"SELECT status FROM payment WHERE seq = %1"_s.arg(payment.seq)));
}

TILLDESK_TEST(TestPaymentRaces, QCoreApplication)
#include "tst_payment_races.moc"
