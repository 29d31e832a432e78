#pragma once

#include "core/domain/payment_list.h"
#include "ui/models/common/payment_tab.h"
#include "ui/models/common/period.h"

namespace tilldesk::ui {

/// The user's filters and order for the list of payments.
struct PaymentsQuery {
    PaymentTab tab = PaymentTab::All;
    /// Statuses chosen one by one, which requires the tab All; empty: those of the tab.
    QList<PaymentStatus> statuses = {};
    Period period = {};
    /// As parseQuery() reads it, or a whole payment id. A query with a mistake does not filter.
    QString find = {};
    QList<ProfileId> profiles = {}; ///< empty: all profiles
    bool oldestFirst = false;

    friend bool operator==(const PaymentsQuery &, const PaymentsQuery &) = default;

    /// Returns whether a chip hides payments. Ignores the tab and the profile.
    [[nodiscard]] bool isNarrowed() const
    {
        return !statuses.isEmpty() || !find.isEmpty() || period.kind != Period::Kind::AnyTime;
    }
};

/// Returns the statuses shown; empty if all are.
[[nodiscard]] QList<PaymentStatus> statusesOf(const PaymentsQuery &query);
/// Returns the filter of a query.
/// @param now  time that "today" and other periods are relative to
[[nodiscard]] PaymentFilter filterOf(const PaymentsQuery &query, Timestamp now);

/// Returns whether `text` has the form of a payment id: 24 hexadecimal digits in lower case.
[[nodiscard]] bool looksLikePaymentId(QStringView text);

} // namespace tilldesk::ui
