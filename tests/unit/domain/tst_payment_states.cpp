#include "core/domain/payment.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QSet>
#include <QTest>
#include <algorithm>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

using Status = PaymentStatus;
using Trigger = PaymentTrigger;
using Step = std::pair<Status, Trigger>;

/// The transition table of service.md#states, row by row. All other transitions are refused.
const QMap<Step, Status> kTable{
    // debtor scans
    {{Status::Pending, Trigger::DebtorIdentifies}, Status::Identified},
    // merchant cancels; or a new static-QR payment for the same profile and posId
    {{Status::Pending, Trigger::MerchantCancels}, Status::Cancelled},
    {{Status::Identified, Trigger::MerchantCancels}, Status::Cancelled},
    {{Status::Pending, Trigger::Replaced}, Status::Cancelled},
    {{Status::Identified, Trigger::Replaced}, Status::Cancelled},
    // expireAt reached
    {{Status::Pending, Trigger::TimePasses}, Status::Expired},
    {{Status::Identified, Trigger::TimePasses}, Status::Expired},
    // debtor backs out
    {{Status::Identified, Trigger::DebtorCancels}, Status::Cancelled},
    // debtor confirms, bank agrees
    {{Status::Identified, Trigger::BankAuthorizes}, Status::Authorized},
    // debtor confirms, bank refuses
    {{Status::Identified, Trigger::BankRefuses}, Status::AuthorizationFailed},
    // technical failure
    {{Status::Identified, Trigger::TechnicalFailure}, Status::Failed},
    {{Status::Authorized, Trigger::TechnicalFailure}, Status::Failed},
    // settles at once
    {{Status::Authorized, Trigger::Settles}, Status::Succeeded},
    // settles, profile asks for acknowledgement
    {{Status::Authorized, Trigger::SettlesAwaitingAcknowledgement},
     Status::PendingMerchantAcknowledgement},
    // acknowledge with the same amount
    {{Status::PendingMerchantAcknowledgement, Trigger::MerchantAcknowledges}, Status::Succeeded},
    // 7 days pass
    {{Status::PendingMerchantAcknowledgement, Trigger::AcknowledgementDeadlinePasses},
     Status::Voided},
};

const QMap<Status, QString> kNames{
    {Status::Pending, u"PENDING"_s},
    {Status::Identified, u"IDENTIFIED"_s},
    {Status::Authorized, u"AUTHORIZED"_s},
    {Status::AuthorizationFailed, u"AUTHORIZATION_FAILED"_s},
    {Status::Failed, u"FAILED"_s},
    {Status::Succeeded, u"SUCCEEDED"_s},
    {Status::Cancelled, u"CANCELLED"_s},
    {Status::Expired, u"EXPIRED"_s},
    {Status::PendingMerchantAcknowledgement, u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s},
    {Status::Voided, u"VOIDED"_s},
};

const QSet<Status> kFinal{Status::AuthorizationFailed, Status::Failed,  Status::Succeeded,
                          Status::Cancelled,           Status::Expired, Status::Voided};

void addStatusRows()
{
    QTest::addColumn<int>("status");
    for (const Status status : kPaymentStatuses)
        QTest::newRow(toText(status).data()) << int(status);
}

} // namespace

class TestPaymentStates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsEveryStatusAndTriggerOnce();
    void followsTheTable_data();
    void followsTheTable();
    void storesTheNumbersTheDatabaseKnows();
    void isFinalWhenNothingLeavesIt_data() { addStatusRows(); }
    void isFinalWhenNothingLeavesIt();
    void isOpenWhilePendingOrIdentified_data() { addStatusRows(); }
    void isOpenWhilePendingOrIdentified();
    void hasTheProtocolsName_data() { addStatusRows(); }
    void hasTheProtocolsName();
    void readsNamesLetterForLetter_data();
    void readsNamesLetterForLetter();
    void findsTheWayFromOneStatusToAnother();
    void leavesHostedPaymentsToTheirProvider();
    void expiresAtTheExactMillisecond_data() { addStatusRows(); }
    void expiresAtTheExactMillisecond();
    void asOfChangesNothingButTheStatus();
    void isVoidedAtTheExactMillisecond_data() { addStatusRows(); }
    void isVoidedAtTheExactMillisecond();
    void waitsWithoutADeadline();
    void knowsItsDebtorByTheIban();
    void refundsToTheDebtorsAccount_data();
    void refundsToTheDebtorsAccount();
    void namesTheChannels();
};

void TestPaymentStates::listsEveryStatusAndTriggerOnce()
{
    QCOMPARE(QSet<Status>(kPaymentStatuses.begin(), kPaymentStatuses.end()).size(), 10);
    QCOMPARE(QSet<Trigger>(kPaymentTriggers.begin(), kPaymentTriggers.end()).size(), 12);
    QCOMPARE(kPaymentStatuses.size(), 10U);
    QCOMPARE(kPaymentTriggers.size(), 12U);
}

