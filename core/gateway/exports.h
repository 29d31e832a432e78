#pragma once

#include "core/domain/export.h"
#include "core/domain/pack_sending.h"

#include <QFuture>
#include <QObject>
#include <memory>

namespace tilldesk::gateway {

/// Exports to files for a window. Used on the window's thread; see Payments. One file or pack is
/// written at a time, in parallel to all other work; further exports wait.
///
/// A file appears only when it is complete.
/// Errors: `FieldInvalid` (a list that the format cannot show), `PayoutNotFound`, `FileNotWritten`,
/// `NoSpace`, `Cancelled`, `Storage`, `Internal`.
class Exports : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes a file.
    /// @param path  path of the file; an existing file is replaced
    /// @param control  cancels the export and shows its progress
    [[nodiscard]] virtual QFuture<Result<ExportReport>>
    write(const ExportRequest &request, const QString &path,
          const std::shared_ptr<ExportControl> &control) = 0;
    /// Writes a pack.
    /// @param folder  parent of the pack's folder
    [[nodiscard]] virtual QFuture<Result<ExportReport>>
    writePack(const PackRequest &request, const QString &folder,
              const std::shared_ptr<ExportControl> &control) = 0;

    /// Returns how many files a pack will have, and how large they will be together.
    /// Errors: as writePack().
    [[nodiscard]] virtual QFuture<Result<PackSize>> packSize(const PackRequest &request) = 0;

    /// Returns the settings of the pack that is made by itself, and the last run. Errors:
    /// `Storage`.
    [[nodiscard]] virtual QFuture<Result<PackState>> packState() = 0;
    /// Stores the settings. They hold at once.
    /// Errors: `FieldInvalid` or `FieldRequired` naming the setting (packFolder, packDay, packTime,
    /// packLanguage, packTo, mailServer, mailPort, mailUser, mailFrom, mailCaFile), nothing was
    /// changed; `Storage`.
    [[nodiscard]] virtual QFuture<Result<void>> setPackSettings(const PackSettings &settings) = 0;
    /// Stores the password of the mail server, encrypted with the shop's master key.
    /// @param password  empty: removes the stored one
    /// Errors: `FieldInvalid` with the field `password`; `FileNotWritten`, `NoSpace`, `Storage`.
    [[nodiscard]] virtual QFuture<Result<void>> setMailPassword(const QString &password) = 0;
    /// Makes the pack of a month in the folder of the settings, and sends it if the settings name a
    /// mail server and addresses. A try to send that fails is in the run; it is not repeated.
    /// @param month  any day of the month, in the shop's calendar
    /// @param control  cancels the pack and shows its progress
    /// Errors: `FieldRequired` (packFolder) if no folder is set; as writePack(); `Busy` while
    /// another pack is made by itself.
    [[nodiscard]] virtual QFuture<Result<PackRun>>
    makePackNow(const QDate &month, const std::shared_ptr<ExportControl> &control) = 0;

Q_SIGNALS:
    /// The result of packState() may have changed: a pack was made or sent, or the settings
    /// changed.
    void packChanged();
};

} // namespace tilldesk::gateway
