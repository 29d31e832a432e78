#include "core/http/errors.h"
#include "core/http/json.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::http;
using namespace Qt::StringLiterals;

namespace {

Request tracedRequest()
{
    Request request;
    request.traceId = "0af7651916cd43dd8448eb211c80319c";
    request.spanId = "b7ad6b7169203331";
    return request;
}

Request inStyle(ErrorStyle style)
{
    Request request = tracedRequest();
    request.errorStyle = style;
    return request;
}

QString member(const Response &response, const char *name)
{
    const auto object = parseObject(response.body);
    if (!object || !object->contains(name))
        return u"(absent)"_s;
    const auto &text = object->at(name).as_string();
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::string header(const Response &response, std::string_view name)
{
    for (const Header &header : response.headers) {
        if (header.name == name)
            return header.value;
    }
    return {};
}

} // namespace

class TestHttpErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsStatusAndCode_data();
    void tellsStatusAndCode();
    void namesAMandatoryField();
    void namesAnInvalidFieldAndWhy();
    void carriesTheTrace();
    void leavesTheTraceOutOfThePlainStyles();
    void tellsTheFailedCheckOfCredentials();
    void hasNoBodyAtAPlain503();
    void hasOneCodeForWrongInput_data();
    void hasOneCodeForWrongInput();
    void keepsTechnicalDetailsForTheLog();
    void escapesWhatItQuotes();
    void tellsHowToAuthenticate();
    void tellsWhenToComeBack();
};

void TestHttpErrors::tellsStatusAndCode_data()
{
    QTest::addColumn<ErrorCode>("error");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("code");

    const auto row = [](ErrorCode error, int status, const char *code) {
        QTest::newRow(code) << error << status << QString::fromLatin1(code);
    };
    row(ErrorCode::BodyMissing, 400, "BODY_MISSING");
    row(ErrorCode::FieldRequired, 400, "FIELD_IS_REQUIRED");
    row(ErrorCode::FieldInvalid, 400, "FIELD_IS_INVALID");
    row(ErrorCode::Unauthorized, 401, "UNAUTHORIZED");
    row(ErrorCode::AccessDenied, 403, "ACCESS_DENIED");
    row(ErrorCode::CallerNotAllowedToCancel, 403, "CALLER_NOT_ALLOWED_TO_CANCEL");
    row(ErrorCode::PaymentNotFound, 404, "PAYMENT_NOT_FOUND");
    row(ErrorCode::MerchantNotFound, 404, "MERCHANT_NOT_FOUND");
    row(ErrorCode::ProfileNotFound, 404, "MERCHANT_PROFILE_NOT_FOUND");
    row(ErrorCode::ApiKeyNotFound, 404, "API_KEY_NOT_FOUND");
    row(ErrorCode::UnableToPayCreditor, 422, "UNABLE_TO_PAY_CREDITOR");
    row(ErrorCode::PaymentNotPending, 422, "PAYMENT_NOT_PENDING");
    row(ErrorCode::RefundNotFound, 404, "REFUND_NOT_FOUND");
    row(ErrorCode::PaymentForRefundNotFound, 422, "PAYMENT_FOR_REFUND_NOT_FOUND");
    row(ErrorCode::RefundAmountTooHigh, 422, "INVALID_REFUND_AMOUNT");
    row(ErrorCode::RefundsNotAllowed, 422, "REFUND_NOT_ALLOWED");
    row(ErrorCode::RefundNotPossible, 422, "REFUND_NOT_POSSIBLE");
    row(ErrorCode::RefundRequestConflict, 422, "REFUND_REQUEST_CONFLICT");
    row(ErrorCode::PayoutNotFound, 404, "PAYOUT_NOT_FOUND");
    row(ErrorCode::PayoutNotFailed, 422, "PAYOUT_NOT_FAILED");
    row(ErrorCode::RouteNotFound, 404, "NOT_FOUND");
    row(ErrorCode::BadRequest, 400, "BAD_REQUEST");
    row(ErrorCode::MethodNotAllowed, 405, "METHOD_NOT_ALLOWED");
    row(ErrorCode::BodyTooLarge, 413, "REQUEST_TOO_LARGE");
    row(ErrorCode::HeaderTooLarge, 431, "HEADER_TOO_LARGE");
    row(ErrorCode::RequestTimeout, 408, "REQUEST_TIMEOUT");
    row(ErrorCode::TooManyRequests, 429, "TOO_MANY_REQUESTS");
    row(ErrorCode::Busy, 503, "TRY_AGAIN_LATER");
    row(ErrorCode::ProviderUnreachable, 503, "TRY_AGAIN_LATER");
    row(ErrorCode::NotAllowedYet, 422, "UNABLE_TO_PAY_CREDITOR");
    row(ErrorCode::ProviderRefused, 500, "TECHNICAL_ERROR");
    row(ErrorCode::OutcomeUnknown, 500, "TECHNICAL_ERROR");
    row(ErrorCode::FileNotWritten, 500, "TECHNICAL_ERROR");
    row(ErrorCode::NoSpace, 500, "TECHNICAL_ERROR");
    row(ErrorCode::Cancelled, 500, "TECHNICAL_ERROR");
    row(ErrorCode::Storage, 500, "TECHNICAL_ERROR");
    QTest::newRow("internal") << ErrorCode::Internal << 500 << u"TECHNICAL_ERROR"_s;
}

