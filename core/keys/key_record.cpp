#include "core/keys/key_record.h"

#include "core/crypto/certificate.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::keys {

Result<QString> checkedKid(const QString &kid)
{
    constexpr qsizetype kLongest = 64;
    const bool isPlain = std::ranges::all_of(kid, [](QChar c) {
        return c.unicode() < 0x80 && (c.isLetterOrNumber() || u"._-"_s.contains(c));
    });
    if (kid.isEmpty() || kid.size() > kLongest || !isPlain)
        return fail(ErrorCode::FieldInvalid, u"must be 1 to 64 of A-Z a-z 0-9 . _ -"_s, u"kid"_s);
    return kid;
}

QList<ServiceKeyEntry> entriesOf(const QList<KeyRecord> &records, Timestamp now)
{
    using Phase = ServiceKeyEntry::Phase;
    QList<ServiceKeyEntry> entries;
    for (qsizetype i = 0; i < records.size(); ++i) {
        const KeyRecord &record = records[i];
        const qsizetype signing = signingAt(records, record.algorithm, now);
        const Phase phase = i == signing ? Phase::Signing
            : i < signing                ? Phase::Leaving
                                         : Phase::Waiting;
        entries << ServiceKeyEntry{.kid = record.kid,
                                   .algorithm = crypto::toText(record.algorithm),
                                   .thumbprint = crypto::certificateThumbprint(record.certificate),
                                   .phase = phase,
                                   .publishedAt = record.publishedAt,
                                   .signsFrom = record.signsFrom,
                                   .retiredAt = record.retiredAt};
    }
    return entries;
}

} // namespace tilldesk::keys
