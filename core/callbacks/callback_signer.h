#pragma once

#include "core/domain/callback.h"
#include "core/domain/profile.h"
#include "core/domain/service_names.h"
#include "core/keys/key_ring.h"

#include <QUrl>

namespace tilldesk::callbacks {

/// Claims in the signature of one attempt.
struct CallbackClaims {
    ProfileId profile;
    CallbackId id; ///< sent as `jti`
    QString url;
    QString path = {}; ///< requestPath(url), if already computed; empty: computed by sign()
    CallbackHeader form = CallbackHeader::Specified;
    Timestamp issuedAt;
    CallbackFault fault = CallbackFault::None;
};

/// Returns the URL as Qt sends it: without `.` and `..` segments, without a double slash at the
/// start of the path.
[[nodiscard]] QUrl calledUrl(const QString &url);
/// Returns the request path of a callback to `url`, as sent: without a query; `/` if the URL has no
/// path.
[[nodiscard]] QString requestPath(const QString &url);

/// Signs callbacks with the service's key, or injects a signature fault. Thread-safe (immutable).
/// @source service.md#callback-header
class CallbackSigner
{
public:
    /// `keys` and `names` must outlive the CallbackSigner.
    CallbackSigner(const keys::PublishedKeys &keys, const PublishedServiceNames &names);

    /// Returns whether a signing key exists.
    [[nodiscard]] bool isReady() const;
    /// Returns the value of the header `Signature`: a detached JWS over the bytes of `body`; empty
    /// unless isReady().
    [[nodiscard]] QByteArray sign(const CallbackClaims &claims, QByteArrayView body) const;

private:
    [[nodiscard]] std::string joseHeader(const keys::ServiceKey &key,
                                         const CallbackClaims &claims) const;

    const keys::PublishedKeys &m_keys;
    const PublishedServiceNames &m_names;
    crypto::PrivateKey m_wrongKey; ///< unpublished key, for CallbackFault::WrongKey and UnknownKid
};

} // namespace tilldesk::callbacks
