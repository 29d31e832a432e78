#include "core/payments/payment_json.h"

#include "core/domain/iban.h"
#include "core/http/json_writer.h"
#include "core/payments/payment_links.h"

namespace tilldesk::payments {
namespace {

void writeLink(http::JsonWriter &json, std::string_view name, const std::string &href)
{
    if (href.empty())
        return;
    json.beginObject(name);
    json.member("href", href);
    json.endObject();
}

void writeLinks(http::JsonWriter &json, const Payment &payment, const std::string &base)
{
    const PaymentLinks links = linksOf(payment, base);
    json.beginObject("_links");
    writeLink(json, "self", links.self);
    writeLink(json, "deeplink", links.deeplink);
    writeLink(json, "qrcode", links.qrcode);
    writeLink(json, "cancel", links.cancel);
    writeLink(json, "refund", links.refund);
    writeLink(json, "checkout", links.checkout);
    json.endObject();
}

void writeCreditor(http::JsonWriter &json, const Payment &payment, const Creditor &creditor)
{
    json.beginObject("creditor");
    json.member("profileId", creditor.id.text());
    json.member("merchantId", creditor.merchantId.text());
    json.member("name", creditor.creditorName);
    json.memberUnlessEmpty("iban", creditor.iban);
    json.memberUnlessEmpty("identifyCallbackUrl", payment.identifyCallbackUrl);
    json.memberUnlessEmpty("callbackUrl", payment.callbackUrl);
    json.endObject();
}

void writeDebtor(http::JsonWriter &json, const Debtor &debtor)
{
    if (!debtor.isKnown())
        return;
    json.beginObject("debtor");
    json.memberUnlessEmpty("name", debtor.name);
    json.member("iban", maskedIban(debtor.iban));
    json.endObject();
}

void writePayment(http::JsonWriter &json, const Payment &payment, const Creditor &creditor,
                  const std::string &base)
{
    json.beginObject();
    json.member("paymentId", payment.id.text());
    json.member("createdAt", toIsoUtc(payment.createdAt));
    json.member("expireAt", toIsoUtc(payment.expireAt));
    if (payment.succeededAt)
        json.member("succeededAt", toIsoUtc(*payment.succeededAt));
    json.member("currency", "EUR");
    json.member("status", toText(payment.status));
    writeCreditor(json, payment, creditor);
    writeDebtor(json, payment.debtor);
    json.member("amount", payment.amount.cents());
    json.memberUnlessEmpty("description", payment.description);
    json.memberUnlessEmpty("message", payment.message);
    json.memberUnlessEmpty("reference", payment.reference);
    json.memberUnlessEmpty("bulkId", payment.bulkId);
    writeLinks(json, payment, base);
    json.endObject();
}

} // namespace

std::string createdJson(const Payment &payment, const Creditor &creditor, const std::string &base)
{
    std::string text;
    text.reserve(1024);
    http::JsonWriter json(text);
    json.beginObject();
    json.member("paymentId", payment.id.text());
    json.member("status", toText(payment.status));
    json.member("createdAt", toIsoUtc(payment.createdAt));
    json.member("expiresAt", toIsoUtc(payment.expireAt));
    json.memberUnlessEmpty("description", payment.description);
    json.memberUnlessEmpty("reference", payment.reference);
    json.member("amount", payment.amount.cents());
    json.member("currency", "EUR");
    writeCreditor(json, payment, creditor);
    writeLinks(json, payment, base);
    json.endObject();
    return text;
}

std::string paymentJson(const Payment &payment, const Creditor &creditor, const std::string &base)
{
    std::string text;
    text.reserve(1024);
    http::JsonWriter json(text);
    writePayment(json, payment, creditor, base);
    return text;
}

std::string refundIbanJson(const QString &iban)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    json.member("iban", iban);
    json.endObject();
    return text;
}

std::string searchPageJson(const PaymentPage &page, qint64 number, int size,
                           const Creditor &creditor, const std::string &base)
{
    std::string text;
    text.reserve(256 + std::size_t(page.rows.size()) * 1024);
    http::JsonWriter json(text);
    json.beginObject();
    json.member("size", page.rows.size());
    json.member("totalPages", size == 0 ? 0 : (page.total + size - 1) / size);
    json.member("totalElements", page.total);
    json.member("number", number);
    json.beginArray("details");
    for (const Payment &payment : page.rows)
        writePayment(json, payment, creditor, base);
    json.endArray();
    json.endObject();
    return text;
}

} // namespace tilldesk::payments
