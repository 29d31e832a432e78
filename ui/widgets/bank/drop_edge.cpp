#include "ui/widgets/bank/drop_edge.h"

#include "ui/widgets/theme/theme.h"

#include <QMimeData>
#include <QPainter>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DropEdge::DropEdge(const Theme &theme, QWidget *view) : QWidget(view), m_theme(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents); // the view gets the drop
    setAccessibleName(tr("Drop the bank’s file"));
    hide();
}

void DropEdge::showOver()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropEdge::paintEvent(QPaintEvent *)
{
    constexpr int kAway = 6;
    constexpr int kEdge = 2;
    constexpr int kIcon = 32;
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = colours.page;
    veil.setAlphaF(0.86F);
    painter.fillRect(rect(), veil);
    painter.setPen(QPen(colours.accent, kEdge, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect().adjusted(kAway, kAway, -kAway, -kAway), metrics::kCardRadius,
                            metrics::kCardRadius);
    painter.setFont(m_theme.font(metrics::kAmountSize, QFont::DemiBold));
    painter.setPen(colours.accentText);
    painter.drawText(rect().adjusted(0, kIcon, 0, 0), Qt::AlignCenter, accessibleName());
    m_theme.drawIcon(painter,
                     {rect().center().x() - kIcon / 2, rect().center().y() - kIcon, kIcon, kIcon},
                     u"file-text"_s, colours.accentText);
}

QString droppedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace tilldesk::ui
