#include "app/commands/init.h"

#include "app/commands/profile_settings.h"
#include "app/commands/service_keys.h"
#include "app/first_shop.h"
#include "core/staff/secret_hash.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr auto kFile = "shop-file"_L1;
constexpr auto kTill = "till"_L1;
constexpr auto kOwner = "owner"_L1;
constexpr auto kOwnerPin = "owner-pin"_L1;

QList<CommandOption> options()
{
    QList<CommandOption> list{
        {u"merchant"_s, u"text"_s, u"name of the first merchant, 1 to 60 characters"_s},
        {u"profile"_s, u"text"_s, u"name of the first profile; default the merchant's name"_s},
    };
    for (const ProfileSetting &setting : profileSettings()) {
        if (setting.option != "name"_L1)
            list << CommandOption{.name = setting.option,
                                  .value = setting.value,
                                  .help = setting.help,
                                  .isFile = setting.isFile};
    }
    list << CommandOption{QString(kTill), u"text"_s,
                          u"name of the first point of sale; default no point of sale"_s}
         << CommandOption{u"key-name"_s, u"text"_s,
                          u"name of the first API key; default the profile's name"_s}
         << CommandOption{QString(kOwner), u"text"_s,
                          u"name of the shop's owner, the first staff member; default no staff"_s}
         << CommandOption{QString(kOwnerPin), u"digits"_s,
                          u"PIN of the owner, 4 to 8 digits; better given in --shop-file, because"
                          " other accounts can read the arguments of a process; default no PIN"_s}
         << kidOption()
         << CommandOption{u"simulation"_s, u"on|off"_s,
                          u"whether customers are simulated; default off"_s}
         << CommandOption{.name = u"production"_s,
                          .value = {},
                          .help =
                              u"makes a shop for real payments by a provider, for good: it never"
                              " simulates anything; default a shop for tests"_s}
         << CommandOption{.name = kFile,
                          .value = u"file"_s,
                          .help = u"JSON object with these options as members, such as"
                                  " {\"merchant\": \"Janssens\", \"simulation\": true}"_s,
                          .isFile = true};
    return list;
}

Result<QString> valueIn(const QJsonValue &value, bool isFile, const QString &member)
{
    if (value.isString())
        return value.toString();
    if (value.isBool())
        return value.toBool() ? u"on"_s : u"off"_s;
    // The command receives a file's content as one character per byte.
    if (isFile && value.isObject())
        return QString::fromLatin1(QJsonDocument(value.toObject()).toJson());
    return fail(ErrorCode::FieldInvalid,
                u"the member %1 must be a string in quotes, true or false"_s.arg(member),
                QString(kFile));
}

/// Adds the members of the file; options on the command line override them.
Result<CommandValues> withFile(const CommandValues &values)
{
    if (!values.contains(kFile))
        return values;
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(values[kFile].toLatin1(), &error);
    if (error.error != QJsonParseError::NoError)
        return fail(ErrorCode::FieldInvalid,
                    u"must hold a JSON object: %1 after %2 bytes"_s.arg(
                        error.errorString(), QString::number(error.offset)),
                    QString(kFile));
    if (!document.isObject())
        return fail(ErrorCode::FieldInvalid, u"must hold a JSON object"_s, QString(kFile));
    QJsonObject members = document.object();
    CommandValues all;
    for (const CommandOption &option : options()) {
        const QString member = memberName(option.name);
        if (option.name == kFile || !members.contains(member))
            continue;
        const auto value = valueIn(members.take(member), option.isFile, member);
        if (!value)
            return value.failure();
        all[option.name] = *value;
    }
    if (!members.isEmpty())
        return fail(ErrorCode::FieldInvalid, u"has the unknown member %1"_s.arg(members.keys()[0]),
                    QString(kFile));
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        if (it.key() != kFile)
            all[it.key()] = it.value();
    }
    return all;
}

/// Errors: `FieldRequired` and `FieldInvalid`, naming the option.
Result<std::optional<Profile>> wantedProfile(const CommandValues &values)
{
    const QString merchant = values.value(u"merchant"_s);
    if (merchant.isEmpty()) {
        for (auto it = values.cbegin(); it != values.cend(); ++it) {
            if (it.key() != "simulation"_L1 && it.key() != "kid"_L1 && it.key() != "production"_L1)
                return fail(ErrorCode::FieldRequired, u"is needed with --%1"_s.arg(it.key()),
                            u"merchant"_s);
        }
        return std::optional<Profile>();
    }
    if (values.value(u"iban"_s).isEmpty())
        return fail(ErrorCode::FieldRequired, u"is needed with --merchant"_s, u"iban"_s);
    CommandValues settings = values;
    settings[u"name"_s] = values.value(u"profile"_s, merchant);
    if (!settings.contains(u"creditor-name"_s))
        settings[u"creditor-name"_s] = merchant;
    auto profile = withSettings({}, settings);
    if (!profile)
        return profile.failure();
    return std::optional(std::move(*profile));
}

