#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// One setting of a profile, as an option and as a member of its JSON.
struct ProfileSetting {
    QString option; ///< without the dashes
    QString value;  ///< what stands for the value in help texts
    QString help;
    bool isFile = false;
    bool canBeEmpty = false; ///< an empty value takes away what is set
    /// Errors: `FieldInvalid` with the rule; MerchantService makes the others.
    std::function<Result<void>(const QString &text, Profile &profile)> set;
    std::function<QString(const Profile &profile)> show;
};

/// All of them, in the order of help texts and answers. @source service.md#profile-settings
[[nodiscard]] const std::vector<ProfileSetting> &profileSettings();

/// Sets what is among `values` and leaves the rest.
/// Errors: `FieldInvalid` naming the option.
[[nodiscard]] Result<Profile> withSettings(Profile profile, const CommandValues &values);

/// @return the member that stands for an option: `callback-url` is `callbackUrl`
[[nodiscard]] QString memberName(const QString &option);

/// A failure of MerchantService, which names members, in the words of the command line.
[[nodiscard]] CommandResult profileRefusal(Error error);

} // namespace tilldesk::app
