#include "core/hosted/history.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

Result<History::Left> History::left(const ProfileId &profile, std::optional<Timestamp> from)
{
    const auto searched = m_searches.find(profile);
    if (!searched)
        return fail(ErrorCode::Internal, u"the search for new payments has not begun"_s);
    Left left;
    auto reached = searched->history;
    if (reached && (!from || *from > reached->upTo)) {
        m_payouts.fetchAgain(profile, utcDay(reached->since));
        m_searches.setHistory(profile, {});
        reached.reset();
        left.hasGivenUp = true;
    }
    if (!reached) {
        if (!from || *from >= searched->known.since)
            return left;
        reached = SearchedSpan{*from, *from};
        m_searches.setHistory(profile, reached);
    }
    left.toSearch = SearchedSpan{reached->upTo, searched->known.since};
    return left;
}

void History::setReached(const ProfileId &profile, Timestamp upTo)
{
    const auto searched = m_searches.find(profile);
    if (searched && searched->history)
        m_searches.setHistory(profile, SearchedSpan{searched->history->since, upTo});
}

void History::end(const ProfileId &profile)
{
    const auto searched = m_searches.find(profile);
    if (!searched || !searched->history)
        return;
    m_payouts.fetchAgain(profile, utcDay(searched->history->since));
    m_searches.setKnownSince(profile, searched->history->since);
}

} // namespace tilldesk::hosted
