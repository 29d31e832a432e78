#pragma once

#include "app/commands/demo_random.h"
#include "core/domain/payment.h"

namespace tilldesk::app {

/// A newly created payment of the demo.
struct DemoStart {
    Timestamp createdAt;
    Timestamp expireAt;
    Timestamp until; ///< end of the demo; no later steps are recorded
    Actor creator;
    QString debtorName;
    bool isAtCounter = false; ///< true: the debtor acts faster
};

/// Returns the steps of the payment up to the end of the demo, without its creation. Each step
/// follows the table of payment.h. About 88 of 100 payments are paid eventually.
[[nodiscard]] QList<PaymentStep> someCourse(const DemoStart &start, DemoRandom &random);

} // namespace tilldesk::app
