#include "ui/widgets/settings/api_keys_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/new_api_key_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ApiKeysPage::ApiKeysPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                         QWidget *parent)
    : SettingsPage(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_profiles(profiles),
      m_keys(gateways, profiles),
      m_message(new MessagePage(theme)),
      m_table(new TextTableView(theme, m_keys.table(), tr("API keys"))),
      m_new(named(makeButton(theme.icon(u"plus"_s, &Colours::onAccent), tr("New API key")),
                  u"newApiKey"_s)),
      m_revoke(named(makeButton(tr("Revoke…"), u"danger"_s), u"revokeApiKey"_s))
{
    setHeading(tr("API keys"));
    m_table->setWidths({0, 90, 120, 130, 104, 104, 100});
    m_table->setYielding({4, 2, 3}); // created, used by, rights
    m_new->setProperty("role", u"primary"_s);
    header().addStretch();
    header().addWidget(m_new);
    QHBoxLayout *actions =
        row({m_revoke, LayoutItem::stretch()}, {.spacing = -1, .margins = {0, 4, 0, 0}});
    content().addWidget(m_message);
    content().addWidget(m_table);
    content().addLayout(actions);

    connect(m_new, &QPushButton::clicked, this, &ApiKeysPage::makeKey);
    connect(m_revoke, &QPushButton::clicked, this, &ApiKeysPage::askToRevoke);
    connect(m_message, &MessagePage::actionTriggered, this, [this] {
        if (m_keys.state() == SettingsApiKeys::State::Failed)
            m_keys.load();
        else
            makeKey();
    });
    connect(m_table, &TextTableView::selectedChanged, this, &ApiKeysPage::showKeys);
    connect(&m_keys, &SettingsApiKeys::changed, this, &ApiKeysPage::showKeys);
    showKeys();
}

void ApiKeysPage::showKeys()
{
    using State = SettingsApiKeys::State;
    const bool hasSome = m_keys.table().rowCount() > 0;
    const bool hasProfile = m_profiles.chosen() != nullptr;
    m_table->setVisible(hasSome);
    m_revoke->setVisible(hasSome);
    const bool canRevoke = m_keys.canRevoke(m_table->selectedId());
    m_revoke->setEnabled(canRevoke);
    m_revoke->setToolTip(canRevoke ? QString() : tr("This key is already revoked"));
    m_new->setEnabled(hasProfile);
    m_new->setToolTip(hasProfile ? QString() : tr("Keys belong to a profile. Add a profile first"));
    setFailure(hasSome ? m_keys.failure() : QString());
    m_message->setVisible(!hasSome);
    if (m_keys.state() == State::Loading)
        m_message->setMessage({}, tr("Loading…"), {}, {});
    else if (m_keys.state() == State::Failed)
        m_message->setMessage(u"triangle-alert"_s, tr("The keys could not be read"),
                              m_keys.failure(), tr("Try again"));
    else
        m_message->setMessage(u"lock"_s, tr("No API key yet"),
                              tr("The shop's software sends its key with each request. The key "
                                 "determines the profile and the rights."),
                              hasProfile ? tr("New API key") : QString());
}

void ApiKeysPage::makeKey()
{
    auto *dialog = new NewApiKeyDialog(m_gateways, m_theme, m_profiles, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, &m_keys, &SettingsApiKeys::load);
    dialog->open();
}

void ApiKeysPage::askToRevoke()
{
    const QString id = m_table->selectedId();
    auto *dialog = new QuestionDialog(tr("Revoke the key?"), m_keys.revokeQuestion(id), window());
    dialog->addChoice(tr("Revoke"), QDialog::Accepted, u"danger"_s, u"confirmRevoke"_s);
    dialog->addChoice(tr("Keep the key"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this, id] { m_keys.revoke(id); });
    dialog->open();
}

} // namespace tilldesk::ui
