#include "core/http/message.h"

#include "core/http/ascii.h"
#include "core/http/percent.h"

namespace tilldesk::http {

std::optional<std::string_view> Request::header(std::string_view name) const
{
    for (const Header &header : headers) {
        if (equalsAnyCase(header.name, name))
            return header.value;
    }
    return {};
}

int Request::headerCount(std::string_view name) const
{
    return static_cast<int>(std::ranges::count_if(
        headers, [name](const Header &header) { return equalsAnyCase(header.name, name); }));
}

std::optional<std::string> Request::queryValue(std::string_view name) const
{
    std::optional<std::string> value;
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('&'), rest.size());
        const std::string_view pair = rest.substr(0, end);
        const std::size_t equals = std::min(pair.find('='), pair.size());
        if (!pair.empty() && queryDecoded(pair.substr(0, equals)) == name)
            value = queryDecoded(pair.substr(std::min(equals + 1, pair.size())));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return value;
}

} // namespace tilldesk::http
