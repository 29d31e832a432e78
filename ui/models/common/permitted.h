#pragma once

#include "core/domain/permissions.h"
#include "ui/models/common/commands.h"

namespace tilldesk::ui {

/// Returns whether the person who is signed in may open a view. In a shop without staff: always.
/// The core checks each command again; the window only leaves out what it would refuse.
[[nodiscard]] bool mayOpen(const StaffSession &session, Place place);
/// As mayOpen(), for a command.
[[nodiscard]] bool mayRun(const StaffSession &session, Command command);
/// Returns the sentence that says why the person who is signed in may not give a command of the
/// core; empty if the person may.
[[nodiscard]] QString whyNotPermitted(const StaffSession &session, StaffCommand command);

} // namespace tilldesk::ui
