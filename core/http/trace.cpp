#include "core/http/trace.h"

#include <QRandomGenerator>
#include <algorithm>
#include <array>
#include <span>

namespace tilldesk::http {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::size_t kTraceIdLength = 32;
constexpr std::size_t kSpanIdLength = 16;
constexpr std::size_t kMaxRequestIdLength = 128;

std::string hex(std::span<const quint32> words)
{
    std::string text;
    text.reserve(words.size() * 8);
    for (const quint32 word : words) {
        for (int shift = 28; shift >= 0; shift -= 4)
            text += kHexDigits[(word >> shift) & 0xf];
    }
    return text;
}

/// Formats a random (version 4) UUID. @source RFC 9562, section 5.4
std::string uuid(std::span<quint32, 4> words)
{
    words[1] = (words[1] & 0xffff0fff) | 0x00004000;
    words[2] = (words[2] & 0x3fffffff) | 0x80000000;
    std::string text = hex(words);
    for (const std::size_t at : {8U, 13U, 18U, 23U})
        text.insert(at, 1, '-');
    return text;
}

bool isId(std::string_view text)
{
    const auto isLowerHex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    return std::ranges::all_of(text, isLowerHex)
        && text.find_first_not_of('0') != std::string_view::npos;
}

/// Returns the trace id of `00-<trace>-<span>-<flags>`; empty if `parent` is malformed.
std::string_view traceIdOf(std::string_view parent)
{
    if (parent.size() != 55 || !parent.starts_with("00-") || parent[35] != '-' || parent[52] != '-')
        return {};
    const std::string_view trace = parent.substr(3, kTraceIdLength);
    const std::string_view span = parent.substr(36, kSpanIdLength);
    const std::string_view flags = parent.substr(53);
    const bool areFlags = flags == "00" || isId(flags);
    return isId(trace) && isId(span) && areFlags ? trace : std::string_view();
}

bool isRequestId(std::string_view text)
{
    return !text.empty() && text.size() <= kMaxRequestIdLength
        && std::ranges::all_of(text, [](char c) { return c > 0x20 && c < 0x7f; });
}

} // namespace

void identify(Request &request)
{
    // Not cryptographic: these ids tell requests apart and protect nothing. The system's generator
    // took a tenth of an I/O thread (measured).
    thread_local auto generator = QRandomGenerator::securelySeeded();
    std::array<quint32, 10> random{};
    generator.generate(random.begin(), random.end());
    const std::span<quint32, 10> words(random);

    const bool isOneParent = request.headerCount("traceparent") == 1;
    request.traceId = isOneParent ? traceIdOf(*request.header("traceparent")) : std::string_view();
    if (request.traceId.empty())
        request.traceId = hex(words.subspan<0, 4>());
    request.spanId = hex(words.subspan<4, 2>());
    request.requestId = request.header("X-Request-ID").value_or(std::string_view());
    if (!isRequestId(request.requestId))
        request.requestId = uuid(words.subspan<6, 4>());
}

} // namespace tilldesk::http
