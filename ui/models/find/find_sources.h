#pragma once

#include "core/domain/profile.h"
#include "core/domain/staff.h"
#include "ui/models/find/find_row.h"

namespace tilldesk::ui {

/// Returns the settings pages whose title or content has all words of `text`; matches in the title
/// first. An empty text matches every page. Leaves out the pages that the person who is signed in
/// may not open, and those that a shop of this environment does not have.
[[nodiscard]] QList<FindRow> settingsWith(const QString &text, const StaffSession &session = {},
                                          Environment strictest = Environment::Local);
/// As settingsWith(), for the commands and, after them, the views.
[[nodiscard]] QList<FindRow> commandsWith(const QString &text, const StaffSession &session = {});

} // namespace tilldesk::ui
