#pragma once

#include "core/domain/callback.h"
#include "core/domain/profile.h"
#include "core/domain/service_names.h"
#include "core/keys/key_ring.h"

#include <QUrl>

namespace tilldesk::callbacks {

/// What one attempt's signature says.
struct CallbackClaims {
    ProfileId profile;
    CallbackId id; ///< becomes the `jti`
    QString url;
    QString path = {}; ///< requestPath(url), where it is known already
    CallbackHeader form = CallbackHeader::Specified;
    Timestamp issuedAt;
    CallbackFault fault = CallbackFault::None;
};

/// The address as it is called: Qt sends no `.` and `..` and no double slash at the beginning.
[[nodiscard]] QUrl calledUrl(const QString &url);
/// @return what a callback to `url` asks for: the path as it is sent, `/` for none, without a query
[[nodiscard]] QString requestPath(const QString &url);

/// Signs callbacks with the service's key, or wrongly on purpose. Immutable; any thread.
/// @source service.md#callback-header
class CallbackSigner
{
public:
    /// @pre `keys` and `names` outlive it
    CallbackSigner(const keys::PublishedKeys &keys, const PublishedServiceNames &names);

    /// @return whether there is a key to sign with
    [[nodiscard]] bool isReady() const;
    /// @return the value of header `Signature`: a detached JWS over the body's bytes; empty unless
    /// isReady()
    [[nodiscard]] QByteArray sign(const CallbackClaims &claims, QByteArrayView body) const;

private:
    [[nodiscard]] std::string joseHeader(const keys::ServiceKey &key,
                                         const CallbackClaims &claims) const;

    const keys::PublishedKeys &m_keys;
    const PublishedServiceNames &m_names;
    crypto::PrivateKey m_stranger; ///< of CallbackFault::WrongKey and UnknownKid
};

} // namespace tilldesk::callbacks
