#include "core/http/errors.h"

#include "core/http/json_writer.h"

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

struct Wording {
    int status;
    std::string_view code;
    std::string_view sentence; ///< used if the error has no detail of its own
};

/// @source service.md#errors; RFC 9110 for protocol errors
Wording wordingOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::BodyMissing: return {400, "BODY_MISSING", "The request body is missing"};
    case ErrorCode::FieldRequired: return {400, "FIELD_IS_REQUIRED", "A field is mandatory"};
    case ErrorCode::FieldInvalid: return {400, "FIELD_IS_INVALID", "A field is invalid"};
    case ErrorCode::Unauthorized: return {401, "UNAUTHORIZED", "No valid credentials"};
    case ErrorCode::AccessDenied: return {403, "ACCESS_DENIED", "Access is denied"};
    case ErrorCode::CallerNotAllowedToCancel:
        return {403, "CALLER_NOT_ALLOWED_TO_CANCEL", "The caller may not cancel this payment"};
    case ErrorCode::PaymentNotFound:
        return {404, "PAYMENT_NOT_FOUND", "The payment does not exist"};
    case ErrorCode::MerchantNotFound:
        return {404, "MERCHANT_NOT_FOUND", "The merchant does not exist"};
    case ErrorCode::ProfileNotFound:
        return {404, "MERCHANT_PROFILE_NOT_FOUND", "The merchant profile does not exist"};
    case ErrorCode::ApiKeyNotFound: return {404, "API_KEY_NOT_FOUND", "The API key does not exist"};
    case ErrorCode::UnableToPayCreditor:
        return {422, "UNABLE_TO_PAY_CREDITOR", "The creditor cannot be paid"};
    case ErrorCode::PaymentNotPending:
        return {422, "PAYMENT_NOT_PENDING",
                "The payment's status does not allow this operation any more"};
    case ErrorCode::PaymentVoided: return {422, "PAYMENT_VOIDED", "The payment was voided"};
    case ErrorCode::PaymentNotAcknowledgeable:
        return {422, "PAYMENT_NOT_ACKNOWLEDGEABLE",
                "The payment does not wait for an acknowledgement"};
    case ErrorCode::AmountMismatch:
        return {422, "AMOUNT_MISMATCH", "The amount differs from the payment's amount"};
    case ErrorCode::RefundNotAllowed:
        return {422, "REFUND_NOT_ALLOWED", "The payment cannot be refunded in its status"};
    case ErrorCode::RefundNotAvailable:
        return {422, "REFUND_NOT_AVAILABLE", "The payment cannot be refunded"};
    case ErrorCode::RefundNotFound: return {404, "REFUND_NOT_FOUND", "The refund does not exist"};
    case ErrorCode::PaymentForRefundNotFound:
        return {422, "PAYMENT_FOR_REFUND_NOT_FOUND", "The payment does not exist"};
    case ErrorCode::RefundAmountTooHigh:
        return {422, "INVALID_REFUND_AMOUNT", "The amount is more than the amount left to refund"};
    case ErrorCode::RefundsNotAllowed:
        return {422, "REFUND_NOT_ALLOWED", "The merchant does not allow refunds"};
    case ErrorCode::RefundNotPossible:
        return {422, "REFUND_NOT_POSSIBLE", "The payment cannot be refunded at the moment"};
    case ErrorCode::RefundRequestConflict:
        return {422, "REFUND_REQUEST_CONFLICT", "The Idempotency-Key belongs to another refund"};
    case ErrorCode::PayoutNotFound: return {404, "PAYOUT_NOT_FOUND", "The payout does not exist"};
    case ErrorCode::PayoutNotFailed:
        return {422, "PAYOUT_NOT_FAILED", "Only a failed payout can be paid out again"};
    case ErrorCode::PointOfSaleNotFound:
        return {404, "POINT_OF_SALE_NOT_FOUND", "The point of sale does not exist"};
    case ErrorCode::CallbackNotFound:
        return {404, "CALLBACK_NOT_FOUND", "The callback does not exist"};
    case ErrorCode::ProviderUnreachable:
        return {503, "TRY_AGAIN_LATER", "The payment provider cannot be reached, try again later"};
    case ErrorCode::NotAllowedYet:
        return {422, "UNABLE_TO_PAY_CREDITOR",
                "The owner has not allowed this with real money yet"};
    case ErrorCode::SimulationOff:
    case ErrorCode::RouteNotFound: return {404, "NOT_FOUND", "There is no operation at this path"};
    case ErrorCode::BadRequest: return {400, "BAD_REQUEST", "This is not an HTTP/1.1 request"};
    case ErrorCode::MethodNotAllowed:
        return {405, "METHOD_NOT_ALLOWED", "The path does not support this method"};
    case ErrorCode::BodyTooLarge: return {413, "REQUEST_TOO_LARGE", "The body is too large"};
    case ErrorCode::HeaderTooLarge: return {431, "HEADER_TOO_LARGE", "The header is too large"};
    case ErrorCode::RequestTimeout:
        return {408, "REQUEST_TIMEOUT", "The request took too long to arrive"};
    case ErrorCode::TooManyRequests: return {429, "TOO_MANY_REQUESTS", "Too many requests"};
    case ErrorCode::Busy: return {503, "TRY_AGAIN_LATER", "The service is busy, try again later"};
    case ErrorCode::Unavailable:
        return {503, "SERVICE_UNAVAILABLE", "The service is busy, try again later"};
    case ErrorCode::ProviderRefused:
    case ErrorCode::OutcomeUnknown:
    case ErrorCode::FileNotWritten:
    case ErrorCode::NoSpace:
    case ErrorCode::Cancelled: // only windows and commands write files
    case ErrorCode::Storage:
    case ErrorCode::Internal: return {500, "TECHNICAL_ERROR", "A technical error occurred"};
    }
    Q_UNREACHABLE();
}

