#include "core/staff/session.h"

using namespace Qt::StringLiterals;

namespace tilldesk::staff {
namespace {

auto tooMuchHere(StaffCommand command)
{
    return fail(ErrorCode::AccessDenied, u"This till does not allow %1"_s.arg(toText(command)));
}

} // namespace

Result<AuditActor> Session::admit(StaffCommand command) const
{
    const auto staff = m_staff.current();
    const bool isTooMuchHere = !mayGive(m_atMost, command);
    if (!staff->isOn()) {
        if (isTooMuchHere)
            return tooMuchHere(command);
        return AuditActor{.kind = AuditActorKind::Window, .place = m_place};
    }
    StaffId id;
    bool isLocked = true;
    {
        const std::lock_guard lock(m_mutex);
        id = m_member;
        isLocked = m_isLocked;
    }
    const StaffRow *row = staff->find(id);
    const bool isKnown = row != nullptr && row->member.isEmployed();
    AuditActor actor{.kind = AuditActorKind::Window, .place = m_place};
    if (isKnown)
        actor = {.kind = AuditActorKind::Staff,
                 .id = id.text(),
                 .name = row->member.name,
                 .place = m_place};
    if (permissionOf(command) == Permission::Anybody)
        return actor;
    if (!isKnown || (isLocked && !isPossibleWhileLocked(command)))
        return fail(ErrorCode::Unauthorized, u"Sign in first"_s);
    if (!mayGive(row->member.role, command))
        return fail(
            ErrorCode::AccessDenied,
            u"The role %1 does not allow %2"_s.arg(toText(row->member.role), toText(command)));
    if (isTooMuchHere)
        return tooMuchHere(command);
    return actor;
}

void Session::open(const StaffId &member)
{
    const std::lock_guard lock(m_mutex);
    m_member = member;
    m_isLocked = false;
}

void Session::lock()
{
    const std::lock_guard lock(m_mutex);
    m_isLocked = true;
}

void Session::close()
{
    const std::lock_guard lock(m_mutex);
    m_member = {};
    m_isLocked = true;
}

StaffSession Session::state() const
{
    const auto staff = m_staff.current();
    const std::lock_guard lock(m_mutex);
    const StaffRow *row = staff->find(m_member);
    StaffSession state{.isOn = staff->isOn(), .isLocked = m_isLocked, .member = {}};
    state.atMost = m_atMost;
    if (row != nullptr && row->member.isEmployed())
        state.member = row->member;
    state.isLocked = state.isOn && (m_isLocked || !state.member);
    return state;
}

StaffId Session::member() const
{
    const std::lock_guard lock(m_mutex);
    return m_member;
}

} // namespace tilldesk::staff
