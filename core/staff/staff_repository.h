#pragma once

#include "core/domain/staff.h"
#include "core/storage/database.h"

#include <map>

namespace tilldesk::staff {

/// A row of the table `staff_member`.
struct StaffRow {
    StaffMember member;
    QString pin;      ///< hashOf(); empty: no PIN
    QString password; ///< hashOf(); empty: no password
    int blocks = 0;   ///< since the last right PIN

    friend bool operator==(const StaffRow &, const StaffRow &) = default;
};

using LimitsOfRoles = std::map<StaffRole, RefundLimits>;

/// A refund that somebody made at a window.
struct StaffRefund {
    RefundId refund;
    StaffId member;
    PaymentId payment;
    Amount amount;
    Timestamp at;
};

/// Tables staff_member, staff_limit and staff_refund. Used on the thread of its connection.
class StaffRepository
{
public:
    /// `db` must outlive this object.
    explicit StaffRepository(storage::Database &db) : m_db(db) {}

    /// Returns all members, also those who have left, in the order in which they were added.
    [[nodiscard]] QList<StaffRow> rows();
    void insert(const StaffRow &row);
    /// Updates every column except the id and the time of adding.
    void update(const StaffRow &row);

    [[nodiscard]] LimitsOfRoles limits();
    void setLimits(StaffRole role, const RefundLimits &limits);

    void insert(const StaffRefund &refund);
    /// Sum of a person's refunds from `from` on; and of those, of any time, of one payment.
    [[nodiscard]] Amount refundedSince(const StaffId &member, Timestamp from);
    [[nodiscard]] Amount refundedOf(const StaffId &member, const PaymentId &payment);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::staff
