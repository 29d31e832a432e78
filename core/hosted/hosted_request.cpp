#include "core/hosted/hosted_request.h"

#include "core/http/json.h"
#include "core/http/json_reader.h"
#include "core/http/json_writer.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr auto kGet = "GET";
constexpr auto kPost = "POST";
/// Largest page of a search: 100 payments, each with ten URLs of up to 2,048 characters.
constexpr qsizetype kMaxSearchPage = 4'194'304;
/// Largest page of a reconciliation: 10,000 items of up to 1,600 bytes.
constexpr qsizetype kMaxItems = 16'777'216;

/// Returns an id as a part of a path; empty if it must not be one, which makes the path invalid.
QString partOf(const QString &id)
{
    return id.contains(u'/') ? QString() : id;
}

QString pathOfPayment(const PaymentId &id, QLatin1StringView rest = {})
{
    return u"/v3/payments/"_s + partOf(id.text()) + rest;
}

/// Writes items that parseNewPayment() has checked and kept as JSON.
void writeVouchers(http::JsonWriter &json, const QByteArray &vouchers)
{
    const std::string wrapped = "{\"items\":" + vouchers.toStdString() + '}';
    const auto object = http::parseObject(wrapped);
    if (!object)
        return;
    http::JsonReader in(*object);
    json.beginArray("voucherEligibility");
    in.forEach("items", [&json](http::JsonReader &item) {
        json.beginObject();
        json.beginArray("voucherSchemes");
        for (const QString &scheme : item.textList("voucherSchemes"))
            json.value(scheme);
        json.endArray();
        json.member("amount", item.integer("amount"));
        json.endObject();
    });
    json.endArray();
}

QByteArray newPaymentJson(const NewPayment &wanted)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    json.memberUnlessEmpty("reference", wanted.reference);
    json.memberUnlessEmpty("bulkId", wanted.bulkId);
    json.member("amount", wanted.amount.cents());
    json.member("currency", "EUR");
    json.memberUnlessEmpty("description", wanted.description);
    if (wanted.pointOfSale.isEmpty()) {
        json.memberUnlessEmpty("returnUrl", wanted.returnUrl);
    } else {
        json.member("posId", wanted.pointOfSale);
        json.memberUnlessEmpty("shopId", wanted.shopId);
        json.memberUnlessEmpty("shopName", wanted.shopName);
    }
    json.memberUnlessEmpty("identifyCallbackUrl", wanted.identifyCallbackUrl);
    json.memberUnlessEmpty("callbackUrl", wanted.callbackUrl);
    if (!wanted.voucherEligibility.isEmpty())
        writeVouchers(json, wanted.voucherEligibility);
    json.endObject();
    return QByteArray::fromStdString(text);
}

void addPage(QUrlQuery &query, qint64 page, int size)
{
    query.addQueryItem(u"page"_s, QString::number(page));
    query.addQueryItem(u"size"_s, QString::number(size));
}

} // namespace

HostedRequest createPaymentRequest(const NewPayment &wanted)
{
    const bool isStaticQr = !wanted.pointOfSale.isEmpty();
    return {.method = kPost,
            .path = isStaticQr ? u"/v3/payments/pos"_s : u"/v3/payments"_s,
            .body = newPaymentJson(wanted)};
}

HostedRequest paymentRequest(const PaymentId &id)
{
    return {.method = kGet, .path = pathOfPayment(id)};
}

HostedRequest cancelRequest(const PaymentId &id)
{
    return {.method = "DELETE", .path = pathOfPayment(id)};
}

HostedRequest searchRequest(const HostedSearch &asked)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    if (asked.from)
        json.member("from", toIsoUtc(*asked.from));
    if (asked.to)
        json.member("to", toIsoUtc(*asked.to));
    if (!asked.statuses.isEmpty()) {
        json.beginArray("paymentStatuses");
        for (const PaymentStatus status : asked.statuses)
            json.value(toText(status));
        json.endArray();
    }
    json.memberUnlessEmpty("reference", asked.reference);
    json.endObject();
    HostedRequest request{.method = kPost,
                          .path = u"/v3/payments/search"_s,
                          .body = QByteArray::fromStdString(text),
                          .maxAnswer = kMaxSearchPage};
    addPage(request.query, asked.page, asked.size);
    return request;
}

HostedRequest acknowledgeRequest(const PaymentId &id, Amount amount, const QString &reference)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    json.member("currency", "EUR");
    json.member("amount", amount.cents());
    json.memberUnlessEmpty("reference", reference);
    json.endObject();
    return {.method = kPost,
            .path = pathOfPayment(id, "/acknowledge"_L1),
            .body = QByteArray::fromStdString(text)};
}

HostedRequest refundIbanRequest(const PaymentId &id)
{
    return {.method = kGet, .path = pathOfPayment(id, "/debtor/refundIban"_L1)};
}

HostedRequest createRefundRequest(const NewRefund &wanted)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    json.member("amount", wanted.amount.cents());
    json.member("currency", "EUR");
    json.memberUnlessEmpty("description", wanted.description);
    json.endObject();
    return {.method = kPost,
            .path = pathOfPayment(wanted.paymentId, "/refunds"_L1),
            .body = QByteArray::fromStdString(text),
            .idempotencyKey = wanted.idempotencyKey.toUtf8(),
            .needsSignature = true,
            .promised = PromisedSignature::SignatureBank};
}

HostedRequest refundRequest(const PaymentId &payment, const RefundId &refund)
{
    return {.method = kGet,
            .path = pathOfPayment(payment, "/refunds/"_L1) + partOf(refund.text()),
            .needsSignature = true,
            .promised = PromisedSignature::SignatureBank};
}

HostedRequest payoutsRequest(const PayoutsAsked &asked)
{
    HostedRequest request{.method = kGet,
                          .path = u"/reconciliation/payouts"_s,
                          .issuer = Issuer::Merchant,
                          .needsSignature = true,
                          .promised = PromisedSignature::Signature,
                          .maxAnswer = kMaxItems};
    if (asked.date.isValid())
        request.query.addQueryItem(u"date"_s, asked.date.toString(Qt::ISODate));
    addPage(request.query, asked.page, asked.size);
    return request;
}

HostedRequest itemsRequest(PayoutItemKind kind, const ItemsAsked &asked)
{
    const bool isRefunds = kind == PayoutItemKind::Refund;
    HostedRequest request{.method = kGet,
                          .path = isRefunds ? u"/reconciliation/refunds"_s
                                            : u"/reconciliation/payments"_s,
                          .issuer = Issuer::Merchant,
                          .needsSignature = true,
                          .promised = PromisedSignature::Signature,
                          .maxAnswer = kMaxItems};
    if (!asked.payout.isEmpty())
        request.query.addQueryItem(u"payout-id"_s, asked.payout.text());
    if (asked.from.isValid()) {
        request.query.addQueryItem(u"start-date"_s, asked.from.toString(Qt::ISODate));
        request.query.addQueryItem(u"end-date"_s, asked.to.toString(Qt::ISODate));
    }
    addPage(request.query, asked.page, asked.size);
    return request;
}

} // namespace tilldesk::hosted
