#include "core/qr/qr_encoder.h"
#include "tests/api/hosted/hosted_refunds.h"
#include "tests/api/hosted/hosted_window.h"
#include "tests/support/test_program.h"

#include <QJsonArray>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Fault = FaultProxy::Fault;
using Treatment = FaultProxy::Treatment;

/// Refunds of the payments of a hosted profile, made by a second service. @source
/// service.md#hosted-refunds
class TestHostedRefunds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishesTheKeyThatSigns();
    void showsAWindowTheKeyAsACode();
    void refundsAtTheProvider();
    void takesOverAFailure();
    void passesOnARefusal_data();
    void passesOnARefusal();
    void makesOneRefundWhateverHappens_data();
    void makesOneRefundWhateverHappens();
    void answersTheSameRequestWithTheSameRefund();
    void refusesAKeyWithOtherParameters();
    void waitsAsLongAsTheProviderAsks();
    void storesWhatIsNotAnswered();
    void believesNoRefusalOfARepeatedRequest();
    void refundsNothingMoreThanWasPaid();
    void refundsNothingAboveTheLimitOfThePerson();
    void refundsNothingBeforeTheOwnerAllowsIt();
    void refundsNothingWithoutAKey();
    void recordsAContradiction();
    void holdsRefundsBackWhileMoneyMayNotMove();
};

void TestHostedRefunds::publishesTheKeyThatSigns()
{
    RefundingShop both;
    const HttpAnswer answer =
        both.ask("GET", u"/hosted/%1/jwks.json"_s.arg(both.profile.id.text()));
    QCOMPARE(answer.status, 200);
    QCOMPARE(QByteArray::fromStdString(answer.body),
             both.shop
                 .onCore([&] {
                     return both.shop.assembly->services().connections().find(both.profile.id);
                 })
                 ->publicKeys);
    QCOMPARE(jsonOf(answer)[u"keys"_s].toArray().size(), 1);
    QCOMPARE(both.ask("GET", u"/hosted/%1/jwks.json"_s.arg(both.shop.shop.id.text())).status, 404);
}

void TestHostedRefunds::showsAWindowTheKeyAsACode()
{
    RefundingShop both;
    HostedWindow window(both.shop);
    const auto all = HostedWindow::answerOf(window.gateways.hosted.connections());
    QVERIFY(all);
    for (const HostedConnection &connection : *all) {
        const bool isHosted = connection.profileId == both.profile.id;
        QCOMPARE(!connection.publicKeys.isEmpty(), isHosted);
        QCOMPARE(connection.publicKeysQr,
                 encodeQr(QString::fromUtf8(connection.publicKeys)).value_or(QrMatrix{}));
        QCOMPARE(connection.ownKeySetUrl,
                 isHosted ? both.shop.base + u"/hosted/%1/jwks.json"_s.arg(both.profile.id.text())
                          : QString());
    }
    const auto next =
        HostedWindow::answerOf(window.gateways.hosted.makeKey(both.profile.id, u"next"_s));
    QVERIFY(next->publicKeys.contains("\"next\""));
    QVERIFY(next->publicKeysQr.size > 0);
}

void TestHostedRefunds::refundsAtTheProvider()
{
    RefundingShop both;
    const QString id = both.paid();
    const HttpAnswer answer = both.refund(id, 450, "R1");
    QCOMPARE(answer.status, 201);
    const QJsonObject made = jsonOf(answer);
    const QString refund = made[u"refundId"_s].toString();
    QCOMPARE(made[u"status"_s].toString(), u"PENDING"_s);
    QCOMPARE(made[u"amount"_s].toInt(), 450);
    // The provider has made it, with the id that the shop's software gets.
    QCOMPARE(both.hosted.number(u"SELECT amount FROM refund WHERE id = '%1' AND idempotency_key = "
                                "'R1'"_s.arg(refund)),
             450);
    QCOMPARE(both.refundStatus(id, refund), u"PENDING"_s);
    // It is a row here, and its money is reserved.
    QCOMPARE(both.shop.number(u"SELECT amount FROM refund WHERE status = 1"_s), 450);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM ledger_entry"_s), 2);
    // Nobody but the provider ends it.
    QCOMPARE(*both.shop.onCore([&]() -> Result<int> {
        return both.shop.assembly->services().refunds().nextDue() ? 1 : 0;
    }),
             0);
    both.endRefundsThere();
    both.pass(1min);
    QTRY_COMPARE(both.refundStatus(id, refund), u"REFUNDED"_s);
    QCOMPARE(both.shop.number(u"SELECT refunded FROM payment"_s), 450);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payout_item WHERE kind = 2"_s), 1);
    QCOMPARE(both.faults(), QStringList());
    // Nothing more is asked.
    const auto asked = both.requests().size();
    both.pass(2min);
    QVERIFY(!QTest::qWaitFor([&] { return both.requests().size() > asked + 1; }, 500));
    QCOMPARE(both.sent(), 1);
}

