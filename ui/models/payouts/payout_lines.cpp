#include "ui/models/payouts/payout_lines.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"

#include <QPromise>
#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

namespace {

bool isRefund(const PayoutItem &item)
{
    return item.kind == PayoutItemKind::Refund;
}

Amount signedAmount(const PayoutItem &item)
{
    return isRefund(item) ? Amount::fromCents(-item.amount.cents()) : item.amount;
}

QString sumSoFar(const PayoutItem &item, const PayoutLook &look)
{
    if (!item.sumSoFar)
        return {};
    return money(isRefund(item) ? Amount::fromCents(look.taken.cents() - item.sumSoFar->cents())
                                : *item.sumSoFar);
}

} // namespace

PayoutLines::Columns PayoutLines::columns()
{
    static constexpr CellStyle kQuiet{.isQuiet = true};
    static constexpr auto kColumns = std::to_array<ListColumn<PayoutItem, PayoutLook>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {120},
         .style = kQuiet,
         .text = [](const PayoutItem &item,
                    const PayoutLook &look) { return shortMoment(item.at, look.now); },
         .hint = [](const PayoutItem &item, const PayoutLook &) { return utcMoment(item.at); }},
        {.title = QT_TR_NOOP("What"),
         .width = {92},
         .text = [](const PayoutItem &item,
                    const PayoutLook &) { return isRefund(item) ? tr("Refund") : tr("Payment"); }},
        {.title = QT_TR_NOOP("Payment"),
         .width = {.usual = 204, .roomNeeded = 690},
         .style = {.isCode = true},
         .text = [](const PayoutItem &item,
                    const PayoutLook &) { return QString(item.paymentId.text()); },
         .hint =
             [](const PayoutItem &item, const PayoutLook &) {
                 return item.refundId.isEmpty() ? QString(item.paymentId.text())
                                                : tr("Refund %1").arg(item.refundId.text());
             }},
        {.title = QT_TR_NOOP("Reference"),
         .width = {150},
         .text = [](const PayoutItem &item, const PayoutLook &) { return item.reference; },
         .hint = [](const PayoutItem &item, const PayoutLook &) { return item.reference; }},
        {.title = QT_TR_NOOP("Description"),
         .width = {.usual = 0, .roomNeeded = 760},
         .style = kQuiet,
         .text = [](const PayoutItem &item, const PayoutLook &) { return item.description; },
         .hint = [](const PayoutItem &item, const PayoutLook &) { return item.description; }},
        {.title = QT_TR_NOOP("Channel"),
         .width = {.usual = 100, .roomNeeded = 640},
         .style = kQuiet,
         .text = [](const PayoutItem &item,
                    const PayoutLook &) { return PayoutWords::channel(item.channel); },
         .hint = [](const PayoutItem &item,
                    const PayoutLook &) { return QString(toText(item.channel)); }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {120},
         .isNumber = true,
         .text = [](const PayoutItem &item,
                    const PayoutLook &) { return money(signedAmount(item)); },
         .hint = [](const PayoutItem &item,
                    const PayoutLook &) { return money(signedAmount(item)); }},
        {.title = QT_TR_NOOP("Sum so far"),
         .width = {.usual = 120, .roomNeeded = 560},
         .isNumber = true,
         .style = kQuiet,
         .text = [](const PayoutItem &item,
                    const PayoutLook &look) { return sumSoFar(item, look); }},
    });
    static_assert(std::size(kColumns) == SumSoFar + 1);
    return kColumns;
}

PayoutLines::PayoutLines(const Gateways &gateways, QObject *parent)
    : WindowedModel(columns(), parent),
      m_gateways(gateways)
{
}

void PayoutLines::show(const Payout &payout, std::optional<PayoutItemKind> kind)
{
    const PayoutLinesFilter wanted{payout.id, kind, payout.payments};
    const qint64 payments = kind == PayoutItemKind::Refund ? 0 : payout.payments.count;
    const qint64 refunds = kind == PayoutItemKind::Payment ? 0 : payout.refunds.count;
    const qint64 total = payments + refunds;
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
    return filter.kind ? m_gateways.payouts.items(filter.payout, *filter.kind, first, count)
                       : readAll(filter, first, count);
}

/// Reads the payments and then the refunds among the wanted lines.
QFuture<Result<PayoutItemPage>> PayoutLines::readAll(const PayoutLinesFilter &filter, int first,
                                                     int count)
{
    using Answer = Result<PayoutItemPage>;
    const auto promise = std::make_shared<QPromise<Answer>>();
    const auto finish = [promise](const Answer &answer) {
        promise->addResult(answer);
        promise->finish();
    };
    promise->start();
    const int payments = int(std::clamp<qint64>(filter.payments.count - first, 0, count));
    whenReady(m_gateways.payouts.items(filter.payout, PayoutItemKind::Payment, first, payments),
              this, [this, filter, first, refunds = count - payments, finish](const Answer &paid) {
                  if (!paid)
                      return finish(paid);
                  const qint64 from = std::max<qint64>(0, first - filter.payments.count);
                  whenReady(m_gateways.payouts.items(filter.payout, PayoutItemKind::Refund, from,
                                                     refunds),
                            this, [page = *paid, finish](const Answer &returned) mutable {
                                if (!returned)
                                    return finish(returned);
                                page.total += returned->total;
                                page.rows += returned->rows;
                                finish(page);
                            });
              });
    return promise->future();
}

PayoutLook PayoutLines::lookAt(int) const
{
    const bool isAll = filter() && !filter()->kind;
    return {m_gateways.clock.now(), isAll ? filter()->payments.sum : Amount()};
}

QVariant PayoutLines::textOfMissing(int row) const
{
    // After a failure, only retry() reads rows again.
    return state() == State::Stale ? u"…"_s : WindowedModel::textOfMissing(row);
}

} // namespace tilldesk::ui
