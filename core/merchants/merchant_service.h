#pragma once

#include "core/base/clock.h"
#include "core/crypto/random.h"
#include "core/domain/events.h"
#include "core/merchants/merchant_repository.h"

namespace tilldesk::merchants {

/// Use cases of merchants, profiles, points of sale and API keys. Lives on the core thread; each
/// call belongs to the transaction that is open.
class MerchantService
{
public:
    /// @pre all references outlive it; the schema is up to date
    MerchantService(storage::Database &db, const Clock &clock, Events &events,
                    PublishedDirectory &published);
    MerchantService(const MerchantService &) = delete;
    MerchantService &operator=(const MerchantService &) = delete;

    /// Errors: `FieldInvalid` (name empty or over 60 characters).
    /// @param at  when it was added; empty: now
    Result<Merchant> addMerchant(const QString &name,
                                 const crypto::ByteSource &random = crypto::randomBytes,
                                 std::optional<Timestamp> at = {});
    /// Gives the profile its id. Errors: `MerchantNotFound`; `FieldInvalid` (name, creditorName,
    /// iban, bulkId, callbackUrl, identifyCallbackUrl).
    /// @param at  when it was added; empty: now
    Result<Profile> addProfile(Profile profile,
                               const crypto::ByteSource &random = crypto::randomBytes,
                               std::optional<Timestamp> at = {});
    /// Errors: `ProfileNotFound`; `FieldInvalid` (posId, already there or wrong characters; name;
    /// shopId; shopName), also when the profile has 1000 already.
    Result<PointOfSale> addPointOfSale(PointOfSale pointOfSale);

    /// The point of sale of that id; it is added when it is not there. Errors: as addPointOfSale().
    Result<PointOfSale> ensurePointOfSale(const PointOfSale &pointOfSale);
    /// Changes the name, shopId and shopName. Errors: `PointOfSaleNotFound`; `FieldInvalid`.
    Result<PointOfSale> changePointOfSale(PointOfSale pointOfSale);
    /// Changes everything but the id and the merchant. Errors: `ProfileNotFound`; as addProfile();
    /// `FieldInvalid` (jwks, jwksUrl).
    Result<Profile> changeProfile(Profile profile);
    /// Errors: `ProfileNotFound`; `FieldInvalid` (name, subject, authority).
    Result<CreatedApiKey> createKey(const NewApiKey &wanted);
    /// The key is refused from the commit on. Errors: `ApiKeyNotFound` (unknown or revoked before).
    Result<void> revokeKey(const ApiKeyId &id);
    [[nodiscard]] QList<ApiKey> keys() { return m_repository.keys(); }

    /// Writes down when the keys in force were last used, as far as it is later than what is
    /// written. This changes nothing in the directory. @return how many keys
    int recordLastUse();

    /// The directory as the open transaction sees it.
    [[nodiscard]] std::shared_ptr<const Directory> directory();

private:
    [[nodiscard]] std::shared_ptr<const Directory> load();
    void touch(); ///< what the directory says has changed
    void publishNext();

    MerchantRepository m_repository;
    const Clock &m_clock;
    Events &m_events;
    PublishedDirectory &m_published;
    bool m_changed = false;
    std::shared_ptr<const Directory> m_next; ///< as the open transaction sees it, once it was asked
};

} // namespace tilldesk::merchants
