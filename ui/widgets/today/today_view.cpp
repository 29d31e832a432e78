#include "ui/widgets/today/today_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/theme/theme.h"
#include "ui/widgets/today/attention_list.h"
#include "ui/widgets/today/first_steps.h"
#include "ui/widgets/today/hours_chart.h"
#include "ui/widgets/today/latest_payments.h"
#include "ui/widgets/today/today_tile.h"

#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TodayView::TodayView(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
                     const ProfileChoice &profiles, const OutcomeWatch &outcomes, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(gateways, profiles, outcomes, ticker),
      m_stack(new QStackedWidget),
      m_chart(new HoursChart(theme)),
      m_attention(new AttentionList(theme)),
      m_latest(new LatestPayments(theme, m_presenter.latest())),
      m_noLatest(named(new MessagePage(theme), u"noLatestPayments"_s)),
      m_steps(new FirstSteps(theme)),
      m_hoursNote(named(makeLabel({}, u"small"_s), u"hoursNote"_s)),
      m_failureWords(makeText({}, u"notice"_s)),
      m_failure(makeFailure())
{
    m_stack->addWidget(makeDay());
    m_stack->addWidget(m_steps);
    fill(this, {m_failure, {m_stack, 1}},
         {.spacing = metrics::kGap,
          .margins = {metrics::kPageMargin, metrics::kCardPadding, metrics::kPageMargin,
                      metrics::kCardPadding}});
    connect(&m_presenter, &TodayPresenter::changed, this, &TodayView::showState);
    connect(m_attention, &AttentionList::chosen, this, &TodayView::listRequested);
    connect(m_steps, &FirstSteps::chosen, this, &TodayView::stepRequested);
    connect(m_latest, &LatestPayments::openRequested, this, &TodayView::paymentRequested);
    setFocusProxy(m_tiles.first());
    showState();
    m_presenter.start();
}

QWidget *TodayView::makeDay()
{
    QLayout *cards = row({{makeHours(), 3}, {makeLatest(), 2}}, {.spacing = metrics::kGap});
    return columnWidget({makeTiles(), {cards, 1}}, {.spacing = metrics::kGap});
}

QWidget *TodayView::makeTiles()
{
    QWidget *tiles = rowWidget({}, {.spacing = metrics::kGap});
    for (const TodayPresenter::Tile &tile : m_presenter.tiles()) {
        auto *button = new TodayTile(m_theme);
        button->setObjectName(u"todayTile%1"_s.arg(int(tile.leads)));
        connect(button, &QAbstractButton::clicked, this,
                [this, leads = tile.leads] { Q_EMIT listRequested(leads); });
        tiles->layout()->addWidget(button);
        m_tiles << button;
    }
    return tiles;
}

QWidget *TodayView::makeHours()
{
    constexpr int kHighest = 300;
    constexpr int kSide = metrics::kCardPadding;
    m_chart->setMaximumHeight(kHighest);
    QFrame *card = makeFrame(u"card"_s);
    fill(card,
         {row({makeLabel(tr("Takings by hour"), u"strong"_s), m_hoursNote, LayoutItem::stretch()}),
          {m_chart, 1},
          LayoutItem::gap(4),
          makeSectionLabel(tr("Needs attention")),
          m_attention,
          LayoutItem::stretch()},
         {.spacing = 10, .margins = {kSide, kSide, kSide, kSide}});
    return card;
}

QWidget *TodayView::makeLatest()
{
    auto *all = named(makeButton(tr("All payments"), u"link"_s), u"allPayments"_s);
    connect(all, &QPushButton::clicked, this,
            [this] { Q_EMIT listRequested(TodayPresenter::Leads::Payments); });
    QHBoxLayout *top = row({{makeLabel(tr("Latest payments"), u"strong"_s), 1}, all},
                           {.spacing = -1, .margins = {12, 0, 6, 0}});
    constexpr int kLeastWidth = 360;
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumWidth(kLeastWidth);
    m_noLatest->setMessage(u"triangle-alert"_s, tr("The payments cannot be shown"), {}, {});
    fill(card, {top, {m_latest, 1}, {m_noLatest, 1}}, {.spacing = 6, .margins = {6, 10, 6, 6}});
    return card;
}

QFrame *TodayView::makeFailure()
{
    auto *retry = named(new QPushButton(tr("Retry")), u"retryToday"_s);
    connect(retry, &QPushButton::clicked, &m_presenter, &TodayPresenter::refresh);
    QFrame *frame = makeFrame(u"notice"_s);
    frame->setLayout(row({{m_failureWords, 1}, retry}, {.spacing = -1, .margins = {12, 6, 6, 6}}));
    return frame;
}

void TodayView::showState()
{
    m_failureWords->setText(m_presenter.failure());
    m_failure->setHidden(m_presenter.failure().isEmpty());
    const bool hasNone = !m_presenter.failure().isEmpty() && m_presenter.latest().rowCount() == 0;
    m_latest->setHidden(hasNone);
    m_noLatest->setVisible(hasNone);
    m_stack->setCurrentIndex(m_presenter.isEmpty() ? 1 : 0);
    m_steps->setSteps(m_presenter.steps());
    const QList<TodayPresenter::Tile> tiles = m_presenter.tiles();
    for (qsizetype i = 0; i < m_tiles.size(); ++i)
        m_tiles[i]->setTile(tiles[i]);
    m_chart->setHours(m_presenter.hours());
    showText(m_hoursNote, m_presenter.hoursNote());
    m_attention->setNotices(m_presenter.notices());
}

} // namespace tilldesk::ui
