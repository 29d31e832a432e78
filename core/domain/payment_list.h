#pragma once

#include "core/domain/ledger.h"
#include "core/domain/payout.h"
#include "core/domain/qr_matrix.h"
#include "core/domain/refund.h"

#include <QMap>

namespace tilldesk {

/// Which payments a list shows. All conditions that are set must hold.
struct PaymentFilter {
    QList<ProfileId> profiles;     ///< empty: all profiles
    QList<PaymentStatus> statuses; ///< empty: all statuses
    std::optional<Timestamp> from; ///< created at or after
    std::optional<Timestamp> to;   ///< created at or before
    QString reference;             ///< exact reference; empty: any
    QString find; ///< a complete payment id, or a part of a reference, ignoring case; empty: no
                  ///< condition
    bool refundedOnly = false; ///< only payments with a REFUNDED amount
    bool oldestFirst = false;

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

    friend bool operator==(const PaymentTotal &, const PaymentTotal &) = default;
};

/// Totals by status; ignores `PaymentFilter::statuses`. A status without payments is absent.
using PaymentTotals = QMap<PaymentStatus, PaymentTotal>;

/// One payment with everything stored about it.
struct PaymentDetails {
    Payment payment;
    Profile profile;
    QList<PaymentStep> timeline;    ///< oldest first; the first is the creation
    QList<Refund> refunds = {};     ///< oldest first
    QList<LedgerEntry> ledger = {}; ///< entries of the payment and its refunds, oldest first
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
