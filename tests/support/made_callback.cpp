#include "tests/support/made_callback.h"

#include "core/crypto/certificate.h"
#include "core/crypto/jws.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const QString kNamespace = u"https://tilldesk.invalid/"_s;

PublishedKey makeKey(const QString &kid)
{
    auto key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    const QByteArray certificate = crypto::selfSignedCertificate(key, u"Tilldesk"_s, kMadeAt,
                                                                 kMadeAt + std::chrono::hours(24));
    return {kid, std::move(key), certificate};
}

} // namespace

const PublishedKey &callbackKey()
{
    static const PublishedKey key = makeKey(u"service-1"_s);
    return key;
}

const PublishedKey &otherCallbackKey()
{
    static const PublishedKey key = makeKey(u"service-2"_s);
    return key;
}

QByteArray callbackKeySet()
{
    QByteArrayList keys;
    for (const PublishedKey &key : {callbackKey(), otherCallbackKey()})
        keys << crypto::jwkJson(key.key.publicKey(), key.kid, key.certificate);
    return R"({"keys":[)" + keys.join(',') + "]}";
}

MadeCallback::MadeCallback(Form form, const QString &jti)
{
    const bool isExtended = form == Form::Extended;
    QJsonArray critical;
    for (const char *const name : {"iss", "iat", "jti", "path"})
        critical << QString(kNamespace + QLatin1StringView(name));
    if (isExtended)
        critical << QString(kNamespace + u"sub"_s);
    header = {
        {u"typ"_s, u"jose+json"_s},
        {u"kid"_s, signedBy.kid},
        {u"alg"_s, u"ES256"_s},
        {u"sub"_s, kMadeFor.text()},
        {u"x5t#S256"_s, QString::fromLatin1(crypto::certificateThumbprint(signedBy.certificate))},
        {kNamespace + u"iss"_s, u"Tilldesk"_s},
        {kNamespace + u"iat"_s, QString::fromLatin1(toIsoUtc(kMadeAt))},
        {kNamespace + u"jti"_s, jti},
        {kNamespace + u"path"_s, isExtended ? address : u"/notify"_s},
        {u"crit"_s, critical}};
    if (isExtended)
        header.insert(kNamespace + u"sub"_s, kMadeFor.text());
    body = R"({"paymentId":"01a1f7d0a1b2000000000009","currency":"EUR","amount":1250,)"
           R"("description":"Caf\u00e9","reference":"R-1","createdAt":"2026-11-20T13:32:10.000Z",)"
           R"("status":"SUCCEEDED","debtor":{"iban":"***********56769","name":"Lotte"}})";
    body.replace(R"(\u00e9)", "\xc3\xa9");
}

MadeCallback &MadeCallback::with(const QString &member, const QJsonValue &value)
{
    header.insert(header.contains(member) || !header.contains(kNamespace + member)
                      ? member
                      : QString(kNamespace + member),
                  value);
    return *this;
}

MadeCallback &MadeCallback::without(const QString &member)
{
    header.remove(header.contains(member) ? member : QString(kNamespace + member));
    return *this;
}

QByteArray MadeCallback::headerJson() const
{
    return QJsonDocument(header).toJson(QJsonDocument::Compact);
}

QString MadeCallback::signature() const
{
    return QString::fromLatin1(crypto::signDetached(headerJson(), body, signedBy.key));
}

CallbackInspection MadeCallback::inspection() const
{
    return {.signature = signature(),
            .body = body,
            .address = address,
            .keySet = {},
            .inboxMessageId = {}};
}

Payment madePayment()
{
    Payment payment;
    payment.id = PaymentId(u"01a1f7d0a1b2000000000009"_s);
    payment.profileId = kMadeFor;
    payment.status = PaymentStatus::Succeeded;
    payment.amount = Amount::fromCents(1250);
    payment.createdAt = kMadeAt;
    payment.description = u"Café"_s;
    payment.reference = u"R-1"_s;
    payment.debtor = {u"Lotte"_s, u"BE71096123456769"_s};
    return payment;
}

CallbackFinding of(const QList<CallbackFinding> &findings, CallbackCheck check)
{
    for (const CallbackFinding &finding : findings) {
        if (finding.check == check)
            return finding;
    }
    return {};
}

} // namespace tilldesk::test
