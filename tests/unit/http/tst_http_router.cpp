#include "core/http/router.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <stdexcept>

using namespace tilldesk::http;

namespace {

struct Outcome {
    Response response;
    Request request;

    [[nodiscard]] std::string allow() const
    {
        for (const Header &header : response.headers) {
            if (header.name == "Allow")
                return header.value;
        }
        return {};
    }
};

/// Returns a handler that responds with its name, so that a test can identify it.
Router::Handler named(const std::string &name)
{
    return [name](const RequestPtr &, const Reply &reply) { reply.send(Response{200, name}); };
}

Outcome handled(const Router &router, std::string method, std::string path)
{
    const auto request = std::make_shared<Request>();
    request->method = std::move(method);
    request->path = std::move(path);
    Response response{0, {}};
    router.handle(request, Reply([&response](const auto &make) { response = make(); }, request));
    return {response, *request};
}

Router payments()
{
    Router router;
    router.add("GET", "/v3/payments/{id}", named("get"));
    router.add("DELETE", "/v3/payments/{id}", named("cancel"));
    router.add("POST", "/v3/payments", named("create"));
    router.add("POST", "/v3/payments/search", named("search"));
    router.add("GET", "/", named("root"));
    router.add("GET", "/pay/2/{id}", named("deeplink"), Router::Case::Insensitive);
    return router;
}

} // namespace

class TestHttpRouter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheHandler_data();
    void findsTheHandler();
    void findsNothing_data();
    void findsNothing();
    void givesDecodedParameters();
    void prefersAFixedSegmentWhateverTheOrder();
    void comparesWithoutCaseOnlyWhenAsked();
    void tellsTheAllowedMethods();
    void letsTheFixedPathDecideTheMethods();
    void answersHeadWithItsOwnHandlerIfThereIsOne();
    void turnsAnExceptionInto500();
    void answersWhenTheHandlerDoesNot();
    void runsAHookOverTheErrorsOfAPath_data();
    void runsAHookOverTheErrorsOfAPath();
    void survivesAHookThatThrows();
    void knowsTheStyleOfErrors_data();
    void knowsTheStyleOfErrors();
};

void TestHttpRouter::findsTheHandler_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("handler");

    QTest::newRow("get") << QByteArray("GET") << QByteArray("/v3/payments/1") << QByteArray("get");
    QTest::newRow("head") << QByteArray("HEAD") << QByteArray("/v3/payments/1")
                          << QByteArray("get");
    QTest::newRow("delete") << QByteArray("DELETE") << QByteArray("/v3/payments/1")
                            << QByteArray("cancel");
    QTest::newRow("post") << QByteArray("POST") << QByteArray("/v3/payments")
                          << QByteArray("create");
    QTest::newRow("root") << QByteArray("GET") << QByteArray("/") << QByteArray("root");
    QTest::newRow("escaped fixed segment")
        << QByteArray("POST") << QByteArray("/v3/p%61yments") << QByteArray("create");
}

void TestHttpRouter::findsTheHandler()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, handler);
    const auto outcome = handled(payments(), method.toStdString(), path.toStdString());
    QCOMPARE(outcome.response.status, 200);
    QCOMPARE(QByteArray::fromStdString(outcome.response.body), handler);
}

void TestHttpRouter::findsNothing_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path :
         {"", "*", "/v3", "/v3/", "/v3/payments/", "/v3//payments", "//v3/payments",
          "/v3/payments//", "/v3/payments/1/", "/v3/payments/1/2", "/V3/payments", "/v3/payments/%",
          "/v3/payments/%zz", "/v3%2Fpayments", "v3/payments", "//"})
        QTest::newRow(path) << QByteArray(path);
}

void TestHttpRouter::findsNothing()
{
    QFETCH(QByteArray, path);
    QCOMPARE(handled(payments(), "GET", path.toStdString()).response.status, 404);
}

void TestHttpRouter::givesDecodedParameters()
{
    Router router;
    router.add("GET", "/l/1/{profile}/{pos}", named("static"));
    const auto outcome = handled(router, "GET", "/l/1/a%2Fb+c/%e2%82%ac");
    QCOMPARE(outcome.request.params.at("profile"), std::string("a/b+c"));
    QCOMPARE(outcome.request.params.at("pos"), std::string("€"));
}

void TestHttpRouter::prefersAFixedSegmentWhateverTheOrder()
{
    for (const bool fixedFirst : {true, false}) {
        Router router;
        if (fixedFirst)
            router.add("GET", "/a/fixed", named("fixed"));
        router.add("GET", "/a/{any}", named("any"));
        router.add("GET", "/{any}/fixed", named("late"));
        if (!fixedFirst)
            router.add("GET", "/a/fixed", named("fixed"));
        QCOMPARE(handled(router, "GET", "/a/fixed").response.body, std::string("fixed"));
        QCOMPARE(handled(router, "GET", "/a/other").response.body, std::string("any"));
        QCOMPARE(handled(router, "GET", "/b/fixed").response.body, std::string("late"));
    }
}

void TestHttpRouter::comparesWithoutCaseOnlyWhenAsked()
{
    const auto outcome = handled(payments(), "GET", "/PAY/2/5F3A");
    QCOMPARE(outcome.response.body, std::string("deeplink"));
    QCOMPARE(outcome.request.params.at("id"), std::string("5F3A"));
    QCOMPARE(handled(payments(), "POST", "/V3/PAYMENTS").response.status, 404);
}

