#pragma once

#include "core/base/timestamp.h"
#include "core/crypto/key.h"

#include <QStringList>
#include <functional>
#include <initializer_list>

/// The checks of a JWS header that request signatures and callbacks share. Each `faultOf…` returns
/// in English why the check fails; empty: it holds. Pure functions.
/// @source service.md#signatures; service.md#callback-header
namespace tilldesk::crypto {

/// Largest difference between `iat` and the service clock, in both directions.
inline constexpr std::chrono::minutes kIssuedAtWindow(5);
/// Longest `jti`, in characters.
inline constexpr qsizetype kMaxJti = 200;

/// Returns an untrusted text in quotes: at most 80 characters, without unprintable characters.
[[nodiscard]] QString quoted(const QString &text);

/// `typ` must be `jose+json`, case-insensitive. @param typ  empty: absent
[[nodiscard]] QString faultOfType(const QString &typ);

/// `alg` must be one of `allowed`, and the key's. @param key  null: not known yet
[[nodiscard]] QString faultOfAlgorithm(const QString &alg, std::initializer_list<Algorithm> allowed,
                                       const PublicKey *key);

/// The names that `crit` lists, and the names that it must list.
struct CriticalNames {
    QStringList listed;
    QStringList required;
    std::function<bool(const QString &name)> isPresent; ///< is the name a member of the header?
};

/// `crit` must list exactly the required names, in any order, and each must be present. `b64` is
/// refused: the body is always encoded.
/// @source RFC 7515, section 4.1.11; RFC 7797, section 3
[[nodiscard]] QString faultOfCritical(const CriticalNames &names);

/// An `iat` that was checked.
struct IssuedAt {
    std::optional<Timestamp> time; ///< empty: it is no time
    QString fault;                 ///< empty: the check holds
    bool isOutsideWindow = false;  ///< the fault is the distance to the clock
};

/// `iat` must be a time in UTC, within kIssuedAtWindow of `now`.
[[nodiscard]] IssuedAt checkIssuedAt(const QString &iat, Timestamp now);

/// `jti` must have 1 to kMaxJti characters.
[[nodiscard]] QString faultOfRequestId(const QString &jti);

} // namespace tilldesk::crypto
