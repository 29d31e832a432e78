#include "app/command_help.h"

#include "core/base/version.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QString optionLine(const QString &name, const QString &value, const QString &help)
{
    const QString left = u"  --"_s + name + (value.isEmpty() ? QString() : QString(u" "_s + value));
    return left.leftJustified(34) + u" "_s + help + u"\n"_s;
}

QString optionLines(const Command &command)
{
    QString text;
    for (const CommandOption &option : command.options)
        text += optionLine(option.name, option.value, option.help);
    return text;
}

QString fileOptions()
{
    return optionLine(u"data-dir"_s, u"folder"_s,
                      u"where the data is; default "_s + defaultDataDir())
        + optionLine(u"settings"_s, u"file"_s,
                     u"settings file; default tilldesk.ini in the data folder"_s);
}

QString settingLines()
{
    QString text = u"\nSettings, each also a line `name = value` of the settings file:\n"_s;
    for (const SettingRule &rule : allSettings()) {
        const QString byDefault =
            rule.byDefault.isEmpty() ? QString() : u"; default %1"_s.arg(rule.byDefault);
        text += optionLine(optionName(rule.name), rule.value, rule.help + byDefault);
    }
    return text;
}

QString commonHelp()
{
    return fileOptions() + optionLine(u"help"_s, {}, u"this text"_s)
        + optionLine(u"version"_s, {}, u"the version"_s) + settingLines();
}

/// Returns the usage line, for example `tilldeskd key create --profile id --name text [OPTION]...`.
QString usageOf(const Command &command)
{
    QString text = u"Usage: tilldeskd "_s + command.usage();
    for (const CommandOption &option : command.options) {
        if (option.isRequired)
            text += u" --%1 %2"_s.arg(option.name, option.value);
    }
    return text + u" [OPTION]...\n"_s;
}

QString helpOf(const Command &command)
{
    QString text = command.summary + u".\n\n"_s + usageOf(command) + u"\n"_s;
    text += optionLines(command);
    text += fileOptions();
    const bool serves = !command.changes() && !command.read && !command.compute;
    return serves ? QString(text + settingLines()) : text;
}

} // namespace

QList<const Command *> commandsNamed(const QString &words)
{
    QList<const Command *> named;
    for (const Command &command : allCommands()) {
        if (command.words == words)
            return {&command};
        if (command.words.startsWith(words + u' ') && !command.isInternal)
            named << &command;
    }
    return named;
}

QString helpText()
{
    QString text = u"tilldeskd %1, the payment service of Tilldesk\n\n"
                   "Usage: tilldeskd COMMAND [OPTION]...   options may stand in any order\n"
                   "       tilldeskd COMMAND --help        the help of one command\n\n"_s.arg(
                       QLatin1StringView(version()));
    for (const Command &command : allCommands()) {
        if (!command.isInternal)
            text += command.usage().leftJustified(22) + u" "_s + command.summary + u"\n"_s
                + optionLines(command);
    }
    text += u"\nFor every command:\n"_s + commonHelp();
    text += u"\nExit status: 0 fine, 1 a check or an operation failed, 2 wrong usage.\n"_s;
    return text;
}

QString helpText(const QString &words)
{
    QStringList texts;
    for (const Command *command : commandsNamed(words))
        texts << helpOf(*command);
    return texts.join(u'\n');
}

QString desktopHelpText()
{
    return u"tilldesk %1, the back office for QR payments\n\n"
           "Usage: tilldesk [OPTION]...\n\n"_s.arg(QLatin1StringView(version()))
        + commonHelp()
        + optionLine(u"connect"_s, u"link"_s,
                     u"make this computer a till of a shop whose service runs on another computer;"
                     " the owner finds the link under Settings > Tills"_s)
        + optionLine(u"disconnect"_s, {},
                     u"make this computer no till any more: forgets the shop that it was connected"
                     " to"_s)
        + optionLine(u"quit-when-shown"_s, {}, u"print a line when the window is shown, and exit"_s)
        + u"\nExit status: 0 fine, 1 the program cannot start, 2 wrong usage.\n"_s;
}

} // namespace tilldesk::app
