#include "ui/models/payouts/payout_lines.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

namespace {

bool isCharge(const PayoutItem &item)
{
    return item.kind == PayoutItemKind::Charge;
}

Amount signedAmount(const PayoutItem &item)
{
    return item.kind == PayoutItemKind::Payment ? item.amount
                                                : Amount::fromCents(-item.amount.cents());
}

QString what(const PayoutItem &item)
{
    switch (item.kind) {
    case PayoutItemKind::Payment: return PayoutLines::tr("Payment");
    case PayoutItemKind::Refund: return PayoutLines::tr("Refund");
    case PayoutItemKind::Charge: return PayoutLines::tr("Fees");
    }
    Q_UNREACHABLE();
}

QString description(const PayoutItem &item)
{
    if (!isCharge(item))
        return item.description;
    const QString month = QLocale().toString(item.month, u"MMMM yyyy"_s);
    switch (item.charge) {
    case FeeChargeKind::Minimum: return PayoutLines::tr("Up to the minimum of %1").arg(month);
    case FeeChargeKind::Invoice:
        return PayoutLines::tr("Difference to the invoice of %1").arg(month);
    case FeeChargeKind::Carried:
        return item.amount < Amount() ? PayoutLines::tr("Moved to another batch")
                                      : PayoutLines::tr("Moved from another batch");
    case FeeChargeKind::Collected: break; // never reduces a payout
    }
    return {};
}

QString sumSoFar(const PayoutItem &item, const Timestamp &)
{
    return item.sumSoFar ? money(*item.sumSoFar) : QString();
}

} // namespace

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
        {.title = QT_TR_NOOP("What"),
         .width = {92},
         .text = [](const PayoutItem &item, const Timestamp &) { return what(item); }},
        {.title = QT_TR_NOOP("Payment"),
         .width = {.usual = 204, .roomNeeded = 690},
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
         .text = [](const PayoutItem &item, const Timestamp &) { return description(item); },
         .hint = [](const PayoutItem &item, const Timestamp &) { return description(item); }},
        {.title = QT_TR_NOOP("Channel"),
         .width = {.usual = 100, .roomNeeded = 640},
         .style = kQuiet,
         .text =
             [](const PayoutItem &item, const Timestamp &) {
                 return isCharge(item) ? QString() : PayoutWords::channel(item.channel);
             },
         .hint =
             [](const PayoutItem &item, const Timestamp &) {
                 return isCharge(item) ? QString() : QString(toText(item.channel));
             }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {120},
         .isNumber = true,
         .text = [](const PayoutItem &item,
                    const Timestamp &) { return money(signedAmount(item)); },
         .hint = [](const PayoutItem &item,
                    const Timestamp &) { return money(signedAmount(item)); }},
        {.title = QT_TR_NOOP("Sum so far"),
         .width = {.usual = 120, .roomNeeded = 560},
         .isNumber = true,
         .style = kQuiet,
         .text = [](const PayoutItem &item, const Timestamp &now) { return sumSoFar(item, now); }},
        {.title = QT_TR_NOOP("Fee"),
         .width = {.usual = 90, .isHidden = true, .isLent = true},
         .isNumber = true,
         .style = kQuiet,
         .text =
             [](const PayoutItem &item, const Timestamp &) {
                 return item.fee.cents() > 0 ? money(item.fee) : QString();
             }},
        {.title = QT_TR_NOOP("Net of the fee"),
         .width = {.usual = 110, .roomNeeded = 700, .isHidden = true, .isLent = true},
         .isNumber = true,
         .text =
             [](const PayoutItem &item, const Timestamp &) {
                 return item.fee.cents() > 0
                     ? money(Amount::fromCents(item.amount.cents() - item.fee.cents()))
                     : QString();
             }},
    });
    static_assert(std::size(kColumns) == NetColumn + 1);
    return kColumns;
}

PayoutLines::PayoutLines(const Gateways &gateways, QObject *parent)
    : WindowedModel(columns(), parent),
      m_gateways(gateways)
{
}

void PayoutLines::show(const Payout &payout, std::optional<PayoutItemKind> kind)
{
    const PayoutLinesFilter wanted{payout.id, kind};
    const auto countOf = [kind](PayoutItemKind each, qint64 count) {
        return kind.value_or(each) == each ? count : 0;
    };
    const qint64 total = countOf(PayoutItemKind::Payment, payout.payments.count)
        + countOf(PayoutItemKind::Refund, payout.refunds.count)
        + countOf(PayoutItemKind::Charge, payout.charges);
    if (!isShowing(wanted) || total != rowCount())
        WindowedModel::show(wanted, total);
}

void PayoutLines::retry()
{
    if (filter())
        WindowedModel::show(PayoutLinesFilter(*filter()), rowCount());
}

std::optional<PayoutItemKind> PayoutLines::kind() const
{
    return filter() ? filter()->kind : std::nullopt;
}

QString PayoutLines::failure() const
{
    return state() == State::Stale ? Text::sentence(error()) : QString();
}

QFuture<Result<PayoutItemPage>> PayoutLines::read(const PayoutLinesFilter &filter, int first,
                                                  int count)
{
    return m_gateways.payouts.newestLines(filter.payout, filter.kind, first, count);
}

QVariant PayoutLines::textOfMissing(int row) const
{
    // After a failure, only retry() reads rows again.
    return state() == State::Stale ? u"…"_s : WindowedModel::textOfMissing(row);
}

} // namespace tilldesk::ui
