#include "core/tills/till_place.h"

using namespace Qt::StringLiterals;

namespace tilldesk::tills {

Result<TillPlace> PublishedTillPlace::current() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_place)
        return fail(ErrorCode::Unavailable,
                    u"no other computer may connect: set tills = on, and start the service"_s);
    return *m_place;
}

void PublishedTillPlace::publish(const std::optional<TillPlace> &place)
{
    const std::lock_guard lock(m_mutex);
    m_place = place;
}

} // namespace tilldesk::tills
