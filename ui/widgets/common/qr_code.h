#pragma once

#include "core/domain/qr_matrix.h"

#include <QImage>
#include <QWidget>

namespace tilldesk::ui {

/// A QR code with its quiet zone, dark on white.
/// @param modulePixels  1 and up
/// @return an image of (size + 2 · kQuietZone) · modulePixels pixels a side
[[nodiscard]] QImage qrImage(const QrMatrix &matrix, int modulePixels);

/// Pixels a side that show a thing `centimetres` large, at least `least`.
/// @param dotsPerInch  of the screen; nonsense is taken as 96
[[nodiscard]] int pixelsFor(double centimetres, double dotsPerInch, int least);

/// Side of a code that a phone reads with ease over a counter, without its quiet zone.
inline constexpr double kQrCentimetres = 6;

/// A QR code on screen, each module a whole number of device pixels.
class QrCode : public QWidget
{
    Q_OBJECT

public:
    explicit QrCode(QWidget *parent = nullptr);

    void setMatrix(const QrMatrix &matrix);
    /// Smallest side of the code itself, in device-independent pixels; the quiet zone comes on top.
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
