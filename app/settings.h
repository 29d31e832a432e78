#pragma once

#include "core/base/result.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QTime>
#include <QTimeZone>
#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

namespace tilldesk::app {

/// Everything that can be set, validated. The names in the settings file are those of
/// allSettings(); on the command line they read `--claim-namespace`.
struct Settings {
    QString file;                 ///< a settings file that was named; empty: the one in dataDir
    QString dataDir;              ///< absolute
    QStringList given;            ///< names of the settings that the command line has set
    std::uint16_t port = 8400;    ///< 0 takes a free one
    int httpThreads = 0;          ///< 0: as many as processors, 1 to 4
    bool tls = false;             ///< https on this computer too
    bool lan = false;             ///< open to the network, with TLS
    std::uint16_t lanPort = 8443; ///< 0 takes a free one
    QString tlsCertificate;       ///< PEM file with its chain; empty: self-made
    QString tlsKey;               ///< PEM file
    QString publicBaseUrl;        ///< empty: what the endpoint really listens on
    QString issuer;
    QString claimNamespace;
    std::chrono::seconds paymentExpiry{std::chrono::minutes(20)};
    std::chrono::seconds staticQrExpiry{std::chrono::minutes(2)};
    std::chrono::seconds acknowledgementDeadline{std::chrono::hours(7 * 24)};
    std::chrono::seconds refundDelay{2};   ///< from the request for a refund until it is processed
    QTime closingTime{0, 0};               ///< of the day, when payouts are made
    QTimeZone timeZone{"Europe/Brussels"}; ///< of closingTime
    int keyRate = 0; ///< requests a second of one API key, or signed of one profile; 0: no limit
    QList<std::chrono::seconds> callbackRetryDelays;    ///< how long before each retry; empty: none
    QList<std::chrono::seconds> synchronousRetryDelays; ///< the same of synchronous callbacks
    std::chrono::hours callbackLog{60 * 24};            ///< how long callbacks that ended are kept
    QString callbackCaFile; ///< PEM file of authorities besides the computer's; empty: none
    bool inbox = false;     ///< whether callbacks can be received here, to show what comes
    QString inboxKeySet;    ///< address of the senders' key set; empty: this service's own keys
    /// Largest step of the wall clock against the monotonic clock that is trusted; see ClockWatch.
    std::chrono::minutes clockJumpLimit{60};
    qint64 minFreeDisk = 0; ///< bytes that must be free where the database is; see HealthWatch
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

/// @return the settings file's path, whether it is there or not
[[nodiscard]] QString settingsFile(const Settings &settings);

/// Writes settings into the file, keeping all its other lines; a setting that is there is changed,
/// a commented one is taken into use. @param file  made when it is not there Errors: `FieldInvalid`
/// as readSettings(), nothing is written; `Storage`.
[[nodiscard]] Result<void> writeSettings(const QString &file, const QMap<QString, QString> &values);

/// Where the data is when nobody says: `$XDG_DATA_HOME/tilldesk` or `~/.local/share/tilldesk`.
[[nodiscard]] QString defaultDataDir();

} // namespace tilldesk::app
