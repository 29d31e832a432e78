#include "tests/support/signed_caller.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Reconciliation as a merchant uses it, over real HTTP. @source service.md#reconciliation
class TestReconciliationApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listsPayouts();
    void listsWhatAPayoutHolds();
    void listsWhatWaits();
    void servesBothPaths();
    void saysHowAPaymentWasTaken();
    void showsTheNewPayoutOfWhatWasPaidOutAgain();
    void turnsPages();
    void dividesDaysInUtc();
    void intersectsPayoutAndDates();
    void keepsMerchantsApart();
    void showsAllProfilesOfTheMerchant();
    void signsEveryAnswer();
    void answersHead();
    void paysOutForTestSoftware();

private:
    QString pay() { return m_service->append(PaymentStatus::Succeeded); }
    QJsonObject ask(const QString &list)
    {
        return jsonOf(m_caller->reconcile(u"/reconciliation/"_s + list));
    }
    /// Returns the member `member` of each row of a list.
    QStringList ask(const QString &list, const QString &member)
    {
        QStringList values;
        for (const QJsonValue &row : ask(list)[list.section(u'?', 0, 0)].toArray())
            values << row[member].toString();
        return values;
    }

    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<SignedCaller> m_caller;
};

void TestReconciliationApi::init()
{
    m_service = std::make_unique<ServiceFixture>();
    m_caller = std::make_unique<SignedCaller>(*m_service);
}

void TestReconciliationApi::cleanup()
{
    m_caller.reset();
    m_service.reset();
}

void TestReconciliationApi::listsPayouts()
{
    QCOMPARE(ask(u"payouts"_s),
             (QJsonObject{{u"size"_s, 0},
                          {u"totalPages"_s, 0},
                          {u"totalElements"_s, 0},
                          {u"number"_s, 0},
                          {u"payouts"_s, QJsonArray()}}));
    const QString payment = pay();
    pay();
    m_caller->refund(payment, R"({"amount":500,"currency":"EUR"})", u"1"_s);
    m_caller->processRefunds();
    const QList<Payout> made = m_caller->payOut();
    QCOMPARE(made.size(), 1);
    const QJsonObject payout{{u"payoutId"_s, made[0].id.text()},
                             {u"merchantId"_s, m_service->merchant.id.text()},
                             {u"bulkId"_s, u"NONE"_s},
                             {u"iban"_s, m_service->shop.iban},
                             {u"payoutStatus"_s, u"SUCCEEDED"_s},
                             {u"payoutDate"_s, u"2026-11-20T13:32:12.000Z"_s},
                             {u"payoutCurrency"_s, u"EUR"_s},
                             {u"totalPayments"_s, 2},
                             {u"totalRefunds"_s, 1},
                             {u"totalPaymentAmount"_s, 2500},
                             {u"totalRefundAmount"_s, 500},
                             {u"payoutAmount"_s, 2000}};
    QCOMPARE(ask(u"payouts"_s),
             (QJsonObject{{u"size"_s, 1},
                          {u"totalPages"_s, 1},
                          {u"totalElements"_s, 1},
                          {u"number"_s, 0},
                          {u"payouts"_s, QJsonArray{payout}}}));
    QCOMPARE(ask(u"payouts?date=2026-11-20"_s), ask(u"payouts"_s));
    QCOMPARE(ask(u"payouts?date=2026-11-19"_s)[u"totalElements"_s].toInt(), 0);
    QCOMPARE(ask(u"payouts?date=2026-11-21"_s)[u"totalElements"_s].toInt(), 0);
}

void TestReconciliationApi::listsWhatAPayoutHolds()
{
    const QString payment = pay();
    const HttpAnswer refund = m_caller->refund(
        payment, R"({"amount":500,"currency":"EUR","description":"One bottle"})", u"1"_s);
    m_caller->processRefunds();
    const QString payout = m_caller->payOut().value(0).id.text();
    pay(); // belongs to the next payout
    const QJsonObject common{{u"payoutId"_s, payout},
                             {u"paymentId"_s, payment},
                             {u"paymentProfileId"_s, m_service->shop.id.text()},
                             {u"merchantName"_s, u"Janssens"_s},
                             {u"paymentChannel"_s, u"ONLINE"_s},
                             {u"currency"_s, u"EUR"_s}};
    QJsonObject item = common;
    item[u"amount"_s] = 1250;
    item[u"transactionDate"_s] = u"2026-11-20T13:32:10.000Z"_s;
    QJsonObject found =
        ask(u"payments?payout-id="_s + payout)[u"payments"_s].toArray()[0].toObject();
    found.remove(u"reference"_s);
    found.remove(u"description"_s);
    QCOMPARE(found, item);
    QCOMPARE(ask(u"payments?payout-id="_s + payout)[u"totalElements"_s].toInt(), 1);

    item = common;
    item[u"amount"_s] = 500;
    item[u"refundId"_s] = jsonOf(refund)[u"refundId"_s];
    item[u"description"_s] = u"One bottle"_s;
    item[u"transactionDate"_s] = u"2026-11-20T13:32:12.000Z"_s;
    found = ask(u"refunds?payout-id="_s + payout)[u"refunds"_s].toArray()[0].toObject();
    found.remove(u"reference"_s);
    QCOMPARE(found, item);
}

