#pragma once

#include <QString>

namespace tilldesk::ui {

/// Inter with figures of one width, so that amounts stand under each other.
inline const QString kFontFamily = QStringLiteral("Inter Tilldesk");

/// Makes kFontFamily known to Qt; does nothing the second time.
/// @return whether all its weights are there
bool loadFonts();

} // namespace tilldesk::ui
