#include "ui/widgets/payments/filter_bar.h"

#include "ui/models/common/text.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/payments/period_dialog.h"
#include "ui/widgets/payments/status_menu.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FilterBar::FilterBar(const Theme &theme, PaymentsPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_period(new Chip(theme)),
      m_statuses(new Chip(theme)),
      m_find(new Chip(theme)),
      m_clear(new QPushButton(tr("Clear")))
{
    constexpr int kGap = 8;
    auto *layout = new FlowLayout(kGap, this);
    for (Chip *chip : {m_period, m_statuses, m_find})
        layout->addWidget(chip);
    layout->addWidget(m_clear);
    m_period->setObjectName(u"periodChip"_s);
    m_statuses->setObjectName(u"statusChip"_s);
    m_find->setObjectName(u"findChip"_s);
    m_clear->setObjectName(u"clearFilters"_s);
    m_clear->setProperty("role", u"link"_s);
    m_clear->setToolTip(tr("Clear all filters"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);

    connect(m_period, &Chip::clicked, this, &FilterBar::choosePeriod);
    connect(m_period, &Chip::cleared, &presenter, [&presenter] { presenter.setPeriod({}); });
    connect(m_statuses, &Chip::clicked, this, &FilterBar::chooseStatuses);
    connect(m_statuses, &Chip::cleared, &presenter, [&presenter] { presenter.setStatuses({}); });
    connect(m_find, &Chip::clicked, this, &FilterBar::findRequested);
    connect(m_find, &Chip::cleared, &presenter, [&presenter] { presenter.setFind({}); });
    connect(m_clear, &QPushButton::clicked, &presenter, &PaymentsPresenter::clearFilters);
    connect(&presenter, &PaymentsPresenter::queryChanged, this, &FilterBar::showQuery);
    showQuery();
}

void FilterBar::showQuery()
{
    const PaymentsQuery &query = m_presenter.query();
    m_period->setText(Text::period(query.period));
    m_period->setAccessibleName(tr("Date: %1").arg(m_period->text()));
    m_period->setActive(query.period.kind != Period::Kind::AnyTime);
    m_statuses->setText(statusWords());
    m_statuses->setAccessibleName(tr("Status: %1").arg(m_statuses->text()));
    m_statuses->setActive(!query.statuses.isEmpty());
    m_find->setText(tr("“%1”").arg(query.find));
    m_find->setAccessibleName(tr("Find: %1").arg(query.find));
    m_find->setActive(true);
    m_find->setHidden(query.find.isEmpty());
    m_clear->setHidden(!query.isNarrowed());
    layout()->invalidate();
    updateGeometry();
}

QString FilterBar::statusWords() const
{
    const QList<PaymentStatus> &statuses = m_presenter.query().statuses;
    if (statuses.isEmpty())
        return tr("Status");
    if (statuses.size() > 2)
        return tr("%1 statuses").arg(statuses.size());
    QStringList words;
    for (const PaymentStatus status : statuses)
        words.append(Text::status(status));
    return words.join(u", "_s);
}

void FilterBar::choosePeriod()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Period::Kind current = m_presenter.query().period.kind;
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

void FilterBar::chooseCustomPeriod()
{
    auto *dialog = new PeriodDialog(m_theme, m_presenter.query().period, m_presenter.today(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_presenter,
            [this, dialog] { m_presenter.setPeriod(dialog->period()); });
    dialog->open();
}

void FilterBar::chooseStatuses()
{
    auto *menu = new StatusMenu(m_presenter.query().statuses, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &StatusMenu::statusesChanged, &m_presenter, &PaymentsPresenter::setStatuses);
    menu->popup(m_statuses->mapToGlobal(QPoint(0, m_statuses->height() + 4)));
}

} // namespace tilldesk::ui
