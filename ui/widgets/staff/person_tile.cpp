#include "ui/widgets/staff/person_tile.h"

#include "ui/widgets/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr QSize kSize(218, 150);
constexpr int kPadding = 17;
constexpr int kDisc = 48;
constexpr int kNameSize = 15;

} // namespace

void paintInitials(QPainter &painter, const Theme &theme, const QRect &disc,
                   const QString &initials, InitialsLook look)
{
    const Colours &colours = theme.colours();
    const bool isChosen = look == InitialsLook::Chosen;
    const bool isQuiet = look == InitialsLook::Quiet;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChosen ? colours.accent : isQuiet ? colours.inset : colours.accentSoft);
    painter.drawEllipse(disc);
    painter.setPen(isChosen ? colours.onAccent : isQuiet ? colours.muted : colours.accentText);
    painter.setFont(theme.font(disc.height() * 3 / 8, QFont::DemiBold));
    painter.drawText(disc, Qt::AlignCenter, initials);
}

PersonTile::PersonTile(const Theme &theme, QWidget *parent)
    : PaintedButton(theme, Qt::NoFocus, parent)
{
    setCheckable(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setMinimumSize(120, 110);
}

void PersonTile::setTile(const LockPresenter::Tile &tile)
{
    m_tile = tile;
    setChecked(tile.isChosen);
    setFocusPolicy(tile.isChosen ? Qt::StrongFocus : Qt::ClickFocus);
    setAccessibleName(tile.name + u", "_s + tile.role);
    setAccessibleDescription(tile.note);
    update();
}

QSize PersonTile::sizeHint() const
{
    return kSize;
}

void PersonTile::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: event->ignore(); return; // LockPage chooses the next person
    default: PaintedButton::keyPressEvent(event);
    }
}

void PersonTile::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = m_tile.isChosen ? colours.accentSoft
        : underMouse()                    ? colours.hover
                                          : colours.card;
    paintBox(painter, ground, m_tile.isChosen ? colours.accent : colours.line,
             metrics::kCardRadius);
    const QRect inner = rect().adjusted(kPadding, kPadding, -kPadding, -kPadding);
    paintInitials(painter, theme(), QRect(inner.topLeft(), QSize(kDisc, kDisc)), m_tile.initials,
                  m_tile.isChosen ? InitialsLook::Chosen : InitialsLook::Usual);
    painter.setFont(theme().font(metrics::kSmallTextSize));
    painter.setPen(m_tile.isBlocked      ? colours.danger
                       : m_tile.isChosen ? colours.accentText
                                         : colours.muted);
    painter.drawText(inner.adjusted(kDisc + 6, 0, 0, 0),
                     Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, m_tile.note);
    painter.setPen(m_tile.isChosen ? colours.accentText : colours.muted);
    painter.setFont(theme().font(metrics::kTextSize));
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignBottom, m_tile.role);
    painter.setPen(colours.title);
    painter.setFont(theme().font(kNameSize, QFont::DemiBold));
    painter.drawText(inner.adjusted(0, 0, 0, -20), Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(m_tile.name, Qt::ElideRight, inner.width()));
}

} // namespace tilldesk::ui
