#include "core/payments/payment_request.h"

#include "core/domain/sepa_text.h"
#include "core/http/json.h"
#include "core/http/json_reader.h"
#include "core/http/json_writer.h"
#include "core/http/query_number.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

constexpr int kMaxSearchSize = 100;

Result<QString> optionalUrl(const QString &text, UrlRule rule, const QString &field)
{
    if (text.isEmpty())
        return QString();
    return callbackUrl(text, rule, field);
}

void readCurrency(http::JsonReader &in)
{
    const QString currency = in.text("currency");
    if (!currency.isEmpty() && currency != "EUR"_L1)
        in.keep({ErrorCode::FieldInvalid, u"must be EUR"_s, u"currency"_s});
}

/// Returns the items as a JSON array; empty if there are none.
QByteArray readVoucherEligibility(http::JsonReader &in)
{
    static const QRegularExpression scheme(
        QRegularExpression::anchoredPattern(u"[A-Z]{3}_[A-Z_]{1,32}"_s));
    std::string text;
    http::JsonWriter out(text);
    out.beginArray();
    in.forEach("voucherEligibility", [&out](http::JsonReader &item) {
        const QStringList schemes = item.textList("voucherSchemes");
        if (schemes.isEmpty())
            item.keep({ErrorCode::FieldRequired, {}, item.fieldName("voucherSchemes")});
        out.beginObject();
        out.beginArray("voucherSchemes");
        for (const QString &name : schemes) {
            if (!scheme.match(name).hasMatch())
                item.keep({ErrorCode::FieldInvalid, u"must look like ABC_NAME"_s,
                           item.fieldName("voucherSchemes")});
            out.value(name);
        }
        out.endArray();
        out.member(
            "amount",
            item.take(checkedAmount(item.integer("amount"), item.fieldName("amount"))).cents());
        out.endObject();
    });
    out.endArray();
    return text == "[]" ? QByteArray() : QByteArray::fromStdString(text);
}

/// Reads the fields that both kinds of creation share, in the order of service.md#create.
NewPayment readCommonTerms(http::JsonReader &in, UrlRule urlRule)
{
    NewPayment wanted;
    wanted.reference = in.take(sepaText(in.text("reference"), kReferenceLength, u"reference"_s));
    wanted.bulkId = in.take(plainText(in.text("bulkId"), kReferenceLength, u"bulkId"_s));
    wanted.amount = in.take(checkedAmount(in.integer("amount"), u"amount"_s));
    readCurrency(in);
    wanted.description =
        in.take(sepaText(in.text("description"), kDescriptionLength, u"description"_s));
    wanted.identifyCallbackUrl =
        in.take(optionalUrl(in.text("identifyCallbackUrl"), urlRule, u"identifyCallbackUrl"_s));
    wanted.callbackUrl = in.take(optionalUrl(in.text("callbackUrl"), urlRule, u"callbackUrl"_s));
    return wanted;
}

Result<void> readSearchBody(const std::string &body, PaymentFilter &filter)
{
    if (body.find_first_not_of(" \t\r\n") == std::string::npos)
        return {};
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    if (const auto from = in.time("from"))
        filter.from = from;
    if (const auto to = in.time("to"))
        filter.to = to;
    for (const QString &name : in.textList("paymentStatuses")) {
        const auto status = paymentStatusFrom(name);
        if (!status)
            in.keep({ErrorCode::FieldInvalid, u"'%1' is not a payment status"_s.arg(name.left(40)),
                     u"paymentStatuses"_s});
        else if (!filter.statuses.contains(*status))
            filter.statuses << *status;
    }
    filter.reference = composed(in.text("reference"), kReferenceLength);
    if (in.firstError())
        return tl::unexpected<Error>(*in.firstError());
    return {};
}

} // namespace

Result<Amount> checkedAmount(qint64 cents, const QString &field)
{
    const Amount amount = Amount::fromCents(cents);
    if (!amount.isPayable())
        return fail(ErrorCode::FieldInvalid, u"must be from 1 to %1 cents"_s.arg(Amount::kMaxCents),
                    field);
    return amount;
}

Result<NewPayment> parseNewPayment(std::string_view body, UrlRule urlRule)
{
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    NewPayment wanted = readCommonTerms(in, urlRule);
    wanted.returnUrl = in.take(optionalUrl(in.text("returnUrl"), urlRule, u"returnUrl"_s));
    wanted.voucherEligibility = readVoucherEligibility(in);
    return in.result(std::move(wanted));
}

