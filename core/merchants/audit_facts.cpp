#include "core/merchants/audit_facts.h"

#include "core/crypto/digest.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

/// Returns the beginning of the digest of a pasted key set; empty if there is none.
QString digestOf(const QString &jwks)
{
    constexpr qsizetype kDigits = 16;
    if (jwks.isEmpty())
        return {};
    return QString::fromLatin1(crypto::sha256(jwks.toUtf8()).toHex().first(kDigits));
}

} // namespace

QJsonObject factsOf(const Merchant &merchant)
{
    return {{u"name"_s, merchant.name},
            {u"companyName"_s, merchant.companyName},
            {u"address"_s, merchant.address},
            {u"vatNumber"_s, merchant.vatNumber}};
}

QJsonObject factsOf(const Profile &profile)
{
    return {{u"name"_s, profile.name},
            {u"merchantId"_s, profile.merchantId.text()},
            {u"creditorName"_s, profile.creditorName},
            {u"iban"_s, profile.iban},
            {u"channel"_s, QString(toText(profile.channel))},
            {u"bulkId"_s, profile.bulkId},
            {u"identifyCallbackUrl"_s, profile.identifyCallbackUrl},
            {u"callbackUrl"_s, profile.callbackUrl},
            {u"isOpen"_s, profile.isOpen},
            {u"allowsRefunds"_s, profile.allowsRefunds},
            {u"allowsLoopbackCallbacks"_s, profile.allowsLoopbackCallbacks},
            {u"allowsPrivateCallbacks"_s, profile.allowsPrivateCallbacks},
            {u"asksAcknowledgement"_s, profile.asksAcknowledgement},
            {u"synchronousCallback"_s, profile.hasSynchronousCallback},
            {u"refundsAcceptApiKey"_s, profile.refundsAcceptApiKey},
            {u"callbackHeader"_s, QString(toText(profile.callbackHeader))},
            {u"jwksUrl"_s, profile.jwksUrl},
            {u"jwks"_s, digestOf(profile.jwks)}};
}

QJsonObject factsOf(const PointOfSale &pointOfSale)
{
    return {{u"profileId"_s, pointOfSale.profileId.text()},
            {u"name"_s, pointOfSale.name},
            {u"shopId"_s, pointOfSale.shopId},
            {u"shopName"_s, pointOfSale.shopName}};
}

QJsonObject factsOf(const ApiKey &key)
{
    return {
        {u"profileId"_s, key.profileId.text()},
        {u"name"_s, key.name},
        {u"subject"_s, key.subject},
        {u"authorities"_s, QJsonArray::fromStringList(toTexts(key.authorities))},
        {u"expiresAt"_s, key.expiresAt ? QString::fromLatin1(toIsoUtc(*key.expiresAt)) : QString()},
        {u"addresses"_s, toText(key.addresses)}};
}

} // namespace tilldesk::merchants
