#include "ui/widgets/frame/planned_page.h"

#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/theme/theme.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PlannedPage::PlannedPage(const Theme &theme, Place place, QWidget *parent) : QWidget(parent)
{
    const PlaceWords words = wordsOf(place);
    auto *message = new MessagePage(theme);
    message->setMessage(iconOf(place), words.heading, words.why, words.action);
    fill(this, {card({message}, {.spacing = -1, .margins = metrics::kStyleMargins})},
         {.spacing = -1,
          .margins = {metrics::kPageMargin, metrics::kCardPadding, metrics::kPageMargin,
                      metrics::kCardPadding}});
    connect(message, &MessagePage::actionTriggered, this, &PlannedPage::actionTriggered);
}

} // namespace tilldesk::ui
