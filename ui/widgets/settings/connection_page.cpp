#include "ui/widgets/settings/connection_page.h"

#include "ui/models/common/environment_words.h"
#include "ui/models/common/provider_watch.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/connection_check_view.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/theme/theme.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QKeyEvent>
#include <QPushButton>
#include <QSaveFile>
#include <QStandardItemModel>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Width of the page from which the check stands beside the fields.
constexpr int kRoomForCheck = 880;

} // namespace

ConnectionPage::ConnectionPage(const ShopGateways &gateways, const Theme &theme,
                               SettingsProfiles &profiles, const ProviderWatch &provider,
                               QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_provider(provider),
      m_form(gateways, profiles),
      m_steps(gateways),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_meaning(named(makeText({}, u"small"_s), u"environmentMeaning"_s)),
      m_reading(named(makeText({}, u"small"_s), u"readingPayments"_s)),
      m_apiKey(named(makeLabel({}, u"plain"_s), u"apiKeyEnd"_s)),
      m_newKey(named(new TextField, u"newApiKey"_s)),
      m_replace(named(new QPushButton, u"replaceApiKey"_s)),
      m_kid(named(makeText({}, u"plain"_s), u"signingKey"_s)),
      m_makeKey(named(new QPushButton, u"makeSigningKey"_s)),
      m_keySetTitle(makeLabel(tr("Key set address for the provider"), u"small"_s)),
      m_keySetUrl(named(new CodeBox(theme, tr("Key set address"), 1), u"ownKeySetUrl"_s)),
      m_keysTitle(makeLabel(tr("Public keys for the provider"), u"small"_s)),
      m_publicKeys(named(new CodeBox(theme, tr("Public keys"), 12), u"publicKeys"_s)),
      m_saveKeys(named(makeButton(theme.icon(u"download"_s, &Colours::text), tr("Save as file…")),
                       u"savePublicKeys"_s)),
      m_mailKeys(named(makeButton(theme.icon(u"mail"_s, &Colours::text), tr("E-mail…")),
                       u"mailPublicKeys"_s)),
      m_qr(named(new QrCode, u"publicKeysQr"_s)),
      m_allowed(named(makeText({}, u"plain"_s), u"allowedMoney"_s)),
      m_allowPayments(named(new QPushButton(tr("Allow payments…")), u"allowPayments"_s)),
      m_allowRefunds(named(new QPushButton(tr("Allow refunds…")), u"allowRefunds"_s)),
      m_forbid(named(new QPushButton(tr("Allow nothing")), u"allowNothing"_s)),
      m_check(new ConnectionCheckView(theme, m_steps))
{
    addSwitcher(theme, profiles, false);
    addTabs(theme, ProfileTab::Connection);
    addProvider(theme);
    addApiKey();
    addSigningKey();
    addRealMoney();
    content().addWidget(m_rows);
    auto *above = new QWidget;
    m_beside = placeAbove(above);
    above->hide();
    follow(m_form);
    connect(&m_form, &SettingsForm::changed, this, &ConnectionPage::showForm);
    connect(&profiles, &SettingsProfiles::changed, this, &ConnectionPage::showForm);
    connect(&provider, &ProviderWatch::contactsChanged, this, &ConnectionPage::showReading);
    connect(&m_steps, &ConnectionCheckSteps::changed, this, &SettingsPage::edited);
    connect(&m_form, &SettingsConnectionForm::productionAsked, this,
            &ConnectionPage::askForProduction);
    connect(m_check, &ConnectionCheckView::startRequested, this, [this] {
        if (m_profiles.chosen() != nullptr)
            m_steps.start(m_profiles.chosen()->profile.id);
    });
    showForm();
    placeCheck();
}

void ConnectionPage::load()
{
    m_profiles.load();
    m_form.load();
}

QString ConnectionPage::warning() const
{
    const bool hasFailed = isHosted(m_form.stored().environment) && m_steps.tone() == Tone::Red;
    return hasFailed ? tr("The check of the connection has failed") : QString();
}

void ConnectionPage::addProvider(const Theme &theme)
{
    QList<std::pair<Environment, QString>> environments;
    for (const Environment each : kEnvironments)
        environments << std::pair(each, EnvironmentWords::name(each));
    m_rows->addSection(tr("Provider"));
    m_environment = m_fields.choice(
        theme, u"environment"_s, tr("Environment"), tr("Fixed once the profile has a payment"),
        static_cast<Environment ConnectionDraft::*>(&HostedConnection::environment), environments);
    m_rows->addWide(columnWidget({m_meaning, m_reading}, {.spacing = 4}));
    m_fields
        .text(u"baseUrl"_s, tr("Address"), tr("From your contract, with https"),
              &HostedConnection::baseUrl)
        ->setPlaceholderText(u"https://provider.example"_s);
    m_fields.text(u"keySetUrl"_s, tr("Its public keys"), tr("Empty: below the address"),
                  &HostedConnection::keySetUrl);
    for (QLineEdit *field :
         {m_fields.text(u"hostedProfileId"_s, tr("Profile ID"), tr("From your contract"),
                        &HostedConnection::hostedProfileId),
          m_fields.text(u"hostedMerchantId"_s, tr("Merchant ID"),
                        tr("For payout lists; may be empty"), &HostedConnection::hostedMerchantId)})
        field->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_fields
        .text(u"historyFrom"_s, tr("Older payments from"),
              tr("First day. They count in reports and books on the day they are found."),
              &ConnectionDraft::history)
        ->setPlaceholderText(m_form.dayExample());
    m_fields.text(u"issuer"_s, tr("Issuer"), tr("Who signs the requests; empty: Tilldesk"),
                  &HostedConnection::issuer);
    m_fields.text(u"claimNamespace"_s, tr("Claim namespace"),
                  tr("From your contract; may be empty"), &HostedConnection::claimNamespace);
    m_fields.toggle(theme, u"relaysCallbacks"_s, tr("Send callbacks from here"),
                    tr("With this shop’s signature; otherwise the provider sends them"),
                    static_cast<bool ConnectionDraft::*>(&HostedConnection::relaysCallbacks));
}

void ConnectionPage::addApiKey()
{
    m_newKey->setEchoMode(QLineEdit::PasswordEchoOnEdit);
    m_newKey->setPlaceholderText(tr("Paste the API key"));
    m_newKey->setAccessibleName(tr("New API key"));
    m_fields.bindLine(*m_newKey, &ConnectionDraft::newApiKey);
    m_rows->addRow(u"apiKey"_s, tr("API key"), tr("Kept sealed; never shown again"),
                   rowWidget({{m_apiKey, 1}, {m_newKey, 1}, m_replace}));
    connect(m_replace, &QPushButton::clicked, this, [this] {
        ConnectionDraft draft = m_form.draft();
        draft.replacesKey = !draft.replacesKey;
        draft.newApiKey.clear();
        m_form.setDraft(draft);
        if (draft.replacesKey)
            m_newKey->setFocus();
    });
}

void ConnectionPage::addSigningKey()
{
    constexpr int kCodeSide = 120;
    m_qr->setCodeSide(kCodeSide);
    m_qr->setAccessibleName(tr("QR code of the public keys"));
    m_qrFrame = columnWidget(
        {m_qr, makeLabel(tr("The same as a QR code"), u"small"_s), LayoutItem::stretch()});
    m_keys = columnWidget(
        {makeSectionLabel(tr("Your signing key")),
         makeText(tr("Refunds and payout lists are signed with it. The private half never leaves "
                     "this service."),
                  u"small"_s),
         row({{m_kid, 1}, m_makeKey}), m_keySetTitle, m_keySetUrl,
         row({{column({m_keysTitle, m_publicKeys,
                       row({m_saveKeys, m_mailKeys, LayoutItem::stretch()}),
                       LayoutItem::stretch()}),
               1},
              m_qrFrame},
             {.spacing = 16})},
        {.spacing = 8, .margins = {0, 14, 0, 0}});
    m_rows->addWide(m_keys);
    connect(m_makeKey, &QPushButton::clicked, this, &ConnectionPage::askToMakeKey);
    connect(m_saveKeys, &QPushButton::clicked, this, &ConnectionPage::saveKeys);
    connect(m_mailKeys, &QPushButton::clicked, this, &ConnectionPage::mailKeys);
}

void ConnectionPage::addRealMoney()
{
    m_money =
        columnWidget({makeSectionLabel(tr("Real money")), m_allowed,
                      row({m_allowPayments, m_allowRefunds, m_forbid, LayoutItem::stretch()})},
                     {.spacing = 8, .margins = {0, 14, 0, 0}});
    m_rows->addWide(m_money);
    connect(m_allowPayments, &QPushButton::clicked, this,
            [this] { askToAllow(RealMoney::Payments); });
    connect(m_allowRefunds, &QPushButton::clicked, this,
            [this] { askToAllow(RealMoney::PaymentsAndRefunds); });
    connect(m_forbid, &QPushButton::clicked, this, [this] { askToAllow(RealMoney::ReadOnly); });
}

void ConnectionPage::showForm()
{
    const ProfileId chosen = m_form.stored().profileId;
    if (std::exchange(m_shown, chosen) != chosen)
        m_steps.forget();
    m_fields.show();
    const bool isThere = m_form.isLoaded();
    showProfile(isThere, titleOf(ProfileTab::Connection), *m_rows);
    const ProfileEntry *entry = m_profiles.chosen();
    showTabs(entry ? &entry->profile : nullptr);
    const bool isHostedDraft = isHosted(m_form.draft().environment);
    for (const QString &key :
         {u"baseUrl"_s, u"keySetUrl"_s, u"hostedProfileId"_s, u"hostedMerchantId"_s, u"issuer"_s,
          u"historyFrom"_s, u"claimNamespace"_s, u"relaysCallbacks"_s, u"apiKey"_s})
        m_rows->setRowVisible(key, isHostedDraft);
    m_meaning->setText(EnvironmentWords::sentence(m_form.draft().environment));
    showEnvironments();
    showApiKey();
    showSigningKey();
    showRealMoney();
    showReading();
    m_check->setVisible(isThere && isHosted(m_form.stored().environment));
    m_check->setWhyNot(m_form.isChanged() ? tr("Save or discard the changes first") : QString());
}

void ConnectionPage::showEnvironments()
{
    auto *model = qobject_cast<QStandardItemModel *>(m_environment->model());
    for (std::size_t i = 0; model != nullptr && i < kEnvironments.size(); ++i)
        model->item(int(i))->setEnabled(m_form.whyNot(kEnvironments[i]).isEmpty());
    const bool isFixed = m_form.stored().environment == Environment::Production;
    m_rows->setHint(u"environment"_s,
                    isFixed ? tr("A profile of production stays one for ever. Make a new profile.")
                            : tr("Fixed once the profile has a payment"));
}

void ConnectionPage::showApiKey()
{
    const bool replaces = m_form.draft().replacesKey;
    m_apiKey->setText(m_form.apiKeyWords());
    m_apiKey->setAccessibleName(tr("API key: %1").arg(m_form.apiKeyWords()));
    m_apiKey->setHidden(replaces);
    m_newKey->setVisible(replaces);
    m_replace->setText(replaces                                  ? tr("Keep the old one")
                           : m_form.stored().apiKeyEnd.isEmpty() ? tr("Enter…")
                                                                 : tr("Replace…"));
}

void ConnectionPage::showSigningKey()
{
    const HostedConnection &stored = m_form.stored();
    m_keys->setVisible(isHosted(stored.environment));
    const bool hasKey = !stored.kid.isEmpty();
    m_kid->setText(hasKey ? stored.kid + u" · "_s + m_form.keyWords() : m_form.keyWords());
    m_makeKey->setText(hasKey ? tr("New key…") : tr("Make a key"));
    m_makeKey->setEnabled(!m_form.isBusy() && m_form.whyNotPermitted().isEmpty());
    m_keySetUrl->fit(stored.ownKeySetUrl);
    m_publicKeys->fit(QString::fromUtf8(stored.publicKeys));
    m_saveKeys->setVisible(hasKey);
    m_mailKeys->setVisible(hasKey);
    m_qr->setMatrix(stored.publicKeysQr);
    m_qrFrame->setVisible(stored.publicKeysQr.size > 0);
    m_keySetTitle->setVisible(hasKey);
    m_keysTitle->setVisible(hasKey);
}

void ConnectionPage::showRealMoney()
{
    const HostedConnection &stored = m_form.stored();
    m_money->setVisible(stored.environment == Environment::Production);
    m_allowed->setText(m_form.allowedWords());
    m_allowPayments->setVisible(stored.allowed == RealMoney::ReadOnly);
    m_allowRefunds->setVisible(stored.allowed == RealMoney::Payments);
    m_forbid->setVisible(stored.allowed != RealMoney::ReadOnly);
    for (QPushButton *button : {m_allowPayments, m_allowRefunds, m_forbid})
        button->setEnabled(!m_form.isBusy() && m_form.whyNotPermitted().isEmpty());
}

void ConnectionPage::showReading()
{
    showText(m_reading, m_provider.reading(m_form.stored().profileId));
}

void ConnectionPage::askForProduction()
{
    constexpr qsizetype kLongest = 100;
    const QString name = m_form.profileName();
    auto *dialog = new NameDialog(
        tr("Real money for ever: type the name of the profile, “%1”").arg(name), {}, kLongest,
        [name](const QString &typed) {
            return typed.trimmed() == name ? QString()
                                           : tr("The name of the profile is “%1”.").arg(name);
        },
        this);
    dialog->setWords(tr("Name of the profile"), tr("Connect with production"));
    dialog->setObjectName(u"confirmProduction"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_form, &SettingsConnectionForm::saveConfirmed);
    dialog->open();
}

void ConnectionPage::askToMakeKey()
{
    if (m_form.stored().kid.isEmpty())
        return m_form.makeKey();
    auto *dialog = new QuestionDialog(
        tr("Make a new key?"),
        tr("It signs from tomorrow on, so that the provider has read its public half by then."),
        this);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(tr("Make a key"), QDialog::Accepted, u"primary"_s, u"confirmNewKey"_s);
    connect(dialog, &QDialog::accepted, &m_form, &SettingsConnectionForm::makeKey);
    dialog->open();
}

void ConnectionPage::askToAllow(RealMoney allowed)
{
    const QString question = m_form.allowQuestion(allowed);
    if (question.isEmpty())
        return m_form.allow(allowed);
    auto *dialog = new QuestionDialog(tr("Allow real money?"), question, this);
    dialog->addChoice(tr("Allow"), QDialog::Accepted, u"danger"_s, u"confirmAllow"_s);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this, allowed] { m_form.allow(allowed); });
    dialog->open();
}

