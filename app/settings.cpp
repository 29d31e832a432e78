#include "app/settings.h"

#include "core/domain/callback_url.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>
#include <algorithm>
#include <mutex>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr qint64 kKibi = 1024;
constexpr qint64 kMebi = kKibi * kKibi;

tl::unexpected<Error> refuse(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why);
}

Result<qint64> number(const QString &text, qint64 min, qint64 max)
{
    bool isNumber = false;
    const qint64 value = text.toLongLong(&isNumber);
    if (!isNumber || value < min || value > max)
        return refuse(u"must be a number from %1 to %2"_s.arg(min).arg(max));
    return value;
}

Result<QString> address(const QString &text, const QStringList &schemes)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || !schemes.contains(url.scheme()) || url.host().isEmpty() || url.hasQuery()
        || url.hasFragment() || text.endsWith(u'/'))
        return refuse(
            u"must be a %1 address without a slash at the end"_s.arg(schemes.join(u" or "_s)));
    return text;
}

Result<void> setPort(const QString &text, Settings &settings)
{
    const auto value = number(text, 0, 65535);
    if (!value)
        return value.failure();
    settings.port = std::uint16_t(*value);
    return {};
}

Result<void> setHttpThreads(const QString &text, Settings &settings)
{
    const auto value = number(text, 0, 4);
    if (!value)
        return value.failure();
    settings.httpThreads = int(*value);
    return {};
}

Result<void> setSwitch(bool &setting, const QString &text)
{
    if (text != "on"_L1 && text != "off"_L1)
        return refuse(u"must be on or off"_s);
    setting = text == "on"_L1;
    return {};
}

Result<void> setTls(const QString &text, Settings &settings)
{
    return setSwitch(settings.tls, text);
}

Result<void> setLan(const QString &text, Settings &settings)
{
    return setSwitch(settings.lan, text);
}

Result<void> setLanPort(const QString &text, Settings &settings)
{
    const auto value = number(text, 0, 65535);
    if (!value)
        return value.failure();
    settings.lanPort = std::uint16_t(*value);
    return {};
}

