#pragma once

#include "core/base/amount.h"

#include <QStringView>
#include <optional>

namespace tilldesk::ui {

/// Parses an amount as people type it: `24,50`, `24.50`, `24`, `1.234,50`, `1 234,5`, `€ 24`.
///
/// In every language, a comma or point before the last one or two digits separates the cents.
/// Before exactly three digits it groups thousands. If `QLocale()` uses that mark for cents, such a
/// text is ambiguous and rejected.
/// @return empty if the text is not an amount, or has more than two decimals
[[nodiscard]] std::optional<Amount> parseAmount(QStringView text);

} // namespace tilldesk::ui
