#include "ui/widgets/exports/schedule_dialog.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/settings/file_field.h"

#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ScheduleDialog::ScheduleDialog(const Gateways &gateways, const Theme &theme, const PackState &state,
                               QWidget *parent)
    : QDialog(parent),
      m_form(gateways, state),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_failure(named(makeText({}, u"problem"_s), u"scheduleProblem"_s)),
      m_save(named(makeButton(tr("Save"), u"primary"_s), u"saveSchedule"_s))
{
    constexpr QSize kSize(652, 600);
    constexpr QMargins kBesideBar(0, 0, 12, 0); // the scroll bar must not touch the fields
    setWindowTitle(tr("Automatic monthly pack"));
    addPack(theme);
    addMail(theme);
    if (gateways.connection != nullptr) {
        for (FileField *file : m_rows->findChildren<FileField *>())
            file->setAtTheShop();
    }
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    m_save->setDefault(true);
    QScrollArea *rows = scrolling(columnWidget({m_rows}, {.spacing = 0, .margins = kBesideBar}));
    fill(this,
         {makeLabel(windowTitle(), u"title"_s),
          {rows, 1},
          m_failure,
          row({LayoutItem::stretch(), cancel, m_save})},
         {.spacing = 12, .margins = {28, 24, 28, 24}});
    resize(kSize);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, &m_form, &SettingsForm::save);
    connect(&m_form, &SettingsForm::changed, this, &ScheduleDialog::showForm);
    connect(&m_form, &SettingsForm::saved, this, &QDialog::accept);
    showForm();
}

void ScheduleDialog::addPack(const Theme &theme)
{
    using Draft = PackScheduleForm::Draft;
    m_rows->addSection(tr("Every month"));
    auto *folder = new FileField(tr("Choose the folder of the packs"), FileField::Of::Folder);
    m_rows->addRow(u"packFolder"_s, tr("Folder"),
                   tr("One zipped pack for each merchant. Empty: none is made automatically"),
                   folder);
    m_fields.bindLine(folder->line(), &Draft::folder);
    m_fields.text(u"packDay"_s, tr("On day"), tr("Of the following month, 1 to 28"), &Draft::day);
    m_fields.text(u"packTime"_s, tr("At"), tr("If the computer is off then: at the next start"),
                  &Draft::time);
    m_fields.choice<QString>(theme, u"packLanguage"_s, tr("Language"),
                             tr("Of the guide and of the e-mail"), &Draft::language,
                             {{u"en"_s, u"English"_s},
                              {u"nl"_s, u"Nederlands"_s},
                              {u"fr"_s, u"Français"_s},
                              {u"de"_s, u"Deutsch"_s}});
}

void ScheduleDialog::addMail(const Theme &theme)
{
    using Draft = PackScheduleForm::Draft;
    m_rows->addSection(tr("E-mail"));
    m_fields.text(u"packTo"_s, tr("Send it to"), tr("Addresses with commas between them"),
                  &Draft::to);
    m_fields.text(u"mailServer"_s, tr("Mail server"), tr("SMTP, for example mail.example.com"),
                  &Draft::host);
    m_fields.choice<MailSecurity>(theme, u"mailSecurity"_s, tr("Encryption"),
                                  tr("Nothing is sent without it"), &Draft::security,
                                  {{MailSecurity::Tls, tr("TLS, usually port 465")},
                                   {MailSecurity::StartTls, tr("STARTTLS, usually port 587")}});
    m_fields.text(u"mailPort"_s, tr("Port"), {}, &Draft::port);
    m_fields.text(u"mailFrom"_s, tr("From"), tr("Address of the sender"), &Draft::from);
    m_fields.text(u"mailUser"_s, tr("User"), tr("Empty: the server asks for no name"),
                  &Draft::user);
    QLineEdit *password =
        m_fields.text(u"password"_s, tr("Password"), tr("Stored encrypted"), &Draft::password);
    password->setEchoMode(QLineEdit::Password);
    password->setPlaceholderText(m_form.hasPassword() ? tr("A password is set") : tr("Not set"));
    auto *authorities = new FileField(tr("Choose the file of certificates"));
    m_rows->addRow(u"mailCaFile"_s, tr("Own certificates"),
                   tr("PEM file, only for a mail server of your own"), authorities);
    m_fields.bindLine(authorities->line(), &Draft::caFile);
}

void ScheduleDialog::showForm()
{
    m_fields.show();
    showText(m_failure, m_form.failure());
    m_save->setEnabled(m_form.canSave());
    m_save->setToolTip(m_form.saveHint());
}

} // namespace tilldesk::ui
