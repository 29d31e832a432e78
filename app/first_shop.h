#pragma once

#include "app/core_services.h"

namespace tilldesk::app {

/// The first merchant of a new shop and its data, as wanted.
struct FirstShopWanted {
    QString merchant;            ///< name
    Profile profile;             ///< its merchantId is ignored
    std::optional<QString> till; ///< name of the first point of sale; empty: none
    QString keyName;             ///< name of the first API key; empty: no key
    QString owner;               ///< name of the owner; empty: no staff
    QString ownerPinHash = {};   ///< staff::hashOf(); empty: without a PIN
    bool isSimulated = false;    ///< customers are simulated
    /// Amount of a first payment at the till, for a simulated customer; 0: none.
    Amount firstPayment = {};
};

/// The first merchant of a new shop and its data, as stored.
struct FirstShop {
    Merchant merchant;
    Profile profile;
    QString apiKey;                   ///< unencrypted; printed only once; empty: no key
    std::optional<PointOfSale> till;  ///< the first point of sale
    std::optional<StaffMember> owner; ///< empty: no staff
    PaymentId payment;                ///< empty: none
};

/// Adds all of it in the open transaction.
/// Errors: `FieldInvalid` with the field `merchant`, `till`, `owner`, `keyName` or a field of the
/// profile. @pre called on the core thread
[[nodiscard]] Result<FirstShop> addFirstShop(CoreServices &services, const FirstShopWanted &wanted);

} // namespace tilldesk::app
