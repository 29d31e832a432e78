#include "core/verification/checks.h"
#include "tests/api/hosted/hosted_shop.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QUrlQuery>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The payments of a hosted profile, made by a second service.
class TestHostedPayments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesAPaymentAtTheProvider();
    void showsTheProvidersCode();
    void followsThePaymentUntilItIsPaid();
    void asksAtOnceForWhatACallbackNames();
    void asksAgainOnceThePaymentExpires();
    void leavesExpiryToTheProvider();
    void cancelsAtTheProvider();
    void changesNoHostedPaymentItself();
    void acknowledgesAtTheProvider();
    void replacesTheCodeOfAPointOfSale();
    void passesOnARefusal();
    void saysThatTheProviderCannotBeReached();
    void findsThePaymentWhoseAnswerWasLost();
    void findsTheSecondPaymentOfARequest();
    void takesNoOtherPaymentForTheAnswer();
    void isCertainThatNothingWasMade();
    void staysUncertainWhileTheProviderDoesNotAnswer();
    void losesNoRequestInARestart();
    void neverSendsTheSameRequestTwice();
    void makesReferencesUnique();
    void findsThePaymentsOfOtherSystems();
    void recordsAContradiction();
    void waitsAsLongAsTheProviderAsks();
    void createsNothingWithRealMoneyBeforeTheOwnerAllowsIt();
    void simulatesAndPaysOutNothing();
    void sendsItsOwnCallbacksIfItRelaysThem();
};

void TestHostedPayments::makesAPaymentAtTheProvider()
{
    HostedShop both(false);
    const auto answer = both.ask("POST", u"/v3/payments"_s,
                                 R"({"amount":1250,"reference":"A1","description":"Bread"})");
    QCOMPARE(answer.status, 201);
    const QJsonObject made = jsonOf(answer);
    const QString id = made[u"paymentId"_s].toString();
    QCOMPARE(made[u"status"_s].toString(), u"PENDING"_s);
    QCOMPARE(made[u"reference"_s].toString(), u"A1"_s);
    QCOMPARE(both.statusAtProvider(id), u"PENDING"_s);
    const QJsonObject there = jsonOf(both.hosted.ask("GET", "/v3/payments/" + id.toStdString()));
    QCOMPARE(there[u"description"_s].toString(), u"Bread"_s);
    QCOMPARE(there[u"reference"_s].toString(), u"A1"_s);
    QCOMPARE(there[u"amount"_s].toInt(), 1250);
    QCOMPARE(both.statusAtShop(id), u"PENDING"_s);
    QVERIFY(both.openOutcomes().isEmpty());
}

void TestHostedPayments::showsTheProvidersCode()
{
    HostedShop both(false);
    const QJsonObject made = jsonOf(both.ask("POST", u"/v3/payments"_s, R"({"amount":5})"));
    const QString id = made[u"paymentId"_s].toString();
    const QString deeplink =
        made[u"_links"_s].toObject()[u"deeplink"_s].toObject()[u"href"_s].toString();
    QCOMPARE(deeplink, both.hosted.base + u"/pay/2/"_s + id);
    const QJsonObject later = jsonOf(both.ask("GET", u"/v3/payments/"_s + id));
    QCOMPARE(later[u"_links"_s].toObject()[u"deeplink"_s].toObject()[u"href"_s].toString(),
             deeplink);
}

void TestHostedPayments::followsThePaymentUntilItIsPaid()
{
    HostedShop both;
    const QString id = both.create();
    both.act(id, u"identify"_s);
    QCOMPARE(both.statusAtShop(id), u"PENDING"_s);
    both.pass(2s);
    QTRY_COMPARE(both.statusAtShop(id), u"IDENTIFIED"_s);
    both.act(id, u"confirm"_s);
    both.pass(3s);
    QTRY_COMPARE(both.statusAtShop(id), u"SUCCEEDED"_s);
    // The payer as the provider tells it, the money in the ledger, and nothing more to ask.
    const QJsonObject paid = jsonOf(both.ask("GET", u"/v3/payments/"_s + id));
    QVERIFY(paid[u"debtor"_s].toObject()[u"iban"_s].toString().startsWith(u"***"_s));
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payout_item"_s), 1);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payment_step"_s), 3);
    const auto asked = both.requests().size();
    both.pass(10s);
    QVERIFY(!QTest::qWaitFor([&] { return both.requests().size() > asked; }, 500));
    // Every check of `verify` about payments holds.
    storage::Database db(both.shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
    for (const auto check : {&verification::checkPayments, &verification::checkSteps}) {
        verification::Findings found(db);
        std::ignore = check(db, found);
        QVERIFY2(found.lines().isEmpty(), qPrintable(found.lines().join(u'\n')));
    }
}

