#pragma once

#include "core/base/clock.h"
#include "core/domain/events.h"
#include "core/reports/day_close_repository.h"

namespace tilldesk::reports {

/// Records day closes. Called on the core thread; each call is part of the caller's transaction.
class DayCloseService
{
public:
    /// @pre all references outlive this object
    DayCloseService(storage::Database &db, const Clock &clock, Events &events)
        : m_rows(db),
          m_clock(clock),
          m_events(events)
    {
    }

    /// Records the counted takings under the next number of the scope.
    /// @param counted  result of DayCloseRepository::count() on any connection, so that a long
    /// count does not occupy the core thread; counted again if another Z report was recorded since
    /// Errors: as DayCloseRepository::count().
    [[nodiscard]] Result<DayClose> record(DayCloseRow counted, DayCloseKind kind);

private:
    DayCloseRepository m_rows;
    const Clock &m_clock;
    Events &m_events;
};

} // namespace tilldesk::reports
