#include "ui/widgets/settings/sticker_preview.h"

#include "ui/widgets/settings/sticker_painter.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {
namespace {

constexpr QSize kSize(170, 240);
constexpr QSizeF kPaper(1050, 1480);

} // namespace

StickerPreview::StickerPreview(const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme)
{
    setFixedSize(kSize);
    setAccessibleName(tr("Preview of the sticker"));
}

void StickerPreview::setSticker(const Sticker &sticker)
{
    m_sticker = sticker;
    setAccessibleDescription(QString(sticker.shop + QChar(u'\n') + sticker.place));
    update();
}

void StickerPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.colours().line);
    painter.setBrush(QColor::fromRgb(kQrLight));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (m_sticker.code.size == 0)
        return;
    painter.scale(kSize.width() / kPaper.width(), kSize.height() / kPaper.height());
    paintSticker(painter, QRectF({}, kPaper), m_sticker, true);
}

} // namespace tilldesk::ui
