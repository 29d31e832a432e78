#include "core/reports/day_close_service.h"

#include "core/audit/day_close_record.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::reports {

Result<DayClose> DayCloseService::record(DayCloseRow counted, DayCloseKind kind)
{
    const DayCloseScope scope = counted.close.scope;
    if (m_rows.closedUpto(scope) != counted.itemsAfter) {
        auto anew = m_rows.count(scope);
        if (!anew)
            return anew.failure();
        counted = std::move(*anew);
    }
    counted.close.kind = kind;
    counted.close.number = m_rows.nextNumber(scope, kind);
    // Keeps the times of closes monotonic, even if the clock was set back.
    const Timestamp now = m_clock.now();
    counted.close.at = std::max(now, m_rows.lastAt().value_or(now));
    if (kind == DayCloseKind::Z)
        counted.close.head = m_makeHead();
    counted.close.seq = m_rows.insert(counted);
    m_trail.record({.kind = AuditKind::DayClosed,
                    .subject = scope.pointOfSale,
                    .facts = {{u"profileId"_s, scope.profile.text()},
                              {u"kind"_s, kind == DayCloseKind::Z ? u"Z"_s : u"X"_s},
                              {u"number"_s, counted.close.number}}});
    counted.close.record = audit::recordOf(m_db, counted.close);
    m_events.dayClosed = true;
    return counted.close;
}

} // namespace tilldesk::reports
