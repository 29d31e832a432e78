#include "core/crypto/random.h"
#include "core/hosted/drift_probe.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

using enum ProbeCredentials;

constexpr auto kPayments = "/v3/payments"_L1;
constexpr auto kSticker = "/v3/payments/pos"_L1;
constexpr auto kOne = "/v3/payments/{id}"_L1;
constexpr auto kRefunds = "/v3/payments/{id}/refunds"_L1;
constexpr Amount kCent = Amount::fromCents(1);

HostedRequest posting(QLatin1StringView path, const QByteArray &body)
{
    return {.method = "POST", .path = path, .body = body};
}

/// A creation that must be refused.
DriftProbe wrongCreation(const QString &name, const QByteArray &body,
                         QLatin1StringView path = kPayments)
{
    return {.name = u"create: "_s + name,
            .rule = path == kSticker ? u"static-qr"_s : u"create"_s,
            .pattern = path,
            .request = [path, body](const ProbeState &) { return posting(path, body); }};
}

DriftProbe creation(const QString &name, QLatin1StringView path, const QString &pointOfSale,
                    PaymentId ProbeState::*creates)
{
    return {.name = name,
            .rule = path == kSticker ? u"static-qr"_s : u"create"_s,
            .pattern = path,
            .request =
                [pointOfSale](const ProbeState &state) {
                    NewPayment wanted{.amount = kCent,
                                      .reference = state.reference,
                                      .description = u"Drift report"_s};
                    wanted.pointOfSale = pointOfSale;
                    return createPaymentRequest(wanted);
                },
            .creates = creates};
}

/// A request about the payment that the script has created.
DriftProbe about(const QString &name, const QString &rule, QLatin1StringView pattern,
                 std::function<HostedRequest(const ProbeState &)> request,
                 ProbeCredentials credentials = ApiKey)
{
    return {.name = name,
            .rule = rule,
            .pattern = pattern,
            .request = std::move(request),
            .credentials = credentials,
            .needs = &ProbeState::payment};
}

HostedRequest getPayment(const ProbeState &state)
{
    return paymentRequest(state.payment);
}

HostedRequest cancelPayment(const ProbeState &state)
{
    return cancelRequest(state.payment);
}

QList<DriftProbe> lifeOfAPayment()
{
    return {
        creation(u"create"_s, kPayments, {}, &ProbeState::payment),
        about(u"get a PENDING payment"_s, u"get"_s, kOne, getPayment),
        about(u"get, signed"_s, u"signatures"_s, kOne, getPayment, Signature),
        about(u"search by reference"_s, u"search"_s, "/v3/payments/search"_L1,
              [](const ProbeState &state) {
                  return searchRequest({.reference = state.reference, .size = 10});
              }),
        about(u"acknowledge a PENDING payment"_s, u"acknowledge"_s,
              "/v3/payments/{id}/acknowledge"_L1,
              [](const ProbeState &state) { return acknowledgeRequest(state.payment, kCent, {}); }),
        about(
            u"account for a refund of a PENDING payment"_s, u"refund-iban"_s,
            "/v3/payments/{id}/debtor/refundIban"_L1,
            [](const ProbeState &state) { return refundIbanRequest(state.payment); }, Signature),
        about(
            u"refund a PENDING payment"_s, u"create-refund"_s, kRefunds,
            [](const ProbeState &state) {
                return createRefundRequest({state.payment, kCent, {}, crypto::randomUuid()});
            },
            Signature),
        about(u"cancel"_s, u"cancel"_s, kOne, cancelPayment),
        about(u"cancel again"_s, u"cancel"_s, kOne, cancelPayment),
        about(u"get a CANCELLED payment"_s, u"get"_s, kOne, getPayment),
        creation(u"create with a point of sale"_s, kSticker, u"drift"_s, &ProbeState::sticker),
        {.name = u"cancel the payment of the point of sale"_s,
         .rule = u"cancel"_s,
         .pattern = kOne,
         .request = [](const ProbeState &state) { return cancelRequest(state.sticker); },
         .needs = &ProbeState::sticker},
    };
}

