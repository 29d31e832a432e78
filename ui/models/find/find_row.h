#pragma once

#include "core/domain/search_hit.h"
#include "ui/models/common/commands.h"
#include "ui/models/common/tone.h"
#include "ui/models/settings/settings_pages.h"

#include <variant>

namespace tilldesk::ui {

/// The groups of results, in the order in which they are shown.
enum class FindGroup { Payments, Refunds, Payouts, Callbacks, Settings, Commands };

inline constexpr auto kFindGroups = enumerators<FindGroup>();

/// A point of sale, whose ID is unique only within its profile.
struct PointOfSaleKey {
    ProfileId profile;
    QString posId;

    friend bool operator==(const PointOfSaleKey &, const PointOfSaleKey &) = default;
};
/// The form of a new payment, with its amount filled in.
struct NewPaymentOf {
    Amount amount;

    friend bool operator==(const NewPaymentOf &, const NewPaymentOf &) = default;
};
/// The list of payments, filtered by a query; see parseQuery().
struct PaymentsFilteredBy {
    QString query;

    friend bool operator==(const PaymentsFilteredBy &, const PaymentsFilteredBy &) = default;
};

/// What a result opens.
using FindTarget = std::variant<PaymentId, RefundId, PayoutId, CallbackId, PointOfSaleKey,
                                SettingsPageId, Place, Command, NewPaymentOf, PaymentsFilteredBy>;

/// Returns the id of the record that a result opens; empty if the result is not a record.
[[nodiscard]] QString idOf(const FindTarget &target);
[[nodiscard]] FindGroup groupOf(const FindTarget &target);
/// Returns whether the record can be shown in a window of its own.
[[nodiscard]] bool hasOwnWindow(const FindTarget &target);

/// A text with the parts that were searched for.
struct MarkedText {
    QString text;
    QList<TextSpan> marks = {};

    friend bool operator==(const MarkedText &, const MarkedText &) = default;
};

/// One result.
struct FindRow {
    FindTarget target;
    QString icon;
    MarkedText title;
    MarkedText why;      ///< why the result was found
    QString status = {}; ///< empty: no status
    Tone tone = Tone::Grey;
    PillMark mark = PillMark::Dot;
    QString time = {}; ///< empty: no time
    MarkedText amount = {};
    QString keys = {};        ///< keys that do the same, for example `Ctrl N`; empty: none
    ProfileId profile = {};   ///< owner of the record; empty: none
    MerchantId merchant = {}; ///< owner of a payout; empty otherwise

    friend bool operator==(const FindRow &, const FindRow &) = default;
};

/// Returns the whole row for screen readers.
[[nodiscard]] QString spoken(const FindRow &row);

/// The results of one group.
struct FindGroupRows {
    FindGroup group = FindGroup::Payments;
    QList<FindRow> rows;  ///< best first
    bool hasMore = false; ///< more results exist than were asked for
};

} // namespace tilldesk::ui
