#include "core/callbacks/inspection_signature.h"

#include "core/callbacks/inspection_json.h"
#include "core/crypto/jws.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

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
    return {
        {withoutLineEnd(body), u"the signature holds without the line end behind the body"_s},
        {body + '\n', u"the signature holds with a line end behind the body"_s},
        {withUnixLineEnds(body),
         u"the signature holds with line ends of one character: they were changed on the way"_s},
        {compactJson(QString::fromUtf8(body)).toUtf8(),
         u"the signature holds over the compact form of this body: it was changed on the way"_s},
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
        const QString needed = u"DER, %1 bytes; 64 bytes r||s are needed"_s.arg(size);
        return holds ? QString(needed + u" (it would hold as such)"_s)
                     : QString(needed + u" (it would not hold as such either)"_s);
    }
    if (key.key.algorithm() == crypto::Algorithm::Es256 && size != 2 * kNumberBytes)
        return u"it has %1 bytes; 64 bytes r||s are needed"_s.arg(size);
    for (const OtherBody &other : otherBodies(bytes.body)) {
        const QByteArray otherInput = crypto::signingInput(bytes.headerPart, other.body);
        if (crypto::verifySignature(otherInput, bytes.signature, key.key))
            return other.meaning;
    }
    const QByteArray unencoded = bytes.headerPart + '.' + bytes.body;
    if (crypto::verifySignature(unencoded, bytes.signature, key.key))
        return u"the signature holds over the body as it is: the body was not brought to base64url"_s;
    for (const crypto::Jwk &other : keys.keys()) {
        if (crypto::verifySignature(input, bytes.signature, other.key))
            return u"the signature is valid with the key '%1', but kid names another key"_s.arg(
                other.kid);
    }
    return u"it is not the key's over this header and body: one of the three was changed, or it was"
           " made with another key"_s;
}

} // namespace tilldesk::callbacks
