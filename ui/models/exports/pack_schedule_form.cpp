#include "ui/models/exports/pack_schedule_form.h"

#include "core/base/when_ready.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kLastDay = 28;
constexpr int kLastPort = 65'535;

const QString kPackFolder = u"packFolder"_s;
const QString kPackDay = u"packDay"_s;
const QString kPackTime = u"packTime"_s;
const QString kPackTo = u"packTo"_s;
const QString kMailServer = u"mailServer"_s;
const QString kMailPort = u"mailPort"_s;
const QString kMailUser = u"mailUser"_s;
const QString kMailFrom = u"mailFrom"_s;
const QString kMailCaFile = u"mailCaFile"_s;
const QString kMailPassword = u"password"_s;

QTime packTimeOf(const QString &text)
{
    const QTime time = QTime::fromString(text.trimmed(), u"HH:mm"_s);
    return time.isValid() ? time : QTime::fromString(text.trimmed(), u"H:mm"_s);
}

QStringList addressesOf(const QString &text)
{
    static const QRegularExpression kBetween(u"[,;\\s]+"_s);
    return text.split(kBetween, Qt::SkipEmptyParts);
}

bool isAddress(const QString &text)
{
    static const QRegularExpression kAddress(u"^[^@\\s<>]+@[^@\\s<>]+$"_s);
    return kAddress.match(text).hasMatch();
}

} // namespace

PackScheduleForm::PackScheduleForm(const Gateways &gateways, const PackState &state,
                                   QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_hasPassword(state.hasPassword),
      m_stored{.folder = state.settings.folder,
               .day = QString::number(state.settings.day),
               .time = state.settings.time.toString(u"HH:mm"_s),
               .language = state.settings.language,
               .to = state.settings.to.join(u", "_s),
               .host = state.settings.mail.host,
               .port = QString::number(state.settings.mail.port),
               .security = state.settings.mail.security,
               .from = state.settings.mail.from,
               .user = state.settings.mail.user,
               .password = {},
               .caFile = state.settings.mail.caFile}
{
    m_draft = m_stored;
}

PackSettings PackScheduleForm::wanted() const
{
    return {.folder = m_draft.folder.trimmed(),
            .day = m_draft.day.trimmed().toInt(),
            .time = packTimeOf(m_draft.time),
            .language = m_draft.language,
            .to = addressesOf(m_draft.to),
            .mail = {.host = m_draft.host.trimmed(),
                     .port = m_draft.port.trimmed().toInt(),
                     .security = m_draft.security,
                     .user = m_draft.user.trimmed(),
                     .from = m_draft.from.trimmed(),
                     .caFile = m_draft.caFile.trimmed()}};
}

void PackScheduleForm::save()
{
    if (!canSave())
        return;
    begin();
    whenReady(m_gateways.exports.setPackSettings(wanted()), this,
              [this](const Result<void> &stored) {
                  if (!stored)
                      return fail(stored.error());
                  savePassword();
              });
}

/// Stores a typed password; removes the stored one when there is no user any more.
void PackScheduleForm::savePassword()
{
    const bool isRemoved = m_hasPassword && wanted().mail.user.isEmpty();
    if (m_draft.password.isEmpty() && !isRemoved)
        return finish();
    whenReady(m_gateways.exports.setMailPassword(isRemoved ? QString() : m_draft.password), this,
              [this, isRemoved](const Result<void> &stored) {
                  if (!stored)
                      return fail(stored.error());
                  m_hasPassword = !isRemoved;
                  finish();
              });
}

void PackScheduleForm::finish()
{
    m_draft.password.clear();
    m_stored = m_draft;
    succeed();
}

void PackScheduleForm::discard()
{
    m_draft = m_stored;
    edited();
}

QHash<QString, QString> PackScheduleForm::findProblems() const
{
    QHash<QString, QString> problems;
    const PackSettings settings = wanted();
    if (!settings.folder.isEmpty() && !settings.folder.startsWith(u'/'))
        problems.insert(kPackFolder, tr("Choose the folder, or type its whole path from / on"));
    if (settings.day < 1 || settings.day > kLastDay)
        problems.insert(kPackDay, tr("A day from 1 to %1").arg(kLastDay));
    if (!settings.time.isValid())
        problems.insert(kPackTime, tr("A time of day, for example 06:00"));
    for (const QString &address : settings.to) {
        if (!isAddress(address))
            problems.insert(kPackTo, tr("%1 is no e-mail address").arg(address));
    }
    if (!settings.to.isEmpty() && settings.mail.host.isEmpty())
        problems.insert(kMailServer, tr("Without a mail server, nothing is sent"));
    if (settings.mail.host.isEmpty())
        return problems;
    if (settings.mail.port < 1 || settings.mail.port > kLastPort)
        problems.insert(kMailPort, tr("A whole number from 1 to %1").arg(kLastPort));
    if (!isAddress(settings.mail.from))
        problems.insert(kMailFrom, tr("The address that the e-mail comes from"));
    if (!settings.mail.user.isEmpty() && m_draft.password.isEmpty() && !m_hasPassword)
        problems.insert(kMailPassword, tr("The password of this user"));
    if (settings.mail.user.isEmpty() && !m_draft.password.isEmpty())
        problems.insert(kMailUser, tr("The user of this password"));
    return problems;
}

QString PackScheduleForm::refusal(const Error &error) const
{
    if (error.field == kPackFolder)
        return tr("The packs cannot be written to this folder. Does it exist, is its disk "
                  "connected, and may you write to it?");
    if (error.field == kMailCaFile)
        return tr("This file cannot be read");
    return SettingsForm::refusal(error);
}

QStringList PackScheduleForm::fields() const
{
    return {kPackFolder, kPackDay,  kPackTime, kPackTo,     kMailServer,
            kMailPort,   kMailUser, kMailFrom, kMailCaFile, kMailPassword};
}

} // namespace tilldesk::ui
