#pragma once

#include "core/merchants/directory.h"

namespace tilldesk::debtors {

/// A copy of a point of sale and its profile, taken from the Directory.
struct Place {
    Profile profile;
    PointOfSale pointOfSale;
};

/// Returns the point of sale in the link of a static QR code; empty if none or several match. The
/// code may be in capitals, so the profile is matched case-insensitively. The posId is matched
/// exactly first, then case-insensitively.
[[nodiscard]] std::optional<Place> findPlace(const merchants::Directory &directory,
                                             const QString &profileId, const QString &posId);

} // namespace tilldesk::debtors
