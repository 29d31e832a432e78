#pragma once

#include "core/merchants/directory.h"
#include "core/storage/database.h"

namespace tilldesk::merchants {

/// Tables merchant, profile, point_of_sale and api_key.
class MerchantRepository
{
public:
    explicit MerchantRepository(storage::Database &db) : m_db(db) {}

    void insert(const Merchant &merchant, Timestamp createdAt);
    /// @pre the merchant is there
    void insert(const Profile &profile, Timestamp createdAt);
    /// @pre the profile is there
    void insert(const PointOfSale &pointOfSale);
    /// @pre the profile is there
    void insert(const ApiKey &key);
    /// Everything but the id, the merchant and the time it was added. @pre the profile is there
    void update(const Profile &profile);
    /// Name, shopId and shopName. @return whether there is such a point of sale
    [[nodiscard]] bool update(const PointOfSale &pointOfSale);
    /// @return whether there was such a key in force
    [[nodiscard]] bool revoke(const ApiKeyId &id, Timestamp at);
    /// Never goes back in time. @return whether it was earlier
    bool setLastUsed(const ApiKeyId &id, Timestamp at);

    [[nodiscard]] QList<Merchant> merchants();
    [[nodiscard]] QList<StoredProfile> profiles(); ///< by merchant's and own name
    [[nodiscard]] QList<ApiKey> keys();            ///< revoked ones too, oldest first

private:
    storage::Database &m_db;
};

} // namespace tilldesk::merchants
