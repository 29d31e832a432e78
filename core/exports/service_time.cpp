#include "core/exports/service_time.h"

#include "core/debtors/simulation_service.h"

namespace tilldesk::exports {

Timestamp serviceTime(storage::Database &db)
{
    const SystemClock computer;
    AdjustableClock clock(computer);
    clock.adjust(debtors::storedSimulation(db).clock);
    return clock.now();
}

} // namespace tilldesk::exports
