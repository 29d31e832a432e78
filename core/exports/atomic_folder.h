#pragma once

#include "core/base/result.h"
#include "core/storage/folder_lock.h"

#include <QTemporaryDir>
#include <memory>
#include <optional>

namespace tilldesk::exports {

/// Atomic folder write, like AtomicFile: fills a temporary folder next to the target; commit()
/// adds SHA256SUMS and moves the folder to the target; the destructor deletes it otherwise.
class AtomicFolder
{
public:
    /// Creates the temporary folder, and removes temporary folders of killed processes in `parent`.
    /// Errors: `FileNotWritten`; `NoSpace` if fewer than `bytes` are free there. If the target has
    /// a file that its own SHA256SUMS does not match or list, the field of `FileNotWritten` names
    /// the file.
    /// @param parent    created if missing
    /// @param wanted    name of the target folder
    /// @param isBeside  true: if the target has such a file, the new folder is named `name-2`, or
    /// the first number that is free
    [[nodiscard]] static Result<AtomicFolder> begin(const QString &parent, const QString &wanted,
                                                    qint64 bytes, bool isBeside = false);

    AtomicFolder(AtomicFolder &&) noexcept = default;
    AtomicFolder &operator=(AtomicFolder &&) = delete;
    ~AtomicFolder();

    /// Returns the path for a file of the folder and creates the subfolder that it needs. Errors:
    /// `FileNotWritten`.
    [[nodiscard]] Result<QString> pathFor(const QString &file);
    /// Returns the path of the target folder.
    [[nodiscard]] const QString &place() const { return m_place; }
    /// Writes SHA256SUMS, sorted by name, and moves the folder to the target; an existing one is
    /// deleted. Errors: `FileNotWritten`, `NoSpace`.
    /// @param files  paths of all files, relative to the folder
    [[nodiscard]] Result<void> commit(QStringList files);

private:
    /// A temporary folder, locked as long as it exists: other processes remove unlocked ones as
    /// leftovers of killed processes.
    struct Scratch {
        explicit Scratch(const QString &pattern) : folder(pattern) {}

        std::optional<storage::FolderLock> lock; ///< destroyed after the folder
        QTemporaryDir folder;
    };

    AtomicFolder(QString place, std::unique_ptr<Scratch> scratch, QString madeParent);

    QString m_place;
    std::unique_ptr<Scratch> m_scratch; ///< contains the folder until commit(); null after it
    QString m_inside;                   ///< path of the folder before commit()
    QString m_madeParent; ///< deleted if commit() is not reached; empty: the parent existed before
};

} // namespace tilldesk::exports
