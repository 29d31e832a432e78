#pragma once

#include "core/gateway/exports.h"

#include <QPromise>

namespace tilldesk::test {

/// Fake that writes nothing. Records each request and replies on answer().
class FakeExports final : public gateway::Exports
{
    Q_OBJECT

public:
    struct Asked {
        std::optional<ExportRequest> request; ///< set for a file
        std::optional<PackRequest> pack;      ///< set for a pack
        QString path;
        std::shared_ptr<ExportControl> control;
    };
    QList<Asked> asked;

    QFuture<Result<ExportReport>> write(const ExportRequest &request, const QString &path,
                                        const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<ExportReport>> writePack(const PackRequest &request, const QString &folder,
                                            const std::shared_ptr<ExportControl> &control) override;
    /// Counts in `sizesAsked` and replies with `size`.
    QFuture<Result<PackSize>> packSize(const PackRequest &request) override;
    QFuture<Result<PackState>> packState() override;
    QFuture<Result<void>> setPackSettings(const PackSettings &settings) override;
    QFuture<Result<void>> setMailPassword(const QString &password) override;
    /// Counts in `packsMade` and replies with `nextRun`.
    QFuture<Result<PackRun>> makePackNow(const QDate &month,
                                         const std::shared_ptr<ExportControl> &control) override;

    PackSize size{5, 1'960'000};
    QList<PackRequest> sizesAsked;
    PackState pack;               ///< replied by packState(); changed by the setters
    std::optional<Error> refusal; ///< set: reply of setPackSettings() and setMailPassword()
    std::optional<Result<PackRun>> nextRun; ///< empty: a good run of two files
    QList<QDate> packsMade;                 ///< months of makePackNow()
    QString password;                       ///< last password of setMailPassword()

    /// Replies to the oldest request without a reply.
    void answer(const Result<ExportReport> &result);

private:
    QFuture<Result<ExportReport>> keep(Asked question);

    QList<std::shared_ptr<QPromise<Result<ExportReport>>>> m_waiting;
};

} // namespace tilldesk::test
