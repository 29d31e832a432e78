#include "core/callbacks/inspection_json.h"

namespace tilldesk::callbacks {
namespace {

/// Returns the index after the closing quote of the string that begins at `at`.
qsizetype endOfString(QStringView json, qsizetype at)
{
    for (++at; at < json.size() && json[at] != u'"'; ++at) {
        if (json[at] == u'\\')
            ++at;
    }
    return std::min(at + 1, json.size());
}

bool isWhiteSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r' || c == u'\n';
}

bool opens(QChar c)
{
    return c == u'{' || c == u'[';
}

bool closes(QChar c)
{
    return c == u'}' || c == u']';
}

/// Returns a JSON string, quotes included, without unneeded escapes: `\/`, and `\u` of characters
/// that need none.
QString plainString(QStringView text)
{
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != u'\\' || at + 1 >= text.size()) {
            plain += text[at];
            continue;
        }
        const QChar kind = text[++at];
        bool isHex = false;
        const ushort code = kind == u'u' ? text.sliced(at + 1)
                                               .first(std::min<qsizetype>(4, text.size() - at - 1))
                                               .toUShort(&isHex, 16)
                                         : ushort(0);
        if (isHex && code >= 0x20 && code != u'"' && code != u'\\') {
            plain += QChar(code);
            at += 4;
        } else if (kind == u'/') {
            plain += kind;
        } else {
            plain += u'\\';
            plain += kind;
        }
    }
    return plain;
}

} // namespace

QString indentedJson(QStringView json)
{
    QString text;
    qsizetype depth = 0;
    const auto newLine = [&text, &depth] {
        if (depth <= kDeepestIndentation)
            text += u'\n' + QString(2 * std::max<qsizetype>(depth, 0), u' ');
    };
    for (qsizetype at = 0; at < json.size(); ++at) {
        if (text.size() > kLongestIndented)
            return text + u'…';
        const QChar c = json[at];
        if (isWhiteSpace(c))
            continue;
        const bool isFirst = !text.isEmpty() && opens(text.back());
        if (closes(c))
            --depth;
        if (closes(c) != isFirst) // except in an empty pair of brackets
            newLine();
        const qsizetype end = c == u'"' ? endOfString(json, at) : at + 1;
        text += json.sliced(at, std::min(end - at, kLongestIndented));
        at = end - 1;
        if (opens(c))
            ++depth;
        else if (c == u',')
            newLine();
        else if (c == u':')
            text += u' ';
    }
    return text;
}

QString compactJson(QStringView json)
{
    QString text;
    for (qsizetype at = 0; at < json.size(); ++at) {
        if (isWhiteSpace(json[at]))
            continue;
        if (json[at] != u'"') {
            text += json[at];
            continue;
        }
        const qsizetype end = endOfString(json, at);
        text += plainString(json.sliced(at, end - at));
        at = end - 1;
    }
    return text;
}

} // namespace tilldesk::callbacks
