#pragma once

#include <QString>
#include <array>

namespace tilldesk::ui {

/// The pages of the settings, in the order of the list of pages.
enum class SettingsPageId {
    Merchants,
    Profiles,
    PointsOfSale,
    ApiKeys,
    SigningKeys,
    Endpoint,
    Compatible,
    Simulation,
    Appearance,
};

inline constexpr std::array kSettingsPages{
    SettingsPageId::Merchants,  SettingsPageId::Profiles,    SettingsPageId::PointsOfSale,
    SettingsPageId::ApiKeys,    SettingsPageId::SigningKeys, SettingsPageId::Endpoint,
    SettingsPageId::Compatible, SettingsPageId::Simulation,  SettingsPageId::Appearance};

/// Returns the name of a page in the list of pages.
[[nodiscard]] QString titleOf(SettingsPageId page);

} // namespace tilldesk::ui