void ConnectionPage::saveKeys()
{
    const QString name = QFileDialog::getSaveFileName(this, tr("Save the public keys"),
                                                      u"jwks.json"_s, tr("Key sets (*.json)"));
    if (name.isEmpty())
        return;
    QSaveFile file(name);
    const bool isSaved = file.open(QIODevice::WriteOnly)
        && file.write(m_form.stored().publicKeys) == m_form.stored().publicKeys.size()
        && file.commit();
    setFailure(isSaved ? QString()
                       : tr("The file could not be written: %1").arg(file.errorString()));
}

/// Opens the mail program of this computer with a letter to the provider.
void ConnectionPage::mailKeys()
{
    const HostedConnection &stored = m_form.stored();
    QUrlQuery letter;
    letter.addQueryItem(u"subject"_s, tr("Public keys of %1").arg(m_form.profileName()));
    letter.addQueryItem(u"body"_s,
                        tr("Profile ID: %1\nKey set address: %2\n\n%3")
                            .arg(stored.hostedProfileId, stored.ownKeySetUrl,
                                 QString::fromUtf8(stored.publicKeys)));
    QUrl url(u"mailto:"_s);
    url.setQuery(letter);
    if (!QDesktopServices::openUrl(url))
        setFailure(tr("No mail program was found. Save the keys as a file instead."));
}

