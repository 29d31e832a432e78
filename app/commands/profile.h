#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `merchant add`: prints the id of the new merchant.
[[nodiscard]] Command addMerchantCommand();
/// `profile add`: prints the id of the new profile.
[[nodiscard]] Command addProfileCommand();
/// `profile list`: one line a profile, or all of them as JSON.
[[nodiscard]] Command listProfilesCommand();
/// `profile show`: all settings of a profile, one a line, or as JSON.
[[nodiscard]] Command showProfileCommand();
/// `profile set`: changes what is named and leaves the rest.
[[nodiscard]] Command setProfileCommand();

} // namespace tilldesk::app
