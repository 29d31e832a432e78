#pragma once

#include "core/gateway/ledger.h"
#include "core/gateway/payouts.h"

namespace tilldesk::test {

/// In-memory fake. Replies at once with a finished future and emits changed().
class FakePayouts final : public gateway::Payouts
{
    Q_OBJECT

public:
    QList<PayoutDetails> payouts;           ///< oldest first
    QMap<QString, QList<PayoutItem>> lines; ///< by payout id
    QMap<QString, QList<PayoutPart>> taken; ///< reply of parts() by payout id
    RunningPayouts next;                    ///< reply of running()
    QStringList calls; ///< for example "run", "again 0123…", "page 0+100", "items 2 0+100"
    PayoutStatus outcome = PayoutStatus::Succeeded; ///< status of payouts made from now on
    QList<PayoutFilter> filters;                    ///< of every page()
    QList<QList<MerchantId>> askedMerchants;        ///< of every running()
    std::optional<Error> error;                     ///< error reply of every call while set

    /// Adds a payout and emits changed().
    void add(const PayoutDetails &payout);

    QFuture<Result<PayoutPage>> page(const PayoutFilter &filter, qint64 first, int count) override;
    QFuture<Result<PayoutDetails>> details(const PayoutId &id) override;
    /// Replies with `taken`, or with one part per channel of the payout's lines.
    QFuture<Result<QList<PayoutPart>>> parts(const PayoutId &id) override;
    QFuture<Result<PayoutItemPage>> items(const PayoutId &id, PayoutItemKind kind, qint64 first,
                                          int count) override;
    QFuture<Result<PayoutItemPage>> newestLines(const PayoutId &id,
                                                std::optional<PayoutItemKind> kind, qint64 first,
                                                int count) override;
    QFuture<Result<RunningPayouts>> running(const QList<MerchantId> &merchants) override;
    QFuture<Result<qint64>> failed(const QList<MerchantId> &merchants) override;
    QFuture<Result<QList<Payout>>> runNow() override;
    QFuture<Result<Payout>> payAgain(const PayoutId &id) override;
};

/// In-memory fake of the ledger.
class FakeLedger final : public gateway::Ledger
{
    Q_OBJECT

public:
    QList<LedgerEntry> rows; ///< oldest first
    QList<LedgerBalance> accounts;
    LedgerHealth state{LedgerHealth::State::Sound, {}};
    QList<LedgerFilter> filters; ///< of every entries()
    QStringList calls;           ///< of every entries(), for example "entries 0+200"
    std::optional<Error> error;

    QFuture<Result<LedgerPage>> entries(const LedgerFilter &filter, std::optional<qint64> before,
                                        int count) override;
    QFuture<Result<QList<LedgerBalance>>> balances() override;
    [[nodiscard]] LedgerHealth health() const override { return state; }
    /// Sets the result of the ledger check and emits healthChanged().
    void setHealth(const LedgerHealth &health);
};

} // namespace tilldesk::test
