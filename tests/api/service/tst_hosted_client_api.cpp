#include "tests/api/service/service_access.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::hosted;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Fault = FaultProxy::Fault;

/// The client and a real service behind a proxy with faults.
class TestHostedClientApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void livesThroughAPayment();
    void refundsAndReconciles();
    void leavesACreationUnknown_data();
    void leavesACreationUnknown();
    void repeatsARefundSafely();
    void noticesAnotherPaymentsResponse();
    void refusesToSignWhenTheServiceLiesAboutTime();

private:
    Reply<HostedPayment> create(const QString &reference);
    Reply<HostedPage<HostedPayment>> search(const QString &reference);
    Reply<HostedRefund> refund(const PaymentId &payment, const QString &key);

    std::unique_ptr<ProvidedService> m_provided;
    std::unique_ptr<HostedCaller> m_caller;
};

void TestHostedClientApi::init()
{
    m_provided = std::make_unique<ProvidedService>();
    m_caller = std::make_unique<HostedCaller>(m_provided->service.clock);
}

void TestHostedClientApi::cleanup()
{
    m_caller.reset();
    m_provided.reset();
}

Reply<HostedPayment> TestHostedClientApi::create(const QString &reference)
{
    const NewPayment wanted{.amount = Amount::fromCents(2450), .reference = reference};
    return m_caller->reply<HostedPayment>(
        [&](auto done) { m_caller->client.createPayment(m_provided->access, wanted, done); });
}

Reply<HostedPage<HostedPayment>> TestHostedClientApi::search(const QString &reference)
{
    const HostedSearch asked{.from = m_caller->clock.now() - 1h, .reference = reference};
    return m_caller->reply<HostedPage<HostedPayment>>(
        [&](auto done) { m_caller->client.search(m_provided->access, asked, done); });
}

Reply<HostedRefund> TestHostedClientApi::refund(const PaymentId &payment, const QString &key)
{
    const NewRefund wanted{payment, Amount::fromCents(50), u"Cold"_s, key};
    return m_caller->reply<HostedRefund>(
        [&](auto done) { m_caller->client.createRefund(m_provided->access, wanted, done); });
}

void TestHostedClientApi::livesThroughAPayment()
{
    const auto created = create(u"R-1"_s);
    QCOMPARE(created.kind, ReplyKind::Answered);
    QCOMPARE(created.value->amount, Amount::fromCents(2450));
    QCOMPARE(created.value->profileId, m_provided->service.shop.id);
    QCOMPARE(created.facts.skew, std::optional(0ms));
    const PaymentId id = created.value->id;
    const auto found = m_caller->reply<HostedPayment>(
        [&](auto done) { m_caller->client.payment(m_provided->access, id, done); });
    QCOMPARE(found.value->reference, u"R-1"_s);
    QCOMPARE(found.value->bulkId, u"DAY"_s);
    QCOMPARE(search(u"R-1"_s).value->rows.value(0).id, id);
    QCOMPARE(search(u"R-2"_s).value->totalRows, 0);
    const auto cancelled = m_caller->reply<Nothing>(
        [&](auto done) { m_caller->client.cancel(m_provided->access, id, done); });
    QCOMPARE(cancelled.kind, ReplyKind::Answered);
    const auto again = m_caller->reply<Nothing>(
        [&](auto done) { m_caller->client.cancel(m_provided->access, id, done); });
    QCOMPARE(again.kind, ReplyKind::Refused);
    QCOMPARE(again.code, u"PAYMENT_NOT_PENDING"_s);
    QCOMPARE(again.facts.signature, ReplySignature::Holds);
}