void TestHostedPayments::asksAtOnceForWhatACallbackNames()
{
    HostedShop both;
    const QString id = both.create();
    both.act(id, u"identify"_s);
    both.act(id, u"confirm"_s);
    // No time passes, so nothing else makes the shop ask. A callback alone changes nothing.
    both.awaitProvider();
    both.shop.assembly->provider().hasten(PaymentId(id));
    QTRY_COMPARE(both.statusAtShop(id), u"SUCCEEDED"_s);
    both.shop.assembly->provider().hasten(PaymentId(u"0123456789abcdef01234567"_s)); // not known
    both.awaitProvider();
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 1);
}

void TestHostedPayments::asksAgainOnceThePaymentExpires()
{
    HostedShop both;
    const QString id = both.create();
    both.pass(20min);
    QTRY_COMPARE(both.statusAtShop(id), u"EXPIRED"_s);
}

void TestHostedPayments::leavesExpiryToTheProvider()
{
    HostedShop both(false);
    const QString id = both.create();
    both.shop.clock.advance(1h);
    QCOMPARE(both.statusAtShop(id), u"PENDING"_s);
    const auto swept = both.shop.onCore([&]() -> Result<int> {
        return both.shop.assembly->services().payments().expireOverdue(10);
    });
    QCOMPARE(*swept, 0);
    const QJsonObject found =
        jsonOf(both.ask("POST", u"/v3/payments/search"_s, R"({"paymentStatuses":["PENDING"]})"));
    QCOMPARE(found[u"totalElements"_s].toInt(), 1);
}

void TestHostedPayments::cancelsAtTheProvider()
{
    HostedShop both;
    const QString id = both.create();
    QCOMPARE(both.ask("DELETE", u"/v3/payments/"_s + id).status, 204);
    QCOMPARE(both.statusAtShop(id), u"CANCELLED"_s);
    QCOMPARE(both.statusAtProvider(id), u"CANCELLED"_s);
    QCOMPARE(errorOf(both.ask("DELETE", u"/v3/payments/"_s + id)).section(u' ', 0, 1),
             u"422 PAYMENT_NOT_PENDING"_s);
}

/// A payment can become known between the look-up that does not find it and the change.
void TestHostedPayments::changesNoHostedPaymentItself()
{
    HostedShop both(false);
    const QString id = both.create();
    const auto cancelled = both.shop.onCore(
        [&] { return both.shop.assembly->services().payments().cancel(PaymentId(id), {}); });
    QCOMPARE(cancelled.error().code, ErrorCode::CallerNotAllowedToCancel);
    QCOMPARE(both.statusAtShop(id), u"PENDING"_s);
    const QString unknown = both.hosted.create();
    QCOMPARE(errorOf(both.ask("DELETE", u"/v3/payments/"_s + unknown)).section(u' ', 0, 1),
             u"404 PAYMENT_NOT_FOUND"_s);
    QCOMPARE(both.statusAtProvider(unknown), u"PENDING"_s);
}

