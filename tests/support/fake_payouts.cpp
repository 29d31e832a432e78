#include "tests/support/fake_payouts.h"

#include "core/domain/search_text.h"
#include "tests/support/done_future.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

bool matches(const PayoutFilter &filter, const Payout &payout)
{
    return (filter.merchants.isEmpty() || filter.merchants.contains(payout.merchantId))
        && (!filter.status || payout.status == *filter.status)
        && (!filter.from || payout.madeAt >= *filter.from)
        && (!filter.to || payout.madeAt < *filter.to)
        && (!filter.bulkId || payout.bulkId == *filter.bulkId)
        && filter.amounts.contains(payout.amount) && payout.id.text().contains(filter.idPart)
        && searchable(payout.bulkId).contains(searchable(filter.bulkPart))
        && std::ranges::all_of(filter.terms,
                               [&payout](const SearchTerm &term) {
                                   return payout.id.text().contains(term.wanted)
                                       || searchable(payout.bulkId).contains(term.wanted)
                                       || (term.amount && term.amount->amount == payout.amount);
                               })
        && (filter.find.isEmpty() || payout.id.text() == filter.find);
}

} // namespace

void FakePayouts::add(const PayoutDetails &payout)
{
    payouts << payout;
    Q_EMIT changed();
}

QFuture<Result<PayoutPage>> FakePayouts::page(const PayoutFilter &filter, qint64 first, int count)
{
    calls << u"page %1+%2"_s.arg(first).arg(count);
    filters << filter;
    if (error)
        return doneFuture(Result<PayoutPage>(tl::unexpected(*error)));
    QList<Payout> all;
    for (const PayoutDetails &each : std::as_const(payouts)) {
        if (matches(filter, each.payout))
            all << each.payout;
    }
    if (filter.order.by == PayoutColumn::Amount)
        std::ranges::stable_sort(all, {}, &Payout::amount);
    if (filter.order.by == PayoutColumn::Id)
        std::ranges::stable_sort(all, {}, [](const Payout &it) { return it.id.text(); });
    if (!filter.order.isAscending)
        std::ranges::reverse(all);
    return doneFuture(
        Result<PayoutPage>(PayoutPage{.total = all.size(), .rows = all.mid(first, count)}));
}

QFuture<Result<PayoutDetails>> FakePayouts::details(const PayoutId &id)
{
    if (error)
        return doneFuture(Result<PayoutDetails>(tl::unexpected(*error)));
    const auto found =
        std::ranges::find(payouts, id, [](const PayoutDetails &it) { return it.payout.id; });
    return doneFuture(found == payouts.end()
                          ? Result<PayoutDetails>(fail(ErrorCode::PayoutNotFound, {}))
                          : Result<PayoutDetails>(*found));
}

QFuture<Result<QList<PayoutPart>>> FakePayouts::parts(const PayoutId &id)
{
    if (error)
        return doneFuture(Result<QList<PayoutPart>>(tl::unexpected(*error)));
    QList<PayoutPart> parts = taken.value(id.text());
    if (!parts.isEmpty())
        return doneFuture(Result<QList<PayoutPart>>(parts));
    for (const PayoutItem &item : lines.value(id.text())) {
        if (item.kind != PayoutItemKind::Payment)
            continue;
        auto part = std::ranges::find(parts, item.channel, &PayoutPart::channel);
        if (part == parts.end())
            part = parts.insert(parts.end(), {item.channel, {}, {}});
        ++part->payments.count;
        part->payments.sum = Amount::fromCents(part->payments.sum.cents() + item.amount.cents());
    }
    return doneFuture(Result<QList<PayoutPart>>(parts));
}

QFuture<Result<PayoutItemPage>> FakePayouts::items(const PayoutId &id, PayoutItemKind kind,
                                                   qint64 first, int count)
{
    calls << u"items %1 %2+%3"_s.arg(int(kind)).arg(first).arg(count);
    if (error)
        return doneFuture(Result<PayoutItemPage>(tl::unexpected(*error)));
    PayoutItemPage page;
    qint64 sum = 0;
    for (const PayoutItem &item : lines.value(id.text())) {
        if (item.kind != kind)
            continue;
        sum += item.amount.cents();
        if (page.total >= first && page.rows.size() < count) {
            page.rows << item;
            page.rows.last().sumSoFar = Amount::fromCents(sum);
        }
        ++page.total;
    }
    return doneFuture(Result<PayoutItemPage>(page));
}

QFuture<Result<PayoutItemPage>> FakePayouts::newestLines(const PayoutId &id,
                                                         std::optional<PayoutItemKind> kind,
                                                         qint64 first, int count)
{
    calls << u"lines %1 %2+%3"_s.arg(kind ? int(*kind) : 0).arg(first).arg(count);
    if (error)
        return doneFuture(Result<PayoutItemPage>(tl::unexpected(*error)));
    QList<PayoutItem> all = lines.value(id.text());
    all.removeIf([kind](const PayoutItem &item) { return kind.value_or(item.kind) != item.kind; });
    std::ranges::stable_sort(all, {}, &PayoutItem::at);
    qint64 sum = 0;
    for (PayoutItem &item : all) {
        const bool isPayment = item.kind == PayoutItemKind::Payment;
        sum += isPayment ? item.amount.cents() - item.fee.cents() : -item.amount.cents();
        item.sumSoFar = Amount::fromCents(sum);
    }
    std::ranges::reverse(all);
    return doneFuture(
        Result<PayoutItemPage>(PayoutItemPage{.total = all.size(), .rows = all.mid(first, count)}));
}

