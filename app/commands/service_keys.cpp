#include "app/commands/service_keys.h"

#include "core/base/enum_texts.h"
#include "core/debtors/simulation_service.h"
#include "core/keys/key_repository.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr EnumTexts<ServiceKeyEntry::Phase> kPhases{
    {ServiceKeyEntry::Phase::Waiting, "WAITING"},
    {ServiceKeyEntry::Phase::Signing, "SIGNING"},
    {ServiceKeyEntry::Phase::Leaving, "LEAVING"},
};

QString toText(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"-"_s;
}

QByteArray asJson(const QList<ServiceKeyEntry> &keys)
{
    QJsonArray list;
    for (const ServiceKeyEntry &key : keys) {
        list << QJsonObject{
            {u"kid"_s, key.kid},
            {u"algorithm"_s, key.algorithm},
            {u"phase"_s, kPhases.textOf(key.phase)},
            {u"thumbprint"_s, QString::fromLatin1(key.thumbprint)},
            {u"publishedAt"_s, toText(key.publishedAt)},
            {u"signsFrom"_s, toText(key.signsFrom)},
            {u"retiredAt"_s, key.retiredAt ? QJsonValue(toText(key.retiredAt)) : QJsonValue()}};
    }
    return QJsonDocument(list).toJson();
}

QByteArray asTable(const QList<ServiceKeyEntry> &keys)
{
    constexpr std::array kWidths{43, 9, 7, 24, 24, 24};
    QString text;
    const auto add = [&text, &kWidths](const QStringList &cells) {
        for (qsizetype i = 0; i + 1 < cells.size(); ++i)
            text += QString(cells[i].leftJustified(kWidths[size_t(i)]) + u"  "_s);
        text += QString(cells.last() + u'\n');
    };
    add({u"KID"_s, u"ALGORITHM"_s, u"PHASE"_s, u"PUBLISHED"_s, u"SIGNS FROM"_s, u"RETIRED"_s});
    for (const ServiceKeyEntry &key : keys)
        add({key.kid, key.algorithm, kPhases.textOf(key.phase), toText(key.publishedAt),
             toText(key.signsFrom), toText(key.retiredAt)});
    return text.toUtf8();
}

CommandResult listServiceKeys(const CommandValues &values, const storage::DataDirectory &directory,
                              const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const SystemClock real;
    AdjustableClock clock(real);
    clock.adjust(debtors::storedSimulation(db).clock);
    QList<keys::KeyRecord> records;
    for (const keys::KeyRow &row : keys::KeyRepository(db).rows())
        records << static_cast<const keys::KeyRecord &>(row);
    const auto entries = keys::entriesOf(records, clock.now());
    return {
        CommandResult::kFine, values.contains(u"json"_s) ? asJson(entries) : asTable(entries), {}};
}

CommandResult rotateKeys(const CommandValues &values, Assembly &assembly)
{
    const QString kid = values.value(u"kid"_s);
    // Checked first, because generating the keys takes half a second.
    if (values.contains(u"kid"_s)) {
        if (const auto checked = keys::checkedKid(kid); !checked)
            return CommandResult::failure(checked.error());
    }
    const auto made = keys::makeKeys(assembly.keys().maker(), kid);
    const auto rotated = onCore(assembly, [&] { return assembly.services().keys().rotate(made); });
    if (rotated)
        return {CommandResult::kFine,
                asTable(assembly.keys().published().current()->entries(assembly.clock().now())),
                {}};
    auto result = CommandResult::failure(rotated.error());
    if (rotated.error().field.isEmpty())
        result.exitCode = CommandResult::kFailed;
    return result;
}

} // namespace

CommandOption kidOption()
{
    return {.name = u"kid"_s,
            .value = u"id"_s,
            .help = u"id of the new ES256 key, which signs callbacks: 1 to 64 of A-Z a-z 0-9 . _ -;"
                    " default: its thumbprint"_s};
}

Command listServiceKeysCommand()
{
    return {.words = u"keys list"_s,
            .summary = u"Lists the keys with which the service signs, without their secret parts"_s,
            .options = {{u"json"_s, {}, u"as JSON"_s}},
            .change = {},
            .read = listServiceKeys};
}

Command rotateServiceKeysCommand()
{
    return {.words = u"keys rotate"_s,
            .summary = u"Publishes new keys of the service, which sign after 24 hours"_s,
            .options = {kidOption()},
            .change = rotateKeys,
            .read = {}};
}

} // namespace tilldesk::app
