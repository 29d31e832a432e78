#include "core/hosted/payout_fetch.h"

#include "core/hosted/provider.h"

#include <algorithm>
#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr int kMaxPages = 10'000; ///< of one list
constexpr int kTries = 4;         ///< of a request; all of them only read
constexpr std::chrono::milliseconds kStopPatience{100};

tl::unexpected<Error> stopped()
{
    return fail(ErrorCode::Cancelled, u"stopped"_s);
}

} // namespace

QDate lastCompleteDay(Timestamp now, const QTimeZone &zone)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(toMillis(now), zone);
    const QTime complete(9, 0);
    const QDate last = local.date().addDays(local.time() < complete ? -2 : -1);
    return std::min(last, utcDay(now).addDays(-1));
}

template <typename T, typename Ask>
Result<T> PayoutFetch::answered(Ask ask, const std::atomic<bool> &isStopped)
{
    for (int tried = 1;; ++tried) {
        const auto promise = std::make_shared<std::promise<Reply<T>>>();
        auto future = promise->get_future();
        ask([promise](const Reply<T> &reply) { promise->set_value(reply); });
        while (future.wait_for(kStopPatience) != std::future_status::ready) {
            if (isStopped)
                return stopped();
        }
        Reply<T> reply = future.get();
        if (reply.value)
            return std::move(*reply.value);
        const bool mayAskAgain = reply.kind == ReplyKind::Unknown;
        if (!mayAskAgain || tried == kTries)
            return tl::unexpected<Error>(errorOf(reply));
    }
}

/// @param ask  asks for the page of a number
template <typename Row, typename Ask>
Result<QList<Row>> PayoutFetch::allPages(Ask ask, const std::atomic<bool> &isStopped)
{
    QList<Row> all;
    for (qint64 number = 0; number < kMaxPages; ++number) {
        const auto page =
            answered<HostedPage<Row>>([&](auto done) { ask(number, std::move(done)); }, isStopped);
        if (!page)
            return page.failure();
        all << page->rows;
        if (page->rows.isEmpty() || number + 1 >= page->totalPages)
            break;
    }
    return all;
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

Result<QList<HostedItem>> PayoutFetch::items(const ItemsAsked &asked,
                                             const std::atomic<bool> &isStopped)
{
    QList<HostedItem> all;
    for (const auto kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
        const auto rows = allPages<HostedItem>(
            [&](qint64 number, auto done) {
                ItemsAsked page = asked;
                page.page = number;
                m_needs.client.items(m_needs.access, kind, page, std::move(done));
            },
            isStopped);
        if (!rows)
            return rows.failure();
        all << *rows;
    }
    return all;
}

Result<void> PayoutFetch::fetchDay(const QDate &day, Fetched &fetched,
                                   const std::atomic<bool> &isStopped)
{
    const auto payouts = allPages<HostedPayout>(
        [&](qint64 number, auto done) {
            m_needs.client.payouts(m_needs.access, {.date = day, .page = number}, std::move(done));
        },
        isStopped);
    if (!payouts)
        return payouts.failure();
    for (const HostedPayout &payout : *payouts) {
        const auto known = onCore([&]() -> Result<PayoutBook::Stored> {
            using enum PayoutBook::Stored;
            return m_needs.book->has(payout.id) ? Before : Now;
        });
        if (!known)
            return known.failure();
        if (*known == PayoutBook::Stored::Before)
            continue;
        const auto inside = items({.payout = payout.id}, isStopped);
        if (!inside)
            return inside.failure();
        const auto added =
            onCore([&] { return m_needs.book->add(m_needs.profile, payout, *inside); });
        if (!added)
            return added.failure();
        if (*added == PayoutBook::Stored::Before)
            continue; // another fetch was faster
        ++fetched.payouts;
        fetched.items += inside->size();
    }
    return {};
}

Result<void> PayoutFetch::finishDay(const QDate &day, const std::atomic<bool> &isStopped)
{
    const auto listed = items({.from = day, .to = day}, isStopped);
    if (!listed)
        return listed.failure();
    return onCore([&]() -> Result<void> {
        m_needs.book->addListed(*listed);
        m_needs.book->setFetched(m_needs.profile, day);
        return {};
    });
}

Result<PayoutFetch::Fetched> PayoutFetch::run(QDate from, QDate upTo,
                                              const std::atomic<bool> &isStopped)
{
    const Timestamp now = m_needs.realClock.now();
    if (!upTo.isValid())
        upTo = utcDay(now);
    if (!from.isValid()) {
        const auto next =
            onCore([&]() -> Result<QDate> { return m_needs.book->nextDay(m_needs.profile); });
        if (!next)
            return next.failure();
        from = next->isValid() ? *next : upTo;
    }
    if (from > upTo)
        return fail(ErrorCode::FieldInvalid, u"is after the last day"_s, u"from"_s);
    Fetched fetched{.from = from, .upTo = upTo};
    for (QDate day = from; day <= upTo; day = day.addDays(1)) {
        if (isStopped)
            return stopped();
        if (const auto done = fetchDay(day, fetched, isStopped); !done)
            return done.failure();
        if (day > lastCompleteDay(now, m_needs.zone))
            continue;
        if (const auto done = finishDay(day, isStopped); !done)
            return done.failure();
    }
    return fetched;
}

Result<PayoutFetch::Fetched> PayoutFetch::runDue(const std::atomic<bool> &isStopped)
{
    const QDate last = lastCompleteDay(m_needs.realClock.now(), m_needs.zone);
    const auto next =
        onCore([&]() -> Result<QDate> { return m_needs.book->nextDay(m_needs.profile); });
    if (!next)
        return next.failure();
    if (!next->isValid() || *next > last)
        return Fetched();
    return run(*next, last, isStopped);
}

} // namespace tilldesk::hosted
