#include "ui/widgets/frame/rail.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/frame/rail_button.h"
#include "ui/widgets/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kMargin = 10;
constexpr int kMarkSide = 26;

} // namespace

Rail::Rail(const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_mark(new QLabel),
      m_brand(makeLabel(u"Tilldesk"_s, u"brand"_s)),
      m_narrow(new QToolButton),
      m_brandRow(row({m_mark, {m_brand, 1}, m_narrow}, {.spacing = 9, .margins = {8, 4, 0, 10}}))
{
    setProperty("role", u"rail"_s);
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Views"));
    m_narrow->setIcon(theme.icon(u"panel-left"_s, &Colours::muted));
    m_narrow->setAutoRaise(true);
    connect(m_narrow, &QToolButton::clicked, this, [this] { setNarrow(!m_isNarrow); });

    QVBoxLayout *layout =
        fill(this, {m_brandRow}, {.spacing = 2, .margins = {kMargin, 14, kMargin + 1, 14}});
    for (const Place place : kPlaces) {
        if (place == Place::Settings)
            layout->addStretch();
        addButton(layout, place);
    }
    connect(&theme, &Theme::changed, this, &Rail::showBrand);
    showBrand();
    setNarrow(false);
    m_stops.prepend(m_narrow);
    m_narrow->installEventFilter(this);
    setTabStop(m_buttons.first());
}

void Rail::addButton(QVBoxLayout *layout, Place place)
{
    auto *button = new RailButton(m_theme, iconOf(place), wordsOf(place).title);
    connect(button, &RailButton::clicked, this, [this, button, place] {
        if (place != Place::Lock || !m_locks)
            return Q_EMIT placeChosen(place);
        button->setChecked(false);
        Q_EMIT lockRequested();
    });
    layout->addWidget(button);
    m_buttons.insert(place, button);
    button->installEventFilter(this);
    m_stops.append(button);
}

bool Rail::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    QList<QWidget *> stops = m_stops;
    stops.removeIf([](const QWidget *button) { return button->isHidden(); });
    const qsizetype at = stops.indexOf(qobject_cast<QWidget *>(watched));
    qsizetype next = -1;
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left: next = qMax(at - 1, 0); break;
    case Qt::Key_Down:
    case Qt::Key_Right: next = qMin(at + 1, stops.size() - 1); break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = stops.size() - 1; break;
    default: return QWidget::eventFilter(watched, event);
    }
    setTabStop(stops[next]);
    stops[next]->setFocus(Qt::TabFocusReason);
    return true;
}

void Rail::setTabStop(QWidget *button)
{
    for (QWidget *each : std::as_const(m_stops))
        each->setFocusPolicy(each == button ? Qt::TabFocus : Qt::NoFocus);
}

void Rail::showBrand()
{
    const double density = devicePixelRatioF();
    QPixmap mark(QSize(kMarkSide, kMarkSide) * density);
    mark.setDevicePixelRatio(density);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.colours().accent);
    painter.drawRoundedRect(0, 0, kMarkSide, kMarkSide, metrics::kControlRadius,
                            metrics::kControlRadius);
    constexpr int kInset = (kMarkSide - metrics::kIcon) / 2;
    m_theme.drawIcon(painter, {kInset, kInset, metrics::kIcon, metrics::kIcon}, u"store"_s,
                     m_theme.colours().onAccent);
    painter.end();
    m_mark->setPixmap(mark);
}

void Rail::setPlace(Place place)
{
    for (const auto &[each, button] : m_buttons.asKeyValueRange())
        button->setChecked(each == place);
    setTabStop(m_buttons.value(place));
}

void Rail::setBadge(Place place, int count)
{
    m_buttons.value(place)->setBadge(count);
}

void Rail::setPlaces(const QList<Place> &places)
{
    for (const auto &[place, button] : m_buttons.asKeyValueRange())
        button->setVisible(places.contains(place));
}

bool Rail::shows(Place place) const
{
    const QWidget *button = m_buttons.value(place);
    // Before the window is first shown, every widget in it counts as hidden.
    return !button->isHidden() || !button->testAttribute(Qt::WA_WState_ExplicitShowHide);
}

void Rail::setNarrow(bool narrow)
{
    m_isNarrow = narrow;
    showWidth();
}

void Rail::setCramped(bool cramped)
{
    if (cramped == m_isCramped)
        return;
    m_isCramped = cramped;
    showWidth();
}

void Rail::showWidth()
{
    const bool narrow = m_isNarrow || m_isCramped;
    m_narrow->setHidden(m_isCramped);
    setFixedWidth(narrow ? metrics::kNarrowRailWidth : metrics::kRailWidth);
    m_brand->setVisible(!narrow);
    m_brandRow->setStretchFactor(m_brand, narrow ? 0 : 1);
    m_brandRow->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (RailButton *button : std::as_const(m_buttons))
        button->setNarrow(narrow);
    const QString words =
        narrow ? tr("Show the names of the views") : tr("Show only the icons of the views");
    m_narrow->setToolTip(words);
    m_narrow->setAccessibleName(words);
}

} // namespace tilldesk::ui
