#include "ui/widgets/frame/offer_bar.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

OfferBar::OfferBar(const QString &sentence, const QString &action, bool isPassing, QWidget *parent)
    : QFrame(parent)
{
    setProperty("role", u"demo"_s);
    auto *accept = named(new QPushButton(action), u"acceptOffer"_s);
    auto *dismiss = named(new QPushButton(tr("Not now")), u"dismissOffer"_s);
    if (!isPassing)
        dismiss->hide();
    for (QPushButton *button : {accept, dismiss})
        button->setAutoDefault(false);
    setLayout(row({{makeText(sentence, u"warning"_s), 1}, dismiss, accept},
                  {.spacing = 12, .margins = {20, 5, 20, 5}}));
    connect(accept, &QPushButton::clicked, this, &OfferBar::accepted);
    connect(dismiss, &QPushButton::clicked, this, &OfferBar::dismissed);
}

} // namespace tilldesk::ui
