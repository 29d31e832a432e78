#pragma once

#include "core/domain/bank.h"
#include "core/domain/export.h"

#include <QFuture>
#include <QObject>
#include <memory>

namespace tilldesk {

/// A file that the service keeps for a window.
struct KeptFile {
    QString path; ///< below the folder of the export, for example `2026-10/journal.csv`
    qint64 bytes = 0;

    friend bool operator==(const KeptFile &, const KeptFile &) = default;
};

/// Files that the service has made for a window, until the window drops them.
struct KeptFiles {
    QString token; ///< names these files
    QList<KeptFile> files;
    ExportReport report; ///< its paths are those of `files`

    friend bool operator==(const KeptFiles &, const KeptFiles &) = default;
};

} // namespace tilldesk

namespace tilldesk::wire {

/// Files that travel between a window and the service, in pieces. Every request can fail with
/// `Unauthorized` while the till is locked.
class Files : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Largest piece of a file, in bytes.
    static constexpr qint64 kPiece = 256LL * 1024;
    /// Largest file that a window may send, in bytes: that of a bank.
    static constexpr qint64 kMaxSent = 100LL * 1024 * 1024;

    /// Makes a file. @param name  file name without a folder
    /// Errors: `FieldInvalid` (name); as gateway::Exports::write().
    [[nodiscard]] virtual QFuture<Result<KeptFiles>>
    make(const ExportRequest &request, const QString &name,
         const std::shared_ptr<ExportControl> &control) = 0;
    /// Makes a pack. Errors: as gateway::Exports::writePack().
    [[nodiscard]] virtual QFuture<Result<KeptFiles>>
    makePack(const PackRequest &request, const std::shared_ptr<ExportControl> &control) = 0;
    /// Returns the next bytes of a file that was made, kPiece at most; empty at its end.
    /// Errors: `FieldInvalid` (token, file, offset); `Storage`.
    [[nodiscard]] virtual QFuture<Result<QByteArray>> read(const QString &token, int file,
                                                           qint64 offset) = 0;
    /// Begins to take a file from the window, and drops the file that the window sent before.
    /// Returns the token of the file. Errors: `FieldInvalid` (name); `Storage`.
    [[nodiscard]] virtual QFuture<Result<QString>> begin(const QString &name) = 0;
    /// Appends a piece. Errors: `FieldInvalid` (token); `BodyTooLarge` beyond kMaxSent; `Storage`.
    [[nodiscard]] virtual QFuture<Result<void>> append(const QString &token,
                                                       const QByteArray &piece) = 0;
    /// Reads the file that was sent as a bank's; see gateway::Bank::import().
    /// Errors: `FieldInvalid` (token); as gateway::Bank::import().
    [[nodiscard]] virtual QFuture<Result<BankImport>>
    importBank(const QString &token, const QList<MerchantId> &merchants, bool acceptsDoubts,
               const std::shared_ptr<BankReadControl> &control) = 0;
    /// Deletes the files of a token; no-op if there are none.
    [[nodiscard]] virtual QFuture<Result<void>> drop(const QString &token) = 0;
};

} // namespace tilldesk::wire
