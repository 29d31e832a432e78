#include "ui/widgets/settings/profiles_page.h"

#include "ui/models/common/bank_line_words.h"
#include "ui/models/settings/settings_words.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/settings/iban_field.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ProfilesPage::ProfilesPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                           QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_switcher(addSwitcher(theme, profiles, true)),
      m_id(makeLabel({}, u"small"_s)),
      m_copyId(new CopyButton(theme, tr("Profile ID"), [this] { return m_id->text(); })),
      m_message(new MessagePage(theme)),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_bulkWarning(named(makeText({}, u"warning"_s), u"bulkWarning"_s)),
      m_payoutLine(named(makeText({}, u"small"_s), u"payoutLine"_s))
{
    m_id->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_id->setMinimumWidth(QFontMetrics(m_id->font()).horizontalAdvance(QString(25, u'0')));
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_id->setAccessibleName(tr("Profile ID"));
    m_payoutLine->setTextInteractionFlags(Qt::TextSelectableByMouse);
    header().addWidget(m_id);
    header().addWidget(m_copyId);
    addTabs(theme, ProfileTab::Account);
    addAccount(theme);
    addCallbacks(theme);
    addRules(theme);
    content().addWidget(m_message);
    content().addWidget(m_rows);
    follow(m_form);
    connect(&m_form, &SettingsForm::changed, this, &ProfilesPage::showDraft);
    connect(&m_profiles, &SettingsProfiles::changed, this, &ProfilesPage::showState);
    connect(scrollArea().verticalScrollBar(), &QScrollBar::valueChanged, this,
            &ProfilesPage::followScrolling);
    connect(m_message, &MessagePage::actionTriggered, this, [this] {
        if (m_profiles.state() == SettingsProfiles::State::Failed)
            m_profiles.load();
        else if (m_profiles.merchants().isEmpty())
            Q_EMIT merchantsRequested();
        else
            Q_EMIT newRequested(m_profiles.merchants().first().id);
    });
    showDraft();
}

void ProfilesPage::addSection(ProfileTab tab)
{
    m_sections.insert(tab, m_rows->addSection(titleOf(tab)));
}

int ProfilesPage::topOf(ProfileTab tab)
{
    return m_sections.value(tab)->mapTo(scrollArea().widget(), QPoint()).y();
}

void ProfilesPage::setTab(ProfileTab tab)
{
    // The rows of a page that has just appeared have their places only after these events.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const QScopedValueRollback scrolling(m_isScrolling, true);
    scrollArea().verticalScrollBar()->setValue(tab == ProfileTab::Account ? 0 : topOf(tab));
    SettingsPage::setTab(tab);
}

/// Marks the tab of the section at the top; at the end of the page, that of the last section.
void ProfilesPage::followScrolling()
{
    if (m_isScrolling)
        return;
    const QScrollBar &bar = *scrollArea().verticalScrollBar();
    ProfileTab top = ProfileTab::Account;
    for (const ProfileTab tab : m_sections.keys()) {
        if (topOf(tab) <= bar.value() || bar.value() == bar.maximum())
            top = tab;
    }
    SettingsPage::setTab(bar.value() == 0 ? ProfileTab::Account : top);
}

void ProfilesPage::addAccount(const Theme &theme)
{
    addSection(ProfileTab::Account);
    m_name =
        m_fields.text(u"name"_s, tr("Profile name"), tr("For you and your staff"), &Profile::name);
    m_fields.text(u"creditorName"_s, tr("Name shown to customers"), BankLineWords::shopName({}),
                  &Profile::creditorName);
    auto *iban = new IbanField;
    iban->setPlaceholderText(u"BE68 5390 0754 7034"_s);
    m_rows->addRow(u"iban"_s, tr("Payout account"), m_form.ibanHint(), iban);
    connect(iban, &IbanField::ibanEdited, this, [this] { m_fields.edit(); });
    m_fields.bind([iban](const Profile &profile) { iban->setIban(profile.iban); },
                  [iban](Profile &profile) { profile.iban = electronicIban(iban->text()); });
    m_fields.choice(theme, u"channel"_s, tr("Channel"), {}, &Profile::channel,
                    SettingsWords::channels());
    m_fields.text(u"bulkId"_s, tr("Batch ID"), m_form.bulkIdHint(), &Profile::bulkId);
    m_rows->addWide(
        columnWidget({m_bulkWarning, m_payoutLine}, {.spacing = 4, .margins = {0, 8, 0, 8}}));
    m_fields.toggle(theme, u"isOpen"_s, tr("Open"), tr("A closed profile takes no payments"),
                    &Profile::isOpen);
}

