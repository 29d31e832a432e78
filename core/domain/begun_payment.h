#pragma once

#include "core/base/amount.h"
#include "core/base/id.h"

#include <QString>

namespace tilldesk {

/// A payment of a till whose creation the service has not answered yet.
struct BegunPayment {
    PaymentId id;
    Amount amount;
    QString reference;

    friend bool operator==(const BegunPayment &, const BegunPayment &) = default;
};

} // namespace tilldesk
