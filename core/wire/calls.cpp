#include "core/wire/calls.h"

namespace tilldesk::wire {

QMap<StaffRole, RefundLimits> limitsByRole(const gateway::Staff &staff)
{
    QMap<StaffRole, RefundLimits> limits;
    for (const StaffRole role : enumerators<StaffRole>())
        limits[role] = staff.limits(role);
    return limits;
}

QString locationPattern(const gateway::Merchants &merchants)
{
    return merchants.locationLink(ProfileId(kProfilePlace), kPosPlace);
}

} // namespace tilldesk::wire
