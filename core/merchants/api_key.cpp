#include "core/merchants/api_key.h"

#include "core/crypto/digest.h"

namespace tilldesk::merchants {

QByteArray apiKeyHash(QByteArrayView text)
{
    return crypto::sha256(text);
}

} // namespace tilldesk::merchants
