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
    auto decoded = QByteArray::fromBase64Encoding(
        uncopied(text), kEncoding | QByteArray::AbortOnBase64DecodingErrors);
    // Qt also reads padding, impossible lengths and stray bits: each leads to another text.
    if (!decoded || toBase64Url(decoded.decoded) != text)
        return {};
    return std::move(decoded.decoded);
}

} // namespace tilldesk::crypto
