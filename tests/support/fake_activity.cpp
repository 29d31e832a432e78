#include "tests/support/fake_activity.h"

#include "tests/support/done_future.h"

#include <algorithm>

namespace tilldesk::test {
namespace {

bool fits(const AuditFilter &filter, const AuditEntry &entry)
{
    const auto isWanted = [&](const QString &person) {
        return filter.people.contains(person) && !person.isEmpty();
    };
    return (!filter.from || entry.at >= *filter.from) && (!filter.to || entry.at < *filter.to)
        && (filter.kinds.isEmpty() || filter.kinds.contains(entry.kind))
        && (filter.people.isEmpty() || isWanted(entry.actor.id) || isWanted(entry.actor.name)
            || isWanted(entry.actor.approverId));
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

QFuture<Result<ChainCheck>> FakeActivity::check()
{
    if (error)
        return doneFuture(Result<ChainCheck>(tl::unexpected(*error)));
    return doneFuture(Result<ChainCheck>(chain));
}

} // namespace tilldesk::test