void TestReconciliationApi::listsWhatWaits()
{
    const QString payment = pay();
    const QJsonArray rows = ask(u"payments"_s)[u"payments"_s].toArray();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0][u"paymentId"_s].toString(), payment);
    QVERIFY(rows[0][u"payoutId"_s].isUndefined());
    // A pending refund is not listed yet.
    m_caller->refund(payment, R"({"amount":500,"currency":"EUR"})", u"1"_s);
    QCOMPARE(ask(u"refunds"_s)[u"totalElements"_s].toInt(), 0);
    m_caller->processRefunds();
    QCOMPARE(ask(u"refunds"_s)[u"totalElements"_s].toInt(), 1);
}

void TestReconciliationApi::servesBothPaths()
{
    pay();
    m_caller->payOut();
    for (const char *list : {"payouts", "payments", "refunds"}) {
        const QString path = u"/reconciliation/"_s + QLatin1String(list);
        const HttpAnswer one = m_caller->reconcile(path);
        const HttpAnswer other = m_caller->reconcile(u"/v3"_s + path);
        QCOMPARE(other.status, 200);
        QCOMPARE(other.body, one.body);
        QCOMPARE(m_caller->verified(other, "Signature")[claim("path")].toString(),
                 QString(u"/v3"_s + path));
    }
}

void TestReconciliationApi::saysHowAPaymentWasTaken()
{
    m_service->counter.channel = PaymentChannel::Invoice;
    m_caller->change(m_service->counter);
    auto &services = m_service->assembly->services();
    const auto succeed = [&](PaymentType type, const Profile &profile) {
        return m_service->onCore([&]() -> Result<void> {
            payments::PaymentRow row = rowIn(PaymentStatus::Succeeded, m_service->clock.now());
            row.payment.type = type;
            row.payment.profileId = profile.id;
            row.profileSeq = services.merchants().directory()->profile(profile.id)->seq;
            row.payment.seq =
                services.payments()
                    .append(row, stepsTo(PaymentStatus::Succeeded, m_service->clock.now()))
                    .value_or(0);
            return services.payments().book(row.payment);
        });
    };
    QVERIFY(succeed(PaymentType::StaticQr, m_service->shop));
    QVERIFY(succeed(PaymentType::Dynamic, m_service->counter));
    QVERIFY(succeed(PaymentType::StaticQr, m_service->counter));
    QVERIFY(succeed(PaymentType::Dynamic, m_service->shop));
    QCOMPARE(ask(u"payments"_s, u"paymentChannel"_s),
             (QStringList{u"INSTORE"_s, u"INVOICE"_s, u"INSTORE"_s, u"ONLINE"_s}));
}

void TestReconciliationApi::showsTheNewPayoutOfWhatWasPaidOutAgain()
{
    auto &services = m_service->assembly->services();
    QVERIFY(m_service->onCore([&] { return services.simulation().switchOn(true); }));
    HttpClient local(m_service->port());
    QCOMPARE(local.post("/sim/payouts", R"({"fail":true})").body, std::string(R"({"fail":true})"));
    pay();
    const Payout failed = m_caller->payOut().value(0);
    QCOMPARE(failed.status, PayoutStatus::Failed);
    QCOMPARE(ask(u"payouts"_s, u"payoutStatus"_s), QStringList{u"FAILED"_s});
    QCOMPARE(ask(u"payments"_s, u"payoutId"_s), QStringList{failed.id.text()});
    QCOMPARE(local.post("/sim/payouts", R"({"fail":false})").status, 200);
    const auto again = m_service->onCore([&] { return services.payouts().payAgain(failed.id); });
    QVERIFY(again);
    QCOMPARE(ask(u"payouts"_s, u"payoutStatus"_s), (QStringList{u"FAILED"_s, u"SUCCEEDED"_s}));
    QCOMPARE(ask(u"payments"_s, u"payoutId"_s), QStringList{again->id.text()});
    for (const Payout &payout : {failed, *again}) {
        const QString list = u"payments?payout-id="_s + payout.id.text();
        QCOMPARE(ask(list, u"payoutId"_s), QStringList{payout.id.text()});
    }
}

