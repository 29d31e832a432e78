#pragma once

#include <QString>
#include <array>

namespace tilldesk::ui {

/// Where one can be in the window, in the order of the rail and of Ctrl+1 to Ctrl+9.
enum class Place { Today, Till, Payments, Refunds, Payouts, Callbacks, Reports, Settings, Lock };

inline constexpr std::array kPlaces{Place::Today,   Place::Till,     Place::Payments,
                                    Place::Refunds, Place::Payouts,  Place::Callbacks,
                                    Place::Reports, Place::Settings, Place::Lock};

/// What a page says that has nothing to show yet.
struct PlaceWords {
    QString title;   ///< of the page and its entry in the rail
    QString heading; ///< empty for a page that shows something
    QString why;
    QString action;
};

[[nodiscard]] PlaceWords wordsOf(Place place);
/// Name of its icon.
[[nodiscard]] QString iconOf(Place place);

} // namespace tilldesk::ui
