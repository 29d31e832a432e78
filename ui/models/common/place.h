#pragma once

#include "core/base/enumerators.h"

#include <QString>
#include <array>

namespace tilldesk::ui {

/// The places of the window, in the order of the rail and of Ctrl+1 to Ctrl+9.
enum class Place {
    Today,
    Till,
    Payments,
    Refunds,
    Payouts,
    Callbacks,
    Reports,
    Activity,
    Settings,
    Lock
};

inline constexpr auto kPlaces = enumerators<Place>();

/// The texts of a place.
struct PlaceWords {
    QString title;   ///< title of the page and of its entry in the rail
    QString heading; ///< heading of a page without contents; empty: the page has contents
    QString why;
    QString action;
};

[[nodiscard]] PlaceWords wordsOf(Place place);
/// Returns the name of the place's icon.
[[nodiscard]] QString iconOf(Place place);

} // namespace tilldesk::ui
