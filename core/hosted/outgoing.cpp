#include "core/hosted/outgoing.h"

#include "core/crypto/random.h"
#include "core/domain/refund.h"
#include "core/merchants/request_claims.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr int kTraceBytes = 16;
constexpr int kSpanBytes = 8;

/// Starts a request with its address and ids.
Outgoing begun(const QUrl &url, UrlRule rule)
{
    Outgoing made;
    made.call.to = net::Destination::of(url);
    made.call.rule = rule;
    made.requestId = crypto::randomUuid();
    made.traceId = QString::fromLatin1(crypto::randomBytes(kTraceBytes).toHex());
    made.path = url.path(QUrl::FullyEncoded);
    const QByteArray span = crypto::randomBytes(kSpanBytes).toHex();
    made.call.headers = {{"Accept", "application/json"},
                         {"X-Request-ID", made.requestId.toLatin1()},
                         {"traceparent", "00-" + made.traceId.toLatin1() + '-' + span + "-01"}};
    return made;
}

/// Ids come from callers and from the service; a path is made of them.
bool isPlainPath(const QString &path)
{
    static const QRegularExpression kPlain(u"^(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\z"_s);
    return kPlain.match(path).hasMatch();
}

QByteArray signatureOf(const HostedRequest &request, const Access &access, const Outgoing &made,
                       Timestamp now)
{
    const bool isMerchant = request.issuer == Issuer::Merchant;
    const merchants::RequestClaims claims{.subject = access.profile,
                                          .issuer = isMerchant ? access.merchant.text()
                                                               : access.names.issuer(),
                                          .issuedAt = now,
                                          .requestId = made.requestId,
                                          .path = made.path};
    return merchants::signRequest(claims, access.names.claims(), access.key->kid, access.key->key,
                                  request.body.value_or(QByteArray()));
}

} // namespace

bool isSigned(const HostedRequest &request, const Access &access)
{
    if (!access.key || request.isAnonymous)
        return false;
    return request.needsSignature || access.signsPayments || access.apiKey.isEmpty();
}

Result<Outgoing> outgoing(const HostedRequest &request, const Access &access, Timestamp now)
{
    if (!isPlainPath(request.path))
        return fail(ErrorCode::FieldInvalid, u"is not an id of a hosted service"_s, u"paymentId"_s);
    QUrl url = access.base;
    url.setPath(url.path(QUrl::FullyEncoded) + request.path, QUrl::StrictMode);
    url.setQuery(request.query);
    Outgoing made = begun(url, access.rule);
    made.call.method = request.method;
    made.call.body = request.body;
    made.call.maxAnswer = request.maxAnswer;
    auto &headers = made.call.headers;
    if (request.body)
        headers.emplaceBack("Content-Type", "application/json");
    if (request.idempotencyKey) {
        if (!isIdempotencyKey(QString::fromLatin1(*request.idempotencyKey)))
            return fail(ErrorCode::FieldInvalid,
                        u"must have 1 to %1 visible ASCII characters"_s.arg(kIdempotencyKeyLength),
                        u"Idempotency-Key"_s);
        headers.emplaceBack("Idempotency-Key", *request.idempotencyKey);
    }
    if (request.isAnonymous)
        return made;
    if (isSigned(request, access)) {
        headers.emplaceBack("Signature", signatureOf(request, access, made, now));
        return made;
    }
    if (access.apiKey.isEmpty() || request.issuer == Issuer::Merchant)
        return fail(ErrorCode::Unauthorized,
                    request.needsSignature
                        ? u"there is no key to sign the request with"_s
                        : u"there is neither an API key nor a key to sign with"_s);
    const auto key = checkedApiKey(access.apiKey);
    if (!key)
        return key.failure();
    headers.emplaceBack("Authorization", "Bearer " + key->toLatin1());
    return made;
}

Outgoing openRequest(const QUrl &url, UrlRule rule, qsizetype maxAnswer)
{
    Outgoing made = begun(url, rule);
    made.call.maxAnswer = maxAnswer;
    made.call.reusesConnection = false;
    return made;
}

} // namespace tilldesk::hosted