void TestHostedPayments::acknowledgesAtTheProvider()
{
    HostedShop both;
    Profile asking = both.hosted.shop;
    asking.asksAcknowledgement = true;
    QVERIFY(both.hosted.onCore(
        [&] { return both.hosted.assembly->services().merchants().changeProfile(asking); }));
    const QString id = both.create();
    both.act(id, u"identify"_s);
    both.act(id, u"confirm"_s);
    both.pass(3s);
    QTRY_COMPARE(both.statusAtShop(id), u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s);
    const auto here = both.shop.onCore([&] {
        return both.shop.assembly->services().payments().acknowledge(PaymentId(id),
                                                                     Amount::fromCents(1250), {});
    });
    QCOMPARE(here.error().code, ErrorCode::PaymentNotAcknowledgeable);
    const auto answer = both.ask("POST", u"/v3/payments/%1/acknowledge"_s.arg(id),
                                 R"({"amount":1250,"currency":"EUR"})");
    QCOMPARE(answer.status, 202);
    QCOMPARE(both.statusAtShop(id), u"SUCCEEDED"_s);
    QCOMPARE(both.statusAtProvider(id), u"SUCCEEDED"_s);
}

void TestHostedPayments::replacesTheCodeOfAPointOfSale()
{
    HostedShop both;
    const auto make = [&both] {
        return jsonOf(both.ask("POST", u"/v3/payments/pos"_s, R"({"amount":700,"posId":"T1"})"))
            .value(u"paymentId"_s)
            .toString();
    };
    const QString first = make();
    const QString second = make();
    QVERIFY(!second.isEmpty() && first != second);
    QCOMPARE(both.statusAtProvider(first), u"CANCELLED"_s);
    // The shop says so once its provider has.
    both.pass(3s);
    QTRY_COMPARE(both.statusAtShop(first), u"CANCELLED"_s);
    QCOMPARE(both.statusAtShop(second), u"PENDING"_s);
}

void TestHostedPayments::passesOnARefusal()
{
    HostedShop both(false);
    Profile closed = both.hosted.shop;
    closed.isOpen = false;
    QVERIFY(both.hosted.onCore(
        [&] { return both.hosted.assembly->services().merchants().changeProfile(closed); }));
    const auto answer = both.ask("POST", u"/v3/payments"_s, R"({"amount":5})");
    QCOMPARE(errorOf(answer).section(u' ', 0, 1), u"422 UNABLE_TO_PAY_CREDITOR"_s);
    QVERIFY(both.openOutcomes().isEmpty());
    QCOMPARE(both.shop.number(u"SELECT state FROM hosted_intent"_s), qint64(OutcomeState::Refused));
}

void TestHostedPayments::saysThatTheProviderCannotBeReached()
{
    HostedShop both(false);
    both.proxy.treatNext({{.fault = FaultProxy::Fault::AnswerBefore, .status = 429}});
    const auto answer = both.ask("POST", u"/v3/payments"_s, R"({"amount":5})");
    QCOMPARE(errorOf(answer).section(u' ', 0, 1), u"503 TRY_AGAIN_LATER"_s);
    QVERIFY(both.openOutcomes().isEmpty());
}

void TestHostedPayments::findsThePaymentWhoseAnswerWasLost()
{
    HostedShop both;
    both.proxy.treatNext({{.fault = FaultProxy::Fault::None}}); // the search at the start
    QTRY_COMPARE(both.requests().size(), 1);
    both.proxy.treatNext({{.fault = FaultProxy::Fault::CutAfter}});
    const auto answer = both.ask("POST", u"/v3/payments"_s, R"({"amount":1250,"reference":"A1"})");
    QCOMPARE(answer.status, 500);
    const auto open = both.openOutcomes();
    QCOMPARE(open.size(), 1);
    QCOMPARE(open.first().state, OutcomeState::Unknown);
    QCOMPARE(open.first().reference, u"A1"_s);
    both.pass(2s);
    QTRY_VERIFY(both.openOutcomes().isEmpty());
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 1);
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM payment"_s), 1);
    QCOMPARE(both.shop.number(u"SELECT state FROM hosted_intent"_s), qint64(OutcomeState::Created));
}

