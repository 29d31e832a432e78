#include "ui/widgets/settings/tills_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/add_till_card.h"
#include "ui/widgets/settings/till_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TillsPage::TillsPage(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
                     QWidget *parent)
    : SettingsPage(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_ticker(ticker),
      m_tills(gateways),
      m_summary(named(makeLabel({}, u"muted"_s), u"tillsSummary"_s)),
      m_switch(named(new QPushButton, u"tillsSwitch"_s)),
      m_asks(named(makeText({}, u"plain"_s), u"tillAsks"_s)),
      m_add(named(makeButton(theme.icon(u"plus"_s, &Colours::onAccent), tr("Add a till…")),
                  u"addTill"_s)),
      m_message(named(new MessagePage(theme), u"tillsMessage"_s)),
      m_table(named(new TextTableView(theme, m_tills.table(), tr("Tills")), u"tills"_s)),
      m_change(named(new QPushButton(tr("Change…")), u"changeTill"_s)),
      m_revoke(named(makeButton(tr("Revoke…"), u"danger"_s), u"revokeTill"_s)),
      m_remove(named(new QPushButton(tr("Remove…")), u"removeTill"_s)),
      m_log(named(makeButton(theme.icon(u"file-text"_s, &Colours::text), tr("Show log")),
                  u"tillsLog"_s)),
      m_note(makeText(tr("A revoked till loses its connection at once and keeps no payments. What "
                         "it sold stays in the books."),
                      u"muted"_s))
{
    setHeading(tr("Tills"));
    m_table->setTwoLines();
    m_table->setWidths({0, 130, 112, 110, 104, 104, 64});
    m_table->setYielding({6, 5, 3, 1}); // version, address, signed in, point of sale
    m_add->setProperty("role", u"primary"_s);
    QPushButton *answer = named(makeButton(tr("Compare…"), u"primary"_s), u"answerTill"_s);
    m_asking = rowWidget({{m_asks, 1}, answer}, {.margins = {0, 0, 0, 4}});
    connect(answer, &QPushButton::clicked, this, &TillsPage::add);
    header().addWidget(m_summary);
    header().addStretch();
    header().addWidget(m_log);
    header().addWidget(m_add);
    content().addWidget(m_asking);
    content().addWidget(m_message);
    content().addWidget(m_table);
    content().addLayout(row({m_change, m_revoke, m_remove, LayoutItem::stretch(), m_switch},
                            {.spacing = 8, .margins = {0, 4, 0, 4}}));
    content().addWidget(m_note);

    auto *remove = new QShortcut(QKeySequence::Delete, m_table);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this,
            [this] { (m_tills.isRevoked(m_table->selectedId()) ? m_remove : m_revoke)->click(); });
    connect(m_remove, &QPushButton::clicked, this, &TillsPage::askToRemove);
    connect(m_log, &QPushButton::clicked, this, &TillsPage::logRequested);
    connect(m_switch, &QPushButton::clicked, this, &TillsPage::toggle);
    connect(m_add, &QPushButton::clicked, this, &TillsPage::add);
    connect(m_change, &QPushButton::clicked, this, &TillsPage::change);
    connect(m_revoke, &QPushButton::clicked, this, &TillsPage::askToRevoke);
    connect(m_message, &MessagePage::actionTriggered, this, [this] {
        if (m_tills.state() == SettingsTills::State::Failed)
            m_tills.load();
        else if (m_tills.isOn())
            add();
        else
            m_tills.setOn(true);
    });
    connect(m_table, &TextTableView::selectedChanged, this, &TillsPage::showTills);
    connect(&m_tills, &SettingsTills::changed, this, &TillsPage::showTills);
    showTills();
}

