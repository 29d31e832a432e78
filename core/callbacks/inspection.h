#pragma once

#include "core/crypto/jwk.h"
#include "core/domain/callback_check.h"
#include "core/domain/payment.h"

#include <functional>
#include <memory>
#include <span>

/// Makes the checks that a receiver of callbacks must make, and tells of each what it has looked
/// at, without reading or writing anything: the window, the command line and the inbox all say the
/// same.
namespace tilldesk::callbacks {

/// How far `iat` may be from the clock, both ways.
/// @source service.md#signatures
inline constexpr std::chrono::minutes kCallbackWindow(5);

/// Longest `jti`, in characters of UTF-16.
inline constexpr qsizetype kMaxCallbackRequestId = 200;

/// The public keys that a callback is checked with.
struct InspectionKeys {
    std::shared_ptr<const crypto::JwkSet> set; ///< null: there are none
    QString note; ///< English: where they are from and how old they are, or why there are none
};

/// The world that a callback is checked against. A function that is empty leaves what it would tell
/// undecided.
struct InspectionContext {
    InspectionKeys keys;
    QString claimNamespace;                      ///< without a slash at the end
    QString issuer;                              ///< the service's issuer name
    Timestamp now;                               ///< when it was received, or the clock
    QString nowIs = QStringLiteral("the clock"); ///< what `now` is, in English
    std::function<bool(const ProfileId &)> isOurs = {};
    /// How often a callback with this `jti` came before this one.
    std::function<int(const QString &jti)> timesSeen = {};
    std::function<std::optional<Payment>(const PaymentId &)> payment = {};
};

/// A callback that has been taken apart and parsed once, so that each check is cheap. Not
/// thread-safe; may be handed from thread to thread.
class ReadCallback
{
public:
    ReadCallback(const CallbackInspection &wanted, InspectionContext context);
    ~ReadCallback();
    ReadCallback(const ReadCallback &) = delete;
    ReadCallback &operator=(const ReadCallback &) = delete;

    /// What else the checks are made against from now on, of InspectionContext.
    void setStored(std::function<int(const QString &jti)> timesSeen,
                   std::function<std::optional<Payment>(const PaymentId &)> payment);
    /// Makes the checks that are asked for, in that order. A check goes on where one before it
    /// failed, as long as there is something to look at.
    [[nodiscard]] QList<CallbackFinding> findings(std::span<const CallbackCheck> checks) const;

private:
    class Checks;
    std::unique_ptr<Checks> m_checks;
};

/// Reads a callback and makes the checks that are asked for: see ReadCallback::findings().
[[nodiscard]] QList<CallbackFinding>
inspect(const CallbackInspection &wanted, const InspectionContext &context,
        std::span<const CallbackCheck> checks = kCallbackChecks);

/// What a receiver refuses a callback for: the first check that fails, or that had to be left
/// undecided and that nothing may be believed without. A repetition is no fault, because a callback
/// that got no answer comes again.
/// @return nothing when it is good; valid as long as `findings`
[[nodiscard]] const CallbackFinding *firstFault(const QList<CallbackFinding> &findings);

} // namespace tilldesk::callbacks
