#pragma once

#include "core/gateway/exports.h"
#include "core/payouts/closing_time.h"

#include <QThreadPool>
#include <vector>

namespace tilldesk::runtime {

/// gateway::Exports on a thread of its own, with a connection of its own for each file.
class LocalExports final : public gateway::Exports
{
    Q_OBJECT

public:
    /// @param databasePath  of a database whose schema is up to date
    /// @param closing  whose time zone is the shop's
    LocalExports(QString databasePath, payouts::ClosingTime closing, QObject *parent = nullptr);
    ~LocalExports() override; ///< cancels what is under way and waits for it

    QFuture<Result<ExportReport>> write(const ExportRequest &request, const QString &path,
                                        const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<ExportReport>> writePack(const PackRequest &request, const QString &folder,
                                            const std::shared_ptr<ExportControl> &control) override;

private:
    template <typename F>
    QFuture<Result<ExportReport>> begin(const std::shared_ptr<ExportControl> &control, F work);

    QString m_databasePath;
    payouts::ClosingTime m_closing;
    QThreadPool m_pool;
    std::vector<std::weak_ptr<ExportControl>> m_controls;
};

} // namespace tilldesk::runtime
