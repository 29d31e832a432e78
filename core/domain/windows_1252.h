#pragma once

#include <array>

namespace tilldesk {

/// The characters 0x80 to 0x9F of Windows-1252; 0: not assigned. All others are those of
/// ISO-8859-1.
/// @source WHATWG Encoding and Microsoft, code page 1252
inline constexpr std::array<char16_t, 32> kWindows1252Block80{
    u'€', 0,    u'‚', u'ƒ', u'„', u'…', u'†', u'‡', u'ˆ', u'‰', u'Š', u'‹', u'Œ', 0, u'Ž', 0,
    0,    u'‘', u'’', u'“', u'”', u'•', u'–', u'—', u'˜', u'™', u'š', u'›', u'œ', 0, u'ž', u'Ÿ'};

} // namespace tilldesk
