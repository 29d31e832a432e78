#pragma once

#include "core/gateway/activity.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Activity with the read threads of this process.
class LocalActivity final : public gateway::Activity
{
    Q_OBJECT

public:
    /// `gate` must outlive this object.
    explicit LocalActivity(Gate &gate, QObject *parent = nullptr) : Activity(parent), m_gate(gate)
    {
    }

    QFuture<Result<AuditPage>> entries(const AuditFilter &filter, std::optional<qint64> before,
                                       int count) override;
    QFuture<Result<qint64>> count(const AuditFilter &filter) override;
    QFuture<Result<ChainCheck>> check(const ChainCheck &done) override;

private:
    Gate &m_gate;
};

} // namespace tilldesk::runtime
