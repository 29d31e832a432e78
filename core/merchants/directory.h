#pragma once

#include "core/crypto/jwk.h"
#include "core/domain/api_key.h"
#include "core/domain/profile.h"
#include "core/merchants/key_rate.h"

#include <QHash>
#include <QList>
#include <atomic>
#include <memory>

namespace tilldesk::merchants {

/// Returns the hash under which the key `text` is stored.
[[nodiscard]] QByteArray apiKeyHash(QByteArrayView text);

/// A profile with its row in the database.
struct StoredProfile {
    qint64 seq = 0;
    Profile profile;
    QList<PointOfSale> pointsOfSale;
    /// The pasted keys, parsed; null if the profile has none.
    std::shared_ptr<const crypto::JwkSet> keys;
    /// Request count of signed requests. Survives a change of the directory.
    std::shared_ptr<KeyRate> signatureRate = std::make_shared<KeyRate>();

    /// Returns the point of sale; null if the profile does not have it.
    [[nodiscard]] const PointOfSale *pointOfSale(QStringView id) const;
};

/// A valid API key with its last use. The last use changes while the rest is immutable, and
/// survives a change of the directory.
struct ActiveKey {
    ApiKey key;
    std::shared_ptr<std::atomic<qint64>> lastUsedMillis;
    std::shared_ptr<KeyRate> rate = {};
};

/// All merchants, profiles and valid API keys, as of one commit. Immutable, so that every thread
/// reads it without a lock. A change publishes a new Directory.
class Directory
{
public:
    Directory() = default;
    /// @param revoked  revoked API keys, so that the log can name them
    Directory(QList<Merchant> merchants, QList<StoredProfile> profiles,
              const QList<ActiveKey> &keys, const QList<ApiKey> &revoked = {});

    [[nodiscard]] const QList<Merchant> &merchants() const { return m_merchants; }
    [[nodiscard]] const QList<StoredProfile> &profiles() const { return m_profiles; }
    [[nodiscard]] const QHash<QByteArray, ActiveKey> &keys() const { return m_keys; }

    /// Returns the profile; null if it does not exist. Valid as long as the Directory.
    [[nodiscard]] const StoredProfile *profile(const ProfileId &id) const;
    [[nodiscard]] const Merchant *merchant(const MerchantId &id) const;
    /// Returns a valid API key; null if unknown or revoked.
    /// @param hash  apiKeyHash() of the key's text
    [[nodiscard]] const ActiveKey *key(const QByteArray &hash) const;
    /// Returns a revoked API key; null if unknown. For the log only: it grants no access.
    [[nodiscard]] const ApiKey *revokedKey(const QByteArray &hash) const;

    /// Returns a copy with one more point of sale, inserted by name.
    /// @pre its profile exists
    [[nodiscard]] Directory with(const PointOfSale &added) const;

private:
    QList<Merchant> m_merchants;
    QList<StoredProfile> m_profiles;
    QHash<ProfileId, qsizetype> m_profileIndex;
    QHash<QByteArray, ActiveKey> m_keys;
    QHash<QByteArray, ApiKey> m_revokedKeys;
};

/// Holds the current Directory. Thread-safe.
class PublishedDirectory
{
public:
    [[nodiscard]] std::shared_ptr<const Directory> current() const { return m_current.load(); }
    void publish(std::shared_ptr<const Directory> next) { m_current.store(std::move(next)); }

private:
    std::atomic<std::shared_ptr<const Directory>> m_current = std::make_shared<const Directory>();
};

} // namespace tilldesk::merchants