void TestHostedPayments::findsTheSecondPaymentOfARequest()
{
    HostedShop both;
    QTRY_COMPARE(both.requests().size(), 1);
    both.proxy.treatNext({{.fault = FaultProxy::Fault::Repeat}});
    QVERIFY(!both.create().isEmpty());
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM payment"_s), 2);
    both.pass(3min);
    QTRY_COMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 2);
    const auto told = *both.shop.onCore([&]() -> Result<QList<HostedContradiction>> {
        return both.shop.assembly->services().intents().repository().contradictions();
    });
    QCOMPARE(told.size(), 1);
    QVERIFY(!told.first().otherId.isEmpty());
}

void TestHostedPayments::takesNoOtherPaymentForTheAnswer()
{
    HostedShop both;
    QTRY_COMPARE(both.requests().size(), 1);
    const QString first = both.create();
    both.proxy.treatNext(
        {{.clock = std::chrono::round<std::chrono::seconds>(both.hosted.clock.now()
                                                            - SystemClock().now()),
          .rewrite = [first](const FaultProxy::Request &, FaultProxy::Response &response) {
              const auto made = QJsonDocument::fromJson(response.body).object();
              response.body.replace(made[u"paymentId"_s].toString().toLatin1(), first.toLatin1());
              response.body.replace(R"("reference":"B2")", R"("reference":"")");
              response.set("SignatureBank", {});
          }}});
    const auto answer = both.ask("POST", u"/v3/payments"_s, R"({"amount":1250,"reference":"B2"})");
    QCOMPARE(answer.status, 500);
    // The search finds the payment that was made.
    both.pass(2s);
    QTRY_VERIFY(both.openOutcomes().isEmpty());
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 2);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_intent WHERE state = %1"_s.arg(
                 int(OutcomeState::Created))),
             2);
}

void TestHostedPayments::isCertainThatNothingWasMade()
{
    HostedShop both;
    QTRY_COMPARE(both.requests().size(), 1);
    both.proxy.treatNext({{.fault = FaultProxy::Fault::CutBefore}});
    QCOMPARE(both.ask("POST", u"/v3/payments/pos"_s, R"({"amount":5,"posId":"T1"})").status, 500);
    both.pass(2s); // asked too early: a sticker can be paid for two minutes
    QTRY_VERIFY(both.openOutcomes().first().answeredAt.has_value());
    QCOMPARE(both.openOutcomes().first().state, OutcomeState::Unknown);
    both.pass(2min);
    QTRY_VERIFY(both.openOutcomes().isEmpty());
    QCOMPARE(both.shop.number(u"SELECT state FROM hosted_intent"_s),
             qint64(OutcomeState::NotCreated));
}

void TestHostedPayments::staysUncertainWhileTheProviderDoesNotAnswer()
{
    HostedShop both;
    QTRY_COMPARE(both.requests().size(), 1);
    both.proxy.decide([](const FaultProxy::Request &) {
        return FaultProxy::Treatment{.fault = FaultProxy::Fault::CutBefore};
    });
    QCOMPARE(both.ask("POST", u"/v3/payments"_s, R"({"amount":5})").status, 500);
    const PaymentId intent = both.openOutcomes().first().id;
    const auto settle = [&](const QString &reason) {
        return both.shop.onCore(
            [&] { return both.shop.assembly->services().intents().setNotCreated(intent, reason); });
    };
    QCOMPARE(settle(u"called them"_s).error().field, u"paymentId"_s);
    both.pass(1h);
    QTRY_VERIFY(both.requests().size() >= 3);
    QCOMPARE(both.openOutcomes().first().state, OutcomeState::Unknown);
    QCOMPARE(settle(u" "_s).error().field, u"reason"_s);
    QCOMPARE(settle(u"called them"_s)->state, OutcomeState::NotCreated);
    QCOMPARE(settle(u"again"_s).error().code, ErrorCode::PaymentNotPending);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM audit_trail WHERE kind = %1"_s.arg(
                 int(AuditKind::OutcomeSettled))),
             1);
}

