#pragma once

#include "core/base/result.h"

#include <QTemporaryDir>
#include <memory>

namespace tilldesk::exports {

/// A folder that is being filled: beside its place under a name of its own, put into its place when
/// it is whole, removed when it is not. As FileUnderWay, for a folder with the file SHA256SUMS.
class FolderUnderWay
{
public:
    /// Makes the folder. Errors: `FileNotWritten`, also when what is in its place is not as
    /// its own SHA256SUMS says; `NoSpace` when fewer than `bytes` are free there.
    /// @param parent  made when it is not there  @param name  of the folder
    [[nodiscard]] static Result<FolderUnderWay> begin(const QString &parent, const QString &name,
                                                      qint64 bytes);

    FolderUnderWay(FolderUnderWay &&) noexcept = default;
    FolderUnderWay &operator=(FolderUnderWay &&) = delete;
    ~FolderUnderWay();

    /// Where a file of it is to be written; its folder is there afterwards. Errors:
    /// `FileNotWritten`.
    [[nodiscard]] Result<QString> pathFor(const QString &file);
    /// Where the folder will be.
    [[nodiscard]] const QString &place() const { return m_place; }
    /// Writes SHA256SUMS of the files, in their order, and puts the folder into its place; one that
    /// is there goes. Errors: `FileNotWritten`, `NoSpace`.
    /// @param files  all that is in it, within the folder
    [[nodiscard]] Result<void> commit(QStringList files);

private:
    FolderUnderWay(QString place, std::unique_ptr<QTemporaryDir> scratch, QString madeParent);

    QString m_place;
    std::unique_ptr<QTemporaryDir> m_scratch; ///< has the folder while it is being filled
    QString m_inside;                         ///< the folder meanwhile
    QString m_madeParent; ///< to be removed when nothing comes of it; empty: it was there
};

} // namespace tilldesk::exports
