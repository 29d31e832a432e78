#include "ui/widgets/common/combo_box.h"

#include "ui/widgets/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ComboBox::ComboBox(const Theme &theme, QWidget *parent) : QComboBox(parent), m_theme(theme) {}

bool ComboBox::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QComboBox::event(event);
    // The box may be too narrow for its text.
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), currentText(), this);
    return true;
}

void ComboBox::paintEvent(QPaintEvent *event)
{
    constexpr int kSide = 14;
    constexpr int kMargin = 10;
    QComboBox::paintEvent(event);
    QPainter painter(this);
    m_theme.drawIcon(painter, {width() - kSide - kMargin, (height() - kSide) / 2, kSide, kSide},
                     u"chevron-down"_s, m_theme.colours().muted);
}

} // namespace tilldesk::ui
