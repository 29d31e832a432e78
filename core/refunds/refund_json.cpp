#include "core/refunds/refund_json.h"

#include "core/http/json_writer.h"

namespace tilldesk::refunds {

std::string refundJson(const Refund &refund)
{
    std::string body;
    http::JsonWriter json(body);
    json.beginObject();
    json.member("refundId", refund.id.text());
    json.member("paymentId", refund.paymentId.text());
    json.member("amount", refund.amount.cents());
    json.member("currency", "EUR");
    json.member("status", toText(refund.status));
    json.memberUnlessEmpty("description", refund.description);
    json.member("creationDate", toIsoUtc(refund.createdAt));
    json.endObject();
    return body;
}

} // namespace tilldesk::refunds
