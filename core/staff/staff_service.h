#pragma once

#include "core/audit/trail.h"
#include "core/staff/session.h"

#include <QTimeZone>
#include <functional>

namespace tilldesk::staff {

/// A try with a PIN that was compared on another thread, because scrypt is slow.
struct TriedPin {
    QString hash; ///< the hash that the PIN was compared with
    bool isRight = false;
};

/// What of a member can be changed at once.
struct StaffTerms {
    QString name;
    StaffRole role = StaffRole::Cashier;
    bool isActive = true;
};

/// An approval that holds.
struct Approval {
    StaffId asker;
    StaffId approver;
    QString approverPin; ///< hash at that time: a changed PIN voids the approval
    RefundToApprove refund;
    Timestamp until;
};

/// Use cases of the staff. Called on the core thread, inside an open transaction. Every change is
/// on the audit trail.
class StaffService
{
public:
    /// @param zone  a day of refunds is a calendar day there
    /// @pre all references must outlive the StaffService; the schema is up to date
    StaffService(storage::Database &db, const Clock &clock, PublishedStaff &published,
                 QTimeZone zone);
    StaffService(const StaffService &) = delete;
    StaffService &operator=(const StaffService &) = delete;

    /// Sets a function that is called on the core thread after each commit that changed the staff.
    void setChanged(std::function<void()> changed) { m_changed = std::move(changed); }

    /// Adds a member, with a temporary PIN.
    /// @param pin  hashOf(); empty: without a PIN
    /// Errors: `FieldInvalid` (name: empty, over 60 characters, or another member has the same
    /// short name; role: the first member must be an owner; pin: see givePin()).
    Result<StaffMember> add(const QString &name, StaffRole role, const QString &pin = {});
    /// Errors: `FieldInvalid` (id: unknown, or has left; name: as add(); role, active: the shop
    /// needs an owner who can sign in).
    Result<StaffMember> change(const StaffId &id, const StaffTerms &terms);
    /// Records that a member works here no more: no access, and the name may be used again.
    /// Errors: `FieldInvalid` (id; role: the last owner cannot leave).
    Result<StaffMember> leave(const StaffId &id);
    /// Sets a temporary PIN and ends a block. Errors: `FieldInvalid` (id; pin: an owner must have a
    /// PIN before anybody else has one, because only owners give PINs).
    Result<StaffMember> givePin(const StaffId &id, const QString &pin);
    /// Sets the PIN that the member has chosen. Errors: as givePin().
    Result<StaffMember> choosePin(const StaffId &id, const QString &pin);
    /// @param password  hashOf(); empty: removes the password. Errors: `FieldInvalid` (id).
    Result<StaffMember> setPassword(const StaffId &id, const QString &password);
    /// Ends a block. Errors: `FieldInvalid` (id).
    Result<StaffMember> unblock(const StaffId &id);
    /// Errors: `FieldInvalid` (role: owners have no limits; perDay: less than one refund).
    Result<void> setLimits(StaffRole role, const RefundLimits &limits);

    /// Counts a try. The fifth wrong PIN in a row blocks the member: for 1 minute, then 5, then 15.
    /// Errors: `FieldInvalid` (id); `Busy` if the PIN was changed since it was compared.
    Result<PinTry> tryPin(const StaffId &id, const TriedPin &tried);
    /// Records that a member signed in. @pre tryPin() was right in this transaction
    /// Errors: `FieldInvalid` (id); `AccessDenied` if the member is not active.
    Result<StaffMember> signedIn(const StaffId &id, const QString &place);
    /// Records that a member locked the till or signed out. No-op if the member has left.
    void signedOut(const StaffId &id);

    /// Returns whether a member may make a refund without an approval, and who may approve it.
    /// @param atMost  of the till: the limits of this role apply, too
    [[nodiscard]] RefundAllowance allowance(const StaffId &asker, const RefundToApprove &refund,
                                            StaffRole atMost = StaffRole::Owner);
    /// Stores an approval for kApprovalLife. It replaces the asker's earlier one.
    /// @param sentence  what the approver has read, for the audit trail
    /// Errors: `AccessDenied` if the approver may not approve this refund.
    /// @pre the approver's PIN was right
    Result<Timestamp> approve(const StaffId &asker, const StaffId &approver,
                              const RefundToApprove &refund, const QString &sentence = {});
    /// Forgets the asker's approval.
    void takeBack(const StaffId &asker);
    /// Checks a new refund against the limits of the person who makes it, uses up the approval and
    /// counts the refund. Returns the actor, with the approver if there is one.
    /// @param atMost  as in allowance()
    /// Errors: `AccessDenied` (amount) if it needs an approval that does not exist, has run out, or
    /// covers another payment, amount or description; also in a shop without staff, at a till whose
    /// limit the refund exceeds.
    Result<AuditActor> clear(const AuditActor &asker, const RefundToApprove &refund,
                             const RefundId &id, StaffRole atMost = StaffRole::Owner);

private:
    [[nodiscard]] const StaffDirectory &staff(); ///< as the open transaction sees it
    [[nodiscard]] Result<StaffRow> employed(const StaffId &id);
    [[nodiscard]] Result<QString> checkedName(const QString &name, const StaffId &own);
    [[nodiscard]] Result<void> requireOwner(const StaffRow &changed);
    Result<StaffMember> setPin(const StaffId &id, const QString &pin, PinState state,
                               AuditKind kind);
    Result<StaffMember> store(const StaffRow &row, AuditKind kind, const StaffRow &before);
    void update(const StaffRow &row);
    PinTry wrongPin(StaffRow row);
    void recordUnblocked(const StaffMember &member, bool byRightPin = false);
    [[nodiscard]] bool mayApprove(const StaffRow &approver, const StaffId &asker, Amount amount);
    [[nodiscard]] const Approval *approvalFor(const StaffId &asker, const RefundToApprove &refund);
    [[nodiscard]] Timestamp startOfToday() const;

    StaffRepository m_repository;
    audit::Trail m_trail;
    const Clock &m_clock;
    PublishedStaff &m_published;
    QTimeZone m_zone;
    std::function<void()> m_changed;
    std::shared_ptr<const StaffDirectory> m_current; ///< keeps the result of staff() alive
    std::optional<StaffDirectory> m_next;            ///< of the open transaction; empty: no change
    QHash<StaffId, Approval> m_approvals;            ///< by asker; lost at a restart
    QList<StaffId> m_used; ///< askers whose approval the open transaction uses
};

} // namespace tilldesk::staff
