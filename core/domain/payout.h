#pragma once

#include "core/domain/fees.h"
#include "core/domain/list_order.h"
#include "core/domain/payment.h"
#include "core/domain/search_term.h"

#include <QDate>

namespace tilldesk {

/// State of a payout. The numbers are stored in the database. @source service.md#payouts
enum class PayoutStatus : quint8 { Succeeded = 1, Failed = 2 };

/// Returns the protocol's name, `SUCCEEDED` or `FAILED`.
[[nodiscard]] QLatin1StringView toText(PayoutStatus status);

/// The protocol's `bulkId` of payments without a bulk. @source service.md#payouts
inline constexpr QLatin1StringView kNoBulk("NONE");

/// A number of items and their sum.
struct PayoutSum {
    qint64 count = 0;
    Amount sum;

    friend bool operator==(const PayoutSum &, const PayoutSum &) = default;
};

/// One transfer to a merchant's account: the payments less the refunds and fees of a bulk since the
/// previous payout.
struct Payout {
    /// Gap-free sequence number in order of time, from 1; of a provider's payout: negative, in the
    /// order in which the payouts were fetched.
    qint64 seq = 0;
    PayoutId id;
    MerchantId merchantId;
    QString iban;
    QString bulkId; ///< empty: no bulk
    PayoutStatus status = PayoutStatus::Succeeded;
    Timestamp madeAt;
    PayoutSum payments;
    PayoutSum refunds;
    /// Payments - refunds - fees, positive; of a provider's payout as told.
    Amount amount;
    PayoutId againOf;   ///< the failed payout that this one pays out again; empty: a first payout
    PayoutId paidBy;    ///< the payout that paid these items out again; empty: none
    Amount fees = {};   ///< withheld; negative if corrections give back more
    qint64 charges = 0; ///< charges among the fees that are no payment's
    bool isHosted = false;         ///< a provider made it: all of it is the provider's word
    MerchantId merchantThere = {}; ///< at the provider; empty: not known, or no provider's payout

    friend bool operator==(const Payout &, const Payout &) = default;
};

/// Returns the text on the merchant's bank statement: `YYYYMMDD-{payoutId}-{bulkId}-{merchantId}`.
/// Of a provider's payout with the merchant's id there, if that is known.
/// @param day  of the payout, in the calendar of the closing time
/// @source service.md#payouts
[[nodiscard]] QString remittanceOf(const Payout &payout, const QDate &day);

/// The kinds of line in a payout. The numbers of payments and refunds are stored in the database.
enum class PayoutItemKind : quint8 {
    Payment = 1,
    Refund = 2,
    Charge = 3, ///< fees that are no payment's
};

/// A succeeded payment or a completed refund: a line of a payout, or waiting for one. Or a charge
/// of fees that a payout is reduced by.
/// @source service.md#reconciliation
struct PayoutItem {
    PayoutItemKind kind = PayoutItemKind::Payment;
    Timestamp at;        ///< when the money moved: transactionDate
    PaymentId paymentId; ///< empty for a charge
    RefundId refundId;   ///< empty for a payment and for a charge
    PayoutId payoutId;   ///< the latest payout with this item; empty: waits for the next run
    ProfileId profileId;
    QString merchantName;
    PaymentChannel channel = PaymentChannel::Online; ///< static-QR payments are INSTORE
    Amount amount;                                   ///< of a charge: negative if taken back
    QString reference;                               ///< the payment's
    QString description;                             ///< the payment's, or the refund's
    /// Sum of the amounts of this item and the earlier ones of its list in the payout, less their
    /// fees; refunds and charges are subtracted if the list also has payments; empty: not asked
    /// for.
    std::optional<Amount> sumSoFar = {};
    Amount fee = {}; ///< of the payment, that its payout is reduced by; 0: none
    FeeChargeKind charge = FeeChargeKind::Minimum; ///< of a charge
    QDate month = {};                              ///< of a charge: first day

    friend bool operator==(const PayoutItem &, const PayoutItem &) = default;
};

/// One page of a list of items, oldest first, with the length of the whole list.
struct PayoutItemPage {
    qint64 total = 0;
    QList<PayoutItem> rows;
};

/// The filter of a list of payouts. All conditions that are set must hold.
struct PayoutFilter {
    QList<MerchantId> merchants; ///< empty: all merchants
    std::optional<PayoutStatus> status;
    std::optional<Timestamp> from; ///< made at or after
    std::optional<Timestamp> to;   ///< made before
    std::optional<QString> bulkId; ///< exactly this bulk; empty text: payouts without a bulk
    QString find;                  ///< a complete id; empty: no condition
    AmountRange amounts = {};      ///< of the amount paid out
    // Parts of texts, compared in the form that searchable() returns. Empty: no condition.
    QString idPart = {};
    QString bulkPart = {};
    /// Id, bulk, amount, day, and end of the account number.
    QList<SearchTerm> terms = {};
    ListOrder<PayoutColumn> order = {};

    friend bool operator==(const PayoutFilter &, const PayoutFilter &) = default;
};

/// One page of a list of payouts, with the length of the whole list.
struct PayoutPage {
    qint64 total = 0;
    QList<Payout> rows;
};

/// Check of a payout against its lines, each counted again.
struct PayoutProof {
    PayoutSum payments; ///< counted from the lines
    PayoutSum refunds;  ///< counted from the lines
    Amount fees = {};   ///< counted from the lines and from corrections
    Amount fromLedger; ///< amount moved by the payout's ledger entry; 0 if a repeated payout failed
    bool isProved = false;
    /// Amount by the ledger, with `others`, less the sum of the lines. If these two agree: the
    /// payout's own amount less the sum of the lines. 0 if proved.
    Amount difference;
    /// Payments less refunds of profiles that this shop does not have: in the payout of a provider,
    /// but not in this shop's ledger.
    Amount others = {};

    friend bool operator==(const PayoutProof &, const PayoutProof &) = default;
};

/// A payout with everything stored about it.
struct PayoutDetails {
    Payout payout;
    PayoutProof proof;
    QString remittance;
};

/// The amount that the next run will pay out to an account, as of now.
struct RunningPayout {
    MerchantId merchantId;
    QString iban;
    QString bulkId;
    PayoutSum payments;
    PayoutSum refunds;
    Amount amount;    ///< payments - refunds - fees; see willBePaid()
    Amount reserved;  ///< reserved for refunds in progress, not yet in `refunds`
    Amount fees = {}; ///< that the next payout withholds
    /// Part of `fees` that comes from other accounts of the merchant; negative: fees that other
    /// payouts of the merchant will withhold, not in `fees`.
    Amount carried = {};

    friend bool operator==(const RunningPayout &, const RunningPayout &) = default;
};

/// All running payouts, and the time of the next run.
struct RunningPayouts {
    QList<RunningPayout> rows;
    Timestamp nextRun;
};

} // namespace tilldesk