QList<DriftProbe> wrongCreations()
{
    const QByteArray longText(141, 'x');
    return {
        wrongCreation(u"no body"_s, {}),
        wrongCreation(u"not JSON"_s, "amount=1"),
        wrongCreation(u"no amount"_s, "{}"),
        wrongCreation(u"amount 0"_s, R"({"amount":0})"),
        wrongCreation(u"amount -1"_s, R"({"amount":-1})"),
        wrongCreation(u"amount with a fraction"_s, R"({"amount":1.5})"),
        wrongCreation(u"amount as text"_s, R"({"amount":"1"})"),
        wrongCreation(u"amount too large"_s, R"({"amount":1000000000000})"),
        wrongCreation(u"other currency"_s, R"({"amount":1,"currency":"USD"})"),
        wrongCreation(u"description too long"_s,
                      R"({"amount":1,"description":")" + longText + R"("})"),
        wrongCreation(u"reference too long"_s,
                      R"({"amount":1,"reference":")" + longText.first(36) + R"("})"),
        wrongCreation(u"reference with a character that SEPA has not"_s,
                      R"({"amount":1,"reference":"a&b"})"),
        wrongCreation(u"callback to http"_s,
                      R"({"amount":1,"callbackUrl":"http://shop.example/callback"})"),
        wrongCreation(u"no posId"_s, R"({"amount":1})", kSticker),
        wrongCreation(u"posId with a blank"_s, R"({"amount":1,"posId":"a b"})", kSticker),
    };
}

/// A get of a payment that does not exist.
DriftProbe unknown(const QString &name, ProbeCredentials credentials, const QString &rule)
{
    return {.name = name,
            .rule = rule,
            .pattern = kOne,
            .request = [](const ProbeState &state) { return paymentRequest(state.unknown); },
            .credentials = credentials};
}

QList<DriftProbe> unknownThings()
{
    return {
        unknown(u"get an unknown payment"_s, ApiKey, u"get"_s),
        unknown(u"get with a wrong API key"_s, WrongApiKey, u"authentication"_s),
        unknown(u"get without credentials"_s, None, u"authentication"_s),
        unknown(u"get, signed by an unknown key"_s, WrongKey, u"signatures"_s),
        {.name = u"cancel an unknown payment"_s,
         .rule = u"cancel"_s,
         .pattern = kOne,
         .request = [](const ProbeState &state) { return cancelRequest(state.unknown); }},
        {.name = u"refund of an unknown payment"_s,
         .rule = u"create-refund"_s,
         .pattern = kRefunds,
         .request =
             [](const ProbeState &state) {
                 return createRefundRequest({state.unknown, kCent, {}, crypto::randomUuid()});
             },
         .credentials = Signature},
        {.name = u"refund without Idempotency-Key"_s,
         .rule = u"create-refund"_s,
         .pattern = kRefunds,
         .request =
             [](const ProbeState &state) {
                 HostedRequest request = createRefundRequest({state.unknown, kCent, {}, {}});
                 request.idempotencyKey.reset();
                 return request;
             },
         .credentials = Signature},
        {.name = u"get an unknown refund"_s,
         .rule = u"get-refund"_s,
         .pattern = u"/v3/payments/{id}/refunds/{refundId}"_s,
         .request =
             [](const ProbeState &state) {
                 return refundRequest(state.unknown, RefundId(state.unknown.text()));
             },
         .credentials = Signature},
        {.name = u"search with size 101"_s,
         .rule = u"search"_s,
         .pattern = u"/v3/payments/search"_s,
         .request = [](const ProbeState &) { return searchRequest({.size = 101}); }},
        {.name = u"search with from after to"_s,
         .rule = u"search"_s,
         .pattern = u"/v3/payments/search"_s,
         .request =
             [](const ProbeState &) {
                 return posting("/v3/payments/search"_L1,
                                R"({"from":"2026-01-02T00:00:00Z","to":"2026-01-01T00:00:00Z"})");
             }},
    };
}

DriftProbe reconciliation(const QString &name, const QString &list, const QUrlQuery &query,
                          ProbeCredentials credentials = Signature)
{
    return {.name = name,
            .rule = u"reconciliation"_s,
            .pattern = u"/reconciliation/"_s + list,
            .request =
                [list, query](const ProbeState &) {
                    HostedRequest request = payoutsRequest({});
                    request.path = u"/reconciliation/"_s + list;
                    request.query = query;
                    return request;
                },
            .credentials = credentials};
}

QList<DriftProbe> reconciliations()
{
    const QUrlQuery one(u"page=0&size=1"_s);
    return {
        reconciliation(u"payouts of today"_s, u"payouts"_s, one),
        reconciliation(u"payments of today"_s, u"payments"_s, one),
        reconciliation(u"refunds of today"_s, u"refunds"_s, one),
        reconciliation(u"payouts without credentials"_s, u"payouts"_s, one, None),
        reconciliation(u"payouts of no day"_s, u"payouts"_s, QUrlQuery(u"date=yesterday"_s)),
        reconciliation(u"payments without an end"_s, u"payments"_s,
                       QUrlQuery(u"start-date=2026-01-01"_s)),
        reconciliation(u"payments of more than 30 days"_s, u"payments"_s,
                       QUrlQuery(u"start-date=2026-01-01&end-date=2026-02-01"_s)),
        reconciliation(u"payments of an unknown payout"_s, u"payments"_s,
                       QUrlQuery(u"payout-id=0123456789ab0123456789ab"_s)),
    };
}

} // namespace

const QList<DriftProbe> &driftScript()
{
    static const QList<DriftProbe> kScript =
        lifeOfAPayment() + wrongCreations() + unknownThings() + reconciliations();
    return kScript;
}

Access accessFor(ProbeCredentials credentials, const Access &access)
{
    Access made = access;
    switch (credentials) {
    case ApiKey: made.key.reset(); return made;
    case Signature: made.signsPayments = true; return made;
    case None: return made; // HostedRequest::isAnonymous
    case WrongApiKey:
        made.key.reset();
        made.apiKey = crypto::randomUuid();
        return made;
    case WrongKey:
        made.signsPayments = true;
        made.key =
            SigningKey{u"drift-unknown"_s, crypto::PrivateKey::generate(crypto::Algorithm::Es256)};
        return made;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::hosted
