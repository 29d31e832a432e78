#include "core/refunds/refund_routes.h"
#include "tests/support/own_log.h"
#include "tests/support/test_program.h"
#include "tests/unit/keys/keys_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::refunds;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A port that calls `prepare` with one set of results and ends with another result.
class ForeseeingRefunds final : public RefundPort
{
public:
    void create(NewRefund, payments::Asker, std::function<void(const AcceptedRefund &)> prepare,
                Done<AcceptedRefund> done) override
    {
        for (const std::string &answer : foreseen)
            prepare({{}, answer});
        beforeTheEnd();
        done(given);
    }
    void find(PaymentId, RefundId, ProfileId, Done<Refund> done) override
    {
        done(fail(ErrorCode::RefundNotFound));
    }

    std::vector<std::string> foreseen;
    std::function<void()> beforeTheEnd = [] {};
    Result<AcceptedRefund> given = fail(ErrorCode::Internal);
};

struct Shop {
    Shop()
    {
        Profile wanted = core.profile;
        wanted.refundsAcceptApiKey = true;
        key = core.addKey(core.addProfile(wanted).id, Authority::MerchantRefund).text;
        addRefundRoutes(router, {refunds, authenticator, core.published, signer});
    }

    /// Requests a refund with the shop's API key.
    /// @param isPrepared  whether prepared work runs
    http::Response refund(bool isPrepared = true)
    {
        auto request = std::make_shared<http::Request>();
        request->method = "POST";
        request->path = request->target = "/v3/payments/" + std::string(24, 'a') + "/refunds";
        request->headers = {{"Authorization", "Bearer " + key.toStdString()},
                            {"Idempotency-Key", "k"},
                            {"Content-Type", "application/json"}};
        request->body = R"({"amount":100,"currency":"EUR"})";
        http::Response answer{.status = 0};
        router.handle(request,
                      http::Reply([&answer](const auto &make) { answer = make(); }, request,
                                  [isPrepared](const std::function<void()> &work) {
                                      if (isPrepared)
                                          work();
                                  }));
        return answer;
    }
    [[nodiscard]] bool isSigned(const http::Response &answer) const
    {
        return isValid(valueOf(answer), QByteArray::fromStdString(answer.body),
                       keys.ring()->keySet());
    }
    /// Returns when a response was signed.
    [[nodiscard]] static QByteArray signedAt(const http::Response &answer)
    {
        const QByteArray header = QByteArray::fromBase64(valueOf(answer).split('.').first(),
                                                         QByteArray::Base64UrlEncoding);
        return header.mid(header.indexOf("2026-"), 24);
    }

    CoreFixture core;
    Keys keys;
    OwnLog log;
    merchants::Authenticator authenticator{{.directory = core.published,
                                            .clock = core.clock,
                                            .realClock = core.clock,
                                            .log = log.log()}};
    keys::ResponseSigner signer{*keys.published, keys.clock, keys.serviceNames, u"service"_s};
    ForeseeingRefunds refunds;
    http::Router router;
    QString key;
};

const std::string kFirst = R"({"refundId":"1"})";
const std::string kSecond = R"({"refundId":"2"})";

} // namespace

class TestRefundRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsWhatWasPreparedBeforeTheCommit();
    void signsAnewWhatIsNotWhatWasPrepared();
    void sendsTheLastThatWasPrepared();
    void signsWhatNobodyPrepared();
    void tellsTheErrorOfWhatWasPrepared();
};

void TestRefundRoutes::sendsWhatWasPreparedBeforeTheCommit()
{
    Shop shop;
    const QByteArray before = toIsoUtc(shop.keys.clock.now());
    shop.refunds.foreseen = {kFirst};
    shop.refunds.given = AcceptedRefund{{}, kFirst};
    shop.refunds.beforeTheEnd = [&shop] { shop.keys.clock.advance(1s); };
    const http::Response answer = shop.refund();
    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.body, kFirst);
    QVERIFY(shop.isSigned(answer));
    QCOMPARE(Shop::signedAt(answer), before);
}

void TestRefundRoutes::signsAnewWhatIsNotWhatWasPrepared()
{
    Shop shop;
    shop.refunds.foreseen = {kFirst};
    shop.refunds.given = AcceptedRefund{{}, kSecond};
    const http::Response answer = shop.refund();
    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.body, kSecond);
    QCOMPARE(answer.headers.size(), 1U);
    QVERIFY(shop.isSigned(answer));
}

void TestRefundRoutes::sendsTheLastThatWasPrepared()
{
    Shop shop;
    shop.refunds.foreseen = {kFirst, kSecond}; // its batch was rolled back and rerun
    shop.refunds.given = AcceptedRefund{{}, kSecond};
    const http::Response answer = shop.refund();
    QCOMPARE(answer.body, kSecond);
    QVERIFY(shop.isSigned(answer));
}

void TestRefundRoutes::signsWhatNobodyPrepared()
{
    Shop shop;
    shop.refunds.foreseen = {kFirst};
    shop.refunds.given = AcceptedRefund{{}, kFirst};
    const http::Response answer = shop.refund(false);
    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.body, kFirst);
    QVERIFY(shop.isSigned(answer));
}

void TestRefundRoutes::tellsTheErrorOfWhatWasPrepared()
{
    Shop shop;
    shop.refunds.foreseen = {kFirst};
    shop.refunds.given = fail(ErrorCode::Storage, u"the disk is full"_s);
    const http::Response answer = shop.refund();
    QCOMPARE(answer.status, 500);
    QVERIFY(answer.body.find("refundId") == std::string::npos);
}

TILLDESK_TEST(TestRefundRoutes, QCoreApplication)

#include "tst_refund_routes.moc"
