#include "ui/widgets/settings/this_computer_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/code_box.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ThisComputerPage::ThisComputerPage(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : SettingsPage(parent),
      m_gateways(gateways),
      m_where(named(makeText({}, u"strong"_s), u"shopIs"_s)),
      m_state(named(makeText({}, u"muted"_s), u"shopState"_s))
{
    setHeading(tr("This computer"));
    content().setSpacing(8);
    content().addWidget(m_where);
    content().addWidget(m_state);
    content().addSpacing(12);
    if (gateways.connection == nullptr)
        showShopHere(theme);
    else
        showShopElsewhere();
    content().addStretch();
}

void ThisComputerPage::showShopHere(const Theme &theme)
{
    m_where->setText(tr("The shop is on this computer."));
    m_state->setText(tr("Its payments are stored here. Other computers of the shop connect to this "
                        "one as tills."));
    auto *tills = named(makeButton(tr("Tills…"), QString()), u"goToTills"_s);
    connect(tills, &QPushButton::clicked, this, &ThisComputerPage::tillsRequested);
    content().addWidget(tills, 0, Qt::AlignLeft);
    content().addSpacing(12);
    content().addWidget(makeText(tr("To use this computer as a till of another shop, too, start "
                                    "Tilldesk with another data folder and the link of that shop:"),
                                 u"plain"_s));
    auto *command = named(new CodeBox(theme, tr("Command"), 1), u"connectCommand"_s);
    command->fit(u"tilldesk --data-dir ~/tilldesk-till --connect LINK"_s);
    content().addWidget(command);
}

void ThisComputerPage::showShopElsewhere()
{
    auto *pair = named(makeButton(tr("Pair again…"), QString()), u"pairThisTill"_s);
    auto *leave = named(makeButton(tr("Leave the shop…"), u"danger"_s), u"leaveShop"_s);
    connect(pair, &QPushButton::clicked, this, &ThisComputerPage::pairingRequested);
    connect(leave, &QPushButton::clicked, this, &ThisComputerPage::askToLeave);
    content().addWidget(rowWidget({pair, leave, LayoutItem::stretch()}, {.spacing = 8}));
    connect(m_gateways.connection, &gateway::Connection::changed, this,
            &ThisComputerPage::showState);
    showState();
}

void ThisComputerPage::showState()
{
    const gateway::Connection &connection = *m_gateways.connection;
    m_where->setText(tr("The shop is on the computer at %1.").arg(connection.server()));
    m_state->setText(connection.state() == gateway::Connection::State::Connected
                         ? tr("This computer is a till of that shop. The connection is encrypted "
                              "and leads to the computer that was paired.")
                         : tr("This computer is a till of that shop. There is no connection now."));
}

void ThisComputerPage::askToLeave()
{
    auto *dialog = new QuestionDialog(
        tr("Leave the shop?"),
        tr("This computer forgets how to reach the shop, and Tilldesk closes. The shop keeps all "
           "payments. Revoke the till there, too, under Settings > Tills."),
        window());
    dialog->addChoice(tr("Leave and close"), QDialog::Accepted, u"danger"_s, u"confirmLeave"_s);
    dialog->addChoice(tr("Stay a till"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, &ThisComputerPage::leavingRequested);
    dialog->open();
}

} // namespace tilldesk::ui
