#pragma once

#include "core/domain/staff.h"
#include "ui/models/find/find_row.h"

namespace tilldesk::ui {

/// Returns the settings pages whose title or content has all words of `text`; matches in the title
/// first. An empty text matches every page. Leaves out what the person who is signed in may not
/// open.
[[nodiscard]] QList<FindRow> settingsWith(const QString &text, const StaffSession &session = {});
/// As settingsWith(), for the commands and, after them, the views.
[[nodiscard]] QList<FindRow> commandsWith(const QString &text, const StaffSession &session = {});

} // namespace tilldesk::ui