void ProfilesPage::addCallbacks(const Theme &theme)
{
    addSection(ProfileTab::Callbacks);
    m_fields
        .text(u"callbackUrl"_s, tr("Callback address"), tr("Notified when a payment has ended"),
              &Profile::callbackUrl)
        ->setPlaceholderText(u"https://shop.example/notify"_s);
    m_fields.text(u"identifyCallbackUrl"_s, tr("Callback address for scans"),
                  tr("Notified when the customer has scanned"), &Profile::identifyCallbackUrl);
    m_fields.choice(theme, u"callbackHeader"_s, tr("Callback header"), {}, &Profile::callbackHeader,
                    SettingsWords::callbackHeaders());
    m_fields.toggle(theme, u"allowsLoopbackCallbacks"_s, tr("Allow this computer"),
                    tr("http and loopback addresses, for testing"),
                    &Profile::allowsLoopbackCallbacks);
    m_fields.toggle(theme, u"allowsPrivateCallbacks"_s, tr("Allow private networks"),
                    tr("Servers of your own network, such as 192.168.1.20"),
                    &Profile::allowsPrivateCallbacks);
    m_fields.toggle(theme, u"hasSynchronousCallback"_s, tr("Ask before settling"),
                    tr("Your server decides whether an authorized payment is paid"),
                    &Profile::hasSynchronousCallback);
}

void ProfilesPage::addRules(const Theme &theme)
{
    addSection(ProfileTab::Rules);
    m_fields.toggle(theme, u"allowsRefunds"_s, tr("Refunds"), tr("Payments may be refunded"),
                    &Profile::allowsRefunds);
    m_refundsByKey = m_fields.toggle(theme, u"refundsAcceptApiKey"_s, tr("Refunds by API key"),
                                     tr("An API key is enough; no signature is needed"),
                                     &Profile::refundsAcceptApiKey);
    m_fields.toggle(theme, u"asksAcknowledgement"_s, tr("Ask for acknowledgement"),
                    tr("Payments wait up to 7 days for your server's acknowledgement"),
                    &Profile::asksAcknowledgement);
}

void ProfilesPage::beginNew(const MerchantId &merchant)
{
    m_form.beginNew(merchant);
    m_name->setFocus();
}

bool ProfilesPage::isChanged() const
{
    return SettingsPage::isChanged() || (m_form.isNew() && !m_form.stored().merchantId.isEmpty());
}

void ProfilesPage::showDraft()
{
    m_fields.show();
    const Profile &profile = m_form.draft();
    m_refundsByKey->setEnabled(profile.allowsRefunds);
    m_rows->setHint(u"iban"_s, m_form.ibanHint());
    m_rows->setHint(u"creditorName"_s, BankLineWords::shopName(profile.creditorName));
    m_rows->setHint(u"bulkId"_s, m_form.bulkIdHint());
    showText(m_bulkWarning, m_form.bulkIdWarning());
    m_payoutLine->setText(m_form.payoutLine());
    showState();
}

void ProfilesPage::showState()
{
    const bool isNew = m_form.isNew();
    const bool isThere = !m_form.stored().merchantId.isEmpty();
    m_switcher->setHeading(isThere ? m_form.heading() : tr("Profiles"));
    showTabs(isThere && !isNew ? &m_form.stored() : nullptr);
    m_id->setText(m_form.stored().id.text());
    m_id->setVisible(isThere && !isNew);
    m_copyId->setVisible(isThere && !isNew);
    setButtonsVisible(isThere);
    m_rows->setVisible(isThere);
    m_message->setHidden(isThere);
    if (isThere)
        return;
    if (m_profiles.state() == SettingsProfiles::State::Loading)
        m_message->setMessage({}, tr("Loading…"), {}, {});
    else if (m_profiles.state() == SettingsProfiles::State::Failed)
        m_message->setMessage(u"triangle-alert"_s, tr("The profiles could not be read"),
                              m_profiles.problem(), tr("Try again"));
    else if (m_profiles.merchants().isEmpty())
        m_message->setMessage(u"store"_s, tr("No merchant yet"),
                              tr("Profiles belong to a merchant: the company that takes the "
                                 "payments. Add the merchant first."),
                              tr("Go to merchants"));
    else
        m_message->setMessage(u"store"_s, tr("No profile yet"),
                              tr("A profile is one way in which a merchant takes payments: a web "
                                 "shop, a counter, invoices."),
                              tr("New profile"));
}

} // namespace tilldesk::ui
