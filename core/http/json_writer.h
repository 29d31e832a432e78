#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace tilldesk::http {

/// Appends JSON to a string directly, without building a document. Writes commas and escapes texts;
/// the caller must match every begin with its end.
class JsonWriter
{
public:
    /// `out` must outlive the writer; new text is appended.
    explicit JsonWriter(std::string &out) : m_out(out) {}

    void beginObject();
    void endObject();
    void beginArray();
    void endArray();
    /// Begins a member whose value is an object or an array. The name must be plain ASCII without
    /// `"` and `\`.
    void beginObject(std::string_view name);
    void beginArray(std::string_view name);

    template <typename T>
    void member(std::string_view name, const T &content)
    {
        key(name);
        value(content);
    }
    /// Leaves the member out when `text` is empty.
    void memberUnlessEmpty(std::string_view name, QStringView text);

    /// A lone surrogate becomes U+FFFD.
    void value(QStringView text);
    /// @pre ASCII
    void value(QLatin1StringView text)
    {
        value(std::string_view(text.data(), std::size_t(text.size())));
    }
    /// @pre valid UTF-8
    void value(std::string_view text);
    void value(const char *text) { value(std::string_view(text)); }
    /// @pre valid UTF-8
    void value(const QByteArray &text);
    void value(bool truth);
    template <std::integral T>
    void value(T number)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        separate();
        m_out.append(digits.data(), end);
    }

private:
    void separate();
    void open(char bracket);
    void close(char bracket);
    void key(std::string_view name);

    std::string &m_out;
    bool m_needsComma = false;
};

} // namespace tilldesk::http
