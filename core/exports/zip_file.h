#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <atomic>

namespace tilldesk::exports {

/// A zip file that was written.
struct ZipFile {
    QByteArray sha256; ///< of the file, 64 hex digits
    qint64 bytes = 0;  ///< size of the file
};

/// Zips a folder with its subfolders into a file, under the folder's own name. The same folder
/// gives the same bytes. Atomic: the file appears only when it is complete and synced; an earlier
/// one is replaced. Blocks; any thread. Errors: `FileNotWritten`, `NoSpace`, `Cancelled`.
/// @param folder  a file beside it, with the suffix `.zip`, is written for a while
/// @param day  time of the files in the zip file: its noon; from 1980 on
/// @param isCancelled  set by another thread: the unfinished file is removed
[[nodiscard]] Result<ZipFile> zipFolder(const QString &folder, const QString &path,
                                        const QDate &day, const std::atomic<bool> &isCancelled);

/// Returns whether a zip file has exactly the files of a pack, as their SHA256SUMS in it says.
[[nodiscard]] bool isUnchangedPack(const QString &path);

} // namespace tilldesk::exports
