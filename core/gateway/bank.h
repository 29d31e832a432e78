#pragma once

#include "core/domain/bank.h"

#include <QFuture>
#include <QObject>
#include <memory>

namespace tilldesk::gateway {

/// Requests of a window about the statements of the merchants' banks. Used on the window's thread;
/// see Payments. Every request can fail with `Storage` or `Busy`.
class Bank : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the files that were read, latest first: one row for each file and account.
    /// @param merchants  empty: all merchants
    /// @param count  most rows
    [[nodiscard]] virtual QFuture<Result<QList<BankFileSummary>>>
    files(const QList<MerchantId> &merchants, int count) = 0;
    /// Returns lines and payouts with their outcomes, by day.
    [[nodiscard]] virtual QFuture<Result<QList<BankItem>>> items(const BankItemFilter &filter) = 0;
    /// Reads a file of a bank: CAMT.053, MT940 or CODA, recognised by its content, and matches its
    /// lines with the payouts. If the file has doubts (a wrong balance, a gap between statements),
    /// stores nothing and returns them, unless `acceptsDoubts`.
    /// @param merchants  only accounts of these; empty: all merchants
    /// @param control  shows the progress and cancels; nothing of a cancelled file is stored
    /// Errors: `FieldInvalid` (file): the file is not of a bank; `FieldInvalid` (account): an
    /// account that is not the merchant's; `FieldInvalid` naming a record of the file; `Cancelled`.
    [[nodiscard]] virtual QFuture<Result<BankImport>>
    import(const QString &path, const QList<MerchantId> &merchants, bool acceptsDoubts,
           const std::shared_ptr<BankReadControl> &control) = 0;
    /// Matches a line with a payout by hand. @param entry  seq of the line  @param payout  empty:
    /// the line is no payout  @param acceptsDifference  matches although the amounts differ
    /// Errors: `FieldInvalid` (entry, payout); `PayoutNotFound`.
    [[nodiscard]] virtual QFuture<Result<void>> match(qint64 entry, const PayoutId &payout,
                                                      bool acceptsDifference) = 0;
    /// Ends the match of a line, or the decision that it is no payout.
    /// Errors: `FieldInvalid` (entry) if the line has no match.
    [[nodiscard]] virtual QFuture<Result<void>> unmatch(qint64 entry) = 0;

Q_SIGNALS:
    /// Emitted after an import or a match of the window.
    void changed();
};

} // namespace tilldesk::gateway
