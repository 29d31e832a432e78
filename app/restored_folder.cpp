#include "app/restored_folder.h"

#include "core/safekeeping/scratch_folder.h"
#include "core/storage/atomic_file.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr auto kOwnName = "backup.passphrase"_L1;

QString stamp(Timestamp now)
{
    return QDateTime::fromMSecsSinceEpoch(toMillis(now), Qt::UTC)
        .toString(u"yyyyMMdd'T'HHmmss'Z'"_s);
}

} // namespace

Result<void> adoptPassphrase(const QString &scratch, const QString &folder,
                             const QByteArray &passphrase)
{
    const QString file = scratch + u"/tilldesk.ini"_s;
    const auto settings = readSettings(scratch, {}, {});
    if (!settings)
        return settings.failure();
    const QString &known = settings->backupPassphraseFile;
    if (known.isEmpty() || (QFileInfo(known).fileName() != kOwnName && QFile::exists(known)))
        return {};
    if (passphrase.isEmpty()) // the backup was not sealed, so nobody knows the passphrase now
        return writeSettings(file, {{u"backupPassphraseFile"_s, QString()}});
    if (auto written = safekeeping::writeScratchFile(scratch + u'/' + kOwnName, passphrase + '\n');
        !written)
        return written;
    return writeSettings(file, {{u"backupPassphraseFile"_s, QString(folder + u'/' + kOwnName)}});
}

QString restoredFolder(const QString &dataDir, Timestamp now)
{
    return dataDir + u"-restored-"_s + stamp(now);
}

Result<QString> exchangeFolders(const QString &dataDir, const QString &prepared, Timestamp now)
{
    const auto name = [](const QString &path) { return QFile::encodeName(path); };
    QString before = dataDir + u"-before-"_s + stamp(now);
    // In one step, so that a crash never leaves the path without a shop. Some file systems cannot.
    if (::renameat2(AT_FDCWD, name(prepared).constData(), AT_FDCWD, name(dataDir).constData(),
                    RENAME_EXCHANGE)
        == 0) {
        if (std::rename(name(prepared).constData(), name(before).constData()) != 0)
            before = prepared; // the old shop keeps this name
    } else {
        if (std::rename(name(dataDir).constData(), name(before).constData()) != 0)
            return fail(ErrorCode::FileNotWritten, qt_error_string(errno));
        if (std::rename(name(prepared).constData(), name(dataDir).constData()) != 0) {
            const int why = errno;
            std::ignore = std::rename(name(before).constData(), name(dataDir).constData());
            return fail(ErrorCode::FileNotWritten, qt_error_string(why));
        }
    }
    storage::syncFolder(QFileInfo(dataDir).absolutePath());
    return before;
}

} // namespace tilldesk::app
