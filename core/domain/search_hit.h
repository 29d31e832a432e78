#pragma once

#include "core/domain/callback.h"
#include "core/domain/payout.h"
#include "core/domain/search_query.h"

#include <variant>

namespace tilldesk {

/// The kinds of record that a search finds. The numbers give the order of the groups.
enum class HitKind : quint8 {
    Payment = 1,
    Refund = 2,
    Payout = 3,
    Callback = 4,
    PointOfSale = 5,
};

inline constexpr auto kHitKinds = enumerators<HitKind>();

/// The reason for which a record was found.
enum class HitReason : quint8 {
    Amount = 1,       ///< its amount is the one searched for
    RefundedPart = 2, ///< a refund of this amount was made of the payment
    Reference = 3,
    Payer = 4,
    Description = 5,
    Id = 6,
    Shop = 7,        ///< shop id or shop name
    PointOfSale = 8, ///< posId or name of the point of sale
    Iban = 9,        ///< last characters of the payer's account number
    Day = 10,        ///< created, or made, on the day searched for
    Payment = 11,    ///< the payment that it belongs to, or that it contains, was found
    Address = 12,    ///< URL of the callback
    Bulk = 13,       ///< bulk id of the payout
    Filters = 14,    ///< fits all filters; the query has no free text
};

inline constexpr auto kHitReasons = enumerators<HitReason>();

/// Returns a word for scripts, for example `payment` or `refunded-part`.
[[nodiscard]] QLatin1StringView toText(HitKind kind);
[[nodiscard]] QLatin1StringView toText(HitReason reason);

/// One record that a search has found.
struct Hit {
    HitKind kind = HitKind::Payment;
    QString id;                 ///< id of the record; the posId of a point of sale
    ProfileId profileId = {};   ///< empty for a payout
    MerchantId merchantId = {}; ///< of a payout; empty otherwise
    PaymentId paymentId = {};   ///< of a payment, refund or callback; empty otherwise
    /// Reference of the payment; bulk id of a payout; name of a point of sale. May be empty.
    QString title = {};
    QString payer = {}; ///< name of the payer of the payment; may be empty
    HitReason reason = HitReason::Filters;
    /// The text that was found, whole: a reference, description, URL … An IBAN is masked. Empty for
    /// the reasons `Amount`, `RefundedPart`, `Day` and `Filters`.
    QString text = {};
    TextSpan span = {}; ///< the part of `text` that was searched for
    /// Number of payments that were found in a payout; 0 otherwise.
    int payments = 0;
    std::optional<Amount> amount = {}; ///< empty for a point of sale
    Amount refunded = {};              ///< of a payment: sum of its REFUNDED refunds
    /// State of the record; a point of sale has none.
    std::variant<std::monostate, PaymentStatus, RefundStatus, PayoutStatus, CallbackState> status =
        {};
    std::optional<Timestamp> at = {}; ///< when it was created or made; empty for a point of sale

    friend bool operator==(const Hit &, const Hit &) = default;
};

/// The hits of one kind, best first.
struct HitGroup {
    HitKind kind = HitKind::Payment;
    QList<Hit> hits;      ///< never empty
    bool hasMore = false; ///< more hits exist than SearchScope::limit

    friend bool operator==(const HitGroup &, const HitGroup &) = default;
};

/// The scope of a search.
struct SearchScope {
    static constexpr int kMaxLimit = 500;

    QList<ProfileId> profiles = {};   ///< empty: all profiles
    std::optional<HitKind> kind = {}; ///< only hits of this kind; empty: of every kind
    int limit = 50;                   ///< hits of each kind at most, 1 to kMaxLimit

    friend bool operator==(const SearchScope &, const SearchScope &) = default;
};

/// The answer to a search.
struct SearchHits {
    SearchQuery query;      ///< the parsed text; if it has problems, nothing is searched
    QList<HitGroup> groups; ///< in the order of HitKind, without empty ones
    /// Number of older payments that were not searched. The index does not contain them yet (for
    /// some seconds after an update, or after a flood of payments), or the text is too short for
    /// the index. 0: all were searched.
    qint64 unsearched = 0;
};

/// A value that completes a filter.
struct SuggestedValue {
    QString value;               ///< to be typed after the colon; see quotedValue()
    QString name;                ///< name of the record if `value` is its id; empty otherwise
    std::optional<qint64> count; ///< payments that have it; empty: not counted

    friend bool operator==(const SuggestedValue &, const SuggestedValue &) = default;
};

} // namespace tilldesk
