#pragma once

#include <QLatin1StringView>
#include <QStringView>
#include <array>
#include <optional>

namespace tilldesk {

/// Who makes the payments of a profile. The numbers are stored in the database, and a higher number
/// is a stricter environment. @source service.md#environments
enum class Environment : quint8 {
    Local = 1,         ///< this program; no provider and no bank are involved
    PreProduction = 2, ///< the test system of a provider; no money moves
    Production = 3,    ///< a provider; every payment is charged to a customer
};

inline constexpr std::array kEnvironments{Environment::Local, Environment::PreProduction,
                                          Environment::Production};

/// Returns the name for commands: `local`, `pre-production` or `production`.
[[nodiscard]] QLatin1StringView toText(Environment environment);
/// Returns the environment; empty unless `name` is exactly one of the names.
[[nodiscard]] std::optional<Environment> environmentFrom(QStringView name);

/// The setting of a database for production, and its value. A database for tests has no such
/// setting.
inline constexpr QStringView kEnvironmentSetting = u"environment";
inline constexpr QStringView kProductionSetting = u"PRODUCTION";

/// Returns whether a provider makes the payments.
[[nodiscard]] constexpr bool isHosted(Environment environment)
{
    return environment != Environment::Local;
}

} // namespace tilldesk
