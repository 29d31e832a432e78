#include "ui/widgets/reports/takings_page.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/reports/report_bars.h"
#include "ui/models/reports/report_document.h"
#include "ui/models/reports/report_words.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/charts/chart_table_dialog.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/exports/pack_dialog.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/reports/figure_tile.h"
#include "ui/widgets/theme/theme.h"

#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr QSize kPicture(720, 242);

} // namespace

TakingsPage::TakingsPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                         const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_preferences(preferences),
      m_presenter(gateways, profiles, ticker),
      m_heading(makeLabel({}, u"strong"_s)),
      m_note(makeText({}, u"small"_s)),
      m_words(named(makeText({}, u"done"_s), u"reportMessage"_s)),
      m_chart(named(new BarChart(theme), u"takingsChart"_s)),
      m_table(new TableView(theme, m_rows, tr("Takings"))),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_print(named(makeButton(theme.icon(u"printer"_s, &Colours::text), tr("Print…")),
                    u"printReport"_s)),
      m_export(named(makeButton(theme.icon(u"download"_s, &Colours::text), tr("Export…")),
                     u"exportReport"_s))
{
    m_words->hide();
    m_print->setToolTip(tr("Ctrl+P"));
    m_export->setToolTip(tr("Ctrl+E"));
    m_stack->addWidget(makeFigures());
    m_stack->addWidget(card({m_message}));
    FilterChips *filters = makeFilters();
    fill(this,
         {row({{filters, 1}, {m_print, 0, Qt::AlignTop}, {m_export, 0, Qt::AlignTop}}),
          m_words,
          makeTiles(),
          {m_stack, 1}},
         {.spacing = 12});
    connect(&m_presenter, &ReportPresenter::changed, filters, &FilterChips::showFilters);
    connect(m_print, &QPushButton::clicked, this, &TakingsPage::print);
    connect(m_export, &QPushButton::clicked, this, &TakingsPage::showExports);
    connect(m_message, &MessagePage::actionTriggered, this, &TakingsPage::act);
    connect(&m_presenter, &ReportPresenter::changed, this, &TakingsPage::showState);
    connect(m_chart, &BarChart::opened, this, &TakingsPage::openBar);
    setFocusProxy(m_table);
    showState();
}

FilterChips *TakingsPage::makeFilters()
{
    auto *chips = new FilterChips(m_theme);
    chips->setAccessibleName(tr("Period and rows"));
    ReportPresenter &report = m_presenter;
    Filter days = periodFilter(
        m_theme, chips, u"reportPeriod"_s,
        {.period = [&report] { return report.period(); },
         .choose = [&report](const Period &period) { report.setPeriod(period); },
         .today = [&report] { return report.today(); },
         .custom =
             [&report] {
                 return Period{Period::Kind::Custom, report.days().first, report.days().last};
             },
         .isRequired = true});
    days.detail = [&report] { return ReportWords::days(report.days()); };
    chips->add(days);
    for (const Grouping grouping : kGroupings)
        chips->add(
            {.name = u"reportGrouping%1"_s.arg(int(grouping)),
             .kind = Chip::Kind::Toggle,
             .text = [grouping] { return ReportWords::grouping(grouping); },
             .spoken = [grouping] { return tr("Rows: %1").arg(ReportWords::grouping(grouping)); },
             .isActive = [&report, grouping] { return report.grouping() == grouping; },
             .click = [&report, grouping](QWidget *) { report.setGrouping(grouping); },
             .isShown = [&report,
                         grouping] { return grouping != Grouping::Person || report.hasPersons(); },
             .whyNot =
                 [&report, grouping] {
                     return canGroup(grouping, report.days()) ? QString()
                                                              : ReportWords::tooMany(grouping);
                 }});
    chips->showFilters();
    return chips;
}

QLayout *TakingsPage::makeTiles()
{
    QHBoxLayout *tiles = row({}, {.spacing = 12});
    for (qsizetype i = 0; i < m_presenter.cards().size(); ++i) {
        m_tiles << new FigureTile(m_theme);
        tiles->addWidget(m_tiles.last(), 1);
    }
    return tiles;
}

QWidget *TakingsPage::makeFigures()
{
    constexpr int kSide = metrics::kCardPadding;
    m_bars = card({m_heading, {m_chart, 1}}, {.spacing = 6, .margins = {kSide, 14, kSide, 8}});
    m_note->setContentsMargins(12, 8, 12, 8);
    QWidget *rows = card({{m_table, 1}, rule(), m_note}, {.spacing = 0, .margins = {1, 1, 1, 1}});
    m_table->showAllRows(); // one scroll bar for the chart and all rows
    return scrolling(columnWidget({{m_bars, 2}, {rows, 3}}, {.spacing = 12}));
}

void TakingsPage::resizeEvent(QResizeEvent *event)
{
    constexpr int kLow = 760;
    QWidget::resizeEvent(event);
    m_bars->setMinimumHeight(window()->height() < kLow ? 190 : 250); // rows show below it
}

