#pragma once

#include "core/bank/bank_service.h"
#include "core/gateway/bank.h"
#include "core/runtime/gate.h"

#include <QThreadPool>
#include <vector>

namespace tilldesk::runtime {

/// Implements gateway::Bank with the core thread and the read threads of this process. A worker
/// thread reads files, compares and matches their lines, and stores them in short steps.
class LocalBank final : public gateway::Bank
{
    Q_OBJECT

public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalBank(Gate &gate, bank::BankService &service, payouts::ClosingTime closing,
              const Clock &clock, QObject *parent = nullptr);
    ~LocalBank() override; ///< cancels imports and blocks until they have ended

    QFuture<Result<QList<BankFileSummary>>> files(const QList<MerchantId> &merchants,
                                                  int count) override;
    QFuture<Result<QList<BankItem>>> items(const BankItemFilter &filter) override;
    QFuture<Result<BankImport>> import(const QString &path, const QList<MerchantId> &merchants,
                                       bool acceptsDoubts,
                                       const std::shared_ptr<BankReadControl> &control) override;
    QFuture<Result<void>> match(qint64 entry, const PayoutId &payout,
                                bool acceptsDifference) override;
    QFuture<Result<void>> unmatch(qint64 entry) override;

private:
    /// Returns how an import runs its steps on the core thread, from a worker thread.
    [[nodiscard]] bank::BankService::OnCore steps();
    /// Emits changed() on the thread of this object. Thread-safe.
    void tellChange();

    Gate &m_gate;
    bank::BankService &m_service;
    payouts::ClosingTime m_closing;
    const Clock &m_clock;
    QThreadPool m_pool;
    std::vector<std::weak_ptr<BankReadControl>> m_controls;
};

} // namespace tilldesk::runtime
