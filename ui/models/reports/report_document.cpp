#include "ui/models/reports/report_document.h"

#include "ui/models/common/format.h"
#include "ui/models/reports/report_table.h"
#include "ui/models/reports/report_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class ReportPaper
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ReportPaper)

public:
    static QString printed(Timestamp now)
    {
        return tr("Made by Tilldesk on %1").arg(fullMoment(now));
    }
};

QString classOf(int column)
{
    return column == ReportTable::Label ? QString() : u"figure"_s;
}

QString tableRow(const ReportRow &row, const QList<int> &columns, bool isTotal)
{
    QString cells;
    for (const int column : columns) {
        // Qt's rich text supports only one class per cell, so bold is a tag.
        const QString text = ReportTable::cell(row, column).toHtmlEscaped();
        const QString shown = isTotal ? QString(u"<b>"_s + text + u"</b>"_s) : text;
        cells += u"<td class='%1'>%2</td>"_s.arg(classOf(column), shown);
    }
    return u"<tr>"_s + cells + u"</tr>"_s;
}

QString facts(const QList<ReportPresenter::Card> &cards)
{
    QString titles;
    QString values;
    QString notes;
    for (const ReportPresenter::Card &card : cards) {
        titles += u"<td class='quiet'>%1</td>"_s.arg(card.title.toHtmlEscaped());
        values += u"<td class='total'>%1</td>"_s.arg(card.value.toHtmlEscaped());
        notes += u"<td class='quiet'>%1</td>"_s.arg(card.note.toHtmlEscaped());
    }
    return u"<table class='facts' width='100%' cellspacing='0'><tr>"_s + titles + u"</tr><tr>"_s
        + values + u"</tr><tr>"_s + notes + u"</tr></table>"_s;
}

} // namespace

QString reportBody(const ReportPresenter &report, Timestamp now, const QString &picture)
{
    QString body = u"<h1>%1</h1><p class='quiet'>%2</p>"_s.arg(
        ReportWords::heading(report.grouping()).toHtmlEscaped(), report.title().toHtmlEscaped());
    body += facts(report.cards());
    if (!picture.isEmpty())
        body += u"<p><img src='picture:%1' width='537' height='180'></p>"_s.arg(picture);
    ReportRow total = report.total();
    const QList<int> columns = ReportTable::columnsOf(total);
    QString heads;
    for (const int column : columns)
        heads += u"<th class='%1'>%2</th>"_s.arg(
            classOf(column), ReportTable::header(report.grouping(), column).toHtmlEscaped());
    body += u"<table class='rows' width='100%' cellspacing='0'><thead><tr>"_s + heads
        + u"</tr></thead>"_s;
    for (const ReportRow &row : report.rows())
        body += tableRow(row, columns, false);
    total.label = ReportTable::totalWord();
    body += tableRow(total, columns, true) + u"</table>"_s;
    body += u"<p class='quiet'>%1</p><p class='quiet'>%2</p>"_s.arg(
        report.note().toHtmlEscaped(), ReportPaper::printed(now).toHtmlEscaped());
    return body;
}

} // namespace tilldesk::ui
