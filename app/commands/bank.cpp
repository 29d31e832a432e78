#include "app/commands/bank.h"

#include "app/commands/bank_text.h"
#include "app/commands/export_progress.h"
#include "app/commands/export_values.h"
#include "core/bank/bank_queries.h"
#include "core/debtors/simulation_service.h"
#include "core/storage/transaction.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Returns the merchant that --merchant names; empty: all.
Result<QList<MerchantId>> merchantsIn(const CommandValues &values, Assembly &assembly)
{
    storage::Database db(assembly.databasePath(), storage::Database::Mode::ReadOnly);
    return merchantsOf(values, db);
}

Result<BankImport> imported(const CommandValues &values, Assembly &assembly,
                            BankReadControl &control)
{
    const auto merchants = merchantsIn(values, assembly);
    if (!merchants)
        return merchants.failure();
    const auto file = [&] {
        const ExportProgress progress(control.done, control.total);
        return bank::readBankFile(values[u"file"_s], control);
    }();
    if (!file)
        return file.failure();
    const ExportProgress progress(control.stored, control.toStore);
    return bank::BankService::importInSteps(
        assembly.services().bank(), *file,
        {.merchants = *merchants, .acceptsDifferences = values.contains(u"accept-difference"_s)},
        control, [&assembly](const auto &step) { return onCore(assembly, step); });
}

CommandResult importFile(const CommandValues &values, Assembly &assembly, BankReadControl &control)
{
    const auto report = imported(values, assembly, control);
    if (!report && report.error().code == ErrorCode::Cancelled)
        return CommandResult::failure(
            {ErrorCode::Cancelled, u"Cancelled: nothing of the file is stored"_s});
    if (!report)
        return CommandResult::failure(report.error());
    return {
        CommandResult::kFine, values.contains(u"json"_s) ? inJson(*report) : inWords(*report), {}};
}

Result<QList<BankOutcome>> outcomesOf(const CommandValues &values)
{
    QList<BankOutcome> outcomes;
    for (const QString &name : values.value(u"outcome"_s).split(u',', Qt::SkipEmptyParts)) {
        const auto outcome = bankOutcomeFrom(name.trimmed());
        if (!outcome)
            return fail(ErrorCode::FieldInvalid,
                        u"must be matched, amount-differs, no-reference, ambiguous, unexpected,"
                        " missing, awaited or other"_s,
                        u"outcome"_s);
        outcomes << *outcome;
    }
    return outcomes;
}

CommandResult listBank(const CommandValues &values, const storage::DataDirectory &directory,
                       const Settings &settings)
{
    const payouts::ClosingTime closing = closingOf(settings);
    const auto period = periodOf(values, settings.timeZone);
    if (!period)
        return CommandResult::failure(period.error());
    const auto outcomes = outcomesOf(values);
    if (!outcomes)
        return CommandResult::failure(outcomes.error());
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto merchants = merchantsOf(values, db);
    if (!merchants)
        return CommandResult::failure(merchants.error());
    BankItemFilter filter{.merchants = *merchants, .outcomes = *outcomes};
    if (period->first)
        filter.first = closing.day(*period->first);
    if (period->last)
        filter.last = closing.day(*period->last);
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const auto items =
        bank::items(db, closing, closing.day(debtors::storedServiceTime(db)), filter);
    const QList<BankGap> gaps = bank::gaps(db, *merchants);
    return {CommandResult::kFine,
            values.contains(u"json"_s) ? inJson(items, gaps) : inWords(items, gaps),
            {}};
}

Result<qint64> lineOf(const CommandValues &values)
{
    bool isNumber = false;
    const qint64 line = values.value(u"line"_s).toLongLong(&isNumber);
    if (!isNumber || line < 1)
        return fail(ErrorCode::FieldInvalid,
                    u"must be the number of a line, as the list shows it"_s, u"line"_s);
    return line;
}

