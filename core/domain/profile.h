#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/environment.h"

#include <QString>
#include <QStringView>
#include <optional>

namespace tilldesk {

/// How a profile's payments are taken. @source service.md#profile-settings
enum class PaymentChannel : quint8 { Online = 1, InStore = 2, Invoice = 3 };

/// Returns the protocol's name, for example `INSTORE`.
[[nodiscard]] QLatin1StringView toText(PaymentChannel channel);

/// Form of the header of a profile's callbacks. The numbers are stored in the database.
/// @source service.md#callback-header
enum class CallbackHeader : quint8 { Specified = 1, Extended = 2 };

/// Returns the setting's value: `specified` or `extended`.
[[nodiscard]] QLatin1StringView toText(CallbackHeader header);

/// A company that takes payments.
struct Merchant {
    MerchantId id = {};
    QString name;             ///< name that staff and customers read
    QString companyName = {}; ///< registered name, for receipts and exports; empty: as `name`
    QString address = {};     ///< for receipts and exports; lines end with `\n`; empty: not given
    QString vatNumber = {};   ///< for receipts and exports; in capitals, without blanks

    friend bool operator==(const Merchant &, const Merchant &) = default;
};

/// One way in which a merchant takes payments: a web shop, a counter, invoices.
struct Profile {
    ProfileId id;
    MerchantId merchantId;
    QString name;         ///< name of the profile, shown to staff
    QString creditorName; ///< company name shown to the debtor
    QString iban;         ///< account that receives the money; empty: not known yet
    PaymentChannel channel = PaymentChannel::Online;
    QString bulkId;              ///< default for its payments; empty: no bulk
    QString identifyCallbackUrl; ///< default for its payments
    QString callbackUrl;         ///< default for its payments
    bool isOpen = true;          ///< `false`: the profile accepts no payments
    bool allowsRefunds = false;
    /// Callbacks may also use http, and https to this computer.
    bool allowsLoopbackCallbacks = false;
    bool allowsPrivateCallbacks = false; ///< callbacks may also go to addresses of private networks
    bool asksAcknowledgement = false; ///< a paid payment waits for the merchant's acknowledgement
    /// An authorized payment settles once its `callbackUrl` has answered 2xx to status AUTHORIZED,
    /// and fails if it does not. @source service.md#synchronous-callback
    bool hasSynchronousCallback = false;
    bool refundsAcceptApiKey = false; ///< refunds also by API key, not only by signature
    CallbackHeader callbackHeader = CallbackHeader::Specified;
    QString jwksUrl = {}; ///< address of the merchant's published keys; empty: none
    QString jwks = {};    ///< the merchant's keys as a pasted JWKS (RFC 7517); empty: none
    /// The last known account: `iban`, or the previous account after `iban` was removed. Set by
    /// `MerchantService` only; a caller's value is ignored. Empty: the profile never had an
    /// account.
    QString lastIban = {};
    /// Set by `MerchantService::setEnvironment()` only; a caller's value is ignored.
    Environment environment = Environment::Local;

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// Returns the profile with the settings that existing clients of the interface expect: callbacks
/// in the `extended` form, and refunds also by API key. Does not set the service's own names.
[[nodiscard]] Profile compatible(Profile profile);

/// Returns the account that receives payments and is charged for refunds: `iban`, or the last known
/// one if that is empty. Empty: the profile never had an account.
[[nodiscard]] QString payoutIban(const Profile &profile);

/// Longest posId, shopId and shopName, in characters. @source service.md#limits
inline constexpr int kShopLength = 36;

/// Checks a posId: 1 to 36 of A-Z, a-z, 0-9. Errors: `FieldInvalid` (posId).
[[nodiscard]] Result<QString> checkedPosId(const QString &text);

/// A place in a shop where payments are taken.
struct PointOfSale {
    QString id; ///< posId: 1 to 36 of A-Z, a-z, 0-9; unique within its profile
    ProfileId profileId;
    QString name;
    QString shopId;
    QString shopName;

    friend bool operator==(const PointOfSale &, const PointOfSale &) = default;
};

} // namespace tilldesk
