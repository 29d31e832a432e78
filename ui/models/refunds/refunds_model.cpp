#include "ui/models/refunds/refunds_model.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"

namespace tilldesk::ui {

RefundsModel::Columns RefundsModel::columns()
{
    static constexpr auto kColumns = std::to_array<ListColumn<Refund>>({
        {.title = QT_TR_NOOP("Created"),
         .width = {112},
         .style = {.isQuiet = true},
         .text = [](const Refund &refund,
                    const Timestamp &now) { return shortMoment(refund.createdAt, now); },
         .hint = [](const Refund &refund,
                    const Timestamp &) { return utcMoment(refund.createdAt); }},
        {.title = QT_TR_NOOP("Payment"),
         .width = {150},
         .text = [](const Refund &refund,
                    const Timestamp &) { return RefundWords::payment(refund); },
         .hint = [](const Refund &refund,
                    const Timestamp &) { return QString(refund.paymentId.text()); }},
        {.title = QT_TR_NOOP("Status"),
         .width = {130},
         .text = [](const Refund &refund,
                    const Timestamp &) { return RefundWords::status(refund.status); },
         .hint = [](const Refund &refund,
                    const Timestamp &) { return QString(toText(refund.status)); },
         .tone = [](const Refund &refund,
                    const Timestamp &) { return std::optional(toneOf(refund.status)); }},
        {.title = QT_TR_NOOP("Description"),
         .style = {.isQuiet = true},
         .text = [](const Refund &refund, const Timestamp &) { return refund.description; },
         .hint = [](const Refund &refund, const Timestamp &) { return refund.description; }},
        {.title = QT_TR_NOOP("Person"),
         .width = {.usual = 110, .isHidden = true},
         .text = [](const Refund &refund, const Timestamp &) { return Text::person(refund.actor); },
         .hint = [](const Refund &refund, const Timestamp &) { return personOf(refund.actor); },
         .styleOf =
             [](const Refund &refund, const Timestamp &) {
                 return CellStyle{.isQuiet = refund.actor.kind != Actor::Kind::Window};
             }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {120},
         .isNumber = true,
         .text = [](const Refund &refund, const Timestamp &) { return money(refund.amount); }},
    });
    static_assert(std::size(kColumns) == AmountColumn + 1);
    return kColumns;
}

ListSorting<RefundColumn> RefundsModel::sorting()
{
    static constexpr auto kSortable = std::to_array<SortableColumn<RefundColumn>>({
        {Created, RefundColumn::Created, false},
        {Status, RefundColumn::Status, true},
        {AmountColumn, RefundColumn::Amount, false},
        {PaymentColumn, RefundColumn::Reference, true},
        {Description, RefundColumn::Description, true},
        {Person, RefundColumn::Person, true},
    });
    return ListSorting<RefundColumn>(kSortable);
}

RefundsModel::RefundsModel(gateway::Refunds &refunds, const Clock &clock, QObject *parent)
    : KeysetModel(columns(), parent),
      m_refunds(refunds),
      m_clock(clock)
{
}

QFuture<Result<RefundPage>> RefundsModel::read(const RefundFilter &filter,
                                               std::optional<qint64> before, int count)
{
    return m_refunds.page(filter, before, count);
}

} // namespace tilldesk::ui
