#include "core/callbacks/inspection_keys.h"

#include "core/callbacks/inspection_parts.h"
#include "core/crypto/base64url.h"
#include "core/crypto/certificate.h"
#include "core/crypto/digest.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using enum CallbackFinding::Verdict;

} // namespace

KeyChecks::KeyChecks(const boost::json::object &header, const InspectionKeys &keys) : m_keys(keys)
{
    http::JsonReader in(header);
    m_kid = in.text("kid");
    m_algorithm = in.text("alg");
    m_thumbprint = in.text("x5t#S256");
    m_key = keys.set ? keys.set->find(m_kid) : nullptr;
}

CheckOutcome KeyChecks::algorithm() const
{
    if (m_algorithm.isEmpty())
        return {Fails, u"the header has no text alg"_s};
    if (m_algorithm != "ES256"_L1)
        return {Fails, u"alg is %1, not ES256"_s.arg(quoted(m_algorithm)), m_algorithm};
    if (m_key != nullptr && m_key->key.algorithm() != crypto::Algorithm::Es256)
        return {Fails, u"alg is ES256, but the key is for %1"_s.arg(toText(m_key->key.algorithm())),
                m_algorithm};
    return {Holds, {}, m_algorithm};
}

CheckOutcome KeyChecks::keyId() const
{
    if (m_kid.isEmpty())
        return {Fails, u"the header has no text kid"_s};
    if (!m_keys.set)
        return {Undecided, m_keys.note, m_kid};
    QStringList known;
    for (const crypto::Jwk &key : m_keys.set->keys())
        known << key.kid;
    const QString value = u"kid: %1\nin the key set: %2"_s.arg(m_kid, known.join(u", "_s));
    if (m_key != nullptr)
        return {Holds, m_keys.note, value};
    return {Fails, u"%1 is not in the key set, which is %2"_s.arg(quoted(m_kid), m_keys.note),
            value};
}

QString KeyChecks::faultOfThumbprint(const QByteArray &expected) const
{
    if (m_thumbprint.toLatin1() == expected)
        return {};
    const QByteArray digest = crypto::sha256(m_key->certificateDer);
    if (m_thumbprint.compare(QString::fromLatin1(digest.toHex()), Qt::CaseInsensitive) == 0)
        return u"it is the right digest, but in hex instead of base64url"_s;
    if (m_thumbprint.toLatin1() == digest.toBase64())
        return u"it is the right digest, but in standard base64 instead of base64url"_s;
    if (m_thumbprint.toLatin1() == crypto::jwkThumbprint(m_key->key))
        return u"it is the thumbprint of the key, not of its certificate"_s;
    for (const crypto::Jwk &other : m_keys.set->keys()) {
        if (m_thumbprint.toLatin1() == crypto::certificateThumbprint(other.certificateDer))
            return u"it is that of another key's certificate, %1"_s.arg(quoted(other.kid));
    }
    return u"it is not that of the key's certificate"_s;
}

CheckOutcome KeyChecks::thumbprint() const
{
    if (m_thumbprint.isEmpty())
        return {Fails, u"the header has no text x5t#S256"_s};
    if (m_key == nullptr)
        return {Undecided, u"there is no key whose certificate could be compared"_s,
                u"header: "_s + m_thumbprint};
    if (m_key->certificateDer.isEmpty())
        return {Undecided, u"the key set has no certificate (x5c) for this key"_s,
                u"header: "_s + m_thumbprint};
    const QByteArray expected = crypto::certificateThumbprint(m_key->certificateDer);
    const QString value =
        u"header: %1\ncertificate: %2"_s.arg(m_thumbprint, QString::fromLatin1(expected));
    const auto certified = crypto::publicKeyOf(m_key->certificateDer);
    if (!certified || !(*certified == m_key->key))
        return {Fails, u"the certificate in the key set is not of this key"_s, value};
    const QString fault = faultOfThumbprint(expected);
    return {fault.isEmpty() ? Holds : Fails, fault, value};
}

} // namespace tilldesk::callbacks