void TillsPage::showTills()
{
    const bool isReady = m_tills.state() == SettingsTills::State::Ready;
    const bool hasSome = m_tills.table().rowCount() > 0;
    m_summary->setText(hasSome ? m_tills.summary() : QString());
    m_switch->setText(m_tills.isOn() ? tr("Close to other computers…")
                                     : tr("Let other computers connect"));
    m_switch->setVisible(isReady && (hasSome || m_tills.isOn()));
    setWhyNot(m_add, m_tills.whyNotAdd());
    m_add->setVisible(m_card == nullptr);
    const bool isRevoked = m_tills.isRevoked(m_table->selectedId());
    for (QWidget *part : std::initializer_list<QWidget *>{m_table, m_change, m_note, m_log})
        part->setVisible(hasSome);
    m_revoke->setVisible(hasSome && !isRevoked);
    m_remove->setVisible(hasSome && isRevoked);
    for (QPushButton *action : {m_change, m_revoke})
        setWhyNot(action, m_tills.whyNotChange(m_table->selectedId()));
    const QString failure = m_tills.failure().isEmpty() ? m_tills.problem() : m_tills.failure();
    setFailure(m_tills.state() == SettingsTills::State::Failed && !hasSome ? QString() : failure);
    m_asks->setText(m_tills.askingWords());
    m_asking->setVisible(isReady && m_tills.pairing().asking && m_card == nullptr);
    m_message->setVisible(!hasSome && m_card == nullptr);
    showMessage();
}

void TillsPage::showMessage()
{
    switch (m_tills.state()) {
    case SettingsTills::State::Loading: return m_message->setMessage({}, tr("Loading…"), {}, {});
    case SettingsTills::State::Failed:
        return m_message->setMessage(u"triangle-alert"_s, tr("The tills could not be read"),
                                     m_tills.failure(), tr("Try again"));
    case SettingsTills::State::Ready: break;
    }
    if (m_tills.isOn())
        m_message->setMessage(u"monitor"_s, tr("No till yet"),
                              tr("Other computers of the shop can be tills."), tr("Add a till…"));
    else
        m_message->setMessage(u"monitor"_s, tr("Only this computer may connect"),
                              tr("Other computers of the shop can be tills. They reach this "
                                 "computer through the shop’s network."),
                              tr("Let other computers connect"));
}

void TillsPage::add()
{
    m_card = new AddTillCard(m_gateways, m_theme, m_ticker, m_tills.addresses(), m_tills.pairing());
    placeBelow(m_card);
    connect(m_card, &AddTillCard::closed, this, [this] {
        std::exchange(m_card, nullptr)->deleteLater();
        showTills();
        m_add->setFocus();
    });
    m_card->show();
    showTills();
}

void TillsPage::change()
{
    auto *dialog = new TillDialog(m_tills.makeForm(m_table->selectedId()), m_theme, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void TillsPage::askToRemove()
{
    const QString id = m_table->selectedId();
    auto *dialog = new QuestionDialog(tr("Remove “%1”?").arg(m_tills.nameOf(id)),
                                      m_tills.removeQuestion(id), window());
    dialog->addChoice(tr("Keep in the list"), QDialog::Rejected);
    dialog->addChoice(tr("Remove"), QDialog::Accepted, {}, u"confirmRemoveTill"_s);
    connect(dialog, &QDialog::accepted, this, [this, id] { m_tills.remove(id); });
    dialog->open();
}

void TillsPage::askToRevoke()
{
    const QString id = m_table->selectedId();
    auto *dialog = new QuestionDialog(tr("Revoke “%1”?").arg(m_tills.nameOf(id)),
                                      m_tills.revokeQuestion(id), window());
    dialog->addChoice(tr("Revoke"), QDialog::Accepted, u"danger"_s, u"confirmRevokeTill"_s);
    dialog->addChoice(tr("Keep the till"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this, id] { m_tills.revoke(id); });
    dialog->open();
}

void TillsPage::toggle()
{
    if (!m_tills.isOn())
        return m_tills.setOn(true);
    auto *dialog = new QuestionDialog(tr("Close to other computers?"),
                                      SettingsTills::closeQuestion(), window());
    dialog->addChoice(tr("Close"), QDialog::Accepted, u"danger"_s, u"confirmCloseTills"_s);
    dialog->addChoice(tr("Stay open"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this] { m_tills.setOn(false); });
    dialog->open();
}

} // namespace tilldesk::ui
