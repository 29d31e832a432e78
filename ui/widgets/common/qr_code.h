#pragma once

#include "core/domain/qr_matrix.h"

#include <QImage>
#include <QWidget>

namespace tilldesk::ui {

/// Returns an image of a QR code with its quiet zone, dark on white. Each side has (size + 2 ·
/// kQuietZone) · modulePixels pixels.
/// @param modulePixels  pixels per module, 1 or more
[[nodiscard]] QImage qrImage(const QrMatrix &matrix, int modulePixels);

/// Returns the number of pixels that `centimetres` take on a screen; at least `least`.
/// @param dotsPerInch  of the screen; a value below 40 or above 600 is replaced by 96
[[nodiscard]] int pixelsFor(double centimetres, double dotsPerInch, int least);

/// Side of a QR code, without its quiet zone, that a phone reads easily across a counter.
inline constexpr double kQrCentimetres = 6;

/// Shows a QR code. Each module is a whole number of device pixels wide.
class QrCode : public QWidget
{
    Q_OBJECT

public:
    explicit QrCode(QWidget *parent = nullptr);

    void setMatrix(const QrMatrix &matrix);
    /// Sets the minimum side of the code in device-independent pixels, without the quiet zone.
    void setCodeSide(int pixels);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fit();
    [[nodiscard]] int modulePixels() const;

    QrMatrix m_matrix;
    int m_codeSide = 0;
};

} // namespace tilldesk::ui
