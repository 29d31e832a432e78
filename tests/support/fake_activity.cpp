#include "tests/support/fake_activity.h"

#include "core/domain/search_text.h"
#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

bool fits(const AuditFilter &filter, const AuditEntry &entry)
{
    const auto isWanted = [&](const QString &person) {
        return filter.people.contains(person) && !person.isEmpty();
    };
    const QString name =
        entry.actor.kind == AuditActorKind::Service ? QString(kServiceActor) : entry.actor.name;
    const bool isNamed = std::ranges::any_of(filter.names, [&](const QString &part) {
        return searchable(name).contains(part)
            || searchable(entry.actor.approverName).contains(part);
    });
    return (!filter.from || entry.at >= *filter.from) && (!filter.to || entry.at < *filter.to)
        && (filter.kinds.isEmpty() || filter.kinds.contains(entry.kind))
        && ((filter.people.isEmpty() && filter.names.isEmpty()) || isWanted(entry.actor.id)
            || isWanted(name) || isWanted(entry.actor.approverId) || isNamed)
        && filter.amounts.contains(Amount::fromCents(entry.facts.value(u"amount"_s).toInteger(-1)));
}

} // namespace

QFuture<Result<AuditPage>> FakeActivity::entries(const AuditFilter &filter,
                                                 std::optional<qint64> before, int count)
{
    if (error)
        return doneFuture(Result<AuditPage>(tl::unexpected(*error)));
    AuditPage page;
    for (auto entry = trail.crbegin(); entry != trail.crend(); ++entry) {
        if ((before && entry->seq >= *before) || !fits(filter, *entry))
            continue;
        if (page.rows.size() == count) {
            page.hasMore = true;
            break;
        }
        page.rows << *entry;
    }
    return doneFuture(Result<AuditPage>(page));
}

QFuture<Result<qint64>> FakeActivity::count(const AuditFilter &filter)
{
    if (error)
        return doneFuture(Result<qint64>(tl::unexpected(*error)));
    return doneFuture(Result<qint64>(std::ranges::count_if(
        trail, [&](const AuditEntry &entry) { return fits(filter, entry); })));
}

QFuture<Result<ChainCheck>> FakeActivity::check(const ChainCheck &done)
{
    if (error)
        return doneFuture(Result<ChainCheck>(tl::unexpected(*error)));
    ChainCheck result = chain;
    result.total = chain.entries;
    result.entries = std::min(chain.entries, done.entries + checkedAtOnce);
    if (!result.isDone())
        result.brokenAt = 0;
    return doneFuture(Result<ChainCheck>(result));
}

} // namespace tilldesk::test
