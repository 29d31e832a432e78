#include "core/hosted/backfill.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::hosted {
namespace {

constexpr auto kEverySearch = 180'000ms;
constexpr auto kPageAgain = 2000ms;
/// A refusal, such as of a revoked API key, lasts.
constexpr auto kSearchRefused = 30'000ms;
/// Before the last complete search: payments may have appeared meanwhile, and clocks may differ.
constexpr auto kOverlapAtStart = 1h;
constexpr auto kOverlap = 10min;
constexpr qint64 kPagesOfWindow = 10;
/// Shorter windows are read whatever they have: many payments may have the same time.
constexpr auto kShortestWindow = 1000ms;
constexpr auto kTellEvery = 10'000ms;

bool isLast(const HostedPage<HostedPayment> &page)
{
    return page.number + 1 >= page.totalPages || page.rows.isEmpty();
}

} // namespace

Backfill::Backfill(Needs needs) : m_needs(std::move(needs)), m_post(m_needs.network.post()) {}

void Backfill::askDue(Time now)
{
    const auto connections = m_needs.connections.current();
    for (auto it = connections->begin(); it != connections->end(); ++it) {
        const Search &search = m_searches[it.key()];
        if (!search.isAsking && search.next <= now && m_needs.mayAsk(it.key()))
            askPage(it.key());
    }
}

void Backfill::begin(const ProfileId &profile)
{
    Search &search = m_searches[profile];
    search.begunAt = m_needs.realClock.now();
    search.windows = 0;
    search.rows = 0;
    search.span = {};
    search.isDated = false;
    search.told = m_needs.monotonic.now();
    m_needs.core.submit(
        [this, profile]() -> Result<std::optional<Timestamp>> {
            return m_needs.intents->repository().searchedUpTo(profile);
        },
        [this, profile, post = m_post](const Result<std::optional<Timestamp>> &upTo) {
            post([this, profile, upTo] {
                Search &begun = m_searches[profile];
                const auto overlap = begun.hasCompleted
                    ? std::chrono::milliseconds(kOverlap)
                    : std::chrono::milliseconds(kOverlapAtStart);
                // A clock that was ahead may have stored a time to come.
                begun.known =
                    std::min(upTo ? upTo->value_or(begun.begunAt) : begun.begunAt, begun.begunAt);
                openWindow(begun, begun.known - overlap);
                askPage(profile);
            });
        });
}

/// Asks for the page that comes next. Begins a search if none has begun.
void Backfill::askPage(const ProfileId &profile)
{
    Search &search = m_searches[profile];
    const auto access = m_needs.accessTo(profile);
    if (!access)
        return later(profile, kSearchRefused);
    search.isAsking = true;
    if (!search.from)
        return begin(profile);
    m_needs.client.search(*access, {.from = search.from, .to = search.to, .page = search.page},
                          [this, profile, turn = search.turn,
                           askedAt = m_needs.clock.now()](const Reply<Found> &reply) {
                              if (m_searches[profile].turn == turn)
                                  answered(profile, reply, askedAt);
                          });
}

void Backfill::answered(const ProfileId &profile, const Reply<Found> &reply, Timestamp askedAt)
{
    m_needs.note(profile, reply);
    if (!reply.value) // the same page again, after the pause
        return later(profile, reply.kind == ReplyKind::Refused ? kSearchRefused : kPageAgain);
    Search &search = m_searches[profile];
    const Time skew = reply.facts.skew.value_or(Time(0));
    if (!std::exchange(search.isDated, true) && skew > Time(0))
        search.begunAt -= skew; // the provider dates its payments by its own clock
    if (search.page == 0 && narrow(search, reply.value->totalPages))
        return askPage(profile);
    take(profile, {*reply.value, askedAt});
}

/// Stores a page, and asks for the next one meanwhile: pages that wait for a slow disk are then
/// stored together.
void Backfill::take(const ProfileId &profile, const Answer &answer)
{
    Search &search = m_searches[profile];
    store(profile, answer);
    if (isLast(answer.page))
        return;
    search.page = answer.page.number + 1;
    askPage(profile);
}

bool Backfill::narrow(Search &search, qint64 pages) const
{
    const Timestamp end = search.to.value_or(search.begunAt);
    const Time length = end - *search.from;
    if (pages <= kPagesOfWindow || length <= kShortestWindow)
        return false;
    search.span = std::max<Time>(kShortestWindow, length * kPagesOfWindow / pages);
    search.to = *search.from + search.span;
    return true;
}

