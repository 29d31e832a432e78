#pragma once

#include "core/crypto/key.h"
#include "core/domain/callback_url.h"
#include "core/domain/profile.h"
#include "core/domain/service_names.h"

#include <QUrl>

namespace tilldesk::hosted {

/// The key that signs a profile's requests.
struct SigningKey {
    QString kid;
    crypto::PrivateKey key;
};

/// Where a hosted service is, and how to speak there for one profile. Contains secrets: never
/// logged.
struct Access {
    QUrl base;                           ///< from hostedAddress()
    QUrl keySet = {};                    ///< of the service's public keys, from hostedAddress()
    UrlRule rule = UrlRule::PublicHttps; ///< of both addresses and of the links in responses
    ProfileId profile = {};              ///< its id at the hosted service
    MerchantId merchant = {};            ///< its id there: issuer of reconciliation requests
    QString apiKey = {};                 ///< empty: none
    std::optional<SigningKey> key = {};
    ServiceNames names = {};    ///< issuer and claim namespace of the hosted service
    bool signsPayments = false; ///< requests about payments are signed, even if there is an API key
};

/// Checks the address of a hosted service or of its keys: https, or http to this computer if `rule`
/// admits loopback; no user information, query or fragment. Removes slashes at the end.
/// Errors: `FieldInvalid` naming `field`.
[[nodiscard]] Result<QUrl> hostedAddress(const QString &text, UrlRule rule, const QString &field);

/// Returns an API key without surrounding white space. Errors: `FieldInvalid` (apiKey) unless 1 to
/// 4096 visible ASCII characters are left: the key becomes part of a header line.
[[nodiscard]] Result<QString> checkedApiKey(const QString &text);

} // namespace tilldesk::hosted
