#pragma once

#include "core/domain/payment.h"
#include "core/storage/database.h"

#include <map>

namespace tilldesk::payments {

/// The two sizes of block in which payments are counted, as a shift of seq.
inline constexpr int kSmallBlockShift = 8;  ///< 256 payments, level 1
inline constexpr int kLargeBlockShift = 14; ///< 16,384 payments, level 2

/// Keeps table payment_count. Changes of one transaction are gathered and written once, just before
/// it commits, so that counting costs an insert almost nothing.
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
};

} // namespace tilldesk::payments
