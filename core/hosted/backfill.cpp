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
        for (const Part part : {Part::New, Part::History}) {
            const Key key{it.key(), part};
            if (isDue(key, **it, now))
                askPage(key);
        }
    }
}

bool Backfill::isDue(const Key &key, const Connection &connection, Time now)
{
    Search &search = m_searches[key];
    if (search.isAsking || search.next > now || !m_needs.mayAsk(key.profile))
        return false;
    if (key.part == Part::New)
        return true;
    const QDate wanted = connection.shown.historyFrom;
    if (std::exchange(search.wanted, wanted) != wanted) { // from another day on, or no longer
        ++search.turn;
        search.from.reset();
        search.hasCompleted = false;
    }
    return !search.hasCompleted && mayGoOn(key);
}

bool Backfill::mayGoOn(const Key &key) const
{
    if (key.part == Part::New)
        return true;
    const auto connection = m_needs.connections.find(key.profile);
    return connection && connection->shown.historyFrom == m_searches.value(key).wanted
        && !m_searches.value({.profile = key.profile, .part = Part::New}).isAsking;
}

/// Asks for the page that comes next, or leaves that to askDue().
void Backfill::goOn(const Key &key)
{
    if (mayGoOn(key))
        askPage(key);
    else
        later(key, {});
}

void Backfill::begin(const Key &key)
{
    Search &search = m_searches[key];
    search.begunAt = m_needs.realClock.now();
    search.windows = 0;
    search.rows = 0;
    search.span = {};
    search.isDated = false;
    search.told = m_needs.monotonic.now();
    if (key.part == Part::New)
        beginNew(key);
    else
        beginHistory(key);
}

void Backfill::beginNew(const Key &key)
{
    m_needs.core.submit(
        [this, profile = key.profile,
         begunAt = m_searches[key].begunAt]() -> Result<std::optional<Timestamp>> {
            SearchRepository &searches = m_needs.intents->searches();
            if (const auto searched = searches.find(profile))
                return searched->known.upTo;
            searches.begin(profile, begunAt - kOverlapAtStart);
            return std::nullopt;
        },
        [this, key, post = m_post](const Result<std::optional<Timestamp>> &upTo) {
            post([this, key, upTo] {
                if (!upTo)
                    return later(key, kPageAgain);
                Search &begun = m_searches[key];
                const auto overlap = begun.hasCompleted
                    ? std::chrono::milliseconds(kOverlap)
                    : std::chrono::milliseconds(kOverlapAtStart);
                // A clock that was ahead may have stored a time to come.
                begun.known = std::min(upTo->value_or(begun.begunAt), begun.begunAt);
                openWindow(begun, begun.known - overlap);
                askPage(key);
            });
        });
}

void Backfill::beginHistory(const Key &key)
{
    const QDate wanted = m_searches[key].wanted;
    const auto from = wanted.isNull() ? std::optional<Timestamp>()
                                      : std::optional(startOfDay(wanted, m_needs.zone));
    m_needs.core.submit(
        [this, profile = key.profile, from] { return history().left(profile, from); },
        [this, key, post = m_post](const Result<History::Left> &left) {
            post([this, key, left] {
                Search &begun = m_searches[key];
                if (!left)
                    return later(key, kPageAgain);
                if (left->hasGivenUp)
                    m_needs.fetchPayouts(key.profile);
                if (!left->toSearch) {
                    begun.hasCompleted = true;
                    publish(key, {});
                    return later(key, {});
                }
                begun.known = left->toSearch->since;
                begun.end = left->toSearch->upTo;
                openWindow(begun, begun.known);
                askPage(key);
            });
        });
}

/// Asks for the page that comes next. Begins a search if none has begun.
void Backfill::askPage(const Key &key)
{
    Search &search = m_searches[key];
    const auto access = m_needs.accessTo(key.profile);
    if (!access)
        return later(key, kSearchRefused);
    search.isAsking = true;
    if (!search.from)
        return begin(key);
    m_needs.client.search(
        *access, {.from = search.from, .to = search.to, .page = search.page},
        [this, key, turn = search.turn, askedAt = m_needs.clock.now()](const Reply<Found> &reply) {
            if (m_searches[key].turn == turn)
                answered(key, reply, askedAt);
        });
}

void Backfill::answered(const Key &key, const Reply<Found> &reply, Timestamp askedAt)
{
    m_needs.note(key.profile, reply);
    if (!reply.value) // the same page again, after the pause
        return later(key, reply.kind == ReplyKind::Refused ? kSearchRefused : kPageAgain);
    Search &search = m_searches[key];
    const Time skew = reply.facts.skew.value_or(Time(0));
    if (!std::exchange(search.isDated, true) && skew > Time(0))
        search.begunAt -= skew; // the provider dates its payments by its own clock
    if (search.page == 0 && narrow(search, reply.value->totalPages))
        return askPage(key);
    take(key, {*reply.value, askedAt});
}