QString absoluteOrEmpty(const QString &path)
{
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

Result<void> setTlsCertificate(const QString &text, Settings &settings)
{
    settings.tlsCertificate = absoluteOrEmpty(text);
    return {};
}

Result<void> setTlsKey(const QString &text, Settings &settings)
{
    settings.tlsKey = absoluteOrEmpty(text);
    return {};
}

Result<void> setPublicBaseUrl(const QString &text, Settings &settings)
{
    if (!text.isEmpty()) {
        if (const auto checked = address(text, {u"http"_s, u"https"_s}); !checked)
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
    if (const auto checked = address(text, {u"https"_s}); !checked)
        return checked.failure();
    settings.claimNamespace = text;
    return {};
}

Result<void> setSeconds(std::chrono::seconds &setting, const QString &text, qint64 max)
{
    const auto value = number(text, 1, max);
    if (!value)
        return value.failure();
    setting = std::chrono::seconds(*value);
    return {};
}

Result<void> setPaymentExpiry(const QString &text, Settings &settings)
{
    return setSeconds(settings.paymentExpiry, text, 86'400);
}

Result<void> setStaticQrExpiry(const QString &text, Settings &settings)
{
    return setSeconds(settings.staticQrExpiry, text, 86'400);
}

Result<void> setAcknowledgementDeadline(const QString &text, Settings &settings)
{
    return setSeconds(settings.acknowledgementDeadline, text, 31'536'000);
}

Result<void> setRefundDelay(const QString &text, Settings &settings)
{
    return setSeconds(settings.refundDelay, text, 86'400);
}

Result<void> setClosingTime(const QString &text, Settings &settings)
{
    // Shops write the end of the day as 24:00.
    const QTime time = text == "24:00"_L1 ? QTime(0, 0) : QTime::fromString(text, u"HH:mm"_s);
    if (!time.isValid())
        return refuse(u"must be a time from 00:00 to 24:00"_s);
    settings.closingTime = time;
    return {};
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
    const auto value = number(text, 0, 1'000'000);
    if (!value)
        return refuse(u"must be auto or a number from 0 to 1000000"_s);
    settings.keyRate = {.fromNetwork = int(*value), .fromHere = int(*value)};
    return {};
}

/// Returns up to `most` numbers of seconds from 1 to `max`, separated by commas.
Result<QList<std::chrono::seconds>> delays(const QString &text, int most, qint64 max)
{
    QList<std::chrono::seconds> delays;
    const QStringList parts = text.isEmpty() ? QStringList() : text.split(u',');
    for (const QString &part : parts) {
        if (const auto seconds = number(part, 1, max))
            delays << std::chrono::seconds(*seconds);
    }
    if (delays.size() != parts.size() || delays.size() > most)
        return refuse(u"must be up to %1 numbers from 1 to %2 with commas"_s.arg(most).arg(max));
    return delays;
}

/// Returns a function that parses a whole number and stores it in `member`.
/// @param unit  the stored value is the number times `unit`
template <typename T>
auto intoNumber(T Settings::*member, qint64 min, qint64 max, qint64 unit = 1)
{
    return [=](const QString &text, Settings &settings) -> Result<void> {
        const auto value = number(text, min, max);
        if (!value)
            return value.failure();
        settings.*member = T(*value * unit);
        return {};
    };
}

Result<void> setPublicSimulation(const QString &text, Settings &settings)
{
    return setSwitch(settings.publicSimulation, text);
}

Result<void> setCallbackRetryDelays(const QString &text, Settings &settings)
{
    const auto list = delays(text, 3, 86'400); // @source service.md#callback-delivery
    if (!list)
        return list.failure();
    settings.callbackRetryDelays = *list;
    return {};
}

Result<void> setSynchronousRetryDelays(const QString &text, Settings &settings)
{
    const auto list = delays(text, 2, 60); // service.md#synchronous-callback
    if (!list)
        return list.failure();
    settings.synchronousRetryDelays = *list;
    return {};
}

Result<void> setClockJumpLimit(const QString &text, Settings &settings)
{
    const auto value = number(text, 1, 10'080);
    if (!value)
        return value.failure();
    settings.clockJumpLimit = std::chrono::minutes(*value);
    return {};
}

Result<void> setCallbackLogDays(const QString &text, Settings &settings)
{
    const auto value = number(text, 1, 3650);
    if (!value)
        return value.failure();
    settings.callbackLog = std::chrono::hours(24 * *value);
    return {};
}

Result<void> setCallbackCaFile(const QString &text, Settings &settings)
{
    settings.callbackCaFile = absoluteOrEmpty(text);
    return {};
}

Result<void> setInbox(const QString &text, Settings &settings)
{
    return setSwitch(settings.inbox, text);
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

Result<void> setLogFile(const QString &text, Settings &settings)
{
    settings.logFile = absoluteOrEmpty(text);
    return {};
}

Result<void> apply(const SettingRule &rule, const QString &text, const QString &where,
                   Settings &settings)
{
    const auto done = rule.set(text, settings);
    if (!done)
        return fail(ErrorCode::FieldInvalid,
                    u"%1: %2 %3"_s.arg(where, rule.name, done.error().detail), rule.name);
    return {};
}

const SettingRule *find(const QString &name)
{
    for (const SettingRule &rule : allSettings()) {
        if (rule.name == name)
            return &rule;
    }
    return nullptr;
}

/// Reads lines of `name = value`; `#` and `;` start a comment. QSettings is not used, because it
/// interprets commas, quotes and backslashes in values.
Result<void> applyFile(const QString &path, Settings &settings)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return fail(ErrorCode::Storage, u"%1: cannot be read"_s.arg(path));
    int number = 0;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        ++number;
        const QString content = line.trimmed();
        if (content.isEmpty() || content.startsWith(u'#') || content.startsWith(u';'))
            continue;
        const qsizetype equals = content.indexOf(u'=');
        if (equals < 1)
            return fail(ErrorCode::FieldInvalid,
                        u"%1, line %2: is no setting"_s.arg(path).arg(number));
        const QString name = content.first(equals).trimmed();
        const SettingRule *rule = find(name);
        if (rule == nullptr)
            return fail(ErrorCode::FieldInvalid,
                        u"%1, line %2: there is no setting %3"_s.arg(path).arg(number).arg(name),
                        name);
        const QString text = content.sliced(equals + 1).trimmed();
        if (auto done = apply(*rule, text, u"%1, line %2"_s.arg(path).arg(number), settings); !done)
            return done;
    }
    return {};
}

/// Returns the index of the line that sets `name`: the last active one, which is in effect,
/// otherwise the first commented one; -1: not found.
qsizetype lineOf(const QStringList &lines, const QString &name)
{
    qsizetype commented = -1;
    for (qsizetype at = lines.size() - 1; at >= 0; --at) {
        QStringView text = QStringView(lines[at]).trimmed();
        const bool isComment = text.startsWith(u';') || text.startsWith(u'#');
        if (isComment)
            text = text.sliced(1);
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 1 || text.first(equals).trimmed() != name)
            continue;
        if (!isComment)
            return at;
        commented = at;
    }
    return commented;
}

} // namespace

const std::vector<SettingRule> &allSettings()
{
    static const std::vector<SettingRule> rules{
        {u"port"_s, u"number"_s,
         u"port of the HTTP endpoint on this computer; 0 takes a free one"_s, u"8400"_s, setPort},
        {u"httpThreads"_s, u"number"_s,
         u"threads that serve HTTP, 1 to 4; 0: as many as processors"_s, u"0"_s, setHttpThreads},
        {u"tls"_s, u"on|off"_s, u"whether the endpoint on this computer speaks https"_s, u"off"_s,
         setTls},
        {u"lan"_s, u"on|off"_s,
         u"whether the endpoint is also open to the network, always with https"_s, u"off"_s,
         setLan},
        {u"lanPort"_s, u"number"_s,
         u"port of the HTTP endpoint on the network; 0 takes a free one"_s, u"8443"_s, setLanPort},
        {u"tlsCertificate"_s, u"file"_s,
         u"certificate with its chain, PEM; empty: one is made, under an authority of its own"_s,
         u""_s, setTlsCertificate},
        {u"tlsKey"_s, u"file"_s, u"private key of tlsCertificate, PEM"_s, u""_s, setTlsKey},
        {u"publicBaseUrl"_s, u"address"_s,
         u"address in links, when the endpoint stands behind a proxy"_s, u""_s, setPublicBaseUrl},
        {u"publicSimulation"_s, u"on|off"_s,
         u"whether /sim and /inbox are there although publicBaseUrl is set: a proxy's callers look"
         " like programs of this computer"_s,
         u"off"_s, setPublicSimulation},
        {u"issuer"_s, u"name"_s, u"issuer name of the service, in the claims of signatures"_s,
         u"Tilldesk"_s, setIssuer},
        {u"claimNamespace"_s, u"address"_s, u"namespace of the claims of signatures"_s,
         u"https://tilldesk.invalid"_s, setClaimNamespace},
        {u"paymentExpiry"_s, u"seconds"_s,
         u"how long a payment can be paid (until expiresAt, later called expireAt), 1 to 86400"_s,
         u"1200"_s, setPaymentExpiry},
        {u"staticQrExpiry"_s, u"seconds"_s,
         u"how long a static-QR payment can be paid, 1 to 86400"_s, u"120"_s, setStaticQrExpiry},
        {u"acknowledgementDeadline"_s, u"seconds"_s,
         u"how long a payment waits for the merchant's acknowledgement before it is voided,"
         " 1 to 31536000"_s,
         u"604800"_s, setAcknowledgementDeadline},
        {u"refundDelay"_s, u"seconds"_s,
         u"how long after its request a refund is processed, 1 to 86400"_s, u"2"_s, setRefundDelay},
        {u"closingTime"_s, u"hh:mm"_s, u"time of the day at which payouts are made"_s, u"00:00"_s,
         setClosingTime},
        {u"timeZone"_s, u"name"_s, u"time zone of closingTime"_s, u"Europe/Brussels"_s,
         setTimeZone},
        {u"clockJumpLimit"_s, u"minutes"_s,
         u"largest step of the computer's clock that is trusted without a confirmation, 1 to 10080"_s,
         u"60"_s, setClockJumpLimit},
        {u"keyRate"_s, u"number"_s,
         u"requests a second of one API key, or signed of one profile; 0: no limit; auto: 1000 from"
         " other computers, and without publicBaseUrl no limit for programs of this one"_s,
         u"auto"_s, setKeyRate},
        {u"failedCredentialsPerAddress"_s, u"number"_s,
         u"wrong credentials a minute of one other computer, after which it is answered 429 unless"
         " its API key is good; 0: no limit"_s,
         u"60"_s, intoNumber(&Settings::failedCredentialsPerAddress, 0, 1'000'000)},
        {u"connectionsPerAddress"_s, u"number"_s,
         u"connections of one other computer, of 256 in all; 1 to 256"_s, u"64"_s,
         intoNumber(&Settings::connectionsPerAddress, 1, 256)},
        {u"handshakesPerAddress"_s, u"number"_s,
         u"TLS handshakes of one other computer at a time, 1 to 256"_s, u"32"_s,
         intoNumber(&Settings::handshakesPerAddress, 1, 256)},
        {u"bufferPerAddress"_s, u"KiB"_s,
         u"unfinished requests of one other computer, 128 to 1048576"_s, u"2048"_s,
         intoNumber(&Settings::bufferPerAddress, 128, kMebi, kKibi)},
        {u"unsentPerConnection"_s, u"MiB"_s,
         u"answers that one caller has not read, beyond which it is cut off; 8 to 1024"_s, u"24"_s,
         intoNumber(&Settings::unsentPerConnection, 8, kKibi, kMebi)},
        {u"unsentTotal"_s, u"MiB"_s,
         u"answers that all callers have not read, beyond which the slowest is cut off; 16 to"
         " 65536"_s,
         u"128"_s, intoNumber(&Settings::unsentTotal, 16, 65'536, kMebi)},
        {u"callbackRetryDelays"_s, u"seconds"_s,
         u"how long after a failed callback each retry follows: up to 3 numbers from 1 to 86400"
         " with commas; empty: no retries"_s,
         u"10,60,600"_s, setCallbackRetryDelays},
        {u"synchronousRetryDelays"_s, u"seconds"_s,
         u"the same of synchronous callbacks, for which customers wait: up to 2 numbers from 1 to "
         u"60"
         " with commas; empty: no retries"_s,
         u"1,3"_s, setSynchronousRetryDelays},
        {u"callbackLogDays"_s, u"days"_s,
         u"how long callbacks that have ended are kept, 1 to 3650"_s, u"60"_s, setCallbackLogDays},
        {u"callbackCaFile"_s, u"file"_s,
         u"authorities that receivers of callbacks may have besides the computer's, PEM"_s, u""_s,
         setCallbackCaFile},
        {u"inbox"_s, u"on|off"_s,
         u"whether the endpoint receives callbacks at /inbox, to show and check them"_s, u"off"_s,
         setInbox},
        {u"inboxKeySet"_s, u"address"_s,
         u"https address of the key set of who sends to the inbox; empty: this service's own keys"_s,
         u""_s, setInboxKeySet},
        {u"minFreeDisk"_s, u"MiB"_s,
         u"free space where the database is, below which /ready answers 503; 0: not looked at"_s,
         u"200"_s, intoNumber(&Settings::minFreeDisk, 0, 1'000'000, kMebi)},
        {u"logFile"_s, u"file"_s,
         u"where the log goes; empty: standard error of the service, or"
         " tilldesk.log beside the database for the desktop"_s,
         u""_s, setLogFile},
    };
    return rules;
}

QString optionName(const QString &settingName)
{
    QString option;
    for (const QChar c : settingName) {
        if (c.isUpper())
            option += u'-';
        option += c.toLower();
    }
    return option;
}

Result<Settings> readSettings(const QString &dataDir, const QString &file,
                              const QMap<QString, QString> &override)
{
    Settings settings;
    settings.dataDir = QDir(dataDir).absolutePath();
    for (const SettingRule &rule : allSettings()) {
        if (const auto done = apply(rule, rule.byDefault, u"default"_s, settings); !done)
            return done.failure();
    }
    settings.file = file;
    const QString path = settingsFile(settings);
    if (QFileInfo(path).isReadable()) {
        if (const auto done = applyFile(path, settings); !done)
            return done.failure();
    } else if (!file.isEmpty() || QFileInfo::exists(path)) {
        return fail(ErrorCode::Storage, u"%1: cannot be read"_s.arg(path));
    }
    settings.given = override.keys();
    for (auto it = override.cbegin(); it != override.cend(); ++it) {
        const SettingRule *rule = find(it.key());
        if (rule == nullptr)
            return fail(ErrorCode::FieldInvalid, u"there is no setting %1"_s.arg(it.key()),
                        it.key());
        if (const auto done = apply(*rule, it.value(), u"--"_s + optionName(rule->name), settings);
            !done)
            return done.failure();
    }
    return settings;
}

QString settingsFile(const Settings &settings)
{
    return settings.file.isEmpty() ? QString(settings.dataDir + u"/tilldesk.ini"_s) : settings.file;
}

Result<void> writeSettings(const QString &path, const QMap<QString, QString> &values)
{
    Settings checked;
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        const SettingRule *rule = find(it.key());
        if (rule == nullptr)
            return fail(ErrorCode::FieldInvalid, u"there is no setting %1"_s.arg(it.key()),
                        it.key());
        // readSettings() trims values and drops CR characters, so such a value would not be read
        // back unchanged.
        const bool hasControls = std::ranges::any_of(
            it.value(), [](QChar c) { return c.category() == QChar::Other_Control; });
        if (hasControls || it.value() != it.value().trimmed()
            || QString::fromUtf8(it.value().toUtf8()) != it.value())
            return fail(
                ErrorCode::FieldInvalid,
                u"must be one line without control characters and without spaces around it"_s,
                it.key());
        if (const auto done = rule->set(it.value(), checked); !done)
            return fail(ErrorCode::FieldInvalid, done.error().detail, it.key());
    }
    // The endpoint's settings and the names are written by different threads to the same file.
    static std::mutex writing;
    const std::lock_guard lock(writing);
    QStringList lines;
    if (QFile file(path); file.open(QIODevice::ReadOnly | QIODevice::Text)) {
        lines = QString::fromUtf8(file.readAll()).split(u'\n');
        if (lines.last().isEmpty())
            lines.removeLast();
    } else if (file.exists()) {
        return fail(ErrorCode::Storage, u"%1: cannot be read"_s.arg(path));
    }
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        const QString line = it.key() + u" = "_s + it.value();
        const qsizetype at = lineOf(lines, it.key());
        if (at >= 0)
            lines[at] = line;
        else
            lines << line;
    }
    QSaveFile file(path);
    const QByteArray text = lines.join(u'\n').toUtf8() + '\n';
    // commit() ignores a failure of its own flush() and would replace the file with an incomplete
    // one.
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush()
        || !file.commit())
        return fail(ErrorCode::Storage, u"%1: cannot be written"_s.arg(path));
    return {};
}

QString defaultDataDir()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/tilldesk"_s;
}

} // namespace tilldesk::app
