#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk {

/// The changes of one transaction. Filled by services; published only after the commit, and
/// discarded on a rollback.
struct Events {
    QList<PaymentChange> payments;
    bool merchantsChanged = false; ///< merchants, profiles, points of sale, API keys
    bool serviceKeysChanged = false;
    bool simulationChanged = false; ///< on or off, its clock, or the callback fault
    bool callbacksChanged = false;  ///< added, sent, or scheduled again
    bool inboxChanged = false;
    bool refundsChanged = false; ///< accepted, or processed
    bool payoutsChanged = false; ///< made, or paid out again
    bool dayClosed = false;
    bool hostedChanged = false;   ///< the connection of a hosted profile
    bool outcomesChanged = false; ///< requests to a provider whose outcome is, or was, not known

    [[nodiscard]] bool isEmpty() const
    {
        return payments.isEmpty() && !merchantsChanged && !serviceKeysChanged && !simulationChanged
            && !callbacksChanged && !inboxChanged && !refundsChanged && !payoutsChanged
            && !dayClosed && !hostedChanged && !outcomesChanged;
    }
};

} // namespace tilldesk
