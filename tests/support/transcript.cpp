#include "tests/support/transcript.h"

#include <cstdlib>
#include <fstream>
#include <mutex>
#include <strings.h>

namespace tilldesk::test {
namespace {

std::string quoted(std::string_view bytes)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "\"";
    for (const char c : bytes) {
        const auto number = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            text.append("\\").push_back(c);
        else if (number >= 0x20 && number < 0x7f)
            text.push_back(c);
        else
            text.append("\\u00").append({kDigits[number / 16], kDigits[number % 16]});
    }
    return text.append("\"");
}

bool isCredential(const std::string &name)
{
    return ::strcasecmp(name.c_str(), "Authorization") == 0
        || ::strcasecmp(name.c_str(), "Signature") == 0;
}

enum class Whose { Callers, Services };

/// Leaves out credentials; only requests contain any.
std::string listed(const HttpHeaders &headers, Whose whose)
{
    std::string text = "[";
    for (const auto &[name, value] : headers) {
        text.append(text.size() > 1 ? ",[" : "[").append(quoted(name)).append(",");
        text.append(quoted(whose == Whose::Callers && isCredential(name) ? "" : value)).append("]");
    }
    return text.append("]");
}

/// Returns null if no transcript is asked for.
std::ofstream *file()
{
    static std::ofstream stream = [] {
        const char *path = std::getenv("TILLDESK_TRANSCRIPT");
        return path == nullptr ? std::ofstream() : std::ofstream(path);
    }();
    return stream.is_open() ? &stream : nullptr;
}

} // namespace

void writeTranscript(std::string_view method, std::string_view target, const HttpHeaders &sent,
                     const HttpAnswer &answer)
{
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    std::ofstream *out = file();
    if (out == nullptr)
        return;
    *out << R"({"method":)" << quoted(method) << R"(,"target":)" << quoted(target) << R"(,"sent":)"
         << listed(sent, Whose::Callers) << R"(,"status":)" << answer.status << R"(,"headers":)"
         << listed(answer.headers, Whose::Services) << R"(,"body":)" << quoted(answer.body) << "}"
         << std::endl;
}

} // namespace tilldesk::test
