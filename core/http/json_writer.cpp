#include "core/http/json_writer.h"

namespace tilldesk::http {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

constexpr bool needsEscape(char16_t c)
{
    return c < 0x20 || c == u'"' || c == u'\\';
}

void appendEscape(std::string &out, char16_t c)
{
    switch (c) {
    case u'"': out += "\\\""; return;
    case u'\\': out += "\\\\"; return;
    case u'\b': out += "\\b"; return;
    case u'\f': out += "\\f"; return;
    case u'\n': out += "\\n"; return;
    case u'\r': out += "\\r"; return;
    case u'\t': out += "\\t"; return;
    }
    out += "\\u00";
    out += kHexDigits[(c >> 4) & 0xf];
    out += kHexDigits[c & 0xf];
}

void appendUtf8(std::string &out, char32_t c)
{
    const auto tail = [](char32_t bits) { return static_cast<char>(0x80 | (bits & 0x3f)); };
    if (c < 0x800) {
        out += static_cast<char>(0xc0 | (c >> 6));
    } else if (c < 0x10000) {
        out += static_cast<char>(0xe0 | (c >> 12));
        out += tail(c >> 6);
    } else {
        out += static_cast<char>(0xf0 | (c >> 18));
        out += tail(c >> 12);
        out += tail(c >> 6);
    }
    out += tail(c);
}

/// Returns the code point at `at`, and moves `at` to its last code unit.
char32_t characterAt(QStringView text, qsizetype &at)
{
    const QChar c = text[at];
    if (!c.isSurrogate())
        return c.unicode();
    if (c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(c, text[++at]);
    return QChar::ReplacementCharacter;
}

} // namespace

void JsonWriter::separate()
{
    if (m_needsComma)
        m_out += ',';
    m_needsComma = true;
}

void JsonWriter::open(char bracket)
{
    separate();
    m_out += bracket;
    m_needsComma = false;
}

void JsonWriter::close(char bracket)
{
    m_out += bracket;
    m_needsComma = true;
}

void JsonWriter::key(std::string_view name)
{
    separate();
    m_out += '"';
    m_out += name;
    m_out += "\":";
    m_needsComma = false;
}

void JsonWriter::beginObject()
{
    open('{');
}

void JsonWriter::endObject()
{
    close('}');
}

void JsonWriter::beginArray()
{
    open('[');
}

void JsonWriter::endArray()
{
    close(']');
}

void JsonWriter::beginObject(std::string_view name)
{
    key(name);
    beginObject();
}

void JsonWriter::beginArray(std::string_view name)
{
    key(name);
    beginArray();
}

void JsonWriter::memberUnlessEmpty(std::string_view name, QStringView text)
{
    if (!text.isEmpty())
        member(name, text);
}

void JsonWriter::value(QStringView text)
{
    separate();
    m_out += '"';
    const std::size_t begin = m_out.size();
    const auto size = std::size_t(text.size());
    m_out.resize(begin + size);
    // Fast path: nearly all texts are ASCII without escapes.
    qsizetype plain = 0;
    for (; plain < text.size(); ++plain) {
        const char16_t unit = text[plain].unicode();
        if (unit >= 0x80 || needsEscape(unit))
            break;
        m_out[begin + std::size_t(plain)] = static_cast<char>(unit);
    }
    m_out.resize(begin + std::size_t(plain));
    for (qsizetype i = plain; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        if (needsEscape(unit))
            appendEscape(m_out, unit);
        else if (unit < 0x80)
            m_out += static_cast<char>(unit);
        else
            appendUtf8(m_out, characterAt(text, i));
    }
    m_out += '"';
}

void JsonWriter::value(std::string_view text)
{
    separate();
    m_out += '"';
    std::size_t written = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (!needsEscape(byte))
            continue;
        m_out.append(text, written, i - written);
        appendEscape(m_out, byte);
        written = i + 1;
    }
    m_out.append(text, written);
    m_out += '"';
}

void JsonWriter::value(const QByteArray &text)
{
    value(std::string_view(text.constData(), std::size_t(text.size())));
}

void JsonWriter::value(bool truth)
{
    separate();
    m_out += truth ? "true" : "false";
}

} // namespace tilldesk::http
