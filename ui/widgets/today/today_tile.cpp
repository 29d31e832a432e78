#include "ui/widgets/today/today_tile.h"

#include "ui/widgets/theme/fitting_font.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 108;
constexpr int kNote = 70; ///< top of the note, which may have two lines
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

void TodayTile::setChosen(bool isChosen)
{
    m_isChosen = isChosen;
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
    paintBox(painter, underMouse() ? colours.hover : colours.card,
             m_isChosen ? colours.accent : colours.line, metrics::kCardRadius);
    const QRect space = rect().adjusted(metrics::kCardPadding, 0, -metrics::kCardPadding, 0);
    const auto draw = [&painter, space](const QFont &font, const QColor &colour, int top,
                                        int height, int flags, const QString &text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(space.left(), top, space.width(), height), flags | Qt::AlignLeft,
                         text);
    };
    constexpr int kLine = int(Qt::AlignVCenter) | Qt::TextSingleLine;
    draw(fittingFont(theme(), m_tile.title, space.width(), metrics::kTextSize, QFont::Normal),
         colours.muted, 14, 20, kLine, m_tile.title);
    const QString value = m_tile.value.isEmpty() ? u"…"_s : m_tile.value;
    draw(fittingFont(theme(), value, space.width(), metrics::kAmountSize, QFont::Bold),
         colours.title, 35, 34, kLine, value);
    draw(theme().font(metrics::kSmallTextSize), colours.muted, kNote, kHeight - kNote,
         int(Qt::AlignTop) | Qt::TextWordWrap, m_tile.note);
}

} // namespace tilldesk::ui
