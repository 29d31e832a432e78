#include "core/domain/hosted.h"

#include "core/base/enum_texts.h"

#include <QUrl>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr qsizetype kIdLength = 24;
constexpr qsizetype kMaxName = 200;

/// Parts of host names of test systems.
constexpr std::array<QLatin1StringView, 9> kTestLabels{
    "preprod"_L1, "preproduction"_L1, "sandbox"_L1, "test"_L1,       "testing"_L1,
    "staging"_L1, "acceptance"_L1,    "acc"_L1,     "integration"_L1};

bool isHex(const QString &id)
{
    return id.size() == kIdLength && std::ranges::all_of(id, [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

QString withoutSlash(QString url)
{
    while (url.endsWith(u'/'))
        url.chop(1);
    return url;
}

Result<void> checkAddress(const QString &url, Environment environment, const QString &field)
{
    if (url.isEmpty())
        return fail(ErrorCode::FieldRequired, u"is needed"_s, field);
    if (const auto checked = callbackUrl(url, providerRule(url, environment), field); !checked)
        return checked.failure();
    const QUrl parsed(url, QUrl::StrictMode);
    if (parsed.hasQuery() || parsed.hasFragment())
        return fail(ErrorCode::FieldInvalid, u"must have no query"_s, field);
    if (const QString fault = faultOfHost(parsed.host(QUrl::FullyEncoded).toLower(), environment);
        !fault.isEmpty())
        return fail(ErrorCode::FieldInvalid, fault, field);
    return {};
}

/// Visible characters of ASCII and spaces: the text becomes a part of headers.
Result<void> checkName(const QString &text, const QString &field)
{
    if (text.isEmpty())
        return fail(ErrorCode::FieldRequired, u"is needed"_s, field);
    const bool isPlain = std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c <= u'~'; });
    if (text.size() > kMaxName || !isPlain)
        return fail(ErrorCode::FieldInvalid,
                    u"must have 1 to %1 visible characters of ASCII"_s.arg(kMaxName), field);
    return {};
}

constexpr EnumTexts<RealMoney> kRealMoney{{RealMoney::ReadOnly, "nothing"},
                                          {RealMoney::Payments, "payments"},
                                          {RealMoney::PaymentsAndRefunds, "payments-and-refunds"}};

} // namespace

QLatin1StringView toText(RealMoney allowed)
{
    return kRealMoney.textOf(allowed);
}

std::optional<RealMoney> realMoneyFrom(QStringView name)
{
    return kRealMoney.valueOf(name);
}

UrlRule providerRule(const QString &url, Environment environment)
{
    const bool namesThisComputer = callbackUrl(url, UrlRule::PublicHttpsOrLoopback, {}).has_value()
        && !callbackUrl(url, UrlRule::PublicHttps, {}).has_value();
    return urlRule(environment == Environment::PreProduction && namesThisComputer, false);
}

QString faultOfHost(const QString &host, Environment environment)
{
    if (environment != Environment::Production)
        return {};
    QString labels = host;
    labels.replace(u"pre-prod"_s, u"preprod"_s);
    for (const QString &label : labels.replace(u'-', u'.').split(u'.')) {
        if (std::ranges::find(kTestLabels, label) != kTestLabels.end())
            return u"is the address of a test system: its host name says \"%1\""_s.arg(label);
    }
    return {};
}

Result<HostedConnection> checkedConnection(HostedConnection connection)
{
    connection.baseUrl = withoutSlash(connection.baseUrl.trimmed());
    connection.keySetUrl = connection.keySetUrl.trimmed();
    connection.claimNamespace = withoutSlash(connection.claimNamespace.trimmed());
    if (connection.keySetUrl.isEmpty() && !connection.baseUrl.isEmpty())
        connection.keySetUrl = connection.baseUrl + u"/.well-known/jwks.json"_s;
    if (connection.issuer.isEmpty())
        connection.issuer = u"Tilldesk"_s;
    if (connection.claimNamespace.isEmpty())
        connection.claimNamespace = u"https://tilldesk.invalid"_s;
    for (const auto &[url, field] :
         {std::pair(connection.baseUrl, u"baseUrl"_s), {connection.keySetUrl, u"keySetUrl"_s}}) {
        if (const auto checked = checkAddress(url, connection.environment, field); !checked)
            return checked.failure();
    }
    if (!isHex(connection.hostedProfileId))
        return fail(ErrorCode::FieldInvalid,
                    u"must be the profile's id at the provider: 24 digits of 0-9, a-f"_s,
                    u"hostedProfileId"_s);
    if (!connection.hostedMerchantId.isEmpty() && !isHex(connection.hostedMerchantId))
        return fail(ErrorCode::FieldInvalid,
                    u"must be the merchant's id at the provider: 24 digits of 0-9, a-f"_s,
                    u"hostedMerchantId"_s);
    for (const auto &[name, field] : {std::pair(connection.issuer, u"issuer"_s),
                                      {connection.claimNamespace, u"claimNamespace"_s}}) {
        if (const auto checked = checkName(name, field); !checked)
            return checked.failure();
    }
    return connection;
}

Result<void> checkHistoryFrom(QDate day, QDate today)
{
    if (day > today)
        return fail(ErrorCode::FieldInvalid, u"must not be in the future"_s, u"historyFrom"_s);
    if (!day.isNull() && day < today.addYears(-kHistoryYears))
        return fail(ErrorCode::FieldInvalid,
                    u"must not be more than %1 years ago"_s.arg(kHistoryYears), u"historyFrom"_s);
    return {};
}

} // namespace tilldesk
