#include "core/http/json_number.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace tilldesk::http {
namespace {

template <typename T>
std::optional<T> fromDigits(std::string_view text)
{
    T number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

} // namespace

std::optional<std::int64_t> exactInteger(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    text.remove_prefix(isNegative ? 1 : 0);
    const std::size_t exponentAt = std::min(text.find_first_of("eE"), text.size());
    const std::string_view mantissa = text.substr(0, exponentAt);
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    std::string digits(mantissa.substr(0, point));
    const std::string_view fraction = mantissa.substr(std::min(point + 1, mantissa.size()));
    digits += fraction;
    digits.erase(0, digits.find_first_not_of('0'));
    if (digits.empty())
        return 0;

    std::int64_t exponent = 0;
    if (exponentAt < text.size()) {
        std::string_view written = text.substr(exponentAt + 1);
        written.remove_prefix(written.starts_with('+') ? 1 : 0);
        const auto number = fromDigits<std::int32_t>(written);
        if (!number)
            return {};
        exponent = *number;
    }
    exponent -= static_cast<std::int64_t>(fraction.size());
    for (; digits.ends_with('0'); digits.pop_back())
        ++exponent;
    constexpr std::size_t kMaxDigits = 19;
    if (exponent < 0 || digits.size() + static_cast<std::size_t>(exponent) > kMaxDigits)
        return {};
    digits.append(static_cast<std::size_t>(exponent), '0');
    return fromDigits<std::int64_t>(isNegative ? '-' + digits : digits);
}

} // namespace tilldesk::http
