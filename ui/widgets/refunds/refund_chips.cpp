#include "ui/widgets/refunds/refund_chips.h"

#include "ui/models/common/text.h"
#include "ui/models/refunds/refunds_presenter.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/payments/period_dialog.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundChips::RefundChips(const Theme &theme, RefundsPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_period(new Chip(theme)),
      m_find(new Chip(theme)),
      m_clear(new QPushButton(tr("Clear")))
{
    constexpr int kGap = 8;
    auto *layout = new FlowLayout(kGap, this);
    layout->addWidget(m_period);
    layout->addWidget(m_find);
    layout->addWidget(m_clear);
    m_period->setObjectName(u"refundPeriodChip"_s);
    m_find->setObjectName(u"refundFindChip"_s);
    m_clear->setObjectName(u"clearRefundFilters"_s);
    m_clear->setProperty("role", u"link"_s);
    m_clear->setToolTip(tr("Clear all filters"));
    setAccessibleName(tr("Filters"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);

    connect(m_period, &Chip::clicked, this, &RefundChips::choosePeriod);
    connect(m_period, &Chip::cleared, &presenter, [&presenter] { presenter.setPeriod({}); });
    connect(m_find, &Chip::clicked, this, &RefundChips::findRequested);
    connect(m_find, &Chip::cleared, &presenter, [&presenter] { presenter.setFind({}); });
    connect(m_clear, &QPushButton::clicked, &presenter, &RefundsPresenter::clearFilters);
    connect(&presenter, &RefundsPresenter::changed, this, &RefundChips::showQuery);
    showQuery();
}

void RefundChips::showQuery()
{
    const bool hasPeriod = m_presenter.period().kind != Period::Kind::AnyTime;
    const QString &find = m_presenter.find();
    m_period->setText(Text::period(m_presenter.period()));
    m_period->setAccessibleName(tr("Date: %1").arg(m_period->text()));
    m_period->setActive(hasPeriod);
    m_find->setText(tr("“%1”").arg(find));
    m_find->setAccessibleName(tr("Find: %1").arg(find));
    m_find->setActive(true);
    m_find->setHidden(find.isEmpty());
    m_clear->setHidden(!hasPeriod && find.isEmpty());
    layout()->invalidate();
    updateGeometry();
}

void RefundChips::choosePeriod()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Period::Kind current = m_presenter.period().kind;
    for (const Period::Kind kind : kPeriodKinds) {
        if (kind == Period::Kind::Custom)
            menu->addSeparator();
        QAction *action = menu->addAction(Text::period(kind));
        action->setCheckable(true);
        action->setChecked(kind == current);
        connect(action, &QAction::triggered, this, [this, kind] {
            if (kind == Period::Kind::Custom)
                chooseCustomPeriod();
            else
                m_presenter.setPeriod({kind});
        });
        if (kind == current)
            menu->setActiveAction(action);
    }
    menu->popup(m_period->mapToGlobal(QPoint(0, m_period->height() + 4)));
}

void RefundChips::chooseCustomPeriod()
{
    auto *dialog = new PeriodDialog(m_theme, m_presenter.period(), m_presenter.today(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_presenter,
            [this, dialog] { m_presenter.setPeriod(dialog->period()); });
    dialog->open();
}

} // namespace tilldesk::ui
