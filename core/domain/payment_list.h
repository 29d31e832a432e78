#pragma once

#include "core/domain/ledger.h"
#include "core/domain/payment_order.h"
#include "core/domain/payout.h"
#include "core/domain/qr_matrix.h"
#include "core/domain/refund.h"
#include "core/domain/search_term.h"
#include "core/domain/vat.h"
#include "core/domain/week_hours.h"

#include <QMap>

namespace tilldesk {

/// Condition on the refunded amount of a payment.
enum class RefundShare : quint8 {
    Any = 0,  ///< no condition
    None = 1, ///< nothing was refunded
    Some = 2, ///< refunded in part or in full
    Part = 3, ///< refunded in part, but not in full
    All = 4,  ///< refunded in full
};

/// Returns whether the payment's refunded amount fulfils the condition.
[[nodiscard]] bool includes(RefundShare share, const Payment &payment);

/// The filter of a list of payments. All conditions that are set must hold.
struct PaymentFilter {
    QList<ProfileId> profiles;     ///< empty: all profiles
    QList<PaymentStatus> statuses; ///< empty: all statuses
    std::optional<Timestamp> from; ///< created at or after
    std::optional<Timestamp> to;   ///< created at or before
    QString reference;             ///< exact reference; empty: any
    QString find; ///< a complete payment id, or a part of a reference, ignoring case; empty: no
                  ///< condition
    RefundShare refunded = RefundShare::Any;
    AmountRange amounts = {};
    QList<PaymentChannel> channels = {}; ///< channels of the profiles; empty: all
    QList<PaymentType> types = {};       ///< empty: all
    // Parts of texts, compared in the form that searchable() returns. Empty: no condition.
    QString payer = {};         ///< part of the payer's name
    QString referencePart = {}; ///< part of the reference
    QString pointOfSale = {};   ///< part of the point of sale's name or posId; after a `=`, the
                                ///< whole name or posId
    QString profileName = {};   ///< part of the profile's name, or its whole id
    QString person = {};        ///< part of the name of personOf() the payment's creator
    QString payout = {};        ///< part of the id of the payout that contains the payment
    QList<SearchTerm> terms = {};
    QList<PaymentId> ids = {}; ///< only these payments; empty: all
    WeekHours week = {};       ///< of the creation
    PaymentOrder order = {};

    friend bool operator==(const PaymentFilter &, const PaymentFilter &) = default;
};

/// One page of a list, with the length of the whole list.
struct PaymentPage {
    qint64 total = 0; ///< payments in the whole list
    QList<Payment> rows;
};

/// Number of payments and their sum.
struct PaymentTotal {
    qint64 count = 0;
    Amount sum;
    /// Sum of their refunded amounts. 0 unless the filter is limited to refunded payments.
    Amount refunded = {};

    friend bool operator==(const PaymentTotal &, const PaymentTotal &) = default;
};

/// Totals by status; ignores `PaymentFilter::statuses`. A status without payments is absent.
using PaymentTotals = QMap<PaymentStatus, PaymentTotal>;

/// One payment with everything stored about it.
struct PaymentDetails {
    Payment payment;
    Profile profile;
    Merchant merchant = {};         ///< owner of the profile
    QList<PaymentStep> timeline;    ///< oldest first; the first is the creation
    QList<Refund> refunds = {};     ///< oldest first
    QList<LedgerEntry> ledger = {}; ///< entries of the payment and its refunds, oldest first
    VatShares vat = {};             ///< VAT rates at its creation: its own, else those of its till
    PayoutId payoutId = {};         ///< payout that contains it, even a failed one; empty: not paid
                                    ///< out yet
    QString deeplink;               ///< content of the QR code
    QrMatrix qrCode;
    QByteArray json; ///< the interface's response for it, indented
};

/// A payment that was created or has changed its status; published after the commit.
struct PaymentChange {
    PaymentId id;
    ProfileId profileId;
    PaymentStatus status = PaymentStatus::Pending;
    bool isNew = false;

    friend bool operator==(const PaymentChange &, const PaymentChange &) = default;
};

} // namespace tilldesk
