#include "ui/widgets/settings/new_api_key_dialog.h"

#include "ui/models/common/profile_choice.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

NewApiKeyDialog::NewApiKeyDialog(const Gateways &gateways, const Theme &theme,
                                 SettingsProfiles &profiles, QWidget *parent)
    : QDialog(parent),
      m_form(gateways, profiles),
      m_pages(new QStackedWidget),
      m_rows(new SettingRows),
      m_name(new QLineEdit),
      m_profile(new ComboBox(theme)),
      m_pays(new Switch(theme)),
      m_refunds(new Switch(theme)),
      m_integrator(new QLineEdit),
      m_days(new ComboBox(theme)),
      m_addresses(new QLineEdit),
      m_failure(makeLabel({}, u"problem"_s)),
      m_create(new QPushButton(tr("Make the key"))),
      m_made(makeLabel({}, u"heading"_s)),
      m_key(new CodeBox(theme, tr("API key"), 1)),
      m_curl(new CodeBox(theme, tr("Command to try the key"), 3)),
      m_done(new QPushButton(tr("Done")))
{
    constexpr int kWidth = 620;
    setWindowTitle(tr("New API key"));
    m_pages->addWidget(makeFormPage(profiles));
    m_pages->addWidget(makeKeyPage(theme));
    fill(this, {m_pages}, {.spacing = -1, .margins = {28, 24, 28, 24}});
    setMinimumWidth(kWidth);

    connect(m_name, &QLineEdit::textEdited, this, &NewApiKeyDialog::edit);
    connect(m_integrator, &QLineEdit::textEdited, this, &NewApiKeyDialog::edit);
    connect(m_addresses, &QLineEdit::textEdited, this, &NewApiKeyDialog::edit);
    connect(m_days, &QComboBox::currentIndexChanged, this, &NewApiKeyDialog::edit);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &NewApiKeyDialog::edit);
    connect(m_pays, &QCheckBox::toggled, this, &NewApiKeyDialog::edit);
    connect(m_refunds, &QCheckBox::toggled, this, &NewApiKeyDialog::edit);
    connect(m_create, &QPushButton::clicked, &m_form, &SettingsForm::save);
    connect(m_done, &QPushButton::clicked, this, &NewApiKeyDialog::reject);
    connect(m_key, &CodeBox::copied, this, [this] { m_isCopied = true; });
    connect(m_curl, &CodeBox::copied, this, [this] { m_isCopied = true; });
    connect(&m_form, &SettingsForm::changed, this, &NewApiKeyDialog::showForm);
    connect(&m_form, &SettingsForm::saved, this, &NewApiKeyDialog::showKey);
    showForm();
    m_name->setFocus();
}

QWidget *NewApiKeyDialog::makeFormPage(SettingsProfiles &profiles)
{
    for (const ProfileEntry &entry : profiles.entries())
        m_profile->addItem(ProfileChoice::nameOf(entry), entry.profile.id.text());
    m_profile->setCurrentIndex(m_profile->findData(m_form.draft().profile.text()));
    m_pays->setChecked(m_form.draft().pays);
    m_refunds->setChecked(m_form.draft().refunds);
    m_name->setPlaceholderText(tr("For example: web shop"));
    m_create->setObjectName(u"makeKey"_s);
    m_create->setProperty("role", u"primary"_s);
    m_create->setDefault(true);
    m_failure->setWordWrap(true);
    m_failure->hide();
    m_rows->addRow(u"name"_s, tr("Name"), tr("Who will use the key"), m_name);
    m_rows->addRow(u"profile"_s, tr("Profile"), {}, m_profile);
    m_rows->addRow(u"pays"_s, tr("Payments"), tr("Create, read, search, cancel"), m_pays);
    m_rows->addRow(u"authority"_s, tr("Refunds"), tr("Also read the payer's account"), m_refunds);
    m_rows->addRow(u"subject"_s, tr("Integrator ID"), tr("Empty: the merchant uses the key"),
                   m_integrator);
    m_days->addItem(tr("Never"), 0);
    m_days->addItem(tr("After 30 days"), 30);
    m_days->addItem(tr("After 90 days"), 90);
    m_days->addItem(tr("After a year"), 365);
    m_rows->addRow(u"expires"_s, tr("Expires"), tr("The key is refused after this time"), m_days);
    m_rows->addRow(u"addresses"_s, tr("Only from addresses"),
                   tr("For example 192.168.1.0/24; empty: from any address"), m_addresses);
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &NewApiKeyDialog::reject);
    QHBoxLayout *buttons = row({LayoutItem::stretch(), cancel, m_create});
    auto *page = new QWidget;
    fill(page,
         {makeLabel(tr("New API key"), u"heading"_s), m_rows, m_failure, LayoutItem::stretch(),
          buttons},
         {.spacing = 12});
    return page;
}