void TestHttpErrors::tellsStatusAndCode()
{
    QFETCH(ErrorCode, error);
    QFETCH(int, status);
    QFETCH(QString, code);

    const Response response = errorResponse({error, {}}, tracedRequest());

    QCOMPARE(response.status, status);
    QCOMPARE(member(response, "code"), code);
    QVERIFY(!member(response, "message").isEmpty());
}

void TestHttpErrors::namesAMandatoryField()
{
    const Error error{ErrorCode::FieldRequired, u"is mandatory"_s, u"amount"_s};
    QCOMPARE(member(errorResponse(error, tracedRequest()), "message"),
             u"Field 'amount' is mandatory"_s);
}

void TestHttpErrors::namesAnInvalidFieldAndWhy()
{
    const Error error{ErrorCode::FieldInvalid, u"must be an https URL"_s, u"returnUrl"_s};
    QCOMPARE(member(errorResponse(error, tracedRequest()), "message"),
             u"Field 'returnUrl' is invalid: must be an https URL"_s);
}

void TestHttpErrors::carriesTheTrace()
{
    const Response response = errorResponse({ErrorCode::PaymentNotFound, {}}, tracedRequest());
    QCOMPARE(member(response, "traceId"), u"0af7651916cd43dd8448eb211c80319c"_s);
    QCOMPARE(member(response, "spanId"), u"b7ad6b7169203331"_s);
}

void TestHttpErrors::leavesTheTraceOutOfThePlainStyles()
{
    for (const ErrorStyle style : {ErrorStyle::Refund, ErrorStyle::Reconciliation}) {
        const Response response = errorResponse({ErrorCode::Unauthorized, {}}, inStyle(style));
        QCOMPARE(member(response, "code"), u"UNAUTHORIZED"_s);
        QCOMPARE(member(response, "traceId"), u"(absent)"_s);
        QCOMPARE(member(response, "spanId"), u"(absent)"_s);
    }
}

void TestHttpErrors::tellsTheFailedCheckOfCredentials()
{
    const Error error{ErrorCode::Unauthorized, u"it is too old"_s, u"iat"_s};
    for (const ErrorStyle style :
         {ErrorStyle::Payment, ErrorStyle::Refund, ErrorStyle::Reconciliation}) {
        const Response response = errorResponse(error, inStyle(style));
        QCOMPARE(response.status, 401);
        QCOMPARE(member(response, "message"), u"No valid credentials"_s);
        QCOMPARE(member(response, "reason"), u"iat: it is too old"_s);
        QCOMPARE(member(response, "traceId"), u"0af7651916cd43dd8448eb211c80319c"_s);
    }
    const Response plain = errorResponse({ErrorCode::Unauthorized, u"No"_s}, tracedRequest());
    QCOMPARE(member(plain, "reason"), u"(absent)"_s);
}