CommandResult matchAgain(Assembly &assembly)
{
    const auto matched =
        bank::BankService::matchAll(assembly.services().bank(), [&assembly](const auto &step) {
            return onCore(assembly, step);
        });
    if (!matched)
        return CommandResult::failure(matched.error());
    return {CommandResult::kFine, QByteArray::number(*matched) + " payouts matched\n", {}};
}

CommandResult match(const CommandValues &values, Assembly &assembly)
{
    if (!values.contains(u"line"_s) && !values.contains(u"payout"_s))
        return matchAgain(assembly);
    const auto line = lineOf(values);
    if (!line)
        return CommandResult::failure(line.error());
    if (!values.contains(u"payout"_s))
        return CommandResult::failure(
            {ErrorCode::FieldRequired, u"must be the id of a payout, or none"_s, u"payout"_s});
    const auto merchants = merchantsIn(values, assembly);
    if (!merchants)
        return CommandResult::failure(merchants.error());
    const QString id = values[u"payout"_s];
    const PayoutId payout(id == "none"_L1 ? QString() : id);
    const auto made = onCore(assembly, [&] {
        return assembly.services().bank().match(*line, payout, *merchants,
                                                values.contains(u"accept-difference"_s));
    });
    if (!made)
        return CommandResult::failure(made.error());
    const QString text = payout.isEmpty()
        ? u"Line %1 is no payout.\n"_s.arg(*line)
        : u"Line %1 is matched with payout %2.\n"_s.arg(QString::number(*line), id);
    return {CommandResult::kFine, text.toUtf8(), {}};
}

CommandResult unmatch(const CommandValues &values, Assembly &assembly)
{
    const auto line = lineOf(values);
    if (!line)
        return CommandResult::failure(line.error());
    const auto merchants = merchantsIn(values, assembly);
    if (!merchants)
        return CommandResult::failure(merchants.error());
    const auto done =
        onCore(assembly, [&] { return assembly.services().bank().unmatch(*line, *merchants); });
    if (!done)
        return CommandResult::failure(done.error());
    return {CommandResult::kFine, u"Line %1 has no match now.\n"_s.arg(*line).toUtf8(), {}};
}

} // namespace

std::vector<Command> bankCommands()
{
    const CommandOption merchant{u"merchant"_s, u"id"_s, u"only of this merchant"_s};
    const CommandOption json{u"json"_s, {}, u"as JSON"_s};
    return {
        {.words = u"bank import"_s,
         .summary = u"Reads a file of the bank (CAMT.053, MT940, CODA) and matches the payouts"_s,
         .options = {merchant,
                     {u"accept-difference"_s,
                      {},
                      u"read it although the lines do not lead from the opening to the closing"
                      " balance"_s},
                     json},
         .changeOrStop = importFile,
         .argument = u"file"_s,
         .isArgumentPath = true},
        {.words = u"bank list"_s,
         .summary = u"Lists payouts beside the lines of the bank: matched, missing, and why"_s,
         .options = {merchant,
                     {u"from"_s, u"date"_s, u"first day, or a date-time with a zone"_s},
                     {u"to"_s, u"date"_s, u"last day, or a date-time with a zone"_s},
                     {u"outcome"_s, u"list"_s,
                      u"matched, amount-differs, no-reference, ambiguous, unexpected, missing,"
                      " awaited, other; default: all except other, the lines that have nothing to"
                      " do with payouts"_s},
                     json},
         .read = listBank},
        {.words = u"bank match"_s,
         .summary = u"Matches a line of the bank with a payout; without options, all that are"
                    " certain"_s,
         .options = {{u"line"_s, u"number"_s, u"number of the line, as the list shows it"_s},
                     {u"payout"_s, u"id"_s, u"id of the payout, or none: the line is no payout"_s},
                     {u"accept-difference"_s,
                      {},
                      u"match although the bank booked another amount than that of the payout"_s},
                     merchant},
         .change = match},
        {.words = u"bank unmatch"_s,
         .summary = u"Ends the match of a line of the bank"_s,
         .options = {{u"line"_s, u"number"_s, u"number of the line, as the list shows it"_s, true},
                     merchant},
         .change = unmatch}};
}

} // namespace tilldesk::app
