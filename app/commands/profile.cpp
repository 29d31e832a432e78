#include "app/commands/profile.h"

#include "app/commands/connection_settings.h"
#include "app/commands/profile_settings.h"
#include "core/hosted/connection_repository.h"
#include "core/hosted/search_repository.h"
#include "core/merchants/merchant_repository.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QJsonValue jsonValue(const ProfileSetting &setting, const Profile &profile)
{
    const QString text = setting.show(profile);
    if (setting.value == "on|off"_L1)
        return text == "on"_L1;
    if (setting.isFile && !text.isEmpty())
        return QJsonDocument::fromJson(text.toUtf8()).object();
    return text;
}

/// A profile with its connection.
struct Described {
    merchants::StoredProfile stored;
    HostedConnection connection;
    /// What was looked for at the provider; empty: not hosted, or nothing yet.
    std::optional<hosted::Searched> searched;
};

/// Returns which payments at the provider are known, as names of lines and their values.
QList<std::pair<QString, QString>> searchedLines(const Described &described)
{
    if (!described.searched)
        return {};
    const auto &[known, history] = *described.searched;
    const auto moment = [](Timestamp time) { return QString::fromLatin1(toIsoUtc(time)); };
    QList<std::pair<QString, QString>> lines{{u"hosted-known-since"_s, moment(known.since)},
                                             {u"hosted-known-up-to"_s, moment(known.upTo)}};
    if (history)
        lines << std::pair(u"hosted-history-up-to"_s, moment(history->upTo));
    return lines;
}

QJsonObject asJson(const Described &described)
{
    const merchants::StoredProfile &stored = described.stored;
    QJsonObject json{{u"profileId"_s, stored.profile.id.text()},
                     {u"merchantId"_s, stored.profile.merchantId.text()}};
    for (const ProfileSetting &setting : profileSettings())
        json[memberName(setting.option)] = jsonValue(setting, stored.profile);
    const QJsonObject connection = connectionJson(described.connection);
    for (auto it = connection.begin(); it != connection.end(); ++it)
        json[it.key()] = it.value();
    QJsonArray places;
    for (const PointOfSale &place : stored.pointsOfSale)
        places << QJsonObject{{u"posId"_s, place.id},
                              {u"name"_s, place.name},
                              {u"shopId"_s, place.shopId},
                              {u"shopName"_s, place.shopName}};
    json[u"pointsOfSale"_s] = places;
    for (const auto &[name, value] : searchedLines(described))
        json[memberName(name)] = value;
    return json;
}

QByteArray asLines(const Described &described)
{
    const merchants::StoredProfile &stored = described.stored;
    const auto line = [](const QString &name, const QString &value) -> QString {
        return name.leftJustified(26) + (value.isEmpty() ? u"-"_s : value) + u'\n';
    };
    QString text = line(u"profile"_s, stored.profile.id.text())
        + line(u"merchant"_s, stored.profile.merchantId.text());
    for (const ProfileSetting &setting : profileSettings()) {
        const QString value = setting.show(stored.profile);
        text += line(setting.option, setting.isFile && !value.isEmpty() ? u"(pasted)"_s : value);
    }
    for (const auto &[name, value] : connectionLines(described.connection))
        text += line(name, value);
    for (const auto &[name, value] : searchedLines(described))
        text += line(name, value);
    for (const PointOfSale &place : stored.pointsOfSale)
        text += line(u"point of sale"_s, place.id + u"  "_s + place.name);
    return text.toUtf8();
}

QList<Described> profilesIn(const storage::DataDirectory &directory)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto connections = hosted::ConnectionRepository(db).connections();
    QList<Described> all;
    for (const merchants::StoredProfile &stored : merchants::MerchantRepository(db).profiles()) {
        Described described{stored,
                            {.profileId = stored.profile.id},
                            hosted::SearchRepository(db).find(stored.profile.id)};
        described.connection.environment = stored.profile.environment;
        for (const hosted::ConnectionRow &row : connections) {
            if (row.profileSeq == stored.seq)
                described.connection = row.connection;
        }
        all << described;
    }
    return all;
}

CommandResult listProfiles(const CommandValues &values, const storage::DataDirectory &directory,
                           const Settings & /*settings*/)
{
    const auto profiles = profilesIn(directory);
    if (values.contains(u"json"_s)) {
        QJsonArray list;
        for (const Described &described : profiles)
            list << asJson(described);
        return {CommandResult::kFine, QJsonDocument(list).toJson(), {}};
    }
    QString text = u"PROFILE                   MERCHANT                  CHANNEL  STATE   NAME\n"_s;
    for (const Described &described : profiles) {
        const Profile &profile = described.stored.profile;
        text += profile.id.text() + u"  "_s + profile.merchantId.text() + u"  "_s
            + QString(toText(profile.channel)).leftJustified(9)
            + (profile.isOpen ? u"open    "_s : u"closed  "_s) + profile.name + u'\n';
    }
    return {CommandResult::kFine, text.toUtf8(), {}};
}