void TestHostedRefunds::takesOverAFailure()
{
    RefundingShop both;
    const QString id = both.paid();
    QVERIFY(both.hosted.onCore(
        [&] { return both.hosted.assembly->services().simulation().setRefundsFail(true); }));
    const QString refund = jsonOf(both.refund(id, 450, "R1"))[u"refundId"_s].toString();
    both.endRefundsThere();
    both.pass(1min);
    QTRY_COMPARE(both.refundStatus(id, refund), u"FAILED"_s);
    QCOMPARE(both.shop.number(u"SELECT refunded FROM payment"_s), 0);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedRefunds::passesOnARefusal_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("answer");
    QTest::newRow("not allowed") << 422 << u"REFUND_NOT_ALLOWED"_s << u"422 REFUND_NOT_ALLOWED"_s;
    QTest::newRow("too high") << 422 << u"INVALID_REFUND_AMOUNT"_s
                              << u"422 INVALID_REFUND_AMOUNT"_s;
    QTest::newRow("not possible") << 422 << u"REFUND_NOT_POSSIBLE"_s
                                  << u"422 REFUND_NOT_POSSIBLE"_s;
    QTest::newRow("unknown key") << 401 << u"UNAUTHORIZED"_s << u"500 TECHNICAL_ERROR"_s;
    QTest::newRow("no right") << 403 << u"ACCESS_DENIED"_s << u"500 TECHNICAL_ERROR"_s;
}

void TestHostedRefunds::passesOnARefusal()
{
    QFETCH(int, status);
    QFETCH(QString, code);
    QFETCH(QString, answer);
    RefundingShop both;
    const QString id = both.paid();
    both.proxy.decide([status, code, &both](const FaultProxy::Request &request) {
        Treatment treatment{.clock = both.fine().clock};
        if (request.method != "POST" || !request.target.endsWith("/refunds"))
            return treatment;
        treatment.rewrite = [status, code](const FaultProxy::Request &,
                                           FaultProxy::Response &response) {
            response.status = status;
            response.body =
                QByteArray(R"({"code":"%1","message":"No"})").replace("%1", code.toLatin1());
            response.set("SignatureBank", {});
        };
        return treatment;
    });
    QCOMPARE(errorOf(both.refund(id, 450, "R1")).section(u' ', 0, 1), answer);
    // A request that came twice is answered 401, too, so the second one decides.
    const qint64 sent = status == 401 ? 2 : 1;
    if (sent == 2)
        both.pass(1min);
    QTRY_COMPARE(both.shop.number(u"SELECT status FROM refund"_s), qint64(RefundStatus::Failed));
    // The refund is in the lists as one that has failed, and its money is free again.
    QCOMPARE(both.faults(), QStringList());
    QCOMPARE(errorOf(both.refund(id, 450, "R1")).section(u' ', 0, 1), answer);
    QCOMPARE(both.sent(), sent);
}

void TestHostedRefunds::makesOneRefundWhateverHappens_data()
{
    QTest::addColumn<QList<Fault>>("faults");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QList<Fault> &faults, int status = 0) {
        QTest::newRow(name) << faults << status;
    };
    row("cut before", {Fault::CutBefore});
    row("cut after", {Fault::CutAfter});
    row("cut within", {Fault::CutWithin});
    row("500 before", {Fault::AnswerBefore}, 500);
    row("500 after", {Fault::AnswerAfter}, 500);
    row("502 after", {Fault::AnswerAfter}, 502);
    row("503 before", {Fault::AnswerBefore}, 503);
    row("503 after", {Fault::AnswerAfter}, 503);
    row("504 after", {Fault::AnswerAfter}, 504);
    row("429 before", {Fault::AnswerBefore}, 429);
    row("401 after a lost answer", {Fault::CutAfter, Fault::AnswerAfter}, 401);
    row("twice", {Fault::Repeat});
    row("twice after a 429", {Fault::AnswerBefore, Fault::Repeat}, 429);
    row("many times", {Fault::CutBefore, Fault::CutAfter, Fault::CutWithin, Fault::CutAfter}, 500);
}

