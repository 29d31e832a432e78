#include "tests/support/signed_request.h"

#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

QString claim(const char *name)
{
    return u"https://tilldesk.invalid/"_s + QString::fromLatin1(name);
}

const crypto::PrivateKey &merchantKey(crypto::Algorithm algorithm)
{
    static const auto kEs256 = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    static const auto kRs256 = crypto::PrivateKey::generate(crypto::Algorithm::Rs256);
    return algorithm == crypto::Algorithm::Es256 ? kEs256 : kRs256;
}

const crypto::PrivateKey &otherKey()
{
    static const auto kKey = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    return kKey;
}

QString keySet(const QList<std::pair<QString, crypto::PrivateKey>> &keys)
{
    QByteArrayList jwks;
    for (const auto &[kid, key] : keys)
        jwks << crypto::jwkJson(key.publicKey(), kid);
    const QByteArray json = "{\"keys\":[" + jwks.join(',') + "]}";
    return QString::fromUtf8(json);
}

QString merchantKeySet()
{
    return keySet({{u"shop-1"_s, merchantKey()}});
}

SignedRequest::SignedRequest(const QString &profileId, const QString &path, Timestamp issuedAt,
                             const QByteArray &content)
    : header{{u"typ"_s, u"jose+json"_s},
             {u"kid"_s, u"shop-1"_s},
             {u"alg"_s, u"ES256"_s},
             {claim("sub"), profileId},
             {claim("iss"), u"Tilldesk"_s},
             {claim("iat"), QString::fromLatin1(toIsoUtc(issuedAt))},
             {claim("jti"), QUuid::createUuid().toString(QUuid::WithoutBraces)},
             {claim("path"), path},
             {u"crit"_s,
              QJsonArray{claim("sub"), claim("iss"), claim("iat"), claim("jti"), claim("path")}}},
      body(content)
{
}

SignedRequest &SignedRequest::with(const QString &member, const QJsonValue &value)
{
    header[member] = value;
    return *this;
}

SignedRequest &SignedRequest::without(const QString &member)
{
    header.remove(member);
    return *this;
}

QByteArray SignedRequest::headerJson() const
{
    return QJsonDocument(header).toJson(QJsonDocument::Compact);
}

QByteArray SignedRequest::signature(const crypto::PrivateKey &key) const
{
    return crypto::signDetached(headerJson(), body, key);
}

} // namespace tilldesk::test
