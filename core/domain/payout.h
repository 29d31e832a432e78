#pragma once

#include "core/domain/payment.h"

#include <QDate>

namespace tilldesk {

/// @source service.md#payouts. The numbers are what the database stores.
enum class PayoutStatus : quint8 { Succeeded = 1, Failed = 2 };

/// The protocol's name, `SUCCEEDED` or `FAILED`.
[[nodiscard]] QLatin1StringView toText(PayoutStatus status);

/// The protocol's `bulkId` of what has none. @source service.md#payouts
inline constexpr QLatin1StringView kNoBulk("NONE");

/// How many, and their sum.
struct PayoutSum {
    qint64 count = 0;
    Amount sum;

    friend bool operator==(const PayoutSum &, const PayoutSum &) = default;
};

/// What was paid out to a merchant's account at once: the payments less the refunds of a bulk since
/// the payout before.
struct Payout {
    qint64 seq = 0; ///< place in the order of time, dense, from 1
    PayoutId id;
    MerchantId merchantId;
    QString iban;
    QString bulkId; ///< empty where there is none
    PayoutStatus status = PayoutStatus::Succeeded;
    Timestamp madeAt;
    PayoutSum payments;
    PayoutSum refunds;
    Amount amount;    ///< payments - refunds, positive
    PayoutId againOf; ///< the failed payout whose items these are; empty: a first payout
    PayoutId paidBy;  ///< the payout that paid these items out again; empty: none did

    friend bool operator==(const Payout &, const Payout &) = default;
};

/// What the merchant's bank statement says: `YYYYMMDD-{payoutId}-{bulkId}-{merchantId}`.
/// @param day  of the payout in the calendar of the closing time. @source
/// service.md#payouts
[[nodiscard]] QString remittanceOf(const Payout &payout, const QDate &day);

/// The kinds of line in a payout. The numbers are what the database stores.
enum class PayoutItemKind : quint8 { Payment = 1, Refund = 2 };

/// A payment that has succeeded, or a refund that is done: a line of a payout, or to become one.
/// @source service.md#reconciliation
struct PayoutItem {
    PayoutItemKind kind = PayoutItemKind::Payment;
    Timestamp at; ///< when the money moved: transactionDate
    PaymentId paymentId;
    RefundId refundId; ///< of a refund
    PayoutId payoutId; ///< empty while it waits for the next run; else the latest that holds it
    ProfileId profileId;
    QString merchantName;
    PaymentChannel channel = PaymentChannel::Online; ///< static-QR payments are INSTORE
    Amount amount;
    QString reference;   ///< the payment's
    QString description; ///< the payment's, or the refund's

    friend bool operator==(const PayoutItem &, const PayoutItem &) = default;
};

/// A stretch of a list of items, oldest first, and how long the whole list is.
struct PayoutItemPage {
    qint64 total = 0;
    QList<PayoutItem> rows;
};

/// Which payouts a list shows. Every condition that is set must hold.
struct PayoutFilter {
    QList<MerchantId> merchants; ///< empty: of every merchant
    std::optional<PayoutStatus> status;
    std::optional<Timestamp> from; ///< made at or after
    std::optional<Timestamp> to;   ///< made before
    std::optional<QString> bulkId; ///< exactly this one; empty text: those without
    QString find;                  ///< a whole id; empty: all

    friend bool operator==(const PayoutFilter &, const PayoutFilter &) = default;
};

/// A stretch of a list of payouts and how long the whole list is.
struct PayoutPage {
    qint64 total = 0;
    QList<Payout> rows;
};

/// Whether a payout is what its lines say, each counted anew.
struct PayoutProof {
    PayoutSum payments; ///< counted from the lines
    PayoutSum refunds;  ///< counted from the lines
    Amount
        fromLedger; ///< what the ledger's entry of this payout moved; of one that failed again: 0
    bool isProved = false;
    Amount
        difference; ///< what the ledger or the payout says, less what the lines say; 0 when proved

    friend bool operator==(const PayoutProof &, const PayoutProof &) = default;
};

/// A payout with all that is known about it.
struct PayoutDetails {
    Payout payout;
    PayoutProof proof;
    QString remittance;
};

/// What the next run will pay out to an account, as it stands.
struct RunningPayout {
    MerchantId merchantId;
    QString iban;
    QString bulkId;
    PayoutSum payments;
    PayoutSum refunds;
    Amount amount;   ///< payments - refunds; not paid out unless positive
    Amount reserved; ///< of refunds that are being processed: not in `refunds` yet

    friend bool operator==(const RunningPayout &, const RunningPayout &) = default;
};

/// All running payouts, and when the next run is.
struct RunningPayouts {
    QList<RunningPayout> rows;
    Timestamp nextRun;
};

} // namespace tilldesk
