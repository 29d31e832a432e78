#include "core/merchants/request_claims.h"

#include "core/crypto/jws.h"
#include "core/http/json_writer.h"

namespace tilldesk::merchants {

QByteArray requestHeader(const RequestClaims &claims, const ClaimNames &names, const QString &kid,
                         crypto::Algorithm algorithm)
{
    std::string header;
    http::JsonWriter json(header);
    json.beginObject();
    json.member("typ", "jose+json");
    json.member("kid", kid);
    json.member("alg", crypto::toText(algorithm));
    json.member(names.sub, claims.subject.text());
    json.member(names.iss, claims.issuer);
    json.member(names.iat, toIsoUtc(claims.issuedAt));
    json.member(names.jti, claims.requestId);
    json.member(names.path, claims.path);
    json.beginArray("crit");
    for (const std::string_view name : names.all())
        json.value(name);
    json.endArray();
    json.endObject();
    return QByteArray::fromStdString(header);
}

QByteArray signRequest(const RequestClaims &claims, const ClaimNames &names, const QString &kid,
                       const crypto::PrivateKey &key, QByteArrayView body)
{
    return crypto::signDetached(requestHeader(claims, names, kid, key.algorithm()), body, key);
}

} // namespace tilldesk::merchants
