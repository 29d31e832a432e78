#include "core/qr/qr_image.h"

#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QString>

namespace tilldesk {
namespace {

/// Geometry of an image, in pixels.
struct Layout {
    int side;   ///< side of the image
    int module; ///< side of one module
    int margin; ///< from the image's edge to the first module
};

int pixelsOf(QrImageSize size)
{
    switch (size) {
    case QrImageSize::S: return 180;
    case QrImageSize::M: return 250;
    case QrImageSize::L: return 400;
    case QrImageSize::XL: return 800;
    }
    Q_UNREACHABLE();
}

Layout layoutOf(const QrMatrix &matrix, QrImageSize size)
{
    const int side = pixelsOf(size);
    const int module = side / (matrix.size + 2 * kQuietZone);
    return {side, module, (side - module * matrix.size) / 2};
}

QRgb rgbOf(QrColour colour)
{
    switch (colour) {
    case QrColour::Black: return qRgb(0, 0, 0);
    case QrColour::Magenta: return qRgb(194, 0, 123); // full magenta is too light for scanners
    }
    Q_UNREACHABLE();
}

/// Placeholders: %1 side, %2 colour, %3 margin, %4 module, %5 path.
constexpr const char16_t *kSvg =
    uR"svg(<svg xmlns="http://www.w3.org/2000/svg" width="%1" height="%1" viewBox="0 0 %1 %1")svg"
    uR"svg( shape-rendering="crispEdges"><rect width="%1" height="%1" fill="#ffffff"/>)svg"
    uR"svg(<path stroke="%2" transform="translate(%3 %3) scale(%4) translate(0 0.5)" d="%5"/></svg>)svg"
    u"\n";

/// Calls `draw(x, y, length)` for every horizontal run of dark modules.
template <typename Draw>
void forEachRun(const QrMatrix &matrix, Draw draw)
{
    for (int y = 0; y < matrix.size; ++y) {
        for (int x = 0; x < matrix.size;) {
            const int start = x;
            while (x < matrix.size && matrix.isDark(x, y))
                ++x;
            if (x > start)
                draw(start, y, x - start);
            else
                ++x;
        }
    }
}

} // namespace

QByteArray qrPng(const QrMatrix &matrix, QrImageSize size, QrColour colour)
{
    const auto [side, module, margin] = layoutOf(matrix, size);
    // One bit per pixel: compression takes a fifth of the time needed for one byte per pixel.
    QImage image(side, side, QImage::Format_Mono);
    image.setColorTable({qRgb(255, 255, 255), rgbOf(colour)});
    image.fill(0);
    forEachRun(matrix, [&image, module = module, margin = margin](int x, int y, int length) {
        const int top = margin + y * module;
        const int left = margin + x * module;
        for (int row = top; row < top + module; ++row) {
            uchar *line = image.scanLine(row);
            for (int column = left; column < left + length * module; ++column)
                line[column / 8] |= static_cast<uchar>(0x80 >> (column % 8));
        }
    });

    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return file;
}

QByteArray qrSvg(const QrMatrix &matrix, QrImageSize size, QrColour colour)
{
    const auto [side, module, margin] = layoutOf(matrix, size);
    // One stroke per run: outlines would exceed the number of path elements that some viewers
    // accept (Qt: 32767).
    QString runs;
    forEachRun(matrix, [&runs](int x, int y, int length) {
        runs +=
            u'M' + QString::number(x) + u' ' + QString::number(y) + u'h' + QString::number(length);
    });
    return QString::fromUtf16(kSvg)
        .arg(QString::number(side), QColor(rgbOf(colour)).name(), QString::number(margin),
             QString::number(module), runs)
        .toUtf8();
}

} // namespace tilldesk
