#include "core/hosted/response_values.h"

#include "core/domain/iban.h"
#include "core/domain/sepa_text.h"
#include "core/hosted/checked_members.h"
#include "core/http/json.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr int kMessageLength = 500;
constexpr int kShortWord = 64; ///< ids that the interface gives no length, codes and trace ids
constexpr qint64 kMaxCount = 1'000'000'000'000;

QString hrefIn(http::JsonReader &in, UrlRule rule)
{
    const QString href = in.requiredText("href");
    return href.isEmpty() ? QString() : in.take(callbackUrl(href, rule, in.fieldName("href")));
}

HostedLinks linksIn(http::JsonReader &in, UrlRule rule)
{
    HostedLinks links;
    const std::array<std::pair<const char *, QString *>, 6> all{{{"self", &links.self},
                                                                 {"deeplink", &links.deeplink},
                                                                 {"qrcode", &links.qrcode},
                                                                 {"cancel", &links.cancel},
                                                                 {"refund", &links.refund},
                                                                 {"checkout", &links.checkout}}};
    in.inside("_links", [&](http::JsonReader &object) {
        for (const auto &[name, link] : all)
            object.inside(name, [link = link, rule](auto &one) { *link = hrefIn(one, rule); });
    });
    return links;
}

/// A number that is too short to be masked in part is masked as a whole.
QString maskedAccount(const QString &account)
{
    const QString part = maskedIban(account);
    return part.contains(u'*') ? part : QString(account.size(), u'*');
}

/// Reads what all three forms of a payment have.
HostedPayment paymentIn(http::JsonReader &in, UrlRule rule, std::string_view expiry)
{
    HostedPayment payment;
    payment.id = PaymentId(idIn(in, "paymentId"));
    payment.status = oneOfIn(in, "status", paymentStatusFrom);
    payment.amount = centsIn(in, "amount", 0);
    checkEuro(in, "currency");
    payment.createdAt = timeIn(in, "createdAt");
    payment.expireAt = timeIn(in, expiry);
    payment.succeededAt = in.time("succeededAt");
    if (!in.has("creditor"))
        in.keep({ErrorCode::FieldRequired, u"is mandatory"_s, in.fieldName("creditor")});
    in.inside("creditor", [&payment](http::JsonReader &creditor) {
        payment.profileId = ProfileId(optionalWordIn(creditor, "profileId", kShortWord));
        payment.merchantId = MerchantId(optionalWordIn(creditor, "merchantId", kShortWord));
        payment.creditorName = textIn(creditor, "name", kNameLength);
        payment.creditorIban = accountIn(creditor, "iban");
    });
    in.inside("debtor", [&payment](http::JsonReader &debtor) {
        payment.debtor.name = textIn(debtor, "name", kNameLength);
        const QString account = accountIn(debtor, "iban");
        payment.debtor.iban = account.contains(u'*') ? account : maskedAccount(account);
    });
    payment.description = textIn(in, "description", kDescriptionLength);
    payment.message = textIn(in, "message", kMessageLength);
    payment.reference = textIn(in, "reference", kReferenceLength);
    payment.bulkId = textIn(in, "bulkId", kReferenceLength);
    payment.links = linksIn(in, rule);
    return payment;
}

/// Reads the numbers of a page and its rows.
template <typename Row, typename Read>
Result<HostedPage<Row>> pageIn(std::string_view body, std::string_view rows, Read read)
{
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    HostedPage<Row> page;
    page.number = numberIn(in, "number", 0, kMaxCount);
    page.totalPages = numberIn(in, "totalPages", 0, kMaxCount);
    page.totalRows = numberIn(in, "totalElements", 0, kMaxCount);
    if (!in.has(rows))
        in.keep({ErrorCode::FieldRequired, u"is mandatory"_s, in.fieldName(rows)});
    in.forEach(rows, [&page, &read](http::JsonReader &row) { page.rows << read(row); });
    if (numberIn(in, "size", 0, kMaxCount) != page.rows.size())
        in.keep({ErrorCode::FieldInvalid, u"is not the number of elements"_s, u"size"_s});
    return in.result(std::move(page));
}

std::optional<PayoutStatus> payoutStatusIn(QStringView name)
{
    for (const PayoutStatus status : {PayoutStatus::Succeeded, PayoutStatus::Failed}) {
        if (name == toText(status))
            return status;
    }
    return {};
}

std::optional<PaymentChannel> channelIn(QStringView name)
{
    for (const PaymentChannel channel : enumerators<PaymentChannel>()) {
        if (name == toText(channel))
            return channel;
    }
    return {};
}

HostedPayout payoutIn(http::JsonReader &in)
{
    HostedPayout payout;
    payout.id = PayoutId(wordIn(in, "payoutId", kShortWord));
    payout.merchantId = MerchantId(wordIn(in, "merchantId", kShortWord));
    payout.bulkId = textIn(in, "bulkId", kReferenceLength);
    payout.iban = accountIn(in, "iban");
    payout.status = oneOfIn(in, "payoutStatus", payoutStatusIn);
    payout.madeAt = timeIn(in, "payoutDate");
    checkEuro(in, "payoutCurrency");
    payout.payments.count = numberIn(in, "totalPayments", 0, kMaxCount);
    payout.refunds.count = numberIn(in, "totalRefunds", 0, kMaxCount);
    payout.payments.sum = centsIn(in, "totalPaymentAmount", 0, kMaxHostedSum);
    payout.refunds.sum = centsIn(in, "totalRefundAmount", 0, kMaxHostedSum);
    payout.amount = centsIn(in, "payoutAmount", 0, kMaxHostedSum);
    for (const std::string_view name : {"bulkId", "iban"})
        std::ignore = in.requiredText(name);
    return payout;
}

