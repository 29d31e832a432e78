#pragma once

#include "core/base/clock.h"
#include "core/domain/events.h"
#include "core/reports/day_close_repository.h"

namespace tilldesk::reports {

/// Records day closes. Lives on the core thread; every call runs in the caller's transaction.
class DayCloseService
{
public:
    /// @pre all references outlive it
    DayCloseService(storage::Database &db, const Clock &clock, Events &events)
        : m_rows(db),
          m_clock(clock),
          m_events(events)
    {
    }

    /// Records what was counted, under the next number of its scope.
    /// @param counted  by DayCloseRepository::count() over any connection, so that a long stretch
    /// is not counted here; counted anew when a Z has come in between
    /// Errors: as DayCloseRepository::count().
    [[nodiscard]] Result<DayClose> record(DayCloseRow counted, DayCloseKind kind);

private:
    DayCloseRepository m_rows;
    const Clock &m_clock;
    Events &m_events;
};

} // namespace tilldesk::reports