void TestHostedRefunds::makesOneRefundWhateverHappens()
{
    QFETCH(QList<Fault>, faults);
    QFETCH(int, status);
    RefundingShop both;
    const QString id = both.paid();
    // Only requests for refunds meet the faults.
    auto left = std::make_shared<QList<Fault>>(faults);
    both.proxy.decide([left, status, &both](const FaultProxy::Request &request) {
        Treatment treatment{.status = status == 0 ? 500 : status, .clock = both.fine().clock};
        if (request.method == "POST" && request.target.endsWith("/refunds") && !left->isEmpty())
            treatment.fault = left->takeFirst();
        return treatment;
    });
    QCOMPARE(both.refund(id, 450, "R1").status, 500);
    const auto isAccepted = [&] {
        return both.shop.number(u"SELECT count(*) FROM hosted_refund WHERE state = 2"_s) == 1;
    };
    for (qsizetype i = 0; i < faults.size() && !isAccepted(); ++i) {
        const auto before = both.sent();
        // A pause begins when the shop has stored the end of the request before, perhaps after a
        // minute that has passed here.
        const auto isSentAgain = [&] {
            both.pass(1min);
            return both.sent() > before;
        };
        QTRY_VERIFY(isSentAgain());
        both.awaitProvider();
    }
    QTRY_VERIFY(isAccepted());
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM refund"_s), 1);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM refund"_s), 1);
    both.endRefundsThere();
    both.pass(1min);
    QTRY_COMPARE(both.shop.number(u"SELECT refunded FROM payment"_s), 450);
    QCOMPARE(both.hosted.number(u"SELECT refunded FROM payment"_s), 450);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedRefunds::answersTheSameRequestWithTheSameRefund()
{
    RefundingShop both;
    const QString id = both.paid();
    const HttpAnswer first = both.refund(id, 450, "R1");
    QCOMPARE(both.refund(id, 450, "R1").body, first.body);
    both.endRefundsThere();
    both.pass(1min);
    QTRY_COMPARE(both.shop.number(u"SELECT refunded FROM payment"_s), 450);
    QCOMPARE(both.refund(id, 450, "R1").body, first.body);
    QCOMPARE(both.sent(), 1);
}

void TestHostedRefunds::refusesAKeyWithOtherParameters()
{
    RefundingShop both;
    const QString id = both.paid();
    QCOMPARE(both.refund(id, 450, "R1").status, 201);
    QCOMPARE(errorOf(both.refund(id, 451, "R1")).section(u' ', 0, 1),
             u"422 REFUND_REQUEST_CONFLICT"_s);
    QCOMPARE(both.sent(), 1);
}