/// Refunds and reconciliation report every invalid input with one code.
/// @source service.md#errors
Wording wordingOf(ErrorCode code, ErrorStyle style)
{
    const Wording wording = wordingOf(code);
    const bool isInput = code == ErrorCode::BodyMissing || code == ErrorCode::FieldRequired
        || code == ErrorCode::FieldInvalid;
    if (isInput && style == ErrorStyle::Refund)
        return {400, "VALIDATION_ERROR", wording.sentence};
    if (isInput && style == ErrorStyle::Reconciliation)
        return {400, "BAD_REQUEST", wording.sentence};
    return wording;
}

/// Returns whether the caller learns which check of its credentials failed.
bool namesFailedCheck(const Error &error)
{
    return error.code == ErrorCode::Unauthorized && !error.field.isEmpty();
}

QString messageOf(const Error &error, ErrorStyle style)
{
    const auto sentence = wordingOf(error.code).sentence;
    const QString input =
        style == ErrorStyle::Reconciliation ? u"Parameter '%1'"_s : u"Field '%1'"_s;
    if (error.code == ErrorCode::FieldRequired && !error.field.isEmpty())
        return input.arg(error.field) + u" is mandatory"_s;
    if (error.code == ErrorCode::FieldInvalid && !error.field.isEmpty())
        return input.arg(error.field) + u" is invalid: "_s + error.detail;
    if (statusOf(error.code) == 500 || error.detail.isEmpty() || namesFailedCheck(error))
        return QString::fromUtf8(sentence.data(), qsizetype(sentence.size()));
    return error.detail;
}

/// Header fields that RFC 9110 requires for this status.
void addHeaders(Response &response)
{
    if (response.status == 401)
        response.headers.push_back({"WWW-Authenticate", "Bearer"});
    if (response.status == 429 || response.status == 503)
        response.headers.push_back({"Retry-After", "1"});
}

} // namespace

int statusOf(ErrorCode code)
{
    return wordingOf(code).status;
}

std::string_view protocolCode(ErrorCode code, ErrorStyle style)
{
    return wordingOf(code, style).code;
}

Response errorResponse(const Error &error, const Request &request)
{
    const ErrorStyle style = request.errorStyle;
    Response response;
    response.status = statusOf(error.code);
    addHeaders(response);
    if (response.status == 500)
        response.logNote = error.detail.toStdString();
    if (style != ErrorStyle::Payment && response.status == 503)
        return response;
    JsonWriter json(response.body);
    json.beginObject();
    json.member("code", protocolCode(error.code, style));
    json.member("message", messageOf(error, style));
    if (style == ErrorStyle::Payment || namesFailedCheck(error))
        json.member("traceId", request.traceId);
    if (style == ErrorStyle::Payment)
        json.member("spanId", request.spanId);
    if (namesFailedCheck(error)) {
        const QString reason = error.field + u": "_s + error.detail;
        json.member("reason", reason);
    }
    json.endObject();
    return response;
}

} // namespace tilldesk::http
