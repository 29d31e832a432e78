#include "ui/widgets/common/qr_code.h"

#include "ui/widgets/theme/colours.h"
#include "ui/widgets/theme/metrics.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace tilldesk::ui {

QImage qrImage(const QrMatrix &matrix, int modulePixels)
{
    const int side = (matrix.size + 2 * kQuietZone) * modulePixels;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(kQrLight);
    for (int y = 0; y < matrix.size; ++y) {
        for (int x = 0; x < matrix.size; ++x) {
            if (!matrix.isDark(x, y))
                continue;
            for (int row = 0; row < modulePixels; ++row) {
                auto *line =
                    reinterpret_cast<QRgb *>(image.scanLine((y + kQuietZone) * modulePixels + row));
                std::fill_n(line + (x + kQuietZone) * modulePixels, modulePixels, kQrDark);
            }
        }
    }
    return image;
}

int pixelsFor(double centimetres, double dotsPerInch, int least)
{
    const bool isNonsense = dotsPerInch < 40 || dotsPerInch > 600;
    const double inches = centimetres / 2.54;
    return std::max(least, int(std::ceil(inches * (isNonsense ? 96 : dotsPerInch))));
}

QrCode::QrCode(QWidget *parent) : QWidget(parent)
{
    setAccessibleName(tr("QR code of the payment"));
}

void QrCode::setMatrix(const QrMatrix &matrix)
{
    if (matrix == m_matrix)
        return;
    m_matrix = matrix;
    fit();
    update();
}

void QrCode::setCodeSide(int pixels)
{
    m_codeSide = pixels;
    fit();
}

int QrCode::modulePixels() const
{
    return int(std::ceil(m_codeSide * devicePixelRatioF() / std::max(m_matrix.size, 1)));
}

void QrCode::fit()
{
    constexpr int kUsualModules =
        33; // assumed until the code is loaded, so that the layout does not move then
    const int modules = m_matrix.size > 0 ? m_matrix.size + 2 * kQuietZone : 0;
    const int side = modules > 0 ? int(std::ceil(modules * modulePixels() / devicePixelRatioF()))
                                 : m_codeSide * (kUsualModules + 2 * kQuietZone) / kUsualModules;
    setFixedSize(side, side);
}

void QrCode::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgb(kQrLight));
    painter.drawRoundedRect(rect(), metrics::kCardRadius, metrics::kCardRadius);
    if (m_matrix.size == 0)
        return;
    const double density = devicePixelRatioF();
    QImage image = qrImage(m_matrix, modulePixels());
    image.setDevicePixelRatio(density);
    const QSizeF size = image.deviceIndependentSize();
    QPainterPath rounded;
    rounded.addRoundedRect(rect(), metrics::kCardRadius, metrics::kCardRadius);
    painter.setClipPath(rounded);
    painter.drawImage(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), image);
}

} // namespace tilldesk::ui
