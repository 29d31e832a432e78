#include "core/crypto/jwk.h"

#include "core/crypto/base64url.h"
#include "core/crypto/digest.h"
#include "core/crypto/public_numbers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {

namespace {

tl::unexpected<Error> refuseJwk(const QString &reason, const QString &field = u"key"_s)
{
    return fail(ErrorCode::FieldInvalid, reason, field);
}

bool showsPrivatePart(const QJsonObject &jwk)
{
    for (const auto member : {"d"_L1, "p"_L1, "q"_L1, "dp"_L1, "dq"_L1, "qi"_L1})
        if (jwk.contains(member))
            return true;
    return false;
}

/// Returns whether the member allows the value; an absent member allows everything.
bool isAbsentOr(const QJsonObject &jwk, QLatin1StringView member, QLatin1StringView value)
{
    return !jwk.contains(member) || jwk.value(member) == value;
}

QByteArray numberIn(const QJsonObject &jwk, QLatin1StringView member)
{
    return fromBase64Url(jwk.value(member).toString().toUtf8()).value_or(QByteArray());
}

Result<PublicKey> keyIn(const QJsonObject &jwk)
{
    const bool isEc = jwk.value("kty"_L1) == "EC"_L1;
    if (!isEc && jwk.value("kty"_L1) != "RSA"_L1)
        return refuseJwk(u"kty is neither EC nor RSA"_s);
    if (isEc && jwk.value("crv"_L1) != "P-256"_L1)
        return refuseJwk(u"crv is not P-256"_s);
    const QByteArray first = numberIn(jwk, isEc ? "x"_L1 : "n"_L1);
    const QByteArray second = numberIn(jwk, isEc ? "y"_L1 : "e"_L1);
    if (first.isEmpty() || second.isEmpty())
        return refuseJwk(isEc ? u"x or y is missing or not base64url"_s
                              : u"n or e is missing or not base64url"_s);
    return publicKeyOf({isEc ? Algorithm::Es256 : Algorithm::Rs256, first, second});
}

/// Returns the first certificate of x5c, which is in plain base64, unlike all other members.
/// Optional here: a malformed certificate is ignored.
QByteArray certificateIn(const QJsonObject &jwk)
{
    const QByteArray text = jwk.value("x5c"_L1).toArray().first().toString().toLatin1();
    const auto der = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return der ? *der : QByteArray();
}

Result<Jwk> usableKey(const QJsonObject &jwk)
{
    const QString kid = jwk.value("kid"_L1).toString();
    if (kid.isEmpty())
        return refuseJwk(u"the key has no kid"_s);
    if (showsPrivatePart(jwk))
        return refuseJwk(u"the key set publishes the private part of the key"_s);
    if (!isAbsentOr(jwk, "use"_L1, "sig"_L1))
        return refuseJwk(u"use is not sig"_s);
    if (jwk.contains("key_ops"_L1) && !jwk.value("key_ops"_L1).toArray().contains("verify"_L1))
        return refuseJwk(u"key_ops has no verify"_s);
    const auto key = keyIn(jwk);
    if (!key)
        return key.failure();
    if (!isAbsentOr(jwk, "alg"_L1, toText(key->algorithm())))
        return refuseJwk(u"alg is not %1"_s.arg(toText(key->algorithm())));
    return Jwk{kid, *key, certificateIn(jwk)};
}

/// Names a key in a message: by its position, and its kid if it has one.
QString nameOf(const QJsonObject &jwk, qsizetype position)
{
    const QString kid = jwk.value("kid"_L1).toString().left(64);
    return kid.isEmpty() ? u"key %1"_s.arg(position) : u"key %1 (%2)"_s.arg(position).arg(kid);
}

QByteArray jsonString(const QString &text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
}

QByteArray member(const char *name, QByteArrayView bytes)
{
    return QByteArray("\"") + name + "\":\"" + toBase64Url(bytes) + '"';
}

} // namespace

Result<JwkSet> JwkSet::parse(QByteArrayView json)
{
    if (json.size() > kMaxJwkSetBytes)
        return refuseJwk(u"a key set has at most %1 bytes"_s.arg(kMaxJwkSetBytes), u"keys"_s);
    const QJsonObject object = QJsonDocument::fromJson(json.toByteArray()).object();
    if (!object.value("keys"_L1).isArray())
        return refuseJwk(u"a key set is a JSON object with an array of keys"_s, u"keys"_s);
    JwkSet set;
    qsizetype position = 0;
    for (const auto &value : object.value("keys"_L1).toArray()) {
        const QJsonObject jwk = value.toObject();
        ++position;
        const auto key = usableKey(jwk);
        if (!key)
            set.m_skipped.append(nameOf(jwk, position) + ": "_L1 + key.error().detail);
        else if (set.find(key->kid))
            return refuseJwk(nameOf(jwk, position) + u": an earlier key has the same kid"_s,
                             u"keys"_s);
        else
            set.m_keys.append(*key);
    }
    if (set.m_keys.isEmpty())
        return refuseJwk(set.m_skipped.isEmpty()
                             ? u"the key set is empty"_s
                             : u"no key can be used; "_s + set.m_skipped.constFirst(),
                         u"keys"_s);
    return set;
}

const Jwk *JwkSet::find(QStringView kid) const
{
    for (const Jwk &key : m_keys)
        if (key.kid == kid)
            return &key;
    return nullptr;
}

QByteArray jwkJson(const PublicKey &key, const QString &kid, QByteArrayView certificateDer)
{
    const auto numbers = numbersOf(key);
    const bool isEc = numbers.algorithm == Algorithm::Es256;
    QByteArray json = isEc ? R"({"kty":"EC","use":"sig","alg":"ES256","kid":)"
                           : R"({"kty":"RSA","use":"sig","alg":"RS256","kid":)";
    json += jsonString(kid);
    json += isEc ? R"(,"crv":"P-256",)" : ",";
    json += member(isEc ? "x" : "n", numbers.first);
    json += ',' + member(isEc ? "y" : "e", numbers.second);
    if (!certificateDer.isEmpty()) {
        json += R"(,"x5c":[")" + certificateDer.toByteArray().toBase64() + "\"],";
        json += member("x5t#S256", sha256(certificateDer));
    }
    return json + '}';
}

QByteArray jwkThumbprint(const PublicKey &key)
{
    const auto numbers = numbersOf(key);
    // The members that RFC 7638 requires, in alphabetical order.
    QByteArray json;
    if (numbers.algorithm == Algorithm::Es256)
        json = R"({"crv":"P-256","kty":"EC",)" + member("x", numbers.first) + ','
            + member("y", numbers.second) + '}';
    else
        json = '{' + member("e", numbers.second) + R"(,"kty":"RSA",)" + member("n", numbers.first)
            + '}';
    return toBase64Url(sha256(json));
}

} // namespace tilldesk::crypto
