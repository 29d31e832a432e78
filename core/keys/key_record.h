#pragma once

#include "core/base/result.h"
#include "core/crypto/key.h"
#include "core/domain/service_key.h"

#include <QList>

namespace tilldesk::keys {

/// Grace period of a key rotation, before and after the switch to the new key. A verifier that
/// caches the key set for less than this never lacks a key.
/// @source service.md#keys
inline constexpr auto kOverlap = std::chrono::hours(24);

/// A key of the service without its private part.
struct KeyRecord {
    qint64 seq = 0; ///< order of creation: the newer of two keys has the higher `seq`
    QString kid;    ///< RFC 7638 thumbprint, or the name chosen when the key was made
    crypto::Algorithm algorithm = crypto::Algorithm::Es256;
    QByteArray certificate; ///< certificate of the key, DER
    Timestamp publishedAt;
    Timestamp signsFrom;
    std::optional<Timestamp> retiredAt; ///< when the key leaves the key set; empty: no successor is
                                        ///< scheduled yet
};

/// Checks a name for a key. Errors: `FieldInvalid` (kid) unless it has 1 to 64 of
/// `A-Z a-z 0-9 . _ -`. @source service.md#keys
[[nodiscard]] Result<QString> checkedKid(const QString &kid);

/// Describes the keys of one key set, with the phase of each at `now`.
/// @param records  in order of `seq`
[[nodiscard]] QList<ServiceKeyEntry> entriesOf(const QList<KeyRecord> &records, Timestamp now);

/// Returns the index of the newest key of `algorithm` with `signsFrom <= now`; the oldest key if
/// there is none (clock set back); -1 if no key has that algorithm.
/// @param keys  records, or types derived from KeyRecord, in order of `seq`
template <typename Keys>
[[nodiscard]] qsizetype signingAt(const Keys &keys, crypto::Algorithm algorithm, Timestamp now)
{
    qsizetype first = -1;
    qsizetype last = -1;
    qsizetype at = 0;
    for (const KeyRecord &key : keys) {
        if (key.algorithm == algorithm) {
            if (first < 0)
                first = at;
            if (key.signsFrom <= now)
                last = at;
        }
        ++at;
    }
    return last < 0 ? first : last;
}

} // namespace tilldesk::keys
