#include "ui/models/exports/export_words.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

/// `2026-11-01-2026-11-30`, or a single day.
/// @param to  inclusive
QString daysOf(std::optional<Timestamp> from, std::optional<Timestamp> to, Timestamp now)
{
    const QDate last = inShopZone(to.value_or(now)).date();
    const QDate first = from ? inShopZone(*from).date() : last;
    const QString end = last.toString(Qt::ISODate);
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
    case ExportFormat::Camt053v02: return tr("Bank statement CAMT.053, version 02");
    case ExportFormat::Camt053v08: return tr("Bank statement CAMT.053, version 08");
    case ExportFormat::Camt054v02: return tr("Notification CAMT.054, version 02");
    case ExportFormat::Camt054v08: return tr("Notification CAMT.054, version 08");
    case ExportFormat::Mt940: return tr("Bank statement MT940");
    case ExportFormat::Coda: return tr("Bank statement CODA");
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
                   [](const PayoutContent &) { return tr("Export the lines of a payout"); }},
        list);
}

QString ExportWords::fileName(const ExportList &list, Timestamp now)
{
    return std::visit(
        Overloaded{[now](const PaymentFilter &filter) -> QString {
                       return tr("payments") + u"-"_s + daysOf(filter.from, filter.to, now);
                   },
                   [now](const RefundFilter &filter) -> QString {
                       return tr("refunds") + u"-"_s + daysOf(filter.from, filter.to, now);
                   },
                   [now](const PayoutFilter &filter) -> QString {
                       std::optional<Timestamp> last = filter.to;
                       if (last) // the end of a PayoutFilter is exclusive
                           last = *last - std::chrono::milliseconds(1);
                       return tr("payouts") + u"-"_s + daysOf(filter.from, last, now);
                   },
                   [](const PayoutContent &content) -> QString {
                       return tr("payout") + u"-"_s + content.payout.text();
                   }},
        list);
}

QString ExportWords::progress(qint64 done, qint64 total)
{
    if (total <= 0 || done > total)
        return tr("%1 rows", nullptr, int(done)).arg(wholeNumber(done));
    return tr("%1 of %2 rows", nullptr, int(total)).arg(wholeNumber(done), wholeNumber(total));
}

QString ExportWords::saved(const ExportReport &report)
{
    return tr("Saved: %1 rows, %2 in total", nullptr, int(report.rows))
        .arg(wholeNumber(report.rows), money(report.sum));
}

QString ExportWords::savedPack(const ExportReport &report)
{
    return tr("Saved: %1 files, %2 rows, %3 paid out", nullptr, int(report.rows))
        .arg(wholeNumber(report.files.size()), wholeNumber(report.rows), money(report.sum));
}

QString ExportWords::problem(const Error &error)
{
    if (error.code == ErrorCode::PayoutNotFound && error.field == "from"_L1)
        return tr("No payout arrived in this period on a day that is over, so there is no bank "
                  "statement yet. Choose another period, or try again tomorrow.");
    if (error.code != ErrorCode::FieldInvalid)
        return Text::sentence(error);
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
          ExportFormat::Coda}) {
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
