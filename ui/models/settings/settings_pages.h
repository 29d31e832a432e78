#pragma once

#include "core/base/enumerators.h"
#include "core/domain/profile.h"

#include <QString>
#include <array>

namespace tilldesk::ui {

/// The pages of the settings, in the order of the list of pages. The connection has no row there: a
/// tab of the profiles leads to the page.
enum class SettingsPageId {
    Merchants,
    Profiles,
    Connection,
    PointsOfSale,
    ApiKeys,
    SigningKeys,
    Tills,
    Bookkeeping,
    Endpoint,
    Compatible,
    Simulation,
    Staff,
    Safekeeping,
    Appearance,
    ThisComputer,
};

inline constexpr auto kSettingsPages = enumerators<SettingsPageId>();

/// The tabs of a profile: the sections of the page of profiles, and the page of the connection.
enum class ProfileTab {
    Account,
    Callbacks,
    Rules,
    Connection,
};

inline constexpr auto kProfileTabs = enumerators<ProfileTab>();

/// Returns the name of a page in the list of pages.
[[nodiscard]] QString titleOf(SettingsPageId page);
[[nodiscard]] QString titleOf(ProfileTab tab);
/// Returns the page that has a tab.
[[nodiscard]] SettingsPageId pageOf(ProfileTab tab);
/// Returns the page whose row in the list of pages stands for `page`.
[[nodiscard]] SettingsPageId listedPage(SettingsPageId page);
/// Returns what can be set on a page, in a few words that people search for.
[[nodiscard]] QString contentOf(SettingsPageId page);
/// Returns whether a shop has a page. Real money is never simulated.
/// @param strictest  the strictest environment of the profiles of the shop
[[nodiscard]] bool isOffered(SettingsPageId page, Environment strictest);

} // namespace tilldesk::ui
