#include "core/hosted/connection.h"

#include "core/crypto/jwk.h"
#include "core/keys/key_record.h"

namespace tilldesk::hosted {

const ConnectionKey *Connection::signing(Timestamp now) const
{
    const ConnectionKey *found = keys.empty() ? nullptr : &keys.front();
    for (const ConnectionKey &key : keys) {
        if (key.signsFrom <= now)
            found = &key;
    }
    return found;
}

QByteArray Connection::publicKeys(Timestamp now) const
{
    QByteArray list;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool isRetired = i + 1 < keys.size() && keys[i + 1].signsFrom + keys::kOverlap <= now;
        if (!isRetired)
            list +=
                (list.isEmpty() ? "" : ",") + crypto::jwkJson(keys[i].key.publicKey(), keys[i].kid);
    }
    return list.isEmpty() ? list : QByteArray(R"({"keys":[)" + list + "]}");
}

} // namespace tilldesk::hosted
