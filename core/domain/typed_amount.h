#pragma once

#include "core/base/amount.h"

#include <QStringView>
#include <optional>

namespace tilldesk {

/// Reads an amount that was typed into, or pasted into, a field for an amount, in the same forms as
/// readAmount() of a search: `24,50`, `24.50`, `24`, `1.234,50`, `€ 24`, `24€50`, `2450 ct`.
///
/// In every language, a comma or point before the last one or two digits separates the cents.
/// Before exactly three digits it groups thousands. If `decimalMark` is that mark, such a text is
/// ambiguous and rejected.
/// @param decimalMark  the mark that the language uses for cents; null: no text is ambiguous
/// @return empty if the text is no amount, or has more than two decimals. May be more than
/// Amount::kMaxCents, so that a field can say so.
[[nodiscard]] std::optional<Amount> readTypedAmount(QStringView text, QChar decimalMark);

} // namespace tilldesk
