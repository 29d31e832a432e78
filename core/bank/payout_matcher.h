#pragma once

#include "core/domain/bank.h"
#include "core/payouts/closing_time.h"

#include <QHash>
#include <QSet>
#include <vector>

namespace tilldesk::bank {

/// Returns what two copies of a line have in common, whatever the format of their file: the day and
/// id of a payout, or the letters and digits of the text.
[[nodiscard]] QByteArray identityOf(const QString &text);

/// Returns whether the text has the form of a payout's remittance text, whole or cut off: only such
/// lines are compared with payouts of another amount.
[[nodiscard]] bool mayNamePayout(const QString &text);

/// Compares the lines of one bank account with the payouts to it. Pure.
class PayoutMatcher
{
public:
    /// A line and a payout that a person has unmatched: seq of both.
    using Pair = std::pair<qint64, qint64>;

    /// @param payouts  all payouts to the account  @param undone  never matched again by itself
    PayoutMatcher(const payouts::ClosingTime &closing, const QList<Payout> &payouts,
                  QSet<Pair> undone = {});

    /// Must be called for each payout that is matched already. @param payout  seq
    void take(qint64 payout);
    /// Returns the outcome of a line that is not matched. Takes its payout if it is certain, so
    /// that no later line gets it. A debit is unexpected if it has a payout's whole id. The age is
    /// not set.
    [[nodiscard]] BankItem match(const BankEntry &entry);
    /// Returns the bytes of the payout's id in the line; empty if it has none.
    [[nodiscard]] static QList<BankEvidence> evidenceOf(const BankEntry &entry,
                                                        const PayoutId &payout);
    /// Returns the payouts that have succeeded, are not taken, and are no candidate of a line that
    /// match() was called for; oldest first.
    [[nodiscard]] QList<Payout> left() const;

private:
    struct Known {
        Payout payout;
        QDate day;
        bool isTaken = false;
        bool isCandidate = false;
    };
    struct Plain;

    [[nodiscard]] QList<int> wholeIds(const Plain &plain, QList<qsizetype> &at) const;
    [[nodiscard]] bool byId(BankItem &item, const Plain &plain);
    void byReturnedId(BankItem &item, const Plain &plain) const;
    [[nodiscard]] bool byUnknownId(BankItem &item, const Plain &plain) const;
    [[nodiscard]] bool byCutId(BankItem &item, const Plain &plain);
    void byAmount(BankItem &item);
    void setCandidates(BankItem &item, QList<int> candidates);

    std::vector<Known> m_payouts; ///< oldest first
    QHash<QByteArray, int> m_byId;
    QHash<qint64, int> m_bySeq;
    QMultiHash<qint64, int> m_byAmount; ///< cents
    QMultiHash<QDate, int> m_byDay;
    QSet<Pair> m_undone;
};

} // namespace tilldesk::bank
