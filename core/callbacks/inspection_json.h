#pragma once

#include <QString>
#include <QStringView>

namespace tilldesk::callbacks {

/// @return JSON with a member a line, two spaces a level, in its own order and spelling; what is no
/// JSON comes out as some text
[[nodiscard]] QString indentedJson(QStringView json);

/// @return JSON without insignificant white space and without escapes that are not needed, members
/// in their order: how a service writes that sends it
[[nodiscard]] QString compactJson(QStringView json);

} // namespace tilldesk::callbacks
