#include "core/verification/checks.h"

#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"

#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

struct Row {
    QString kid;
    crypto::Algorithm algorithm;
    QByteArray sealedKey;
    QByteArray certificate;
    Timestamp publishedAt;
    Timestamp signsFrom;
    std::optional<Timestamp> retiredAt;
};

/// Size of a nonce, a tag and at least one byte of ciphertext.
constexpr qsizetype kSealedBytes = 12 + 16 + 1;

/// Decodes base64; empty if `text` is not entirely base64.
QByteArray fromBase64(const QString &text)
{
    const auto decoded = QByteArray::fromBase64Encoding(
        text.toLatin1(), QByteArray::Base64Option::AbortOnBase64DecodingErrors);
    return decoded ? decoded.decoded : QByteArray();
}

QString faultOf(const Row &row)
{
    const auto key = crypto::publicKeyOf(row.certificate);
    if (!key)
        return u"the certificate: %1"_s.arg(key.error().detail);
    if (key->algorithm() != row.algorithm)
        return u"the certificate's key is not %1"_s.arg(crypto::toText(row.algorithm));
    if (row.kid != QLatin1StringView(crypto::jwkThumbprint(*key))
        && row.kid != crypto::certificateDetails(row.certificate)->unit)
        return u"the kid is not the thumbprint of the certificate's key, nor named by it"_s;
    if (row.publishedAt > row.signsFrom)
        return u"it signs before it is published"_s;
    if (row.retiredAt && *row.retiredAt <= row.signsFrom)
        return u"it is retired before it signs"_s;
    return {};
}

} // namespace

QString checkServiceKeys(storage::Database &db, Findings &found)
{
    qint64 published = 0;
    std::map<crypto::Algorithm, qint64> last; // seq of the key without a successor
    auto rows = db.prepare(u"SELECT seq, kid, algorithm, sealed_key, certificate, published_at,"
                           " signs_from, retired_at FROM service_key ORDER BY seq DESC"_s);
    while (rows.next()) {
        const auto seq = rows.read<qint64>();
        const auto add = [seq, &found](const QString &what) {
            found.at(u"service_key"_s, seq, what);
        };
        const auto kid = rows.read<QString>();
        const auto algorithm = rows.read<crypto::Algorithm>();
        const auto sealedKey = rows.read<QString>();
        const Row row{kid,
                      algorithm,
                      fromBase64(sealedKey),
                      fromBase64(rows.read<QString>()),
                      rows.read<Timestamp>(),
                      rows.read<Timestamp>(),
                      rows.read<std::optional<Timestamp>>()};
        if (const QString what = faultOf(row); !what.isEmpty())
            add(what);
        const bool isErased = sealedKey.isEmpty();
        if (!isErased && row.sealedKey.size() < kSealedBytes)
            add(u"the sealed key is cut short"_s);
        const bool isLast = last.try_emplace(row.algorithm, seq).second;
        if (isLast && (isErased || row.retiredAt))
            add(u"it is the last of its algorithm, yet retired"_s);
        if (!isLast && !row.retiredAt)
            add(u"a later key follows it, yet it is not retired"_s);
        published += isErased ? 0 : 1;
    }
    return u"%1 in the key set, certificates and phases consistent"_s.arg(published);
}

} // namespace tilldesk::verification
