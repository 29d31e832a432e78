#pragma once

#include "core/domain/ledger.h"
#include "core/domain/payout.h"
#include "core/domain/qr_matrix.h"
#include "core/domain/refund.h"

#include <QMap>

namespace tilldesk {

/// Which payments a list shows. Every condition that is set must hold.
struct PaymentFilter {
    QList<ProfileId> profiles;     ///< empty: of every profile
    QList<PaymentStatus> statuses; ///< empty: in every status
    std::optional<Timestamp> from; ///< created at or after
    std::optional<Timestamp> to;   ///< created at or before
    QString reference;             ///< exactly this reference; empty: any
    QString find; ///< a whole payment id, or any part of a reference in any case; empty: all
    bool refundedOnly = false; ///< money of it was given back
    bool oldestFirst = false;

    friend bool operator==(const PaymentFilter &, const PaymentFilter &) = default;
};

/// A stretch of a list, and how long the whole list is.
struct PaymentPage {
    qint64 total = 0; ///< payments in the whole list
    QList<Payment> rows;
};

/// How many payments, and their sum.
struct PaymentTotal {
    qint64 count = 0;
    Amount sum;

    friend bool operator==(const PaymentTotal &, const PaymentTotal &) = default;
};

/// Totals of a filter by status, whatever `PaymentFilter::statuses` says; a status without payments
/// is absent.
using PaymentTotals = QMap<PaymentStatus, PaymentTotal>;

/// One payment with all that is known about it.
struct PaymentDetails {
    Payment payment;
    Profile profile;
    QList<PaymentStep> timeline;    ///< oldest first; the first is the creation
    QList<Refund> refunds = {};     ///< oldest first
    QList<LedgerEntry> ledger = {}; ///< of the payment and its refunds, oldest first
    PayoutId payoutId = {};         ///< that paid it out, or failed to; empty: none yet
    QString deeplink;               ///< what the QR code holds
    QrMatrix qrCode;
    QByteArray json; ///< what the interface answers for it, indented
};

/// A payment that was created or changed its status; told after the commit.
struct PaymentChange {
    PaymentId id;
    ProfileId profileId;
    PaymentStatus status = PaymentStatus::Pending;
    bool isNew = false;

    friend bool operator==(const PaymentChange &, const PaymentChange &) = default;
};

} // namespace tilldesk
