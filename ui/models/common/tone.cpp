#include "ui/models/common/tone.h"

namespace tilldesk::ui {

Tone toneOf(PaymentStatus status)
{
    switch (status) {
    case PaymentStatus::Pending: return Tone::Amber;
    case PaymentStatus::Identified:
    case PaymentStatus::Authorized:
    case PaymentStatus::PendingMerchantAcknowledgement: return Tone::Blue;
    case PaymentStatus::Succeeded: return Tone::Green;
    case PaymentStatus::AuthorizationFailed:
    case PaymentStatus::Failed: return Tone::Red;
    case PaymentStatus::Cancelled:
    case PaymentStatus::Expired:
    case PaymentStatus::Voided: return Tone::Grey;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