void TestHostedRefunds::waitsAsLongAsTheProviderAsks()
{
    RefundingShop both;
    const QString id = both.paid();
    both.proxy.decide(
        [&both, isFirst = std::make_shared<bool>(true)](const FaultProxy::Request &request) {
            Treatment treatment{
                .status = 429, .headers = "Retry-After: 300\r\n", .clock = both.fine().clock};
            if (request.method == "POST" && request.target.endsWith("/refunds")
                && std::exchange(*isFirst, false))
                treatment.fault = Fault::AnswerBefore;
            return treatment;
        });
    QCOMPARE(both.refund(id, 450, "R1").status, 500);
    QCOMPARE(both.refund(id, 450, "R1").status, 500); // not even if the shop asks again
    both.pass(250s);
    QVERIFY(!QTest::qWaitFor([&] { return both.sent() > 1; }, 500));
    both.pass(60s);
    QTRY_COMPARE(both.sent(), 2);
    QTRY_COMPARE(both.refund(id, 450, "R1").status, 201);
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestHostedRefunds::storesWhatIsNotAnswered()
{
    RefundingShop both;
    const QString id = both.paid();
    both.proxy.decide(
        [](const FaultProxy::Request &) { return Treatment{.fault = Fault::CutAfter}; });
    QCOMPARE(both.refund(id, 450, "R1").status, 500);
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM refund"_s), 1);
    both.shop.stop();
    QCOMPARE(both.shop.number(u"SELECT state FROM hosted_refund"_s),
             qint64(hosted::RefundRequestState::Open));
    QCOMPARE(both.shop.number(u"SELECT is_unsure FROM hosted_refund"_s), 1);
    QCOMPARE(both.shop.number(u"SELECT status FROM refund"_s), qint64(RefundStatus::Pending));
}

void TestHostedRefunds::believesNoRefusalOfARepeatedRequest()
{
    RefundingShop both;
    const QString id = both.paid();
    auto faults = std::make_shared<QList<int>>(QList<int>{0, 403, 404});
    both.proxy.decide([faults, &both](const FaultProxy::Request &request) {
        Treatment treatment{.clock = both.fine().clock};
        if (request.method != "POST" || !request.target.endsWith("/refunds") || faults->isEmpty())
            return treatment;
        treatment.status = faults->takeFirst();
        treatment.fault = treatment.status == 0 ? Fault::CutAfter : Fault::AnswerBefore;
        return treatment;
    });
    QCOMPARE(both.refund(id, 450, "R1").status, 500);
    for (int i = 2; i <= 4; ++i) {
        QCOMPARE(both.shop.number(u"SELECT status FROM refund"_s), qint64(RefundStatus::Pending));
        both.pass(1min);
        QTRY_COMPARE(both.sent(), i);
        both.awaitProvider();
    }
    QTRY_COMPARE(both.shop.number(u"SELECT state FROM hosted_refund"_s),
                 qint64(hosted::RefundRequestState::Accepted));
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestHostedRefunds::refundsNothingMoreThanWasPaid()
{
    RefundingShop both;
    const QString id = both.paid(1000);
    QCOMPARE(both.refund(id, 600, "R1").status, 201);
    QCOMPARE(errorOf(both.refund(id, 401, "R2")).section(u' ', 0, 1),
             u"422 INVALID_REFUND_AMOUNT"_s);
    QCOMPARE(both.sent(), 1); // the provider need not be asked
    QCOMPARE(both.refund(id, 400, "R3").status, 201);
    QCOMPARE(both.hosted.number(u"SELECT sum(amount) FROM refund"_s), 1000);
}

void TestHostedRefunds::refundsNothingAboveTheLimitOfThePerson()
{
    RefundingShop both;
    const QString id = both.paid(5000);
    const QString other = both.paid(1250);
    HostedWindow window(both.shop);
    window.hire(u"An Vermeulen"_s, StaffRole::Owner, u"4711"_s);
    const StaffMember manager = window.hire(u"Marc Peeters"_s, StaffRole::Manager, u"3690"_s);
    const StaffMember cashier = window.hire(u"Lotte Maes"_s, StaffRole::Cashier, u"2580"_s);
    QVERIFY(both.shop.onCore([&] {
        return both.shop.assembly->services().staff().setLimits(
            StaffRole::Cashier, {.perRefund = Amount::fromCents(1000), .perDay = {}});
    }));
    QVERIFY(window.signIn(cashier, u"2580"_s));
    const auto refund = [&](const QString &payment, int cents, const QString &idempotencyKey) {
        return HostedWindow::answerOf(window.gateways.refunds.create(
            {PaymentId(payment), Amount::fromCents(cents), u"Broken"_s, idempotencyKey}));
    };
    const auto approve = [&](int cents) {
        const auto approved = HostedWindow::answerOf(window.gateways.staff.approve(
            manager.id, u"3690"_s, {PaymentId(id), Amount::fromCents(cents), u"Broken"_s},
            u"Approve the refund"_s));
        return approved && approved->approvedUntil;
    };
    const auto isRefused = [](const Result<Refund> &made) {
        return !made && made.error().code == ErrorCode::AccessDenied
            && made.error().field == u"amount"_s;
    };
    QVERIFY(isRefused(refund(id, 2000, u"W1"_s)));
    QVERIFY(approve(1500));
    QVERIFY(isRefused(refund(id, 2000, u"W2"_s))); // another amount was approved
    both.awaitProvider();
    QCOMPARE(both.sent(), 0);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM refund"_s), 0);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_refund"_s), 0);

    QVERIFY(approve(2000));
    const auto made = refund(id, 2000, u"W3"_s);
    QVERIFY2(made, qPrintable(made ? QString() : made.error().detail));
    QCOMPARE(both.sent(), 1);
    QCOMPARE(both.hosted.number(u"SELECT amount FROM refund WHERE idempotency_key = 'W3'"_s), 2000);
    QVERIFY(isRefused(refund(id, 2000, u"W4"_s))); // an approval counts once
    QVERIFY(refund(other, 1000, u"W5"_s));         // within the limit
    QCOMPARE(both.sent(), 2);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedRefunds::refundsNothingBeforeTheOwnerAllowsIt()
{
    RefundingShop both;
    const QString id = both.paid();
    // A connection of production needs https, so only its permission is taken over.
    QVERIFY(both.shop.onCore([&]() -> Result<void> {
        both.shop.assembly->services().database().execute(
            u"UPDATE hosted_connection SET allowed = 2"_s);
        return both.shop.assembly->services().connections().open(
            both.shop.assembly->keys().masterKey());
    }));
    const auto refundable = both.shop.onCore(
        [&] { return both.shop.assembly->services().refunds().refundable(PaymentId(id)); });
    QCOMPARE(refundable->obstacle->code, ErrorCode::NotAllowedYet);
    QCOMPARE(errorOf(both.refund(id, 450, "R1")).section(u' ', 0, 1), u"422 REFUND_NOT_ALLOWED"_s);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM refund"_s), 0);
    QCOMPARE(both.sent(), 0);
}

void TestHostedRefunds::refundsNothingWithoutAKey()
{
    HostedShop both;
    const QString id = both.create();
    both.act(id, u"identify"_s);
    both.act(id, u"confirm"_s);
    both.pass(3s);
    QTRY_COMPARE(both.statusAtShop(id), u"SUCCEEDED"_s);
    const auto refundable = both.shop.onCore(
        [&] { return both.shop.assembly->services().refunds().refundable(PaymentId(id)); });
    QCOMPARE(refundable->obstacle->code, ErrorCode::RefundNotPossible);
    QCOMPARE(refundable->left.cents(), 1250);
}

void TestHostedRefunds::recordsAContradiction()
{
    RefundingShop both;
    const QString id = both.paid();
    QCOMPARE(both.refund(id, 450, "R1").status, 201);
    const auto made = both.shop.onCore([&]() -> Result<QList<hosted::RefundRequest>> {
        return both.shop.assembly->services().refundRequests().repository().unended();
    });
    const hosted::RefundRequest request = made->first();
    const auto see = [&](RefundStatus status) {
        HostedRefund seen;
        seen.id = request.hostedId;
        seen.paymentId = request.refund.paymentId;
        seen.amount = request.refund.amount;
        seen.status = status;
        return both.shop.onCore([&] {
            return both.shop.assembly->services().refundRequests().see(request.refund.id, seen);
        });
    };
    QCOMPARE(see(RefundStatus::Refunded)->refund.status, RefundStatus::Refunded);
    QCOMPARE(see(RefundStatus::Pending)->refund.status, RefundStatus::Refunded);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_refund WHERE contradiction > 0"_s), 0);
    QCOMPARE(see(RefundStatus::Failed)->refund.status, RefundStatus::Refunded);
    const auto contradictions =
        both.shop.onCore([&]() -> Result<QList<hosted::RefundContradiction>> {
            return both.shop.assembly->services().refundRequests().repository().contradictions();
        });
    QCOMPARE(contradictions->size(), 1);
    QCOMPARE(contradictions->first().told, RefundStatus::Failed);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedRefunds::holdsRefundsBackWhileMoneyMayNotMove()
{
    RefundingShop both;
    const QString id = both.paid();
    both.proxy.decide(
        [](const FaultProxy::Request &) { return Treatment{.fault = Fault::CutBefore}; });
    QCOMPARE(both.refund(id, 450, "R1").status, 500);
    both.proxy.decide(
        [&both](const FaultProxy::Request &) { return Treatment{.clock = both.fine().clock}; });
    const auto sent = both.sent();
    both.shop.assembly->health().report(threads::Condition::Ledger, u"wrong"_s);
    both.pass(2min);
    QVERIFY(!QTest::qWaitFor([&] { return both.sent() > sent; }, 500));
    both.shop.assembly->health().clear(threads::Condition::Ledger);
    both.pass(2min);
    QTRY_COMPARE(both.sent(), sent + 1);
}

TILLDESK_TEST(TestHostedRefunds, QCoreApplication)
#include "tst_hosted_refunds.moc"
