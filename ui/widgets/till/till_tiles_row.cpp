#include "ui/widgets/till/till_tiles_row.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"
#include "ui/widgets/till/till_tile_button.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 12;
constexpr int kRoomForTwoRows = 780;

} // namespace

TillTilesRow::TillTilesRow(const Theme &theme, TillPresenter &presenter, QWidget *parent)
    : QScrollArea(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_tiles(new QWidget),
      m_note(makeFrame(u"card"_s)),
      m_noteWords(named(makeText({}, u"muted"_s), u"tilesNote"_s)),
      m_action(named(new QPushButton, u"tilesAction"_s))
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_note->setLayout(
        row({{m_noteWords, 1}, m_action}, {.spacing = -1, .margins = {16, 10, 12, 10}}));
    new FlowLayout(kGap, m_tiles);
    auto *all = new QWidget;
    fill(all, {m_note, m_tiles, LayoutItem::stretch()}, {.spacing = kGap});
    setWidget(all);
    connect(m_action, &QPushButton::clicked, this, [this] {
        if (m_presenter.tiles().problem().isEmpty())
            Q_EMIT settingsRequested();
        else
            m_presenter.tiles().load();
    });
    connect(&presenter, &TillPresenter::changed, this, &TillTilesRow::showState);
    connect(&presenter.tiles(), &TillTiles::changed, this, &TillTilesRow::showState);
    showState();
}

void TillTilesRow::fillTiles()
{
    const qsizetype count = m_presenter.tiles().tiles().size();
    while (m_buttons.size() > count)
        delete m_buttons.takeLast();
    while (m_buttons.size() < count) {
        auto *button = new TillTileButton(m_theme);
        const int index = int(m_buttons.size());
        button->setObjectName(u"tile%1"_s.arg(index));
        connect(button, &TillTileButton::clicked, this, [this, index] { Q_EMIT pressed(index); });
        m_tiles->layout()->addWidget(button);
        m_buttons.append(button);
    }
}

void TillTilesRow::showState()
{
    TillTiles &tiles = m_presenter.tiles();
    fillTiles();
    const Amount keyed = m_presenter.isFresh() ? m_presenter.amount() : Amount();
    for (int i = 0; i < m_buttons.size(); ++i) {
        const auto left = tiles.timeLeft(i);
        m_buttons.at(i)->setLook(
            {tiles.tiles().at(i).counter.name, tiles.line(i, keyed),
             left.count() > 0 ? countdown(left) : QString(), tiles.paymentAt(i).has_value(),
             tiles.tiles().at(i).outcome.has_value(),
             m_presenter.isCutOff() ? TillPresenter::noConnection() : QString()});
    }
    const bool isEmpty = m_buttons.isEmpty();
    m_noteWords->setText(
        isEmpty ? tr(
            "No points of sale yet. A point of sale can have a printed QR code on the counter.")
                : tiles.problem());
    m_action->setText(isEmpty ? tr("Open Settings") : tr("Retry"));
    m_note->setVisible(isEmpty || !tiles.problem().isEmpty());
    m_tiles->setHidden(isEmpty);
    fit();
}

void TillTilesRow::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void TillTilesRow::fit()
{
    const int rows = window()->height() >= kRoomForTwoRows ? 2 : 1;
    int height = m_tiles->isHidden() ? 0
                                     : qMin(m_tiles->layout()->heightForWidth(viewport()->width()),
                                            rows * TillTileButton::kHeight + (rows - 1) * kGap);
    if (!m_note->isHidden())
        height += m_note->sizeHint().height() + (height > 0 ? kGap : 0);
    setFixedHeight(height);
}

} // namespace tilldesk::ui
