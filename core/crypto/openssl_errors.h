#pragma once

#include <openssl/err.h>

namespace tilldesk::crypto {

/// Drops what OpenSSL queues for this thread during the life of this object. A refusal that stayed
/// in the queue would be taken for one of a TLS connection that the same thread serves.
class OpenSslErrors
{
public:
    OpenSslErrors() { ERR_set_mark(); }
    ~OpenSslErrors() { ERR_pop_to_mark(); }
    OpenSslErrors(const OpenSslErrors &) = delete;
    OpenSslErrors &operator=(const OpenSslErrors &) = delete;
};

} // namespace tilldesk::crypto