void TestReconciliationApi::turnsPages()
{
    QStringList all;
    for (int i = 0; i < 5; ++i)
        all << pay();
    const auto page = [this](const QString &query) {
        const QJsonObject json = ask(u"payments?"_s + query);
        return QList{json[u"size"_s].toInt(), json[u"totalPages"_s].toInt(),
                     json[u"totalElements"_s].toInt(), json[u"number"_s].toInt()};
    };
    QCOMPARE(page(u"size=2"_s), (QList{2, 3, 5, 0}));
    QCOMPARE(page(u"size=2&page=2"_s), (QList{1, 3, 5, 2}));
    QCOMPARE(page(u"size=2&page=3"_s), (QList{0, 3, 5, 3}));
    QCOMPARE(page(u"size=10000&page=900000000000000"_s).at(2), 5);
    QCOMPARE(page(u"size=5"_s), (QList{5, 1, 5, 0}));
    QCOMPARE(page(u""_s), (QList{5, 1, 5, 0}));
    QCOMPARE(ask(u"payments?size=2&page=1"_s, u"paymentId"_s), all.mid(2, 2));
    m_caller->payOut();
    m_service->clock.advance(1s);
    pay();
    m_caller->payOut();
    const QJsonObject second = ask(u"payouts?size=1&page=1"_s);
    QCOMPARE(second[u"totalElements"_s].toInt(), 2);
    QCOMPARE(second[u"payouts"_s][0][u"totalPayments"_s].toInt(), 1);
    QCOMPARE(ask(u"payouts?size=1&page=2"_s)[u"payouts"_s].toArray().size(), 0);
}

void TestReconciliationApi::dividesDaysInUtc()
{
    // The day on which daylight saving time begins.
    const Timestamp midnight = std::chrono::sys_days(std::chrono::year(2027) / 3 / 28);
    m_caller->setClock(midnight - 1ms);
    const QString before = pay();
    const Payout first = m_caller->payOut().value(0);
    m_caller->setClock(midnight);
    const QString after = pay();
    const Payout second = m_caller->payOut().value(0);
    m_caller->setClock(midnight + 24h);
    const auto day = [this](const QString &date) {
        return ask(u"payments?start-date=%1&end-date=%1"_s.arg(date), u"paymentId"_s);
    };
    QCOMPARE(day(u"2027-03-27"_s), QStringList{before});
    QCOMPARE(day(u"2027-03-28"_s), QStringList{after});
    QCOMPARE(ask(u"payments"_s, u"paymentId"_s), QStringList()); // today's payments are left out
    QCOMPARE(ask(u"payments?start-date=2027-03-27&end-date=2027-03-28"_s, u"paymentId"_s),
             (QStringList{before, after}));
    QCOMPARE(ask(u"payouts?date=2027-03-27"_s, u"payoutId"_s), QStringList{first.id.text()});
    QCOMPARE(ask(u"payouts?date=2027-03-28"_s, u"payoutId"_s), QStringList{second.id.text()});
}

void TestReconciliationApi::intersectsPayoutAndDates()
{
    const Timestamp midnight = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21);
    m_caller->setClock(midnight - 30min); // 00:30 in Brussels
    const QString first = pay();
    m_service->clock.advance(1h);
    const QString second = pay();
    const QString payout = m_caller->payOut().value(0).id.text();
    const QString third = pay(); // on that day, in no payout yet
    QCOMPARE(ask(u"payments?start-date=2026-11-20&end-date=2026-11-21"_s, u"paymentId"_s),
             (QStringList{first, second, third}));
    const auto of = [&](const QString &start, const QString &end) {
        return ask(u"payments?payout-id=%1&start-date=%2&end-date=%3"_s.arg(payout, start, end),
                   u"paymentId"_s);
    };
    QCOMPARE(of(u"2026-11-21"_s, u"2026-11-22"_s), QStringList{second});
    QCOMPARE(of(u"2026-11-20"_s, u"2026-11-22"_s), (QStringList{first, second}));
    QCOMPARE(of(u"2026-11-22"_s, u"2026-11-22"_s), QStringList());
    QCOMPARE(of(u"2026-10-01"_s, u"2026-10-02"_s), QStringList());
}

