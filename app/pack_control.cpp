#include "app/pack_control.h"

#include "core/net/mail_sender.h"
#include "core/runtime/promised.h"

#include <QFileInfo>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QMap<QString, QString> textsOf(const PackSettings &settings)
{
    return {{u"packFolder"_s, settings.folder},
            {u"packDay"_s, QString::number(settings.day)},
            {u"packTime"_s, settings.time.toString(u"HH:mm"_s)},
            {u"packLanguage"_s, settings.language},
            {u"packTo"_s, settings.to.join(u',')},
            {u"mailServer"_s, settings.mail.host},
            {u"mailPort"_s, QString::number(settings.mail.port)},
            {u"mailSecurity"_s, toText(settings.mail.security)},
            {u"mailUser"_s, settings.mail.user},
            {u"mailFrom"_s, settings.mail.from},
            {u"mailCaFile"_s, settings.mail.caFile}};
}

QJsonObject packFacts(const PackSettings &settings)
{
    QJsonObject facts;
    const QMap<QString, QString> texts = textsOf(settings);
    for (auto it = texts.cbegin(); it != texts.cend(); ++it)
        facts[it.key()] = it.value();
    return facts;
}

/// Errors: `FieldInvalid` (packFolder).
Result<void> checkPackFolder(const QString &folder)
{
    const auto refuse = [&folder](const QString &rule) {
        return fail(ErrorCode::FieldInvalid, u"%1 %2"_s.arg(folder, rule), u"packFolder"_s);
    };
    if (folder.isEmpty())
        return {};
    const QFileInfo info(folder);
    if (!info.isAbsolute())
        return refuse(u"must be an absolute path"_s);
    if (!info.isDir())
        return refuse(u"is no folder"_s);
    // The permissions alone do not tell: the disk may be mounted read-only.
    if (QTemporaryFile probe(folder + u"/.tilldesk-XXXXXX"_s); !probe.open())
        return refuse(u"cannot be written: "_s + probe.errorString());
    return {};
}

Result<void> checkMail(const PackSettings &wanted)
{
    if (wanted.mail.host.isEmpty())
        return {};
    if (wanted.mail.from.isEmpty())
        return fail(ErrorCode::FieldRequired, u"is the address of the sender"_s, u"mailFrom"_s);
    if (!wanted.mail.caFile.isEmpty() && !QFileInfo(wanted.mail.caFile).isReadable())
        return fail(ErrorCode::FieldInvalid, u"%1 cannot be read"_s.arg(wanted.mail.caFile),
                    u"mailCaFile"_s);
    return {};
}

Result<void> recordPackEvent(Assembly &assembly, audit::Event event, const AuditActor &by)
{
    return runtime::promisedByCore<void>(
               assembly.core(),
               [&assembly, event = std::move(event)]() -> Result<void> {
                   auto &services = assembly.services();
                   audit::Trail(services.database(), services.clock()).record(event);
                   return {};
               },
               by)
        .result();
}

} // namespace

Result<void> setPackSettings(Assembly &assembly, const PackSettings &wanted, const AuditActor &by)
{
    const PackSettings before = assembly.packs().settings();
    if (wanted.folder != before.folder) {
        if (auto checked = checkPackFolder(wanted.folder); !checked)
            return checked;
    }
    if (auto checked = checkMail(wanted); !checked)
        return checked;
    if (auto written = writeSettings(settingsFile(assembly.settings()), textsOf(wanted)); !written)
        return written;
    assembly.packs().setSettings(wanted);
    return recordPackEvent(assembly,
                           {.kind = AuditKind::SettingsChanged,
                            .before = packFacts(before),
                            .after = packFacts(wanted)},
                           by);
}

Result<void> setMailPassword(Assembly &assembly, const QString &password, const AuditActor &by)
{
    if (auto set = assembly.packs().setPassword(password); !set)
        return set;
    return recordPackEvent(assembly,
                           {.kind = AuditKind::SettingsChanged,
                            .facts = {{u"changed"_s, u"password of the mail server"_s}}},
                           by);
}

runtime::LocalExports::Packs packControl(Assembly &assembly)
{
    return {.state = [&assembly]() -> Result<PackState> { return assembly.packs().state(); },
            .apply =
                [&assembly](const PackSettings &wanted, const AuditActor &by) {
                    return setPackSettings(assembly, wanted, by);
                },
            .setPassword =
                [&assembly](const QString &password, const AuditActor &by) {
                    return setMailPassword(assembly, password, by);
                },
            .make = [&assembly](
                        const QDate &month, const AuditActor &by, const auto &control,
                        auto done) { assembly.packs().post(month, by, control, std::move(done)); }};
}

} // namespace tilldesk::app
