#include "core/net/trust_store.h"

#include "core/net/tls_client.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::net {

Result<TrustStore> loadTrustStore(const QString &caFile)
{
    auto client = std::make_shared<TlsClient>();
    if (caFile.isEmpty())
        return client;
    if (!QFile(caFile).open(QIODevice::ReadOnly))
        return fail(ErrorCode::Storage, u"%1: cannot be read"_s.arg(caFile));
    if (!client->addAuthorities(caFile))
        return fail(ErrorCode::FieldInvalid, u"%1: contains no certificate"_s.arg(caFile));
    return client;
}

} // namespace tilldesk::net
