#include "ui/widgets/reports/patterns_page.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/charts/chart_card.h"
#include "ui/widgets/charts/chart_table_dialog.h"
#include "ui/widgets/charts/heat_chart.h"
#include "ui/widgets/charts/line_chart.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/list_page.h"
#include "ui/widgets/theme/theme.h"

#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kLeastHeat = 300;
constexpr int kLeastCard = 230;

/// Returns a chart below the figure that sums it up.
QWidget *withFigure(QLabel *figure, QList<QLabel *> notes, QWidget *chart)
{
    auto *line = new QWidget;
    auto *flow = new FlowLayout(10, line);
    flow->addWidget(figure);
    for (QLabel *note : notes)
        flow->addWidget(note);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    line->setSizePolicy(policy);
    return columnWidget({line, {chart, 1}}, {.spacing = 6});
}

} // namespace

PatternsPage::PatternsPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                           const ProfileChoice &profiles, QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_presenter(gateways, profiles, ticker),
      m_summary(named(makeText({}, u"muted"_s), u"patternSummary"_s)),
      m_outcome(makeText({}, u"done"_s)),
      m_heat(named(new HeatChart(theme), u"heatChart"_s)),
      m_scale(new HeatScale(theme)),
      m_heatHead(new ChartHead({}, {m_scale})),
      m_today(named(new LineChart(theme), u"todayChart"_s)),
      m_todayPill(named(new Pill(theme), u"todayPill"_s)),
      m_refunds(named(new BarChart(theme), u"refundChart"_s)),
      m_refundShare(named(makeLabel({}, u"live"_s), u"refundShare"_s)),
      m_refundNote(makeLabel({}, u"muted"_s)),
      m_refundChange(makeLabel({}, u"muted"_s)),
      m_payers(named(new BarChart(theme), u"payerChart"_s)),
      m_returning(named(makeLabel({}, u"live"_s), u"returningShare"_s)),
      m_returningNote(makeLabel({}, u"muted"_s)),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_print(named(makeButton(theme.icon(u"printer"_s, &Colours::text), tr("Print…")),
                    u"printPatterns"_s)),
      m_export(named(makeButton(theme.icon(u"download"_s, &Colours::text), tr("Export…")),
                     u"exportPatterns"_s))
{
    m_outcome->hide();
    m_print->setToolTip(tr("Ctrl+P"));
    m_export->setToolTip(tr("Ctrl+E"));
    m_stack->addWidget(makeCards());
    m_stack->addWidget(card({m_message}));
    FilterChips *filters = makeFilters();
    fill(this,
         {row({{filters, 0, Qt::AlignTop},
               {m_summary, 1},
               {m_print, 0, Qt::AlignTop},
               {m_export, 0, Qt::AlignTop}}),
          m_outcome,
          {m_stack, 1}},
         {.spacing = 12});
    connect(m_print, &QPushButton::clicked, this, &PatternsPage::print);
    connect(m_export, &QPushButton::clicked, this, &PatternsPage::showExports);
    connect(m_message, &MessagePage::actionTriggered, &m_presenter, &PatternsPresenter::refresh);
    connect(&m_presenter, &PatternsPresenter::changed, filters, &FilterChips::showFilters);
    connect(&m_presenter, &PatternsPresenter::changed, this, &PatternsPage::showState);
    connect(m_heat, &HeatChart::opened, this, [this](int part) {
        Q_EMIT paymentsRequested(m_presenter.queryOf(m_heat->cell(part)));
    });
    connect(m_refunds, &BarChart::opened, this, [this](int bar) {
        const QDate day = m_presenter.figures().days.first.addDays(bar);
        Q_EMIT refundsRequested({Period::Kind::Custom, day, day});
    });
    setFocusProxy(m_heat);
    showState();
}

FilterChips *PatternsPage::makeFilters()
{
    auto *chips = new FilterChips(m_theme);
    chips->setAccessibleName(tr("Filters"));
    PatternsPresenter &patterns = m_presenter;
    const auto text = [&patterns] { return PatternsPresenter::words(patterns.weeks()); };
    chips->add({.name = u"patternWeeks"_s,
                .kind = Chip::Kind::Choice,
                .text = text,
                .spoken = [text] { return tr("Period: %1").arg(text()); },
                .isActive = [] { return true; },
                .choices =
                    [&patterns] {
                        QList<Filter::Choice> choices;
                        for (const PatternWeeks weeks : PatternsPresenter::kWeeks)
                            choices.append(
                                {.text = PatternsPresenter::words(weeks),
                                 .isChosen = weeks == patterns.weeks(),
                                 .choose = [&patterns, weeks] { patterns.setWeeks(weeks); }});
                        return choices;
                    }});
    const auto place = [&patterns] { return patterns.place().name; };
    chips->add({.name = u"patternPlace"_s,
                .kind = Chip::Kind::Choice,
                .text = place,
                .spoken = [place] { return tr("Point of sale: %1").arg(place()); },
                .isActive = [&patterns] { return !patterns.place().posId.isEmpty(); },
                .choices =
                    [&patterns] {
                        QList<Filter::Choice> choices;
                        for (const PatternsPresenter::Place &each : patterns.places())
                            choices.append(
                                {.text = each.name,
                                 .isChosen = each == patterns.place(),
                                 .choose = [&patterns, each] { patterns.setPlace(each); },
                                 .isSeparated = choices.size() == 1});
                        return choices;
                    }});
    chips->showFilters();
    return chips;
}

