#pragma once

#include "core/domain/day_close.h"
#include "core/gateway/merchants.h"

namespace tilldesk::ui {

/// A day close as it is printed, on A4 or on a till's roll.
struct DayCloseDocument {
    QString title; ///< `Z 13 · Webshop · Till 1`
    QString body;  ///< HTML for a PrintedDocument
};

/// @param entry   the profile of the close; null when it is not known
/// @param copyAt  when it is printed again: it says so; empty: it has just been made
[[nodiscard]] DayCloseDocument documentOf(const DayClose &close, const ProfileEntry *entry,
                                          std::optional<Timestamp> copyAt);

} // namespace tilldesk::ui
