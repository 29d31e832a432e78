#include "tests/support/fake_refunds.h"

#include "core/domain/search_text.h"
#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

QFuture<Result<RefundPage>> FakeRefunds::page(const RefundFilter &filter,
                                              std::optional<qint64> before, int count)
{
    calls << u"page %1+%2"_s.arg(before.value_or(0)).arg(count);
    if (error)
        return doneFuture(Result<RefundPage>(tl::unexpected(*error)));
    QList<Refund> all = matching(filter);
    std::ranges::sort(all, [&filter](const Refund &a, const Refund &b) {
        return comesBefore(a, b, filter.order);
    });
    if (const auto above = std::ranges::find(all, before.value_or(0), &Refund::seq);
        above != all.end())
        all.erase(all.begin(), above + 1);
    const RefundPage page{.rows = all.first(qMin<qsizetype>(count, all.size())),
                          .hasMore = all.size() > count};
    return doneFuture(Result<RefundPage>(page));
}

QFuture<Result<RefundTotals>> FakeRefunds::totals(const RefundFilter &filter)
{
    if (error)
        return doneFuture(Result<RefundTotals>(tl::unexpected(*error)));
    RefundTotals totals;
    RefundFilter all = filter;
    all.status.reset();
    for (const Refund &refund : matching(all)) {
        RefundTotal &total = totals[refund.status];
        ++total.count;
        total.sum = *Amount::add(total.sum, refund.amount);
    }
    return doneFuture(Result<RefundTotals>(totals));
}

QFuture<Result<Refundable>> FakeRefunds::refundable(const PaymentId &id)
{
    calls << QString(u"refundable "_s + id.text());
    return doneFuture(error ? Result<Refundable>(tl::unexpected(*error))
                            : Result<Refundable>(answer));
}

QFuture<Result<Refund>> FakeRefunds::create(const NewRefund &refund)
{
    wanted << refund;
    if (error)
        return doneFuture(Result<Refund>(tl::unexpected(*error)));
    if (createError && !losesAnswers)
        return doneFuture(Result<Refund>(tl::unexpected(*createError)));
    if (const auto made = m_made.constFind(refund.idempotencyKey); made != m_made.constEnd())
        return doneFuture(Result<Refund>(refunds.at(*made)));
    Refund made;
    made.seq = refunds.size() + 1;
    made.id = RefundId(u"%1"_s.arg(made.seq, 24, 16, QChar(u'0')));
    made.paymentId = refund.paymentId;
    made.amount = refund.amount;
    made.description = refund.description;
    made.createdAt = m_clock.now();
    made.actor.kind = Actor::Kind::Window;
    m_made.insert(refund.idempotencyKey, refunds.size());
    refunds << made;
    Q_EMIT changed();
    if (isSilent) {
        m_unanswered << std::make_shared<QPromise<Result<Refund>>>();
        m_unanswered.last()->start();
        return m_unanswered.last()->future();
    }
    return doneFuture(createError ? Result<Refund>(tl::unexpected(*createError))
                                  : Result<Refund>(made));
}

void FakeRefunds::answerLate(const Error &late)
{
    const auto promise = m_unanswered.takeFirst();
    promise->addResult(Result<Refund>(tl::unexpected(late)));
    promise->finish();
}

void FakeRefunds::setStatus(const RefundId &id, RefundStatus status)
{
    const auto found = std::ranges::find(refunds, id, &Refund::id);
    Q_ASSERT(found != refunds.end());
    found->status = status;
    found->endedAt = m_clock.now();
    Q_EMIT changed();
}

QList<Refund> FakeRefunds::of(const PaymentId &payment) const
{
    QList<Refund> found;
    std::ranges::copy_if(refunds, std::back_inserter(found),
                         [&payment](const Refund &refund) { return refund.paymentId == payment; });
    return found;
}

QFuture<Result<QString>> FakeRefunds::revealIban(const PaymentId &id)
{
    calls << QString(u"reveal "_s + id.text());
    return doneFuture(error ? Result<QString>(tl::unexpected(*error)) : Result<QString>(iban));
}

QList<Refund> FakeRefunds::matching(const RefundFilter &filter) const
{
    QList<Refund> rows;
    std::ranges::copy_if(refunds, std::back_inserter(rows), [&](const Refund &refund) {
        return (filter.profiles.isEmpty() || filter.profiles.contains(refund.profileId))
            && (!filter.status || refund.status == *filter.status)
            && (!filter.from || refund.createdAt >= *filter.from)
            && (!filter.to || refund.createdAt <= *filter.to)
            && filter.amounts.contains(refund.amount)
            && (filter.referencePart.isEmpty()
                || refund.reference.contains(filter.referencePart, Qt::CaseInsensitive))
            && std::ranges::all_of(filter.terms,
                                   [&refund](const SearchTerm &term) {
                                       return searchable(refund.reference).contains(term.wanted)
                                           || refund.id.text().contains(term.wanted)
                                           || (term.amount && term.amount->amount == refund.amount);
                                   })
            && (filter.find.isEmpty() || refund.id.text() == filter.find
                || refund.paymentId.text() == filter.find || refund.reference == filter.find);
    });
    return rows;
}

} // namespace tilldesk::test
