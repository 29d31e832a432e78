#pragma once

#include "core/keys/key_record.h"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace tilldesk::keys {

/// A key of the service that is in its key set.
struct ServiceKey : KeyRecord {
    crypto::PrivateKey key;
    QByteArray thumbprint = {}; ///< SHA-256 of the certificate; set by KeyRing
};

/// The service's keys as of one commit. Immutable, so threads read it without a lock; each change
/// publishes a new ring.
class KeyRing
{
public:
    KeyRing() : KeyRing(std::vector<ServiceKey>()) {}
    /// @param keys  in order of `seq`
    explicit KeyRing(std::vector<ServiceKey> keys);

    [[nodiscard]] const std::vector<ServiceKey> &keys() const { return m_keys; }
    /// Returns the key that signs at `now`; null if the ring has no key of that algorithm. The
    /// pointer is valid as long as the ring.
    [[nodiscard]] const ServiceKey *signing(crypto::Algorithm algorithm, Timestamp now) const;
    [[nodiscard]] QList<ServiceKeyEntry> entries(Timestamp now) const;
    /// The JWKS that merchants download. @source RFC 7517
    [[nodiscard]] const std::string &keySet() const { return m_keySet; }

private:
    std::vector<ServiceKey> m_keys;
    std::string m_keySet;
};

/// Holds the current ring. Thread-safe.
class PublishedKeys
{
public:
    [[nodiscard]] std::shared_ptr<const KeyRing> current() const { return m_current.load(); }
    void publish(std::shared_ptr<const KeyRing> next) { m_current.store(std::move(next)); }

private:
    std::atomic<std::shared_ptr<const KeyRing>> m_current = std::make_shared<const KeyRing>();
};

} // namespace tilldesk::keys
