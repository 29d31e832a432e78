#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk {

/// What has changed in one transaction. Services fill it; it is told only after the commit, and
/// forgotten on a rollback.
struct Events {
    QList<PaymentChange> payments;
    bool merchantsChanged = false; ///< merchants, profiles, points of sale, API keys
    bool serviceKeysChanged = false;
    bool simulationChanged = false; ///< switched, its clock, or the fault of callbacks
    bool callbacksChanged = false;  ///< added, sent, or to be sent again
    bool inboxChanged = false;
    bool refundsChanged = false; ///< accepted, or processed
    bool payoutsChanged = false; ///< made, or paid out again
    bool dayClosed = false;

    [[nodiscard]] bool isEmpty() const
    {
        return payments.isEmpty() && !merchantsChanged && !serviceKeysChanged && !simulationChanged
            && !callbacksChanged && !inboxChanged && !refundsChanged && !payoutsChanged
            && !dayClosed;
    }
};

} // namespace tilldesk
