#pragma once

#include "core/crypto/openssl.h"

#include <QByteArray>
#include <openssl/pem.h>

namespace tilldesk::test {

/// Returns the public part of `key` as a "PUBLIC KEY" PEM (SPKI); empty if it cannot be written.
inline QByteArray spkiPem(EVP_PKEY *key)
{
    const crypto::BioPtr bio(BIO_new(BIO_s_mem()));
    if (!bio || PEM_write_bio_PUBKEY(bio.get(), key) != 1)
        return {};
    return crypto::writtenTo(bio);
}

} // namespace tilldesk::test
