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

/// What a pasted key set holds.
struct KeySetSummary {
    QStringList kids;    ///< of the keys that can check signatures; at least one
    QStringList skipped; ///< an English sentence for each key that cannot

    friend bool operator==(const KeySetSummary &, const KeySetSummary &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// What a window may ask about merchants. Lives on the window's thread; see Payments. Every
/// question may be answered `Storage` or `Busy`; what changes something is durable when its future
/// is done.
class Merchants : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All merchants, those without a profile too.
    [[nodiscard]] virtual QFuture<Result<QList<Merchant>>> merchants() = 0;
    /// All profiles, by merchant and name.
    [[nodiscard]] virtual QFuture<Result<QList<ProfileEntry>>> profiles() = 0;
    /// Errors: `FieldInvalid` (name).
    [[nodiscard]] virtual QFuture<Result<Merchant>> addMerchant(const QString &name) = 0;
    /// The id is given. Errors: `MerchantNotFound`; `FieldInvalid` naming the field.
    [[nodiscard]] virtual QFuture<Result<Profile>> addProfile(const Profile &profile) = 0;
    /// Errors: `ProfileNotFound`; `FieldInvalid` naming the field.
    [[nodiscard]] virtual QFuture<Result<Profile>> changeProfile(const Profile &profile) = 0;
    /// Errors: `ProfileNotFound`; `FieldInvalid` naming the field.
    [[nodiscard]] virtual QFuture<Result<PointOfSale>>
    addPointOfSale(const PointOfSale &pointOfSale) = 0;
    /// Name, shopId and shopName. Errors: `PointOfSaleNotFound`; `FieldInvalid`.
    [[nodiscard]] virtual QFuture<Result<PointOfSale>>
    changePointOfSale(const PointOfSale &pointOfSale) = 0;
    /// What a static QR code of a point of sale holds, for example
    /// `http://127.0.0.1:8400/l/1/{profileId}/{posId}`.
    [[nodiscard]] virtual QString locationLink(const ProfileId &profile,
                                               const QString &posId) const = 0;
    /// That QR code. Errors: `ProfileNotFound`; `PointOfSaleNotFound`.
    [[nodiscard]] virtual QFuture<Result<QrMatrix>> locationCode(const ProfileId &profile,
                                                                 const QString &posId) = 0;
    /// Reads a merchant's key set without storing it. Errors: `FieldInvalid` (jwks).
    [[nodiscard]] virtual QFuture<Result<KeySetSummary>> checkKeySet(const QString &jwks) = 0;

    /// All keys, revoked ones too, oldest first.
    [[nodiscard]] virtual QFuture<Result<QList<ApiKey>>> apiKeys() = 0;
    /// Errors: `ProfileNotFound`; `FieldInvalid` (name, subject, authority).
    [[nodiscard]] virtual QFuture<Result<CreatedApiKey>> createApiKey(const NewApiKey &key) = 0;
    /// Errors: `ApiKeyNotFound`.
    [[nodiscard]] virtual QFuture<Result<void>> revokeApiKey(const ApiKeyId &id) = 0;

Q_SIGNALS:
    /// A merchant, profile, point of sale or API key was made or changed; after the commit.
    void changed();
};

} // namespace tilldesk::gateway
