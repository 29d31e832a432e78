#include "ui/widgets/today/today_tile.h"

#include "ui/widgets/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 104;
constexpr int kLeastWidth = 160;

} // namespace

TodayTile::TodayTile(const Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
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
    const Colours &colours = m_theme.colours();
    const double pen = hasFocus() ? 2 : 1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? colours.focus : colours.line, pen));
    painter.setBrush(underMouse() ? colours.hover : colours.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                            metrics::kCardRadius, metrics::kCardRadius);
    const QRect space = rect().adjusted(metrics::kCardPadding, 0, -metrics::kCardPadding, 0);
    const auto draw = [&painter, space](const QFont &font, const QColor &colour, int top,
                                        int height, const QString &text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(space.left(), top, space.width(), height),
                         int(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, space.width()));
    };
    draw(m_theme.font(metrics::kTextSize), colours.muted, 14, 20, m_tile.title);
    draw(m_theme.font(metrics::kAmountSize, QFont::Bold), colours.title, 35, 34,
         m_tile.value.isEmpty() ? u"…"_s : m_tile.value);
    draw(m_theme.font(metrics::kSmallTextSize), colours.muted, 70, 20, m_tile.note);
}

void TodayTile::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace tilldesk::ui
