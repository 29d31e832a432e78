#include "app/command_line.h"

#include "app/command_help.h"
#include "core/base/version.h"
#include "core/domain/till_link.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// The options that every command accepts.
void addCommonOptions(QCommandLineParser &parser)
{
    const auto add = [&](const QString &name, const QString &value) {
        parser.addOption(QCommandLineOption(name, {}, value));
    };
    add(u"help"_s, {});
    add(u"version"_s, {});
    add(u"data-dir"_s, u"folder"_s);
    add(u"settings"_s, u"file"_s);
    for (const SettingRule &rule : allSettings())
        add(optionName(rule.name), rule.value);
}

/// The options of all commands. Options with the same name mean the same in every command, so each
/// is added once.
void addCommandOptions(QCommandLineParser &parser)
{
    QSet<QString> known;
    for (const SettingRule &rule : allSettings())
        known.insert(optionName(rule.name));
    for (const Command &command : allCommands()) {
        for (const CommandOption &option : command.options) {
            if (known.contains(option.name))
                continue;
            known.insert(option.name);
            parser.addOption(QCommandLineOption(option.name, {}, option.value));
        }
    }
}

/// @param positional  the arguments that are no options  @return null if there is no such command
const Command *commandOf(const QStringList &positional)
{
    for (const Command &command : allCommands()) {
        const QStringList words = command.words.split(u' ');
        const bool begins = positional.mid(0, words.size()) == words;
        if (begins && (positional.size() == words.size() || !command.argument.isEmpty()))
            return &command;
    }
    return nullptr;
}

tl::unexpected<Error> wrongUsage(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why + u". Try --help."_s);
}

tl::unexpected<Error> noSuchCommand(const QString &words)
{
    return wrongUsage(u"There is no command '%1'"_s.arg(words));
}

Result<std::variant<Invocation, Information>> helpOn(const QString &words)
{
    if (words.isEmpty())
        return Information{helpText()};
    const QString text = helpText(words);
    if (text.isEmpty())
        return noSuchCommand(words);
    return Information{text};
}

/// Refuses an empty file, which is more often an accident than intended. To clear a setting, pass
/// an empty name.
Result<QString> contentOf(const QString &path, const QString &option)
{
    constexpr qint64 kMaxFile = 1024LL * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FieldInvalid, u"%1 cannot be read"_s.arg(path), option);
    const QByteArray content = file.read(kMaxFile + 1);
    if (content.isEmpty())
        return fail(ErrorCode::FieldInvalid, u"%1 is empty"_s.arg(path), option);
    if (content.size() > kMaxFile)
        return fail(ErrorCode::FieldInvalid, u"%1 is larger than 1 MiB"_s.arg(path), option);
    return QString::fromLatin1(content);
}

tl::unexpected<Error> needsValue(const QString &option)
{
    return wrongUsage(u"--%1 needs a value"_s.arg(option));
}

Result<QString> valueOf(const QCommandLineParser &parser, const CommandOption &option)
{
    if (option.value.isEmpty())
        return u"1"_s;
    const QString value = parser.value(option.name);
    if (value.isEmpty() && !option.canBeEmpty)
        return needsValue(option.name);
    if (option.isPath)
        return QFileInfo(value).absoluteFilePath();
    if (!option.isFile && value.contains(QChar::ReplacementCharacter)) // Qt's for undecodable bytes
        return fail(ErrorCode::FieldInvalid, u"must be UTF-8"_s, option.name);
    return option.isFile && !value.isEmpty() ? contentOf(value, option.name)
                                             : Result<QString>(value);
}

Result<CommandValues> valuesOf(const QCommandLineParser &parser, const Command &command)
{
    CommandValues values;
    QSet<QString> own;
    for (const CommandOption &option : command.options) {
        own.insert(option.name);
        if (!parser.isSet(option.name)) {
            if (option.isRequired)
                return wrongUsage(u"%1 needs --%2"_s.arg(command.words, option.name));
            continue;
        }
        const auto value = valueOf(parser, option);
        if (!value)
            return value.failure();
        values[option.name] = *value;
    }
    for (const SettingRule &rule : allSettings())
        own.insert(optionName(rule.name)); // accepted by every command
    for (const Command &other : allCommands()) {
        for (const CommandOption &option : other.options) {
            if (parser.isSet(option.name) && !own.contains(option.name))
                return wrongUsage(u"--%1 does not go with %2"_s.arg(option.name, command.words));
        }
    }
    return values;
}

