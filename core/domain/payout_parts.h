#pragma once

#include "core/domain/payout.h"

namespace tilldesk {

/// The payments of a payout that one till or channel took.
struct PayoutPart {
    PaymentChannel channel = PaymentChannel::Online;
    QString pointOfSale; ///< its name, else its posId; empty: payments without a point of sale
    PayoutSum payments;

    friend bool operator==(const PayoutPart &, const PayoutPart &) = default;
};

} // namespace tilldesk
