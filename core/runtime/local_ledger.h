#pragma once

#include "core/gateway/ledger.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Ledger with the read threads of this process.
class LocalLedger final : public gateway::Ledger
{
    Q_OBJECT

public:
    /// `readers` must outlive this object.
    explicit LocalLedger(Gate &gate, QObject *parent = nullptr) : Ledger(parent), m_gate(gate) {}

    QFuture<Result<LedgerPage>> entries(const LedgerFilter &filter, std::optional<qint64> before,
                                        int count) override;
    QFuture<Result<QList<LedgerBalance>>> balances() override;
    [[nodiscard]] LedgerHealth health() const override { return m_health; }

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify(const LedgerHealth &health);

private:
    Gate &m_gate;
    LedgerHealth m_health;
};

} // namespace tilldesk::runtime
