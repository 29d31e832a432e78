#pragma once

#include "core/base/id.h"
#include "core/crypto/key.h"
#include "core/domain/hosted.h"
#include "core/domain/service_names.h"

#include <QHash>
#include <atomic>
#include <memory>
#include <vector>

namespace tilldesk::hosted {

/// A key that signs a profile's requests to its provider.
struct ConnectionKey {
    QString kid;
    crypto::PrivateKey key;
    Timestamp madeAt;
    Timestamp signsFrom; ///< published before, so that a provider that caches the key set knows it
};

/// The connection of a profile with its provider, with its secrets in memory. Immutable.
struct Connection {
    HostedConnection shown;          ///< as windows see it
    QByteArray apiKey;               ///< secret; empty: none
    std::vector<ConnectionKey> keys; ///< oldest first
    ClaimNames claims;

    /// Returns the newest key that signs at `now`, else the oldest; null: there is no key.
    [[nodiscard]] const ConnectionKey *signing(Timestamp now) const;
    /// Returns the JWKS of the keys that may have signed a request which is still on its way, or
    /// will sign one. Empty: there is no key.
    [[nodiscard]] QByteArray publicKeys(Timestamp now) const;
};

using ConnectionPtr = std::shared_ptr<const Connection>;
using Connections = QHash<ProfileId, ConnectionPtr>;

/// Holds the current connections of all hosted profiles. Thread-safe.
class PublishedConnections
{
public:
    [[nodiscard]] std::shared_ptr<const Connections> current() const { return m_current.load(); }
    /// Returns the connection of a profile; null: it has none.
    [[nodiscard]] ConnectionPtr find(const ProfileId &profile) const
    {
        return current()->value(profile);
    }
    void publish(std::shared_ptr<const Connections> next) { m_current.store(std::move(next)); }

private:
    std::atomic<std::shared_ptr<const Connections>> m_current =
        std::make_shared<const Connections>();
};

} // namespace tilldesk::hosted
