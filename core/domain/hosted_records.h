#pragma once

#include "core/domain/payment.h"
#include "core/domain/payout.h"
#include "core/domain/refund.h"

/// What a hosted service says about payments, refunds and payouts: checked values, but the word of
/// another party. Texts have the lengths of the interface and no unprintable characters.
namespace tilldesk {

/// Addresses that come with a payment; absolute URLs, or empty.
struct HostedLinks {
    QString self;
    QString deeplink; ///< content of the QR code
    QString qrcode;
    QString cancel;
    QString refund;
    QString checkout;

    friend bool operator==(const HostedLinks &, const HostedLinks &) = default;
};

/// A payment as the response of a creation, a look-up or a search shows it.
/// @source service.md#create; service.md#get
struct HostedPayment {
    PaymentId id;
    PaymentStatus status = PaymentStatus::Pending;
    Amount amount; ///< 0: the creditor asked for no amount
    Timestamp createdAt;
    Timestamp expireAt;
    std::optional<Timestamp> succeededAt;
    ProfileId profileId; ///< empty: not told
    MerchantId merchantId;
    QString creditorName;
    QString creditorIban;
    Debtor debtor; ///< the account is masked
    QString description;
    QString message;
    QString reference;
    QString bulkId; ///< not part of the response of a creation
    HostedLinks links;

    friend bool operator==(const HostedPayment &, const HostedPayment &) = default;
};

/// @source service.md#refunds
struct HostedRefund {
    RefundId id;
    PaymentId paymentId;
    Amount amount;
    RefundStatus status = RefundStatus::Pending;
    QString description;
    Timestamp createdAt;

    friend bool operator==(const HostedRefund &, const HostedRefund &) = default;
};

/// @source service.md#payouts
struct HostedPayout {
    PayoutId id;
    MerchantId merchantId;
    QString bulkId;
    QString iban;
    PayoutStatus status = PayoutStatus::Succeeded;
    Timestamp madeAt;
    PayoutSum payments;
    PayoutSum refunds;
    Amount amount;

    friend bool operator==(const HostedPayout &, const HostedPayout &) = default;
};

/// A payment or a refund in the reconciliation. @source service.md#reconciliation
struct HostedItem {
    PaymentId paymentId;
    RefundId refundId; ///< empty: a payment
    PayoutId payoutId; ///< empty: in no payout yet
    ProfileId profileId;
    QString merchantName;
    PaymentChannel channel = PaymentChannel::Online;
    Amount amount;
    QString reference;
    QString description;
    Timestamp at;

    friend bool operator==(const HostedItem &, const HostedItem &) = default;
};

/// One page of a hosted list. The list can change between two pages.
template <typename Row>
struct HostedPage {
    qint64 number = 0; ///< from 0
    qint64 totalPages = 0;
    qint64 totalRows = 0;
    QList<Row> rows;

    friend bool operator==(const HostedPage &, const HostedPage &) = default;
};

} // namespace tilldesk
