#include "core/hosted/payout_fetch.h"

#include "core/hosted/provider.h"

#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr int kMaxPages = 10'000; ///< of one list
constexpr int kTries = 4;         ///< of a request; all of them only read

QDate utcDay(Timestamp at)
{
    return QDateTime::fromMSecsSinceEpoch(toMillis(at), Qt::UTC).date();
}

} // namespace

template <typename T, typename Ask>
Result<T> PayoutFetch::answered(Ask ask)
{
    for (int tried = 1;; ++tried) {
        const auto promise = std::make_shared<std::promise<Reply<T>>>();
        auto future = promise->get_future();
        ask([promise](const Reply<T> &reply) { promise->set_value(reply); });
        Reply<T> reply = future.get();
        if (reply.value)
            return std::move(*reply.value);
        const bool mayAskAgain = reply.kind == ReplyKind::Unknown;
        if (!mayAskAgain || tried == kTries)
            return tl::unexpected<Error>(errorOf(reply));
    }
}

template <typename F>
auto PayoutFetch::onCore(F work) -> std::invoke_result_t<F &>
{
    const auto promise = std::make_shared<std::promise<std::invoke_result_t<F &>>>();
    auto future = promise->get_future();
    m_needs.core.submit(std::move(work),
                        [promise](auto result) { promise->set_value(std::move(result)); });
    return future.get();
}

Result<QList<HostedPayout>> PayoutFetch::payoutsOf(const QDate &day)
{
    QList<HostedPayout> all;
    for (qint64 number = 0; number < kMaxPages; ++number) {
        const auto page = answered<HostedPage<HostedPayout>>([&](auto done) {
            m_needs.client.payouts(m_needs.access, {.date = day, .page = number}, std::move(done));
        });
        if (!page)
            return page.failure();
        all << page->rows;
        if (page->rows.isEmpty() || number + 1 >= page->totalPages)
            break;
    }
    return all;
}

Result<QList<HostedItem>> PayoutFetch::itemsOf(const PayoutId &payout, PayoutItemKind kind)
{
    QList<HostedItem> all;
    for (qint64 number = 0; number < kMaxPages; ++number) {
        const auto page = answered<HostedPage<HostedItem>>([&](auto done) {
            m_needs.client.items(m_needs.access, kind, {.payout = payout, .page = number},
                                 std::move(done));
        });
        if (!page)
            return page.failure();
        all << page->rows;
        if (page->rows.isEmpty() || number + 1 >= page->totalPages)
            break;
    }
    return all;
}

/// The last UTC day whose payouts are all listed. @source service.md#hosted-payouts
QDate PayoutFetch::lastComplete() const
{
    const QDateTime now =
        QDateTime::fromMSecsSinceEpoch(toMillis(m_needs.realClock.now()), m_needs.zone);
    const QTime complete(9, 0);
    return now.date().addDays(now.time() < complete ? -2 : -1);
}

Result<PayoutFetch::Fetched> PayoutFetch::run(QDate from, QDate upTo,
                                              const std::atomic<bool> &isStopped)
{
    const QDate today = utcDay(m_needs.realClock.now());
    if (!upTo.isValid())
        upTo = today;
    if (!from.isValid()) {
        const auto known = onCore([&]() -> Result<QDate> {
            PayoutBook book(m_needs.database());
            const QDate last = book.fetchedUpTo(m_needs.profile);
            return last.isValid() ? last.addDays(1) : book.firstDay(m_needs.profile);
        });
        if (!known)
            return known.failure();
        from = known->isValid() ? *known : today;
    }
    if (from > upTo)
        return fail(ErrorCode::FieldInvalid, u"is after the last day"_s, u"from"_s);
    Fetched fetched{.from = from, .upTo = upTo};
    for (QDate day = from; day <= upTo; day = day.addDays(1)) {
        if (isStopped)
            return fail(ErrorCode::Cancelled, u"stopped"_s);
        const auto payouts = payoutsOf(day);
        if (!payouts)
            return payouts.failure();
        for (const HostedPayout &payout : *payouts) {
            const auto known = onCore([&]() -> Result<int> {
                return PayoutBook(m_needs.database()).has(payout.id) ? 1 : 0;
            });
            if (!known)
                return known.failure();
            if (*known > 0)
                continue;
            auto items = itemsOf(payout.id, PayoutItemKind::Payment);
            if (!items)
                return items.failure();
            const auto refunds = itemsOf(payout.id, PayoutItemKind::Refund);
            if (!refunds)
                return refunds.failure();
            *items << *refunds;
            const auto stored = onCore([&]() -> Result<void> {
                PayoutBook(m_needs.database())
                    .add(m_needs.profile, payout, *items, m_needs.realClock.now());
                return {};
            });
            if (!stored)
                return stored.failure();
            ++fetched.payouts;
            fetched.items += items->size();
        }
        if (day > lastComplete())
            continue;
        const auto noted = onCore([&]() -> Result<void> {
            PayoutBook book(m_needs.database());
            QDate last = book.fetchedUpTo(m_needs.profile);
            if (!last.isValid())
                last = book.firstDay(m_needs.profile).addDays(-1);
            // Days that were left out stay to be fetched.
            if (last.isValid() && day <= last.addDays(1))
                book.setFetched(m_needs.profile, day);
            return {};
        });
        if (!noted)
            return noted.failure();
    }
    return fetched;
}

} // namespace tilldesk::hosted
