#pragma once

#include "core/gateway/exports.h"

#include <QPromise>

namespace tilldesk::test {

/// Writes nothing, and keeps what was asked for. Answers when told to.
class FakeExports final : public gateway::Exports
{
    Q_OBJECT

public:
    struct Asked {
        std::optional<ExportRequest> request; ///< of a file
        std::optional<PackRequest> pack;      ///< of a pack
        QString path;
        std::shared_ptr<ExportControl> control;
    };
    QList<Asked> asked;

    QFuture<Result<ExportReport>> write(const ExportRequest &request, const QString &path,
                                        const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<ExportReport>> writePack(const PackRequest &request, const QString &folder,
                                            const std::shared_ptr<ExportControl> &control) override;
    /// Answers the oldest question that waits.
    void answer(const Result<ExportReport> &result);

private:
    QFuture<Result<ExportReport>> keep(Asked question);

    QList<std::shared_ptr<QPromise<Result<ExportReport>>>> m_waiting;
};

} // namespace tilldesk::test