QFuture<Result<RunningPayouts>> FakePayouts::running(const QList<MerchantId> &merchants)
{
    askedMerchants << merchants;
    if (error)
        return doneFuture(Result<RunningPayouts>(tl::unexpected(*error)));
    RunningPayouts found{{}, next.nextRun};
    std::ranges::copy_if(next.rows, std::back_inserter(found.rows), [&](const RunningPayout &row) {
        return merchants.isEmpty() || merchants.contains(row.merchantId);
    });
    return doneFuture(Result<RunningPayouts>(found));
}

QFuture<Result<qint64>> FakePayouts::failed(const QList<MerchantId> &merchants)
{
    calls << u"failed"_s;
    if (error)
        return doneFuture(Result<qint64>(tl::unexpected(*error)));
    return doneFuture(
        Result<qint64>(std::ranges::count_if(payouts, [&](const PayoutDetails &details) {
            const Payout &payout = details.payout;
            return payout.status == PayoutStatus::Failed && payout.paidBy.isEmpty()
                && (merchants.isEmpty() || merchants.contains(payout.merchantId));
        })));
}

QFuture<Result<QList<Payout>>> FakePayouts::runNow()
{
    calls << u"run"_s;
    if (error)
        return doneFuture(Result<QList<Payout>>(tl::unexpected(*error)));
    QList<Payout> made;
    for (const RunningPayout &row : std::as_const(next.rows)) {
        if (row.amount.cents() <= 0)
            continue;
        PayoutDetails details;
        details.payout = {.seq = payouts.size() + 1,
                          .id = PayoutId(u"%1"_s.arg(payouts.size() + 1, 24, 16, QChar(u'0'))),
                          .merchantId = row.merchantId,
                          .iban = row.iban,
                          .bulkId = row.bulkId,
                          .status = outcome,
                          .madeAt = next.nextRun - std::chrono::hours(1),
                          .payments = row.payments,
                          .refunds = row.refunds,
                          .amount = row.amount,
                          .againOf = {},
                          .paidBy = {}};
        details.proof = {row.payments, row.refunds, {}, row.amount, true, {}};
        payouts << details;
        made << details.payout;
    }
    next.rows.removeIf([](const RunningPayout &row) { return row.amount.cents() > 0; });
    Q_EMIT changed();
    return doneFuture(Result<QList<Payout>>(made));
}

QFuture<Result<Payout>> FakePayouts::payAgain(const PayoutId &id)
{
    calls << QString(u"again "_s + id.text());
    if (error)
        return doneFuture(Result<Payout>(tl::unexpected(*error)));
    const auto found =
        std::ranges::find(payouts, id, [](const PayoutDetails &it) { return it.payout.id; });
    if (found == payouts.end())
        return doneFuture(Result<Payout>(fail(ErrorCode::PayoutNotFound, {})));
    PayoutDetails again = *found;
    again.payout.seq = payouts.size() + 1;
    again.payout.id = PayoutId(u"%1"_s.arg(again.payout.seq, 24, 16, QChar(u'0')));
    again.payout.status = outcome;
    again.payout.againOf = id;
    again.payout.madeAt = payouts.last().payout.madeAt + std::chrono::minutes(1);
    found->payout.paidBy = again.payout.id;
    payouts << again;
    Q_EMIT changed();
    return doneFuture(Result<Payout>(again.payout));
}

QFuture<Result<LedgerPage>> FakeLedger::entries(const LedgerFilter &filter,
                                                std::optional<qint64> before, int count)
{
    filters << filter;
    calls << u"entries %1+%2"_s.arg(before.value_or(0)).arg(count);
    if (error)
        return doneFuture(Result<LedgerPage>(tl::unexpected(*error)));
    LedgerPage page;
    for (auto it = rows.crbegin(); it != rows.crend(); ++it) {
        const bool isWanted = (!before || it->seq < *before)
            && (filter.subjects.isEmpty() || filter.subjects.contains(it->subject))
            && (!filter.account || it->debit == *filter.account || it->credit == *filter.account)
            && (!filter.from || it->at >= *filter.from) && (!filter.to || it->at < *filter.to)
            && (filter.causes.isEmpty() || filter.causes.contains(it->cause))
            && filter.amounts.contains(it->amount)
            && std::ranges::all_of(filter.terms, [&it](const SearchTerm &term) {
                                  return it->subject.contains(term.wanted);
                              });
        if (!isWanted)
            continue;
        page.hasMore = page.rows.size() == count;
        if (page.hasMore)
            break;
        page.rows << *it;
    }
    return doneFuture(Result<LedgerPage>(page));
}

void FakeLedger::setHealth(const LedgerHealth &health)
{
    state = health;
    Q_EMIT healthChanged(health);
}

QFuture<Result<QList<LedgerBalance>>> FakeLedger::balances()
{
    return doneFuture(error ? Result<QList<LedgerBalance>>(tl::unexpected(*error))
                            : Result<QList<LedgerBalance>>(accounts));
}

} // namespace tilldesk::test
