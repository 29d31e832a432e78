#include "ui/widgets/frame/find_box.h"

#include "ui/models/find/find_words.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 340;
constexpr int kSmallestWidth = 150;
constexpr int kPadding = 10;
constexpr int kKeyPadding = 6;
constexpr int kKeyHeight = 18;

} // namespace

FindBox::FindBox(const Theme &theme, QWidget *parent)
    : PaintedButton(theme, Qt::StrongFocus, parent)
{
    setText(FindWords::opener());
    setAccessibleName(FindWords::title());
    // The box may be too narrow for its text.
    setToolTip(tr("%1 (%2)").arg(FindWords::title(), keyText(u"Ctrl+K"_s)) + u'\n'
               + FindWords::opener());
    setCursor(Qt::IBeamCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMaximumWidth(kWidth);
}

QSize FindBox::sizeHint() const
{
    return {kWidth, metrics::kControlHeight};
}

QSize FindBox::minimumSizeHint() const
{
    return {kSmallestWidth, metrics::kControlHeight};
}

void FindBox::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, underMouse() ? colours.hover : colours.card, colours.control,
             metrics::kControlRadius);
    const QRect icon(kPadding, (height() - metrics::kIcon) / 2, metrics::kIcon, metrics::kIcon);
    theme().drawIcon(painter, icon, u"search"_s, colours.muted);

    painter.setFont(theme().font(metrics::kPillTextSize));
    const QString keys = keyText(u"Ctrl+K"_s, u' ');
    const int keysWidth = painter.fontMetrics().horizontalAdvance(keys) + 2 * kKeyPadding;
    const QRectF box(width() - kPadding - keysWidth + 0.5, (height() - kKeyHeight) / 2.0 + 0.5,
                     keysWidth - 1, kKeyHeight - 1);
    painter.setPen(colours.control);
    painter.setBrush(colours.inset);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colours.muted);
    painter.drawText(box, Qt::AlignCenter, keys);

    painter.setFont(theme().font(metrics::kTextSize));
    const int left = icon.right() + 8;
    const QRect space(left, 0, int(box.left()) - 8 - left, height());
    painter.drawText(space, Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, space.width()));
}

} // namespace tilldesk::ui
