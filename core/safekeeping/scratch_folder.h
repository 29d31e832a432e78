#pragma once

#include "core/base/result.h"
#include "core/storage/folder_lock.h"

#include <QString>
#include <memory>

class QTemporaryDir;

namespace tilldesk::safekeeping {

/// A hidden temporary folder, `.tilldesk-restore-XXXXXX`, mode 0700. The destructor deletes it
/// unless moveTo() has succeeded. A new one removes those that killed processes have left beside
/// it.
class ScratchFolder
{
public:
    /// Errors: `FileNotWritten` if the folder cannot be created in `parent`.
    [[nodiscard]] static Result<ScratchFolder> begin(const QString &parent);

    ScratchFolder(ScratchFolder &&) noexcept;
    ScratchFolder &operator=(ScratchFolder &&) = delete;
    ~ScratchFolder();

    [[nodiscard]] QString path() const;
    /// Gives the folder its place, which must be missing or an empty folder, in one step.
    /// Errors: `FileNotWritten`.
    [[nodiscard]] Result<void> moveTo(const QString &place);

private:
    ScratchFolder(std::unique_ptr<QTemporaryDir> folder, storage::FolderLock lock);

    storage::FolderLock m_lock; ///< destroyed after the folder: an unlocked folder is a leftover
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Writes a file that only its owner can read into a scratch folder, and flushes it to the disk.
/// Not AtomicFile, which would wait forever for the lock of the folder. Errors: `FileNotWritten`,
/// also if the file exists.
[[nodiscard]] Result<void> writeScratchFile(const QString &path, const QByteArray &content);

} // namespace tilldesk::safekeeping
