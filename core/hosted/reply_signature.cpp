#include "core/hosted/reply_signature.h"

#include "core/crypto/jws_checks.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

using crypto::quoted;

QString faultOfClaims(const merchants::RequestSignature &signature, const ServiceNames &names,
                      const SignedResponse &response)
{
    if (signature.iss != names.issuer())
        return u"iss is %1, not %2"_s.arg(quoted(signature.iss), quoted(names.issuer()));
    const std::string text = signature.path.toStdString();
    const std::string_view path = merchants::pathOf(text);
    if (path != response.path.toStdString()
        && path != response.path.sliced(response.basePath.size()).toStdString())
        return u"path is "_s + quoted(signature.path);
    if (signature.jti != response.requestId)
        return u"jti is %1: it answers another request"_s.arg(quoted(signature.jti));
    return crypto::checkIssuedAt(signature.iat, response.now).fault;
}

} // namespace

QString faultOfReply(const merchants::RequestSignature &signature, const crypto::PublicKey &key,
                     const ServiceNames &names, const SignedResponse &response)
{
    Q_ASSERT(response.path.startsWith(response.basePath));
    if (!signature.jws)
        return u"it is not a JWS of three parts"_s;
    if (!signature.headerFault.isEmpty())
        return u"its header "_s + signature.headerFault;
    if (const QString fault = crypto::faultOfType(signature.typ); !fault.isEmpty())
        return fault;
    if (const QString fault = crypto::faultOfAlgorithm(
            signature.alg, {crypto::Algorithm::Es256, crypto::Algorithm::Rs256}, &key);
        !fault.isEmpty())
        return fault;
    if (!signature.criticalFault.isEmpty())
        return signature.criticalFault;
    if (const QString fault = faultOfClaims(signature, names, response); !fault.isEmpty())
        return fault;
    const QByteArray input = crypto::signingInput(signature.jws->headerPart, response.body);
    if (!crypto::verifySignature(input, signature.jws->signature, key))
        return u"it does not match this body"_s;
    return {};
}

} // namespace tilldesk::hosted
