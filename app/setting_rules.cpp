#include "app/settings.h"

#include "core/base/amount.h"
#include "core/domain/callback_url.h"
#include "core/net/mail_sender.h"
#include "core/storage/connection_string.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr qint64 kKibi = 1024;
constexpr qint64 kMebi = kKibi * kKibi;
constexpr qint64 kHoursPerDay = 24;

tl::unexpected<Error> refuse(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why);
}

Result<qint64> parseNumber(const QString &text, qint64 min, qint64 max)
{
    bool isNumber = false;
    const qint64 value = text.toLongLong(&isNumber);
    if (!isNumber || value < min || value > max)
        return refuse(u"must be a number from %1 to %2"_s.arg(min).arg(max));
    return value;
}

Result<QString> parseAddress(const QString &text, const QStringList &schemes)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || !schemes.contains(url.scheme()) || url.host().isEmpty() || url.hasQuery()
        || url.hasFragment() || text.endsWith(u'/'))
        return refuse(
            u"must be a %1 address without a slash at the end"_s.arg(schemes.join(u" or "_s)));
    return text;
}

Result<void> setPublicBaseUrl(const QString &text, Settings &settings)
{
    if (!text.isEmpty()) {
        if (const auto checked = parseAddress(text, {u"http"_s, u"https"_s}); !checked)
            return checked.failure();
    }
    settings.publicBaseUrl = text;
    return {};
}

Result<void> setIssuer(const QString &text, Settings &settings)
{
    if (text.isEmpty() || text.size() > 100)
        return refuse(u"must have 1 to 100 characters"_s);
    settings.issuer = text;
    return {};
}

Result<void> setClaimNamespace(const QString &text, Settings &settings)
{
    if (const auto checked = parseAddress(text, {u"https"_s}); !checked)
        return checked.failure();
    settings.claimNamespace = text;
    return {};
}

/// Returns a setter for a time of day. Shops write the end of the day as 24:00.
auto timeOfDay(QTime Settings::*member)
{
    return [=](const QString &text, Settings &settings) -> Result<void> {
        const QTime time = text == "24:00"_L1 ? QTime(0, 0) : QTime::fromString(text, u"HH:mm"_s);
        if (!time.isValid())
            return refuse(u"must be a time from 00:00 to 24:00"_s);
        settings.*member = time;
        return {};
    };
}

Result<void> setTimeZone(const QString &text, Settings &settings)
{
    // Refuses offsets such as UTC+01:00, which Qt accepts as well: they have no daylight saving
    // time.
    const QByteArray id = text.toUtf8();
    if (!QTimeZone::isTimeZoneIdAvailable(id))
        return refuse(u"must be a time zone such as Europe/Brussels"_s);
    settings.timeZone = QTimeZone(id);
    return {};
}

/// Requests per second under `auto`. Loopback callers are unlimited, except behind a proxy: see
/// rateOf() in assembly.cpp.
constexpr int kAutomaticRate = 1000;

Result<void> setKeyRate(const QString &text, Settings &settings)
{
    if (text == "auto"_L1) {
        settings.keyRate = {.fromNetwork = kAutomaticRate, .fromHere = 0};
        return {};
    }
    const auto value = parseNumber(text, 0, 1'000'000);
    if (!value)
        return refuse(u"must be auto or a number from 0 to 1000000"_s);
    settings.keyRate = {.fromNetwork = int(*value), .fromHere = int(*value)};
    return {};
}

/// Returns a setter for a whole number or a duration.
/// @param unit  the stored value is the number times `unit`
template <typename T>
auto number(T Settings::*member, qint64 min, qint64 max, qint64 unit = 1)
{
    return [=](const QString &text, Settings &settings) -> Result<void> {
        const auto value = parseNumber(text, min, max);
        if (!value)
            return value.failure();
        settings.*member = T(*value * unit);
        return {};
    };
}

/// Returns a setter for `on` or `off`.
auto toggle(bool Settings::*member)
{
    return [=](const QString &text, Settings &settings) -> Result<void> {
        if (text != "on"_L1 && text != "off"_L1)
            return refuse(u"must be on or off"_s);
        settings.*member = text == "on"_L1;
        return {};
    };
}