void TestHostedPayments::losesNoRequestInARestart()
{
    HostedShop both(false);
    // As if the program had ended after the request had left.
    both.proxy.treatNext({{.fault = FaultProxy::Fault::HoldAfter}});
    std::atomic<bool> isAnswered = false;
    both.shop.assembly->payments().create(both.profile.id, newPayment(900, u"R1"_s), {}, {},
                                          [&](const Result<Payment> &) { isAnswered = true; });
    QVERIFY(both.proxy.waitForHeld(1));
    QCOMPARE(both.openOutcomes().first().state, OutcomeState::Sent);
    both.shop.assembly->provider().follow(); // as at a start
    QTRY_COMPARE(both.openOutcomes().first().state, OutcomeState::Unknown);
    both.pass(2s);
    QTRY_VERIFY(both.openOutcomes().isEmpty());
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 1);
    both.proxy.release(); // the late answer adds nothing
    QTRY_VERIFY(isAnswered);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 1);
}

void TestHostedPayments::neverSendsTheSameRequestTwice()
{
    HostedShop both(false);
    NewPayment wanted = newPayment(900, u"W1"_s);
    wanted.id = PaymentId(u"00000000000100000000abcd"_s);
    const auto ask = [&] {
        std::promise<Result<Payment>> promise;
        both.shop.assembly->payments().create(
            both.profile.id, wanted, {}, {},
            [&promise](Result<Payment> payment) { promise.set_value(std::move(payment)); });
        return promise.get_future().get();
    };
    const auto first = ask();
    QVERIFY(first);
    const auto again = ask();
    QCOMPARE(again->id, first->id);
    QCOMPARE(both.requests(), QStringList(u"POST /v3/payments"_s));
    wanted.amount = Amount::fromCents(901);
    QCOMPARE(ask().error().field, u"paymentId"_s);
}

void TestHostedPayments::makesReferencesUnique()
{
    HostedShop both(false);
    const QString long35(35, u'R');
    const QByteArray body = R"({"amount":5,"reference":")" + long35.toLatin1() + R"("})";
    for (int i = 0; i < 3; ++i) {
        const QJsonObject made = jsonOf(both.ask("POST", u"/v3/payments"_s, body.toStdString()));
        QCOMPARE(made[u"reference"_s].toString(), long35); // as the shop asked
    }
    QVERIFY(!both.create(R"({"amount":5})").isEmpty());
    QCOMPARE(both.hosted.number(u"SELECT count(DISTINCT reference) FROM payment"_s), 4);
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM payment WHERE length(reference) <= 35"
                                " AND reference <> ''"_s),
             4);
}

void TestHostedPayments::findsThePaymentsOfOtherSystems()
{
    HostedShop both(false);
    QStringList made;
    for (int i = 0; i < 130; ++i)
        made << both.hosted.create(R"({"amount":300,"reference":"other"})");
    both.shop.assembly->provider().follow();
    QTRY_COMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 130);
    QCOMPARE(both.statusAtShop(made.first()), u"PENDING"_s);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM payment WHERE actor_kind = %1"_s.arg(
                 int(Actor::Kind::Provider))),
             130);
    const QString later = both.hosted.create();
    both.pass(3min);
    QTRY_COMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 131);
    QCOMPARE(both.statusAtShop(later), u"PENDING"_s);
}

void TestHostedPayments::recordsAContradiction()
{
    HostedShop both;
    const QString id = both.create();
    both.act(id, u"identify"_s);
    both.pass(3s);
    QTRY_COMPARE(both.statusAtShop(id), u"IDENTIFIED"_s);
    both.proxy.decide([](const FaultProxy::Request &) {
        return FaultProxy::Treatment{
            .rewrite = [](const FaultProxy::Request &, FaultProxy::Response &response) {
                response.body.replace("IDENTIFIED", "PENDING");
            }};
    });
    both.pass(3s);
    const auto told = [&both] {
        return *both.shop.onCore([&]() -> Result<QList<HostedContradiction>> {
            return both.shop.assembly->services().intents().repository().contradictions();
        });
    };
    QTRY_COMPARE(told().size(), 1);
    QCOMPARE(told().first().told, PaymentStatus::Pending);
    QCOMPARE(both.statusAtShop(id), u"IDENTIFIED"_s);
}

