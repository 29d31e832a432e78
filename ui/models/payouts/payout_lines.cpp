#include "ui/models/payouts/payout_lines.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PayoutLines::Columns PayoutLines::columns()
{
    static constexpr CellStyle kQuiet{.isQuiet = true};
    static constexpr auto kColumns = std::to_array<ListColumn<PayoutItem>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {120},
         .style = kQuiet,
         .text = [](const PayoutItem &item,
                    const Timestamp &now) { return shortMoment(item.at, now); },
         .hint = [](const PayoutItem &item, const Timestamp &) { return utcMoment(item.at); }},
        {.title = QT_TR_NOOP("Payment"),
         .width = {204},
         .style = {.isCode = true},
         .text = [](const PayoutItem &item,
                    const Timestamp &) { return QString(item.paymentId.text()); },
         .hint =
             [](const PayoutItem &item, const Timestamp &) {
                 return item.refundId.isEmpty() ? QString(item.paymentId.text())
                                                : tr("Refund %1").arg(item.refundId.text());
             }},
        {.title = QT_TR_NOOP("Reference"),
         .width = {150},
         .text = [](const PayoutItem &item, const Timestamp &) { return item.reference; },
         .hint = [](const PayoutItem &item, const Timestamp &) { return item.reference; }},
        {.title = QT_TR_NOOP("Description"),
         .width = {.usual = 0, .roomNeeded = 760},
         .style = kQuiet,
         .text = [](const PayoutItem &item, const Timestamp &) { return item.description; },
         .hint = [](const PayoutItem &item, const Timestamp &) { return item.description; }},
        {.title = QT_TR_NOOP("Channel"),
         .width = {.usual = 100, .roomNeeded = 640},
         .style = kQuiet,
         .text = [](const PayoutItem &item,
                    const Timestamp &) { return PayoutWords::channel(item.channel); },
         .hint = [](const PayoutItem &item,
                    const Timestamp &) { return QString(toText(item.channel)); }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {120},
         .isNumber = true,
         .text = [](const PayoutItem &item, const Timestamp &) { return money(item.amount); },
         .hint = [](const PayoutItem &item, const Timestamp &) { return money(item.amount); }},
    });
    static_assert(std::size(kColumns) == AmountColumn + 1);
    return kColumns;
}

PayoutLines::PayoutLines(const Gateways &gateways, QObject *parent)
    : WindowedModel(columns(), parent),
      m_gateways(gateways)
{
}

void PayoutLines::show(const PayoutId &payout, PayoutItemKind kind, qint64 total)
{
    const PayoutLinesFilter wanted{payout, kind};
    if (!isShowing(wanted) || total != rowCount())
        WindowedModel::show(wanted, total);
}

void PayoutLines::retry()
{
    if (filter())
        WindowedModel::show(PayoutLinesFilter(*filter()), rowCount());
}

PayoutItemKind PayoutLines::kind() const
{
    return filter() ? filter()->kind : PayoutItemKind::Payment;
}

QString PayoutLines::failure() const
{
    return state() == State::Stale ? Text::sentence(error()) : QString();
}

QFuture<Result<PayoutItemPage>> PayoutLines::read(const PayoutLinesFilter &filter, int first,
                                                  int count)
{
    return m_gateways.payouts.items(filter.payout, filter.kind, first, count);
}

QVariant PayoutLines::textOfMissing(int row) const
{
    // After a failure, only retry() reads rows again.
    return state() == State::Stale ? u"…"_s : WindowedModel::textOfMissing(row);
}

} // namespace tilldesk::ui
