#pragma once

#include "core/base/result.h"

#include <QFile>
#include <QString>
#include <memory>

namespace tilldesk::exports {

/// A file that is being written: beside its place under a name of its own, put into its place when
/// it is whole, removed when it is not.
class FileUnderWay
{
public:
    /// Makes the file. Errors: `FileNotWritten`, also of a path where something else than a file
    /// is; `NoSpace` when fewer than `bytes` are free there.
    /// @param path  where it shall be; a file that is there, or that a link there leads to, is
    /// replaced at the end and keeps who may read it
    /// @param bytes  about how large it will be
    [[nodiscard]] static Result<FileUnderWay> begin(const QString &path, qint64 bytes);

    FileUnderWay(FileUnderWay &&) noexcept = default;
    FileUnderWay &operator=(FileUnderWay &&) = delete;
    ~FileUnderWay(); ///< removes it unless commit() has put it into its place

    /// To write to; open.
    [[nodiscard]] QFile &file() { return *m_file; }
    /// Its name meanwhile, for libraries that open files themselves.
    [[nodiscard]] QString temporaryPath() const { return m_file->fileName(); }
    /// Syncs it and puts it into its place. Errors: `FileNotWritten`; `NoSpace`.
    /// @return its size in bytes
    [[nodiscard]] Result<qint64> commit();

private:
    FileUnderWay(QString path, std::unique_ptr<QFile> file);

    QString m_path;
    std::unique_ptr<QFile> m_file; ///< null once it is in its place
};

/// So that names that were put into a folder are there after a power cut, too.
void syncFolder(const QString &folder);

} // namespace tilldesk::exports
