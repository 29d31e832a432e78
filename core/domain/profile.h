#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QString>
#include <QStringView>
#include <optional>

namespace tilldesk {

/// How a profile's payments are taken. @source service.md#profile-settings
enum class PaymentChannel : quint8 { Online = 1, InStore = 2, Invoice = 3 };

/// The protocol's name, for example `INSTORE`.
[[nodiscard]] QLatin1StringView toText(PaymentChannel channel);

/// Which header a profile's callbacks carry. The numbers are what the database stores.
/// @source service.md#callback-header
enum class CallbackHeader : quint8 { Specified = 1, Extended = 2 };

/// The setting's name: `specified` or `extended`.
[[nodiscard]] QLatin1StringView toText(CallbackHeader header);

/// A company that takes payments.
struct Merchant {
    MerchantId id;
    QString name;

    friend bool operator==(const Merchant &, const Merchant &) = default;
};

/// One way in which a merchant takes payments: a web shop, a counter, invoices.
struct Profile {
    ProfileId id;
    MerchantId merchantId;
    QString name;         ///< of the profile, for staff
    QString creditorName; ///< company name shown to the debtor
    QString iban;         ///< account that receives the money; empty while none is known
    PaymentChannel channel = PaymentChannel::Online;
    QString bulkId;              ///< default of its payments; empty when it does not bulk
    QString identifyCallbackUrl; ///< default of its payments
    QString callbackUrl;         ///< default of its payments
    bool isOpen = true;          ///< a closed profile takes no payments
    bool allowsRefunds = false;
    bool allowsLoopbackCallbacks = false; ///< also http and https to this computer
    bool allowsPrivateCallbacks = false;  ///< also addresses of private networks
    bool asksAcknowledgement = false; ///< a paid payment waits for the merchant's acknowledgement
    /// An authorized payment settles once its `callbackUrl` has answered 2xx to status AUTHORIZED,
    /// and fails if it does not. @source the contract's answers, "synchronous callbacks"
    bool hasSynchronousCallback = false;
    bool refundsAcceptApiKey = false; ///< refunds also by API key, not by signature only
    CallbackHeader callbackHeader = CallbackHeader::Specified;
    QString jwksUrl = {}; ///< where the merchant publishes its keys; empty: nowhere
    QString jwks = {};    ///< the merchant's keys, pasted: a JWKS (RFC 7517); empty unless pasted
    /// The last account that it had: `iban` unless that was taken away. Kept by `MerchantService`,
    /// whatever it is given. Empty when it never had one
    QString lastIban = {};

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// Returns the profile as existing clients of the interface expect it: callbacks in the `extended`
/// form, and refunds also by API key. The service's own names are set elsewhere.
[[nodiscard]] Profile compatible(Profile profile);

/// @return the account that receives the money of payments, and that refunds are charged to: the
///         last one, as long as there is none. Empty when there never was one
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
