#pragma once

#include <QString>

namespace tilldesk::storage {

/// An advisory lock on a folder, which the system releases when the process ends.
/// @source flock(2)
class FolderLock
{
public:
    /// Wait blocks until the lock is free, and locks the folder that a symbolic link points to. Try
    /// does not block, and does not lock through a symbolic link.
    enum class Mode { Wait, Try };

    explicit FolderLock(const QString &folder, Mode mode);
    FolderLock(FolderLock &&) noexcept;
    FolderLock &operator=(FolderLock &&) = delete;
    ~FolderLock();

    /// Returns false if another process holds the lock, or the folder cannot be opened.
    [[nodiscard]] bool isLocked() const { return m_descriptor >= 0; }

private:
    int m_descriptor; ///< -1: not locked
};

} // namespace tilldesk::storage
