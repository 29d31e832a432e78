#include "core/threads/health.h"

using namespace Qt::StringLiterals;

namespace tilldesk::threads {

QLatin1StringView toText(Condition condition)
{
    switch (condition) {
    case Condition::Writes: return "writes"_L1;
    case Condition::Reads: return "reads"_L1;
    case Condition::Disk: return "disk"_L1;
    case Condition::Ledger: return "ledger"_L1;
    case Condition::Clock: return "clock"_L1;
    case Condition::Queue: return "queue"_L1;
    case Condition::Callbacks: return "callbacks"_L1;
    }
    Q_UNREACHABLE();
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
