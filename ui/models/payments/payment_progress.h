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

/// Created, Scanned, Authorized, Paid.
[[nodiscard]] QList<ProgressStep> progressOf(PaymentStatus status);

/// The customer has paid; the merchant may still have to acknowledge.
[[nodiscard]] bool isPaid(PaymentStatus status);

/// @return how much of the time to pay is left, from 1 down to 0
[[nodiscard]] double timeLeft(const Payment &payment, Timestamp now);

} // namespace tilldesk::ui
