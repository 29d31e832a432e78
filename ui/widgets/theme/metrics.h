#pragma once

#include <QMargins>

/// Sizes in device-independent pixels, on a grid of four pixels.
namespace tilldesk::ui::metrics {

inline constexpr int kTextSize = 13;
inline constexpr int kSmallTextSize = 12;
inline constexpr int kPillTextSize = 11;
inline constexpr int kAmountSize = 24;

inline constexpr int kRailWidth = 208;
inline constexpr int kNarrowRailWidth = 64;
inline constexpr int kTopBarHeight = 56;
inline constexpr int kStatusBarHeight = 28;
inline constexpr int kRowHeight = 38;
inline constexpr int kTwoLineRowHeight = 48;
inline constexpr int kHeaderHeight = 36;
inline constexpr int kCardRadius = 10;
inline constexpr int kControlRadius = 6;
inline constexpr int kControlHeight = 32;
inline constexpr int kChipHeight = 30;
inline constexpr int kPageMargin = 20;
inline constexpr int kCardPadding = 18;
inline constexpr int kGap = 16;
/// Margins around the content of a page.
inline constexpr QMargins kPageMargins{kPageMargin, 12, kPageMargin, kCardPadding};
/// Margins that the style gives to a layout.
inline constexpr QMargins kStyleMargins{9, 9, 9, 9};
inline constexpr int kIcon = 16;

} // namespace tilldesk::ui::metrics
