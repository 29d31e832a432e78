#include "core/debtors/page_json.h"

#include "core/debtors/customers.h"
#include "core/domain/iban.h"
#include "core/http/json_writer.h"

namespace tilldesk::debtors {
namespace {

void writePayment(http::JsonWriter &json, const Payment &payment, const Profile &profile,
                  Timestamp now)
{
    json.member("paymentId", payment.id.text());
    json.member("status", toText(payment.status));
    json.member("amount", payment.amount.cents());
    json.member("currency", "EUR");
    json.member("createdAt", toIsoUtc(payment.createdAt));
    json.member("expireAt", toIsoUtc(payment.expireAt));
    json.member("now", toIsoUtc(now));
    json.member("shop", profile.creditorName);
    json.memberUnlessEmpty("shopName", payment.shopName);
    json.memberUnlessEmpty("description", payment.description);
    json.memberUnlessEmpty("reference", payment.reference);
}

} // namespace

std::string checkoutJson(const Payment &payment, const Profile &profile,
                         const std::string &deeplink, Timestamp now)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    writePayment(json, payment, profile, now);
    json.member("deeplink", deeplink);
    json.member("returnUrl", payment.returnUrl);
    json.endObject();
    return text;
}

std::string phoneJson(const Payment &payment, const Profile &profile, Timestamp now)
{
    const Debtor own = customerOf(payment.id);
    const bool isOwn = !payment.debtor.isKnown() || payment.debtor == own;
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    writePayment(json, payment, profile, now);
    json.beginObject("customer");
    json.member("name", isOwn ? own.name : payment.debtor.name);
    json.member("iban", isOwn ? ibanForPeople(own.iban) : maskedIban(payment.debtor.iban));
    json.endObject();
    json.endObject();
    return text;
}

std::string emptyLocationJson(const Profile &profile, const PointOfSale &place, Timestamp now)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    json.member("now", toIsoUtc(now));
    json.member("shop", profile.creditorName);
    json.memberUnlessEmpty("shopName", place.shopName);
    json.endObject();
    return text;
}

} // namespace tilldesk::debtors
