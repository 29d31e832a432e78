#include "ui/models/exports/export_words.h"

#include "core/base/overloaded.h"
#include "core/domain/journal_program.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/exports/export_form.h"
#include "ui/models/payouts/payout_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// `2026-11-01-2026-11-30`, or a single day.
/// @param to  inclusive
QString daysOf(std::optional<Timestamp> from, std::optional<Timestamp> to, Timestamp now)
{
    const QDate last = inShopZone(to.value_or(now)).date();
    const QDate first = from ? inShopZone(*from).date() : last;
    QString end = last.toString(Qt::ISODate);
    if (first == last)
        return end;
    return first.toString(Qt::ISODate) + u"-"_s + end;
}

} // namespace

QString ExportWords::format(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv: return tr("CSV, international");
    case ExportFormat::CsvRaw: return tr("CSV for programs");
    case ExportFormat::CsvEu: return tr("CSV for Excel in Europe");
    case ExportFormat::Xlsx: return tr("Excel workbook");
    case ExportFormat::Json: return tr("JSON lines");
    case ExportFormat::Pdf: return tr("PDF statement");
    case ExportFormat::Camt053v02: return tr("CAMT.053, version 02");
    case ExportFormat::Camt053v08: return tr("CAMT.053, version 08");
    case ExportFormat::Camt054v02: return tr("Notification CAMT.054, version 02");
    case ExportFormat::Camt054v08: return tr("Notification CAMT.054, version 08");
    case ExportFormat::Mt940: return u"MT940"_s;
    case ExportFormat::Coda: return u"CODA"_s;
    case ExportFormat::Exact:
    case ExportFormat::WinBooks:
    case ExportFormat::Yuki:
    case ExportFormat::Octopus:
    case ExportFormat::Datev:
    case ExportFormat::Odoo:
    case ExportFormat::Hledger: return journalProgramName(format);
    }
    Q_UNREACHABLE();
}

QString ExportWords::use(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv: return tr("Comma and decimal point, for other programs");
    case ExportFormat::CsvRaw: return tr("Every text unaltered: do not open it in a spreadsheet");
    case ExportFormat::CsvEu: return tr("Semicolon and decimal comma");
    case ExportFormat::Xlsx: return tr("To view and calculate");
    case ExportFormat::Json: return tr("For programmers");
    case ExportFormat::Pdf: return tr("To print or file");
    case ExportFormat::Camt053v02: return tr("For most bookkeeping software");
    case ExportFormat::Camt053v08: return tr("For newer bookkeeping software");
    case ExportFormat::Camt054v02: return tr("Each line of the payout");
    case ExportFormat::Camt054v08: return tr("Each line, for newer bookkeeping software");
    case ExportFormat::Mt940: return tr("For older bookkeeping software");
    case ExportFormat::Coda: return tr("For Belgian bookkeeping software");
    case ExportFormat::Exact: return tr("CSV of financial entries");
    case ExportFormat::WinBooks: return tr("The file ACT.txt");
    case ExportFormat::Yuki: return tr("CSV of a general journal");
    case ExportFormat::Octopus: return tr("CSV of miscellaneous bookings");
    case ExportFormat::Datev: return tr("Batch of bookings, EXTF");
    case ExportFormat::Odoo: return tr("CSV of journal entries");
    case ExportFormat::Hledger: return tr("Journal in plain text");
    }
    Q_UNREACHABLE();
}

QString ExportWords::fileFilter(ExportFormat format)
{
    return ExportWords::format(format) + u" (*."_s + fileSuffix(format) + u")"_s;
}

QString ExportWords::title(const ExportList &list)
{
    return std::visit(
        Overloaded{[](const PaymentFilter &) { return tr("Export payments"); },
                   [](const RefundFilter &) { return tr("Export refunds"); },
                   [](const PayoutFilter &) { return tr("Export payouts"); },
                   [](const PayoutContent &) { return tr("Export the lines of a payout"); },
                   [](const PaidPayments &) { return tr("Export payments"); },
                   [](const DoneRefunds &) { return tr("Export refunds"); },
                   [](const ClearingFilter &) { return tr("Export payouts"); },
                   [](const JournalFilter &) { return tr("Export payouts"); },
                   [](const VatBookFilter &) { return tr("Export the VAT book"); },
                   [](const BankItemFilter &) { return tr("Export the bank’s lines"); },
                   [](const OpenItemFilter &) { return tr("Export open items"); },
                   [](const AuditFilter &) { return tr("Export activity"); }},
        list);
}

