#pragma once

#include "core/domain/payment.h"

#include <QVariant>

namespace tilldesk::ui {

/// What PaymentsModel shows of a payment in one of its columns.
/// @param column  a PaymentsModel::Column
/// @param now     what "today", countdowns and expiry are relative to
[[nodiscard]] QVariant paymentCell(const Payment &payment, int column, int role, Timestamp now);
[[nodiscard]] QString paymentColumnTitle(int column);

} // namespace tilldesk::ui
