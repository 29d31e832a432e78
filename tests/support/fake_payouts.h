#pragma once

#include "core/gateway/ledger.h"
#include "core/gateway/payouts.h"

namespace tilldesk::test {

/// Payouts in memory. Answers at once, as a done future, and tells what it changed.
class FakePayouts final : public gateway::Payouts
{
    Q_OBJECT

public:
    QList<PayoutDetails> payouts;           ///< oldest first
    QMap<QString, QList<PayoutItem>> lines; ///< by the payout's id
    RunningPayouts next;                    ///< answer of running()
    QStringList calls;                      ///< for example "run", "again 0123…", "page 0+100"
    QList<PayoutFilter> filters;            ///< of every page()
    std::optional<Error> error;             ///< answer of everything while it is set

    QFuture<Result<PayoutPage>> page(const PayoutFilter &filter, qint64 first, int count) override;
    QFuture<Result<PayoutDetails>> details(const PayoutId &id) override;
    QFuture<Result<PayoutItemPage>> items(const PayoutId &id, PayoutItemKind kind, qint64 first,
                                          int count) override;
    QFuture<Result<RunningPayouts>> running(const QList<MerchantId> &merchants) override;
    QFuture<Result<qint64>> failed(const QList<MerchantId> &merchants) override;
    QFuture<Result<QList<Payout>>> runNow() override;
    QFuture<Result<Payout>> payAgain(const PayoutId &id) override;
};

/// A ledger in memory.
class FakeLedger final : public gateway::Ledger
{
    Q_OBJECT

public:
    QList<LedgerEntry> rows; ///< oldest first
    QList<LedgerBalance> accounts;
    LedgerHealth state{LedgerHealth::State::Sound, {}};
    QList<LedgerFilter> filters; ///< of every entries()
    std::optional<Error> error;

    QFuture<Result<LedgerPage>> entries(const LedgerFilter &filter, std::optional<qint64> before,
                                        int count) override;
    QFuture<Result<QList<LedgerBalance>>> balances() override;
    [[nodiscard]] LedgerHealth health() const override { return state; }
};

} // namespace tilldesk::test
