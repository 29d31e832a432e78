#include "core/http/percent.h"

#include <charconv>

namespace tilldesk::http {
namespace {

/// Returns the byte that `%XX` at `at` encodes; empty if malformed.
std::optional<char> escapedByte(std::string_view text, std::size_t at)
{
    if (at + 3 > text.size())
        return {};
    unsigned value = 0;
    const char *digits = text.data() + at + 1;
    const auto [end, error] = std::from_chars(digits, digits + 2, value, 16);
    if (error != std::errc() || end != digits + 2)
        return {};
    return static_cast<char>(value);
}

} // namespace

std::optional<std::string> percentDecoded(std::string_view text)
{
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        const auto byte = escapedByte(text, i);
        if (!byte)
            return {};
        decoded += *byte;
        i += 2;
    }
    return decoded;
}

std::string queryDecoded(std::string_view text)
{
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = text[i] == '%' ? escapedByte(text, i) : std::nullopt;
        decoded += byte.value_or(text[i] == '+' ? ' ' : text[i]);
        if (byte)
            i += 2;
    }
    return decoded;
}

} // namespace tilldesk::http
