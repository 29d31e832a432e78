#pragma once

#include "core/merchants/directory.h"
#include "core/storage/database.h"

namespace tilldesk::merchants {

/// Reads and writes the tables merchant, profile, point_of_sale and api_key.
class MerchantRepository
{
public:
    explicit MerchantRepository(storage::Database &db) : m_db(db) {}

    void insert(const Merchant &merchant, Timestamp createdAt);
    /// @pre the merchant exists
    void insert(const Profile &profile, Timestamp createdAt);
    /// @pre the profile exists
    void insert(const PointOfSale &pointOfSale);
    /// @pre the profile exists
    void insert(const ApiKey &key);
    /// Updates everything except the id, the clearing account and the time of creation.
    /// @pre the merchant exists
    void update(const Merchant &merchant);
    /// Updates everything except the id, the merchant, the environment and the time of creation.
    /// @pre the profile exists
    void update(const Profile &profile);
    /// @pre the profile exists and has no payment
    void setEnvironment(const ProfileId &profile, Environment environment);
    [[nodiscard]] bool hasPayments(const ProfileId &profile);
    /// Updates name, shopId and shopName. Returns whether the point of sale exists.
    [[nodiscard]] bool update(const PointOfSale &pointOfSale);
    /// Revokes a key. Returns false if no valid key has this id.
    [[nodiscard]] bool revoke(const ApiKeyId &id, Timestamp at);
    /// Stores the time of the last use if it is later than the stored time. Returns whether it was.
    bool setLastUsed(const ApiKeyId &id, Timestamp at);

    [[nodiscard]] QList<Merchant> merchants();
    /// Returns when each merchant was added.
    [[nodiscard]] QHash<MerchantId, Timestamp> addedAt();
    /// Returns the id of each merchant's clearing account: the chosen one, or
    /// defaultClearingAccount().
    [[nodiscard]] QHash<MerchantId, QString> clearingAccounts();
    /// @param account  empty: the default  @pre the merchant exists
    void setClearingAccount(const MerchantId &merchant, const QString &account);
    /// Returns all profiles, by name of the merchant, then of the profile.
    [[nodiscard]] QList<StoredProfile> profiles();
    /// Returns all API keys, including revoked keys, oldest first.
    [[nodiscard]] QList<ApiKey> keys();

private:
    storage::Database &m_db;
};

} // namespace tilldesk::merchants
