#include "core/search/search_queries.h"

#include "core/search/payment_finder.h"
#include "core/search/record_finder.h"
#include "core/storage/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::search {
namespace {

/// Payments whose refunds, payouts and callbacks are shown beside them.
constexpr int kRelated = 50;

/// Returns whether the query has only free text. Filters select payments, so payouts, callbacks and
/// points of sale are then found by their payments only, or not at all.
bool isFreeText(const SearchQuery &query)
{
    return std::ranges::none_of(query.parts,
                                [](const QueryPart &part) { return part.word.has_value(); });
}

} // namespace

Result<SearchHits> SearchQueries::find(const QString &text, const SearchScope &scope,
                                       const std::function<bool()> &isWanted)
{
    SearchQuery query = parseQuery(text, m_now, m_zone);
    if (query.isEmpty() || !query.problems.isEmpty())
        return SearchHits{.query = std::move(query), .groups = {}, .unsearched = 0};
    try {
        return found(std::move(query), scope, isWanted);
    } catch (const Superseded &) {
        return fail(ErrorCode::Cancelled, u"a later search has replaced it"_s);
    }
}

SearchHits SearchQueries::found(SearchQuery query, const SearchScope &scope,
                                const std::function<bool()> &isWanted)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    const int limit = std::clamp(scope.limit, 1, SearchScope::kMaxLimit);
    PaymentFilter filter = query.filter;
    filter.profiles = scope.profiles;
    const bool isFree = isFreeText(query);
    SearchHits hits{.query = std::move(query), .groups = {}, .unsearched = 0};
    const auto isAsked = [&scope](HitKind kind) { return scope.kind.value_or(kind) == kind; };
    const auto add = [&hits, limit](HitKind kind, const QList<Hit> &found) {
        if (found.isEmpty())
            return;
        const bool hasMore = found.size() > limit;
        hits.groups << HitGroup{kind, found.mid(0, limit), hasMore};
    };
    const auto check = [&isWanted] {
        if (isWanted && !isWanted())
            throw Superseded();
    };

    PaymentFinder finder(m_db, m_now, isWanted);
    QList<Hit> payments;
    if (scope.kind != HitKind::PointOfSale)
        payments = finder.find(
            filter, isAsked(HitKind::Payment) ? std::max(limit + 1, kRelated) : kRelated);
    hits.unsearched = finder.unsearched();
    if (isAsked(HitKind::Payment))
        add(HitKind::Payment, payments);
    const QList<Hit> related = payments.mid(0, kRelated);
    RecordFinder records(m_db, filter, limit + 1);
    check();
    if (isAsked(HitKind::Refund))
        add(HitKind::Refund, records.refunds(related));
    check();
    if (isAsked(HitKind::Payout) && isFree)
        add(HitKind::Payout, records.payouts(related));
    check();
    if (isAsked(HitKind::Callback) && isFree)
        add(HitKind::Callback, records.callbacks(related));
    if (isAsked(HitKind::PointOfSale) && isFree)
        add(HitKind::PointOfSale, records.pointsOfSale());
    return hits;
}

} // namespace tilldesk::search