/// Returns a setter for the absolute path of a file; an empty text stays empty.
auto filePath(QString Settings::*member)
{
    return [=](const QString &text, Settings &settings) -> Result<void> {
        settings.*member = text.isEmpty() ? text : QFileInfo(text).absoluteFilePath();
        return {};
    };
}

/// Returns a setter for up to `most` numbers of seconds from 1 to `max`, separated by commas.
auto delays(QList<std::chrono::seconds> Settings::*member, int most, qint64 max)
{
    return [=](const QString &text, Settings &settings) -> Result<void> {
        QList<std::chrono::seconds> delays;
        const QStringList parts = text.isEmpty() ? QStringList() : text.split(u',');
        for (const QString &part : parts) {
            if (const auto seconds = parseNumber(part, 1, max))
                delays << std::chrono::seconds(*seconds);
        }
        if (delays.size() != parts.size() || delays.size() > most)
            return refuse(
                u"must be up to %1 numbers from 1 to %2, separated by commas"_s.arg(most).arg(max));
        settings.*member = delays;
        return {};
    };
}

Result<void> setDatabase(const QString &text, Settings &settings)
{
    settings.database.clear();
    if (text.isEmpty())
        return {};
    const auto uri = storage::connectionUri(text);
    if (!uri)
        return uri.failure();
    settings.database = *uri;
    return {};
}

Result<void> setMailUser(const QString &text, Settings &settings)
{
    constexpr qsizetype kLongest = 254;
    if (text.size() > kLongest)
        return refuse(u"must have at most %1 characters"_s.arg(kLongest));
    settings.pack.mail.user = text;
    return {};
}

Result<void> setMailHost(const QString &text, Settings &settings)
{
    constexpr qsizetype kLongest = 253;
    static const QRegularExpression host(uR"(\A[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?\z)"_s);
    if (!text.isEmpty() && (text.size() > kLongest || !host.match(text).hasMatch()))
        return refuse(u"must be the name of a computer, such as mail.example.com"_s);
    settings.pack.mail.host = text;
    return {};
}

Result<void> setMailFrom(const QString &text, Settings &settings)
{
    if (!text.isEmpty() && !net::isMailAddress(text))
        return refuse(u"must be an e-mail address"_s);
    settings.pack.mail.from = text;
    return {};
}

Result<void> setPackTo(const QString &text, Settings &settings)
{
    constexpr qsizetype kMost = 10;
    QStringList addresses;
    for (const QString &address : text.split(u',', Qt::SkipEmptyParts))
        addresses << address.trimmed();
    if (addresses.size() > kMost || !std::ranges::all_of(addresses, net::isMailAddress))
        return refuse(u"must be up to %1 e-mail addresses, separated by commas"_s.arg(kMost));
    settings.pack.to = addresses;
    return {};
}

Result<void> setInboxKeySet(const QString &text, Settings &settings)
{
    if (!text.isEmpty()) {
        // The owner of this computer sets this address, so no SSRF guard applies.
        const auto checked = callbackUrl(text, UrlRule::PublicHttpsOrLocal, {});
        if (!checked)
            return refuse(checked.error().detail);
    }
    settings.inboxKeySet = text;
    return {};
}

} // namespace

