#include "ui/widgets/payouts/payout_chips.h"

#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/payouts/payouts_presenter.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/payments/period_dialog.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QMenu *menuUnder(QWidget *chip)
{
    auto *menu = new QMenu(chip);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

template <typename Does>
void addChoice(QMenu *menu, const QString &words, bool isChosen, Does does)
{
    QAction *action = menu->addAction(words);
    action->setCheckable(true);
    action->setChecked(isChosen);
    QObject::connect(action, &QAction::triggered, menu, does);
    if (isChosen)
        menu->setActiveAction(action);
}

void popUp(QMenu *menu, const QWidget *chip)
{
    menu->popup(chip->mapToGlobal(QPoint(0, chip->height() + 4)));
}

} // namespace

PayoutChips::PayoutChips(const Theme &theme, PayoutsPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_period(new Chip(theme)),
      m_bulk(new Chip(theme)),
      m_status(new Chip(theme)),
      m_clear(new QPushButton(tr("Clear")))
{
    constexpr int kGap = 8;
    auto *layout = new FlowLayout(kGap, this);
    for (Chip *chip : {m_period, m_bulk, m_status})
        layout->addWidget(chip);
    layout->addWidget(m_clear);
    m_period->setObjectName(u"payoutPeriod"_s);
    m_bulk->setObjectName(u"payoutBulk"_s);
    m_status->setObjectName(u"payoutStatus"_s);
    m_clear->setObjectName(u"clearPayoutFilters"_s);
    m_clear->setProperty("role", u"link"_s);
    m_clear->setToolTip(tr("Clear all filters"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Filters"));
    connect(m_period, &Chip::clicked, this, &PayoutChips::choosePeriod);
    connect(m_period, &Chip::cleared, &presenter, [&presenter] { presenter.setPeriod({}); });
    connect(m_bulk, &Chip::clicked, this, &PayoutChips::chooseBulk);
    connect(m_bulk, &Chip::cleared, &presenter, [&presenter] { presenter.setBulk({}); });
    connect(m_status, &Chip::clicked, this, &PayoutChips::chooseStatus);
    connect(m_status, &Chip::cleared, &presenter, [&presenter] { presenter.setStatus({}); });
    connect(m_clear, &QPushButton::clicked, &presenter, &PayoutsPresenter::clearFilters);
    connect(&presenter, &PayoutsPresenter::changed, this, &PayoutChips::showQuery);
    showQuery();
}

void PayoutChips::showQuery()
{
    m_period->setText(Text::period(m_presenter.period()));
    m_period->setAccessibleName(tr("Date: %1").arg(m_period->text()));
    m_period->setActive(m_presenter.period().kind != Period::Kind::AnyTime);
    m_bulk->setText(m_presenter.bulk() ? PayoutWords::bulk(*m_presenter.bulk()) : tr("Bulk"));
    m_bulk->setAccessibleName(tr("Bulk: %1").arg(m_bulk->text()));
    m_bulk->setActive(m_presenter.bulk().has_value());
    m_status->setText(m_presenter.status() ? PayoutWords::status(*m_presenter.status())
                                           : tr("Status"));
    m_status->setAccessibleName(tr("Status: %1").arg(m_status->text()));
    m_status->setActive(m_presenter.status().has_value());
    m_clear->setHidden(!m_period->isActive() && !m_bulk->isActive() && !m_status->isActive());
    layout()->invalidate();
    updateGeometry();
}

void PayoutChips::choosePeriod()
{
    QMenu *menu = menuUnder(m_period);
    for (const Period::Kind kind : kPeriodKinds) {
        if (kind == Period::Kind::Custom)
            menu->addSeparator();
        addChoice(menu, Text::period(kind), kind == m_presenter.period().kind, [this, kind] {
            if (kind == Period::Kind::Custom)
                chooseCustomPeriod();
            else
                m_presenter.setPeriod({kind});
        });
    }
    popUp(menu, m_period);
}

void PayoutChips::chooseCustomPeriod()
{
    auto *dialog = new PeriodDialog(m_theme, m_presenter.period(), m_presenter.today(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_presenter,
            [this, dialog] { m_presenter.setPeriod(dialog->period()); });
    dialog->open();
}

void PayoutChips::chooseBulk()
{
    QMenu *menu = menuUnder(m_bulk);
    addChoice(menu, tr("All bulks"), !m_presenter.bulk(), [this] { m_presenter.setBulk({}); });
    for (const QString &bulk : m_presenter.bulks())
        addChoice(menu, PayoutWords::bulk(bulk), m_presenter.bulk() == bulk,
                  [this, bulk] { m_presenter.setBulk(bulk); });
    popUp(menu, m_bulk);
}

void PayoutChips::chooseStatus()
{
    QMenu *menu = menuUnder(m_status);
    addChoice(menu, tr("Any status"), !m_presenter.status(), [this] { m_presenter.setStatus({}); });
    for (const PayoutStatus status : {PayoutStatus::Succeeded, PayoutStatus::Failed})
        addChoice(menu, PayoutWords::status(status), m_presenter.status() == status,
                  [this, status] { m_presenter.setStatus(status); });
    popUp(menu, m_status);
}

} // namespace tilldesk::ui
