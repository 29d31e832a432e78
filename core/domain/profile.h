#pragma once

#include "core/base/id.h"

#include <QString>
#include <QStringView>
#include <optional>

namespace tilldesk {

/// How a profile's payments are taken. @source contract, section 2.12
enum class PaymentChannel : quint8 { Online = 1, InStore = 2, Invoice = 3 };

/// The protocol's name, for example `INSTORE`.
[[nodiscard]] QLatin1StringView toText(PaymentChannel channel);

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

    friend bool operator==(const Profile &, const Profile &) = default;
};

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
