#pragma once

#include "core/base/clock.h"
#include "core/base/enumerators.h"
#include "core/base/log.h"

#include <QList>
#include <QString>
#include <array>
#include <atomic>
#include <mutex>
#include <optional>

namespace tilldesk::threads {

/// A part of the service that must work before the service is ready.
enum class Condition : quint8 {
    Writes,    ///< the last transaction that wrote was committed
    Reads,     ///< the database can be read
    Disk,      ///< the data directory has free space
    Ledger,    ///< the check of the ledger found no wrong row
    Clock,     ///< the wall clock can be trusted
    Queue,     ///< the core thread keeps up with its commands
    Callbacks, ///< due callbacks are being sent
};
inline constexpr auto kConditions = enumerators<Condition>();

/// Returns the condition's name in `/ready`, `/metrics` and the log, for example `writes`.
[[nodiscard]] QLatin1StringView toText(Condition condition);

/// A condition that does not hold.
struct HealthProblem {
    Condition condition = Condition::Writes;
    QString reason;  ///< one English sentence without secrets
    Timestamp since; ///< wall clock time of the first report
};

/// Registry of the conditions that `/ready` reports. Every condition holds until a problem is
/// reported. Thread-safe; isGood() and isReady() are one atomic load.
class Health
{
public:
    /// @param clock  the wall clock. Both must outlive the registry.
    Health(const Clock &clock, Log &log) : m_clock(clock), m_log(log) {}
    Health(const Health &) = delete;
    Health &operator=(const Health &) = delete;

    /// Marks the condition as not met, for this reason. Logs a warning if the condition was met
    /// until now; a repeated report only replaces the reason.
    void report(Condition condition, const QString &reason);
    /// Marks the condition as met, and logs that if it was not. Costs one atomic load otherwise.
    void clear(Condition condition);

    [[nodiscard]] bool isGood(Condition condition) const
    {
        return (m_bad.load(std::memory_order_relaxed) & bitOf(condition)) == 0;
    }
    [[nodiscard]] bool isReady() const { return m_bad.load(std::memory_order_relaxed) == 0; }
    /// Returns the conditions that do not hold, in the order of the enumeration.
    [[nodiscard]] QList<HealthProblem> problems() const;

private:
    static constexpr quint32 bitOf(Condition condition) { return 1U << quint32(condition); }

    const Clock &m_clock;
    Log &m_log;
    std::atomic<quint32> m_bad = 0; ///< one bit for each condition that does not hold
    mutable std::mutex m_mutex;
    std::array<std::optional<HealthProblem>, kConditions.size()> m_problems; ///< guarded by m_mutex
};

} // namespace tilldesk::threads
