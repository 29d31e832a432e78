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
    /// @param databasePath  path of a database with an up-to-date schema
    /// @param closing  its time zone is the shop's
    /// @pre `gate` must outlive this object
    LocalExports(Gate &gate, QString databasePath, payouts::ClosingTime closing,
                 QObject *parent = nullptr);
    ~LocalExports() override; ///< cancels running exports and blocks until they have ended

    QFuture<Result<ExportReport>> write(const ExportRequest &request, const QString &path,
                                        const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<ExportReport>> writePack(const PackRequest &request, const QString &folder,
                                            const std::shared_ptr<ExportControl> &control) override;

private:
    /// Runs `work(storage::Database &)` on the pool, then records the export.
    template <StaffCommand command, typename Request, typename F>
    QFuture<Result<ExportReport>> begin(const Request &request,
                                        const std::shared_ptr<ExportControl> &control, F work);

    Gate &m_gate;
    QString m_databasePath;
    payouts::ClosingTime m_closing;
    QThreadPool m_pool;
    std::vector<std::weak_ptr<ExportControl>> m_controls;
};

} // namespace tilldesk::runtime
