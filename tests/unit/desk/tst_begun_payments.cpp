#include "tests/support/test_program.h"
#include "tests/unit/desk/connected.h"

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

using remote::BegunPayments;

namespace {

const BegunPayment kUnknown{PaymentId(u"01a170f734356563dc99c1ba"_s), Amount::fromCents(2450),
                            u"Till 2 - 0091"_s};

HostedOutcome outcomeOf(OutcomeState state, const PaymentId &payment = {})
{
    HostedOutcome outcome;
    outcome.id = kUnknown.id;
    outcome.state = state;
    outcome.amount = kUnknown.amount;
    outcome.paymentId = payment;
    return outcome;
}

/// A connected window that stores its begun payments in `stored`.
struct TillWindow : Connected {
    [[nodiscard]] BegunPayments kept()
    {
        return {stored, [this](const QByteArray &list) -> Result<void> {
                    if (isFull)
                        return fail(ErrorCode::FileNotWritten, u"no space left"_s);
                    stored = list;
                    return {};
                }};
    }
    [[nodiscard]] QList<BegunPayment> inFile() const { return BegunPayments(stored, {}).left(); }
    [[nodiscard]] QFuture<Result<Payment>> create(const PaymentId &id = {})
    {
        NewPayment payment;
        payment.id = id;
        payment.amount = Amount::fromCents(2450);
        payment.reference = u"Till 2 - 0091"_s;
        return window.payments.create(ProfileId(u"q"_s), payment);
    }

    /// Restarts the window: the run before did not learn the outcome of kUnknown.
    void keepUnknown()
    {
        BegunPayments earlier = kept();
        QVERIFY(earlier.begin(kUnknown));
        QObject::connect(
            &window.payments, &remote::RemotePayments::recovered, &window,
            [this](const BegunPayment &, const std::optional<Payment> &made) { told << made; });
        window.payments.keepBegun(kept());
    }
    /// Sends the waiting answers. Returns whether the window has reported `count` payments.
    [[nodiscard]] bool isSettledWith(qsizetype count)
    {
        payments.settle();
        return told.size() == count;
    }

    QByteArray stored;
    bool isFull = false;
    QList<std::optional<Payment>> told; ///< of earlier runs
};

} // namespace

/// Payments of a till whose creation was sent and not answered: none is forgotten.
class TestBegunPayments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesAPaymentBeforeItIsSent();
    void forgetsAPaymentThatIsAnswered();
    void forgetsARefusedPayment();
    void keepsAPaymentOfATillThatIsTurnedAway();
    void createsNothingThatCannotBeStored();
    void storesNothingWithoutAConnection();
    void keepsTheIdThatTheWindowHasChosen();
    void tellsWhatBecameOfThePaymentsOfAnEarlierRun();
    void tellsOfAPaymentThatAProviderHasMade();
    void saysNothingWhileTheOutcomeIsNotKnown();
    void asksAgainOnceSomebodyIsSignedIn();
    void readsADamagedListAsEmpty();
};

void TestBegunPayments::storesAPaymentBeforeItIsSent()
{
    TillWindow till;
    till.window.payments.keepBegun(till.kept());
    QVERIFY(till.waitUntilOpen());
    const auto created = till.create();
    QCOMPARE(till.payments.waiting(), 0);
    QCOMPARE(till.inFile().size(), 1);
    QCOMPARE(till.inFile().first().amount, Amount::fromCents(2450));
    QCOMPARE(till.inFile().first().reference, u"Till 2 - 0091"_s);
    QVERIFY(!created.isFinished());
}

void TestBegunPayments::forgetsAPaymentThatIsAnswered()
{
    TillWindow till;
    till.window.payments.keepBegun(till.kept());
    QVERIFY(till.waitUntilOpen());
    const auto created = till.create();
    QVERIFY(QTest::qWaitFor([&] { return till.payments.waiting() == 1; }));
    till.payments.settle();
    QVERIFY(QTest::qWaitFor([&] { return till.inFile().isEmpty(); }));
    QVERIFY(created.result());
}

void TestBegunPayments::forgetsARefusedPayment()
{
    TillWindow till;
    till.payments.createError = Error{ErrorCode::UnableToPayCreditor, {}};
    till.window.payments.keepBegun(till.kept());
    QVERIFY(till.waitUntilOpen());
    const auto created = till.create();
    QVERIFY(QTest::qWaitFor([&] { return till.payments.waiting() == 1; }));
    till.payments.settle();
    QVERIFY(QTest::qWaitFor([&] { return till.inFile().isEmpty(); }));
    QCOMPARE(created.result().error().code, ErrorCode::UnableToPayCreditor);
}

void TestBegunPayments::keepsAPaymentOfATillThatIsTurnedAway()
{
    TillWindow till;
    till.window.payments.keepBegun(till.kept());
    QVERIFY(till.waitUntilOpen());
    const auto created = till.create();
    QVERIFY(QTest::qWaitFor([&] { return till.payments.waiting() == 1; }));
    till.link->turnAway({{ErrorCode::AccessDenied, {}, u"token"_s}});
    QVERIFY(QTest::qWaitFor([&] { return created.isFinished(); }));
    QCOMPARE(created.result().error().code, ErrorCode::AccessDenied);
    QCoreApplication::processEvents();
    QCOMPARE(till.inFile().size(), 1);
}