const std::vector<SettingRule> &allSettings()
{
    static const std::vector<SettingRule> rules{
        {u"database"_s, u"connection"_s,
         u"PostgreSQL database of the shop, as in `host=db dbname=tilldesk user=tilldesk`, without"
         " a password; empty: SQLite, in the data folder"_s,
         u""_s, setDatabase},
        {u"port"_s, u"number"_s, u"port of the HTTP endpoint on this computer; 0: any free port"_s,
         u"8400"_s, number(&Settings::port, 0, 65'535)},
        {u"httpThreads"_s, u"number"_s, u"threads that serve HTTP, 1 to 4; 0: one per processor"_s,
         u"0"_s, number(&Settings::httpThreads, 0, 4)},
        {u"tls"_s, u"on|off"_s, u"on: the endpoint on this computer uses https"_s, u"off"_s,
         toggle(&Settings::tls)},
        {u"lan"_s, u"on|off"_s, u"on: other computers can reach the endpoint, always by https"_s,
         u"off"_s, toggle(&Settings::lan)},
        {u"lanPort"_s, u"number"_s,
         u"port of the HTTP endpoint for other computers; 0: any free port"_s, u"8443"_s,
         number(&Settings::lanPort, 0, 65'535)},
        {u"tills"_s, u"on|off"_s,
         u"on: windows of other computers that were paired can connect, always by TLS 1.3"_s,
         u"off"_s, toggle(&Settings::tills)},
        {u"tillPort"_s, u"number"_s, u"port for those windows; 0: any free port"_s, u"8444"_s,
         number(&Settings::tillPort, 0, 65'535)},
        {u"tlsCertificate"_s, u"file"_s,
         u"PEM file with the certificate and its chain; empty: Tilldesk makes a certificate"
         " and its own certificate authority"_s,
         u""_s, filePath(&Settings::tlsCertificate)},
        {u"tlsKey"_s, u"file"_s, u"PEM file with the private key of tlsCertificate"_s, u""_s,
         filePath(&Settings::tlsKey)},
        {u"publicBaseUrl"_s, u"address"_s,
         u"base address of all links, if callers reach the endpoint through a proxy"_s, u""_s,
         setPublicBaseUrl},
        {u"publicSimulation"_s, u"on|off"_s,
         u"on: /sim and /inbox stay open while publicBaseUrl is set, although requests that a"
         " proxy forwards look like local requests"_s,
         u"off"_s, toggle(&Settings::publicSimulation)},
        {u"issuer"_s, u"name"_s, u"name of this service in the claims of its signatures"_s,
         u"Tilldesk"_s, setIssuer},
        {u"claimNamespace"_s, u"address"_s, u"namespace of the claims of signatures"_s,
         u"https://tilldesk.invalid"_s, setClaimNamespace},
        {u"paymentExpiry"_s, u"seconds"_s,
         u"how long a payment can be paid (until expiresAt, later called expireAt), 1 to 86400"_s,
         u"1200"_s, number(&Settings::paymentExpiry, 1, 86'400)},
        {u"staticQrExpiry"_s, u"seconds"_s,
         u"how long a payment from a static QR code can be paid, 1 to 86400"_s, u"120"_s,
         number(&Settings::staticQrExpiry, 1, 86'400)},
        {u"acknowledgementDeadline"_s, u"seconds"_s,
         u"how long a payment waits for the merchant's acknowledgement before the service"
         " voids the payment, 1 to 31536000"_s,
         u"604800"_s, number(&Settings::acknowledgementDeadline, 1, 31'536'000)},
        {u"refundDelay"_s, u"seconds"_s,
         u"how long after its request a refund is processed, 1 to 86400"_s, u"2"_s,
         number(&Settings::refundDelay, 1, 86'400)},
        {u"closingTime"_s, u"hh:mm"_s, u"time of day at which payouts are made"_s, u"00:00"_s,
         timeOfDay(&Settings::closingTime)},
        {u"timeZone"_s, u"name"_s, u"time zone of closingTime"_s, u"Europe/Brussels"_s,
         setTimeZone},
        {u"payoutsOnBankDays"_s, u"on|off"_s,
         u"on: payouts are made only on days on which banks settle in euros, not on weekends,"
         " 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December; off: every day"_s,
         u"off"_s, toggle(&Settings::payoutsOnBankDays)},
        {u"clockJumpLimit"_s, u"minutes"_s,
         u"largest jump of the computer's clock that needs no confirmation, 1 to 10080"_s, u"60"_s,
         number(&Settings::clockJumpLimit, 1, 10'080)},
        {u"keyRate"_s, u"number"_s,
         u"requests a second of one API key, or signed requests of one profile; 0: no limit;"
         " auto: 1000 from other computers, no limit for programs on this computer while"
         " publicBaseUrl is empty"_s,
         u"auto"_s, setKeyRate},
        {u"failedCredentialsPerAddress"_s, u"number"_s,
         u"wrong credentials a minute that one other computer may send; its further requests"
         " get 429 unless their API key is right; 0: no limit"_s,
         u"60"_s, number(&Settings::failedCredentialsPerAddress, 0, 1'000'000)},
        {u"connectionsPerAddress"_s, u"number"_s,
         u"connections of one other computer, 1 to 256; all computers together may have 256"_s,
         u"64"_s, number(&Settings::connectionsPerAddress, 1, 256)},
        {u"handshakesPerAddress"_s, u"number"_s,
         u"TLS handshakes from one other computer at a time, 1 to 256"_s, u"32"_s,
         number(&Settings::handshakesPerAddress, 1, 256)},
        {u"bufferPerAddress"_s, u"KiB"_s,
         u"memory for unfinished requests of one other computer, 128 to 1048576"_s, u"2048"_s,
         number(&Settings::bufferPerAddress, 128, kMebi, kKibi)},
        {u"unsentPerConnection"_s, u"MiB"_s,
         u"memory for responses that one caller has not read, 8 to 1024; beyond the limit its"
         " connection is closed"_s,
         u"24"_s, number(&Settings::unsentPerConnection, 8, kKibi, kMebi)},
        {u"unsentTotal"_s, u"MiB"_s,
         u"memory for responses that all callers have not read, 16 to 65536; beyond the limit"
         " the slowest caller's connection is closed"_s,
         u"128"_s, number(&Settings::unsentTotal, 16, 65'536, kMebi)},
        {u"callbackRetryDelays"_s, u"seconds"_s,
         u"delay before each retry of a failed callback: up to 3 numbers from 1 to 86400,"
         " separated by commas; empty: no retries"_s,
         u"10,60,600"_s, delays(&Settings::callbackRetryDelays, 3, 86'400)},
        {u"synchronousRetryDelays"_s, u"seconds"_s,
         u"delay before each retry of a synchronous callback, while the customer waits: up to"
         " 2 numbers from 1 to 60, separated by commas; empty: no retries"_s,
         u"1,3"_s, delays(&Settings::synchronousRetryDelays, 2, 60)},
        {u"callbackLogDays"_s, u"days"_s, u"how long finished callbacks are kept, 1 to 3650"_s,
         u"60"_s, number(&Settings::callbackLog, 1, 3650, kHoursPerDay)},
        {u"callbackCaFile"_s, u"file"_s,
         u"PEM file with certificate authorities that are trusted for callback receivers, in"
         " addition to those of this computer"_s,
         u""_s, filePath(&Settings::callbackCaFile)},
        {u"inbox"_s, u"on|off"_s,
         u"on: the endpoint receives callbacks at /inbox, to show and check them"_s, u"off"_s,
         toggle(&Settings::inbox)},
        {u"hostedBudget"_s, u"number"_s,
         u"requests a second for payments at providers, apart from those that a window shows"_s,
         u"5"_s, number(&Settings::hostedBudget, 1, 1'000)},
        {u"payoutLateDays"_s, u"days"_s,
         u"what a provider has not paid out for longer is late, 1 to 90"_s, u"3"_s,
         number(&Settings::payoutLate, 1, 90)},
        {u"askAbove"_s, u"cents"_s,
         u"the window asks before it makes a payment or refund of a larger sum; 0: never"_s,
         u"100000"_s, number(&Settings::askAbove, 0, Amount::kMaxCents)},
        {u"inboxKeySet"_s, u"address"_s,
         u"https address of the key set that signs what the inbox receives; empty: the keys of"
         " this service"_s,
         u""_s, setInboxKeySet},
        {u"minFreeDisk"_s, u"MiB"_s,
         u"free space on the database's file system below which /ready answers 503; 0: not"
         " checked"_s,
         u"200"_s, number(&Settings::minFreeDisk, 0, 1'000'000, kMebi)},
        {u"retentionMonths"_s, u"months"_s,
         u"age from which names and accounts of payers are replaced by pseudonyms, for ever, in the"
         " database and in exports and backups made from then on, up to 240; 0: never"_s,
         u"0"_s, number(&Settings::retentionMonths, 0, 240)},
        {u"backupFolder"_s, u"folder"_s,
         u"folder of the daily backups, best on another disk; empty: no daily backups"_s, u""_s,
         filePath(&Settings::backupFolder)},
        {u"backupTime"_s, u"hh:mm"_s,
         u"time of day at which the daily backup is made, in timeZone"_s, u"03:00"_s,
         timeOfDay(&Settings::backupTime)},
        {u"backupSecondTime"_s, u"hh:mm"_s,
         u"time of day of a second daily backup; empty: no second one"_s, u""_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             settings.backupSecondTime.reset();
             if (text.isEmpty())
                 return {};
             Settings second;
             auto set = timeOfDay(&Settings::backupTime)(text, second);
             if (set)
                 settings.backupSecondTime = second.backupTime;
             return set;
         }},
        {u"backupKeep"_s, u"number"_s, u"daily backups that are kept, 1 to 10000"_s, u"30"_s,
         number(&Settings::backupKeep, 1, 10'000)},
        {u"backupKeepMonths"_s, u"months"_s,
         u"how long the first daily backup of each month is kept beyond backupKeep, 0 to 240"_s,
         u"0"_s, number(&Settings::backupKeepMonths, 0, 240)},
        {u"backupAtQuit"_s, u"on|off"_s,
         u"makes a backup in backupFolder also when the window's program is quit"_s, u"off"_s,
         toggle(&Settings::backupAtQuit)},
        {u"backupRehearsal"_s, u"on|off"_s,
         u"tries a restore of a daily backup every 30 days, in a temporary folder"_s, u"on"_s,
         toggle(&Settings::backupRehearsal)},
        {u"backupPassphraseFile"_s, u"file"_s,
         u"file with the passphrase of the daily backups; empty: anyone can read them"_s, u""_s,
         filePath(&Settings::backupPassphraseFile)},
        {u"packFolder"_s, u"folder"_s,
         u"folder of the zipped packs of each month for the accountant; empty: none is made by"
         " itself"_s,
         u""_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             settings.pack.folder = text.isEmpty() ? text : QFileInfo(text).absoluteFilePath();
             return {};
         }},
        {u"packDay"_s, u"day"_s,
         u"day of the following month on which the pack of a month is made, 1 to 28"_s, u"3"_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             constexpr int kLastDay = 28; // that every month has
             const auto day = parseNumber(text, 1, kLastDay);
             if (!day)
                 return day.failure();
             settings.pack.day = int(*day);
             return {};
         }},
        {u"packTime"_s, u"hh:mm"_s,
         u"time of day at which the pack of a month is made, in timeZone"_s, u"06:00"_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             Settings parsed;
             auto set = timeOfDay(&Settings::backupTime)(text, parsed);
             if (set)
                 settings.pack.time = parsed.backupTime;
             return set;
         }},
        {u"packLanguage"_s, u"language"_s, u"language of the pack: en, nl, fr or de"_s, u"en"_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             if (!QStringList{u"en"_s, u"nl"_s, u"fr"_s, u"de"_s}.contains(text))
                 return refuse(u"must be en, nl, fr or de"_s);
             settings.pack.language = text;
             return {};
         }},
        {u"packTo"_s, u"addresses"_s,
         u"e-mail addresses that get the pack, separated by commas; empty: nobody"_s, u""_s,
         setPackTo},
        {u"mailServer"_s, u"host"_s,
         u"mail server that sends the pack; empty: it is not sent. Its password is stored with"
         " export mail-password"_s,
         u""_s, setMailHost},
        {u"mailPort"_s, u"number"_s, u"port of the mail server"_s, u"465"_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             const auto port = parseNumber(text, 1, 65'535);
             if (!port)
                 return port.failure();
             settings.pack.mail.port = int(*port);
             return {};
         }},
        {u"mailSecurity"_s, u"tls|starttls"_s,
         u"tls: encrypted from the first byte, usually port 465; starttls: encrypted by a command,"
         " usually port 587"_s,
         u"tls"_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             const auto security = mailSecurityFrom(text);
             if (!security)
                 return refuse(u"must be tls or starttls"_s);
             settings.pack.mail.security = *security;
             return {};
         }},
        {u"mailUser"_s, u"name"_s,
         u"name at the mail server; empty: the server asks for no name and password"_s, u""_s,
         setMailUser},
        {u"mailFrom"_s, u"address"_s, u"e-mail address of the sender"_s, u""_s, setMailFrom},
        {u"mailCaFile"_s, u"file"_s,
         u"PEM file with certificate authorities that are trusted for the mail server, in addition"
         " to those of this computer"_s,
         u""_s,
         [](const QString &text, Settings &settings) -> Result<void> {
             settings.pack.mail.caFile = text.isEmpty() ? text : QFileInfo(text).absoluteFilePath();
             return {};
         }},
        {u"logFile"_s, u"file"_s,
         u"file of the log; empty: standard error for tilldeskd, tilldesk.log beside the"
         " database for the desktop"_s,
         u""_s, filePath(&Settings::logFile)},
    };
    return rules;
}

} // namespace tilldesk::app