/// @param taken  options that belong to the command although a setting has the same name
Result<Settings> settingsOf(const QCommandLineParser &parser, const CommandValues &taken = {})
{
    QMap<QString, QString> override;
    for (const SettingRule &rule : allSettings()) {
        const QString option = optionName(rule.name);
        if (!parser.isSet(option) || taken.contains(option))
            continue;
        const QString value = parser.value(option);
        Settings unused;
        if (value.isEmpty() && !rule.set(value, unused))
            return needsValue(option);
        override[rule.name] = value;
    }
    for (const QString &option : {u"data-dir"_s, u"settings"_s}) {
        if (parser.isSet(option) && parser.value(option).isEmpty())
            return needsValue(option);
    }
    const QString dataDir =
        parser.isSet(u"data-dir"_s) ? parser.value(u"data-dir"_s) : defaultDataDir();
    auto settings = readSettings(dataDir, parser.value(u"settings"_s), override);
    // Without `field`: the text already names the option, or the file, line and setting.
    if (!settings)
        return fail(settings.error().code, settings.error().detail);
    if (parser.isSet(u"data-dir"_s))
        settings->given << u"dataDir"_s;
    return settings;
}

/// Returns the first syntax error of the command line.
Result<void> parse(QCommandLineParser &parser, const QStringList &arguments)
{
    // The parser skips the first argument as the program's name.
    if (parser.parse(QStringList(u"tilldesk"_s) + arguments)) {
        for (const QString &option : parser.optionNames()) {
            if (parser.values(option).size() > 1)
                return wrongUsage(u"--%1 is given twice"_s.arg(option));
        }
        return {};
    }
    // The last argument may be an option without its value.
    if (const QString &last = arguments.last();
        last.startsWith("--"_L1) && !last.contains(u'=') && parser.unknownOptionNames().isEmpty())
        return needsValue(last.sliced(2));
    const QString why = parser.errorText();
    return wrongUsage(why.endsWith(u'.') ? why.chopped(1) : why);
}

} // namespace

Result<std::variant<Invocation, Information>> readCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    addCommonOptions(parser);
    addCommandOptions(parser);
    if (const auto parsed = parse(parser, arguments); !parsed)
        return parsed.failure();
    if (parser.isSet(u"version"_s))
        return Information{u"tilldeskd %1\n"_s.arg(QLatin1StringView(version()))};
    QStringList positional = parser.positionalArguments();
    const bool asksForHelp = parser.isSet(u"help"_s) || positional.value(0) == "help"_L1;
    if (positional.value(0) == "help"_L1)
        positional.removeFirst();
    const QString words = positional.join(u' ');
    if (asksForHelp)
        return helpOn(words);
    const Command *command = commandOf(positional);
    if (command == nullptr)
        return words.isEmpty() ? wrongUsage(u"A command is missing"_s) : noSuchCommand(words);
    auto values = valuesOf(parser, *command);
    if (!values)
        return values.failure();
    if (!command->argument.isEmpty()) {
        const qsizetype taken = command->words.count(u' ') + 1;
        const QString argument = positional.mid(taken).join(u' ');
        if (argument.trimmed().isEmpty())
            return wrongUsage(u"%1 needs a %2"_s.arg(command->words, command->argument));
        values->insert(command->argument,
                       command->isArgumentPath ? QFileInfo(argument).absoluteFilePath() : argument);
    }
    auto settings = settingsOf(parser, *values);
    if (!settings)
        return settings.failure();
    return Invocation{command, std::move(*settings), *values};
}

Result<std::variant<DesktopInvocation, Information>>
readDesktopCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    addCommonOptions(parser);
    parser.addOption(QCommandLineOption(u"quit-when-shown"_s));
    parser.addOption(QCommandLineOption(u"connect"_s, {}, u"link"_s));
    parser.addOption(QCommandLineOption(u"disconnect"_s));
    if (const auto parsed = parse(parser, arguments); !parsed)
        return parsed.failure();
    if (parser.isSet(u"version"_s))
        return Information{u"tilldesk %1\n"_s.arg(QLatin1StringView(version()))};
    if (parser.isSet(u"help"_s))
        return Information{desktopHelpText()};
    if (!parser.positionalArguments().isEmpty())
        return wrongUsage(u"The desktop has no commands; tilldeskd has"_s);
    auto settings = settingsOf(parser);
    if (!settings)
        return settings.failure();
    const QString link = parser.value(u"connect"_s);
    if (parser.isSet(u"connect"_s)) {
        if (const auto read = tillLinkFrom(link); !read)
            return fail(read.error().code,
                        u"--connect: %1: %2"_s.arg(read.error().field, read.error().detail),
                        u"connect"_s);
    }
    return DesktopInvocation{std::move(*settings), parser.isSet(u"quit-when-shown"_s),
                             parser.isSet(u"disconnect"_s), link};
}

} // namespace tilldesk::app
