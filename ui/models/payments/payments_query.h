#pragma once

#include "core/domain/search_query.h"
#include "ui/models/common/payment_tab.h"
#include "ui/models/filters/saved_views.h"

namespace tilldesk::ui {

/// The user's filters and order for the list of payments.
struct PaymentsQuery {
    PaymentTab tab = PaymentTab::All;
    /// As parseQuery() reads it, or a whole payment id. A query with a mistake does not filter.
    /// Statuses in it require the tab All or Refunded.
    QString find = {};
    QList<ProfileId> profiles = {};         ///< empty: all profiles
    std::optional<PaymentOrder> order = {}; ///< empty: the usual order of the tab

    friend bool operator==(const PaymentsQuery &, const PaymentsQuery &) = default;

    /// Returns whether a chip hides payments. Ignores the tab and the profile.
    [[nodiscard]] bool isNarrowed() const { return !find.isEmpty(); }
};

/// Returns whether the query has a filter of this word.
[[nodiscard]] bool hasWord(const QString &query, FilterWord word);
/// Returns the order of the list. Usually newest first; payments that need action by their
/// deadline.
[[nodiscard]] PaymentOrder orderOf(const PaymentsQuery &query);
/// Returns the filter of a query.
/// @param now  time that `day:today` and other days are relative to
[[nodiscard]] PaymentFilter filterOf(const PaymentsQuery &query, Timestamp now);

/// Returns what a saved view stores of a query.
[[nodiscard]] SavedView viewOf(const PaymentsQuery &query);
/// Returns the query of a saved view, for all profiles. Unknown words of its tab and order, as of a
/// later version, mean the usual ones.
[[nodiscard]] PaymentsQuery queryOf(const SavedView &view);

/// Returns whether `text` has the form of a payment id: 24 hexadecimal digits in lower case.
[[nodiscard]] bool looksLikePaymentId(QStringView text);

} // namespace tilldesk::ui
