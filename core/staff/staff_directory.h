#pragma once

#include "core/staff/staff_repository.h"

#include <atomic>
#include <memory>

namespace tilldesk::staff {

/// The staff as of a commit. Immutable.
class StaffDirectory
{
public:
    StaffDirectory() = default;
    StaffDirectory(QList<StaffRow> rows, LimitsOfRoles limits)
        : m_rows(std::move(rows)),
          m_limits(std::move(limits))
    {
    }

    /// Returns whether sign-in is needed: somebody who works here has a PIN. Otherwise everybody
    /// may do everything.
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] const QList<StaffRow> &rows() const { return m_rows; }
    /// Returns null if there is no such member. Also finds members who have left.
    [[nodiscard]] const StaffRow *find(const StaffId &id) const;
    /// Returns no limits for a role without a row.
    [[nodiscard]] RefundLimits limitsOf(StaffRole role) const;
    [[nodiscard]] const LimitsOfRoles &limits() const { return m_limits; }
    /// Returns the members, without their secrets, in the order in which they were added.
    [[nodiscard]] QList<StaffMember> members() const;

private:
    QList<StaffRow> m_rows;
    LimitsOfRoles m_limits;
};

/// Holds the present staff. Thread-safe.
class PublishedStaff
{
public:
    [[nodiscard]] std::shared_ptr<const StaffDirectory> current() const { return m_current.load(); }
    void publish(std::shared_ptr<const StaffDirectory> directory)
    {
        m_current.store(std::move(directory));
    }

private:
    std::atomic<std::shared_ptr<const StaffDirectory>> m_current =
        std::make_shared<const StaffDirectory>();
};

} // namespace tilldesk::staff
