#include "app/settings.h"

#include "core/safekeeping/backup_maker.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>
#include <mutex>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

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
                        u"%1, line %2: must be `name = value`"_s.arg(path).arg(number));
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

payouts::ClosingTime closingOf(const Settings &settings)
{
    return {.time = settings.closingTime,
            .zone = settings.timeZone,
            .onBankDaysOnly = settings.payoutsOnBankDays};
}

QStringList shopOptions(const Settings &settings)
{
    QStringList options{u"--data-dir"_s, settings.dataDir};
    if (!settings.file.isEmpty())
        options << u"--settings"_s << settings.file;
    for (auto it = settings.overridden.cbegin(); it != settings.overridden.cend(); ++it)
        options << u"--"_s + optionName(it.key()) + u'=' + it.value();
    return options;
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
    settings.overridden = override;
    for (auto it = override.cbegin(); it != override.cend(); ++it) {
        const SettingRule *rule = find(it.key());
        if (rule == nullptr)
            return fail(ErrorCode::FieldInvalid, u"there is no setting %1"_s.arg(it.key()),
                        it.key());
        if (const auto done = rule->set(it.value(), settings); !done)
            return fail(ErrorCode::FieldInvalid,
                        u"--%1 %2"_s.arg(optionName(rule->name), done.error().detail), rule->name);
    }
    if (!settings.database.isEmpty() && !settings.backupFolder.isEmpty())
        return fail(ErrorCode::FieldInvalid,
                    u"backupFolder must be empty with a PostgreSQL database. "_s
                        + safekeeping::backupOnServer(),
                    u"backupFolder"_s);
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
    // Flushes before commit(): commit() ignores a failed flush and would replace the settings with
    // an incomplete file.
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
