#include "core/debtors/place.h"

namespace tilldesk::debtors {

std::optional<Place> findPlace(const merchants::Directory &directory, const QString &profileId,
                               const QString &posId)
{
    const auto *stored = directory.profile(ProfileId(profileId.toLower()));
    if (stored == nullptr)
        return {};
    if (const auto *exact = stored->pointOfSale(posId))
        return Place{stored->profile, *exact};
    const PointOfSale *found = nullptr;
    for (const PointOfSale &each : stored->pointsOfSale) {
        if (each.id.compare(posId, Qt::CaseInsensitive) != 0)
            continue;
        if (found != nullptr)
            return {};
        found = &each;
    }
    return found != nullptr ? std::optional(Place{stored->profile, *found}) : std::nullopt;
}

} // namespace tilldesk::debtors
