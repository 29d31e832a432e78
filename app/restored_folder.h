#pragma once

#include "app/settings.h"

namespace tilldesk::app {

/// Makes the settings of a restored folder fit the folder: a passphrase file of the old folder
/// (`backup.passphrase`) is written anew, and `backupPassphraseFile` points to it. A passphrase
/// file with another name is kept if it exists.
/// @param scratch  folder that holds the restored files now; @param folder  its later path
/// @param passphrase  of the restored backup
/// Errors: `FileNotWritten`, `NoSpace`, `Storage`.
[[nodiscard]] Result<void> adoptPassphrase(const QString &scratch, const QString &folder,
                                           const QByteArray &passphrase);

/// Returns the path beside a data folder at which a restore in place prepares the new shop.
/// @param now  wall clock time, in the name
[[nodiscard]] QString restoredFolder(const QString &dataDir, Timestamp now);

/// Puts a prepared folder in the place of the data folder in one step. The old folder keeps its
/// files under another name, `DATADIR-before-20261120T133210Z`. Returns that path.
/// Errors: `FileNotWritten`; then both folders are as before.
/// @pre this process holds the lock of the data folder, and its database is closed
[[nodiscard]] Result<QString> exchangeFolders(const QString &dataDir, const QString &prepared,
                                              Timestamp now);

} // namespace tilldesk::app
