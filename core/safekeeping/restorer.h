#pragma once

#include "core/domain/backup.h"
#include "core/safekeeping/backup_header.h"
#include "core/verification/verifier.h"

#include <functional>

namespace tilldesk::safekeeping {

/// A backup to be restored.
struct RestoreRequest {
    QString path;          ///< the backup
    QByteArray passphrase; ///< empty: none
    QString folder;        ///< data folder of the restored shop; must be missing or empty
    /// Time of the restore for the RestoreMark, with which payouts, refunds and callbacks wait
    /// until the restore is accepted; empty: no mark, for demos and tests.
    std::optional<Timestamp> now = {};
    /// Called with the restored folder before it gets its name; an error undoes the restore.
    std::function<Result<void>(const QString &scratch)> prepare = {};
};

struct RestoreReport {
    BackupHeader header;
    ShopContents contents; ///< of the restored database
};

/// Restores a backup: checks the whole file, extracts it to a temporary folder beside the target,
/// runs all checks of `verify` there, and renames the folder. Blocks; any thread.
///
/// @param report  receives the result of each check
/// Errors: `FieldInvalid` or `FieldRequired` with the field `input`, `passphrase-file` or
/// `data-dir` and the rule; as BackupReader; `Storage` if a check finds something wrong. Nothing is
/// left then.
[[nodiscard]] Result<RestoreReport> restoreBackup(const RestoreRequest &request,
                                                  BackupControl &control,
                                                  const verification::ReportCheck &report);

/// Does the same in a temporary folder, which is deleted at the end. @param folder  place for it
[[nodiscard]] Result<RestoreReport> rehearseRestore(const QString &path,
                                                    const QByteArray &passphrase,
                                                    const QString &folder, BackupControl &control);

/// Returns the content of a backup: checks the whole file and the passphrase, and extracts it into
/// a temporary folder, which is deleted at the end. Runs no checks of `verify`.
/// @param folder  place for the temporary folder. Errors: as restoreBackup()
[[nodiscard]] Result<BackupSummary> examineBackup(const QString &path, const QByteArray &passphrase,
                                                  const QString &folder, BackupControl &control);

} // namespace tilldesk::safekeeping
