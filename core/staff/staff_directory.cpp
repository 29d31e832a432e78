#include "core/staff/staff_directory.h"

#include <algorithm>

namespace tilldesk::staff {

bool StaffDirectory::isOn() const
{
    return std::ranges::any_of(
        m_rows, [](const StaffRow &row) { return row.member.isEmployed() && !row.pin.isEmpty(); });
}

const StaffRow *StaffDirectory::find(const StaffId &id) const
{
    const auto row = std::ranges::find_if(
        m_rows, [&id](const StaffRow &candidate) { return candidate.member.id == id; });
    return row == m_rows.end() ? nullptr : &*row;
}

RefundLimits StaffDirectory::limitsOf(StaffRole role) const
{
    const auto limits = m_limits.find(role);
    return limits == m_limits.end() ? RefundLimits() : limits->second;
}

QList<StaffMember> StaffDirectory::members() const
{
    QList<StaffMember> members;
    for (const StaffRow &row : m_rows)
        members << row.member;
    return members;
}

} // namespace tilldesk::staff
