#pragma once

#include "ui/models/find/find_row.h"

namespace tilldesk::ui {

/// Returns the settings pages whose title or content has all words of `text`; matches in the title
/// first. An empty text matches every page.
[[nodiscard]] QList<FindRow> settingsWith(const QString &text);
/// As settingsWith(), for the commands and, after them, the views.
[[nodiscard]] QList<FindRow> commandsWith(const QString &text);

} // namespace tilldesk::ui
