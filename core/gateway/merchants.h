#pragma once

#include "core/domain/api_key.h"
#include "core/domain/profile.h"
#include "core/domain/qr_matrix.h"

#include <QFuture>
#include <QList>
#include <QObject>
#include <QStringList>

namespace tilldesk {

/// A profile with its merchant and its points of sale.
struct ProfileEntry {
    Merchant merchant;
    Profile profile;
    QList<PointOfSale> pointsOfSale;

    friend bool operator==(const ProfileEntry &, const ProfileEntry &) = default;
};

/// Contents of a pasted key set.
struct KeySetSummary {
    QStringList kids;    ///< ids of the usable keys; at least one
    QStringList skipped; ///< an English sentence for each unusable key

    friend bool operator==(const KeySetSummary &, const KeySetSummary &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// Requests of a window about merchants. Used on the window's thread; see Payments. Every request
/// can fail with `Storage` or `Busy`. A change is durable when its future is done.
class Merchants : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns all merchants, including merchants without a profile.
    [[nodiscard]] virtual QFuture<Result<QList<Merchant>>> merchants() = 0;
    /// Returns all profiles, by merchant and name.
    [[nodiscard]] virtual QFuture<Result<QList<ProfileEntry>>> profiles() = 0;
    /// Adds a merchant and assigns its id.
    /// Errors: `FieldInvalid` (name, companyName, address, vatNumber).
    [[nodiscard]] virtual QFuture<Result<Merchant>> addMerchant(const Merchant &merchant) = 0;
    /// Changes name, companyName, address and vatNumber.
    /// Errors: `MerchantNotFound`; as addMerchant().
    [[nodiscard]] virtual QFuture<Result<Merchant>> changeMerchant(const Merchant &merchant) = 0;
    /// Adds a profile and assigns its id.
    /// Errors: `MerchantNotFound`; `FieldInvalid` naming the field.
    [[nodiscard]] virtual QFuture<Result<Profile>> addProfile(const Profile &profile) = 0;
    /// Errors: `ProfileNotFound`; `FieldInvalid` naming the field.
    [[nodiscard]] virtual QFuture<Result<Profile>> changeProfile(const Profile &profile) = 0;
    /// Errors: `ProfileNotFound`; `FieldInvalid` naming the field.
    [[nodiscard]] virtual QFuture<Result<PointOfSale>>
    addPointOfSale(const PointOfSale &pointOfSale) = 0;
    /// Changes name, shopId and shopName.
    /// Errors: `PointOfSaleNotFound`; `FieldInvalid`.
    [[nodiscard]] virtual QFuture<Result<PointOfSale>>
    changePointOfSale(const PointOfSale &pointOfSale) = 0;
    /// Returns the link in the static QR code of a point of sale, for example
    /// `http://127.0.0.1:8400/l/1/{profileId}/{posId}`.
    [[nodiscard]] virtual QString locationLink(const ProfileId &profile,
                                               const QString &posId) const = 0;
    /// Returns the static QR code of a point of sale.
    /// Errors: `ProfileNotFound`; `PointOfSaleNotFound`.
    [[nodiscard]] virtual QFuture<Result<QrMatrix>> locationCode(const ProfileId &profile,
                                                                 const QString &posId) = 0;
    /// Parses a merchant's key set without storing it.
    /// Errors: `FieldInvalid` (jwks).
    [[nodiscard]] virtual QFuture<Result<KeySetSummary>> checkKeySet(const QString &jwks) = 0;

    /// Returns all API keys, including revoked keys, oldest first.
    [[nodiscard]] virtual QFuture<Result<QList<ApiKey>>> apiKeys() = 0;
    /// Errors: `ProfileNotFound`; `FieldInvalid` (name, subject, authority).
    [[nodiscard]] virtual QFuture<Result<CreatedApiKey>> createApiKey(const NewApiKey &key) = 0;
    /// Errors: `ApiKeyNotFound`.
    [[nodiscard]] virtual QFuture<Result<void>> revokeApiKey(const ApiKeyId &id) = 0;

Q_SIGNALS:
    /// Emitted after a commit that added or changed a merchant, profile, point of sale or API key.
    void changed();
};

} // namespace tilldesk::gateway
