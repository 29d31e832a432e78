#include "core/callbacks/inspection_signature.h"

#include "core/callbacks/inspection_json.h"
#include "core/callbacks/inspection_parts.h"
#include "core/crypto/base64url.h"
#include "core/crypto/certificate.h"
#include "core/crypto/digest.h"
#include "core/crypto/jws.h"
#include "core/crypto/jws_checks.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using crypto::quoted;
using enum CallbackFinding::Verdict;

constexpr qsizetype kNumberBytes = 32;

/// Removes an INTEGER of at most 32 bytes from the front of `der` and returns it; empty if invalid.
std::optional<QByteArray> takeNumber(QByteArrayView &der)
{
    constexpr char kInteger = 2;
    if (der.size() < 2 || der[0] != kInteger || der[1] < 1 || der.size() < 2 + qsizetype(der[1]))
        return {};
    QByteArrayView number = der.sliced(2, der[1]);
    der = der.sliced(2 + number.size());
    while (!number.isEmpty() && number.front() == 0)
        number = number.sliced(1);
    if (number.size() > kNumberBytes)
        return {};
    return number.toByteArray().rightJustified(kNumberBytes, '\0');
}

QByteArray withoutLineEnd(QByteArray body)
{
    while (body.endsWith('\n') || body.endsWith('\r'))
        body.chop(1);
    return body;
}

QByteArray withUnixLineEnds(QByteArray body)
{
    return body.replace("\r\n", "\n");
}

struct OtherBody {
    QByteArray body;
    QString meaning;
};

/// Returns common alterations of a body on its way to the verifier.
QList<OtherBody> otherBodies(const QByteArray &body)
{
    return {{withoutLineEnd(body), u"the signature is valid without the line end after the body"_s},
            {body + '\n', u"the signature is valid with a line end after the body"_s},
            {withUnixLineEnds(body),
             u"the signature is valid with line ends of one character: the line ends"
             " were changed in transit"_s},
            {compactJson(QString::fromUtf8(body)).toUtf8(),
             u"the signature is valid for the compact form of this body: the body was changed"
             " in transit"_s},
            {{}, u"the signature is valid for an empty body"_s}};
}

} // namespace

std::optional<QByteArray> rawOfDer(QByteArrayView der)
{
    constexpr char kSequence = 0x30;
    if (der.size() < 8 || der[0] != kSequence || der[1] != der.size() - 2)
        return {};
    der = der.sliced(2);
    const auto r = takeNumber(der);
    const auto s = takeNumber(der);
    if (!r || !s || !der.isEmpty())
        return {};
    return *r + *s;
}

QString faultOfSignature(const SignedBytes &bytes, const crypto::Jwk &key,
                         const crypto::JwkSet &keys)
{
    const QByteArray input = crypto::signingInput(bytes.headerPart, bytes.body);
    if (crypto::verifySignature(input, bytes.signature, key.key))
        return {};
    const qsizetype size = bytes.signature.size();
    if (const auto raw = rawOfDer(bytes.signature)) {
        const bool holds = crypto::verifySignature(input, *raw, key.key);
        const QString needed =
            u"the signature is DER with %1 bytes; 64 bytes r||s are needed"_s.arg(size);
        return holds ? QString(needed + u" (as DER it would be valid)"_s)
                     : QString(needed + u" (as DER it would not be valid either)"_s);
    }
    if (key.key.algorithm() == crypto::Algorithm::Es256 && size != 2 * kNumberBytes)
        return u"the signature has %1 bytes; 64 bytes r||s are needed"_s.arg(size);
    for (const OtherBody &other : otherBodies(bytes.body)) {
        const QByteArray otherInput = crypto::signingInput(bytes.headerPart, other.body);
        if (crypto::verifySignature(otherInput, bytes.signature, key.key))
            return other.meaning;
    }
    const QByteArray unencoded = bytes.headerPart + '.' + bytes.body;
    if (crypto::verifySignature(unencoded, bytes.signature, key.key))
        return u"the signature is valid for the raw body: the body was not encoded as base64url"_s;
    for (const crypto::Jwk &other : keys.keys()) {
        if (crypto::verifySignature(input, bytes.signature, other.key))
            return u"the signature is valid with the key '%1', but kid names another key"_s.arg(
                other.kid);
    }
    return u"the signature does not match this key, header and body: one of them was changed, or"
           " another key signed"_s;
}

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
    const QString fault = crypto::faultOfAlgorithm(m_algorithm, {crypto::Algorithm::Es256},
                                                   m_key != nullptr ? &m_key->key : nullptr);
    return {fault.isEmpty() ? Holds : Fails, fault, m_algorithm};
}

CheckOutcome KeyChecks::keyId() const
{
    if (m_kid.isEmpty())
        return {Fails, u"the header has no string member kid"_s};
    if (!m_keys.set)
        return {Undecided, m_keys.note, m_kid};
    QStringList known;
    for (const crypto::Jwk &key : m_keys.set->keys())
        known << key.kid;
    const QString value = u"kid: %1\nin the key set: %2"_s.arg(m_kid, known.join(u", "_s));
    if (m_key != nullptr)
        return {Holds, m_keys.note, value};
    return {Fails, u"%1 is not in the key set %2"_s.arg(quoted(m_kid), m_keys.note), value};
}

QString KeyChecks::faultOfThumbprint(const QByteArray &expected) const
{
    if (m_thumbprint.toLatin1() == expected)
        return {};
    const QByteArray digest = crypto::sha256(m_key->certificateDer);
    if (m_thumbprint.compare(QString::fromLatin1(digest.toHex()), Qt::CaseInsensitive) == 0)
        return u"x5t#S256 has the right digest, but in hex instead of base64url"_s;
    if (m_thumbprint.toLatin1() == digest.toBase64())
        return u"x5t#S256 has the right digest, but in standard base64 instead of base64url"_s;
    if (m_thumbprint.toLatin1() == crypto::jwkThumbprint(m_key->key))
        return u"x5t#S256 is the thumbprint of the key, not of its certificate"_s;
    for (const crypto::Jwk &other : m_keys.set->keys()) {
        if (m_thumbprint.toLatin1() == crypto::certificateThumbprint(other.certificateDer))
            return u"x5t#S256 belongs to the certificate of another key, %1"_s.arg(
                quoted(other.kid));
    }
    return u"x5t#S256 does not match the key's certificate"_s;
}

CheckOutcome KeyChecks::thumbprint() const
{
    if (m_thumbprint.isEmpty())
        return {Fails, u"the header has no string member x5t#S256"_s};
    if (m_key == nullptr)
        return {Undecided, u"there is no key with a certificate to compare"_s,
                u"header: "_s + m_thumbprint};
    if (m_key->certificateDer.isEmpty())
        return {Undecided, u"the key set has no certificate (x5c) for this key"_s,
                u"header: "_s + m_thumbprint};
    const QByteArray expected = crypto::certificateThumbprint(m_key->certificateDer);
    const QString value =
        u"header: %1\ncertificate: %2"_s.arg(m_thumbprint, QString::fromLatin1(expected));
    const auto certified = crypto::publicKeyOf(m_key->certificateDer);
    if (!certified || !(*certified == m_key->key))
        return {Fails, u"the certificate in the key set belongs to another key"_s, value};
    const QString fault = faultOfThumbprint(expected);
    return {fault.isEmpty() ? Holds : Fails, fault, value};
}

} // namespace tilldesk::callbacks
