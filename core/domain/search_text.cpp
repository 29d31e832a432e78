#include "core/domain/search_text.h"

#include "core/domain/basic_latin.h"

#include <QList>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

/// Appends the searchable form of one character, which may be empty.
void append(QString &out, char32_t character)
{
    if (character < 0x80) {
        out += QChar(char16_t(character)).toLower();
        return;
    }
    if (QChar::isMark(character))
        return;
    const QString original = QString::fromUcs4(&character, 1);
    if (QChar::isLetterOrNumber(character)) {
        const QString latin = basicLatin(original);
        if (!latin.isEmpty() && !latin.contains(u'?')) {
            out += latin.toLower();
            return;
        }
    }
    out += original.toCaseFolded();
}

char32_t characterAt(QStringView text, qsizetype at)
{
    const bool isPair =
        text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
}

} // namespace

QString searchable(QStringView text)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const char32_t character = characterAt(text, at);
        append(out, character);
        at += QChar::requiresSurrogates(character) ? 2 : 1;
    }
    return out;
}

std::optional<TextSpan> findSearchable(QStringView text, QStringView wanted)
{
    const QString folded = searchable(text);
    const qsizetype start = folded.indexOf(wanted);
    if (start < 0)
        return {};
    // Maps the place back, because the searchable text may be longer or shorter.
    TextSpan span{-1, 0};
    QString out;
    for (qsizetype at = 0; at < text.size();) {
        const char32_t character = characterAt(text, at);
        append(out, character);
        if (span.position < 0 && out.size() > start)
            span.position = at;
        at += QChar::requiresSurrogates(character) ? 2 : 1;
        if (out.size() >= start + wanted.size()) {
            span.length = at - span.position;
            break;
        }
    }
    return span;
}

} // namespace tilldesk
