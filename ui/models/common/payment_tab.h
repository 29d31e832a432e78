#pragma once

#include "core/domain/payment_list.h"

#include <array>

namespace tilldesk::ui {

/// The tabs over the list of payments: each a set of statuses that belong together for staff, or
/// the payments of which money was given back.
enum class PaymentTab { All, InProgress, Paid, Failed, Cancelled, Expired, Refunded, NeedsAction };

inline constexpr std::array kPaymentTabs{
    PaymentTab::All,       PaymentTab::InProgress, PaymentTab::Paid,     PaymentTab::Failed,
    PaymentTab::Cancelled, PaymentTab::Expired,    PaymentTab::Refunded, PaymentTab::NeedsAction};

/// @return the statuses of `tab`; empty for All and Refunded
[[nodiscard]] QList<PaymentStatus> statusesOf(PaymentTab tab);

/// Sum over the given statuses, over every status when there is none.
/// A sum that does not fit is left at the largest that does.
[[nodiscard]] PaymentTotal totalOf(const PaymentTotals &totals,
                                   const QList<PaymentStatus> &statuses);

} // namespace tilldesk::ui