QWidget *NewApiKeyDialog::makeKeyPage(const Theme &)
{
    auto *frame = makeFrame(u"warning"_s);
    QLabel *once = makeLabel(tr("The key is shown only once. Copy it now to a place that only its "
                                "user can read. Tilldesk keeps only a fingerprint of the key."),
                             u"warning"_s);
    once->setWordWrap(true);
    fill(frame, {once}, {.spacing = -1, .margins = {12, 8, 12, 8}});
    m_key->setObjectName(u"madeKey"_s);
    m_curl->setObjectName(u"curlLine"_s);
    m_done->setObjectName(u"done"_s);
    m_done->setProperty("role", u"primary"_s);
    m_done->setAutoDefault(false);
    QHBoxLayout *buttons = row({LayoutItem::stretch(), m_done}, {.spacing = -1});
    auto *page = new QWidget;
    fill(page,
         {m_made, LayoutItem::gap(4), frame, LayoutItem::gap(4),
          makeLabel(tr("API key"), u"muted"_s), m_key, LayoutItem::gap(4),
          makeLabel(tr("Try the key on the command line"), u"muted"_s), m_curl,
          LayoutItem::stretch(), buttons});
    return page;
}

void NewApiKeyDialog::edit()
{
    m_form.setDraft({.name = m_name->text(),
                     .profile = ProfileId(m_profile->currentData().toString()),
                     .pays = m_pays->isChecked(),
                     .refunds = m_refunds->isChecked(),
                     .integrator = m_integrator->text(),
                     .days = m_days->currentData().toInt(),
                     .addresses = m_addresses->text()});
}

void NewApiKeyDialog::showForm()
{
    m_rows->showProblems(m_form.problems());
    m_failure->setText(m_form.failure());
    m_failure->setHidden(m_form.failure().isEmpty());
    m_create->setEnabled(m_form.canSave());
    m_create->setToolTip(m_form.isChanged() ? m_form.saveHint() : tr("Give the key a name first"));
}

void NewApiKeyDialog::showKey()
{
    m_made->setText(tr("The key “%1” has been made").arg(m_form.draft().name.trimmed()));
    m_key->setText(m_form.key());
    m_curl->setText(m_form.curlLine());
    m_pages->setCurrentIndex(1);
    m_key->setFocus();
}

void NewApiKeyDialog::reject()
{
    if (m_form.isBusy())
        return;
    if (m_form.key().isEmpty() || m_isCopied)
        return QDialog::reject();
    auto *dialog = new QuestionDialog(tr("Close without copying the key?"),
                                      tr("The key is never shown again. Without a copy it is "
                                         "useless, and you have to make another key."),
                                      this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->addChoice(tr("Close"), QDialog::Accepted, u"danger"_s)
        ->setObjectName(u"closeUncopied"_s);
    dialog->addChoice(tr("Back to the key"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this] { QDialog::reject(); });
    dialog->open();
}

} // namespace tilldesk::ui
