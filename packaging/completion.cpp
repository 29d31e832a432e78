#include "packaging/completion.h"

#include "app/command.h"

#include <QMap>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace tilldesk::app;

namespace tilldesk::packaging {
namespace {

/// Returns the bash command that completes a value described as `value` in help texts; a no-op
/// (`:`) if nothing can complete it.
QString completerOf(const QString &value)
{
    if (value == "file"_L1)
        return u"compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"))"_s;
    if (value == "folder"_L1)
        return u"compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\"))"_s;
    if (value.contains(u'|'))
        return u"COMPREPLY=($(compgen -W '%1' -- \"$cur\"))"_s.arg(
            QString(value).replace(u'|', u' '));
    return u":"_s;
}

/// The options that a completion function offers.
struct Options {
    QStringList flags;
    /// Options that take a value, by the bash command that completes the value.
    QMap<QString, QStringList> byCompleter;

    void add(const QString &name, const QString &value)
    {
        const QString option = u"--"_s + name;
        if (value.isEmpty()) {
            if (!flags.contains(option))
                flags << option;
            return;
        }
        QStringList &same = byCompleter[completerOf(value)];
        if (!same.contains(option))
            same << option;
    }
};

Options commonOptions()
{
    Options options;
    options.add(u"help"_s, {});
    options.add(u"version"_s, {});
    options.add(u"data-dir"_s, u"folder"_s);
    options.add(u"settings"_s, u"file"_s);
    for (const SettingRule &rule : allSettings())
        options.add(optionName(rule.name), rule.value);
    return options;
}

QString settingOptions()
{
    QStringList names;
    for (const SettingRule &rule : allSettings())
        names << u"--"_s + optionName(rule.name);
    return names.join(u' ');
}

/// Returns the beginning of a completion function. The function completes the value of the option
/// before the cursor and returns; otherwise it sets `words` to the command words typed so far. bash
/// treats `=` as a word of its own.
QString beginning(const QString &program, const Options &options)
{
    QString text = u"# Made from the command table of Tilldesk.\n_%1()\n{\n"
                   "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
                   "    local words= skip= options= i\n"
                   "    [ \"$cur\" != = ] || cur=\n"
                   "    [ \"$prev\" != = ] || prev=${COMP_WORDS[COMP_CWORD-2]}\n"
                   "    case $prev in\n"_s.arg(program);
    for (auto it = options.byCompleter.cbegin(); it != options.byCompleter.cend(); ++it)
        text += u"        "_s + it.value().join(u" | "_s) + u") "_s + it.key() + u"; return ;;\n"_s;
    return text
        + u"    esac\n"
          "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
          "        case ${COMP_WORDS[i]} in\n"
          "            =) skip=1 ;;\n"
          "            "_s
        + options.flags.join(u" | "_s)
        + u") skip= ;;\n"
          "            --*) skip=1 ;;\n"
          "            *) [ -n \"$skip\" ] || words+=${words:+ }${COMP_WORDS[i]}; skip= ;;\n"
          "        esac\n"
          "    done\n"_s;
}

QString ending(const QString &program)
{
    return u"}\ncomplete -F _%1 %1\n"_s.arg(program);
}

} // namespace

QByteArray serviceCompletion()
{
    Options options = commonOptions();
    QMap<QString, QSet<QString>> next; // words typed so far -> words that may follow
    QString perCommand;
    for (const Command &command : allCommands()) {
        if (command.isInternal)
            continue;
        const QStringList words = command.words.split(u' ');
        for (qsizetype i = 0; i < words.size(); ++i)
            next[words.first(i).join(u' ')].insert(words[i]);
        QStringList names;
        for (const CommandOption &option : command.options) {
            options.add(option.name, option.value);
            names << u"--"_s + option.name;
        }
        if (!command.change && !command.read && !command.compute)
            names << settingOptions(); // commands that serve take the settings as options too
        perCommand += u"        '%1') options='%2' ;;\n"_s.arg(command.words, names.join(u' '));
    }
    next[{}].insert(u"help"_s);
    QString text = beginning(u"tilldeskd"_s, options)
        + u"    words=${words#help}; words=${words# }\n"_s
        + u"    if [[ $cur == -* ]]; then\n        case $words in\n"_s
        + perCommand.replace(u"        '"_s, u"            '"_s)
        + u"        esac\n"
          "        COMPREPLY=($(compgen -W \"$options --data-dir --settings --help\" -- "
          "\"$cur\"))\n"
          "        return\n"
          "    fi\n"
          "    case $words in\n"_s;
    for (auto it = next.cbegin(); it != next.cend(); ++it) {
        QStringList following(it.value().cbegin(), it.value().cend());
        following.sort();
        text += u"        '%1') COMPREPLY=($(compgen -W '%2' -- \"$cur\")) ;;\n"_s.arg(
            it.key(), following.join(u' '));
    }
    return (text + u"    esac\n"_s + ending(u"tilldeskd"_s)).toUtf8();
}

QByteArray desktopCompletion()
{
    Options options = commonOptions();
    options.add(u"quit-when-shown"_s, {});
    const QString names =
        u"--connect --disconnect --data-dir --settings --help --version "_s + settingOptions();
    return (beginning(u"tilldesk"_s, options)
            + u"    COMPREPLY=($(compgen -W '%1' -- \"$cur\"))\n"_s.arg(names)
            + ending(u"tilldesk"_s))
        .toUtf8();
}

} // namespace tilldesk::packaging
