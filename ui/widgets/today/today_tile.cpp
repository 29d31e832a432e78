#include "ui/widgets/today/today_tile.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 104;
constexpr int kLeastWidth = 160;

} // namespace

TodayTile::TodayTile(const Theme &theme, QWidget *parent)
    : PaintedButton(theme, Qt::StrongFocus, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TodayTile::setTile(const TodayPresenter::Tile &tile)
{
    m_tile = tile;
    setAccessibleName(QString(tile.title + u": "_s + tile.value));
    setAccessibleDescription(tile.note);
    setToolTip(tr("Show the rows behind this figure"));
    update();
}

QSize TodayTile::sizeHint() const
{
    return {260, kHeight};
}

QSize TodayTile::minimumSizeHint() const
{
    return {kLeastWidth, kHeight};
}

void TodayTile::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, underMouse() ? colours.hover : colours.card, colours.line,
             metrics::kCardRadius);
    const QRect space = rect().adjusted(metrics::kCardPadding, 0, -metrics::kCardPadding, 0);
    const auto draw = [&painter, space](const QFont &font, const QColor &colour, int top,
                                        int height, const QString &text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(space.left(), top, space.width(), height),
                         int(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, space.width()));
    };
    draw(theme().font(metrics::kTextSize), colours.muted, 14, 20, m_tile.title);
    draw(theme().font(metrics::kAmountSize, QFont::Bold), colours.title, 35, 34,
         m_tile.value.isEmpty() ? u"…"_s : m_tile.value);
    draw(theme().font(metrics::kSmallTextSize), colours.muted, 70, 20, m_tile.note);
}

} // namespace tilldesk::ui
