#pragma once

#include "core/crypto/jwk.h"
#include "core/domain/profile.h"
#include "core/merchants/api_key.h"
#include "core/merchants/key_rate.h"

#include <QHash>
#include <QList>
#include <atomic>
#include <memory>

namespace tilldesk::merchants {

/// A profile with what the database knows it by.
struct StoredProfile {
    qint64 seq = 0;
    Profile profile;
    QList<PointOfSale> pointsOfSale;
    std::shared_ptr<const crypto::JwkSet>
        keys; ///< the pasted ones, parsed; null when there are none
    /// Of requests that are signed. Outlives a change of the directory.
    std::shared_ptr<KeyRate> signatureRate = std::make_shared<KeyRate>();

    /// @return nothing when the profile has no such point of sale
    [[nodiscard]] const PointOfSale *pointOfSale(QStringView id) const;
};

/// A key in force and its use, which changes while the rest stands still and outlives a change of
/// the directory.
struct ActiveKey {
    ApiKey key;
    std::shared_ptr<std::atomic<qint64>> lastUsedMillis;
    std::shared_ptr<KeyRate> rate = {};
};

/// All merchants, profiles and keys in force, as of one commit. Immutable, so that every thread
/// reads it without a lock; a change publishes a new one.
class Directory
{
public:
    Directory() = default;
    /// @param revoked  keys that were in force once
    Directory(QList<Merchant> merchants, QList<StoredProfile> profiles, QList<ActiveKey> keys,
              const QList<ApiKey> &revoked = {});

    [[nodiscard]] const QList<Merchant> &merchants() const { return m_merchants; }
    [[nodiscard]] const QList<StoredProfile> &profiles() const { return m_profiles; }
    [[nodiscard]] const QHash<QByteArray, ActiveKey> &keys() const { return m_keys; }

    /// @return nothing when there is no such profile; valid as long as the directory
    [[nodiscard]] const StoredProfile *profile(const ProfileId &id) const;
    [[nodiscard]] const Merchant *merchant(const MerchantId &id) const;
    /// @param hash  apiKeyHash() of the text
    [[nodiscard]] const ActiveKey *key(const QByteArray &hash) const;
    /// For the log only: it lets nobody in.
    [[nodiscard]] const ApiKey *revokedKey(const QByteArray &hash) const;

    /// @return the same with one more point of sale, in its place by name. @pre its profile is
    /// there
    [[nodiscard]] Directory with(const PointOfSale &added) const;

private:
    QList<Merchant> m_merchants;
    QList<StoredProfile> m_profiles;
    QHash<ProfileId, qsizetype> m_profileIndex;
    QHash<QByteArray, ActiveKey> m_keys;
    QHash<QByteArray, ApiKey> m_revokedKeys;
};

/// Where the current directory is found. Thread-safe.
class PublishedDirectory
{
public:
    [[nodiscard]] std::shared_ptr<const Directory> current() const { return m_current.load(); }
    void publish(std::shared_ptr<const Directory> next) { m_current.store(std::move(next)); }

private:
    std::atomic<std::shared_ptr<const Directory>> m_current = std::make_shared<const Directory>();
};

} // namespace tilldesk::merchants
