#pragma once

#include "core/base/timestamp.h"

#include <QByteArray>
#include <QString>
#include <atomic>

namespace tilldesk::safekeeping {

/// The sources of a support file.
struct SupportRequest {
    QString dataFolder;
    QString databasePath;
    QString settingsFile; ///< may be missing
    QString logFile;      ///< may be missing or empty
    QByteArray masterKey; ///< empty: unknown; a secret that the file must not have
    QByteArray key;       ///< secret of the pseudonyms
    Timestamp madeAt;
    const std::atomic<bool> *isStopped = nullptr; ///< see verification::verify()
};

/// Returns a text for support: versions, settings, schema, number of rows of each table, the result
/// of `verify` and the end of the log. Names, account numbers, references, addresses and secrets of
/// the database are replaced by pseudonyms. Also works if the database is damaged: the text then
/// says what cannot be read, and leaves the log out, because its words could not be compared.
/// Blocks; any thread.
[[nodiscard]] QByteArray makeSupportFile(const SupportRequest &request);

} // namespace tilldesk::safekeeping
