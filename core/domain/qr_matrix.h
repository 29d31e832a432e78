#pragma once

#include <QByteArray>

namespace tilldesk {

/// The modules of a QR code, without the quiet zone.
struct QrMatrix {
    int size = 0;       ///< modules per side: 21 to 177; 0: no code
    QByteArray modules; ///< size × size bytes, row by row; 1: dark, 0: light

    [[nodiscard]] bool isDark(int x, int y) const { return modules[y * size + x] != 0; }
    friend bool operator==(const QrMatrix &, const QrMatrix &) = default;
};

/// Width in modules of the white border on each side. @source ISO/IEC 18004, section 5.3.8
inline constexpr int kQuietZone = 4;

} // namespace tilldesk