void TestHostedClientApi::refundsAndReconciles()
{
    const PaymentId id(m_provided->service.append(PaymentStatus::Succeeded));
    const auto made = refund(id, u"k1"_s);
    QCOMPARE(made.kind, ReplyKind::Answered);
    QCOMPARE(made.facts.signature, ReplySignature::Holds);
    m_provided->caller.processRefunds();
    const auto ended = m_caller->reply<HostedRefund>(
        [&](auto done) { m_caller->client.refund(m_provided->access, id, made.value->id, done); });
    QCOMPARE(ended.value->status, RefundStatus::Refunded);
    m_provided->access.signsPayments = true;
    const auto account = m_caller->reply<QString>(
        [&](auto done) { m_caller->client.refundIban(m_provided->access, id, done); });
    QCOMPARE(account.code, u"REFUND_NOT_AVAILABLE"_s); // its payer is not known
    const QList<Payout> paid = m_provided->caller.payOut();
    QCOMPARE(paid.size(), 1);
    const auto payouts = m_caller->reply<HostedPage<HostedPayout>>(
        [&](auto done) { m_caller->client.payouts(m_provided->access, {}, done); });
    QCOMPARE(payouts.detail, QString());
    QCOMPARE(payouts.value->rows.value(0).amount, paid[0].amount);
    QCOMPARE(payouts.value->rows.value(0).refunds.count, 1);
    for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
        const auto items = m_caller->reply<HostedPage<HostedItem>>([&](auto done) {
            m_caller->client.items(m_provided->access, kind, {.payout = paid[0].id}, done);
        });
        QCOMPARE(items.detail, QString());
        QCOMPARE(items.value->rows.value(0).paymentId, id);
        QCOMPARE(items.value->rows.value(0).refundId.isEmpty(), kind == PayoutItemKind::Payment);
    }
}

void TestHostedClientApi::leavesACreationUnknown_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isCreated");
    const auto row = [](const char *name, Fault fault, int status, bool isCreated) {
        QTest::newRow(name) << int(fault) << status << isCreated;
    };
    row("cut before", Fault::CutBefore, 0, false);
    row("cut after", Fault::CutAfter, 0, true);
    row("cut within the response", Fault::CutWithin, 0, true);
    for (const int status : {500, 502, 503, 504}) {
        row(qPrintable(u"%1 before"_s.arg(status)), Fault::AnswerBefore, status, false);
        row(qPrintable(u"%1 after"_s.arg(status)), Fault::AnswerAfter, status, true);
    }
}

/// The client cannot know whether the payment was made. A search by its own reference can.
void TestHostedClientApi::leavesACreationUnknown()
{
    QFETCH(const int, fault);
    QFETCH(const int, status);
    QFETCH(const bool, isCreated);
    m_provided->proxy.treatNext({{.fault = Fault(fault), .status = status}});
    QCOMPARE(create(u"R-1"_s).kind, ReplyKind::Unknown);
    QCOMPARE(search(u"R-1"_s).value->totalRows, isCreated ? 1 : 0);
}

void TestHostedClientApi::repeatsARefundSafely()
{
    const PaymentId id(m_provided->service.append(PaymentStatus::Succeeded));
    bool isFirst = true;
    m_provided->treat([&isFirst](const FaultProxy::Request &request) {
        const bool isCut = request.method == "POST" && std::exchange(isFirst, false);
        return FaultProxy::Treatment{.fault = isCut ? Fault::CutAfter : Fault::None};
    });
    QCOMPARE(refund(id, u"k1"_s).kind, ReplyKind::Unknown);
    QCOMPARE(refund(id, u"k1"_s).kind, ReplyKind::Answered);
    QVERIFY(!isFirst);
    QCOMPARE(m_provided->service.number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestHostedClientApi::noticesAnotherPaymentsResponse()
{
    QCOMPARE(create(u"R-1"_s).kind, ReplyKind::Answered);
    m_provided->proxy.treatNext({{.fault = Fault::Stale}});
    const auto mixedUp = create(u"R-2"_s);
    QCOMPARE(mixedUp.kind, ReplyKind::Unknown);
    QCOMPARE(mixedUp.detail,
             u"the response cannot be read: reference is not that of the request"_s);
    QCOMPARE(search(u"R-2"_s).value->totalRows, 1);
}

void TestHostedClientApi::refusesToSignWhenTheServiceLiesAboutTime()
{
    const PaymentId id(m_provided->service.append(PaymentStatus::Succeeded));
    m_provided->treat([](const auto &) {
        return FaultProxy::Treatment{.rewrite = [](const auto &, FaultProxy::Response &response) {
            response.set("Date", "Wed, 01 Jan 2025 00:00:00 GMT");
        }};
    });
    QCOMPARE(refund(id, u"k1"_s).kind, ReplyKind::NotSent);
    QCOMPARE(m_provided->service.number(u"SELECT count(*) FROM refund"_s), 0);
    m_provided->treat({});
    QCOMPARE(refund(id, u"k1"_s).kind, ReplyKind::Answered);
}

TILLDESK_TEST(TestHostedClientApi, QCoreApplication)
#include "tst_hosted_client_api.moc"
