#include "core/callbacks/callback_signer.h"

#include "core/crypto/base64url.h"
#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "core/http/json_writer.h"

#include <span>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

constexpr std::size_t kUsualHeader = 1000; ///< bytes reserved; longer headers grow the buffer
constexpr auto kStale = std::chrono::minutes(10);
constexpr auto kForeignSub = "000000000000000000000000"_L1;

CallbackHeader formOf(const CallbackClaims &claims)
{
    if (claims.fault == CallbackFault::FourCriticalNames)
        return CallbackHeader::Specified;
    return claims.fault == CallbackFault::FiveCriticalNames ? CallbackHeader::Extended
                                                            : claims.form;
}

QByteArray withDerSignature(const QByteArray &jws)
{
    const qsizetype last = jws.lastIndexOf('.') + 1;
    const auto raw = crypto::fromBase64Url(QByteArrayView(jws).sliced(last));
    return jws.first(last) + crypto::toBase64Url(crypto::derSignature(raw.value_or(QByteArray())));
}

} // namespace

QUrl calledUrl(const QString &url)
{
    QUrl called = QUrl(url, QUrl::StrictMode).adjusted(QUrl::NormalizePathSegments);
    QString path = called.path(QUrl::FullyEncoded);
    while (path.startsWith("//"_L1))
        path.remove(0, 1);
    called.setPath(path, QUrl::StrictMode);
    return called;
}

QString requestPath(const QString &url)
{
    const QString path = calledUrl(url).path(QUrl::FullyEncoded);
    return path.isEmpty() ? u"/"_s : path;
}

CallbackSigner::CallbackSigner(const keys::PublishedKeys &keys, const PublishedServiceNames &names)
    : m_keys(keys),
      m_names(names),
      m_wrongKey(crypto::PrivateKey::generate(crypto::Algorithm::Es256))
{
}

bool CallbackSigner::isReady() const
{
    return m_keys.current()->signing(crypto::Algorithm::Es256, {}) != nullptr;
}

QByteArray CallbackSigner::sign(const CallbackClaims &claims, QByteArrayView body) const
{
    const auto ring = m_keys.current();
    const auto *key = ring->signing(crypto::Algorithm::Es256, claims.issuedAt);
    if (key == nullptr)
        return {};
    const bool isWrongKey = claims.fault == CallbackFault::WrongKey;
    const QByteArray jws =
        crypto::signDetached(joseHeader(*key, claims), body, isWrongKey ? m_wrongKey : key->key);
    return claims.fault == CallbackFault::DerSignature ? withDerSignature(jws) : jws;
}

std::string CallbackSigner::joseHeader(const keys::ServiceKey &key,
                                       const CallbackClaims &claims) const
{
    const CallbackFault fault = claims.fault;
    const bool isExtended = formOf(claims) == CallbackHeader::Extended;
    const QString kid = fault == CallbackFault::UnknownKid
        ? QString::fromLatin1(crypto::jwkThumbprint(m_wrongKey.publicKey()))
        : key.kid;
    const QString profile =
        fault == CallbackFault::ForeignSub ? QString(kForeignSub) : claims.profile.text();
    const Timestamp issuedAt =
        fault == CallbackFault::StaleIat ? claims.issuedAt - kStale : claims.issuedAt;
    const auto service = m_names.current();
    const ClaimNames &names = service->claims();
    std::string text;
    text.reserve(kUsualHeader);
    http::JsonWriter json(text);
    json.beginObject();
    json.member("typ", "jose+json");
    json.member("kid", kid);
    json.member("alg", crypto::toText(key.algorithm));
    json.member("sub", profile);
    json.member("x5t#S256", key.thumbprint);
    if (isExtended)
        json.member(names.sub, profile);
    json.member(names.iss, service->issuer());
    json.member(names.iat, toIsoUtc(issuedAt));
    json.member(names.jti, claims.id.text());
    if (isExtended)
        json.member(names.path, claims.url);
    else
        json.member(names.path, claims.path.isEmpty() ? requestPath(claims.url) : claims.path);
    json.beginArray("crit");
    const auto all = names.all();
    for (const std::string_view name : std::span(all).subspan(isExtended ? 0 : 1))
        json.value(name);
    json.endArray();
    json.endObject();
    return text;
}

} // namespace tilldesk::callbacks
