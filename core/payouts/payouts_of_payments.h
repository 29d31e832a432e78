#pragma once

#include "core/storage/database.h"

#include <QByteArray>
#include <QHash>
#include <vector>

namespace tilldesk::payouts {

/// Which payout holds each of many payments, asked in their order. Money moves nearly in the order
/// in which payments are created, so their lines are read along with them: a payment costs less
/// than a microsecond, and its stretch of seq four bytes a payment.
/// @pre a transaction that reads is open on the connection, as long as it is asked
class PayoutsOfPayments
{
public:
    /// @param first, last  seqs between which all payments are
    /// @param count  how many will be asked for; when they are few, each is looked up by itself
    PayoutsOfPayments(storage::Database &db, qint64 first, qint64 last, qint64 count);

    /// @param payment  row of a payment that has succeeded, in the stretch
    /// @return the id of the latest payout that holds it; empty: none yet
    [[nodiscard]] QByteArrayView of(qint64 payment);

private:
    /// An account's payouts: where each one's positions end, and its place in m_ids.
    struct Range {
        qint64 upto;
        quint32 payout;
    };
    struct Account {
        std::vector<Range> ranges;
        std::size_t at = 0; ///< positions rise as lines are read
    };
    static constexpr quint32 kUnknown = 0;
    static constexpr quint32 kNone = 1; ///< of what waits for the next run

    void readPayouts();
    /// @return the first line that may be of such payments: none succeeds before it is created
    [[nodiscard]] qint64 firstLine(qint64 first);
    [[nodiscard]] quint32 payoutAt(qint64 account, qint64 position);
    [[nodiscard]] QByteArrayView lookUp(qint64 payment);

    storage::Database &m_db;
    qint64 m_first;
    std::vector<quint32> m_known; ///< by payment; empty when each is looked up by itself
    std::vector<QByteArray> m_ids{{}, {}};
    QHash<qint64, Account> m_accounts;
    std::optional<storage::Statement> m_lines;
    QByteArray m_lookedUp;
};

} // namespace tilldesk::payouts
