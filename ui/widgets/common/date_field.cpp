#include "ui/widgets/common/date_field.h"

#include "ui/models/common/format.h"
#include "ui/widgets/theme/theme.h"

#include <QCalendarWidget>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DateField::DateField(const Theme &theme, QDate day, QWidget *parent)
    : QDateEdit(day, parent),
      m_theme(theme)
{
    setCalendarPopup(true);
    setDisplayFormat(numericDatePattern());
    calendarWidget()->setFirstDayOfWeek(Qt::Monday);
    calendarWidget()->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
}

void DateField::paintEvent(QPaintEvent *event)
{
    constexpr int kSide = 14;
    constexpr int kMargin = 9;
    QDateEdit::paintEvent(event);
    QPainter painter(this);
    m_theme.drawIcon(painter, {width() - kSide - kMargin, (height() - kSide) / 2, kSide, kSide},
                     u"calendar"_s, m_theme.colours().muted);
}

} // namespace tilldesk::ui
