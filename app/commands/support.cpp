#include "app/commands/support.h"

#include "core/crypto/digest.h"
#include "core/crypto/random.h"
#include "core/keys/master_key_file.h"
#include "core/safekeeping/support_file.h"
#include "core/storage/atomic_file.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Returns the secret of the pseudonyms: derived from the master key, so that the support files of
/// a shop have the same pseudonyms; random if the master key is in a keychain.
QByteArray keyOfPseudonyms(const QByteArray &masterKey)
{
    constexpr int kBytes = 32;
    return masterKey.isEmpty() ? crypto::randomBytes(kBytes)
                               : crypto::sha256(QByteArray("tilldesk support " + masterKey));
}

CommandResult writeSupport(const CommandValues &values, const storage::DataDirectory &directory,
                           const Settings &settings)
{
    const auto masterKey = keys::MasterKeyFile(directory.masterKeyPath()).read();
    const QByteArray text = supportText(directory, settings, masterKey ? *masterKey : QByteArray(),
                                        SystemClock().now());
    if (!values.contains(u"output"_s))
        return {CommandResult::kFine, text, {}};
    const auto written = saveSupport(text, values[u"output"_s]);
    return written ? CommandResult() : CommandResult::failure(written.error());
}

} // namespace

QByteArray supportText(const storage::DataDirectory &directory, const Settings &settings,
                       const QByteArray &masterKey, Timestamp now,
                       const std::atomic<bool> *isStopped)
{
    const QString beside = directory.path() + u"/tilldesk.log"_s;
    return safekeeping::makeSupportFile({.dataFolder = directory.path(),
                                         .databasePath = directory.databasePath(),
                                         .settingsFile = settingsFile(settings),
                                         .logFile = !settings.logFile.isEmpty() ? settings.logFile
                                             : QFile::exists(beside)            ? beside
                                                                                : QString(),
                                         .masterKey = masterKey,
                                         .key = keyOfPseudonyms(masterKey),
                                         .madeAt = now,
                                         .isStopped = isStopped});
}

Result<void> saveSupport(const QByteArray &text, const QString &path)
{
    auto file = storage::AtomicFile::begin(path, text.size(), storage::FileAccess::OwnerOnly);
    if (!file)
        return file.failure();
    if (file->file().write(text) != text.size())
        return fail(ErrorCode::FileNotWritten, file->file().errorString());
    const auto written = file->commit();
    return written ? Result<void>() : written.failure();
}

Command supportCommand()
{
    return {.words = u"support"_s,
            .summary =
                u"Writes a text for support: versions, settings, schema, log and the result of"
                " verify, with pseudonyms instead of names, accounts, references and secrets"_s,
            .options = {{u"output"_s, u"file"_s, u"file to write; default standard output"_s}},
            .read = writeSupport,
            .readsEverySchema = true};
}

} // namespace tilldesk::app
