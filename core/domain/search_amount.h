#pragma once

#include "core/base/amount.h"

#include <QStringView>
#include <optional>

namespace tilldesk {

/// An amount in a search text.
struct TypedAmount {
    Amount amount;
    /// True: the text has a currency or decimals, so it can only be an amount. False: it is a whole
    /// number, which may also be a part of a reference.
    bool isCertain = false;

    friend bool operator==(const TypedAmount &, const TypedAmount &) = default;
};

/// Reads an amount as people type it in any of the languages: `24,50`, `24.5`, `€ 24.50`, `24 EUR`,
/// `1.234,50`, `2450 ct`. A comma or point before the last one or two digits separates the cents;
/// before exactly three digits it groups thousands.
/// @return empty if `text` is no amount, or exceeds Amount::kMaxCents
[[nodiscard]] std::optional<TypedAmount> readAmount(QStringView text);

/// A range of amounts; both ends are included, and an empty end is open.
struct AmountRange {
    std::optional<Amount> from;
    std::optional<Amount> to;

    [[nodiscard]] bool isAny() const { return !from && !to; }
    /// Returns whether the range is one amount.
    [[nodiscard]] bool isExact() const { return from && from == to; }
    [[nodiscard]] bool contains(Amount amount) const
    {
        return (!from || amount >= *from) && (!to || amount <= *to);
    }
    friend bool operator==(const AmountRange &, const AmountRange &) = default;
};

/// Reads the value of the filter `amount`: an amount, or `=20`, `>=20`, `>20`, `<=20`, `<20`,
/// `10..20`, `10..`, `..20`.
/// @return empty if `text` is no amount in one of these forms
[[nodiscard]] std::optional<AmountRange> readAmountRange(QStringView text);

} // namespace tilldesk
