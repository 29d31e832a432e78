#include "app/commands/hosted_payouts.h"

#include "app/commands/table.h"
#include "app/provider_calls.h"
#include "core/hosted/follower.h"
#include "core/hosted/open_items.h"
#include "core/hosted/payout_fetch.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr int kMaxOpen = 100'000; ///< open items of each kind

Result<QDate> dayOf(const CommandValues &values, const QString &name)
{
    if (!values.contains(name))
        return QDate();
    const QDate day = QDate::fromString(values[name], Qt::ISODate);
    if (!day.isValid())
        return fail(ErrorCode::FieldInvalid, u"must be a day, such as 2026-11-28"_s, name);
    return day;
}

CommandResult fetch(const CommandValues &values, Assembly &assembly, BankReadControl &control)
{
    const ProfileId id(values[u"profile"_s]);
    if (assembly.directory().current()->profile(id) == nullptr)
        return CommandResult::failure({ErrorCode::ProfileNotFound, u"There is no such profile"_s});
    const auto connection = assembly.connections().find(id);
    if (!connection || connection->shown.hostedMerchantId.isEmpty())
        return CommandResult::failure(
            {ErrorCode::FieldInvalid,
             u"has no provider, or the merchant's id there is not set: profile set"
             " --hosted-merchant"_s,
             u"profile"_s});
    const auto from = dayOf(values, u"from"_s);
    if (!from)
        return CommandResult::failure(from.error());
    const auto upTo = dayOf(values, u"to"_s);
    if (!upTo)
        return CommandResult::failure(upTo.error());
    const auto calls = ProviderCalls::make(assembly);
    if (!calls)
        return CommandResult::failure(calls.error());
    hosted::PayoutFetch run({.client = (*calls)->client(),
                             .core = assembly.core(),
                             .book = assembly.services().hostedPayouts(),
                             .access = hosted::accessOf(*connection, assembly.wall().now()),
                             .profile = id,
                             .realClock = assembly.wall(),
                             .zone = assembly.closing().zone});
    const auto fetched = run.run(*from, *upTo, control.isCancelled);
    if (!fetched)
        return CommandResult::failure(fetched.error());
    return {CommandResult::kFine,
            u"%1 new payouts with %2 payments and refunds, from %3 to %4\n"_s.arg(fetched->payouts)
                .arg(fetched->items)
                .arg(fetched->from.toString(Qt::ISODate), fetched->upTo.toString(Qt::ISODate))
                .toUtf8(),
            {}};
}

QString kindOf(const HostedOpenItem &item)
{
    if (item.id.isEmpty())
        return u"payout"_s;
    return item.kind == PayoutItemKind::Payment ? u"payment"_s : u"refund"_s;
}

QByteArray openJson(const QList<HostedOpenItem> &items, Timestamp now)
{
    QJsonArray array;
    for (const HostedOpenItem &item : items) {
        QJsonObject json{{u"reason"_s, QString(toText(item.reason))},
                         {u"kind"_s, kindOf(item)},
                         {u"since"_s, QString::fromLatin1(toIsoUtc(item.at))},
                         {u"days"_s, daysOpen(item, now)},
                         {u"here"_s, item.here.cents()},
                         {u"there"_s, item.there.cents()}};
        for (const auto &[name, text] :
             {std::pair{u"id"_s, item.id}, std::pair{u"paymentId"_s, item.paymentId.text()},
              std::pair{u"payoutId"_s, item.payoutId.text()},
              std::pair{u"reference"_s, item.reference}}) {
            if (!text.isEmpty())
                json[name] = text;
        }
        array << json;
    }
    return QJsonDocument(QJsonObject{{u"items"_s, array}}).toJson();
}

QByteArray openTable(const QList<HostedOpenItem> &items, Timestamp now)
{
    const auto shown = [](const QString &id) { return id.isEmpty() ? u"-"_s : id; };
    QList<QStringList> rows{{u"REASON"_s, u"KIND"_s, u"REFERENCE"_s, u"ID"_s, u"PAYOUT"_s,
                             u"HERE"_s, u"THERE"_s, u"DAYS"_s}};
    for (const HostedOpenItem &item : items)
        rows << QStringList{toText(item.reason),
                            kindOf(item),
                            shown(item.reference),
                            shown(item.id),
                            shown(item.payoutId.text()),
                            QString::number(item.here.cents()),
                            QString::number(item.there.cents()),
                            QString::number(daysOpen(item, now))};
    return table(rows);
}

CommandResult open(const CommandValues &values, const storage::DataDirectory &directory,
                   const Settings &settings)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const Timestamp now = SystemClock().now();
    const auto items =
        hosted::openItems(db, ProfileId(values[u"profile"_s]), now, settings.payoutLate, kMaxOpen);
    if (values.contains(u"json"_s))
        return {CommandResult::kFine, openJson(items, now), {}};
    if (items.isEmpty())
        return {CommandResult::kFine, "Everything that was paid is in a payout.\n", {}};
    return {CommandResult::kFine, openTable(items, now), {}};
}

} // namespace

std::vector<Command> hostedPayoutCommands()
{
    const CommandOption profile{u"profile"_s, u"id"_s, u"a profile with a provider"_s, true};
    return {
        {.words = u"payout fetch"_s,
         .summary =
             u"Fetches the payouts that a profile's provider has made, and what is in them"_s,
         .options = {profile,
                     {u"from"_s, u"day"_s,
                      u"first UTC day; default the first that was not fetched yet"_s},
                     {u"to"_s, u"day"_s, u"last UTC day; default today"_s}},
         .changeOrStop = fetch},
        {.words = u"payout open"_s,
         .summary = u"Lists what no payout of the provider has yet, and where its payouts differ"_s,
         .options = {profile, {u"json"_s, {}, u"as JSON"_s}},
         .read = open}};
}

} // namespace tilldesk::app
