#include "ui/models/settings/settings_safekeeping_form.h"

#include "core/base/when_ready.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kMostKept = 10'000;

const QString kFolder = u"backupFolder"_s;
const QString kTime = u"backupTime"_s;
const QString kSecondTime = u"backupSecondTime"_s;
const QString kKeep = u"backupKeep"_s;

QTime timeOf(const QString &text)
{
    const QTime time = QTime::fromString(text.trimmed(), u"HH:mm"_s);
    return time.isValid() ? time : QTime::fromString(text.trimmed(), u"H:mm"_s);
}

} // namespace

SettingsSafekeepingForm::SettingsSafekeepingForm(const Gateways &gateways, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways)
{
    setStored({});
}

void SettingsSafekeepingForm::setStored(const BackupSettings &settings)
{
    const bool wasChanged = isChanged();
    m_settings = settings;
    m_stored = {.folder = settings.folder,
                .time = settings.time.toString(u"HH:mm"_s),
                .secondTime =
                    settings.secondTime ? settings.secondTime->toString(u"HH:mm"_s) : QString(),
                .keep = QString::number(settings.keep),
                .keepMonths = settings.keepMonths,
                .isAtQuit = settings.isAtQuit,
                .rehearses = settings.rehearses};
    if (!wasChanged)
        m_draft = m_stored;
    Q_EMIT changed();
}

BackupSettings SettingsSafekeepingForm::wanted() const
{
    BackupSettings settings = m_settings;
    settings.folder = m_draft.folder.trimmed();
    settings.time = timeOf(m_draft.time);
    settings.secondTime.reset();
    if (!m_draft.secondTime.trimmed().isEmpty())
        settings.secondTime = timeOf(m_draft.secondTime);
    settings.keep = m_draft.keep.trimmed().toInt();
    settings.keepMonths = m_draft.keepMonths;
    settings.isAtQuit = m_draft.isAtQuit;
    settings.rehearses = m_draft.rehearses;
    return settings;
}

void SettingsSafekeepingForm::save()
{
    if (!canSave())
        return;
    begin();
    const BackupSettings settings = wanted();
    whenReady(m_gateways.safekeeping.apply(settings), this,
              [this, settings](const Result<void> &applied) {
                  if (!applied)
                      return fail(applied.error());
                  m_draft = m_stored; // so that setStored() replaces the draft
                  setStored(settings);
                  succeed();
              });
}

void SettingsSafekeepingForm::discard()
{
    m_draft = m_stored;
    edited();
}

QHash<QString, QString> SettingsSafekeepingForm::findProblems() const
{
    QHash<QString, QString> problems;
    const QString folder = m_draft.folder.trimmed();
    if (!folder.isEmpty() && !folder.startsWith(u'/'))
        problems.insert(kFolder, tr("Choose the folder, or type its whole path from / on"));
    if (!timeOf(m_draft.time).isValid())
        problems.insert(kTime, tr("A time of day, for example 12:00"));
    if (!m_draft.secondTime.trimmed().isEmpty() && !timeOf(m_draft.secondTime).isValid())
        problems.insert(kSecondTime, tr("A time of day, for example 12:00"));
    bool isNumber = false;
    const int keep = m_draft.keep.trimmed().toInt(&isNumber);
    if (!isNumber || keep < 1 || keep > kMostKept)
        problems.insert(kKeep,
                        tr("A whole number from 1 to %1").arg(QLocale().toString(kMostKept)));
    return problems;
}

QString SettingsSafekeepingForm::refusal(const Error &error) const
{
    if (error.field == kFolder)
        return tr("Backups cannot be written to this folder. Does it exist, is its disk connected, "
                  "and may you write to it?");
    return SettingsForm::refusal(error);
}

QStringList SettingsSafekeepingForm::fields() const
{
    return {kFolder, kTime, kSecondTime, kKeep};
}

} // namespace tilldesk::ui
