#pragma once

#include <QString>

namespace tilldesk::ui {

/// Returns the name of a country in the language of the program, for example `the Netherlands`.
/// @param code  two capitals of ISO 3166-1; an unknown code is returned as it is
[[nodiscard]] QString countryName(const QString &code);

} // namespace tilldesk::ui
