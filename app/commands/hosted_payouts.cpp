#include "app/commands/hosted_payouts.h"

#include "app/commands/table.h"
#include "app/provider_calls.h"
#include "core/hosted/follower.h"
#include "core/hosted/open_items.h"
#include "core/hosted/payout_fetch.h"
#include "core/storage/transaction.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

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

QByteArray openJson(const HostedComparison &compared, Timestamp now)
{
    QJsonArray array;
    for (const HostedOpenItem &item : compared.items) {
        QJsonObject json{{u"reason"_s, QString(toText(item.reason))},
                         {u"kind"_s, kindOf(item)},
                         {u"since"_s, QString::fromLatin1(toIsoUtc(item.at))},
                         {u"days"_s, daysOpen(item, now)},
                         {u"here"_s, item.here.cents()},
                         {u"there"_s, item.there.cents()},
                         {u"gap"_s, item.gap.cents()}};
        for (const auto &[name, text] :
             {std::pair{u"id"_s, item.id}, std::pair{u"paymentId"_s, item.paymentId.text()},
              std::pair{u"payoutId"_s, item.payoutId.text()},
              std::pair{u"reference"_s, item.reference}}) {
            if (!text.isEmpty())
                json[name] = text;
        }
        array << json;
    }
    const HostedOwed &owed = compared.owed;
    return QJsonDocument(
               QJsonObject{{u"items"_s, array},
                           {u"owed"_s,
                            QJsonObject{{u"payments"_s, owed.payments},
                                        {u"paymentAmount"_s, owed.paid.cents()},
                                        {u"refunds"_s, owed.refunds},
                                        {u"refundAmount"_s, owed.refunded.cents()},
                                        {u"here"_s, owedHere(owed).cents()},
                                        {u"there"_s, owed.there.cents()},
                                        {u"difference"_s, difference(owed).cents()},
                                        {u"unexplained"_s, unexplained(compared).cents()}}}})
        .toJson();
}

/// `Owed in cents: 1000 here, 900 by the provider; difference 100, not explained 0`
QByteArray owedLine(const HostedComparison &compared)
{
    return u"Owed in cents: %1 here, %2 by the provider; difference %3, not explained %4\n"_s
        .arg(owedHere(compared.owed).cents())
        .arg(compared.owed.there.cents())
        .arg(difference(compared.owed).cents())
        .arg(unexplained(compared).cents())
        .toUtf8();
}

QByteArray openTable(const HostedComparison &compared, Timestamp now)
{
    const auto shown = [](const QString &id) { return id.isEmpty() ? u"-"_s : id; };
    QList<QStringList> rows{{u"REASON"_s, u"KIND"_s, u"REFERENCE"_s, u"ID"_s, u"PAYOUT"_s,
                             u"HERE"_s, u"THERE"_s, u"GAP"_s, u"DAYS"_s}};
    for (const HostedOpenItem &item : compared.items)
        rows << QStringList{toText(item.reason),
                            kindOf(item),
                            shown(item.reference),
                            shown(item.id),
                            shown(item.payoutId.text()),
                            QString::number(item.here.cents()),
                            QString::number(item.there.cents()),
                            QString::number(item.gap.cents()),
                            QString::number(daysOpen(item, now))};
    return table(rows) + '\n' + owedLine(compared);
}

CommandResult open(const CommandValues &values, const storage::DataDirectory &directory,
                   const Settings &settings)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const Timestamp now = SystemClock().now();
    const auto compared = hosted::compareWithProvider(db, ProfileId(values[u"profile"_s]), now,
                                                      settings.payoutLate, kMaxOpenItems);
    if (!compared)
        return CommandResult::failure(compared.error());
    if (values.contains(u"json"_s))
        return {CommandResult::kFine, openJson(*compared, now), {}};
    if (compared->items.isEmpty())
        return {CommandResult::kFine, "Everything that was paid is in a payout.\n", {}};
    return {CommandResult::kFine, openTable(*compared, now), {}};
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