bool ConnectionPage::event(QEvent *event)
{
    // Claims Escape before the window's shortcut gets it.
    if (event->type() == QEvent::ShortcutOverride && m_steps.isRunning()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return SettingsPage::event(event);
}

void ConnectionPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_steps.isRunning())
        return m_steps.stop();
    SettingsPage::keyPressEvent(event);
}

void ConnectionPage::resizeEvent(QResizeEvent *event)
{
    SettingsPage::resizeEvent(event);
    placeCheck();
}

void ConnectionPage::hideEvent(QHideEvent *event)
{
    SettingsPage::hideEvent(event);
    if (m_steps.isRunning())
        m_steps.stop();
}

void ConnectionPage::placeCheck()
{
    const bool isBeside = width() >= kRoomForCheck;
    if (isBeside == (m_beside->indexOf(m_check) >= 0) && m_check->parentWidget() != nullptr)
        return;
    m_beside->removeWidget(m_check);
    content().removeWidget(m_check);
    if (isBeside)
        m_beside->addWidget(m_check);
    else
        content().addWidget(m_check);
    m_check->setMinimumWidth(isBeside ? ConnectionCheckView::kWidth : 0);
    m_check->setMaximumWidth(isBeside ? ConnectionCheckView::kWidth : QWIDGETSIZE_MAX);
    m_check->setWhole(!isBeside);
}

} // namespace tilldesk::ui
