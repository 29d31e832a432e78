#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `merchant add`: prints the id of the new merchant.
[[nodiscard]] Command addMerchantCommand();
/// `profile add`: prints the id of the new profile.
[[nodiscard]] Command addProfileCommand();
/// `profile list`: prints one line per profile, or all profiles as JSON.
[[nodiscard]] Command listProfilesCommand();
/// `profile show`: prints all settings of a profile, one per line or as JSON.
[[nodiscard]] Command showProfileCommand();
/// `profile set`: changes the named settings only.
[[nodiscard]] Command setProfileCommand();

} // namespace tilldesk::app
