#include "packaging/manual.h"

#include "app/command.h"
#include "core/base/version.h"

using namespace Qt::StringLiterals;
using namespace tilldesk::app;

namespace tilldesk::packaging {
namespace {

/// Escapes roff's special characters. A dash becomes a minus, so that a copied option works.
QString escaped(QString text)
{
    text.replace(u'\\', u"\\e"_s);
    text.replace(u'-', u"\\-"_s);
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(u"\\&"_s);
    return text;
}

QString heading(const QString &name, const QString &date)
{
    return u".TH %1 1 %2 \"Tilldesk %3\" \"User Commands\"\n"_s.arg(name.toUpper(), escaped(date),
                                                                    QString::fromLatin1(version()));
}

QString section(const QString &name)
{
    return u".SH "_s + name + u'\n';
}

QString paragraph(const QString &text)
{
    return u".PP\n"_s + escaped(text) + u'\n';
}

QString optionEntry(const QString &name, const QString &value, const QString &help)
{
    const QString argument =
        value.isEmpty() ? QString() : QString(u" \\fI"_s + escaped(value) + u"\\fR"_s);
    return u".TP\n\\fB\\-\\-"_s + escaped(name) + u"\\fR"_s + argument + u'\n' + escaped(help)
        + u'\n';
}

QString commandEntry(const Command &command)
{
    QString text =
        u".SS \""_s + escaped(command.usage()) + u"\"\n"_s + escaped(command.summary) + u".\n"_s;
    for (const CommandOption &option : command.options)
        text +=
            optionEntry(option.name, option.value,
                        option.isRequired ? QString(option.help + u" (required)"_s) : option.help);
    return text;
}

QString commonOptions()
{
    return optionEntry(u"data-dir"_s, u"folder"_s,
                       u"where the data is; default ~/.local/share/tilldesk"_s)
        + optionEntry(u"settings"_s, u"file"_s,
                      u"settings file; default tilldesk.ini in the data folder"_s)
        + optionEntry(u"help"_s, {}, u"print a help text"_s)
        + optionEntry(u"version"_s, {}, u"print the version"_s);
}

QString settings()
{
    QString text = section(u"SETTINGS"_s)
        + paragraph(u"Each setting is an option, or a line `name = value` of the settings file. "
                    "The command line overrides the file."_s);
    for (const SettingRule &rule : allSettings()) {
        const QString byDefault =
            rule.byDefault.isEmpty() ? QString() : u"; default %1"_s.arg(rule.byDefault);
        text += optionEntry(optionName(rule.name), rule.value,
                            rule.help + byDefault + u" (in the file: %1)"_s.arg(rule.name));
    }
    return text;
}

} // namespace

QByteArray serviceManual(const QString &date)
{
    QString text =
        heading(u"tilldeskd"_s, date) + section(u"NAME"_s)
        + u"tilldeskd \\- payment service of Tilldesk\n"_s + section(u"SYNOPSIS"_s)
        + u".B tilldeskd\n.I COMMAND\n[\\fIOPTION\\fR]...\n"_s + section(u"DESCRIPTION"_s)
        + paragraph(
            u"A payment service with a local HTTP endpoint, persisted in SQLite. Options may "
            "stand in any order. A command that changes data works while the service runs: "
            "the process that holds the database carries it out."_s)
        + section(u"COMMANDS"_s);
    for (const Command &command : allCommands()) {
        if (!command.isInternal)
            text += commandEntry(command);
    }
    text += section(u"OPTIONS"_s) + paragraph(u"These go with every command."_s) + commonOptions();
    text += settings();
    text += section(u"EXIT STATUS"_s)
        + paragraph(u"0: fine. 1: a check or an operation failed. 2: wrong usage."_s);
    text += section(u"FILES"_s)
        + u".TP\n.I ~/.local/share/tilldesk\ndata of a user\n"
          ".TP\n.I /var/lib/tilldesk\ndata of the system service, which is kept when the package "
          "is "
          "removed or purged\n"
          ".TP\n.I /etc/tilldesk/tilldesk.ini\nsettings of the system service\n"_s;
    return (text + section(u"SEE ALSO"_s) + u".BR tilldesk (1)\n"_s).toUtf8();
}

QByteArray desktopManual(const QString &date)
{
    const QString text =
        heading(u"tilldesk"_s, date) + section(u"NAME"_s)
        + u"tilldesk \\- back office for payments by QR code\n"_s + section(u"SYNOPSIS"_s)
        + u".B tilldesk\n[\\fIOPTION\\fR]...\n"_s + section(u"DESCRIPTION"_s)
        + paragraph(
            u"Opens the window of Tilldesk, which contains the payment service. When a window "
            "is open on the same data, it is raised instead."_s)
        + section(u"OPTIONS"_s) + commonOptions()
        + optionEntry(u"connect"_s, u"link"_s,
                      u"make this computer a till of a shop whose service runs on another"
                      " computer; tilldeskd pair prints the link"_s)
        + optionEntry(u"disconnect"_s, {}, u"make this computer no till any more"_s)
        + optionEntry(u"quit-when-shown"_s, {}, u"print when the window is shown, and end"_s)
        + settings() + section(u"EXIT STATUS"_s)
        + paragraph(u"0: fine. 1: it cannot start. 2: wrong usage."_s) + section(u"FILES"_s)
        + u".TP\n.I ~/.local/share/tilldesk\nthe data\n"_s;
    return (text + section(u"SEE ALSO"_s) + u".BR tilldeskd (1)\n"_s).toUtf8();
}

} // namespace tilldesk::packaging
