#pragma once

#include "core/base/error.h"
#include "core/domain/payment.h"
#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// The time left to acknowledge a payment.
struct AcknowledgeDeadline {
    QString left;            ///< for example "22 min" or "1 d 18 h", rounded down
    double share = 0;        ///< fraction of seven days that is left, from 1 down to 0
    Tone tone = Tone::Green; ///< Red below 6 hours, Amber below 24 hours

    friend bool operator==(const AcknowledgeDeadline &, const AcknowledgeDeadline &) = default;
};

/// Returns the deadline of a payment that waits for the merchant's acknowledgement at `now`; empty
/// for every other payment.
[[nodiscard]] std::optional<AcknowledgeDeadline> acknowledgeDeadline(const Payment &payment,
                                                                     Timestamp now);
/// Returns why a payment cannot be acknowledged, for people; empty if it can.
/// @param payment  as of now
[[nodiscard]] QString whyNotAcknowledge(const Payment &payment);
/// Returns what the person must do, and until when. @pre The payment waits for the acknowledgement.
[[nodiscard]] QString acknowledgeSentence(const Payment &payment);
/// `Acknowledge € 63.70`
[[nodiscard]] QString acknowledgeWords(Amount amount);
/// Returns why an acknowledgement was refused or failed.
[[nodiscard]] QString acknowledgeFailure(const Error &error, const Payment &payment);

} // namespace tilldesk::ui
