#pragma once

#include "core/gateway/safekeeping.h"
#include "core/runtime/gate.h"

#include <QThreadPool>
#include <functional>
#include <vector>

namespace tilldesk::runtime {

/// Implements gateway::Safekeeping for this process. Used on the window's thread.
class LocalSafekeeping final : public gateway::Safekeeping
{
    Q_OBJECT

public:
    template <typename T>
    using Done = std::function<void(Result<T>)>; ///< thread-safe; called once

    /// Functions with which the process keeps its shop safe.
    struct Control {
        // Each call is made as audit::Acting::current(): entries of the audit trail name that
        // actor.
        /// These functions block. Called on a worker thread, one call at a time.
        std::function<Result<SafekeepingState>()> state;
        std::function<Result<void>(const BackupSettings &)> apply;
        std::function<Result<void>(const QString &passphrase)> setPassphrase;
        /// @param by  name of the staff member
        std::function<Result<void>(const QString &passphrase, const QString &by)> checkPassphrase;
        std::function<Result<void>()> acceptRestore;
        std::function<Result<void>(const QString &text, const QString &path)> saveSupport;
        std::function<Result<void>(const QString &path)> recordSupport;
        /// These functions post their work to the thread of the backups. Do not block.
        std::function<void(std::shared_ptr<BackupControl>, Done<BackupRun>)> backUp;
        std::function<void(std::shared_ptr<BackupControl>, Done<BackupRun>)> rehearse;
        std::function<void(const QString &path, const QString &passphrase,
                           std::shared_ptr<BackupControl>, Done<BackupSummary>)>
            examine;
        std::function<void(const QString &path, const QString &passphrase,
                           std::shared_ptr<BackupControl>, Done<void>)>
            restore;
        std::function<void(Done<QString>)> supportText;
    };

    /// @pre `gate` must outlive this object
    LocalSafekeeping(Gate &gate, Control control, QObject *parent = nullptr);
    ~LocalSafekeeping() override; ///< blocks until a running call has ended

    QFuture<Result<SafekeepingState>> state() override;
    QFuture<Result<BackupRun>> backUp(const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<BackupRun>> rehearse(const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<void>> apply(const BackupSettings &settings) override;
    QFuture<Result<void>> setPassphrase(const QString &passphrase) override;
    QFuture<Result<void>> checkPassphrase(const QString &passphrase) override;
    QFuture<Result<BackupSummary>> examine(const QString &path, const QString &passphrase,
                                           const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<void>> restore(const QString &path, const QString &passphrase,
                                  const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<void>> acceptRestore() override;
    QFuture<Result<QString>> supportText() override;
    QFuture<Result<void>> saveSupport(const QString &text, const QString &path) override;
    QFuture<Result<void>> recordSupport(const QString &path) override;
    /// Emits changed() on the thread of this object. Thread-safe.
    void notify();

private:
    template <StaffCommand command, typename T, typename F>
    QFuture<Result<T>> onWorker(F work);

    Gate &m_gate;
    Control m_control;
    QThreadPool m_worker; ///< has one thread
};

} // namespace tilldesk::runtime
