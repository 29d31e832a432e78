#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace tilldesk::test {

/// Returns the picture of a PNG file or an SVG document in its own size; null if it is neither.
QImage render(const QByteArray &file);

struct ReadCode {
    QString text; ///< empty: no code found
    QString level;
};

/// Decodes the only QR code of a picture from its pixels, as a scanner does.
ReadCode readCode(const QImage &image);

} // namespace tilldesk::test
