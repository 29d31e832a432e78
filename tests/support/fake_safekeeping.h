#pragma once

#include "core/gateway/safekeeping.h"

#include <QPromise>

namespace tilldesk::test {

/// In-memory fake of a shop with daily backups on the disk KLUIS. Replies at once with a finished
/// future, except to backUp(), rehearse() and supportText() while `isSlow`.
class FakeSafekeeping final : public gateway::Safekeeping
{
    Q_OBJECT

public:
    FakeSafekeeping();

    /// 20 November 2026, 13:32:10 UTC.
    static constexpr Timestamp kNow = fromMillis(1'795'181'530'000);

    SafekeepingState now;                   ///< reply of state(); without warnings
    QString passphrase;                     ///< of the daily backups
    QString support;                        ///< reply of supportText()
    BackupSummary summary;                  ///< reply of examine()
    QStringList restored;                   ///< paths given to restore()
    QStringList saved;                      ///< paths given to saveSupport()
    QStringList recorded;                   ///< paths given to recordSupport()
    int backups = 0;                        ///< number of backUp() calls
    int rehearsals = 0;                     ///< number of rehearse() calls
    bool isSlow = false;                    ///< long calls reply on finish() or finishSupport()
    std::optional<Error> error;             ///< error reply of every call while set
    std::shared_ptr<BackupControl> control; ///< of the last backUp() or rehearse()

    /// A backup of 212 MB that succeeded within 9 seconds.
    [[nodiscard]] static BackupRun goodRun(Timestamp at);
    /// A backup that failed because the disk is not connected.
    [[nodiscard]] static BackupRun failedRun(Timestamp at);
    void setState(const SafekeepingState &state); ///< emits changed()
    /// Replies to the backUp() or rehearse() without a reply.
    void finish(const Result<BackupRun> &result);
    void finishSupport();

    QFuture<Result<SafekeepingState>> state() override;
    QFuture<Result<BackupRun>> backUp(const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<BackupRun>> rehearse(const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<void>> apply(const BackupSettings &settings) override;
    QFuture<Result<void>> setPassphrase(const QString &wanted) override;
    QFuture<Result<void>> checkPassphrase(const QString &typed) override;
    QFuture<Result<BackupSummary>> examine(const QString &path, const QString &typed,
                                           const std::shared_ptr<BackupControl> &wanted) override;
    QFuture<Result<void>> restore(const QString &path, const QString &typed,
                                  const std::shared_ptr<BackupControl> &wanted) override;
    QFuture<Result<void>> acceptRestore() override;
    QFuture<Result<QString>> supportText() override;
    QFuture<Result<void>> saveSupport(const QString &text, const QString &path) override;
    QFuture<Result<void>> recordSupport(const QString &path) override;

private:
    [[nodiscard]] QFuture<Result<BackupRun>> run(const std::shared_ptr<BackupControl> &wanted,
                                                 const BackupRun &result);

    std::shared_ptr<QPromise<Result<BackupRun>>> m_run;
    std::shared_ptr<QPromise<Result<QString>>> m_support;
};

} // namespace tilldesk::test
