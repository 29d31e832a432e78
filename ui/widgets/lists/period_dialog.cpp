#include "ui/widgets/lists/period_dialog.h"

#include "ui/widgets/common/date_field.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/metrics.h"

#include <QGridLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PeriodDialog::PeriodDialog(const Theme &theme, const Period &current, QDate today, QWidget *parent)
    : QDialog(parent),
      m_first(new DateField(theme, current.firstDay.isValid() ? current.firstDay : today)),
      m_last(new DateField(theme, current.lastDay.isValid() ? current.lastDay : today))
{
    m_first->setAccessibleName(tr("First day"));
    m_last->setAccessibleName(tr("Last day"));
    setWindowTitle(tr("Period"));
    auto *close = new QPushButton(tr("Close"));
    auto *show = makeButton(tr("Show payments"), u"primary"_s);
    show->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(show, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_first, &QDateEdit::dateChanged, m_last, &QDateEdit::setMinimumDate);
    m_last->setMinimumDate(m_first->date());

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(28, 24, 28, 24);
    layout->setHorizontalSpacing(metrics::kGap);
    layout->setVerticalSpacing(8);
    layout->addWidget(makeLabel(tr("Show a period"), u"heading"_s), 0, 0, 1, 2);
    layout->addWidget(makeLabel(tr("First day"), u"muted"_s), 1, 0);
    layout->addWidget(makeLabel(tr("Last day"), u"muted"_s), 1, 1);
    layout->addWidget(m_first, 2, 0);
    layout->addWidget(m_last, 2, 1);
    layout->setRowMinimumHeight(3, 8);
    layout->addLayout(row({LayoutItem::stretch(), close, show}), 4, 0, 1, 2);
    m_first->setMinimumWidth(150);
    m_last->setMinimumWidth(150);
}

Period PeriodDialog::period() const
{
    return {Period::Kind::Custom, m_first->date(), m_last->date()};
}

} // namespace tilldesk::ui
