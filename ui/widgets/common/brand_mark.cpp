#include "ui/widgets/common/brand_mark.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/theme/theme.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QLabel *makeBrandMark(const Theme &theme)
{
    constexpr int kSide = 26;
    QLabel *mark = makeLabel({}, u"brand-mark"_s);
    mark->setFixedSize(kSide, kSide);
    mark->setAlignment(Qt::AlignCenter);
    mark->setPixmap(theme.icon(u"store"_s, &Colours::onAccent).pixmap(metrics::kIcon));
    return mark;
}

} // namespace tilldesk::ui