void Backfill::store(const ProfileId &profile, const Answer &answer)
{
    m_needs.core.submit(
        [this, profile, answer]() -> Result<QList<Payment>> {
            QList<Payment> seen;
            const auto &rows = answer.page.rows;
            for (auto row = rows.crbegin(); row != rows.crend(); ++row) {
                auto payment = m_needs.intents->see(profile, *row, answer.askedAt);
                if (payment)
                    seen << std::move(*payment);
                else if (payment.error().code == ErrorCode::Internal)
                    return payment.failure();
                else
                    m_needs.log.warning("left out payment " + row->id.text().toLatin1()
                                        + " of a provider: " + payment.error().detail.toUtf8());
            }
            return seen;
        },
        [this, profile, page = answer.page, turn = m_searches[profile].turn,
         post = m_post](const Result<QList<Payment>> &seen) {
            if (!seen)
                m_needs.log.warning("cannot store payments of a provider: "
                                    + seen.error().detail.toUtf8());
            post([this, profile, page, turn, seen] {
                for (const Payment &payment : seen.value_or(QList<Payment>()))
                    m_needs.track(payment);
                if (m_searches[profile].turn == turn)
                    stored(profile, page, seen.has_value());
            });
        });
}

/// A page counts only once it is stored: if it is not, it is asked for again.
void Backfill::stored(const ProfileId &profile, const Found &page, bool isStored)
{
    Search &search = m_searches[profile];
    if (!isStored) {
        ++search.turn; // drops the pages after this one
        search.page = page.number;
        return later(profile, kPageAgain);
    }
    search.rows += page.rows.size();
    if (isLast(page))
        endWindow(profile, search, page.totalPages);
}

void Backfill::endWindow(const ProfileId &profile, Search &search, qint64 pages)
{
    if (!search.to)
        return endSearch(profile, search);
    const Timestamp reached = *search.to;
    if (reached > search.known)
        keep(profile, reached);
    ++search.windows;
    tell(profile, search);
    publish(profile, Progress{search.rows, reached});
    if (pages <= kPagesOfWindow / 2)
        search.span *= 2;
    openWindow(search, reached);
    askPage(profile);
}

void Backfill::endSearch(const ProfileId &profile, Search &search)
{
    keep(profile, search.begunAt);
    if (search.windows > 0)
        m_needs.log.info("found " + QByteArray::number(search.rows)
                         + " payments at the provider of profile " + profile.text().toLatin1());
    publish(profile, {});
    search.from.reset();
    search.page = 0;
    search.hasCompleted = true;
    later(profile, kEverySearch);
}

/// Payments that have the time of the border are seen twice rather than never. The last window has
/// no end: the provider's clock may be ahead.
void Backfill::openWindow(Search &search, Timestamp from) const
{
    search.from = from;
    search.page = 0;
    search.to.reset();
    if (search.span > Time(0) && from + search.span < search.begunAt)
        search.to = from + search.span;
}

/// A crash before it repeats the window.
void Backfill::keep(const ProfileId &profile, Timestamp upTo)
{
    m_needs.core.submit(
        [this, profile, upTo]() -> Result<void> {
            m_needs.intents->repository().setSearched(profile, upTo);
            return {};
        },
        [](const Result<void> & /*repeated by the next window*/) {});
}

void Backfill::later(const ProfileId &profile, Time pause)
{
    Search &search = m_searches[profile];
    search.isAsking = false;
    search.next = m_needs.monotonic.now() + pause;
}

std::optional<Backfill::Progress> Backfill::progressOf(const ProfileId &profile) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_progress.constFind(profile);
    return found == m_progress.constEnd() ? std::nullopt : std::optional(*found);
}

void Backfill::publish(const ProfileId &profile, const std::optional<Progress> &progress)
{
    const std::lock_guard lock(m_mutex);
    if (progress)
        m_progress.insert(profile, *progress);
    else
        m_progress.remove(profile);
}

void Backfill::tell(const ProfileId &profile, Search &search) const
{
    const Time now = m_needs.monotonic.now();
    if (now - search.told < kTellEvery)
        return;
    search.told = now;
    m_needs.log.info("has found " + QByteArray::number(search.rows)
                     + " payments at the provider of profile " + profile.text().toLatin1()
                     + ", up to " + toIsoUtc(*search.to));
}

} // namespace tilldesk::hosted
