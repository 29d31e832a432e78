#pragma once

#include "core/crypto/openssl_ptr.h"

#include <QByteArray>
#include <QByteArrayView>

/// Converts between byte arrays and OpenSSL's BIO.
namespace tilldesk::crypto {

[[nodiscard]] inline const unsigned char *unsignedData(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

/// @pre `bytes` outlives the result
[[nodiscard]] inline BioPtr readingBio(QByteArrayView bytes)
{
    return BioPtr(BIO_new_mem_buf(bytes.data(), int(bytes.size())));
}

/// Returns the bytes written to a BIO_s_mem().
[[nodiscard]] inline QByteArray writtenTo(const BioPtr &bio)
{
    char *data = nullptr;
    const auto size = BIO_get_mem_data(bio.get(), &data);
    return {data, qsizetype(size)};
}

} // namespace tilldesk::crypto
