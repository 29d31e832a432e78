#pragma once

#include "core/domain/payment_list.h"
#include "core/storage/database.h"

namespace tilldesk::payments {

/// A selection of payments: some profiles, some statuses, a range of `seq`.
struct PaymentRange {
    QList<qint64> profiles;        ///< seqs of profiles; never empty
    QList<PaymentStatus> statuses; ///< never empty
    qint64 first = 1;
    qint64 last = 0;      ///< less than `first`: no payments
    bool isWhole = false; ///< includes every profile and every status
};

/// Returns two SQL columns from which readSum() computes the sum of `column`. A plain sum() that
/// exceeds 64 bits would abort the query.
[[nodiscard]] QString sumColumns(const QString &column = QStringLiteral("amount"));
/// Reads the two columns of sumColumns().
/// Errors: `Internal` if the sum does not fit 64 bits.
[[nodiscard]] Result<Amount> readSum(storage::Statement &row);

/// Counts, sums and finds payments by position in a range of `seq`, in a time that does not grow
/// with the range. Uses the block counters, and reads single payments only in the blocks at both
/// ends. @source measured: 100 to 270 µs at 5 million payments
class PaymentPosition
{
public:
    explicit PaymentPosition(storage::Database &db) : m_db(db) {}

    /// Returns count and sum per status. Errors: `Internal` if a sum does not fit 64 bits.
    [[nodiscard]] Result<PaymentTotals> totals(const PaymentRange &range);
    [[nodiscard]] qint64 count(const PaymentRange &range);

    /// Returns the seq of the payment at a position; empty if the range has fewer payments.
    /// @param index  0 is the newest payment of the range
    [[nodiscard]] std::optional<qint64> seqOf(const PaymentRange &range, qint64 index);

private:
    /// Consecutive blocks of one size, or single payments (shift 0), all wholly inside a range.
    struct BlockRange {
        int shift;
        qint64 first;
        qint64 last;
    };
    [[nodiscard]] static QList<BlockRange> stretches(qint64 first, qint64 last);
    [[nodiscard]] std::optional<qint64> find(const PaymentRange &range, BlockRange stretch,
                                             qint64 &index);

    storage::Database &m_db;
};

} // namespace tilldesk::payments
