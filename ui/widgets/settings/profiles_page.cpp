#include "ui/widgets/settings/profiles_page.h"

#include "ui/models/common/bank_line_words.h"
#include "ui/models/settings/settings_words.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/settings/iban_field.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ProfilesPage::ProfilesPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                           QWidget *parent)
    : SettingsPage(parent),
      m_theme(theme),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_switcher(new ProfileSwitcher(theme, profiles, true)),
      m_pill(new Pill(theme)),
      m_id(makeLabel({}, u"small"_s)),
      m_copyId(new CopyButton(theme, tr("Profile ID"), [this] { return m_id->text(); })),
      m_message(new MessagePage(theme)),
      m_rows(new SettingRows),
      m_name(new QLineEdit),
      m_creditorName(new QLineEdit),
      m_iban(new IbanField),
      m_channel(new ComboBox(theme)),
      m_bulkId(new QLineEdit),
      m_bulkWarning(makeLabel({}, u"warning"_s)),
      m_payoutLine(makeLabel({}, u"small"_s)),
      m_isOpen(new Switch(theme)),
      m_callbackUrl(new QLineEdit),
      m_identifyCallbackUrl(new QLineEdit),
      m_callbackHeader(new ComboBox(theme)),
      m_loopback(new Switch(theme)),
      m_private(new Switch(theme)),
      m_synchronous(new Switch(theme)),
      m_refunds(new Switch(theme)),
      m_refundsByKey(new Switch(theme)),
      m_acknowledgement(new Switch(theme))
{
    m_id->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_id->setAccessibleName(tr("Profile ID"));
    header().addWidget(m_switcher);
    header().addWidget(m_pill);
    header().addWidget(m_id);
    header().addWidget(m_copyId);
    addRows();
    content().addWidget(m_message);
    content().addWidget(m_rows);
    follow(m_form);
    connectFields();
    showDraft();
}

void ProfilesPage::addRows()
{
    for (const auto channel :
         {PaymentChannel::Online, PaymentChannel::InStore, PaymentChannel::Invoice})
        m_channel->addItem(SettingsWords::channel(channel), int(channel));
    for (const auto kind : {CallbackHeader::Specified, CallbackHeader::Extended})
        m_callbackHeader->addItem(SettingsWords::callbackHeader(kind), int(kind));
    m_iban->setPlaceholderText(u"BE68 5390 0754 7034"_s);
    m_callbackUrl->setPlaceholderText(u"https://shop.example/notify"_s);

    m_rows->addSection(tr("Account"));
    m_rows->addRow(u"name"_s, tr("Profile name"), tr("For you and your staff"), m_name);
    m_rows->addRow(u"creditorName"_s, tr("Name shown to customers"), BankLineWords::shopName({}),
                   m_creditorName);
    m_rows->addRow(u"iban"_s, tr("Payout account"), m_form.ibanHint(), m_iban);
    m_rows->addRow(u"channel"_s, tr("Channel"), {}, m_channel);
    m_rows->addRow(u"bulkId"_s, tr("Batch ID"), m_form.bulkIdHint(), m_bulkId);
    addBankLine();
    m_rows->addRow(u"isOpen"_s, tr("Open"), tr("A closed profile takes no payments"), m_isOpen);
    m_rows->addSection(tr("Callbacks"));
    m_rows->addRow(u"callbackUrl"_s, tr("Callback address"),
                   tr("Notified when a payment has ended"), m_callbackUrl);
    m_rows->addRow(u"identifyCallbackUrl"_s, tr("Callback address for scans"),
                   tr("Notified when the customer has scanned"), m_identifyCallbackUrl);
    m_rows->addRow(u"callbackHeader"_s, tr("Callback header"), {}, m_callbackHeader);
    m_rows->addRow(u"allowsLoopbackCallbacks"_s, tr("Allow this computer"),
                   tr("http and loopback addresses, for testing"), m_loopback);
    m_rows->addRow(u"allowsPrivateCallbacks"_s, tr("Allow private networks"),
                   tr("Servers of your own network, such as 192.168.1.20"), m_private);
    m_rows->addRow(u"hasSynchronousCallback"_s, tr("Ask before settling"),
                   tr("Your server decides whether an authorized payment is paid"), m_synchronous);
    m_rows->addSection(tr("Rules"));
    m_rows->addRow(u"allowsRefunds"_s, tr("Refunds"), tr("Payments may be refunded"), m_refunds);
    m_rows->addRow(u"refundsAcceptApiKey"_s, tr("Refunds by API key"),
                   tr("An API key is enough; no signature is needed"), m_refundsByKey);
    m_rows->addRow(u"asksAcknowledgement"_s, tr("Ask for acknowledgement"),
                   tr("Payments wait up to 7 days for your server's acknowledgement"),
                   m_acknowledgement);
}

void ProfilesPage::addBankLine()
{
    m_bulkWarning->setObjectName(u"bulkWarning"_s);
    m_payoutLine->setObjectName(u"payoutLine"_s);
    auto *both = new QWidget;
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 8, 0, 8);
    layout->setSpacing(4);
    for (QLabel *label : {m_bulkWarning, m_payoutLine}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    m_payoutLine->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rows->addWide(both);
}

