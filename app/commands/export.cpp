#include "app/commands/export.h"

#include "app/commands/export_progress.h"
#include "app/commands/export_values.h"
#include "app/stop_signals.h"
#include "core/exports/audit_facts.h"
#include "core/exports/exporter.h"
#include "core/exports/month_pack.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QString euros(Amount amount)
{
    const qint64 cents = std::abs(amount.cents());
    return u"EUR %1%2.%3"_s.arg(amount.cents() < 0 ? u"-"_s : u""_s)
        .arg(cents / 100)
        .arg(cents % 100, 2, 10, '0'_L1);
}

QByteArray inWords(const ExportReport &report)
{
    QString text;
    for (const QString &folder : report.folders) {
        const auto count = std::ranges::count_if(report.files, [&folder](const QString &file) {
            return file.startsWith(folder + u'/');
        });
        text += u"%1: %2 files\n"_s.arg(folder).arg(count);
    }
    if (report.folders.isEmpty())
        text += report.files.join(u'\n') + u'\n';
    text += u"%1 rows, %2 %3\n"_s.arg(QString::number(report.rows), euros(report.sum),
                                      report.folders.isEmpty() ? u"moved"_s : u"paid out"_s);
    QStringList today;
    for (const auto &[name, sum] : {std::pair(u"payments"_s, report.paymentsOfToday),
                                    std::pair(u"refunds"_s, report.refundsOfToday),
                                    std::pair(u"payouts"_s, report.payoutsOfToday)}) {
        if (sum.count > 0)
            today << u"%1 %2 of today, %3"_s.arg(QString::number(sum.count), name, euros(sum.sum));
    }
    if (!today.isEmpty())
        text += u"Not in the file yet, because today is not over: "_s + today.join(u"; "_s) + u'\n';
    if (report.openDay.isValid())
        text += u"The last day, %1, is not over: the file has what has happened so far\n"_s.arg(
            report.openDay.toString(Qt::ISODate));
    return text.toUtf8();
}

/// Runs `work(control)`, shows its progress on the terminal, and lets Ctrl+C cancel it.
template <typename Request, typename F>
CommandResult exported(const Request &request, F work)
{
    ExportControl control;
    const StopSignals stop([&control] { control.isCancelled = true; });
    const auto report = [&] {
        const ExportProgress progress(control.done, control.total);
        return work(control);
    }();
    return report ? CommandResult{CommandResult::kFine,
                                  inWords(*report),
                                  {},
                                  {AuditKind::Exported, exports::factsOf(request, *report)}}
                  : CommandResult::failure(report.error());
}

/// @param kind  any list of the kind to export
/// @param listOf  function (values, zone, database) → Result of a filter
template <typename F>
CommandResult exportList(const CommandValues &values, const storage::DataDirectory &directory,
                         const Settings &settings, const ExportList &kind, F listOf)
{
    const auto format = formatOf(values, kind);
    if (!format)
        return CommandResult::failure(format.error());
    const auto language = languageOf(values);
    if (!language)
        return CommandResult::failure(language.error());
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto list = listOf(values, settings.timeZone, db);
    if (!list)
        return CommandResult::failure(list.error());
    const ExportRequest request{.list = *list, .format = *format, .language = *language};
    QStringList left;
    CommandResult result = exported(request, [&](ExportControl &control) {
        return exports::write(db, closingOf(settings), request, outputOf(values), control, &left);
    });
    if (result.exitCode != CommandResult::kFine || left.isEmpty())
        return result;
    result.exitCode = CommandResult::kFailed;
    result.err = u"No journal for %1\n"_s.arg(left.join(u"\nNo journal for "_s)).toUtf8();
    return result;
}

CommandResult exportPayments(const CommandValues &values, const storage::DataDirectory &directory,
                             const Settings &settings)
{
    return exportList(values, directory, settings, PaymentFilter(), paymentsOf);
}

CommandResult exportRefunds(const CommandValues &values, const storage::DataDirectory &directory,
                            const Settings &settings)
{
    return exportList(values, directory, settings, RefundFilter(), refundsOf);
}

CommandResult exportPayouts(const CommandValues &values, const storage::DataDirectory &directory,
                            const Settings &settings)
{
    return exportList(values, directory, settings, PayoutFilter(),
                      [](const CommandValues &asked, const QTimeZone &zone, storage::Database &db) {
                          return payoutsOf(asked, zone, db);
                      });
}

CommandResult exportClearing(const CommandValues &values, const storage::DataDirectory &directory,
                             const Settings &settings)
{
    return exportList(values, directory, settings, ClearingFilter(), clearingOf);
}

CommandResult exportJournal(const CommandValues &values, const storage::DataDirectory &directory,
                            const Settings &settings)
{
    return exportList(values, directory, settings, JournalFilter(), journalOf);
}

CommandResult exportVat(const CommandValues &values, const storage::DataDirectory &directory,
                        const Settings &settings)
{
    return exportList(values, directory, settings, VatBookFilter(), vatBookOf);
}

CommandResult exportPayout(const CommandValues &values, const storage::DataDirectory &directory,
                           const Settings &settings)
{
    return exportList(values, directory, settings, PayoutContent(),
                      [](const CommandValues &asked, const QTimeZone &, storage::Database &) {
                          return Result<PayoutContent>(PayoutContent{PayoutId(asked[u"payout"_s])});
                      });
}