void TestPaymentStates::followsTheTable_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("trigger");
    for (const Status from : kPaymentStatuses) {
        for (const Trigger trigger : kPaymentTriggers)
            QTest::addRow("%s, trigger %d", toText(from).data(), int(trigger))
                << int(from) << int(trigger);
    }
}

void TestPaymentStates::followsTheTable()
{
    QFETCH(int, from);
    QFETCH(int, trigger);
    const Step step{Status(from), Trigger(trigger)};
    const auto next = nextStatus(step.first, step.second);
    if (const auto expected = kTable.constFind(step); expected != kTable.cend()) {
        QVERIFY(next);
        QCOMPARE(toText(*next), toText(*expected));
    } else {
        QVERIFY(!next);
        QVERIFY(next.error().code == ErrorCode::PaymentNotPending);
        QVERIFY(next.error().detail.contains(toText(step.first)));
        QVERIFY(next.error().field.isEmpty());
    }
}

void TestPaymentStates::storesTheNumbersTheDatabaseKnows()
{
    for (size_t i = 0; i < kPaymentStatuses.size(); ++i)
        QCOMPARE(size_t(kPaymentStatuses[i]), i + 1);
    for (size_t i = 0; i < kPaymentTriggers.size(); ++i)
        QCOMPARE(size_t(kPaymentTriggers[i]), i + 1);
    QCOMPARE(int(Status::Succeeded), 6);
    QCOMPARE(int(Status::Voided), 10);
    QCOMPARE(int(Trigger::AcknowledgementDeadlinePasses), 12);
}

void TestPaymentStates::isFinalWhenNothingLeavesIt()
{
    QFETCH(int, status);
    QCOMPARE(isFinal(Status(status)), kFinal.contains(Status(status)));
}

void TestPaymentStates::isOpenWhilePendingOrIdentified()
{
    QFETCH(int, status);
    QCOMPARE(isOpen(Status(status)),
             Status(status) == Status::Pending || Status(status) == Status::Identified);
}

void TestPaymentStates::hasTheProtocolsName()
{
    QFETCH(int, status);
    QCOMPARE(QString(toText(Status(status))), kNames.value(Status(status)));
    const auto read = paymentStatusFrom(kNames.value(Status(status)));
    QVERIFY(read);
    QCOMPARE(int(*read), status);
}

void TestPaymentStates::readsNamesLetterForLetter_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names{u""_s,         u"pending"_s,  u"Pending"_s,
                            u" PENDING"_s, u"PENDING "_s, u"CANCELED"_s,
                            u"1"_s,        u"PENDİNG"_s,  u"PENDING_MERCHANT_ACKNOWLEDGEMENT_"_s};
    for (const QString &name : names)
        QTest::addRow("'%s'", qPrintable(name)) << name;
}

void TestPaymentStates::readsNamesLetterForLetter()
{
    QFETCH(QString, name);
    QVERIFY(!paymentStatusFrom(name));
}

void TestPaymentStates::findsTheWayFromOneStatusToAnother()
{
    for (const PaymentStatus from : kPaymentStatuses) {
        for (const PaymentStatus to : kPaymentStatuses) {
            PaymentStatus status = from;
            for (const PaymentTrigger trigger : stepsBetween(from, to)) {
                const auto next = nextStatus(status, trigger);
                QVERIFY(next);
                status = *next;
            }
            // Nothing leads back, and nothing leaves a final status.
            const bool hasWay = from != to && !stepsBetween(from, to).isEmpty();
            QCOMPARE(status, hasWay ? to : from);
            QVERIFY(!hasWay || (!isFinal(from) && stepsBetween(to, from).isEmpty()));
        }
    }
    QCOMPARE(stepsBetween(PaymentStatus::Pending, PaymentStatus::Succeeded).size(), 3);
    QCOMPARE(stepsBetween(PaymentStatus::Pending, PaymentStatus::Cancelled),
             QList<PaymentTrigger>{PaymentTrigger::MerchantCancels});
}

void TestPaymentStates::leavesHostedPaymentsToTheirProvider()
{
    Payment payment;
    payment.status = PaymentStatus::Pending;
    payment.environment = Environment::Production;
    QCOMPARE(asOf(payment, payment.expireAt + std::chrono::hours(1)).status,
             PaymentStatus::Pending);
    payment.environment = Environment::Local;
    QCOMPARE(asOf(payment, payment.expireAt + std::chrono::hours(1)).status,
             PaymentStatus::Expired);
}

