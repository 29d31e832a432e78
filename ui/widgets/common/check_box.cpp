#include "ui/widgets/common/check_box.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QStyleOptionButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 7; ///< more room between the square and the text than the style gives

} // namespace

void paintCheckBox(QPainter &painter, const Theme &theme, const QRect &box, Qt::CheckState state,
                   bool isEnabled)
{
    const Colours &colours = theme.colours();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isEnabled ? 1 : 0.5);
    painter.setPen(state == Qt::Unchecked ? colours.field : colours.accent);
    painter.setBrush(state == Qt::Unchecked ? colours.card : colours.accent);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (state != Qt::Unchecked)
        theme.drawIcon(painter, box.adjusted(2, 2, -2, -2),
                       state == Qt::Checked ? u"check"_s : u"minus"_s, colours.onAccent);
    painter.restore();
}

CheckBox::CheckBox(const Theme &theme, const QString &text, QWidget *parent)
    : QCheckBox(text, parent),
      m_theme(theme)
{
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize CheckBox::sizeHint() const
{
    return QCheckBox::sizeHint() + QSize(kGap, 0);
}

void CheckBox::paintEvent(QPaintEvent *)
{
    constexpr int kBox = 16;
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect space = style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, this);
    QRect box(0, 0, kBox, kBox);
    box.moveCenter(space.center());
    box.moveLeft(std::max(box.left(), 0));
    paintCheckBox(painter, m_theme, box, checkState(), isEnabled());
    option.rect = style()
                      ->subElementRect(QStyle::SE_CheckBoxContents, &option, this)
                      .adjusted(kGap, 0, kGap, 0);
    style()->drawControl(QStyle::CE_CheckBoxLabel, &option, &painter, this);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.colours().focus, 2));
        painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), metrics::kControlRadius,
                                metrics::kControlRadius);
    }
}

} // namespace tilldesk::ui
