#include "core/http/operation.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::http;
using namespace Qt::StringLiterals;

namespace {

/// An operation whose responses are collected.
struct Call {
    std::shared_ptr<Request> request = std::make_shared<Request>();
    std::vector<Response> responses;
    Operation operation{request, Reply([this](const auto &make) { responses.push_back(make()); })};
};

} // namespace

class TestOperation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesInTheStyleOfThePath();
    void givesAValueWithoutAResponse();
    void respondsWithTheErrorOfAValue();
    void respondsWithWhatIsMadeOfAResult();
    void respondsWithTheErrorOfAResult();
    void namesTheParametersOfThePath();
};

void TestOperation::refusesInTheStyleOfThePath()
{
    Call call;
    call.request->errorStyle = ErrorStyle::Refund;
    call.operation.refuse({ErrorCode::FieldRequired, {}, u"amount"_s});
    QCOMPARE(call.responses.size(), 1U);
    QCOMPARE(call.responses[0].status, 400);
    QVERIFY(call.responses[0].body.find("VALIDATION_ERROR") != std::string::npos);
}

void TestOperation::givesAValueWithoutAResponse()
{
    Call call;
    QCOMPARE(call.operation.valueOf(Result<int>(7)), std::optional(7));
    QVERIFY(call.responses.empty());
}

void TestOperation::respondsWithTheErrorOfAValue()
{
    Call call;
    QCOMPARE(call.operation.valueOf(Result<int>(fail(ErrorCode::PaymentNotFound))), std::nullopt);
    QCOMPARE(call.responses.size(), 1U);
    QCOMPARE(call.responses[0].status, 404);
}

void TestOperation::respondsWithWhatIsMadeOfAResult()
{
    Call call;
    call.operation.answering<int>([](int value) { return Response{.status = value}; })(201);
    QCOMPARE(call.responses.size(), 1U);
    QCOMPARE(call.responses[0].status, 201);

    Call other;
    other.operation.answering<void>([] { return Response{.status = 204}; })(Result<void>());
    QCOMPARE(other.responses.size(), 1U);
    QCOMPARE(other.responses[0].status, 204);
}

void TestOperation::respondsWithTheErrorOfAResult()
{
    Call call;
    const auto never = [](int) { return Response{.status = 200}; };
    call.operation.answering<int>(never)(fail(ErrorCode::Busy));
    QCOMPARE(call.responses.size(), 1U);
    QCOMPARE(call.responses[0].status, 503);
}

void TestOperation::namesTheParametersOfThePath()
{
    Call call;
    call.request->params["id"] = "0190";
    QCOMPARE(call.operation.parameter("id"), u"0190"_s);
}

TILLDESK_TEST(TestOperation, QCoreApplication)
#include "tst_operation.moc"