QString ExportWords::content(ExportContent content)
{
    switch (content) {
    case ExportContent::List: return tr("The payouts of this list");
    case ExportContent::Clearing: return tr("Statements of the clearing account");
    case ExportContent::PayoutsOnly: return tr("Payouts only, on my bank account");
    case ExportContent::Journal: return tr("Journal of my bookkeeping program");
    case ExportContent::VatBook: return tr("VAT book");
    }
    Q_UNREACHABLE();
}

QString ExportWords::use(ExportContent content)
{
    switch (content) {
    case ExportContent::List: return tr("To view and print");
    case ExportContent::Clearing: return tr("For bookkeeping: every movement");
    case ExportContent::PayoutsOnly: return tr("Never beside the bank's statements");
    case ExportContent::Journal: return tr("Balanced entries of each day");
    case ExportContent::VatBook: return tr("Sales by day, till and rate");
    }
    Q_UNREACHABLE();
}

QString ExportWords::fileName(const ExportList &list, Timestamp now)
{
    const auto name = [now](const QString &what, const auto &filter,
                            bool isEndExcluded) -> QString {
        std::optional<Timestamp> last = filter.to;
        if (last && isEndExcluded)
            last = *last - std::chrono::milliseconds(1);
        return what + u"-"_s + daysOf(filter.from, last, now);
    };
    return std::visit(
        Overloaded{[&](const PaymentFilter &filter) { return name(tr("payments"), filter, false); },
                   [&](const RefundFilter &filter) { return name(tr("refunds"), filter, false); },
                   [&](const PayoutFilter &filter) { return name(tr("payouts"), filter, true); },
                   [&](const PaidPayments &filter) { return name(tr("payments"), filter, true); },
                   [&](const DoneRefunds &filter) { return name(tr("refunds"), filter, true); },
                   [&](const AuditFilter &filter) { return name(tr("activity"), filter, true); },
                   [&](const ClearingFilter &filter) {
                       return name(tr("clearing-account"), filter, true);
                   },
                   [&](const JournalFilter &filter) { return name(tr("journal"), filter, true); },
                   [&](const VatBookFilter &filter) { return name(tr("vat-book"), filter, true); },
                   [now](const BankItemFilter &filter) -> QString {
                       const QDate last = filter.last.value_or(inShopZone(now).date());
                       return tr("bank") + u"-"_s
                           + (filter.first ? filter.first->toString(Qt::ISODate) + u"-"_s
                                           : QString())
                           + last.toString(Qt::ISODate);
                   },
                   [](const OpenItemFilter &filter) -> QString {
                       return tr("open-items") + u"-"_s
                           + inShopZone(filter.at).date().toString(Qt::ISODate);
                   },
                   [](const PayoutContent &content) -> QString {
                       return tr("payout") + u"-"_s + content.payout.text();
                   }},
        list);
}

QString ExportWords::payoutsOnly(const QString &name)
{
    return name + u"-"_s + tr("payouts-only");
}

QString ExportWords::notYet(const ExportReport &report)
{
    QStringList parts;
    const auto add = [&parts](const PayoutSum &sum, const QString &words) {
        if (sum.count > 0)
            parts << u"%1 (%2)"_s.arg(words, money(sum.sum));
    };
    add(report.paymentsOfToday, Text::payments(report.paymentsOfToday.count));
    add(report.refundsOfToday, PayoutWords::refunds(report.refundsOfToday.count));
    add(report.payoutsOfToday, PayoutWords::payouts(report.payoutsOfToday.count));
    if (report.openDay.isValid())
        return tr("%1 is not over: the file has what happened so far.")
            .arg(dayText(report.openDay));
    if (parts.isEmpty())
        return {};
    return tr("Of today, and not in the file yet: %1. The file has only days that are over.")
        .arg(parts.join(u", "_s));
}

