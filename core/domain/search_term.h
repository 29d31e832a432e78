#pragma once

#include "core/base/timestamp.h"
#include "core/domain/search_amount.h"

#include <QString>

namespace tilldesk {

/// A period; both ends are included, and an empty end is open.
struct TimeSpan {
    std::optional<Timestamp> from;
    std::optional<Timestamp> to;

    [[nodiscard]] bool contains(Timestamp time) const
    {
        return (!from || time >= *from) && (!to || time <= *to);
    }
    friend bool operator==(const TimeSpan &, const TimeSpan &) = default;
};

/// One or more words of free text, with everything that they can mean. A record matches the term if
/// it matches one of the meanings.
struct SearchTerm {
    QString text;                      ///< as typed
    QString wanted;                    ///< searchable() form; one field of a record must contain it
    std::optional<TypedAmount> amount; ///< empty: the text is no amount
    std::optional<TimeSpan> days;      ///< empty: the text names no day

    /// Shortest part of an id that is searched for. Shorter numbers occur in many ids by chance.
    static constexpr qsizetype kIdPart = 6;

    /// Returns the digits for a search in references: `24,50` is found as `2450`. Empty unless the
    /// text is an amount with a mark between its digits.
    [[nodiscard]] QString digits() const;
    /// Returns the last characters of an account number, in capitals without spaces: 4 to 34
    /// digits, or a whole IBAN. Empty if the text is neither.
    [[nodiscard]] QString ibanEnd() const;

    friend bool operator==(const SearchTerm &, const SearchTerm &) = default;
};

/// Returns a term that is only a text, not an amount or a day.
[[nodiscard]] SearchTerm literalTerm(const QString &text);

} // namespace tilldesk
