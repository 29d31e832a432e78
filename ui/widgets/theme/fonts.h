#pragma once

#include <QString>

namespace tilldesk::ui {

/// Inter with tabular figures: all digits have the same width, so that amounts align.
inline const QString kFontFamily = QStringLiteral("Inter Tilldesk");

/// Registers kFontFamily with Qt. No-op after the first call. Returns whether all weights of the
/// font were loaded.
bool loadFonts();

} // namespace tilldesk::ui
