#pragma once

#include "core/gateway/bank.h"

namespace tilldesk::test {

/// In-memory fake. Replies at once with a finished future.
class FakeBank final : public gateway::Bank
{
    Q_OBJECT

public:
    QList<BankItem> rows;        ///< of items(), by day
    QList<BankFileSummary> read; ///< reply of files(), latest first
    std::optional<Error> error;  ///< error reply of every call while set
    Result<BankImport> next{};   ///< reply of import(); with doubts until they are accepted
    QStringList
        calls; ///< "import PATH", "accept PATH", "match 3 ID", "match 3 ID anyway", "unmatch 3"
    QList<BankItemFilter> filters; ///< of every items()
    /// true: import() replies only when finish() is called.
    bool isSlow = false;
    std::shared_ptr<BankReadControl> control; ///< of the last import()

    QFuture<Result<QList<BankFileSummary>>> files(const QList<MerchantId> &merchants,
                                                  int count) override;
    QFuture<Result<QList<BankItem>>> items(const BankItemFilter &filter) override;
    QFuture<Result<BankImport>> import(const QString &path, const QList<MerchantId> &merchants,
                                       bool acceptsDoubts,
                                       const std::shared_ptr<BankReadControl> &wanted) override;
    QFuture<Result<void>> match(qint64 entry, const PayoutId &payout,
                                bool acceptsDifference) override;
    QFuture<Result<void>> unmatch(qint64 entry) override;

    /// Sends the reply of a slow import: `Cancelled` if it was cancelled.
    void finish();
    /// Emits changed().
    void tell() { Q_EMIT changed(); }

private:
    [[nodiscard]] BankItem *itemOf(qint64 entry);

    std::optional<QPromise<Result<BankImport>>> m_waiting;
    QHash<qint64, BankItem> m_before; ///< items before they were matched, by line
};

/// Fills the fake with a statement of the bakery's bank: ten payouts, of which four need a person,
/// and one line that has nothing to do with payouts.
void readTheBakerysBank(FakeBank &bank);

} // namespace tilldesk::test
