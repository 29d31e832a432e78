#pragma once

#include "core/base/result.h"

#include <QMap>
#include <QString>
#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

namespace tilldesk::app {

/// Everything that can be set, validated. The names in the settings file are those of
/// allSettings(); on the command line they read `--claim-namespace`.
struct Settings {
    QString dataDir;           ///< absolute
    std::uint16_t port = 8400; ///< 0 takes a free one
    int httpThreads = 0;       ///< 0: half the processors, 1 to 4
    QString publicBaseUrl;     ///< empty: what the endpoint really listens on
    QString issuer;
    QString claimNamespace;
    std::chrono::seconds paymentExpiry{std::chrono::minutes(20)};
    int keyRate = 0; ///< requests a second that one API key may send; 0: no limit
    QString logFile; ///< empty: standard error for the service, a file beside the database for the
                     ///< desktop
};

/// One entry of the settings file.
struct SettingRule {
    QString name;  ///< in the file, for example `claimNamespace`
    QString value; ///< what stands for the value in help texts
    QString help;
    QString byDefault;
    /// Errors: `FieldInvalid` with the rule.
    std::function<Result<void>(const QString &text, Settings &settings)> set;
};

/// All settings but the data directory, in the order of help texts and of the sample file.
[[nodiscard]] const std::vector<SettingRule> &allSettings();
/// @return the name as an option, for example `claim-namespace`
[[nodiscard]] QString optionName(const QString &settingName);

/// Reads the file, when there is one, and puts the command line's values over it.
/// @param file      path; empty: `tilldesk.ini` in the data directory
/// @param override  values by setting name
/// Errors: `FieldInvalid` naming the setting and the rule, or a setting that does not exist;
/// `Storage` when a named file cannot be read.
[[nodiscard]] Result<Settings> readSettings(const QString &dataDir, const QString &file,
                                            const QMap<QString, QString> &override);

/// Where the data is when nobody says: `$XDG_DATA_HOME/tilldesk` or `~/.local/share/tilldesk`.
[[nodiscard]] QString defaultDataDir();

} // namespace tilldesk::app