void TestReconciliationApi::keepsMerchantsApart()
{
    pay();
    const QString payout = m_caller->payOut().value(0).id.text();
    auto &merchants = m_service->assembly->services().merchants();
    const auto other =
        m_service->onCore([&] { return merchants.addMerchant({.name = u"Peeters"_s}); });
    Profile wanted = openProfile(other->id, u"Stall"_s);
    wanted.jwks = merchantKeySet();
    const auto stall = m_service->onCore([&] { return merchants.addProfile(wanted); });
    QVERIFY(stall);
    const auto askAsOther = [&](const QString &target) {
        return m_caller->send(
            "GET", target,
            m_caller->signing(target, {}, stall->id).with(claim("iss"), other->id.text()));
    };
    QCOMPARE(jsonOf(askAsOther(u"/reconciliation/payouts"_s))[u"totalElements"_s].toInt(), 0);
    QCOMPARE(jsonOf(askAsOther(u"/reconciliation/payments"_s))[u"totalElements"_s].toInt(), 0);
    const HttpAnswer foreign = askAsOther(u"/reconciliation/payments?payout-id="_s + payout);
    const HttpAnswer unknown =
        askAsOther(u"/reconciliation/payments?payout-id="_s + QString(24, u'0'));
    QCOMPARE(errorOf(foreign).section(u' ', 0, 1), u"404 PAYOUT_NOT_FOUND"_s);
    QCOMPARE(foreign.body, unknown.body);
}

void TestReconciliationApi::showsAllProfilesOfTheMerchant()
{
    pay();
    m_caller->payOut();
    const HttpAnswer answer =
        m_caller->reconcile(u"/reconciliation/payments"_s, m_service->counter.id);
    QCOMPARE(jsonOf(answer)[u"payments"_s][0][u"paymentProfileId"_s].toString(),
             m_service->shop.id.text());
}

void TestReconciliationApi::signsEveryAnswer()
{
    HttpClient client(m_service->port());
    const QString list = u"/reconciliation/payouts"_s;
    for (const HttpAnswer &answer :
         {m_caller->reconcile(list), m_caller->reconcile(list + u"?size=0"_s),
          m_caller->reconcile(u"/reconciliation/payments?payout-id=x"_s),
          client.get("/reconciliation/payouts"), client.get("/reconciliation"),
          client.get("/v3/reconciliation/other"), client.get("/v3/reconciliation/%70ayouts"),
          client.exchange("DELETE", "/reconciliation/payouts")}) {
        QVERIFY2(!m_caller->verified(answer, "Signature").isEmpty(), answer.body.c_str());
        QVERIFY(!answer.header("SignatureBank"));
        if (answer.status >= 400)
            QCOMPARE(jsonOf(answer).keys(), (QStringList{u"code"_s, u"message"_s}));
    }
    QVERIFY(!client.get("/reconciliations").header("Signature"));
}

void TestReconciliationApi::answersHead()
{
    const QString target = u"/reconciliation/payouts"_s;
    HttpAnswer head = m_caller->send("HEAD", target, m_caller->reconciling(target));
    QCOMPARE(head.status, 200);
    QVERIFY(head.body.empty());
    head.body = m_caller->reconcile(target).body;
    QVERIFY(!m_caller->verified(head, "Signature").isEmpty());
}

void TestReconciliationApi::paysOutForTestSoftware()
{
    HttpClient local(m_service->port());
    QCOMPARE(local.post("/sim/payouts/run", "").status, 404);
    auto &services = m_service->assembly->services();
    QVERIFY(m_service->onCore([&] { return services.simulation().switchOn(true); }));
    QCOMPARE(local.post("/sim/payouts/run", "").body, std::string(R"({"payouts":[]})"));
    pay();
    const QJsonObject made = jsonOf(local.post("/sim/payouts/run", ""));
    QCOMPARE(made[u"payouts"_s], ask(u"payouts"_s)[u"payouts"_s]);
    QCOMPARE(made[u"payouts"_s][0][u"payoutAmount"_s].toInt(), 1250);
    QCOMPARE(local.post("/sim/payouts/run", "", {{"Origin", "https://evil.example"}}).status, 403);
}

TILLDESK_TEST(TestReconciliationApi, QCoreApplication)
#include "tst_reconciliation_api.moc"
