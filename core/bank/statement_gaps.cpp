#include "core/bank/statement_gaps.h"

#include <algorithm>

namespace tilldesk::bank {
namespace {

/// For each statement, the earliest first day of those after it in the list: of longer ones.
std::vector<QDate> firstDaysAfter(const std::vector<BankStatementHead> &statements)
{
    std::vector<QDate> earliest(statements.size());
    for (std::size_t i = statements.size(); i > 1; --i) {
        const QDate &first = statements[i - 1].first;
        const QDate &later = earliest[i - 1];
        earliest[i - 2] = later.isValid() ? std::min(first, later) : first;
    }
    return earliest;
}

} // namespace

QList<BankGap> gapsBetween(const std::vector<BankStatementHead> &statements)
{
    const std::vector<QDate> firstAfter = firstDaysAfter(statements);
    QList<BankGap> gaps;
    for (std::size_t i = 1; i < statements.size(); ++i) {
        const BankStatementHead &after = statements[i];
        bool isWithin = firstAfter[i].isValid() && firstAfter[i] < after.first;
        bool hasFollowed = false;
        const BankStatementHead *before = nullptr; // the last one that ends before it
        for (std::size_t j = i; j > 0 && !isWithin && !hasFollowed; --j) {
            const BankStatementHead &other = statements[j - 1];
            if (before != nullptr && other.last < before->last)
                break;
            hasFollowed = !leavesGap(other, after);
            isWithin = other.first < after.first && other.last >= after.last;
            if (before == nullptr && other.last < after.first)
                before = &other;
        }
        if (before != nullptr && !isWithin && !hasFollowed)
            gaps << BankGap{*before, after};
    }
    return gaps;
}

QList<BankGap> gapsBehind(std::vector<BankStatementHead> stored,
                          const std::vector<BankStatementHead> &added)
{
    const auto isAdded = [&added](const BankStatementHead &head) {
        return std::ranges::find(added, head) != added.end();
    };
    stored.insert(stored.end(), added.begin(), added.end());
    std::ranges::stable_sort(
        stored, {}, [](const BankStatementHead &head) { return std::pair(head.last, head.first); });
    QList<BankGap> gaps = gapsBetween(stored);
    gaps.removeIf(
        [&isAdded](const BankGap &gap) { return !isAdded(gap.before) || isAdded(gap.after); });
    return gaps;
}

} // namespace tilldesk::bank
