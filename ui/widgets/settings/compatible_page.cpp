#include "ui/widgets/settings/compatible_page.h"

#include "ui/models/settings/settings_words.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CompatiblePage::CompatiblePage(const Gateways &gateways, const Theme &theme,
                               SettingsProfiles &profiles, QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_switcher(new ProfileSwitcher(theme, profiles, false)),
      m_rows(new SettingRows),
      m_issuer(new QLineEdit),
      m_namespace(new QLineEdit),
      m_callbackHeader(new ComboBox(theme)),
      m_refundsByKey(new Switch(theme)),
      m_fillIn(new QPushButton(tr("Fill in what most clients expect")))
{
    header().addWidget(m_switcher);
    addRows();
    follow(m_form);
    for (QLineEdit *field : {m_issuer, m_namespace}) {
        connect(field, &QLineEdit::textEdited, this, &CompatiblePage::edit);
        connect(field, &QLineEdit::returnPressed, &m_form, &SettingsForm::save);
    }
    connect(m_callbackHeader, &QComboBox::currentIndexChanged, this, &CompatiblePage::edit);
    connect(m_refundsByKey, &QCheckBox::clicked, this, &CompatiblePage::edit);
    connect(m_fillIn, &QPushButton::clicked, &m_form, &SettingsCompatibleForm::fillInProfile);
    connect(m_switcher, &ProfileSwitcher::chooseRequested, this, &CompatiblePage::chooseRequested);
    connect(&m_form, &SettingsForm::changed, this, &CompatiblePage::showForm);
    showForm();
}

void CompatiblePage::load()
{
    m_profiles.load();
    m_form.load();
}

void CompatiblePage::addRows()
{
    for (const auto kind : {CallbackHeader::Specified, CallbackHeader::Extended})
        m_callbackHeader->addItem(SettingsWords::callbackHeader(kind), int(kind));
    m_issuer->setPlaceholderText(u"Example Pay"_s);
    m_namespace->setPlaceholderText(u"https://claims.example"_s);
    QLabel *why = makeLabel(
        tr("Software that was made for another service of this interface checks whose callbacks it "
           "accepts. Its manual says which names it expects. Saved changes take effect at once."),
        u"muted"_s);
    why->setWordWrap(true);
    content().addWidget(why);
    content().addWidget(m_rows);
    m_rows->addSection(tr("The service, for all profiles"));
    m_rows->addRow(u"issuer"_s, tr("Issuer"), tr("The claim “iss” of every signature"), m_issuer);
    m_rows->addRow(u"claimNamespace"_s, tr("Claim namespace"),
                   tr("The address in front of the claims' names"), m_namespace);
    m_rows->addSection(tr("This profile"));
    m_rows->addRow(u"callbackHeader"_s, tr("Callback header"),
                   tr("Most clients expect the extended header"), m_callbackHeader);
    m_rows->addRow(u"refundsAcceptApiKey"_s, tr("Refunds by API key"),
                   tr("An API key is enough; no signature is needed"), m_refundsByKey);
    m_fillIn->setObjectName(u"fillIn"_s);
    auto *actions = new QWidget;
    auto *layout = new QHBoxLayout(actions);
    layout->setContentsMargins(0, 8, 0, 4);
    layout->addWidget(m_fillIn);
    layout->addStretch();
    m_rows->addWide(actions);
}

void CompatiblePage::edit()
{
    m_form.setDraft({.issuer = m_issuer->text(),
                     .claimNamespace = m_namespace->text(),
                     .callbackHeader = CallbackHeader(m_callbackHeader->currentData().toInt()),
                     .refundsAcceptApiKey = m_refundsByKey->isChecked()});
}

void CompatiblePage::showForm()
{
    const SettingsCompatibleForm::Draft draft = m_form.draft();
    const bool isThere = m_profiles.chosen() != nullptr;
    m_switcher->setVisible(isThere);
    setHeading(isThere ? QString() : tr("Existing clients"));
    m_rows->setVisible(isThere);
    for (QPushButton *button : {saveButton(), discardButton()})
        button->setVisible(isThere);
    const QSignalBlocker quiet(m_callbackHeader);
    if (m_issuer->text() != draft.issuer)
        m_issuer->setText(draft.issuer);
    if (m_namespace->text() != draft.claimNamespace)
        m_namespace->setText(draft.claimNamespace);
    m_callbackHeader->setCurrentIndex(m_callbackHeader->findData(int(draft.callbackHeader)));
    m_refundsByKey->setChecked(draft.refundsAcceptApiKey);
    m_fillIn->setEnabled(!m_form.isProfileFilledIn());
    m_rows->showProblems(m_form.problems());
}

} // namespace tilldesk::ui
