#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <atomic>

namespace tilldesk::exports {

/// A zip file that was written.
struct ZipFile {
    QByteArray sha256; ///< of the file, 64 hex digits
    qint64 bytes = 0;  ///< size of the file
};

/// Zips a folder with its subfolders into a file, under the folder's own name. Atomic: the file
/// appears only when it is complete and synced; an earlier one is replaced. Blocks; any thread.
/// Errors: `FileNotWritten`, `NoSpace`, `Cancelled`.
/// @param folder  a file beside it, with the suffix `.zip`, is written for a while
/// @param isCancelled  set by another thread: the unfinished file is removed
[[nodiscard]] Result<ZipFile> zipFolder(const QString &folder, const QString &path,
                                        const std::atomic<bool> &isCancelled);

} // namespace tilldesk::exports