/// Errors: `FieldRequired` and `FieldInvalid`, naming the option.
Result<FirstShopWanted> wantedShop(const CommandValues &values, Profile profile)
{
    FirstShopWanted wanted{.merchant = values[u"merchant"_s],
                           .profile = std::move(profile),
                           .till = {},
                           .keyName = values.value(u"key-name"_s),
                           .owner = values.value(QString(kOwner))};
    if (wanted.keyName.isEmpty())
        wanted.keyName = wanted.profile.name;
    if (values.contains(kTill))
        wanted.till = values[QString(kTill)];
    if (!values.contains(kOwnerPin))
        return wanted;
    if (wanted.owner.isEmpty())
        return fail(ErrorCode::FieldRequired, u"is needed with --owner-pin"_s, QString(kOwner));
    const QString pin = values[QString(kOwnerPin)];
    if (const auto checked = checkPin(pin); !checked)
        return fail(checked.error().code, checked.error().detail, QString(kOwnerPin));
    wanted.ownerPinHash = staff::hashOf(pin);
    return wanted;
}

/// Returns JSON with the same members as the output of `demo`.
QByteArray asJson(const std::optional<FirstShop> &shop)
{
    QJsonArray merchants;
    QJsonArray profiles;
    QJsonArray pointsOfSale;
    QJsonArray members;
    if (shop) {
        merchants << QJsonObject{{u"id"_s, shop->merchant.id.text()},
                                 {u"name"_s, shop->merchant.name}};
        profiles << QJsonObject{{u"id"_s, shop->profile.id.text()},
                                {u"merchantId"_s, shop->merchant.id.text()},
                                {u"name"_s, shop->profile.name},
                                {u"apiKey"_s, shop->apiKey}};
        if (shop->till)
            pointsOfSale << QJsonObject{{u"id"_s, shop->till->id},
                                        {u"profileId"_s, shop->profile.id.text()},
                                        {u"name"_s, shop->till->name}};
        if (shop->owner)
            members << QJsonObject{{u"id"_s, shop->owner->id.text()},
                                   {u"name"_s, shop->owner->name},
                                   {u"role"_s, QString(toText(shop->owner->role))}};
    }
    return QJsonDocument(QJsonObject{{u"merchants"_s, merchants},
                                     {u"profiles"_s, profiles},
                                     {u"pointsOfSale"_s, pointsOfSale},
                                     {u"staff"_s, members}})
        .toJson();
}

CommandResult init(const CommandValues &given, Assembly &assembly)
{
    const auto values = withFile(given);
    if (!values)
        return CommandResult::failure(values.error());
    const QString simulation = values->value(u"simulation"_s, u"off"_s);
    if (simulation != "on"_L1 && simulation != "off"_L1)
        return CommandResult::failure(
            {ErrorCode::FieldInvalid, u"must be on or off"_s, u"simulation"_s});
    const bool isProduction = values->value(u"production"_s, u"off"_s) != "off"_L1;
    if (isProduction && simulation == "on"_L1)
        return CommandResult::failure(
            {ErrorCode::FieldInvalid, u"must be off with --production"_s, u"simulation"_s});
    auto profile = wantedProfile(*values);
    if (!profile)
        return CommandResult::failure(profile.error());
    std::optional<FirstShopWanted> wanted;
    if (*profile) {
        auto shop = wantedShop(*values, std::move(**profile));
        if (!shop)
            return CommandResult::failure(shop.error());
        wanted = std::move(*shop);
        wanted->isSimulated = simulation == "on"_L1;
    }
    const QString kid = values->value(u"kid"_s);
    if (values->contains(u"kid"_s)) {
        if (const auto checked = keys::checkedKid(kid); !checked)
            return CommandResult::failure(checked.error());
    }
    if (const auto prepared = assembly.keys().prepare(kid).result(); !prepared)
        return CommandResult::failure(prepared.error());
    auto &services = assembly.services();
    const auto shop = onCore(assembly, [&]() -> Result<std::optional<FirstShop>> {
        if (isProduction) {
            if (const auto made = services.simulation().makeProduction(); !made)
                return made.failure();
        }
        if (!wanted) {
            if (simulation == "on"_L1) {
                if (const auto switched = services.simulation().switchOn(true); !switched)
                    return switched.failure();
            }
            return std::optional<FirstShop>();
        }
        auto added = addFirstShop(services, *wanted);
        if (!added)
            return added.failure();
        return std::optional(std::move(*added));
    });
    if (shop)
        return {CommandResult::kFine, asJson(*shop), {}};
    if (shop.error().field == "keyName"_L1)
        return CommandResult::failure({shop.error().code, shop.error().detail, u"key-name"_s});
    return profileRefusal(shop.error());
}

} // namespace

Command initCommand()
{
    return {.words = u"init"_s,
            .summary =
                u"Creates a shop in an empty folder and prints its ids and API key as JSON"_s,
            .options = options(),
            .creation = Command::Creation::OnlyNew,
            .change = init};
}

} // namespace tilldesk::app
