#include "ui/models/reports/day_close_document.h"

#include "ui/models/common/format.h"
#include "ui/models/common/merchant_words.h"
#include "ui/models/common/text.h"
#include "ui/models/reports/report_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Texts of a printed close.
class ClosePaper
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ClosePaper)

public:
    static QString from(const DayClose &close)
    {
        return close.from ? fullMoment(*close.from) : tr("the beginning");
    }
    static QString meaning(DayCloseKind kind)
    {
        return kind == DayCloseKind::Z
            ? tr("Later payments and refunds count in the next day close.")
            : tr("A reading of the current day. It does not close the day.");
    }
    static QString copy(Timestamp at) { return tr("COPY, printed %1").arg(fullMoment(at)); }

    static QList<std::pair<QString, QString>> facts(const DayClose &close)
    {
        return {{tr("From"), from(close)}, {tr("To"), fullMoment(close.at)}};
    }
    static QList<std::pair<QString, QString>> sums(const DayClose &close)
    {
        return {
            {tr("Payments (%1)").arg(wholeNumber(close.payments.count)), money(close.payments.sum)},
            {tr("Refunds (%1)").arg(wholeNumber(close.refunds.count)),
             money(Amount::fromCents(-close.refunds.sum.cents()))},
            {tr("Net"), money(close.taken)}};
    }
    static QList<std::pair<QString, QString>> totals(const DayClose &close)
    {
        return {{tr("Running total before"), money(close.totalBefore)},
                {tr("Running total after"), money(close.total)}};
    }
    static QList<std::pair<QString, QString>> head(const LedgerHead &head)
    {
        return {{tr("Ledger entry"), wholeNumber(head.entry)}, {tr("Signing key"), head.kid}};
    }
    static QString hashHeading() { return tr("Hash of the ledger up to this entry"); }
    static QList<std::pair<QString, QString>> closedBy(const DayCloseRecord &record)
    {
        return {{tr("Closed by"), record.by}};
    }
    static QList<std::pair<QString, QString>> record(const DayCloseRecord &record)
    {
        return {{tr("Entry of the activity"), wholeNumber(record.entry)}};
    }
    static QString recordHeading() { return tr("Hash of the activity up to this entry"); }
    static QString madeBy() { return tr("Made by Tilldesk"); }
};

QString table(const QList<std::pair<QString, QString>> &rows, bool isLastStrong)
{
    QString html = u"<table class='facts' width='100%' cellspacing='0'>"_s;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const bool isStrong = isLastStrong && i + 1 == rows.size();
        const auto cell = [isStrong](const QString &text) -> QString {
            const QString safe = text.toHtmlEscaped();
            return isStrong ? QString(u"<b>"_s + safe + u"</b>"_s) : safe;
        };
        html += u"<tr><td>%1</td><td class='figure' align='right'>%2</td></tr>"_s.arg(
            cell(rows[i].first), cell(rows[i].second));
    }
    return html + u"</table>"_s;
}

/// Returns the digits in groups of eight: a narrow roll can break the line between groups.
QString inGroups(const QByteArray &digits)
{
    constexpr qsizetype kGroup = 8;
    QStringList groups;
    for (qsizetype at = 0; at < digits.size(); at += kGroup)
        groups << QString::fromLatin1(digits.mid(at, kGroup));
    return groups.join(u' ');
}

} // namespace

DayCloseDocument documentOf(const DayClose &close, const ProfileEntry *entry,
                            std::optional<Timestamp> copyAt)
{
    const QString number = ReportWords::close(close.kind, close.number);
    const QString scope =
        entry ? ReportWords::scope(*entry, close.scope.pointOfSale) : close.scope.pointOfSale;
    QString body;
    if (entry) {
        body += u"<p><b>%1</b></p>"_s.arg(entry->merchant.name.toHtmlEscaped());
        if (const QString details = MerchantWords::detailsHtml(entry->merchant); !details.isEmpty())
            body += u"<p class='quiet'>%1</p>"_s.arg(details);
    }
    const QString heading = number + u" · "_s + ReportWords::kind(close.kind);
    body +=
        u"<h1>%1</h1><p class='quiet'>%2</p>"_s.arg(heading.toHtmlEscaped(), scope.toHtmlEscaped());
    if (copyAt)
        body += u"<p><b>%1</b></p>"_s.arg(ClosePaper::copy(*copyAt).toHtmlEscaped());
    body += table(ClosePaper::facts(close), false);
    if (close.record && !close.record->by.isEmpty())
        body += table(ClosePaper::closedBy(*close.record), false);
    body += u"<hr>"_s;
    body += table(ClosePaper::sums(close), true) + u"<hr>"_s;
    body += table(ClosePaper::totals(close), false);
    if (close.head) {
        body += u"<hr>"_s + table(ClosePaper::head(*close.head), false);
        body += u"<p class='quiet'>%1<br/>%2</p>"_s.arg(ClosePaper::hashHeading().toHtmlEscaped(),
                                                        inGroups(close.head->hash));
    }
    if (close.record && close.kind == DayCloseKind::Z) {
        body += u"<hr>"_s + table(ClosePaper::record(*close.record), false);
        body += u"<p class='quiet'>%1<br/>%2</p>"_s.arg(ClosePaper::recordHeading().toHtmlEscaped(),
                                                        inGroups(close.record->hash));
    }
    body += u"<p></p><p class='quiet'>%1</p><p class='quiet'>%2</p>"_s.arg(
        ClosePaper::meaning(close.kind).toHtmlEscaped(), ClosePaper::madeBy().toHtmlEscaped());
    return {QString(number + u" · "_s + scope), body};
}

} // namespace tilldesk::ui
