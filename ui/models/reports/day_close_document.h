#pragma once

#include "core/domain/day_close.h"
#include "core/gateway/merchants.h"

namespace tilldesk::ui {

/// A day close as printed on A4 or on a till roll.
struct DayCloseDocument {
    QString title; ///< `Z 13 · Webshop · Till 1`
    QString body;  ///< HTML for a PrintedDocument
};

/// Returns the printable document of a close.
/// @param entry   the profile of the close; null: unknown
/// @param copyAt  time of a reprint, which is marked as a copy; empty: first print
[[nodiscard]] DayCloseDocument documentOf(const DayClose &close, const ProfileEntry *entry,
                                          std::optional<Timestamp> copyAt);

} // namespace tilldesk::ui