Result<NewPayment> parseStaticQrPayment(std::string_view body, UrlRule urlRule)
{
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    NewPayment wanted = readCommonTerms(in, urlRule);
    if (const QString posId = in.requiredText("posId"); !posId.isEmpty())
        wanted.pointOfSale = in.take(checkedPosId(posId));
    wanted.shopId = in.take(plainText(in.text("shopId"), kShopLength, u"shopId"_s));
    wanted.shopName = in.take(sepaText(in.text("shopName"), kShopLength, u"shopName"_s));
    wanted.voucherEligibility = readVoucherEligibility(in);
    return in.result(std::move(wanted));
}

Result<VatShares> parseVatLines(std::string_view body, Amount amount)
{
    // Few bodies have the member; the others need not be parsed twice.
    if (body.find("\"vatLines\"") == std::string_view::npos)
        return VatShares();
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    VatShares shares;
    qint64 sum = 0;
    in.forEach("vatLines", [&](http::JsonReader &line) {
        const qint64 rate = line.integer("rate");
        if (rate < 0 || rate > kMaxVatRate)
            line.keep({ErrorCode::FieldInvalid,
                       u"must be hundredths of a percent, 0 to %1"_s.arg(kMaxVatRate),
                       line.fieldName("rate")});
        const auto sameRate = [rate](const VatPart &part) { return part.rate == rate; };
        if (std::ranges::any_of(shares, sameRate))
            line.keep({ErrorCode::FieldInvalid, u"is there twice"_s, line.fieldName("rate")});
        const Amount part =
            line.take(checkedAmount(line.integer("amount"), line.fieldName("amount")));
        sum += part.cents(); // at most kMaxVatParts of Amount::kMaxCents are kept
        if (shares.size() < kMaxVatParts)
            shares.append({.rate = int(rate), .weight = part.cents()});
        else
            line.keep({ErrorCode::FieldInvalid, u"must have at most %1 lines"_s.arg(kMaxVatParts),
                       u"vatLines"_s});
    });
    if (!shares.isEmpty() && sum != amount.cents())
        in.keep({ErrorCode::FieldInvalid, u"the lines must add up to the amount of the payment"_s,
                 u"vatLines"_s});
    return in.result(std::move(shares));
}

Result<Acknowledgement> parseAcknowledgement(std::string_view body)
{
    const auto object = http::parseObject(body);
    if (!object && object.error().code == ErrorCode::BodyMissing)
        // A missing body has no error code of its own here.
        return fail(ErrorCode::FieldRequired, {}, u"currency"_s);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    Acknowledgement said;
    if (in.requiredText("currency") != "EUR"_L1)
        in.keep({ErrorCode::FieldInvalid, u"must be EUR"_s, u"currency"_s});
    said.amount = in.take(checkedAmount(in.integer("amount"), u"amount"_s));
    said.reference = in.take(sepaText(in.text("reference"), kReferenceLength, u"reference"_s));
    return in.result(std::move(said));
}

Result<NewPayment> checkedNewPayment(NewPayment wanted)
{
    if (const auto amount = checkedAmount(wanted.amount.cents(), u"amount"_s); !amount)
        return amount.failure();
    const auto reference = sepaText(wanted.reference, kReferenceLength, u"reference"_s);
    if (!reference)
        return reference.failure();
    const auto description = sepaText(wanted.description, kDescriptionLength, u"description"_s);
    if (!description)
        return description.failure();
    if (!wanted.pointOfSale.isEmpty()) {
        if (const auto posId = checkedPosId(wanted.pointOfSale); !posId)
            return posId.failure();
    }
    static const QRegularExpression kId(u"^[0-9a-f]{24}\\z"_s);
    if (!wanted.id.isEmpty() && !kId.match(wanted.id.text()).hasMatch())
        return fail(ErrorCode::FieldInvalid, u"must be 24 hexadecimal digits in lower case"_s,
                    u"paymentId"_s);
    wanted.reference = *reference;
    wanted.description = *description;
    return wanted;
}

Result<PaymentSearch> parseSearch(const http::Request &request, Timestamp now)
{
    // `page` times the largest size must fit 64 bits.
    constexpr qint64 kMaxPage = 9'000'000'000'000'000;
    const auto page = http::queryNumber(request, "page", 0, 0, kMaxPage);
    if (!page)
        return page.failure();
    const auto size = http::queryNumber(request, "size", 10, 0, kMaxSearchSize);
    if (!size)
        return size.failure();
    PaymentSearch search{.filter = {}, .page = *page, .size = int(*size)};
    search.filter.from = now - std::chrono::hours(24);
    if (const auto body = readSearchBody(request.body, search.filter); !body)
        return body.failure();
    // Without `to` the search has no upper bound, so it also finds a payment whose creation a wrong
    // clock dated in the future.
    if (*search.filter.from > search.filter.to.value_or(now))
        return fail(ErrorCode::FieldInvalid, u"must not be after 'to'"_s, u"from"_s);
    return search;
}

} // namespace tilldesk::payments
