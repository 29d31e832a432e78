#pragma once

#include <openssl/err.h>

namespace tilldesk::crypto {

/// Clears the errors that OpenSSL queues for this thread during the life of this object. A leftover
/// error would be attributed to a TLS connection that the same thread serves.
class OpenSslErrors
{
public:
    OpenSslErrors() { ERR_set_mark(); }
    ~OpenSslErrors() { ERR_pop_to_mark(); }
    OpenSslErrors(const OpenSslErrors &) = delete;
    OpenSslErrors &operator=(const OpenSslErrors &) = delete;
};

} // namespace tilldesk::crypto
