#pragma once

#include "core/gateway/setup.h"

#include <QPromise>

namespace tilldesk::test {

/// In-memory fake of the first run. Replies at once with a finished future, except to open() while
/// `isSlow`.
class FakeSetup final : public gateway::Setup
{
    Q_OBJECT

public:
    NewShop kept;               ///< answers of keepAnswers()
    bool isNew = true;          ///< reply of canRestore()
    bool isSlow = false;        ///< open() replies on finish()
    std::optional<Error> error; ///< error reply of every call while set
    QList<NewShop> opened;      ///< arguments of open()
    QStringList calls;          ///< for example `demo`, `restore /disk/a.backup`
    QString passphrase;         ///< of the backup; empty: none
    BackupSummary summary{.madeAt = fromMillis(1'795'129'200'000), .contents = {}};

    /// Replies to the open() without a reply.
    void finish(const Result<OpenedShop> &result);

    QFuture<Result<OpenedShop>> open(const NewShop &shop) override;
    QFuture<Result<OpenedShop>> openDemo() override;
    QFuture<Result<BackupSummary>> examine(const QString &path, const QString &typed) override;
    QFuture<Result<OpenedShop>> restore(const QString &path, const QString &typed) override;
    bool canRestore() const override { return isNew; }
    NewShop keptAnswers() const override { return kept; }
    void keepAnswers(const NewShop &shop) override;
    QString logged(const Error &error) override;
    QrMatrix sampleCode() const override;

private:
    std::shared_ptr<QPromise<Result<OpenedShop>>> m_open;
};

} // namespace tilldesk::test
