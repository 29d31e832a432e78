#pragma once

#include "core/gateway/activity.h"

namespace tilldesk::test {

/// In-memory fake of the audit trail. Replies at once with a finished future.
class FakeActivity final : public gateway::Activity
{
    Q_OBJECT

public:
    QList<AuditEntry> trail; ///< oldest first, with `seq` from 1
    ChainCheck chain;        ///< reply of check(), after as many calls as it takes
    qint64 checkedAtOnce = kCheckedAtOnce;
    std::optional<Error> error; ///< error reply of every call while set

    QFuture<Result<AuditPage>> entries(const AuditFilter &filter, std::optional<qint64> before,
                                       int count) override;
    QFuture<Result<qint64>> count(const AuditFilter &filter) override;
    QFuture<Result<ChainCheck>> check(const ChainCheck &done) override;
};

} // namespace tilldesk::test
