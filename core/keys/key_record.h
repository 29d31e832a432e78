#pragma once

#include "core/base/result.h"
#include "core/crypto/key.h"
#include "core/domain/service_key.h"

#include <QList>

namespace tilldesk::keys {

/// /// placeholder
inline constexpr auto kOverlap = std::chrono::hours(24);

/// A key of the service without its private part.
struct KeyRecord {
    qint64 seq = 0; ///< a later key of the same algorithm follows an earlier one
    QString kid;    ///< its thumbprint (RFC 7638), or the name given when it was made
    crypto::Algorithm algorithm = crypto::Algorithm::Es256;
    QByteArray certificate; ///< DER
    Timestamp publishedAt;
    Timestamp signsFrom;
    std::optional<Timestamp> retiredAt; ///< when it leaves the key set; empty while none follows it
};

/// Checks a name for a key. Errors: `FieldInvalid` (kid) unless it has 1 to 64 of
/// `A-Z a-z 0-9 . _ -`. @source service.md#keys
[[nodiscard]] Result<QString> checkedKid(const QString &kid);

/// What people are told of the keys of one key set at `now`.
/// @param records  in order of `seq`
[[nodiscard]] QList<ServiceKeyEntry> entriesOf(const QList<KeyRecord> &records, Timestamp now);

/// @param keys  records, or what is made of them, in order of `seq`
/// @return which of them signs at `now`: the last whose time has come. The first when a clock that
/// was set back leaves none, so that there is always one. -1 without a key of that algorithm.
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
