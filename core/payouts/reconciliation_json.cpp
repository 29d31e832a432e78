#include "core/payouts/reconciliation_json.h"

#include "core/http/json_writer.h"

namespace tilldesk::payouts {
namespace {

void writeNumbers(http::JsonWriter &json, qint64 rows, qint64 total, const PageAsked &asked)
{
    json.member("size", rows);
    json.member("totalPages", (total + asked.size - 1) / asked.size);
    json.member("totalElements", total);
    json.member("number", asked.number);
}

void writePayouts(http::JsonWriter &json, const QList<Payout> &payouts)
{
    json.beginArray("payouts");
    for (const Payout &payout : payouts) {
        json.beginObject();
        json.member("payoutId", payout.id.text());
        json.member("merchantId", payout.merchantId.text());
        if (payout.bulkId.isEmpty())
            json.member("bulkId", kNoBulk);
        else
            json.member("bulkId", payout.bulkId);
        json.member("iban", payout.iban);
        json.member("payoutStatus", toText(payout.status));
        json.member("payoutDate", toIsoUtc(payout.madeAt));
        json.member("payoutCurrency", "EUR");
        json.member("totalPayments", payout.payments.count);
        json.member("totalRefunds", payout.refunds.count);
        json.member("totalPaymentAmount", payout.payments.sum.cents());
        json.member("totalRefundAmount", payout.refunds.sum.cents());
        json.member("payoutAmount", payout.amount.cents());
        json.endObject();
    }
    json.endArray();
}

void writeItem(http::JsonWriter &json, const PayoutItem &item)
{
    json.beginObject();
    json.member("paymentId", item.paymentId.text());
    if (item.kind == PayoutItemKind::Refund)
        json.member("refundId", item.refundId.text());
    json.memberUnlessEmpty("payoutId", item.payoutId.text());
    json.member("paymentProfileId", item.profileId.text());
    json.member("merchantName", item.merchantName);
    json.member("paymentChannel", toText(item.channel));
    json.member("currency", "EUR");
    json.member("amount", item.amount.cents());
    json.memberUnlessEmpty("reference", item.reference);
    json.memberUnlessEmpty("description", item.description);
    json.member("transactionDate", toIsoUtc(item.at));
    json.endObject();
}

} // namespace

std::string payoutsJson(const PayoutPage &page, const PageAsked &asked)
{
    std::string text;
    text.reserve(256 + std::size_t(page.rows.size()) * 512);
    http::JsonWriter json(text);
    json.beginObject();
    writeNumbers(json, page.rows.size(), page.total, asked);
    writePayouts(json, page.rows);
    json.endObject();
    return text;
}

std::string itemsJson(const PayoutItemPage &page, PayoutItemKind kind, const PageAsked &asked)
{
    std::string text;
    text.reserve(256 + std::size_t(page.rows.size()) * 400);
    http::JsonWriter json(text);
    json.beginObject();
    writeNumbers(json, page.rows.size(), page.total, asked);
    json.beginArray(kind == PayoutItemKind::Payment ? "payments" : "refunds");
    for (const PayoutItem &item : page.rows)
        writeItem(json, item);
    json.endArray();
    json.endObject();
    return text;
}

std::string runJson(const QList<Payout> &made)
{
    std::string text;
    http::JsonWriter json(text);
    json.beginObject();
    writePayouts(json, made);
    json.endObject();
    return text;
}

} // namespace tilldesk::payouts
