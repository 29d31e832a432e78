#include "ui/widgets/reports/takings_chips.h"

#include "ui/models/common/text.h"
#include "ui/models/reports/report_words.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/payments/period_dialog.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TakingsChips::TakingsChips(const Theme &theme, ReportPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_period(new Chip(theme))
{
    constexpr int kGap = 8;
    auto *layout = new FlowLayout(kGap, this);
    m_period->setKind(Chip::Kind::Choice);
    m_period->setObjectName(u"reportPeriod"_s);
    layout->addWidget(m_period);
    for (const Grouping grouping : kGroupings) {
        auto *chip = new Chip(theme);
        chip->setKind(Chip::Kind::Toggle);
        chip->setText(ReportWords::grouping(grouping));
        chip->setAccessibleName(tr("Rows: %1").arg(chip->text()));
        chip->setObjectName(u"reportGrouping%1"_s.arg(int(grouping)));
        connect(chip, &Chip::clicked, this, [this, grouping] {
            m_presenter.setGrouping(grouping);
            showChoice(); // a click on the chosen one does not switch it off
        });
        m_groupings.insert(grouping, chip);
        layout->addWidget(chip);
    }
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Period and rows"));
    connect(m_period, &Chip::clicked, this, &TakingsChips::choosePeriod);
    connect(&presenter, &ReportPresenter::changed, this, &TakingsChips::showChoice);
    showChoice();
}

void TakingsChips::showChoice()
{
    m_period->setText(Text::period(m_presenter.period()));
    m_period->setAccessibleName(tr("Period: %1").arg(m_period->text()));
    m_period->setToolTip(ReportWords::days(m_presenter.days()));
    for (auto chip = m_groupings.begin(); chip != m_groupings.end(); ++chip) {
        const bool isPossible = canGroup(chip.key(), m_presenter.days());
        chip.value()->setActive(chip.key() == m_presenter.grouping());
        chip.value()->setEnabled(isPossible);
        const QString why = isPossible ? QString() : ReportWords::tooMany(chip.key());
        chip.value()->setToolTip(why);
        chip.value()->setAccessibleDescription(why);
    }
    layout()->invalidate();
    updateGeometry();
}

void TakingsChips::choosePeriod()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Period::Kind current = m_presenter.period().kind;
    for (const Period::Kind kind : kPeriodKinds) {
        if (kind == Period::Kind::AnyTime)
            continue;
        const bool isCustom = kind == Period::Kind::Custom;
        if (isCustom)
            menu->addSeparator();
        QAction *action = menu->addAction(Text::period(kind));
        action->setCheckable(true);
        action->setChecked(kind == current);
        connect(action, &QAction::triggered, this, [this, kind, isCustom] {
            if (isCustom)
                chooseDays();
            else
                m_presenter.setPeriod({kind});
        });
        if (kind == current)
            menu->setActiveAction(action);
    }
    menu->popup(m_period->mapToGlobal(QPoint(0, m_period->height() + 4)));
}

void TakingsChips::chooseDays()
{
    const ReportDays &days = m_presenter.days();
    const Period shown{Period::Kind::Custom, days.first, days.last};
    auto *dialog = new PeriodDialog(m_theme, shown, m_presenter.today(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_presenter,
            [this, dialog] { m_presenter.setPeriod(dialog->period()); });
    dialog->open();
}

} // namespace tilldesk::ui
