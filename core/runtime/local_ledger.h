#pragma once

#include "core/gateway/ledger.h"
#include "core/threads/read_threads.h"

namespace tilldesk::runtime {

/// Implements gateway::Ledger with the read threads of this process.
class LocalLedger final : public gateway::Ledger
{
    Q_OBJECT

public:
    /// `readers` must outlive this object.
    explicit LocalLedger(threads::ReadThreads &readers, QObject *parent = nullptr)
        : Ledger(parent),
          m_readers(readers)
    {
    }

    QFuture<Result<LedgerPage>> entries(const LedgerFilter &filter, std::optional<qint64> before,
                                        int count) override;
    QFuture<Result<QList<LedgerBalance>>> balances() override;
    [[nodiscard]] LedgerHealth health() const override { return m_health; }

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify(const LedgerHealth &health);

private:
    threads::ReadThreads &m_readers;
    LedgerHealth m_health;
};

} // namespace tilldesk::runtime
