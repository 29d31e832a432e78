#include "core/storage/numbered_sql.h"

#include <QStringView>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

bool isNamePart(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

bool isNameStart(QChar c)
{
    return c.isLetter() || c == u'_';
}

/// Returns the index after the first `end` that follows `from`; without one, that of the text's
/// end.
qsizetype after(QStringView sql, QStringView end, qsizetype from)
{
    const qsizetype at = sql.indexOf(end, from);
    return at < 0 ? sql.size() : at + end.size();
}

/// Returns the length of the quoted text or comment with which `rest` begins; 0: neither. A quote
/// that is doubled within quotes begins the next quoted text, so it needs no rule.
qsizetype literalLength(QStringView rest)
{
    if (rest.startsWith(u'\'') || rest.startsWith(u'"'))
        return after(rest, rest.first(1), 1);
    if (rest.startsWith(u"--"))
        return after(rest, u"\n", 2);
    if (rest.startsWith(u"/*"))
        return after(rest, u"*/", 2);
    return rest.startsWith(u"::") ? 2 : 0;
}

} // namespace

NumberedSql numberPlaceholders(const QString &sql)
{
    NumberedSql numbered;
    const QStringView all(sql);
    qsizetype at = 0;
    while (at < all.size()) {
        const QStringView rest = all.sliced(at);
        if (const qsizetype length = literalLength(rest); length > 0) {
            numbered.text += rest.first(length).toUtf8();
            at += length;
        } else if (rest.size() > 1 && rest[0] == u':' && isNameStart(rest[1])) {
            const auto *end = std::find_if_not(rest.begin() + 1, rest.end(), isNamePart);
            const QString name = rest.first(end - rest.begin()).toString();
            auto known = std::ranges::find(numbered.names, name);
            if (known == numbered.names.end())
                known = numbered.names.insert(known, name);
            numbered.text += '$' + QByteArray::number(known - numbered.names.begin() + 1);
            at += name.size();
        } else {
            const auto isPlain = [](QChar c) {
                return c != u'\'' && c != u'"' && c != u'-' && c != u'/' && c != u':';
            };
            const auto *end = std::find_if_not(rest.begin() + 1, rest.end(), isPlain);
            numbered.text += rest.first(end - rest.begin()).toUtf8();
            at += end - rest.begin();
        }
    }
    return numbered;
}

} // namespace tilldesk::storage
