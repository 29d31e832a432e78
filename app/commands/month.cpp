#include "app/commands/month.h"

#include "app/commands/export_values.h"
#include "app/pack_control.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QByteArray packLine(const QString &name, const QString &value)
{
    constexpr int kWidth = 16;
    return QString(name + u':').leftJustified(kWidth).toUtf8() + value.toUtf8() + '\n';
}

QString packTime(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"none"_s;
}

QByteArray runInWords(const PackRun &run)
{
    QByteArray text = packLine(u"month"_s, run.month.toString(u"yyyy-MM"_s));
    for (qsizetype i = 0; i < run.files.size(); ++i)
        text += packLine(u"file"_s, run.files[i]) + packLine(u"sha256"_s, run.sha256.value(i));
    if (!run.problem.isEmpty())
        text += packLine(u"failed"_s, run.problem);
    if (!run.sentTo.isEmpty())
        text += packLine(u"sent to"_s, run.sentTo.join(u", "_s));
    if (!run.mailProblem.isEmpty())
        text += packLine(u"not sent"_s, run.mailProblem);
    if (run.nextTry)
        text += packLine(u"next try"_s, packTime(run.nextTry));
    return text;
}

CommandResult showState(const PackState &state)
{
    QByteArray text =
        packLine(u"folder"_s, state.settings.folder.isEmpty() ? u"none"_s : state.settings.folder);
    text += packLine(u"next pack"_s, packTime(state.next));
    text += packLine(u"mail server"_s,
                     state.settings.mail.host.isEmpty() ? u"none"_s : state.settings.mail.host);
    text += packLine(u"password"_s, state.hasPassword ? u"stored"_s : u"none"_s);
    if (state.last)
        text += packLine(u"last pack"_s, packTime(state.last->at)) + runInWords(*state.last);
    return {CommandResult::kFine, text, {}};
}

CommandResult makeMonth(const CommandValues &values, Assembly &assembly)
{
    if (!values.contains(u"now"_s))
        return showState(assembly.packs().state());
    QDate month = assembly.closing().day(SystemClock().now()).addMonths(-1);
    if (values.contains(u"month"_s)) {
        const auto named = monthOf(values);
        if (!named)
            return CommandResult::failure(named.error());
        month = *named;
    }
    const audit::Acting acting(commandLine());
    ExportControl control;
    const auto run = assembly.packs().makeNow(month, control);
    if (!run)
        return CommandResult::failure(run.error());
    return {run->isGood() ? CommandResult::kFine : CommandResult::kFailed, runInWords(*run), {}};
}

CommandResult storePassword(const CommandValues &values, Assembly &assembly)
{
    QByteArray content = values.value(u"password-file"_s).toLatin1(); // one character per byte
    if (content.endsWith('\n'))
        content.chop(content.endsWith("\r\n") ? 2 : 1);
    const auto stored = setMailPassword(assembly, QString::fromUtf8(content), commandLine());
    if (!stored)
        return CommandResult::failure(stored.error());
    return {CommandResult::kFine,
            content.isEmpty() ? "The password was removed.\n"
                              : "The password is stored, encrypted with the master key.\n",
            {}};
}

} // namespace

std::vector<Command> monthCommands()
{
    return {
        {.words = u"export month"_s,
         .summary = u"Shows the pack of the month that is made by itself; with --now, makes and"
                    " sends it"_s,
         .options = {{u"now"_s, {}, u"makes the zipped pack in packFolder, and sends it"_s},
                     {u"month"_s, u"month"_s, u"for example 2026-10; default the last month"_s}},
         .change = makeMonth},
        {.words = u"export mail-password"_s,
         .summary = u"Stores the password of the mail server"_s,
         .options = {{.name = u"password-file"_s,
                      .value = u"file"_s,
                      .help = u"file with the password in its first line; an empty file removes"
                              " the stored one"_s,
                      .isRequired = true,
                      .isFile = true}},
         .change = storePassword}};
}

} // namespace tilldesk::app