/// Stores a page, and asks for the next one meanwhile: pages that wait for a slow disk are then
/// stored together.
void Backfill::take(const Key &key, const Answer &answer)
{
    Search &search = m_searches[key];
    store(key, answer);
    if (isLast(answer.page))
        return;
    search.page = answer.page.number + 1;
    goOn(key);
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

void Backfill::store(const Key &key, const Answer &answer)
{
    m_needs.core.submit(
        [this, profile = key.profile, answer]() -> Result<QList<Payment>> {
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
        [this, key, page = answer.page, turn = m_searches[key].turn,
         post = m_post](const Result<QList<Payment>> &seen) {
            if (!seen)
                m_needs.log.warning("cannot store payments of a provider: "
                                    + seen.error().detail.toUtf8());
            post([this, key, page, turn, seen] {
                for (const Payment &payment : seen.value_or(QList<Payment>()))
                    m_needs.track(payment);
                if (m_searches[key].turn == turn)
                    stored(key, page, seen.has_value());
            });
        });
}

/// A page counts only once it is stored: if it is not, it is asked for again.
void Backfill::stored(const Key &key, const Found &page, bool isStored)
{
    Search &search = m_searches[key];
    if (!isStored) {
        ++search.turn; // drops the pages after this one
        search.page = page.number;
        return later(key, kPageAgain);
    }
    search.rows += page.rows.size();
    if (isLast(page))
        endWindow(key, search, page.totalPages);
}

void Backfill::endWindow(const Key &key, Search &search, qint64 pages)
{
    if (search.to == search.end)
        return endSearch(key, search);
    const Timestamp reached = *search.to;
    if (reached > search.known)
        keep(key, reached);
    ++search.windows;
    tell(key, search);
    publish(key, Progress{search.rows, reached});
    if (pages <= kPagesOfWindow / 2)
        search.span *= 2;
    openWindow(search, reached);
    goOn(key);
}

void Backfill::endSearch(const Key &key, Search &search)
{
    if (search.windows > 0 || key.part == Part::History)
        m_needs.log.info("found " + inWords(key, search));
    publish(key, {});
    search.from.reset();
    search.page = 0;
    if (key.part == Part::History)
        return endHistory(key);
    keep(key, search.begunAt);
    search.hasCompleted = true;
    later(key, kEverySearch);
}

/// A crash before it repeats the last window.
void Backfill::endHistory(const Key &key)
{
    m_needs.core.submit(
        [this, profile = key.profile]() -> Result<void> {
            history().end(profile);
            return {};
        },
        [this, key, post = m_post](const Result<void> &ended) {
            post([this, key, isEnded = ended.has_value()] {
                if (isEnded)
                    m_needs.fetchPayouts(key.profile);
                later(key, isEnded ? Time() : kPageAgain); // an earlier day may be wanted by now
            });
        });
}

/// Payments that have the time of the border are seen twice rather than never. The last window for
/// new payments has no end: the provider's clock may be ahead.
void Backfill::openWindow(Search &search, Timestamp from) const
{
    search.from = from;
    search.page = 0;
    search.to = search.end;
    if (search.span > Time(0) && from + search.span < search.end.value_or(search.begunAt))
        search.to = from + search.span;
}

/// A crash before it repeats the window.
void Backfill::keep(const Key &key, Timestamp upTo)
{
    m_needs.core.submit(
        [this, key, upTo]() -> Result<void> {
            if (key.part == Part::New)
                m_needs.intents->searches().setKnownUpTo(key.profile, upTo);
            else
                history().setReached(key.profile, upTo);
            return {};
        },
        [](const Result<void> & /*repeated by the next window*/) {});
}

void Backfill::later(const Key &key, Time pause)
{
    Search &search = m_searches[key];
    search.isAsking = false;
    search.next = m_needs.monotonic.now() + pause;
}

History Backfill::history() const
{
    return {m_needs.intents->searches(), *m_needs.payouts};
}

std::optional<Backfill::Progress> Backfill::progressOf(const ProfileId &profile) const
{
    const std::lock_guard lock(m_mutex);
    for (const Part part : {Part::New, Part::History}) {
        const auto found = m_progress.constFind({.profile = profile, .part = part});
        if (found != m_progress.constEnd())
            return *found;
    }
    return {};
}

void Backfill::publish(const Key &key, const std::optional<Progress> &progress)
{
    const std::lock_guard lock(m_mutex);
    if (progress)
        m_progress.insert(key, *progress);
    else
        m_progress.remove(key);
}

QByteArray Backfill::inWords(const Key &key, const Search &search)
{
    return QByteArray::number(search.rows)
        + (key.part == Part::History ? " older payments" : " payments")
        + " at the provider of profile " + key.profile.text().toLatin1();
}

void Backfill::tell(const Key &key, Search &search) const
{
    const Time now = m_needs.monotonic.now();
    if (now - search.told < kTellEvery)
        return;
    search.told = now;
    m_needs.log.info("has found " + inWords(key, search) + ", up to " + toIsoUtc(*search.to));
}

} // namespace tilldesk::hosted
