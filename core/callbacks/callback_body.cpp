#include "core/callbacks/callback_body.h"

#include "core/domain/iban.h"
#include "core/http/json_writer.h"

namespace tilldesk::callbacks {

QByteArray callbackBody(const Payment &payment, CallbackHeader form)
{
    std::string text;
    text.reserve(512);
    http::JsonWriter json(text);
    json.beginObject();
    json.member("paymentId", payment.id.text());
    json.member("currency", "EUR");
    json.member("amount", payment.amount.cents());
    json.memberUnlessEmpty("description", payment.description);
    json.memberUnlessEmpty("reference", payment.reference);
    json.member("createdAt", toIsoUtc(payment.createdAt));
    json.member("expireAt", toIsoUtc(payment.expireAt));
    if (payment.succeededAt)
        json.member("succeededAt", toIsoUtc(*payment.succeededAt));
    json.member("status", toText(payment.status));
    if (payment.debtor.isKnown() || form == CallbackHeader::Specified) {
        json.beginObject("debtor");
        json.memberUnlessEmpty("name", payment.debtor.name);
        json.member("iban", maskedIban(payment.debtor.iban));
        json.endObject();
    }
    json.endObject();
    return QByteArray::fromStdString(text);
}

} // namespace tilldesk::callbacks
