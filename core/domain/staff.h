#pragma once

#include "core/base/amount.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QList>
#include <QStringView>
#include <array>
#include <chrono>
#include <optional>

namespace tilldesk {

using StaffId = Id<struct StaffTag>;

/// The role of a staff member. The numbers are stored in the database.
enum class StaffRole : quint8 { Owner = 1, Manager = 2, Cashier = 3, Bookkeeper = 4 };

inline constexpr std::array kStaffRoles{StaffRole::Owner, StaffRole::Manager, StaffRole::Cashier,
                                        StaffRole::Bookkeeper};

/// Returns the name for commands and the audit trail, for example `manager`.
[[nodiscard]] QLatin1StringView toText(StaffRole role);
[[nodiscard]] std::optional<StaffRole> staffRoleFrom(QStringView name);

/// Limits of the refunds that a role makes without an approval. Empty: no limit. Zero: each refund
/// needs an approval.
struct RefundLimits {
    std::optional<Amount> perRefund; ///< also of all refunds of one payment by one person
    std::optional<Amount> perDay;    ///< of all refunds of one person in one day of the shop

    friend bool operator==(const RefundLimits &, const RefundLimits &) = default;
};

/// State of a member's PIN.
enum class PinState : quint8 {
    None,      ///< no PIN yet: cannot sign in
    Set,       ///< chosen by the member
    Temporary, ///< must be replaced at the next sign-in
};

/// A person who works in the shop.
struct StaffMember {
    StaffId id;
    QString name;
    StaffRole role = StaffRole::Cashier;
    bool isActive = true;
    PinState pin = PinState::None;
    bool hasPassword = false;
    int wrongPins = 0;                     ///< since the last right one, or the last block
    std::optional<Timestamp> blockedUntil; ///< may be past
    Timestamp addedAt;
    std::optional<Timestamp> leftAt; ///< set: has no access any more
    std::optional<Timestamp> lastSeenAt;
    QString lastPlace; ///< till of the last sign-in

    /// Returns whether the member may sign in, once a PIN is set.
    [[nodiscard]] bool isEmployed() const { return isActive && !leftAt; }
    friend bool operator==(const StaffMember &, const StaffMember &) = default;
};

/// Wrong PINs in a row that block a member.
inline constexpr int kPinTries = 5;

/// Returns how long a member is blocked: 1, 5, then always 15 minutes.
/// @param blocks  number of blocks before, since the last right PIN
[[nodiscard]] std::chrono::minutes blockAfter(int blocks);

/// How long an approval of a refund holds.
inline constexpr std::chrono::minutes kApprovalLife{2};

/// Checks a PIN: 4 to 8 digits, not one digit repeated, not a run such as 1234 or 8765, not a pair
/// repeated such as 1212. Errors: `FieldInvalid` (pin).
[[nodiscard]] Result<void> checkPin(QStringView pin);
/// Checks a password: 10 to 128 characters. Errors: `FieldInvalid` (password).
[[nodiscard]] Result<void> checkPassword(QStringView password);

/// Returns the name as lists show it: the first name and the initial of the next name.
/// `Anna De Smet` is `Anna D.`
[[nodiscard]] QString shortStaffName(const QString &name);

/// What happened to a try with a PIN.
struct PinTry {
    enum class Outcome : quint8 {
        Right,
        Wrong,
        Blocked, ///< the PIN was not looked at, or was the last wrong one
    };
    Outcome outcome = Outcome::Wrong;
    int triesLeft = 0;                     ///< of Wrong
    std::optional<Timestamp> blockedUntil; ///< of Blocked

    friend bool operator==(const PinTry &, const PinTry &) = default;
};

/// A refund that somebody approves. An approval covers exactly these values.
struct RefundToApprove {
    PaymentId paymentId;
    Amount amount;
    QString description;

    friend bool operator==(const RefundToApprove &, const RefundToApprove &) = default;
};

/// Longest sentence that an approval shows and the audit trail stores, in characters.
inline constexpr int kSentenceLength = 1000;

/// Whether the person who is signed in may make a refund.
struct RefundAllowance {
    enum class Limit : quint8 { None, PerRefund, PerDay };
    Limit exceeded = Limit::None; ///< None: no approval is needed
    Amount limit = {};            ///< the limit exceeded
    Amount today = {};            ///< refunds of the person today, without this one
    QList<StaffMember> approvers; ///< who may approve this amount; never the person itself

    friend bool operator==(const RefundAllowance &, const RefundAllowance &) = default;
};

/// Who is signed in at this window.
struct StaffSession {
    bool isOn = false;     ///< false: the shop has no staff with a PIN, and everybody may do all
    bool isLocked = false; ///< true: `member` locked the till, or nobody has signed in yet
    std::optional<StaffMember> member; ///< empty: nobody has signed in yet
    bool isCutOff = false; ///< true: the window has lost its service, and can change nothing
    StaffRole atMost = StaffRole::Owner; ///< the role that nobody exceeds at this window

    friend bool operator==(const StaffSession &, const StaffSession &) = default;
};

} // namespace tilldesk
