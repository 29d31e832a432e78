#include "ui/models/payouts/open_items_model.h"

#include "ui/models/common/format.h"
#include "ui/models/payouts/open_item_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

OpenItemsModel::Columns OpenItemsModel::columns()
{
    using Item = HostedOpenItem;
    static constexpr auto kColumns = std::to_array<ListColumn<Item, Timestamp>>({
        {.title = QT_TR_NOOP("Since"),
         .width = {104},
         .style = {.isQuiet = true},
         .text = [](const Item &item, const Timestamp &now) { return shortMoment(item.at, now); },
         .hint = [](const Item &item, const Timestamp &) { return fullMoment(item.at); }},
        {.title = QT_TR_NOOP("What"),
         .text =
             [](const Item &item, const Timestamp &) {
                 return QString(OpenItemWords::subject(item) + u' ' + OpenItemWords::name(item));
             },
         .hint =
             [](const Item &item, const Timestamp &) {
                 return item.id.isEmpty() ? item.payoutId.text() : item.id;
             }},
        {.title = QT_TR_NOOP("Age"),
         .width = {92},
         .text = [](const Item &item,
                    const Timestamp &now) { return OpenItemWords::age(item, now); },
         .bar =
             [](const Item &item, const Timestamp &now) {
                 return std::optional(OpenItemWords::ageBar(item, now));
             }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {104},
         .isNumber = true,
         .style = {.isStrong = true},
         .text = [](const Item &item,
                    const Timestamp &) { return money(OpenItemWords::amount(item)); }},
        {.title = QT_TR_NOOP("The provider says"),
         .width = {.usual = 124, .roomNeeded = 700},
         .text = [](const Item &item, const Timestamp &) { return OpenItemWords::there(item); }},
        {.title = QT_TR_NOOP("We say"),
         .width = {.usual = 104, .roomNeeded = 700},
         .text = [](const Item &item, const Timestamp &) { return OpenItemWords::here(item); }},
        {.title = QT_TR_NOOP("Why it is open"),
         .width = {154},
         .text = [](const Item &item,
                    const Timestamp &) { return OpenItemWords::reason(item.reason); },
         .hint = [](const Item &item,
                    const Timestamp &) { return OpenItemWords::explanation(item); },
         .tone =
             [](const Item &item, const Timestamp &now) {
                 return std::optional(OpenItemWords::tone(item, now));
             }},
    });
    static_assert(std::size(kColumns) == Reason + 1);
    return kColumns;
}

OpenItemsModel::OpenItemsModel(const Clock &clock, QObject *parent)
    : WholeModel(columns(), parent),
      m_clock(clock)
{
}

QString OpenItemsModel::idOf(const HostedOpenItem &row) const
{
    return u"%1 %2 %3"_s.arg(row.id, row.payoutId.text(), QString::number(int(row.reason)));
}

} // namespace tilldesk::ui
