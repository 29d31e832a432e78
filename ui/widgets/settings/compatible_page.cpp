#include "ui/widgets/settings/compatible_page.h"

#include "ui/models/settings/settings_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CompatiblePage::CompatiblePage(const Gateways &gateways, const Theme &theme,
                               SettingsProfiles &profiles, QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_fillIn(named(new QPushButton(tr("Fill in what most clients expect")), u"fillIn"_s))
{
    addSwitcher(theme, profiles, false);
    addRows(theme);
    follow(m_form);
    connect(m_fillIn, &QPushButton::clicked, &m_form, &SettingsCompatibleForm::fillInProfile);
    connect(&m_form, &SettingsForm::changed, this, &CompatiblePage::showForm);
    showForm();
}

void CompatiblePage::load()
{
    m_profiles.load();
    m_form.load();
}

void CompatiblePage::addRows(const Theme &theme)
{
    using Draft = SettingsCompatibleForm::Draft;
    QLabel *why = makeText(
        tr("Software that was made for another service of this interface checks whose callbacks it "
           "accepts. Its manual says which names it expects. Saved changes take effect at once."),
        u"muted"_s);
    content().addWidget(why);
    content().addWidget(m_rows);
    m_rows->addSection(tr("The service, for all profiles"));
    m_fields
        .text(u"issuer"_s, tr("Issuer"), tr("The claim “iss” of every signature"), &Draft::issuer)
        ->setPlaceholderText(u"Example Pay"_s);
    m_fields
        .text(u"claimNamespace"_s, tr("Claim namespace"),
              tr("The address in front of the claims' names"), &Draft::claimNamespace)
        ->setPlaceholderText(u"https://claims.example"_s);
    m_rows->addSection(tr("This profile"));
    m_fields.choice(theme, u"callbackHeader"_s, tr("Callback header"),
                    tr("Most clients expect the extended header"), &Draft::callbackHeader,
                    SettingsWords::callbackHeaders());
    m_fields.toggle(theme, u"refundsAcceptApiKey"_s, tr("Refunds by API key"),
                    tr("An API key is enough; no signature is needed"),
                    &Draft::refundsAcceptApiKey);
    m_rows->addWide(
        rowWidget({m_fillIn, LayoutItem::stretch()}, {.spacing = -1, .margins = {0, 8, 0, 4}}));
}

void CompatiblePage::showForm()
{
    showProfile(m_profiles.chosen() != nullptr, tr("Existing clients"), *m_rows);
    m_fields.show();
    m_fillIn->setEnabled(!m_form.isProfileFilledIn());
}

} // namespace tilldesk::ui
