#include "core/http/tls_identity.h"

#include "core/crypto/certificate.h"
#include "core/http/pem_file.h"
#include "core/http/tls_context.h"

using namespace Qt::StringLiterals;

namespace tilldesk::http {

Result<TlsIdentity> tlsIdentityFromFiles(const QString &certificateChainPath,
                                         const QString &keyPath, Timestamp now)
{
    const auto chain = readPemFile(certificateChainPath);
    if (!chain)
        return chain.failure();
    const auto key = readKeyFile(keyPath);
    if (!key)
        return key.failure();
    const auto refuse = [](const QString &path, const QString &why) {
        return fail(ErrorCode::FieldInvalid, u"%1: %2"_s.arg(path, why));
    };
    const TlsIdentity identity{*chain, *key};
    if (const auto context = TlsContext::make(identity); !context) {
        const Error &error = context.error();
        return refuse(error.field == kTlsKeyField ? keyPath : certificateChainPath, error.detail);
    }
    const auto der = crypto::derOf(*chain);
    const auto details = der ? crypto::certificateDetails(*der) : der.failure();
    if (!details)
        return refuse(certificateChainPath, details.error().detail);
    const auto text = [](Timestamp time) { return QString::fromLatin1(toIsoUtc(time)); };
    if (now < details->notBefore)
        return refuse(certificateChainPath, u"valid from %1 only"_s.arg(text(details->notBefore)));
    if (now > details->notAfter)
        return refuse(certificateChainPath, u"expired at %1"_s.arg(text(details->notAfter)));
    return identity;
}

} // namespace tilldesk::http
