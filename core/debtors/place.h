#pragma once

#include "core/merchants/directory.h"

namespace tilldesk::debtors {

/// A point of sale, copied out of the directory.
struct Place {
    Profile profile;
    PointOfSale pointOfSale;
};

/// Finds what a static QR code's location names. The code may be all in capitals, so the profile is
/// found in any case, and the posId as it stands or else in any case where only one fits.
/// @return nothing when there is no such point of sale, or several fit
[[nodiscard]] std::optional<Place> findPlace(const merchants::Directory &directory,
                                             const QString &profileId, const QString &posId);

} // namespace tilldesk::debtors
