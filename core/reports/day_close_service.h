#pragma once

#include "core/audit/trail.h"
#include "core/base/clock.h"
#include "core/domain/events.h"
#include "core/reports/day_close_repository.h"

#include <functional>

namespace tilldesk::reports {

/// Records day closes. Called on the core thread; each call is part of the caller's transaction.
class DayCloseService
{
public:
    /// Makes a signed head of the ledger's chain in the open transaction; empty if no key can sign.
    using MakeHead = std::function<std::optional<LedgerHead>()>;

    /// @param makeHead  called for each Z
    /// @pre all references outlive this object
    DayCloseService(
        storage::Database &db, const Clock &clock, Events &events,
        MakeHead makeHead = [] { return std::nullopt; })
        : m_db(db),
          m_rows(db),
          m_trail(db, clock),
          m_clock(clock),
          m_events(events),
          m_makeHead(std::move(makeHead))
    {
    }

    /// Records the counted takings under the next number of the scope.
    /// @param counted  result of DayCloseRepository::count() on any connection, so that a long
    /// count does not occupy the core thread; counted again if another Z report was recorded since
    /// Errors: as DayCloseRepository::count().
    [[nodiscard]] Result<DayClose> record(DayCloseRow counted, DayCloseKind kind);

private:
    storage::Database &m_db;
    DayCloseRepository m_rows;
    audit::Trail m_trail;
    const Clock &m_clock;
    Events &m_events;
    MakeHead m_makeHead;
};

} // namespace tilldesk::reports
