#include "core/domain/bookkeeping.h"

#include <algorithm>

namespace tilldesk {

qint64 JournalEntry::number() const
{
    return (day.year() % 100 * 10'000LL + day.month() * 100LL + day.day()) * 10 + qint64(kind);
}

VatShares VatPlace::at(const QDate &day) const
{
    VatShares found;
    for (const VatPeriod &period : periods) {
        if (period.first <= day)
            found = period.shares;
    }
    return found;
}

VatShares vatSharesAt(const QList<VatPlace> &places, const ProfileId &profile, const QString &posId,
                      const QDate &day)
{
    const auto of = [&](const QString &pos) {
        const auto found = std::ranges::find_if(places, [&](const VatPlace &place) {
            return place.profile == profile && place.posId == pos;
        });
        return found == places.end() ? VatShares() : found->at(day);
    };
    const VatShares own = posId.isEmpty() ? VatShares() : of(posId);
    return own.isEmpty() ? of({}) : own;
}

} // namespace tilldesk