CommandResult exportPack(const CommandValues &values, const storage::DataDirectory &directory,
                         const Settings &settings)
{
    const auto month = monthOf(values);
    if (!month)
        return CommandResult::failure(month.error());
    const auto language = languageOf(values);
    if (!language)
        return CommandResult::failure(language.error());
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto merchants = merchantsOf(values, db);
    if (!merchants)
        return CommandResult::failure(merchants.error());
    const PackRequest request{.month = *month,
                              .merchants = *merchants,
                              .language = *language,
                              .isBeside = values.contains(u"beside"_s),
                              .allowsRunning = values.contains(u"so-far"_s)};
    return exported(request, [&](ExportControl &control) {
        return exports::writePack(db, closingOf(settings), request, outputOf(values), control);
    });
}

} // namespace

std::vector<Command> exportCommands()
{
    const auto format = [](const ExportList &kind) {
        return CommandOption{u"format"_s, u"name"_s, formatNames(kind), true};
    };
    const CommandOption output{u"output"_s, u"file"_s,
                               u"file to write; an existing file is replaced"_s, true};
    const CommandOption folder{u"output"_s, u"folder"_s,
                               u"folder in which the folder of the pack is created"_s, true};
    const CommandOption language{
        u"language"_s, u"name"_s,
        u"language of headings and words (not in csv and json): en, nl, fr or de; default en"_s};
    const CommandOption from{u"from"_s, u"day"_s,
                             u"first day, in the shop's calendar, or a date-time"_s};
    const CommandOption to{u"to"_s, u"day"_s, u"last day (included), or a date-time"_s};
    const CommandOption firstDay{u"from"_s, u"day"_s, u"first day, in the shop's calendar"_s};
    const CommandOption lastDay{u"to"_s, u"day"_s, u"last day (included)"_s};
    const CommandOption profile{u"profile"_s, u"id"_s, u"only of this profile"_s};
    const CommandOption merchant{u"merchant"_s, u"id"_s, u"only of this merchant"_s};
    const CommandOption owner{u"profile"_s, u"id"_s, u"only of this profile's merchant"_s};
    const auto by = [](const QString &moved, const QString &what) {
        return CommandOption{
            u"by"_s, u"time"_s,
            u"the time that the period is about: created (default), or %1: %2"_s.arg(moved, what)};
    };
    const CommandOption status{u"status"_s, u"names"_s,
                               u"only in these statuses, separated by commas"_s};
    return {
        {.words = u"export payments"_s,
         .summary = u"Writes payments to a file, oldest first"_s,
         .options = {from, to, by(u"paid"_s, u"when the money came in, as the books need it"_s),
                     profile, status, format(PaymentFilter()), output, language},
         .read = exportPayments},
        {.words = u"export refunds"_s,
         .summary = u"Writes refunds to a file, oldest first"_s,
         .options = {from, to, by(u"done"_s, u"when the money went out, as the books need it"_s),
                     profile, format(RefundFilter()), output, language},
         .read = exportRefunds},
        {.words = u"export payouts"_s,
         .summary = u"Writes payouts to a file; as a statement, the payouts only, on the"
                    " merchant's bank account: never import it beside the bank's own"_s,
         .options = {from, to, merchant, owner, format(PayoutFilter()), output, language},
         .read = exportPayouts},
        {.words = u"export clearing"_s,
         .summary = u"Writes the statements of the clearing account: every payment, refund,"
                    " fee and payout; one file for each account"_s,
         .options = {firstDay, lastDay, merchant, owner, format(ClearingFilter()), output,
                     language},
         .read = exportClearing},
        {.words = u"export journal"_s,
         .summary =
             u"Writes balanced entries of each day (sales by VAT rate, refunds, payouts, fees) for"
             " a bookkeeping program; one file for each merchant"_s,
         .options = {firstDay, lastDay, merchant, owner, format(JournalFilter()), output, language},
         .read = exportJournal},
        {.words = u"export vat"_s,
         .summary = u"Writes the VAT book: sales by day, till and VAT rate, days without sales"
                    " included"_s,
         .options = {firstDay, lastDay, merchant, owner, format(VatBookFilter()), output, language},
         .read = exportVat},
        {.words = u"export payout"_s,
         .summary = u"Writes the payments and refunds in a payout to a file"_s,
         .options = {{u"payout"_s, u"id"_s, u"id of the payout"_s, true},
                     format(PayoutContent()),
                     output,
                     language},
         .read = exportPayout},
        {.words = u"export pack"_s,
         .summary = u"Writes all of a month that is over to a folder for each merchant, for the"
                    " accountant"_s,
         .options = {{u"month"_s, u"month"_s, u"for example 2026-10"_s, true},
                     merchant,
                     owner,
                     folder,
                     {u"beside"_s,
                      {},
                      u"if a file of the earlier pack was changed, write beside that pack"_s},
                     {u"so-far"_s, {}, u"if the month is not over, write its days before today"_s},
                     language},
         .read = exportPack}};
}

} // namespace tilldesk::app
