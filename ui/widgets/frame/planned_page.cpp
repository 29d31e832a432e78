#include "ui/widgets/frame/planned_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/theme/theme.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PlannedPage::PlannedPage(const Theme &theme, Place place, QWidget *parent) : QWidget(parent)
{
    const PlaceWords words = wordsOf(place);
    auto *message = new MessagePage(theme);
    message->setMessage(iconOf(place), words.heading, words.why, words.action);
    QFrame *card = makeFrame(u"card"_s);
    auto *inside = new QVBoxLayout(card);
    inside->addWidget(message);
    fill(this, {card},
         {.spacing = -1,
          .margins = {metrics::kPageMargin, metrics::kCardPadding, metrics::kPageMargin,
                      metrics::kCardPadding}});
    connect(message, &MessagePage::actionTriggered, this, &PlannedPage::actionTriggered);
}

} // namespace tilldesk::ui
