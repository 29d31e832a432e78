#pragma once

#include "core/crypto/jwk.h"
#include "core/domain/callback_check.h"
#include "core/domain/payment.h"

#include <functional>
#include <memory>
#include <span>

/// Runs the checks that a receiver of callbacks must make, and reports the value that each check
/// examined. Pure functions: the window, the command line and the inbox report the same.
namespace tilldesk::callbacks {

/// The public keys to check a callback with.
struct InspectionKeys {
    std::shared_ptr<const crypto::JwkSet> set; ///< null: no keys are available
    /// English: origin and age of the keys, or why none are available.
    QString note;
};

/// Data that a callback is checked against. If a function is null, the check that needs it is
/// undecided.
struct InspectionContext {
    InspectionKeys keys;
    QString claimNamespace;                      ///< without a trailing slash
    QString issuer;                              ///< the service's issuer name
    Timestamp now;                               ///< time of receipt, or the present time
    QString nowIs = QStringLiteral("the clock"); ///< name of `now`, in English
    std::function<bool(const ProfileId &)> isOurs = {};
    /// Returns how many earlier callbacks had this `jti`.
    std::function<int(const QString &jti)> timesSeen = {};
    std::function<std::optional<Payment>(const PaymentId &)> payment = {};
};

/// A callback parsed once, so that each check is cheap. Not thread-safe; may be handed from thread
/// to thread.
class ReadCallback
{
public:
    ReadCallback(const CallbackInspection &wanted, InspectionContext context);
    ~ReadCallback();
    ReadCallback(const ReadCallback &) = delete;
    ReadCallback &operator=(const ReadCallback &) = delete;

    /// Replaces these two functions of the InspectionContext.
    void setStored(std::function<int(const QString &jti)> timesSeen,
                   std::function<std::optional<Payment>(const PaymentId &)> payment);
    /// Runs `checks` in the given order. A check after a failed one still runs if its input could
    /// be parsed.
    [[nodiscard]] QList<CallbackFinding> findings(std::span<const CallbackCheck> checks) const;

private:
    class Checks;
    std::unique_ptr<Checks> m_checks;
};

/// Parses a callback and runs `checks`: see ReadCallback::findings().
[[nodiscard]] QList<CallbackFinding>
inspect(const CallbackInspection &wanted, const InspectionContext &context,
        std::span<const CallbackCheck> checks = kCallbackChecks);

/// Returns the check for which a receiver must reject the callback: the first that failed, or is
/// undecided although trust depends on it. A repeated `jti` is no fault: senders retry when the
/// response was lost. Null if acceptable. The pointer is valid as long as `findings`.
[[nodiscard]] const CallbackFinding *firstFault(const QList<CallbackFinding> &findings);

} // namespace tilldesk::callbacks
