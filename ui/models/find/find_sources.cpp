#include "ui/models/find/find_sources.h"

#include "ui/models/common/permitted.h"

#include <QStringList>
#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns `text` with the parts that equal one of `words`; empty if one of them is missing.
std::optional<MarkedText> marked(const QString &text, const QStringList &words)
{
    MarkedText result{text};
    for (const QString &word : words) {
        const auto span = findSearchable(text, word);
        if (!span)
            return {};
        result.marks << *span;
    }
    std::ranges::sort(result.marks, {}, &TextSpan::position);
    return result;
}

/// Marks the words in a row. Returns whether the row has all of them.
/// @param inTitle  set to whether the title alone has all of them
bool match(FindRow &row, const QStringList &words, bool &inTitle)
{
    const auto title = marked(row.title.text, words);
    inTitle = title.has_value();
    if (title) {
        row.title = *title;
        return true;
    }
    const auto why = marked(row.why.text, words);
    if (why)
        row.why = *why;
    return why.has_value();
}

QList<FindRow> matching(const QList<FindRow> &all, const QString &text)
{
    const QStringList words = searchable(text).split(u' ', Qt::SkipEmptyParts);
    QList<FindRow> byTitle;
    QList<FindRow> byContent;
    for (FindRow row : all) {
        bool inTitle = false;
        if (match(row, words, inTitle))
            (inTitle ? byTitle : byContent).append(row);
    }
    return byTitle + byContent;
}

} // namespace

QList<FindRow> settingsWith(const QString &text, const StaffSession &session, Environment strictest)
{
    if (!mayOpen(session, Place::Settings))
        return {};
    QList<FindRow> pages;
    for (const SettingsPageId page : kSettingsPages) {
        if (!isOffered(page, strictest))
            continue;
        pages << FindRow{.target = page,
                         .icon = iconOf(Place::Settings),
                         .title = {titleOf(page)},
                         .why = {contentOf(page)}};
    }
    return matching(pages, text);
}

QList<FindRow> commandsWith(const QString &text, const StaffSession &session)
{
    QList<FindRow> commands;
    for (const Command command : kCommands) {
        if (!mayRun(session, command))
            continue;
        const CommandWords words = wordsOf(command);
        commands << FindRow{.target = command,
                            .icon = iconOf(command),
                            .title = {words.title},
                            .why = {words.why},
                            .keys = keyText(keysOf(command), u' ')};
    }
    for (const Place place : kPlaces) {
        if (!keysOf(place).isEmpty() && mayOpen(session, place))
            commands << FindRow{.target = place,
                                .icon = iconOf(place),
                                .title = {wordsOf(place).title},
                                .why = {},
                                .keys = keyText(keysOf(place), u' ')};
    }
    return matching(commands, text);
}

} // namespace tilldesk::ui
