#include "app/commands/key.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// @param text  a number of days from `now`, a date (from its beginning in UTC), or a date-time
Result<std::optional<Timestamp>> expiryFrom(const QString &text, Timestamp now)
{
    constexpr int kMaxDays = 36'500;
    if (text.isEmpty())
        return std::optional<Timestamp>();
    bool isNumber = false;
    const int days = text.toInt(&isNumber);
    if (isNumber && days >= 1 && days <= kMaxDays)
        return std::optional(now + std::chrono::days(days));
    const QDate date = QDate::fromString(text, Qt::ISODate);
    const bool isDate = date.isValid() && text.size() == 10;
    if (const auto time = parseIsoTime(isDate ? QString(text + u"T00:00:00Z"_s) : text))
        return std::optional(*time);
    return fail(ErrorCode::FieldInvalid,
                u"must be a number of days from 1 to %1, a date such as 2027-05-31, or a"
                " date-time with a zone"_s.arg(kMaxDays),
                u"expires"_s);
}

CommandResult createKey(const CommandValues &values, Assembly &assembly)
{
    const auto authorities =
        authoritiesFrom(values[u"authority"_s].split(u',', Qt::SkipEmptyParts));
    if (!authorities)
        return CommandResult::failure(authorities.error());
    const auto expiresAt = expiryFrom(values[u"expires"_s], assembly.clock().now());
    if (!expiresAt)
        return CommandResult::failure(expiresAt.error());
    const auto addresses = networksFrom(values[u"addresses"_s]);
    if (!addresses)
        return CommandResult::failure(addresses.error());
    const NewApiKey wanted{.profileId = ProfileId(values[u"profile"_s]),
                           .name = values[u"name"_s],
                           .subject = values[u"subject"_s],
                           .authorities = *authorities,
                           .expiresAt = *expiresAt,
                           .addresses = *addresses};
    const auto created =
        onCore(assembly, [&] { return assembly.services().merchants().createKey(wanted); });
    if (!created)
        return CommandResult::failure(created.error());
    return {CommandResult::kFine, created->text.toUtf8() + '\n', {}};
}

CommandResult revokeKey(const CommandValues &values, Assembly &assembly)
{
    const ApiKeyId id(values[u"id"_s]);
    const auto revoked =
        onCore(assembly, [&] { return assembly.services().merchants().revokeKey(id); });
    return revoked ? CommandResult() : CommandResult::failure(revoked.error());
}

QJsonValue timeOrNull(const std::optional<Timestamp> &time)
{
    return time ? QJsonValue(QString::fromLatin1(toIsoUtc(*time))) : QJsonValue();
}

QByteArray asJson(const QList<ApiKey> &keys)
{
    QJsonArray list;
    for (const ApiKey &key : keys) {
        list << QJsonObject{
            {u"id"_s, key.id.text()},
            {u"profileId"_s, key.profileId.text()},
            {u"name"_s, key.name},
            {u"subject"_s, key.subject},
            {u"authorities"_s, QJsonArray::fromStringList(toTexts(key.authorities))},
            {u"createdAt"_s, timeOrNull(key.createdAt)},
            {u"lastUsedAt"_s, timeOrNull(key.lastUsedAt)},
            {u"revokedAt"_s, timeOrNull(key.revokedAt)},
            {u"expiresAt"_s, timeOrNull(key.expiresAt)},
            {u"addresses"_s,
             QJsonArray::fromStringList(toText(key.addresses).split(u',', Qt::SkipEmptyParts))}};
    }
    return QJsonDocument(list).toJson();
}

QByteArray asTable(const QList<ApiKey> &keys)
{
    const auto shortTime = [](const std::optional<Timestamp> &time) -> QString {
        return time ? QString::fromLatin1(toIsoUtc(*time).first(16)) + u"Z"_s : u"-"_s;
    };
    const auto line = [](const QStringList &cells) -> QString {
        constexpr std::array kWidths{24, 24, 20, 32, 32, 17, 17, 17, 17};
        QString text;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const bool isLast = i + 1 == cells.size();
            text +=
                isLast ? cells[i] : QString(cells[i].leftJustified(kWidths[size_t(i)]) + u"  "_s);
        }
        return text + u'\n';
    };
    QString text = line({u"ID"_s, u"PROFILE"_s, u"NAME"_s, u"SUBJECT"_s, u"AUTHORITIES"_s,
                         u"CREATED"_s, u"LAST USED"_s, u"REVOKED"_s, u"EXPIRES"_s, u"ADDRESSES"_s});
    for (const ApiKey &key : keys)
        text += line({key.id.text(), key.profileId.text(), key.name, key.subject,
                      toTexts(key.authorities).join(u','), shortTime(key.createdAt),
                      shortTime(key.lastUsedAt), shortTime(key.revokedAt), shortTime(key.expiresAt),
                      key.addresses.isEmpty() ? u"-"_s : toText(key.addresses)});
    return text.toUtf8();
}

CommandResult listApiKeys(const CommandValues &values, const storage::DataDirectory &directory,
                          const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    QList<ApiKey> keys = merchants::MerchantRepository(db).keys();
    if (values.contains(u"profile"_s))
        keys.removeIf(
            [&values](const ApiKey &key) { return key.profileId.text() != values[u"profile"_s]; });
    return {CommandResult::kFine, values.contains(u"json"_s) ? asJson(keys) : asTable(keys), {}};
}

} // namespace

Command createKeyCommand()
{
    return {
        .words = u"key create"_s,
        .summary = u"Creates an API key and prints it; the key is never shown again"_s,
        .options =
            {{u"profile"_s, u"id"_s, u"profile that the key is for"_s, true},
             {u"name"_s, u"text"_s, u"name for the staff, 1 to 60 characters"_s, true},
             {u"authority"_s, u"list"_s,
              u"MERCHANT_PAYMENT, MERCHANT_REFUND, or both separated by a comma"_s, true},
             {u"subject"_s, u"subject"_s, u"INTEGRATOR:{id}; default the profile's merchant"_s},
             {u"expires"_s, u"date|days"_s,
              u"when the key expires: a date (UTC), a date-time, or a number of days from now"_s},
             {u"addresses"_s, u"networks"_s,
              u"addresses that may use the key, such as 192.168.1.0/24,10.0.0.7"_s}},
        .change = createKey,
        .read = {}};
}

Command listKeysCommand()
{
    return {.words = u"key list"_s,
            .summary = u"Lists the API keys, without the keys themselves"_s,
            .options = {{u"profile"_s, u"id"_s, u"only of this profile"_s},
                        {u"json"_s, {}, u"as JSON"_s}},
            .change = {},
            .read = listApiKeys};
}

Command revokeKeyCommand()
{
    return {.words = u"key revoke"_s,
            .summary = u"Revokes an API key: requests with the key are refused from now on"_s,
            .options = {{u"id"_s, u"id"_s, u"id of the key, as the list shows it"_s, true}},
            .change = revokeKey,
            .read = {}};
}

} // namespace tilldesk::app
