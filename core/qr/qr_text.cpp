#include "core/qr/qr_text.h"

namespace tilldesk {

QString qrText(const QrMatrix &matrix)
{
    const auto isLight = [&matrix](int x, int y) {
        const bool isInside = x >= 0 && y >= 0 && x < matrix.size && y < matrix.size;
        return !isInside || !matrix.isDark(x, y);
    };
    const int end = matrix.size + kQuietZone;
    QString text;
    for (int y = -kQuietZone; y < end; y += 2) {
        for (int x = -kQuietZone; x < end; ++x) {
            const bool upper = isLight(x, y);
            const bool lower = y + 1 < end && isLight(x, y + 1);
            text += upper && lower ? u'█' : upper ? u'▀' : lower ? u'▄' : u' ';
        }
        text += u'\n';
    }
    return text;
}

} // namespace tilldesk
