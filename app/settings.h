#pragma once

#include "core/base/result.h"
#include "core/domain/pack_sending.h"
#include "core/merchants/key_rate.h"
#include "core/payouts/closing_time.h"

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

/// All settings, validated. The settings file uses the names of allSettings(); the command line
/// writes them as `--claim-namespace`.
struct Settings {
    QString file;      ///< settings file given on the command line; empty: the one in dataDir
    QString dataDir;   ///< absolute path
    QString database;  ///< connection URI of the PostgreSQL database; empty: SQLite in dataDir
    QStringList given; ///< names of the settings given on the command line
    QMap<QString, QString> overridden; ///< texts of the settings given on the command line
    std::uint16_t port = 8400;         ///< 0: a free port
    int httpThreads = 0;               ///< 1 to 4; 0: as many as processors
    bool tls = false;                  ///< https on this computer too
    bool lan = false;                  ///< listens on the network, with TLS
    std::uint16_t lanPort = 8443;      ///< 0: a free port
    bool tills = false;                ///< listens for windows of other computers
    std::uint16_t tillPort = 8444;     ///< port for those windows; 0: a free port
    QString tlsCertificate;            ///< PEM file with the certificate chain; empty: self-signed
    QString tlsKey;                    ///< PEM file
    QString publicBaseUrl;             ///< empty: the address of the endpoint
    QString issuer;
    QString claimNamespace;
    std::chrono::seconds paymentExpiry{std::chrono::minutes(20)};
    std::chrono::seconds staticQrExpiry{std::chrono::minutes(2)};
    std::chrono::seconds acknowledgementDeadline{std::chrono::hours(7 * 24)};
    std::chrono::seconds refundDelay{2};   ///< time from a refund's creation to its processing
    QTime closingTime{0, 0};               ///< time of day at which payouts are made
    QTimeZone timeZone{"Europe/Brussels"}; ///< time zone of closingTime
    bool payoutsOnBankDays = false;        ///< true: payouts only on days of the TARGET calendar
    merchants::RateLimit keyRate;          ///< limits of an API key or a signing profile
    int failedCredentialsPerAddress = 0;   ///< limit a minute for one remote address; 0: no limit
    int connectionsPerAddress = 0;         ///< limit for one remote address
    int handshakesPerAddress = 0;          ///< limit of TLS handshakes of one remote address
    qint64 bufferPerAddress = 0;           ///< limit of bytes of unfinished requests of one address
    qint64 unsentPerConnection = 0; ///< limit of bytes of responses that a caller has not read
    qint64 unsentTotal = 0;         ///< limit of unread response bytes of all callers together
    bool publicSimulation = false;  ///< true: /sim and /inbox stay open behind publicBaseUrl
    QList<std::chrono::seconds> callbackRetryDelays; ///< delay before each retry; empty: no retries
    QList<std::chrono::seconds> synchronousRetryDelays; ///< as above, for synchronous callbacks
    std::chrono::hours callbackLog{60 * 24};            ///< how long ended callbacks are kept
    QString callbackCaFile; ///< PEM file of additional certificate authorities; empty: the system's
                            ///< only
    bool inbox = false;     ///< true: the inbox receives callbacks, for inspection
    int hostedBudget = 5;   ///< look-ups a second of hosted payments that no window shows
    std::chrono::days payoutLate{3}; ///< what a provider has not paid out for longer is late
    qint64 askAbove = 0; ///< cents; windows ask before a payment or refund of more; 0: never
    QString inboxKeySet; ///< URL of the senders' key set; empty: this service's own keys
    /// Largest step of the wall clock against the monotonic clock that is trusted; see ClockWatch.
    std::chrono::minutes clockJumpLimit{60};
    qint64 minFreeDisk = 0; ///< minimum free bytes on the database's file system; see HealthWatch
    QString backupFolder;   ///< folder of the daily backups; empty: no daily backups
    QTime backupTime{3, 0}; ///< time of day in timeZone
    std::optional<QTime> backupSecondTime; ///< as backupTime; empty: one daily backup
    int retentionMonths = 0;      ///< age of payments whose payers get pseudonyms; 0: never
    int backupKeep = 30;          ///< number of daily backups to keep
    int backupKeepMonths = 0;     ///< how long the first daily backup of each month is kept
    bool backupAtQuit = false;    ///< also a backup when the window's program is quit
    bool backupRehearsal = true;  ///< tries a restore of a daily backup every 30 days
    QString backupPassphraseFile; ///< file with the passphrase; empty: backups are not sealed
    PackSettings pack;            ///< the pack of the month that is made by itself
    QString logFile; ///< empty: standard error for the service, a file beside the database for the
                     ///< desktop
};

/// Returns the options with which a command of this program works on the same shop.
[[nodiscard]] QStringList shopOptions(const Settings &settings);
/// Returns the rule by which payouts are made.
[[nodiscard]] payouts::ClosingTime closingOf(const Settings &settings);

/// A setting of the settings file.
struct SettingRule {
    QString name;  ///< name in the file, for example `claimNamespace`
    QString value; ///< placeholder of the value in help texts
    QString help;
    QString byDefault;
    /// Errors: `FieldInvalid` with the rule.
    std::function<Result<void>(const QString &text, Settings &settings)> set;
};

/// All settings except the data directory, in the order of the help and of the sample file.
[[nodiscard]] const std::vector<SettingRule> &allSettings();
/// Returns the setting's name as an option, for example `claim-namespace`.
[[nodiscard]] QString optionName(const QString &settingName);

/// Reads the settings file, if it exists, and overrides it with the command line's values.
/// @param file      path; empty: `tilldesk.ini` in the data directory
/// @param override  values by setting name
/// Errors: `FieldInvalid` naming the setting and the rule, or an unknown setting; `Storage` if a
/// file given explicitly cannot be read.
[[nodiscard]] Result<Settings> readSettings(const QString &dataDir, const QString &file,
                                            const QMap<QString, QString> &override);

/// Returns the path of the settings file, which need not exist.
[[nodiscard]] QString settingsFile(const Settings &settings);

/// Writes settings to the file and keeps all its other lines. An existing line is changed; a
/// commented line is activated. @param path  the file; created if missing
/// Errors: `FieldInvalid` as readSettings(), and nothing is written; `Storage`.
[[nodiscard]] Result<void> writeSettings(const QString &path, const QMap<QString, QString> &values);

/// Returns the default data directory: `$XDG_DATA_HOME/tilldesk` or `~/.local/share/tilldesk`.
[[nodiscard]] QString defaultDataDir();

} // namespace tilldesk::app
