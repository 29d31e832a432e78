#include "core/domain/spreadsheet_text.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tilldesk {
namespace {

/// Spaces that a spreadsheet may skip: plain, no-break, ideographic, byte-order mark.
constexpr std::array<std::string_view, 4> kSpaces{" ", "\xC2\xA0", "\xE3\x80\x80", "\xEF\xBB\xBF"};
constexpr std::array<std::string_view, 11> kFormulas{
    "=",           "+", "-", "@", "\t", "\r", "\n", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D",
    "\xEF\xBC\xA0"};

/// Fast path: no formula starts with a letter or a digit.
bool isPlain(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// Returns whether the text has only digits, signs and separators, such as `+32 2 555 12 12`,
/// `+++090/9337/55493+++` or `-12,50`. As a formula it can only calculate with its own numbers: it
/// names no function, cell, sheet or program.
bool isNumeric(std::string_view text)
{
    return text.find_first_not_of("0123456789 +-*/.,:()") == std::string_view::npos;
}

bool beginsFormula(std::string_view text)
{
    const bool begins = std::ranges::any_of(
        kFormulas, [text](std::string_view formula) { return text.starts_with(formula); });
    return begins && !isNumeric(text);
}

} // namespace

bool looksLikeFormula(QByteArrayView text)
{
    if (text.isEmpty() || isPlain(text.front()))
        return false;
    std::string_view rest(text.data(), std::size_t(text.size()));
    for (bool hasSpace = true; hasSpace;) {
        hasSpace = false;
        for (const std::string_view space : kSpaces) {
            if (rest.starts_with(space)) {
                rest.remove_prefix(space.size());
                hasSpace = true;
            }
        }
    }
    return beginsFormula(rest);
}

bool wouldBecomeFormula(char separator, QByteArrayView rest)
{
    while (rest.startsWith('"'))
        rest = rest.sliced(1);
    // The cell ends at the next separator.
    if (const qsizetype end = rest.indexOf(separator); end >= 0)
        rest = rest.first(end);
    switch (separator) {
    case ',': return beginsFormula({rest.data(), std::size_t(rest.size())});
    case ';':
    case '\t':
    case '\r':
    case '\n': return looksLikeFormula(rest);
    default: return false;
    }
}

} // namespace tilldesk
