#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace tilldesk {

namespace detail {

/// Returns whether `value` has a name. GCC and Clang print a named enumerator as `Type::Name`, and
/// any other value as a cast: `(Type)7`.
template <auto value>
consteval bool isEnumerator()
{
    constexpr std::string_view kFunction = __PRETTY_FUNCTION__;
    const char first = kFunction[kFunction.find_last_of(":)") + 1];
    return first < '0' || first > '9';
}

} // namespace detail

/// Returns all enumerators of `Enum` in the order of their numbers, so that a list of them cannot
/// miss one.
/// @pre their numbers are 0 to 127
template <typename Enum>
consteval auto enumerators()
{
    constexpr auto kIsNamed = []<std::size_t... number>(std::index_sequence<number...>)
    {
        return std::array{detail::isEnumerator<Enum(number)>()...};
    }
    (std::make_index_sequence<128>());
    constexpr std::size_t kCount = [&kIsNamed] {
        std::size_t count = 0;
        for (const bool isNamed : kIsNamed)
            count += isNamed ? 1 : 0;
        return count;
    }();
    std::array<Enum, kCount> all{};
    std::size_t at = 0;
    for (std::size_t number = 0; number < kIsNamed.size(); ++number) {
        if (kIsNamed[number])
            all[at++] = Enum(number);
    }
    return all;
}

} // namespace tilldesk
