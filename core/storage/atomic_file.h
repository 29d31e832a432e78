#pragma once

#include "core/base/result.h"

#include <QFile>
#include <QString>
#include <memory>

namespace tilldesk::storage {

/// Permissions of a file that AtomicFile creates.
enum class FileAccess {
    Usual,     ///< those of an existing file; otherwise as the umask allows
    OwnerOnly, ///< mode 0600
};

/// Atomic file write: writes a hidden temporary file `.tilldesk-XXXXXX.part` next to the target;
/// commit() syncs it and renames it over the target; the destructor deletes it otherwise.
class AtomicFile
{
public:
    /// Creates the temporary file, and removes those of killed processes in the folder. Errors:
    /// `FileNotWritten`, also if something other than a file exists at the path, or if the path is
    /// that of a shop's database, key, lock, mark or settings; `NoSpace` if fewer than `bytes` are
    /// free there.
    /// @param path  the target. An existing file, or the file that a link there points to, is
    /// replaced by commit()
    /// @param bytes  expected size of the file
    [[nodiscard]] static Result<AtomicFile> begin(const QString &path, qint64 bytes,
                                                  FileAccess access = FileAccess::Usual);

    AtomicFile(AtomicFile &&) noexcept = default;
    AtomicFile &operator=(AtomicFile &&) = delete;
    ~AtomicFile(); ///< deletes the temporary file unless commit() succeeded

    /// Returns the temporary file, open for writing.
    [[nodiscard]] QFile &file() { return *m_file; }
    /// Returns the path of the temporary file, for libraries that open files themselves.
    [[nodiscard]] QString temporaryPath() const { return m_file->fileName(); }
    /// Writes the file's content to the disk, without renaming it yet, so that it can be read back.
    /// Errors: `FileNotWritten`; `NoSpace`.
    [[nodiscard]] Result<void> sync();
    /// Syncs the file and renames it over the target. Errors: `FileNotWritten`; `NoSpace`.
    /// @return the file's size in bytes
    [[nodiscard]] Result<qint64> commit();

private:
    AtomicFile(QString path, std::unique_ptr<QFile> file);

    QString m_path;
    std::unique_ptr<QFile> m_file; ///< null after commit()
};

/// Refuses with `NoSpace` if the disk of the folder has fewer than `bytes` free.
/// @param path  the file or folder that the error names
[[nodiscard]] Result<void> checkSpace(const QString &path, const QString &folder, qint64 bytes);

/// Returns a number of bytes for messages, for example `0.3 MiB`.
[[nodiscard]] QString sizeText(qint64 bytes);

/// Returns why a file could not be written, for messages.
[[nodiscard]] QString whyNotWritten(const QFileDevice &file);

/// Syncs a folder, so that files renamed into it survive a power cut. Best effort.
void syncFolder(const QString &folder);

} // namespace tilldesk::storage
