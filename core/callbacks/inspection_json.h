#pragma once

#include <QString>
#include <QStringView>

namespace tilldesk::callbacks {

/// Deepest bracket level that indentedJson() breaks into lines.
inline constexpr qsizetype kDeepestIndentation = 32;
/// Approximate limit of the text that indentedJson() returns, in characters; exceeded by one line
/// at most.
inline constexpr qsizetype kLongestIndented = 128LL * 1024;

/// Returns JSON with one member per line, two spaces per level, with order and spelling unchanged.
/// Text that is not JSON gives some text. Work and result are bounded, because the JSON is
/// untrusted: deeper levels stay on one line, and a longer text ends with an ellipsis.
[[nodiscard]] QString indentedJson(QStringView json);

/// Returns JSON without insignificant white space and without unneeded escapes, in the same order:
/// the form that a service sends.
[[nodiscard]] QString compactJson(QStringView json);

} // namespace tilldesk::callbacks
