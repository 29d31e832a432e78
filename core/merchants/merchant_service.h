#pragma once

#include "core/audit/trail.h"
#include "core/base/clock.h"
#include "core/crypto/random.h"
#include "core/domain/events.h"
#include "core/merchants/merchant_repository.h"
#include "core/storage/setting_repository.h"

namespace tilldesk::merchants {

/// Use cases of merchants, profiles, points of sale and API keys. Called on the core thread, inside
/// an open transaction.
class MerchantService
{
public:
    /// @pre all references must outlive the MerchantService; the schema is up to date
    MerchantService(storage::Database &db, const Clock &clock, Events &events,
                    PublishedDirectory &published);
    MerchantService(const MerchantService &) = delete;
    MerchantService &operator=(const MerchantService &) = delete;

    /// Adds a merchant.
    /// @param at  time of creation; empty: now
    /// Assigns its id.
    /// Errors: as checkedMerchant().
    Result<Merchant> addMerchant(Merchant merchant,
                                 const crypto::ByteSource &random = crypto::randomBytes,
                                 std::optional<Timestamp> at = {});
    /// Changes the name, companyName, address and vatNumber.
    /// Errors: `MerchantNotFound`; as checkedMerchant().
    Result<Merchant> changeMerchant(const Merchant &merchant);
    /// Sets the id of the merchant's clearing account on statements and returns it.
    /// @param account  empty: the default
    /// Errors: `MerchantNotFound`; `FieldInvalid` (clearing-account: see checkedClearingAccount(),
    /// or another merchant has it).
    Result<QString> setClearingAccount(const MerchantId &merchant, const QString &account);
    /// Adds a profile and assigns its id. Its environment is that of the merchant's other profiles,
    /// else Production in a database for production, else Local.
    /// @param at  time of creation; empty: now
    /// Errors: `MerchantNotFound`; `FieldInvalid` (name, creditorName, iban, bulkId, callbackUrl,
    /// identifyCallbackUrl, jwks, jwksUrl).
    Result<Profile> addProfile(Profile profile,
                               const crypto::ByteSource &random = crypto::randomBytes,
                               std::optional<Timestamp> at = {});
    /// Adds a point of sale.
    /// Errors: `ProfileNotFound`; `FieldInvalid` (posId: exists already or has invalid characters,
    /// or the profile has 1000 points of sale already; name; shopId; shopName).
    Result<PointOfSale> addPointOfSale(PointOfSale pointOfSale);

    /// Returns the point of sale with that id; adds it if it does not exist, as a part of the
    /// payment that names it: without an entry in the audit trail.
    /// Errors: as addPointOfSale().
    Result<PointOfSale> ensurePointOfSale(const PointOfSale &pointOfSale);
    /// Changes the name, shopId and shopName.
    /// Errors: `PointOfSaleNotFound`; `FieldInvalid`.
    Result<PointOfSale> changePointOfSale(PointOfSale pointOfSale);
    /// Changes everything except the id, the merchant and the environment.
    /// Errors: `ProfileNotFound`; as addProfile().
    Result<Profile> changeProfile(Profile profile);
    /// Sets who makes the payments of a profile. Records nothing in the audit trail: the caller
    /// does, with the rest of the connection. Errors: `ProfileNotFound`; `FieldInvalid`
    /// (environment): the profile has payments, the merchant has profiles in another environment,
    /// or the database is for the other kind of environments.
    Result<Profile> setEnvironment(const ProfileId &profile, Environment environment);
    /// Returns whether the database is for production only. Chosen when it is created.
    [[nodiscard]] bool isProduction();
    /// Returns whether the profile has a payment, so that its environment is fixed.
    [[nodiscard]] bool hasPayments(const ProfileId &profile)
    {
        return m_repository.hasPayments(profile);
    }
    /// Creates an API key.
    /// Errors: `ProfileNotFound`; `FieldInvalid` (name, subject, authority, expires, addresses).
    Result<CreatedApiKey> createKey(const NewApiKey &wanted);
    /// Revokes a key. It is refused from the commit on.
    /// Errors: `ApiKeyNotFound` (unknown or already revoked).
    Result<void> revokeKey(const ApiKeyId &id);
    [[nodiscard]] QList<ApiKey> keys() { return m_repository.keys(); }

    /// Stores the times at which the valid keys were last used, if later than the stored times.
    /// Does not change the directory. Returns the number of keys updated.
    int recordLastUse();

    /// Returns the directory as the open transaction sees it.
    [[nodiscard]] std::shared_ptr<const Directory> directory();

private:
    [[nodiscard]] QString nameOfKey(const ApiKeyId &id);
    [[nodiscard]] std::shared_ptr<const Directory> load();
    void touch(); ///< marks the directory as changed
    void publishNext();

    Result<PointOfSale> insertPointOfSale(PointOfSale pointOfSale);

    MerchantRepository m_repository;
    storage::SettingRepository m_settings;
    audit::Trail m_trail;
    const Clock &m_clock;
    Events &m_events;
    PublishedDirectory &m_published;
    bool m_changed = false;
    /// The directory as the open transaction sees it; null: not loaded yet.
    std::shared_ptr<const Directory> m_next;
};

} // namespace tilldesk::merchants
