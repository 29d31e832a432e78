#pragma once

#include "core/domain/staff.h"

#include <QFuture>
#include <QObject>

namespace tilldesk {

/// A change of a member.
struct StaffChange {
    StaffId id;
    QString name;
    StaffRole role = StaffRole::Cashier;
    bool isActive = true;
};

/// The result of a try to sign in or to approve.
struct PinResult {
    PinTry tried;
    bool mustChoosePin = false; ///< the PIN was right, and temporary: call choosePin()
    std::optional<Timestamp> approvedUntil = {}; ///< of approve()
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// Requests of a window about the staff, and who is signed in at it. Used on the window's thread;
/// see Payments. Every request can fail with `Storage` or `Busy`, and with `Unauthorized` or
/// `AccessDenied` if the person who is signed in may not make it. PINs are compared on another
/// thread and take 0.1 s.
class Staff : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns who is signed in, and whether the till is locked.
    [[nodiscard]] virtual StaffSession session() const = 0;
    /// Returns all members, also those who have left, in the order in which they were added.
    [[nodiscard]] virtual QList<StaffMember> members() const = 0;
    /// Returns the limits of a role's refunds.
    [[nodiscard]] virtual RefundLimits limits(StaffRole role) const = 0;

    /// Signs in, or unlocks the till. A wrong PIN is no error. Errors: `FieldInvalid` (id).
    [[nodiscard]] virtual QFuture<Result<PinResult>> signIn(const StaffId &id,
                                                            const QString &pin) = 0;
    /// Replaces the PIN of the person who is signed in.
    /// Errors: `FieldInvalid` (pin: see checkPin()); `Unauthorized`.
    [[nodiscard]] virtual QFuture<Result<void>> choosePin(const QString &pin) = 0;
    /// Locks the till; running payments go on. No-op in a shop without staff.
    [[nodiscard]] virtual QFuture<Result<void>> lock() = 0;

    /// Adds a member. @param pin  temporary PIN; empty: without a PIN
    /// Errors: `FieldInvalid` (name, role, pin); see staff::StaffService::add().
    [[nodiscard]] virtual QFuture<Result<StaffMember>> add(const QString &name, StaffRole role,
                                                           const QString &pin) = 0;
    /// Errors: `FieldInvalid` (id, name, role).
    [[nodiscard]] virtual QFuture<Result<StaffMember>> change(const StaffChange &change) = 0;
    /// Errors: `FieldInvalid` (id, role).
    [[nodiscard]] virtual QFuture<Result<StaffMember>> leave(const StaffId &id) = 0;
    /// Makes a random temporary PIN for a member, ends a block, and returns the PIN to show once.
    /// Errors: `FieldInvalid` (id, pin).
    [[nodiscard]] virtual QFuture<Result<QString>> givePin(const StaffId &id) = 0;
    /// Sets the password with which a member signs in from another computer. Empty: removes it.
    /// Errors: `FieldInvalid` (id, password: see checkPassword()).
    [[nodiscard]] virtual QFuture<Result<StaffMember>> setPassword(const StaffId &id,
                                                                   const QString &password) = 0;
    /// Errors: `FieldInvalid` (id).
    [[nodiscard]] virtual QFuture<Result<StaffMember>> unblock(const StaffId &id) = 0;
    /// Errors: `FieldInvalid` (role, perRefund, perDay).
    [[nodiscard]] virtual QFuture<Result<void>> setLimits(StaffRole role,
                                                          const RefundLimits &limits) = 0;

    /// Returns whether the refund needs an approval, and who may give it.
    [[nodiscard]] virtual QFuture<Result<RefundAllowance>>
    allowance(const RefundToApprove &refund) = 0;
    /// Approves exactly this refund of the person who is signed in, for kApprovalLife. A wrong PIN
    /// is no error. The audit trail stores the sentence that the approver has read, word for word.
    /// @param sentence  plain text, kSentenceLength at most
    /// Errors: `FieldInvalid` (id, sentence); `AccessDenied` (approver).
    [[nodiscard]] virtual QFuture<Result<PinResult>> approve(const StaffId &approver,
                                                             const QString &pin,
                                                             const RefundToApprove &refund,
                                                             const QString &sentence) = 0;
    /// Takes the approval back.
    [[nodiscard]] virtual QFuture<Result<void>> takeBack() = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed the staff, and when somebody signs in or locks the till.
    void changed();
};

} // namespace tilldesk::gateway
