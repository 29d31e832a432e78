#include "ui/widgets/theme/fonts.h"

#include <QFontDatabase>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

bool loadFonts()
{
    static const bool areThere = [] {
        bool all = true;
        for (const QString &weight :
             std::array{u"regular"_s, u"medium"_s, u"semibold"_s, u"bold"_s}) {
            const QString file = u":/fonts/inter-tilldesk-"_s + weight + u".otf"_s;
            all = QFontDatabase::addApplicationFont(file) >= 0 && all;
        }
        return all;
    }();
    return areThere;
}

} // namespace tilldesk::ui
