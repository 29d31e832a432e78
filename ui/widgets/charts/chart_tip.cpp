#include "ui/widgets/charts/chart_tip.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ChartTip::ChartTip(QWidget *window)
    : QFrame(window),
      m_name(makeLabel({}, u"strong"_s)),
      m_value(makeLabel({}, u"strong"_s)),
      m_notes(makeLabel({}, u"small"_s)),
      m_opens(makeLabel({}, u"small"_s))
{
    setObjectName(u"chartTip"_s);
    setProperty("role", u"tip"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_foot = columnWidget(
        {rule(),
         row({makeLabel(tr("Enter"), u"key"_s), m_opens, LayoutItem::stretch()}, {.spacing = 6})},
        {.spacing = 7});
    constexpr QMargins kMargins(12, 9, 12, 9);
    fill(this, {row({m_name, LayoutItem::stretch(), m_value}, {.spacing = 16}), m_notes, m_foot},
         {.spacing = 5, .margins = kMargins});
    hide();
}

void ChartTip::show(const ChartPart &part, const QRect &place, Place where)
{
    m_name->setText(part.name);
    m_value->setText(part.value);
    showText(m_notes, part.notes.join(u'\n'));
    m_opens->setText(part.opens);
    m_foot->setHidden(part.opens.isEmpty());
    layout()->activate();
    adjustSize();
    constexpr int kGap = 6;
    const QRect room = parentWidget()->rect().adjusted(kGap, kGap, -kGap, -kGap);
    QRect box(QPoint(place.right() + kGap, place.top() + kGap), size());
    if (where == Place::Above && place.top() - kGap - height() >= room.top()) {
        box.moveBottom(place.top() - kGap);
        box.moveLeft(std::min(place.left(), room.right() - width()));
    }
    if (box.right() > room.right())
        box.moveRight(place.left() - kGap);
    if (box.left() < room.left())
        box.moveLeft(room.left());
    if (box.bottom() > room.bottom())
        box.moveBottom(room.bottom());
    box.moveTop(std::max(box.top(), room.top()));
    setGeometry(box);
    QFrame::show();
    raise();
}

} // namespace tilldesk::ui