CommandResult showProfile(const CommandValues &values, const storage::DataDirectory &directory,
                          const Settings & /*settings*/)
{
    for (const Described &described : profilesIn(directory)) {
        if (described.stored.profile.id.text() != values[u"profile"_s])
            continue;
        const bool isJson = values.contains(u"json"_s);
        return {CommandResult::kFine,
                isJson ? QJsonDocument(asJson(described)).toJson() : asLines(described),
                {}};
    }
    return CommandResult::failure({ErrorCode::ProfileNotFound, u"There is no such profile"_s});
}

CommandResult addMerchant(const CommandValues &values, Assembly &assembly)
{
    const auto added = onCore(assembly, [&] {
        return assembly.services().merchants().addMerchant({.name = values[u"name"_s]});
    });
    return added ? CommandResult{CommandResult::kFine, added->id.text().toUtf8() + '\n', {}}
                 : CommandResult::failure(added.error());
}

CommandResult addProfile(const CommandValues &values, Assembly &assembly)
{
    auto profile = withSettings({}, values);
    if (!profile)
        return profileRefusal(profile.error());
    profile->merchantId = MerchantId(values[u"merchant"_s]);
    const auto added = onCore(assembly, [&]() -> Result<Profile> {
        auto made = assembly.services().merchants().addProfile(*profile);
        if (made && hasConnectionValues(values)) {
            const auto connected =
                setConnection(assembly.services().connections(), made->id, values);
            if (!connected)
                return connected.failure();
        }
        return made;
    });
    return added ? CommandResult{CommandResult::kFine, added->id.text().toUtf8() + '\n', {}}
                 : profileRefusal(asConnectionOption(added.error()));
}

CommandResult setProfile(const CommandValues &values, Assembly &assembly)
{
    const auto isGiven = [&values](const ProfileSetting &setting) {
        return values.contains(setting.option);
    };
    const bool changesProfile = std::ranges::any_of(profileSettings(), isGiven);
    const bool changesConnection = hasConnectionValues(values);
    if (!changesProfile && !changesConnection)
        return {CommandResult::kWrongUsage, {}, "name at least one setting to change\n"};
    const auto changed = onCore(assembly, [&]() -> Result<Profile> {
        auto &service = assembly.services().merchants();
        const auto directory = service.directory();
        const auto *stored = directory->profile(ProfileId(values[u"profile"_s]));
        if (stored == nullptr)
            return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s);
        auto profile = withSettings(stored->profile, values);
        if (profile && changesProfile)
            profile = service.changeProfile(*profile);
        if (!profile || !changesConnection)
            return profile;
        const auto connected =
            setConnection(assembly.services().connections(), profile->id, values);
        return connected ? profile : connected.failure();
    });
    return changed ? CommandResult() : profileRefusal(asConnectionOption(changed.error()));
}

QList<CommandOption> settingOptions(QList<CommandOption> options, const QStringList &required = {})
{
    for (const ProfileSetting &setting : profileSettings())
        options << CommandOption{.name = setting.option,
                                 .value = setting.value,
                                 .help = setting.help,
                                 .isRequired = required.contains(setting.option),
                                 .isFile = setting.isFile,
                                 .canBeEmpty = setting.canBeEmpty};
    return options + connectionOptions();
}

const CommandOption kProfile{u"profile"_s, u"id"_s, u"the profile"_s, true};
const CommandOption kJson{u"json"_s, {}, u"as JSON"_s};

} // namespace

Command addMerchantCommand()
{
    return {.words = u"merchant add"_s,
            .summary = u"Adds a merchant and prints its id"_s,
            .options = {{u"name"_s, u"text"_s, u"1 to 60 characters"_s, true}},
            .change = addMerchant};
}

Command addProfileCommand()
{
    return {.words = u"profile add"_s,
            .summary = u"Adds a profile to a merchant and prints its id"_s,
            .options = settingOptions({{u"merchant"_s, u"id"_s, u"the merchant"_s, true}},
                                      {u"name"_s, u"creditor-name"_s}),
            .change = addProfile};
}

Command listProfilesCommand()
{
    return {.words = u"profile list"_s,
            .summary = u"Lists the profiles"_s,
            .options = {kJson},
            .read = listProfiles};
}

Command showProfileCommand()
{
    return {.words = u"profile show"_s,
            .summary = u"Shows the settings of a profile"_s,
            .options = {kProfile, kJson},
            .read = showProfile};
}

Command setProfileCommand()
{
    return {.words = u"profile set"_s,
            .summary = u"Changes settings of a profile"_s,
            .options = settingOptions({kProfile}),
            .change = setProfile};
}

} // namespace tilldesk::app
