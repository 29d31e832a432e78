#include "core/threads/health.h"

#include "core/base/enum_texts.h"

using namespace Qt::StringLiterals;

namespace tilldesk::threads {
namespace {

constexpr EnumTexts<Condition> kConditionNames{
    {Condition::Writes, "writes"},       {Condition::Reads, "reads"}, {Condition::Disk, "disk"},
    {Condition::Ledger, "ledger"},       {Condition::Clock, "clock"}, {Condition::Queue, "queue"},
    {Condition::Callbacks, "callbacks"},
};

} // namespace

QLatin1StringView toText(Condition condition)
{
    return kConditionNames.textOf(condition);
}

void Health::report(Condition condition, const QString &reason)
{
    const std::lock_guard lock(m_mutex);
    auto &problem = m_problems[std::size_t(condition)];
    if (problem) {
        problem->reason = reason;
        return;
    }
    problem = {condition, reason, m_clock.now()};
    m_bad.fetch_or(bitOf(condition));
    const QString line = u"not ready, %1: %2"_s.arg(toText(condition), reason);
    m_log.warning(line.toUtf8());
}

void Health::clear(Condition condition)
{
    if (isGood(condition))
        return;
    const std::lock_guard lock(m_mutex);
    auto &problem = m_problems[std::size_t(condition)];
    if (!problem)
        return;
    problem.reset();
    m_bad.fetch_and(~bitOf(condition));
    const QString line = u"%1: in order again"_s.arg(toText(condition));
    m_log.warning(line.toUtf8());
}

QList<HealthProblem> Health::problems() const
{
    const std::lock_guard lock(m_mutex);
    QList<HealthProblem> problems;
    for (const auto &problem : m_problems) {
        if (problem)
            problems << *problem;
    }
    return problems;
}

} // namespace tilldesk::threads