HostedItem itemIn(http::JsonReader &in, PayoutItemKind kind)
{
    HostedItem item;
    item.paymentId = PaymentId(idIn(in, "paymentId"));
    if (kind == PayoutItemKind::Refund)
        item.refundId = RefundId(idIn(in, "refundId"));
    item.payoutId = PayoutId(optionalWordIn(in, "payoutId", kShortWord));
    item.profileId = ProfileId(wordIn(in, "paymentProfileId", kShortWord));
    item.merchantName = textIn(in, "merchantName", kNameLength);
    std::ignore = in.requiredText("merchantName");
    item.channel = oneOfIn(in, "paymentChannel", channelIn);
    checkEuro(in, "currency");
    item.amount = centsIn(in, "amount", 0);
    item.reference = textIn(in, "reference", kReferenceLength);
    item.description = textIn(in, "description", kDescriptionLength);
    item.at = timeIn(in, "transactionDate");
    return item;
}

/// Reads the JSON object `body` with one function.
template <typename Read>
auto objectIn(std::string_view body, Read read)
    -> Result<decltype(read(std::declval<http::JsonReader &>()))>
{
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    auto value = read(in);
    return in.result(std::move(value));
}

} // namespace

Result<HostedPayment> readCreatedPayment(std::string_view body, UrlRule rule)
{
    return objectIn(body, [rule](http::JsonReader &in) {
        HostedPayment payment = paymentIn(in, rule, "expiresAt");
        if (payment.status != PaymentStatus::Pending)
            in.keep({ErrorCode::FieldInvalid, u"must be PENDING"_s, u"status"_s});
        for (const auto &[name, link] : {std::pair{"self", &payment.links.self},
                                         std::pair{"deeplink", &payment.links.deeplink},
                                         std::pair{"qrcode", &payment.links.qrcode}}) {
            if (link->isEmpty())
                in.keep({ErrorCode::FieldRequired, u"is mandatory"_s,
                         u"_links."_s + QLatin1StringView(name)});
        }
        return payment;
    });
}

Result<HostedPayment> readPayment(std::string_view body, UrlRule rule)
{
    return objectIn(body, [rule](http::JsonReader &in) { return paymentIn(in, rule, "expireAt"); });
}

Result<HostedPage<HostedPayment>> readSearchPage(std::string_view body, UrlRule rule)
{
    return pageIn<HostedPayment>(body, "details", [rule](http::JsonReader &row) {
        return paymentIn(row, rule, "expireAt");
    });
}

Result<QString> readRefundIban(std::string_view body)
{
    return objectIn(body, [](http::JsonReader &in) {
        QString iban = in.requiredText("iban");
        if (!iban.isEmpty() && !isValidIban(iban)) {
            in.keep({ErrorCode::FieldInvalid, u"is not an IBAN"_s, u"iban"_s});
            iban.clear();
        }
        return iban;
    });
}

Result<HostedRefund> readRefund(std::string_view body)
{
    return objectIn(body, [](http::JsonReader &in) {
        HostedRefund refund;
        refund.id = RefundId(idIn(in, "refundId"));
        refund.paymentId = PaymentId(idIn(in, "paymentId"));
        refund.amount = centsIn(in, "amount", 1);
        checkEuro(in, "currency");
        refund.status = oneOfIn(in, "status", refundStatusFrom);
        refund.description = textIn(in, "description", kDescriptionLength);
        refund.createdAt = timeIn(in, "creationDate");
        return refund;
    });
}

Result<HostedPage<HostedPayout>> readPayouts(std::string_view body)
{
    return pageIn<HostedPayout>(body, "payouts", payoutIn);
}

Result<HostedPage<HostedItem>> readItems(std::string_view body, PayoutItemKind kind)
{
    return pageIn<HostedItem>(body, kind == PayoutItemKind::Refund ? "refunds" : "payments",
                              [kind](http::JsonReader &row) { return itemIn(row, kind); });
}

ErrorBody readErrorBody(std::string_view body)
{
    const auto object = http::parseObject(body);
    if (!object)
        return {};
    http::JsonReader in(*object);
    const auto wordOf = [&in](std::string_view name) {
        const QString text = in.hasText(name) ? in.text(name) : QString();
        const bool isWord = std::ranges::all_of(text, [](QChar c) {
            return c < u'\x7f' && (c.isLetterOrNumber() || c == u'_' || c == u'-');
        });
        return isWord && text.size() <= kShortWord ? text : QString();
    };
    const QString message = in.hasText("message") ? in.text("message") : QString();
    return {.code = wordOf("code"),
            .message = printable(firstCharacters(message, kMessageLength).toString()),
            .traceId = wordOf("traceId")};
}

} // namespace tilldesk::hosted
