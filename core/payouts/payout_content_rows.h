#pragma once

#include "core/domain/payout.h"
#include "core/merchants/profile_names.h"
#include "core/payouts/payout_repository.h"

#include <QByteArrayView>

namespace tilldesk::payouts {

/// A line of a payout as a row of a long list. Texts are UTF-8 and valid until the next row.
struct PayoutLineView {
    PayoutItemKind kind = PayoutItemKind::Payment;
    Timestamp at; ///< when the money moved
    QByteArrayView paymentId;
    QByteArrayView refundId; ///< of a refund
    Amount amount;           ///< of a refund, too, positive
    QByteArrayView reference;
    QByteArrayView description;                       ///< the payment's, or the refund's
    const merchants::ProfileNames *profile = nullptr; ///< never null
};

/// The payments and refunds in a payout, in the order in which their money moved, however many.
/// @pre a transaction that reads is open on the connection, as long as the rows are read
class PayoutContentRows
{
public:
    PayoutContentRows(storage::Database &db, const PayoutRow &payout);

    /// How many there are.
    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] bool next();
    /// @pre next() was true
    [[nodiscard]] const PayoutLineView &row() const { return m_view; }

private:
    /// One kind of line, read ahead by a row.
    struct Stream {
        PayoutItemKind kind;
        storage::Statement rows;
        bool hasRow = false;

        void step() { hasRow = rows.next(); }
    };

    qint64 m_total;
    QHash<qint64, merchants::ProfileNames> m_profiles;
    Stream m_payments;
    Stream m_refunds;
    Stream *m_shown = nullptr; ///< whose row is shown; null before the first
    PayoutLineView m_view;
};

} // namespace tilldesk::payouts
