#include "core/keys/response_signer.h"

#include "core/crypto/jws.h"
#include "core/http/json_writer.h"

namespace tilldesk::keys {
namespace {

constexpr std::size_t kUsualHeader = 1000; ///< bytes reserved; longer headers grow the buffer

} // namespace

ResponseSigner::ResponseSigner(const PublishedKeys &keys, const Clock &clock,
                               const PublishedServiceNames &names, QString serviceId)
    : m_keys(keys),
      m_clock(clock),
      m_names(names),
      m_serviceId(std::move(serviceId))
{
}

void ResponseSigner::sign(http::Response &response, const http::Request &request,
                          std::string_view header) const
{
    if (response.body.empty())
        return;
    const Timestamp now = m_clock.now();
    const auto algorithm = crypto::algorithmFrom(QString::fromStdString(request.signatureAlgorithm))
                               .value_or(crypto::Algorithm::Es256);
    const auto ring = m_keys.current();
    const ServiceKey *key = ring->signing(algorithm, now);
    Q_ASSERT(key != nullptr); // the endpoint listens only once keys exist
    if (key == nullptr)
        return;
    const QByteArray jws =
        crypto::signDetached(joseHeader(*key, request, now), response.body, key->key);
    response.headers.push_back({std::string(header), jws.toStdString()});
}

std::string ResponseSigner::joseHeader(const ServiceKey &key, const http::Request &request,
                                       Timestamp now) const
{
    const auto names = m_names.current();
    const ClaimNames &claims = names->claims();
    std::string text;
    text.reserve(kUsualHeader);
    http::JsonWriter json(text);
    json.beginObject();
    json.member("typ", "jose+json");
    json.member("kid", key.kid);
    json.member("alg", crypto::toText(key.algorithm));
    json.member(claims.sub, m_serviceId);
    json.member(claims.iss, names->issuer());
    json.member(claims.iat, toIsoUtc(now));
    json.member(claims.jti, request.requestId);
    json.member(claims.path, QString::fromStdString(request.path));
    json.beginArray("crit");
    for (const std::string_view name : claims.all())
        json.value(name);
    json.endArray();
    json.endObject();
    return text;
}

} // namespace tilldesk::keys
