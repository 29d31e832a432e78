#include "core/keys/key_record.h"

#include "core/crypto/certificate.h"

namespace tilldesk::keys {

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