QString ExportWords::progress(qint64 done, qint64 total)
{
    if (total <= 0 || done > total)
        return tr("%1 rows", nullptr, int(done)).arg(wholeNumber(done));
    return tr("%1 of %2 rows", nullptr, int(total)).arg(wholeNumber(done), wholeNumber(total));
}

QString ExportWords::saved(const ExportReport &report)
{
    if (report.sum.cents() == 0) // also a list without amounts
        return tr("Saved: %1 rows", nullptr, int(report.rows)).arg(wholeNumber(report.rows));
    return tr("Saved: %1 rows, %2 in total", nullptr, int(report.rows))
        .arg(wholeNumber(report.rows), money(report.sum));
}

QString ExportWords::savedPack(const ExportReport &report)
{
    const QString files =
        tr("%1 files", nullptr, int(report.files.size())).arg(wholeNumber(report.files.size()));
    const QString rows = tr("%1 rows", nullptr, int(report.rows)).arg(wholeNumber(report.rows));
    return tr("Saved: %1, %2, %3 paid out").arg(files, rows, money(report.sum));
}

QString ExportWords::problem(const Error &error)
{
    if (error.code == ErrorCode::PayoutNotFound && error.field == "from"_L1)
        return tr("Nothing was booked in this period on a day that is over, so there is no "
                  "statement yet. Choose another period, or try again tomorrow.");
    if (error.code == ErrorCode::MerchantNotFound && error.field == "month"_L1)
        return tr("The shop did not exist in this month yet. Choose a later month.");
    if (error.code == ErrorCode::FileNotWritten && !error.field.isEmpty())
        return tr("The file %1 of the earlier pack was changed or added later. Nothing was "
                  "replaced.")
            .arg(error.field);
    if (error.code == ErrorCode::FieldRequired)
        return tr("The books of this merchant have nothing for \"%1\". Set it with tilldeskd "
                  "accounts set.")
            .arg(error.field);
    if (error.code != ErrorCode::FieldInvalid)
        return Text::sentence(error);
    if (error.field == "account"_L1)
        return tr("An account of this merchant's books does not fit this program: %1.")
            .arg(error.detail);
    if (error.field == "from"_L1)
        return tr("This period begins in the future. Choose another period.");
    if (error.field == "month"_L1)
        return tr("This month is not over yet. Choose another month.");
    if (error.field == "status"_L1 || error.field == "bulkId"_L1 || error.field == "find"_L1)
        return tr("A bank statement contains every payout of a day. Clear the filters for batch "
                  "and status first.");
    if (error.field == "payout"_L1)
        return tr("This payout failed and reached no account, so there is no notification of it.");
    return tr("This list cannot be saved in this format. Choose another format.");
}

QString ExportWords::month(QDate month)
{
    return QLocale().standaloneMonthName(month.month()) + u" "_s + QString::number(month.year());
}

QList<ExportFormat> formatsOf(const ExportList &list)
{
    QList<ExportFormat> formats;
    for (const ExportFormat format :
         {ExportFormat::Xlsx, ExportFormat::CsvEu, ExportFormat::Csv, ExportFormat::CsvRaw,
          ExportFormat::Pdf, ExportFormat::Json, ExportFormat::Camt053v02, ExportFormat::Camt053v08,
          ExportFormat::Camt054v02, ExportFormat::Camt054v08, ExportFormat::Mt940,
          ExportFormat::Coda, ExportFormat::Exact, ExportFormat::WinBooks, ExportFormat::Yuki,
          ExportFormat::Octopus, ExportFormat::Datev, ExportFormat::Odoo, ExportFormat::Hledger}) {
        if (canExport(list, format))
            formats << format;
    }
    return formats;
}

QString exportLanguage()
{
    return QLocale().name().section(u'_', 0, 0);
}

} // namespace tilldesk::ui
