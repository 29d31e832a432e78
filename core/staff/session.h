#pragma once

#include "core/domain/audit.h"
#include "core/domain/permissions.h"
#include "core/staff/staff_directory.h"

#include <atomic>
#include <mutex>

namespace tilldesk::staff {

/// Who is signed in at one window, and the one place that decides whether they may give a command.
/// Thread-safe.
class Session
{
public:
    /// @param place  till or computer, for the audit trail
    /// @pre `staff` must outlive the Session
    explicit Session(const PublishedStaff &staff, QString place = {})
        : m_staff(staff),
          m_place(std::move(place))
    {
    }

    /// Returns the actor if the person who is signed in may give the command now. A shop without
    /// staff allows every command, to the actor Window.
    /// Errors: `Unauthorized` if nobody is signed in, or the till is locked, or the person has no
    /// access any more; `AccessDenied` if the role, or the till, does not allow the command.
    [[nodiscard]] Result<AuditActor> admit(StaffCommand command) const;

    /// Limits what anybody may do at this window to the permissions of a role. Without staff, too.
    void setAtMost(StaffRole role) { m_atMost = role; }
    [[nodiscard]] StaffRole atMost() const { return m_atMost; }
    void open(const StaffId &member); ///< signs in
    void lock();
    void close(); ///< signs out
    [[nodiscard]] StaffSession state() const;
    /// Returns the id of the person who signed in last; empty: nobody.
    [[nodiscard]] StaffId member() const;
    [[nodiscard]] const QString &place() const { return m_place; }

private:
    const PublishedStaff &m_staff;
    QString m_place;
    std::atomic<StaffRole> m_atMost = StaffRole::Owner;
    mutable std::mutex m_mutex;
    StaffId m_member;
    bool m_isLocked = true;
};

} // namespace tilldesk::staff