void TestHostedPayments::waitsAsLongAsTheProviderAsks()
{
    HostedShop both;
    const QString id = both.create();
    QTRY_VERIFY(both.requests().size() >= 2); // the search and the creation
    const auto before = both.requests().size();
    both.proxy.treatNext({{.fault = FaultProxy::Fault::AnswerBefore,
                           .status = 429,
                           .headers = "Retry-After: 60\r\n"}});
    both.pass(3s);
    QTRY_COMPARE(both.requests().size(), before + 1);
    // Once this request is answered, the shop has read the answer before it.
    std::ignore = both.ask("GET", u"/v3/payments/%1/debtor/refundIban"_s.arg(id));
    const auto paused = both.requests().size();
    QVERIFY(paused > before + 1);
    both.pass(50s);
    QVERIFY(!QTest::qWaitFor([&] { return both.requests().size() > paused; }, 500));
    both.pass(20s);
    QTRY_VERIFY(both.requests().size() > paused);
    QCOMPARE(both.statusAtShop(id), u"PENDING"_s);
}

void TestHostedPayments::createsNothingWithRealMoneyBeforeTheOwnerAllowsIt()
{
    HostedShop both(false);
    // A connection of production needs https, so only its permission is taken over.
    QVERIFY(both.shop.onCore([&]() -> Result<void> {
        both.shop.assembly->services().database().execute(
            u"UPDATE hosted_connection SET allowed = 1"_s);
        return both.shop.assembly->services().connections().open(
            both.shop.assembly->keys().masterKey());
    }));
    const auto answer = both.ask("POST", u"/v3/payments"_s, R"({"amount":5})");
    QCOMPARE(errorOf(answer).section(u' ', 0, 1), u"422 UNABLE_TO_PAY_CREDITOR"_s);
    QVERIFY(both.requests().isEmpty());
}

void TestHostedPayments::simulatesAndPaysOutNothing()
{
    HostedShop both;
    QVERIFY(both.shop.onCore(
        [&] { return both.shop.assembly->services().simulation().switchOn(true); }));
    const QString id = both.create();
    QCOMPARE(both.shop.ask("POST", u"/sim/payments/%1/identify"_s.arg(id).toStdString()).status,
             404);
    both.act(id, u"identify"_s);
    both.act(id, u"confirm"_s);
    both.pass(3s);
    QTRY_COMPARE(both.statusAtShop(id), u"SUCCEEDED"_s);
    const auto paid = both.shop.onCore(
        [&] { return both.shop.assembly->services().payouts().run(both.shop.clock.now()); });
    QVERIFY(paid);
    QVERIFY(paid->isEmpty());
}

void TestHostedPayments::sendsItsOwnCallbacksIfItRelaysThem()
{
    HostedShop both;
    const auto connect = [&](bool relays) {
        return both.shop.onCore([&] {
            auto &connections = both.shop.assembly->services().connections();
            auto wanted = *connections.find(both.profile.id);
            wanted.relaysCallbacks = relays;
            return connections.set(wanted, {});
        });
    };
    const auto pay = [&both] {
        const QString id =
            both.create(R"({"amount":5,"callbackUrl":"https://shop.example.com/hosted"})");
        both.act(id, u"identify"_s);
        both.act(id, u"confirm"_s);
        both.pass(3s);
        return id;
    };
    const QString sql =
        u"SELECT count(*) FROM callback WHERE url = 'https://shop.example.com/hosted'"_s;
    QVERIFY(connect(true));
    const QString relayed = pay();
    QTRY_COMPARE(both.statusAtShop(relayed), u"SUCCEEDED"_s);
    QCOMPARE(both.shop.number(sql), 1);
    QCOMPARE(both.hosted.number(sql), 0);
    QVERIFY(connect(false));
    const QString passed = pay();
    QTRY_COMPARE(both.statusAtShop(passed), u"SUCCEEDED"_s);
    QCOMPARE(both.shop.number(sql), 1);
    QCOMPARE(both.hosted.number(sql), 1);
}

TILLDESK_TEST(TestHostedPayments, QCoreApplication)
#include "tst_hosted_payments.moc"
