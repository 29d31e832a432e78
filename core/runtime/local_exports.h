#pragma once

#include "core/gateway/exports.h"
#include "core/payouts/closing_time.h"
#include "core/runtime/gate.h"

#include <QThreadPool>
#include <vector>

namespace tilldesk::runtime {

/// Implements gateway::Exports on a worker thread. Opens a database connection for each file.
class LocalExports final : public gateway::Exports
{
    Q_OBJECT

public:
    template <typename T>
    using Done = std::function<void(Result<T>)>; ///< thread-safe; called once

    /// Functions of the pack that is made by itself. The first three block; they are called on a
    /// worker thread. See gateway::Exports.
    struct Packs {
        std::function<Result<PackState>()> state;
        std::function<Result<void>(const PackSettings &, const AuditActor &)> apply;
        std::function<Result<void>(const QString &password, const AuditActor &)> setPassword;
        /// Posts its work to another thread. Does not block.
        std::function<void(const QDate &month, const AuditActor &, std::shared_ptr<ExportControl>,
                           Done<PackRun>)>
            make;
    };

    /// Writes a list to a file, or packs to a folder, in a process that can draw PDF files. Blocks;
    /// called on a worker thread.
    using ByProcess =
        std::function<Result<ExportReport>(const std::variant<ExportRequest, PackRequest> &request,
                                           const QString &path, const ExportControl &control)>;

    /// @param databasePath  path of a database with an up-to-date schema
    /// @param closing  its time zone is the shop's
    /// @param byProcess  called for exports that draw, in a program that cannot
    /// @pre `gate` must outlive this object
    LocalExports(Gate &gate, QString databasePath, payouts::ClosingTime closing, Packs packs,
                 ByProcess byProcess = {}, QObject *parent = nullptr);
    ~LocalExports() override; ///< cancels running exports and blocks until they have ended

    QFuture<Result<ExportReport>> write(const ExportRequest &request, const QString &path,
                                        const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<ExportReport>> writePack(const PackRequest &request, const QString &folder,
                                            const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<PackSize>> packSize(const PackRequest &request) override;
    QFuture<Result<PackState>> packState() override;
    QFuture<Result<void>> setPackSettings(const PackSettings &settings) override;
    QFuture<Result<void>> setMailPassword(const QString &password) override;
    QFuture<Result<PackRun>> makePackNow(const QDate &month,
                                         const std::shared_ptr<ExportControl> &control) override;
    /// Emits packChanged() on the thread of this object. Thread-safe.
    void notifyPack();

private:
    /// Runs `work()` on the thread of the settings.
    template <StaffCommand command, typename T, typename F>
    QFuture<Result<T>> onWorker(F work);

    /// Runs `work(storage::Database &)` on the pool, then records the export.
    template <StaffCommand command, typename Request, typename F>
    QFuture<Result<ExportReport>> begin(const Request &request,
                                        const std::shared_ptr<ExportControl> &control, F work);

    Gate &m_gate;
    QString m_databasePath;
    payouts::ClosingTime m_closing;
    Packs m_packs;
    ByProcess m_byProcess; ///< empty: this program draws
    QThreadPool m_worker;  ///< has one thread, so that settings do not wait for an export
    QThreadPool m_pool;
    std::vector<std::weak_ptr<ExportControl>> m_controls;
};

} // namespace tilldesk::runtime
