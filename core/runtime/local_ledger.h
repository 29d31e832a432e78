#pragma once

#include "core/gateway/ledger.h"
#include "core/runtime/readers.h"

namespace tilldesk::runtime {

/// gateway::Ledger over the readers of this process.
class LocalLedger final : public gateway::Ledger
{
    Q_OBJECT

public:
    /// @pre `readers` outlives it
    explicit LocalLedger(Readers &readers, QObject *parent = nullptr)
        : Ledger(parent),
          m_readers(readers)
    {
    }

    QFuture<Result<LedgerPage>> entries(const LedgerFilter &filter, std::optional<qint64> before,
                                        int count) override;
    QFuture<Result<QList<LedgerBalance>>> balances() override;
    [[nodiscard]] LedgerHealth health() const override { return m_health; }

    /// Tells the windows. From any thread; the signal comes on the object's own.
    void tell(const LedgerHealth &health);

private:
    Readers &m_readers;
    LedgerHealth m_health;
};

} // namespace tilldesk::runtime