void ProfilesPage::connectFields()
{
    for (QLineEdit *field :
         {m_name, m_creditorName, m_bulkId, m_callbackUrl, m_identifyCallbackUrl})
        connect(field, &QLineEdit::textEdited, this, &ProfilesPage::edit);
    connect(m_iban, &IbanField::ibanEdited, this, &ProfilesPage::edit);
    for (const ComboBox *field : {m_channel, m_callbackHeader})
        connect(field, &QComboBox::currentIndexChanged, this, &ProfilesPage::edit);
    for (const Switch *field : {m_isOpen, m_loopback, m_private, m_synchronous, m_refunds,
                                m_refundsByKey, m_acknowledgement})
        connect(field, &QCheckBox::toggled, this, &ProfilesPage::edit);
    connect(&m_form, &SettingsForm::changed, this, &ProfilesPage::showDraft);
    connect(&m_profiles, &SettingsProfiles::changed, this, &ProfilesPage::showState);
    connect(m_switcher, &ProfileSwitcher::chooseRequested, this, &ProfilesPage::chooseRequested);
    connect(m_switcher, &ProfileSwitcher::newRequested, this, &ProfilesPage::newRequested);
    connect(m_message, &MessagePage::actionTriggered, this, [this] {
        if (m_profiles.state() == SettingsProfiles::State::Failed)
            m_profiles.load();
        else if (m_profiles.merchants().isEmpty())
            Q_EMIT merchantsRequested();
        else
            Q_EMIT newRequested(m_profiles.merchants().first().id);
    });
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

void ProfilesPage::edit()
{
    if (m_isShowing)
        return;
    Profile profile = m_form.draft();
    profile.name = m_name->text();
    profile.creditorName = m_creditorName->text();
    profile.iban = electronicIban(m_iban->text());
    profile.channel = PaymentChannel(m_channel->currentData().toInt());
    profile.bulkId = m_bulkId->text();
    profile.isOpen = m_isOpen->isChecked();
    profile.callbackUrl = m_callbackUrl->text();
    profile.identifyCallbackUrl = m_identifyCallbackUrl->text();
    profile.callbackHeader = CallbackHeader(m_callbackHeader->currentData().toInt());
    profile.allowsLoopbackCallbacks = m_loopback->isChecked();
    profile.allowsPrivateCallbacks = m_private->isChecked();
    profile.hasSynchronousCallback = m_synchronous->isChecked();
    profile.allowsRefunds = m_refunds->isChecked();
    profile.refundsAcceptApiKey = m_refundsByKey->isChecked();
    profile.asksAcknowledgement = m_acknowledgement->isChecked();
    m_form.setDraft(profile);
}

void ProfilesPage::showDraft()
{
    const QScopedValueRollback showing(m_isShowing, true);
    const Profile &profile = m_form.draft();
    const auto show = [](QLineEdit *field, const QString &text) {
        if (field->text() != text)
            field->setText(text);
    };
    show(m_name, profile.name);
    show(m_creditorName, profile.creditorName);
    show(m_bulkId, profile.bulkId);
    show(m_callbackUrl, profile.callbackUrl);
    show(m_identifyCallbackUrl, profile.identifyCallbackUrl);
    m_iban->setIban(profile.iban);
    m_channel->setCurrentIndex(m_channel->findData(int(profile.channel)));
    m_callbackHeader->setCurrentIndex(m_callbackHeader->findData(int(profile.callbackHeader)));
    m_isOpen->setChecked(profile.isOpen);
    m_loopback->setChecked(profile.allowsLoopbackCallbacks);
    m_private->setChecked(profile.allowsPrivateCallbacks);
    m_synchronous->setChecked(profile.hasSynchronousCallback);
    m_refunds->setChecked(profile.allowsRefunds);
    m_refundsByKey->setChecked(profile.refundsAcceptApiKey);
    m_refundsByKey->setEnabled(profile.allowsRefunds);
    m_acknowledgement->setChecked(profile.asksAcknowledgement);
    m_rows->setHint(u"iban"_s, m_form.ibanHint());
    m_rows->setHint(u"creditorName"_s, BankLineWords::shopName(profile.creditorName));
    m_rows->setHint(u"bulkId"_s, m_form.bulkIdHint());
    const QString warning = m_form.bulkIdWarning();
    m_bulkWarning->setText(warning);
    m_bulkWarning->setHidden(warning.isEmpty());
    m_payoutLine->setText(m_form.payoutLine());
    m_rows->showProblems(m_form.problems());
    showState();
}

void ProfilesPage::showState()
{
    const bool isNew = m_form.isNew();
    const bool isThere = !m_form.stored().merchantId.isEmpty();
    m_switcher->setHeading(isThere ? m_form.heading() : tr("Profiles"));
    m_pill->setWord(m_form.stored().isOpen ? tr("Open") : tr("Closed"),
                    m_form.stored().isOpen ? Tone::Green : Tone::Grey);
    m_id->setText(m_form.stored().id.text());
    for (QWidget *part : {static_cast<QWidget *>(m_pill), static_cast<QWidget *>(m_id),
                          static_cast<QWidget *>(m_copyId)})
        part->setVisible(isThere && !isNew);
    for (QPushButton *button : {saveButton(), discardButton()})
        button->setVisible(isThere);
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
