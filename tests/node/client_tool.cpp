// Sends each request of the client for hosted services to a service, and prints how each ended.
// usage: client_tool BASE
#include "core/base/log.h"
#include "core/hosted/client.h"
#include "core/merchants/key_set_fetcher.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <cstdio>
#include <future>

using namespace tilldesk;
using namespace tilldesk::hosted;
using namespace Qt::StringLiterals;

namespace {

const PaymentId kPayment(u"0192f4c1a2b33e5d7c9b1f48"_s); // of the examples in openapi.json
const RefundId kRefund(u"0192f4d2c3d4e5f607182a3b"_s);
const Amount kAmount = Amount::fromCents(1998);

/// Sends the requests one after the other.
class Tool
{
public:
    explicit Tool(const QString &base)
    {
        m_access.base = QUrl(base);
        m_access.keySet = QUrl(base + u"/.well-known/jwks.json"_s);
        m_access.rule = UrlRule::PublicHttpsOrLoopback;
        m_access.profile = ProfileId(u"0192f4c0b1a2c3d4e5f60718"_s);
        m_access.merchant = MerchantId(u"0192f4c0aa00112233445566"_s);
        m_access.apiKey = u"00000000-0000-4000-8000-000000000000"_s;
        m_access.key =
            SigningKey{u"shop-1"_s, crypto::PrivateKey::generate(crypto::Algorithm::Es256)};
        m_access.names = ServiceNames(u"Tilldesk"_s, u"https://tilldesk.invalid"_s);
    }
    ~Tool()
    {
        m_keySets.stop();
        m_fetcher.stop();
        m_network.stop();
    }

    void run()
    {
        const NewPayment smallest{.amount = kAmount};
        NewPayment whole{.amount = kAmount,
                         .reference = u"Order 1207"_s,
                         .description = u"Bread and cake"_s,
                         .bulkId = u"DAY"_s,
                         .identifyCallbackUrl = u"https://shop.example/identified"_s,
                         .callbackUrl = u"https://shop.example/callback"_s,
                         .returnUrl = u"https://shop.example/thanks"_s,
                         .voucherEligibility = R"([{"voucherSchemes":["MEA_L"],"amount":100}])"};
        payments(smallest, whole);
        m_access.signsPayments = true;
        payments(smallest, whole);
        refunds();
        reconciliation();
    }

private:
    template <typename T>
    void send(const char *name, const std::function<void(Client::Done<T>)> &ask)
    {
        std::promise<Reply<T>> promise;
        auto future = promise.get_future();
        ask([&promise](Reply<T> reply) { promise.set_value(std::move(reply)); });
        const Reply<T> reply = future.get();
        const QByteArray line =
            QJsonDocument({{u"request"_s, QLatin1StringView(name)},
                           {u"isSigned"_s, m_access.signsPayments},
                           {u"status"_s, reply.facts.status},
                           {u"isAnswered"_s, reply.kind == ReplyKind::Answered},
                           {u"detail"_s, QString(reply.detail + u' ' + reply.message).trimmed()}})
                .toJson(QJsonDocument::Compact);
        std::printf("%s\n", line.constData());
    }

    void payments(const NewPayment &smallest, NewPayment whole)
    {
        send<HostedPayment>("create, smallest",
                            [&](auto done) { m_client.createPayment(m_access, smallest, done); });
        send<HostedPayment>("create",
                            [&](auto done) { m_client.createPayment(m_access, whole, done); });
        whole.amount = Amount::fromCents(450);
        whole.reference = u"Receipt 88"_s;
        whole.pointOfSale = u"till1"_s;
        whole.shopId = u"S1"_s;
        whole.shopName = u"Gent"_s;
        send<HostedPayment>("create with a point of sale",
                            [&](auto done) { m_client.createPayment(m_access, whole, done); });
        send<HostedPayment>("get", [&](auto done) { m_client.payment(m_access, kPayment, done); });
        send<Nothing>("cancel", [&](auto done) { m_client.cancel(m_access, kPayment, done); });
        send<HostedPage<HostedPayment>>("search",
                                        [&](auto done) { m_client.search(m_access, {}, done); });
        const HostedSearch narrow{.from = fromMillis(1'700'000'000'000),
                                  .to = fromMillis(1'700'000'100'000),
                                  .statuses = {kPaymentStatuses.begin(), kPaymentStatuses.end()},
                                  .reference = u"Order 1207"_s,
                                  .page = 3,
                                  .size = 0};
        send<HostedPage<HostedPayment>>(
            "search, narrow", [&](auto done) { m_client.search(m_access, narrow, done); });
        send<Nothing>("acknowledge", [&](auto done) {
            m_client.acknowledge(m_access, kPayment, kAmount, u"Order 1207"_s, done);
        });
        send<QString>("account for a refund",
                      [&](auto done) { m_client.refundIban(m_access, kPayment, done); });
    }

    void refunds()
    {
        send<HostedRefund>("create a refund", [&](auto done) {
            m_client.createRefund(m_access, {kPayment, kAmount, u"Stale"_s, u"refund-1"_s}, done);
        });
        send<HostedRefund>("create a refund, smallest", [&](auto done) {
            m_client.createRefund(m_access, {kPayment, kAmount, {}, u"refund-2"_s}, done);
        });
        send<HostedRefund>("get a refund",
                           [&](auto done) { m_client.refund(m_access, kPayment, kRefund, done); });
    }

    void reconciliation()
    {
        const QDate day(2026, 11, 20);
        send<HostedPage<HostedPayout>>("payouts", [&](auto done) {
            m_client.payouts(m_access, {.date = day, .page = 1, .size = 10'000}, done);
        });
        send<HostedPage<HostedPayout>>("payouts of today",
                                       [&](auto done) { m_client.payouts(m_access, {}, done); });
        for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
            const bool isRefund = kind == PayoutItemKind::Refund;
            send<HostedPage<HostedItem>>(
                isRefund ? "refunds of a payout" : "payments of a payout", [&](auto done) {
                    m_client.items(m_access, kind, {.payout = PayoutId(kPayment.text())}, done);
                });
            send<HostedPage<HostedItem>>(
                isRefund ? "refunds of days" : "payments of days", [&](auto done) {
                    m_client.items(m_access, kind, {.from = day.addDays(-30), .to = day}, done);
                });
        }
    }

    SystemClock m_clock;
    BootClock m_monotonic;
    Log m_log{2};
    net::Network m_network{{.name = u"hosted"_s}};
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets{m_fetcher, m_clock, m_log};
    Client m_client{{m_network, m_keySets, m_clock, m_monotonic}};
    Access m_access;
};

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    Tool(QString::fromLocal8Bit(argv[1])).run();
    return 0;
}
