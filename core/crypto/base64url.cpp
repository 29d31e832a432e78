#include "core/crypto/base64url.h"

namespace tilldesk::crypto {

namespace {

constexpr auto kEncoding = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

QByteArray uncopied(QByteArrayView bytes)
{
    return QByteArray::fromRawData(bytes.data(), bytes.size());
}

} // namespace

QByteArray toBase64Url(QByteArrayView bytes)
{
    return uncopied(bytes).toBase64(kEncoding);
}

std::optional<QByteArray> fromBase64Url(QByteArrayView text)
{
    // Qt ignores foreign characters, padding, impossible lengths and stray bits. Its result then
    // encodes to a different text: encode again and compare.
    QByteArray bytes = QByteArray::fromBase64(uncopied(text), kEncoding);
    if (toBase64Url(bytes) != text)
        return {};
    return bytes;
}

} // namespace tilldesk::crypto
