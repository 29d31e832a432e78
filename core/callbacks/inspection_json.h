#pragma once

#include <QString>
#include <QStringView>

namespace tilldesk::callbacks {

/// Levels of brackets that indentedJson() gives a line of their own.
inline constexpr qsizetype kDeepestIndentation = 32;
/// Longest text that indentedJson() returns, in characters, give or take one line.
inline constexpr qsizetype kLongestIndented = 128 * 1024;

/// Returns JSON with a member a line, two spaces a level, in its own order and spelling; what is no
/// JSON comes out as some text. Work and result are bounded, because strangers choose the JSON:
/// what is nested deeper stays on its line, and what is longer ends with an ellipsis.
[[nodiscard]] QString indentedJson(QStringView json);

/// @return JSON without insignificant white space and without escapes that are not needed, members
/// in their order: how a service writes that sends it
[[nodiscard]] QString compactJson(QStringView json);

} // namespace tilldesk::callbacks
