#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace tilldesk::test {

/// @return the picture that a PNG file or an SVG document shows at its own size; null when it is
///         neither
QImage render(const QByteArray &file);

struct ReadCode {
    QString text; ///< empty when no code was found
    QString level;
};

/// Reads the one QR code of a picture as a scanner would, from its pixels.
ReadCode readCode(const QImage &image);

} // namespace tilldesk::test
