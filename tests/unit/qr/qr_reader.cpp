#include "qr_reader.h"

#include <QPainter>
#include <QSvgRenderer>

#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

QImage render(const QByteArray &file)
{
    if (!file.startsWith("<svg"))
        return QImage::fromData(file, "PNG").convertToFormat(QImage::Format_RGB32);
    QSvgRenderer renderer(file);
    if (!renderer.isValid())
        return {};
    QImage image(renderer.defaultSize(), QImage::Format_RGB32);
    image.fill(Qt::green); // parts that the document leaves transparent become visible
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

ReadCode readCode(const QImage &image)
{
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(),
                                ZXing::ImageFormat::Lum, int(grey.bytesPerLine()));
    const auto hints = ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode);
    const auto result = ZXing::ReadBarcode(view, hints);
    if (!result.isValid())
        return {};
    return {QString::fromStdString(result.text()), QString::fromStdString(result.ecLevel())};
}

} // namespace tilldesk::test