QWidget *PatternsPage::makeCards()
{
    using Sign = ChartLegend::Sign;
    m_heat->setMinimumHeight(kLeastHeat);
    m_today->setMinimumHeight(kLeastCard - 40);
    m_todayHead = new ChartHead({},
                                {m_todayPill,
                                 new ChartLegend(m_theme,
                                                 {{Sign::Line, tr("today")},
                                                  {Sign::Dashes, tr("mean of 4 weeks")},
                                                  {Sign::Band, tr("best and worst")}})});
    auto *refundHead = new ChartHead(
        tr("Refund share"),
        {new ChartLegend(m_theme, {{Sign::Dashes, tr("mean")}, {Sign::Slow, tr("above 4 %")}})});
    refundHead->setNote(tr("refunded of what was taken, per day"));
    auto *payerHead = new ChartHead(tr("Payers who come back"));
    payerHead->setNote(tr("by their account, which is never shown"));
    QWidget *refunds =
        chartCard(refundHead, withFigure(m_refundShare, {m_refundNote, m_refundChange}, m_refunds));
    QWidget *payers = chartCard(payerHead, withFigure(m_returning, {m_returningNote}, m_payers));
    for (QWidget *each : {refunds, payers})
        each->setMinimumHeight(kLeastCard);
    QWidget *left =
        columnWidget({{chartCard(m_heatHead, m_heat), 5}, {chartCard(m_todayHead, m_today), 4}},
                     {.spacing = metrics::kGap});
    QWidget *right = columnWidget({{refunds, 1}, {payers, 1}}, {.spacing = metrics::kGap});
    auto *both = new QWidget;
    m_cards = new QHBoxLayout(both);
    m_cards->setContentsMargins({});
    m_cards->setSpacing(metrics::kGap);
    m_cards->addWidget(left, 3);
    m_cards->addWidget(right, 2);
    return scrolling(both);
}

QList<Chart *> PatternsPage::charts() const
{
    return {m_heat, m_today, m_refunds, m_payers};
}

void PatternsPage::showState()
{
    using State = PatternsPresenter::State;
    const bool isReady = m_presenter.state() == State::Ready;
    m_print->setEnabled(isReady);
    m_export->setEnabled(isReady);
    if (m_presenter.state() == State::Loading)
        return; // keep the previous charts while the next ones load
    m_summary->setText(m_presenter.summary());
    m_stack->setCurrentIndex(isReady ? 0 : 1);
    if (isReady)
        showCharts();
    else if (m_presenter.state() == State::TooFew)
        m_message->setMessage(u"inbox"_s, tr("Not enough payments yet"), m_presenter.problem(), {});
    else
        m_message->setMessage(u"triangle-alert"_s, tr("The patterns cannot be shown"),
                              m_presenter.problem(), tr("Retry"));
}

void PatternsPage::showCharts()
{
    const PatternFigures &figures = m_presenter.figures();
    const HeatMap map = Patterns::heat(figures);
    m_heat->show(map);
    m_heatHead->setTitle(map.name);
    m_heatHead->setNote(Patterns::heatNote(figures));
    m_scale->show(map, tr("closed"));
    m_today->show(Patterns::today(figures));
    m_todayHead->setTitle(Patterns::todayTitle(figures));
    const PatternChange change = Patterns::todayChange(figures);
    m_todayPill->setHidden(change.text.isEmpty());
    m_todayPill->setWord(change.text, change.isGood ? Tone::Green : Tone::Amber);
    m_refunds->show(Patterns::refunds(figures));
    m_refundShare->setText(Patterns::refundShare(figures));
    m_refundNote->setText(Patterns::refundNote(figures));
    const PatternChange refunds = Patterns::refundChange(figures);
    showText(m_refundChange, refunds.text);
    setStyleProperty(m_refundChange, "role", refunds.isGood ? u"done"_s : u"warning"_s);
    m_payers->show(Patterns::payers(figures));
    m_returning->setText(Patterns::returningShare(figures));
    m_returningNote->setText(Patterns::returningNote(figures));
}

void PatternsPage::print()
{
    if (!m_print->isEnabled())
        return;
    constexpr QSize kPicture(720, 240);
    PrintedDocument document{
        m_presenter.title(),
        u"<h1>%1</h1><p class='quiet'>%2</p>"_s.arg(m_presenter.title().toHtmlEscaped(),
                                                    m_presenter.summary().toHtmlEscaped())};
    for (const Chart *chart : charts()) {
        const QString name = chart->objectName();
        document.body += u"<h2>%1</h2><p><img src='picture:%2' width='570' height='190'></p>"_s.arg(
            chart->table().title.toHtmlEscaped(), name);
        document.pictures.insert(name, chart->picture(kPicture));
    }
    askPrinter(this, document, [this](const PrintOutcome &outcome) {
        if (!outcome)
            tell(outcome);
    });
}

void PatternsPage::showExports()
{
    if (!m_export->isEnabled())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_export->text());
    for (const Chart *chart : charts()) {
        const ChartTable table = chart->table();
        menu->addAction(tr("%1 as CSV…").arg(table.title), this, [this, table] {
            saveTable(this, table, [this](const PrintOutcome &outcome) { tell(outcome); });
        });
    }
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(m_export->mapToGlobal(QPoint(0, m_export->height() + 4)));
}

void PatternsPage::tell(const PrintOutcome &outcome)
{
    setStyleProperty(m_outcome, "role", outcome ? u"done"_s : u"problem"_s);
    m_outcome->setText(outcome ? tr("Saved as %1").arg(QDir::toNativeSeparators(*outcome))
                               : Text::sentence(outcome.error()));
    m_outcome->show();
}

void PatternsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = window()->width() < ListPage::kRoomForDetails;
    m_cards->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace tilldesk::ui