void TestBegunPayments::createsNothingThatCannotBeStored()
{
    TillWindow till;
    till.isFull = true;
    till.window.payments.keepBegun(till.kept());
    QVERIFY(till.waitUntilOpen());
    const auto created = till.create();
    QVERIFY(created.isFinished());
    QCOMPARE(created.result().error().code, ErrorCode::FileNotWritten);
    QVERIFY(till.payments.calls.isEmpty());
}

void TestBegunPayments::storesNothingWithoutAConnection()
{
    TillWindow till;
    till.window.payments.keepBegun(till.kept());
    QVERIFY(till.waitUntilOpen());
    till.atWindow->cut();
    QVERIFY(QTest::qWaitFor([&] { return !till.line.isOpen(); }));
    const auto created = till.create();
    QVERIFY(QTest::qWaitFor([&] { return created.isFinished(); }));
    QVERIFY(!created.result());
    QVERIFY(till.stored.isEmpty());
}

void TestBegunPayments::keepsTheIdThatTheWindowHasChosen()
{
    TillWindow till;
    till.window.payments.keepBegun(till.kept());
    QVERIFY(till.waitUntilOpen());
    std::ignore = till.create(kUnknown.id);
    std::ignore = till.create();
    QVERIFY(QTest::qWaitFor([&] { return till.payments.created.size() == 2; }));
    QCOMPARE(till.payments.created.first().id, kUnknown.id);
    QCOMPARE(till.inFile().first().id, kUnknown.id);
    QCOMPARE(till.payments.created.last().id.text().size(), kUnknown.id.text().size());
    QVERIFY(till.payments.created.last().id != kUnknown.id);
}

void TestBegunPayments::tellsWhatBecameOfThePaymentsOfAnEarlierRun()
{
    TillWindow till;
    till.payments.add(somePayment(1, till.clock.now()));
    const PaymentId made = till.payments.payments.last().id;
    BegunPayments earlier = till.kept();
    QVERIFY(earlier.begin({made, Amount::fromCents(100), u"made"_s}));
    QVERIFY(earlier.begin(kUnknown));
    QHash<QString, bool> wasMade;
    connect(&till.window.payments, &remote::RemotePayments::recovered, this,
            [&wasMade](const BegunPayment &begun, const std::optional<Payment> &payment) {
                wasMade.insert(begun.reference, payment.has_value());
            });
    till.window.payments.keepBegun(till.kept());
    QVERIFY(QTest::qWaitFor([&] { return till.payments.waiting() >= 2; }));
    QCOMPARE(till.inFile().size(), 2);
    till.payments.settle();
    QVERIFY(QTest::qWaitFor([&] { return wasMade.size() == 2; }));
    QCOMPARE(wasMade.value(u"made"_s), true);
    QCOMPARE(wasMade.value(kUnknown.reference), false);
    QVERIFY(till.inFile().isEmpty());
}

void TestBegunPayments::tellsOfAPaymentThatAProviderHasMade()
{
    TillWindow till;
    till.payments.add(somePayment(1, till.clock.now()));
    const PaymentId made = till.payments.payments.last().id;
    till.hosted.setOutcome(outcomeOf(OutcomeState::Created, made));
    till.keepUnknown();
    QVERIFY(QTest::qWaitFor([&] { return till.isSettledWith(1); }));
    QCOMPARE(till.told.first().value_or(Payment{}).id, made);
    QVERIFY(till.inFile().isEmpty());
}

void TestBegunPayments::saysNothingWhileTheOutcomeIsNotKnown()
{
    TillWindow till;
    till.hosted.setOutcome(outcomeOf(OutcomeState::Unknown));
    till.keepUnknown();
    QVERIFY(QTest::qWaitFor([&] {
        till.payments.settle();
        return till.hosted.lookedUp.contains(kUnknown.id);
    }));
    const auto after = till.window.hosted.contradictions();
    QVERIFY(QTest::qWaitFor([&] { return after.isFinished(); }));
    QCoreApplication::processEvents();
    QVERIFY(till.told.isEmpty());
    QCOMPARE(till.inFile().size(), 1);
    till.hosted.setOutcome(outcomeOf(OutcomeState::NotCreated));
    Q_EMIT till.window.hosted.outcomesChanged();
    QVERIFY(QTest::qWaitFor([&] { return till.isSettledWith(1); }));
    QVERIFY(!till.told.first());
    QVERIFY(till.inFile().isEmpty());
}

void TestBegunPayments::asksAgainOnceSomebodyIsSignedIn()
{
    TillWindow till;
    BegunPayments earlier = till.kept();
    QVERIFY(earlier.begin(kUnknown));
    till.payments.error = Error{ErrorCode::Unauthorized, {}};
    QSignalSpy recovered(&till.window.payments, &remote::RemotePayments::recovered);
    till.window.payments.keepBegun(till.kept());
    QVERIFY(QTest::qWaitFor([&] { return till.payments.waiting() >= 1; }));
    till.payments.settle();
    till.payments.error.reset();
    Q_EMIT till.staff.changed();
    QVERIFY(QTest::qWaitFor([&] { return till.payments.waiting() >= 1; }));
    QCOMPARE(recovered.size(), 0);
    till.payments.settle();
    QVERIFY(QTest::qWaitFor([&] { return recovered.size() == 1; }));
}

void TestBegunPayments::readsADamagedListAsEmpty()
{
    QVERIFY(BegunPayments("not a list", {}).left().isEmpty());
}

TILLDESK_TEST(TestBegunPayments, QCoreApplication)
#include "tst_begun_payments.moc"
