#include "app/commands/connection_settings.h"

#include "app/commands/export_values.h"
#include "app/commands/profile_settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

const QString kEnvironment = u"environment"_s;
const QString kApiKeyFile = u"hosted-key-file"_s;
const QString kHistory = u"hosted-history-from"_s;
const QString kRelay = u"hosted-relay-callbacks"_s;

/// A text of a connection, as an option of the command line.
struct ConnectionText {
    QString option;
    QString value; ///< placeholder in help texts
    QString help;
    QString field; ///< in errors
    QString HostedConnection::*member;
    bool canBeEmpty = false;
};

const QList<ConnectionText> &texts()
{
    static const QList<ConnectionText> all{
        {u"hosted-url"_s, u"url"_s, u"address of the provider's interface"_s, u"baseUrl"_s,
         &HostedConnection::baseUrl},
        {u"hosted-keys-url"_s, u"url"_s,
         u"address of the provider's public keys; default /.well-known/jwks.json there"_s,
         u"keySetUrl"_s, &HostedConnection::keySetUrl},
        {u"hosted-profile"_s, u"id"_s, u"id of the profile at the provider"_s, u"hostedProfileId"_s,
         &HostedConnection::hostedProfileId},
        {u"hosted-merchant"_s, u"id"_s,
         u"id of the merchant at the provider, which signs requests for payouts"_s,
         u"hostedMerchantId"_s, &HostedConnection::hostedMerchantId, true},
        {u"hosted-issuer"_s, u"text"_s, u"issuer of signed requests; default Tilldesk"_s,
         u"issuer"_s, &HostedConnection::issuer},
        {u"hosted-claims"_s, u"url"_s,
         u"namespace of the claims of signatures; default https://tilldesk.invalid"_s,
         u"claimNamespace"_s, &HostedConnection::claimNamespace}};
    return all;
}

} // namespace

QList<CommandOption> connectionOptions()
{
    QList<CommandOption> options{
        {kEnvironment, u"local|pre-production|production"_s,
         u"who makes the payments: this program, a provider's test system, or a provider"_s}};
    for (const ConnectionText &text : texts())
        options << CommandOption{.name = text.option,
                                 .value = text.value,
                                 .help = text.help,
                                 .canBeEmpty = text.canBeEmpty};
    options << CommandOption{.name = kApiKeyFile,
                             .value = u"file"_s,
                             .help = u"file with the API key that the provider gave; empty:"
                                     " removes the API key"_s,
                             .isFile = true,
                             .canBeEmpty = true}
            << CommandOption{kRelay, u"on|off"_s,
                             u"whether this program calls the payments' callback addresses, with"
                             " its own signature, instead of the provider"_s}
            << CommandOption{.name = kHistory,
                             .value = u"day"_s,
                             .help = u"first day of the payments from before the connection that"
                                     " are looked for too, such as 2026-01-01; empty: none"_s,
                             .canBeEmpty = true};
    return options;
}

bool hasConnectionValues(const CommandValues &values)
{
    return std::ranges::any_of(connectionOptions(), [&values](const CommandOption &option) {
        return values.contains(option.name);
    });
}

Result<HostedConnection> setConnection(hosted::ConnectionService &service, const ProfileId &profile,
                                       const CommandValues &values)
{
    const auto before = service.find(profile);
    if (!before)
        return before;
    HostedConnection wanted = *before;
    if (values.contains(kEnvironment)) {
        const auto environment = environmentFrom(values[kEnvironment]);
        if (!environment)
            return fail(ErrorCode::FieldInvalid, u"must be local, pre-production or production"_s,
                        kEnvironment);
        wanted.environment = *environment;
    }
    bool namesMore = false;
    for (const ConnectionText &text : texts()) {
        if (!values.contains(text.option))
            continue;
        wanted.*text.member = values[text.option];
        namesMore = true;
    }
    if (values.contains(kRelay)) {
        const QString relay = values[kRelay];
        if (relay != "on"_L1 && relay != "off"_L1)
            return fail(ErrorCode::FieldInvalid, u"must be on or off"_s, kRelay);
        wanted.relaysCallbacks = relay == "on"_L1;
        namesMore = true;
    }
    if (values.contains(kHistory)) {
        const auto day =
            values[kHistory].isEmpty() ? Result<QDate>(QDate()) : dayIn(values, kHistory);
        if (!day)
            return day.failure();
        wanted.historyFrom = *day;
        namesMore = true;
    }
    std::optional<QString> apiKey;
    if (values.contains(kApiKeyFile))
        apiKey = values[kApiKeyFile];
    if (!isHosted(wanted.environment) && (namesMore || apiKey))
        return fail(ErrorCode::FieldInvalid,
                    u"must be pre-production or production for a connection"_s, kEnvironment);
    return service.set(wanted, apiKey);
}

QList<std::pair<QString, QString>> connectionLines(const HostedConnection &connection)
{
    QList<std::pair<QString, QString>> lines{
        {kEnvironment, QString(toText(connection.environment))}};
    if (connection.baseUrl.isEmpty())
        return lines;
    for (const ConnectionText &text : texts())
        lines << std::pair(text.option, connection.*text.member);
    lines << std::pair(kRelay, connection.relaysCallbacks ? u"on"_s : u"off"_s)
          << std::pair(kHistory, connection.historyFrom.toString(Qt::ISODate))
          << std::pair(u"hosted-key-end"_s, connection.apiKeyEnd)
          << std::pair(u"real-money"_s, QString(toText(connection.allowed)));
    return lines;
}

QJsonObject connectionJson(const HostedConnection &connection)
{
    QJsonObject json;
    for (const auto &[name, value] : connectionLines(connection))
        json[memberName(name)] = name == kRelay ? QJsonValue(value == "on"_L1) : QJsonValue(value);
    return json;
}

Error asConnectionOption(Error error)
{
    for (const ConnectionText &text : texts()) {
        if (text.field == error.field)
            error.field = text.option;
    }
    if (error.field == "apiKey"_L1)
        error.field = kApiKeyFile;
    if (error.field == "historyFrom"_L1)
        error.field = kHistory;
    return error;
}

} // namespace tilldesk::app