void TestHttpErrors::hasNoBodyAtAPlain503()
{
    const Error busy{ErrorCode::Busy, {}};
    QVERIFY(errorResponse(busy, inStyle(ErrorStyle::Refund)).body.empty());
    QVERIFY(errorResponse(busy, inStyle(ErrorStyle::Reconciliation)).body.empty());
    QVERIFY(!errorResponse(busy, inStyle(ErrorStyle::Payment)).body.empty());
}

void TestHttpErrors::hasOneCodeForWrongInput_data()
{
    QTest::addColumn<ErrorCode>("error");
    QTest::addColumn<QString>("ofRefunds");
    QTest::addColumn<QString>("ofReconciliation");
    QTest::newRow("missing body") << ErrorCode::BodyMissing << u"The request body is missing"_s
                                  << u"The request body is missing"_s;
    QTest::newRow("missing") << ErrorCode::FieldRequired << u"Field 'size' is mandatory"_s
                             << u"Parameter 'size' is mandatory"_s;
    QTest::newRow("invalid") << ErrorCode::FieldInvalid << u"Field 'size' is invalid: odd"_s
                             << u"Parameter 'size' is invalid: odd"_s;
}

void TestHttpErrors::hasOneCodeForWrongInput()
{
    QFETCH(ErrorCode, error);
    const bool isMissing = error == ErrorCode::BodyMissing;
    const Error wrong{error, isMissing ? u""_s : u"odd"_s, isMissing ? u""_s : u"size"_s};
    Response response = errorResponse(wrong, inStyle(ErrorStyle::Refund));
    QCOMPARE(response.status, 400);
    QCOMPARE(member(response, "code"), u"VALIDATION_ERROR"_s);
    QTEST(member(response, "message"), "ofRefunds");
    response = errorResponse(wrong, inStyle(ErrorStyle::Reconciliation));
    QCOMPARE(response.status, 400);
    QCOMPARE(member(response, "code"), u"BAD_REQUEST"_s);
    QTEST(member(response, "message"), "ofReconciliation");
}

void TestHttpErrors::keepsTechnicalDetailsForTheLog()
{
    for (const ErrorCode code : {ErrorCode::Storage, ErrorCode::Internal}) {
        const Response response =
            errorResponse({code, u"disk I/O error in payment"_s}, tracedRequest());
        QVERIFY(response.body.find("disk") == std::string::npos);
        QCOMPARE(response.logNote, std::string("disk I/O error in payment"));
    }
    const Error ordinary{ErrorCode::PaymentNotPending, u"it is final"_s};
    QVERIFY(errorResponse(ordinary, tracedRequest()).logNote.empty());
}

void TestHttpErrors::escapesWhatItQuotes()
{
    const Error error{ErrorCode::FieldInvalid, u"\"\\\n\u20ac is not allowed"_s, u"reference"_s};
    QCOMPARE(member(errorResponse(error, tracedRequest()), "message"),
             u"Field 'reference' is invalid: \"\\\n\u20ac is not allowed"_s);
}

void TestHttpErrors::tellsHowToAuthenticate()
{
    const Response response = errorResponse({ErrorCode::Unauthorized, {}}, tracedRequest());
    QCOMPARE(header(response, "WWW-Authenticate"), std::string("Bearer"));
}

void TestHttpErrors::tellsWhenToComeBack()
{
    for (const ErrorCode code : {ErrorCode::TooManyRequests, ErrorCode::Busy})
        QCOMPARE(header(errorResponse({code, {}}, tracedRequest()), "Retry-After"),
                 std::string("1"));
}

TILLDESK_TEST(TestHttpErrors, QCoreApplication)
#include "tst_http_errors.moc"
