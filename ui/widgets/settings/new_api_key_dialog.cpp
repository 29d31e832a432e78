#include "ui/widgets/settings/new_api_key_dialog.h"

#include "ui/models/common/profile_choice.h"
#include "ui/widgets/common/growing.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/code_box.h"

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
      m_fields(*m_rows, m_form),
      m_failure(makeText({}, u"problem"_s)),
      m_create(named(makeButton(tr("Make the key"), u"primary"_s), u"makeKey"_s)),
      m_made(makeLabel({}, u"heading"_s)),
      m_key(named(new CodeBox(theme, tr("API key"), 1), u"madeKey"_s)),
      m_curl(named(new CodeBox(theme, tr("Command to try the key"), 3), u"curlLine"_s))
{
    constexpr QSize kSmallest(620, 600); // hints wrap; a smaller dialog would squeeze their rows
    setWindowTitle(tr("New API key"));
    QLineEdit *name = addRows(theme, profiles);
    m_pages->addWidget(makeFormPage());
    m_pages->addWidget(makeKeyPage());
    fill(this, {m_pages}, {.spacing = -1, .margins = {28, 24, 28, 24}});
    setMinimumSize(kSmallest);
    connect(m_create, &QPushButton::clicked, &m_form, &SettingsForm::save);
    connect(m_key, &CodeBox::copied, this, [this] { m_isCopied = true; });
    connect(m_curl, &CodeBox::copied, this, [this] { m_isCopied = true; });
    connect(&m_form, &SettingsForm::changed, this, &NewApiKeyDialog::showForm);
    connect(&m_form, &SettingsForm::saved, this, &NewApiKeyDialog::showKey);
    showForm();
    name->setFocus();
}

QLineEdit *NewApiKeyDialog::addRows(const Theme &theme, SettingsProfiles &profiles)
{
    using Draft = SettingsApiKeyForm::Draft;
    QList<std::pair<ProfileId, QString>> names;
    for (const ProfileEntry &entry : profiles.entries())
        names.append({entry.profile.id, ProfileChoice::nameOf(entry)});
    QLineEdit *name =
        m_fields.text(u"name"_s, tr("Name"), tr("Who will use the key"), &Draft::name);
    name->setPlaceholderText(tr("For example: web shop"));
    m_fields.choice(theme, u"profile"_s, tr("Profile"), {}, &Draft::profile, names);
    m_fields.toggle(theme, u"pays"_s, tr("Payments"), tr("Create, read, search, cancel"),
                    &Draft::pays);
    m_fields.toggle(theme, u"authority"_s, tr("Refunds"), tr("Also read the payer's account"),
                    &Draft::refunds);
    m_fields.text(u"subject"_s, tr("Integrator ID"), tr("Empty: the merchant uses the key"),
                  &Draft::integrator);
    m_fields.choice(theme, u"expires"_s, tr("Expires"), tr("The key is refused after this time"),
                    &Draft::days,
                    {{0, tr("Never")},
                     {30, tr("After 30 days")},
                     {90, tr("After 90 days")},
                     {365, tr("After a year")}});
    m_fields.text(u"addresses"_s, tr("Only from addresses"),
                  tr("For example 192.168.1.0/24; empty: from any address"), &Draft::addresses);
    return name;
}

QWidget *NewApiKeyDialog::makeFormPage()
{
    m_create->setDefault(true);
    m_failure->hide();
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &NewApiKeyDialog::reject);
    return columnWidget({makeLabel(tr("New API key"), u"heading"_s), m_rows, m_failure,
                         LayoutItem::stretch(), row({LayoutItem::stretch(), cancel, m_create})},
                        {.spacing = 12});
}

QWidget *NewApiKeyDialog::makeKeyPage()
{
    auto *frame = makeFrame(u"warning"_s);
    QLabel *once = makeText(tr("The key is shown only once. Copy it now to a place that only its "
                               "user can read. Tilldesk keeps only a fingerprint of the key."),
                            u"warning"_s);
    fill(frame, {once}, {.spacing = -1, .margins = {12, 8, 12, 8}});
    auto *done = named(makeButton(tr("Done"), u"primary"_s), u"done"_s);
    done->setAutoDefault(false);
    connect(done, &QPushButton::clicked, this, &NewApiKeyDialog::reject);
    return columnWidget({m_made, LayoutItem::gap(4), frame, LayoutItem::gap(4),
                         makeLabel(tr("API key"), u"muted"_s), m_key, LayoutItem::gap(4),
                         makeLabel(tr("Try the key on the command line"), u"muted"_s), m_curl,
                         LayoutItem::stretch(),
                         row({LayoutItem::stretch(), done}, {.spacing = -1})});
}

void NewApiKeyDialog::showForm()
{
    m_fields.show();
    showText(m_failure, m_form.failure());
    m_create->setEnabled(m_form.canSave());
    m_create->setToolTip(m_form.isChanged() ? m_form.saveHint() : tr("Give the key a name first"));
}

void NewApiKeyDialog::showKey()
{
    m_made->setText(tr("The key “%1” has been made").arg(m_form.draft().name.trimmed()));
    m_key->setText(m_form.key());
    m_curl->setText(m_form.curlLine());
    m_pages->setCurrentIndex(1);
    shrinkToPage(*this, *m_pages);
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
    dialog->addChoice(tr("Close"), QDialog::Accepted, u"danger"_s, u"closeUncopied"_s);
    dialog->addChoice(tr("Back to the key"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this] { QDialog::reject(); });
    dialog->open();
}

} // namespace tilldesk::ui