void TestHttpRouter::tellsTheAllowedMethods()
{
    const auto outcome = handled(payments(), "PUT", "/v3/payments/1");
    QCOMPARE(outcome.response.status, 405);
    QCOMPARE(outcome.allow(), std::string("GET, HEAD, DELETE"));
    QCOMPARE(handled(payments(), "get", "/v3/payments/1").response.status, 405);
    QCOMPARE(handled(payments(), "HEAD", "/v3/payments").allow(), std::string("POST"));
}

void TestHttpRouter::letsTheFixedPathDecideTheMethods()
{
    const auto outcome = handled(payments(), "DELETE", "/v3/payments/search");
    QCOMPARE(outcome.response.status, 405);
    QCOMPARE(outcome.allow(), std::string("POST"));
}

void TestHttpRouter::answersHeadWithItsOwnHandlerIfThereIsOne()
{
    Router router;
    router.add("GET", "/x", named("get"));
    router.add("HEAD", "/x", named("head"));
    QCOMPARE(handled(router, "HEAD", "/x").response.body, std::string("head"));
    QCOMPARE(handled(router, "PUT", "/x").allow(), std::string("GET, HEAD"));
}

void TestHttpRouter::turnsAnExceptionInto500()
{
    Router router;
    router.add("GET", "/std",
               [](const auto &, const auto &) { throw std::runtime_error("secret reason"); });
    router.add("GET", "/other", [](const auto &, const auto &) { throw 7; });

    const auto outcome = handled(router, "GET", "/std");
    QCOMPARE(outcome.response.status, 500);
    QVERIFY(outcome.response.body.find("secret") == std::string::npos);
    QCOMPARE(outcome.response.logNote, std::string("secret reason"));
    QCOMPARE(handled(router, "GET", "/other").response.status, 500);
}

void TestHttpRouter::answersWhenTheHandlerDoesNot()
{
    Router router;
    router.add("GET", "/", [](const auto &, const auto &) {});
    QCOMPARE(handled(router, "GET", "/").response.status, 500);
}

void TestHttpRouter::runsAHookOverTheErrorsOfAPath_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isRun");
    QTest::newRow("the path") << QByteArray("/v3/payments") << 400 << true;
    QTest::newRow("below it") << QByteArray("/v3/payments/1/x") << 503 << true;
    QTest::newRow("escaped") << QByteArray("/v3/%70ayments/1") << 404 << true;
    QTest::newRow("a bad escape") << QByteArray("/v3/payments/%zz") << 404 << true;
    QTest::newRow("no error") << QByteArray("/v3/payments") << 399 << false;
    QTest::newRow("another path") << QByteArray("/v3/paymentsx") << 404 << false;
    QTest::newRow("above it") << QByteArray("/v3") << 404 << false;
    QTest::newRow("no path") << QByteArray() << 400 << false;
}

void TestHttpRouter::runsAHookOverTheErrorsOfAPath()
{
    QFETCH(const QByteArray, path);
    QFETCH(const int, status);
    QFETCH(const bool, isRun);
    Router router = payments();
    router.addErrorHook("/v3/payments", [](Response &response, const Request &request) {
        response.headers.push_back({"Hook", request.path});
    });
    Request request;
    request.path = path.toStdString();
    Response response{status, "told"};
    router.finish(response, request);
    QCOMPARE(response.headers.size(), size_t(isRun ? 1 : 0));
    QCOMPARE(response.body, "told");
    if (isRun)
        QCOMPARE(response.headers.front().value, request.path);
}

void TestHttpRouter::survivesAHookThatThrows()
{
    Router router;
    router.addErrorHook("/v3",
                        [](Response &, const Request &) { throw std::runtime_error("a bug"); });
    Request request;
    request.path = "/v3";
    Response response{500, "told"};
    router.finish(response, request);
    QCOMPARE(response.body, "told");
    QCOMPARE(response.logNote, "a bug");
}

void TestHttpRouter::knowsTheStyleOfErrors_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<ErrorStyle>("style");
    const auto row = [](const char *path, ErrorStyle style) {
        QTest::newRow(path) << QByteArray(path) << style;
    };
    using enum ErrorStyle;
    row("/v3/payments/1/refunds", Refund);
    row("/v3/payments/1/refunds/2", Refund);
    row("/v3/payments/1/refunds/2/3", Refund);
    row("/v3/payments/1/r%65funds", Refund);
    row("/v3/payments/1%2Frefunds", Payment);
    row("/v3/payments//refunds", Payment);
    row("/v3/payments/1/refundsx", Payment);
    row("/v3/payments/1", Payment);
    row("/reconciliation", Reconciliation);
    row("/reconciliation/payouts", Reconciliation);
    row("/v3/reconciliation/payouts", Payment); // no style was added for this path
    row("/", Payment);
    row("*", Payment);
}

void TestHttpRouter::knowsTheStyleOfErrors()
{
    QFETCH(QByteArray, path);
    Router router;
    router.addErrorStyle("/v3/payments/{id}/refunds", ErrorStyle::Refund);
    router.addErrorStyle("/reconciliation", ErrorStyle::Reconciliation);
    QTEST(router.errorStyleOf(path.toStdString()), "style");
}

TILLDESK_TEST(TestHttpRouter, QCoreApplication)
#include "tst_http_router.moc"
