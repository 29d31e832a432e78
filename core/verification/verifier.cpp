#include "core/verification/verifier.h"

#include "core/storage/transaction.h"

#include <QScopeGuard>
#include <algorithm>
#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

CheckReport run(const Check &check, storage::Database &db)
{
    Findings found(db);
    QString checked;
    try {
        checked = check.run(db, found);
    } catch (const storage::StorageException &e) { // the file is damaged
        found.add(u"database"_s, QString::fromUtf8(e.what()));
    }
    return {check.name, checked, found.lines(), found.more()};
}

} // namespace

QStringList CheckReport::lines() const
{
    if (isSound())
        return {u"ok  %1: %2"_s.arg(name, checked)};
    QStringList lines;
    for (const QString &finding : findings)
        lines << u"wrong  %1: %2"_s.arg(name, finding);
    if (more > 0)
        lines << u"wrong  %1: and %2 findings more"_s.arg(name).arg(more);
    return lines;
}

bool verify(storage::Database &db, const std::vector<Check> &checks, const ReportCheck &report,
            const std::function<bool()> &isStopped)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    bool isSound = true;
    for (const Check &check : checks) {
        if (isStopped())
            return false;
        const CheckReport result = run(check, db);
        report(result);
        isSound = result.isSound() && isSound;
    }
    return isSound;
}

namespace {

/// The connections of running checks. Interrupts them once a flag is set.
class Interruptible
{
public:
    explicit Interruptible(const std::atomic<bool> *isStopped) : m_isStopped(isStopped)
    {
        if (m_isStopped != nullptr)
            m_watch = std::thread([this] { watch(); });
    }
    ~Interruptible()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOver = true;
        }
        m_wake.notify_all();
        if (m_watch.joinable())
            m_watch.join();
    }
    Interruptible(const Interruptible &) = delete;
    Interruptible &operator=(const Interruptible &) = delete;

    [[nodiscard]] bool isStopped() const { return m_isStopped != nullptr && *m_isStopped; }
    /// Runs the checks on a connection that this object can interrupt.
    bool run(const QString &databasePath, const std::vector<Check> &group,
             const ReportCheck &report)
    {
        storage::Database db(databasePath, storage::Database::Mode::ReadOnly);
        {
            const std::lock_guard lock(m_mutex);
            m_running.push_back(&db);
        }
        const auto forget = qScopeGuard([this, &db] {
            const std::lock_guard lock(m_mutex);
            std::erase(m_running, &db);
        });
        return verify(db, group, report, [this] { return isStopped(); });
    }

private:
    void watch()
    {
        constexpr std::chrono::milliseconds kPause(50);
        std::unique_lock lock(m_mutex);
        while (!m_isOver) {
            // Again and again: an interrupt stops only the statements that run at that moment.
            if (isStopped())
                std::ranges::for_each(m_running, &storage::Database::interrupt);
            m_wake.wait_for(lock, kPause);
        }
    }

    const std::atomic<bool> *m_isStopped;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::vector<storage::Database *> m_running;
    bool m_isOver = false;
    std::thread m_watch;
};

} // namespace

bool verify(const QString &databasePath, const std::vector<std::vector<Check>> &groups,
            const ReportCheck &report, const std::atomic<bool> *isStopped)
{
    Interruptible running(isStopped);
    struct Outcome {
        bool isSound = false;
        std::vector<CheckReport> reports;
    };
    std::vector<std::future<Outcome>> others;
    for (std::size_t i = 1; i < groups.size(); ++i) {
        others.push_back(
            std::async(std::launch::async, [&running, &databasePath, &group = groups[i]] {
                Outcome outcome;
                outcome.isSound =
                    running.run(databasePath, group, [&outcome](const CheckReport &result) {
                        outcome.reports.push_back(result);
                    });
                return outcome;
            }));
    }
    bool isSound = running.run(databasePath, groups.front(), report);
    for (auto &other : others) {
        const Outcome outcome = other.get();
        for (const CheckReport &result : outcome.reports)
            report(result);
        isSound = outcome.isSound && isSound;
    }
    return isSound && !running.isStopped();
}

} // namespace tilldesk::verification