void TestPaymentStates::expiresAtTheExactMillisecond()
{
    QFETCH(int, status);
    Payment payment;
    payment.status = Status(status);
    payment.expireAt = fromMillis(1'200'000);
    const Status after = isOpen(Status(status)) ? Status::Expired : Status(status);

    QCOMPARE(toText(asOf(payment, fromMillis(0)).status), toText(Status(status)));
    QCOMPARE(toText(asOf(payment, fromMillis(1'199'999)).status), toText(Status(status)));
    QCOMPARE(toText(asOf(payment, fromMillis(1'200'000)).status), toText(after));
    QCOMPARE(toText(asOf(payment, fromMillis(1'200'001)).status), toText(after));
}

void TestPaymentStates::asOfChangesNothingButTheStatus()
{
    Payment payment;
    payment.seq = 7;
    payment.id = PaymentId(u"0190a7c2f3b80123456789ab"_s);
    payment.amount = Amount::fromCents(1998);
    payment.expireAt = fromMillis(10);
    payment.reference = u"Order 7"_s;
    payment.debtor = {u"An"_s, u"BE68539007547034"_s};

    Payment expected = payment;
    expected.status = Status::Expired;
    QVERIFY(asOf(payment, fromMillis(10)) == expected);
    QVERIFY(asOf(payment, fromMillis(9)) == payment);
}

void TestPaymentStates::isVoidedAtTheExactMillisecond()
{
    QFETCH(int, status);
    Payment payment;
    payment.status = Status(status);
    payment.expireAt = fromMillis(5'000'000);
    payment.acknowledgeBy = fromMillis(1'000'000);
    const bool waits = payment.status == Status::PendingMerchantAcknowledgement;
    Payment after = payment;
    if (waits)
        after.status = Status::Voided;

    QVERIFY(asOf(payment, fromMillis(999'999)) == payment);
    QVERIFY(asOf(payment, fromMillis(1'000'000)) == after);
    QVERIFY(asOf(payment, fromMillis(1'000'001)) == after);
}

void TestPaymentStates::waitsWithoutADeadline()
{
    Payment payment;
    payment.status = Status::PendingMerchantAcknowledgement;
    QVERIFY(asOf(payment, fromMillis(9'000'000)) == payment);
}

void TestPaymentStates::refundsToTheDebtorsAccount_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("iban");
    QTest::addColumn<int>("refusal"); // -1: allowed
    const QString iban = u"BE71096123456769"_s;
    for (const PaymentType type : {PaymentType::Dynamic, PaymentType::StaticQr,
                                   PaymentType::PersonToPerson, PaymentType::PaymentRequest}) {
        const bool canBeRefunded = type == PaymentType::Dynamic || type == PaymentType::StaticQr;
        for (const Status status : kPaymentStatuses) {
            // The status is checked before the type.
            const int refusal = status != Status::Succeeded ? int(ErrorCode::RefundNotAllowed)
                : canBeRefunded                             ? -1
                                                            : int(ErrorCode::RefundNotAvailable);
            QTest::addRow("type %d, %s", int(type), toText(status).data())
                << int(type) << int(status) << iban << refusal;
        }
    }
    QTest::newRow("debtor not known") << int(PaymentType::Dynamic) << int(Status::Succeeded)
                                      << QString() << int(ErrorCode::RefundNotAvailable);
}

void TestPaymentStates::refundsToTheDebtorsAccount()
{
    QFETCH(int, type);
    QFETCH(int, status);
    QFETCH(QString, iban);
    QFETCH(int, refusal);
    Payment payment;
    payment.type = PaymentType(type);
    payment.status = Status(status);
    payment.debtor = {u"Lotte"_s, iban};
    const auto answer = refundIbanOf(payment);
    if (refusal < 0) {
        QVERIFY(answer);
        QCOMPARE(*answer, iban);
    } else {
        QVERIFY(!answer);
        QCOMPARE(int(answer.error().code), refusal);
        QVERIFY(!answer.error().detail.contains(u"BE71"_s));
    }
}

void TestPaymentStates::knowsItsDebtorByTheIban()
{
    QVERIFY(!Debtor().isKnown());
    QVERIFY(!(Debtor{u"An"_s, {}}).isKnown());
    QVERIFY((Debtor{{}, u"BE68539007547034"_s}).isKnown());
}

void TestPaymentStates::namesTheChannels()
{
    QCOMPARE(toText(PaymentChannel::Online), "ONLINE"_L1);
    QCOMPARE(toText(PaymentChannel::InStore), "INSTORE"_L1);
    QCOMPARE(toText(PaymentChannel::Invoice), "INVOICE"_L1);
}

TILLDESK_TEST(TestPaymentStates, QCoreApplication)
#include "tst_payment_states.moc"
