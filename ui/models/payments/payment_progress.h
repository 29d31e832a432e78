#pragma once

#include "core/domain/payment.h"

#include <QList>

namespace tilldesk::ui {

/// One of the four steps under a QR code.
struct ProgressStep {
    QString name;
    bool isDone = false;

    friend bool operator==(const ProgressStep &, const ProgressStep &) = default;
};

/// Returns the four steps: Created, Scanned, Authorized, Paid.
[[nodiscard]] QList<ProgressStep> progressOf(PaymentStatus status);

/// Returns whether the payment has succeeded. A payment that the merchant must still acknowledge
/// has not.
[[nodiscard]] bool isPaid(PaymentStatus status);

/// Returns the fraction of the time to pay that is left, from 1 down to 0.
[[nodiscard]] double timeLeft(const Payment &payment, Timestamp now);

} // namespace tilldesk::ui
