#include "core/qr/qr_encoder.h"

#include <memory>
#include <qrencode.h>

using namespace Qt::StringLiterals;

namespace tilldesk {

Result<QrMatrix> encodeQr(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    if (bytes.isEmpty())
        return fail(ErrorCode::FieldInvalid, u"must not be empty"_s);
    if (bytes.size() > kQrMaxBytes)
        return fail(ErrorCode::FieldInvalid, u"at most %1 bytes of UTF-8"_s.arg(kQrMaxBytes));
    if (bytes.contains('\0'))
        return fail(ErrorCode::FieldInvalid, u"must not contain a zero character"_s);

    constexpr int kSmallestVersion = 0; // libqrencode: the smallest version that holds the text
    constexpr int kCaseSensitive = 1;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(bytes.constData(), kSmallestVersion, QR_ECLEVEL_M, QR_MODE_8,
                            kCaseSensitive),
        &QRcode_free);
    if (!code)
        return fail(ErrorCode::Internal, u"no memory for a QR code"_s);

    QrMatrix matrix;
    matrix.size = code->width;
    const int count = code->width * code->width;
    matrix.modules.reserve(count);
    for (int i = 0; i < count; ++i)
        matrix.modules.append(static_cast<char>(code->data[i] & 1)); // bit 0 set: dark
    return matrix;
}

} // namespace tilldesk
