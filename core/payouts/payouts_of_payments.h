#pragma once

#include "core/storage/database.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <vector>

namespace tilldesk::payouts {

/// Finds the payout of each payment in a list sorted by creation. Reads payout lines in parallel
/// with the list, as both are in nearly the same order: under 1 µs per payment, 4 bytes per `seq`
/// in the range.
/// @pre a read transaction stays open on the connection while this object is used
class PayoutsOfPayments
{
public:
    /// @param first, last  range of seq that contains all payments asked for
    /// @param count  number of payments that will be asked for; if small, each is looked up
    /// separately
    PayoutsOfPayments(storage::Database &db, qint64 first, qint64 last, qint64 count);

    /// Returns the id of the latest payout that contains the payment; empty if none does yet.
    /// @param payment  seq of a succeeded payment in the range
    [[nodiscard]] QByteArrayView of(qint64 payment);

    /// Returns whether the payout failed and has not been paid out again by the one returned by
    /// of().
    /// @param payout  an id that of() has returned
    [[nodiscard]] bool isFailed(QByteArrayView payout) const
    {
        return m_failed.contains(payout.toByteArray());
    }

private:
    /// A payout in its account's list: the last position of its range, and its index in m_ids.
    struct Range {
        qint64 upto;
        quint32 payout;
    };
    struct Account {
        std::vector<Range> ranges;
        std::size_t at = 0; ///< index of the current range; monotonic, as positions rise
    };
    static constexpr quint32 kUnknown = 0;
    static constexpr quint32 kNone = 1; ///< the payment waits for the next run

    void readPayouts();
    /// Returns the first payout line that can belong to these payments: no payment succeeds before
    /// it is created.
    [[nodiscard]] qint64 firstLine(qint64 first);
    [[nodiscard]] quint32 payoutAt(qint64 account, qint64 position);
    [[nodiscard]] QByteArrayView lookUp(qint64 payment);
    [[nodiscard]] QByteArrayView lookUpProvider(qint64 payment);

    storage::Database &m_db;
    qint64 m_first;
    std::vector<quint32> m_known; ///< index into m_ids per payment; empty: separate look-ups
    std::vector<QByteArray> m_ids{{}, {}};
    QHash<qint64, Account> m_accounts;
    std::optional<storage::Statement> m_lines;
    QByteArray m_lookedUp;
    bool m_hasProviders = false; ///< providers have made payouts
    QSet<QByteArray> m_failed;   ///< ids of failed payouts
};

} // namespace tilldesk::payouts
