#pragma once

#include "core/domain/payment.h"
#include "core/storage/database.h"

#include <map>
#include <set>

namespace tilldesk::payments {

/// The two block sizes for which payments are counted, as a right shift of `seq`.
inline constexpr int kSmallBlockShift = 8;  ///< 256 payments, level 1
inline constexpr int kLargeBlockShift = 14; ///< 16,384 payments, level 2

/// Maintains the table payment_count. Coalesces the changes of one transaction and writes them just
/// before the commit, so that counting adds almost nothing to the cost of an insert.
class PaymentCounter
{
public:
    explicit PaymentCounter(storage::Database &db);
    PaymentCounter(const PaymentCounter &) = delete;
    PaymentCounter &operator=(const PaymentCounter &) = delete;

    void added(const Payment &payment, qint64 profileSeq);
    void changed(const Payment &before, PaymentStatus status, qint64 profileSeq);

private:
    struct Key {
        qint64 profile;
        int level;
        qint64 block;
        PaymentStatus status;

        friend auto operator<=>(const Key &, const Key &) = default;
    };
    struct Delta {
        qint64 count = 0;
        qint64 cents = 0;
    };
    void note(const Payment &payment, PaymentStatus status, qint64 profileSeq, int sign);
    void write();

    storage::Database &m_db;
    std::map<Key, Delta> m_pending;
    std::set<Key> m_stored; ///< keys that have a row for certain
};

} // namespace tilldesk::payments
