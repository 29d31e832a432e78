#pragma once

#include "core/domain/payment_list.h"
#include "ui/models/common/payment_tab.h"
#include "ui/models/common/period.h"

namespace tilldesk::ui {

/// What the person asked the list of payments to show, in the person's terms.
struct PaymentsQuery {
    PaymentTab tab = PaymentTab::All;
    QList<PaymentStatus> statuses = {}; ///< chosen one by one; the tab is All then
    Period period = {};
    QString find = {};
    std::optional<ProfileId> profile = {}; ///< empty: every profile
    bool oldestFirst = false;

    friend bool operator==(const PaymentsQuery &, const PaymentsQuery &) = default;

    /// @return whether a chip, not the tab or the profile, hides payments
    [[nodiscard]] bool isNarrowed() const
    {
        return !statuses.isEmpty() || !find.isEmpty() || period.kind != Period::Kind::AnyTime;
    }
};

/// @return the statuses shown; empty when all are
[[nodiscard]] QList<PaymentStatus> statusesOf(const PaymentsQuery &query);
/// @param now  what "today" and the like are relative to
[[nodiscard]] PaymentFilter filterOf(const PaymentsQuery &query, Timestamp now);

/// @return whether `text` has the form of a payment id: 24 hexadecimal digits
[[nodiscard]] bool looksLikePaymentId(QStringView text);

} // namespace tilldesk::ui
