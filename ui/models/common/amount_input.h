#pragma once

#include "core/base/amount.h"

#include <QStringView>
#include <optional>

namespace tilldesk::ui {

/// Reads an amount as people type it: `24,50`, `24.50`, `24`, `1.234,50`, `1 234,5`, `€ 24`.
///
/// A comma or a point before one or two digits at the end separates the cents, in every language;
/// before exactly three digits it groups thousands, unless `QLocale()` uses it for cents: then the
/// text is refused rather than guessed.
/// @return empty when it is no amount, or has more than two decimals
[[nodiscard]] std::optional<Amount> parseAmount(QStringView text);

} // namespace tilldesk::ui
