#pragma once

#include "app/commands/demo_random.h"
#include "core/domain/payment.h"

namespace tilldesk::app {

/// A payment of the demo before anything has happened to it.
struct DemoStart {
    Timestamp createdAt;
    Timestamp expireAt;
    Timestamp until; ///< when the demo ends; nothing happens after it
    Actor creator;
    QString debtorName;
    bool isAtCounter = false; ///< where people are quicker
};

/// What happens to the payment up to the end of the demo: about 88 of 100 are paid in the long run.
/// @return its steps, without the creation; each follows the table of payment.h
[[nodiscard]] QList<PaymentStep> someCourse(const DemoStart &start, DemoRandom &random);

} // namespace tilldesk::app
