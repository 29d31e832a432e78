#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "tests/support/spki_pem.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <cstdio>

using namespace tilldesk::crypto;
using namespace Qt::StringLiterals;

namespace {

QByteArray text(const QJsonObject &question, QLatin1StringView member)
{
    return question.value(member).toString().toUtf8();
}

QByteArray bytes(const QJsonObject &question, QLatin1StringView member)
{
    return QByteArray::fromBase64(text(question, member));
}

/// Describes a new key; with `pem`, describes that key.
QJsonObject describeKey(const QJsonObject &question)
{
    const auto key = question.contains("pem"_L1)
        ? PrivateKey::fromPem(text(question, "pem"_L1)).value()
        : PrivateKey::generate(algorithmFrom(question.value("alg"_L1).toString()).value());
    const QByteArray thumbprint = jwkThumbprint(key.publicKey());
    const QString kid = QString::fromLatin1(thumbprint);
    return {{u"pem"_s, QString::fromLatin1(key.pkcs8Pem())},
            {u"spki"_s, QString::fromLatin1(tilldesk::test::spkiPem(key.publicKey().handle()))},
            {u"jwk"_s, QString::fromUtf8(jwkJson(key.publicKey(), kid))},
            {u"thumbprint"_s, kid}};
}

QJsonObject sign(const QJsonObject &question)
{
    const auto key = PrivateKey::fromPem(text(question, "pem"_L1)).value();
    const QByteArray jws =
        signDetached(text(question, "header"_L1), bytes(question, "body"_L1), key);
    return {{u"jws"_s, QString::fromLatin1(jws)}};
}

QJsonObject verify(const QJsonObject &question)
{
    const auto keys = JwkSet::parse(text(question, "jwks"_L1)).value();
    const auto jws = parseDetachedJws(text(question, "jws"_L1));
    if (!jws)
        return {{u"valid"_s, false}, {u"why"_s, u"form"_s}};
    const auto header = QJsonDocument::fromJson(jws->header).object();
    const Jwk *key = keys.find(header.value("kid"_L1).toString());
    if (!key)
        return {{u"valid"_s, false}, {u"why"_s, u"kid"_s}};
    const QByteArray input = signingInput(jws->headerPart, bytes(question, "body"_L1));
    return {{u"valid"_s, verifySignature(input, jws->signature, key->key)},
            {u"thumbprint"_s, QString::fromLatin1(jwkThumbprint(key->key))}};
}

QJsonObject answerTo(const QJsonObject &question)
{
    const QString what = question.value("do"_L1).toString();
    if (what == "key"_L1)
        return describeKey(question);
    return what == "sign"_L1 ? sign(question) : verify(question);
}

} // namespace

/// Reads one JSON object per line and prints one response per line, in the same order. Lets
/// software in other languages call this project's JWS code.
int main()
{
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return 1;
    for (QByteArray line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
        const QJsonObject answer = answerTo(QJsonDocument::fromJson(line).object());
        std::puts(QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
        std::fflush(stdout);
    }
    return 0;
}
