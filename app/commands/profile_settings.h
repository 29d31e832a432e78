#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// A setting of a profile, as an option of the command line and as a member of the profile's JSON.
struct ProfileSetting {
    QString option; ///< without the dashes
    QString value;  ///< placeholder of the value in help texts
    QString help;
    bool isFile = false;
    bool canBeEmpty = false; ///< an empty value clears the setting
    /// Errors: `FieldInvalid` with the rule. MerchantService checks all other rules.
    std::function<Result<void>(const QString &text, Profile &profile)> set;
    std::function<QString(const Profile &profile)> show;
};

/// All settings of a profile, in the order of the help and of the output. @source
/// service.md#profile-settings
[[nodiscard]] const std::vector<ProfileSetting> &profileSettings();

/// Applies the settings among `values` and keeps all others.
/// Errors: `FieldInvalid` naming the option.
[[nodiscard]] Result<Profile> withSettings(Profile profile, const CommandValues &values);

/// Returns the JSON member of an option, for example `callbackUrl` for `callback-url`.
[[nodiscard]] QString memberName(const QString &option);

/// Returns the result of a MerchantService error. Its text names the option, for example
/// `callback-url`, instead of the profile's member.
[[nodiscard]] CommandResult profileRefusal(Error error);

} // namespace tilldesk::app
