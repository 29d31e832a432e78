#pragma once

#include "core/domain/payout.h"
#include "core/merchants/profile_names.h"
#include "core/payouts/payout_repository.h"

#include <QByteArrayView>

namespace tilldesk::payouts {

/// A line of a payout as a row of a long list. Texts are UTF-8 and valid until the next row is
/// read.
struct PayoutLineView {
    PayoutItemKind kind = PayoutItemKind::Payment;
    Timestamp at; ///< time at which the money was booked
    QByteArrayView paymentId;
    QByteArrayView refundId; ///< empty for a payment
    Amount amount;           ///< positive, also for a refund; 0 for a charge
    QByteArrayView reference;
    QByteArrayView description; ///< the payment's description, or the refund's
    const merchants::ProfileNames *profile = nullptr; ///< never null
    Amount fee; ///< that the payout is reduced by: of the payment, or a charge; 0 for a refund
    FeeChargeKind charge = FeeChargeKind::Minimum; ///< of a charge
    QDate month;                                   ///< of a charge: first day
};

/// Iterates over the payments and refunds of a payout, in the order in which they were booked, and
/// then over its charges of fees.
/// Memory does not grow with their number.
/// @pre a read transaction stays open on the connection while rows are read
class PayoutContentRows
{
public:
    PayoutContentRows(storage::Database &db, const Payout &payout);

    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] bool next();
    /// @pre next() has returned true
    [[nodiscard]] const PayoutLineView &row() const { return m_view; }

private:
    PayoutContentRows(storage::Database &db, const Payout &payout, const PayoutRow &ranges);
    [[nodiscard]] bool nextCharge();

    /// The rows of one kind, read one row ahead for the merge.
    struct Stream {
        PayoutItemKind kind;
        storage::Statement rows;
        /// Place of the current row, which rises over both kinds; empty: after the last row.
        std::optional<qint64> seq = {};

        void step() { seq = rows.next() ? std::optional(rows.read<qint64>()) : std::nullopt; }
    };

    qint64 m_total;
    QHash<qint64, merchants::ProfileNames> m_profiles;
    Stream m_payments;
    Stream m_refunds;
    storage::Statement m_charges;
    QByteArray m_chargeId;
    Stream *m_shown = nullptr; ///< the stream of the current row; null before the first
    PayoutLineView m_view;
};

} // namespace tilldesk::payouts