void TakingsPage::showState()
{
    using State = ReportPresenter::State;
    const QList<ReportPresenter::Card> cards = m_presenter.cards();
    for (qsizetype i = 0; i < cards.size(); ++i)
        m_tiles[i]->setFigure(cards[i].title, cards[i].value, cards[i].note);
    const bool isLoading = m_presenter.state() == State::Loading;
    const bool isFailed = m_presenter.state() == State::Failed;
    m_print->setDisabled(isLoading || isFailed);
    m_export->setDisabled(isLoading || isFailed);
    m_heading->setText(ReportWords::heading(m_presenter.grouping()));
    m_note->setText(m_presenter.note());
    if (!isLoading) { // keep the previous report while the next one loads
        m_rows.show(m_presenter.grouping(), m_presenter.rows());
        const bool hasFees = m_presenter.total().fees != Amount();
        m_table->lendColumns(hasFees ? QList<int>{ReportTable::Fees} : QList<int>{});
        m_chart->show(reportBars(m_presenter.grouping(), m_presenter.rows()));
        m_stack->setCurrentIndex(isFailed || m_presenter.isEmpty() ? 1 : 0);
        showMessage();
    }
    if (m_presenter.state() == State::Stale) {
        setStyleProperty(m_words, "role", u"problem"_s);
        m_words->setText(
            tr("The figures may be out of date. %1").arg(Text::sentence(m_presenter.error())));
        m_words->show();
    } else if (m_words->property("role") == u"problem"_s) {
        m_words->hide();
    }
}

void TakingsPage::showMessage()
{
    if (m_presenter.state() == ReportPresenter::State::Failed)
        m_message->setMessage(u"triangle-alert"_s, tr("The takings cannot be shown"),
                              Text::sentence(m_presenter.error()), tr("Retry"));
    else if (m_presenter.period().kind == Period::Kind::ThisMonth)
        m_message->setMessage(u"inbox"_s, tr("Nothing was taken this month"),
                              tr("Payments that customers have paid are counted here."), {});
    else
        m_message->setMessage(u"inbox"_s, tr("Nothing was taken in this period"),
                              tr("Payments that customers have paid are counted here."),
                              tr("Show this month"));
}

void TakingsPage::act()
{
    if (m_presenter.state() == ReportPresenter::State::Failed)
        m_presenter.refresh();
    else
        m_presenter.setPeriod({Period::Kind::ThisMonth});
}

void TakingsPage::openBar(int bar)
{
    const ReportRow row = m_presenter.rows().value(bar);
    if (row.first.isValid())
        Q_EMIT paymentsRequested({Period::Kind::Custom, row.first, row.last});
}

PrintedDocument TakingsPage::document() const
{
    const bool hasBars = !m_presenter.isEmpty();
    PrintedDocument document{
        m_presenter.title(),
        reportBody(m_presenter, m_gateways.clock.now(), hasBars ? u"chart"_s : QString())};
    if (hasBars)
        document.pictures.insert(u"chart"_s, m_chart->picture(kPicture));
    return document;
}

void TakingsPage::print()
{
    if (m_print->isEnabled())
        askPrinter(this, document(), [this](const PrintOutcome &outcome) {
            if (!outcome)
                tell(outcome);
        });
}

void TakingsPage::showExports()
{
    if (!m_export->isEnabled())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_export->text());
    menu->addAction(tr("This report as PDF…"), this, &TakingsPage::savePdf);
    menu->addAction(tr("These rows as CSV…"), this, &TakingsPage::saveCsv);
    menu->addSeparator();
    menu->addAction(tr("The payments of this period…"), this, &TakingsPage::exportPayments);
    menu->addAction(tr("The VAT book of this period…"), this, &TakingsPage::exportVatBook)
        ->setObjectName(u"exportVatBook"_s);
    menu->addAction(tr("Month's pack…"), this, [this] {
        const PackDialog *dialog =
            makePack(m_gateways, m_theme, m_preferences, m_presenter.merchants(), this);
        connect(dialog, &PackDialog::linkChosen, this, &TakingsPage::monthLinkChosen);
    });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(m_export->mapToGlobal(QPoint(0, m_export->height() + 4)));
}

void TakingsPage::exportVatBook()
{
    const PaymentFilter shown = m_presenter.filter();
    exportList(m_gateways, m_preferences,
               VatBookFilter{m_presenter.merchants(), shown.from, shown.to},
               tr("Sales of each day by till and VAT rate"), this);
}

void TakingsPage::exportPayments()
{
    const PayoutSum taken = m_presenter.taken();
    const QString what = Text::payments(taken.count) + u" · "_s + money(taken.sum);
    exportList(m_gateways, m_preferences, m_presenter.filter(), what, this);
}

void TakingsPage::savePdf()
{
    askPdf(this, document(), m_presenter.title(),
           [this](const PrintOutcome &outcome) { tell(outcome); });
}

void TakingsPage::saveCsv()
{
    ChartTable rows = reportFigures(m_presenter.grouping(), m_presenter.rows());
    rows.title = m_presenter.title();
    saveTable(this, rows, [this](const PrintOutcome &outcome) { tell(outcome); });
}

void TakingsPage::tell(const PrintOutcome &outcome)
{
    setStyleProperty(m_words, "role", outcome ? u"done"_s : u"problem"_s);
    m_words->setText(outcome ? tr("Saved as %1").arg(QDir::toNativeSeparators(*outcome))
                             : Text::sentence(outcome.error()));
    m_words->show();
}

} // namespace tilldesk::ui
