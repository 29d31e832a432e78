#include "core/refunds/refund_request.h"

#include "core/domain/sepa_text.h"
#include "core/http/json.h"
#include "core/http/json_reader.h"
#include "core/payments/payment_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {
namespace {

constexpr int kIdLength = 24;

Result<QString> idOf(const http::Request &request, std::string_view param, const QString &field)
{
    const QString id = QString::fromStdString(request.params.find(param)->second);
    if (characterCount(id) != kIdLength)
        return fail(ErrorCode::FieldInvalid, u"must have %1 characters"_s.arg(kIdLength), field);
    return id;
}

Result<QString> idempotencyKeyOf(const http::Request &request)
{
    const QString field = u"Idempotency-Key"_s;
    const int count = request.headerCount("Idempotency-Key");
    if (count == 0)
        return fail(ErrorCode::FieldRequired, {}, field);
    if (count > 1)
        return fail(ErrorCode::FieldInvalid, u"must be sent once"_s, field);
    const std::string_view sent = *request.header("Idempotency-Key");
    const QString key = QString::fromLatin1(sent.data(), qsizetype(sent.size()));
    if (!isIdempotencyKey(key))
        return fail(ErrorCode::FieldInvalid,
                    u"must have 1 to %1 characters of ASCII"_s.arg(kIdempotencyKeyLength), field);
    return key;
}

Result<QString> checkedDescription(const QString &text)
{
    return sepaText(text, kRefundDescriptionLength, u"description"_s);
}

} // namespace

Result<NewRefund> parseNewRefund(const http::Request &request)
{
    const auto payment = paymentIdOf(request);
    if (!payment)
        return payment.failure();
    const auto key = idempotencyKeyOf(request);
    if (!key)
        return key.failure();
    const auto object = http::parseObject(request.body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    NewRefund wanted{
        .paymentId = *payment, .amount = {}, .description = {}, .idempotencyKey = *key};
    wanted.amount = in.take(payments::checkedAmount(in.integer("amount"), u"amount"_s));
    if (in.requiredText("currency") != "EUR"_L1)
        in.keep({ErrorCode::FieldInvalid, u"must be EUR"_s, u"currency"_s});
    wanted.description = in.take(checkedDescription(in.text("description")));
    return in.result(std::move(wanted));
}

Result<NewRefund> checkedNewRefund(NewRefund wanted)
{
    if (const auto amount = payments::checkedAmount(wanted.amount.cents(), u"amount"_s); !amount)
        return amount.failure();
    const auto description = checkedDescription(wanted.description);
    if (!description)
        return description.failure();
    wanted.description = *description;
    return wanted;
}

Result<PaymentId> paymentIdOf(const http::Request &request)
{
    const auto id = idOf(request, "id", u"payment-id"_s);
    if (!id)
        return id.failure();
    return PaymentId(*id);
}

Result<RefundId> refundIdOf(const http::Request &request)
{
    const auto id = idOf(request, "refundId", u"refund-id"_s);
    if (!id)
        return id.failure();
    return RefundId(*id);
}

} // namespace tilldesk::refunds
