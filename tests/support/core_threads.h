#pragma once

#include "core/runtime/local_payment_port.h"
#include "tests/support/core_fixture.h"

#include <QTemporaryFile>
#include <future>
#include <semaphore>

namespace tilldesk::test {

/// The core on its own thread over a file, with its readers: as the program has it, but with a
/// clock that stands still, one profile and one key. The test's thread may wait.
class CoreThreads
{
public:
    /// What lives on the core thread.
    struct Services final : runtime::CoreThread::Core {
        Services(const QString &path, const ManualClock &clock,
                 merchants::PublishedDirectory &published);
        [[nodiscard]] storage::Database &database() override { return db; }
        [[nodiscard]] Events &events() override { return happened; }
        [[nodiscard]] runtime::Scheduler &scheduler() override { return jobs; }
        [[nodiscard]] std::optional<Error> pause() override
        {
            return isPaused ? std::optional(Error{ErrorCode::Busy, QStringLiteral("paused")})
                            : std::nullopt;
        }

        storage::Database db;
        Events happened;
        runtime::Scheduler jobs;
        merchants::MerchantService merchants;
        callbacks::CallbackOutbox outbox;
        ledger::LedgerService ledger;
        ledger::PayoutItems payoutItems;
        payments::PaymentBooking booking;
        payments::PaymentService payments;
        std::atomic<int> commits = 0; ///< that have written something
        std::atomic<int> rollbacks = 0;
        bool refusesCommit = false;         ///< the next beforeCommit throws; on the core thread
        std::atomic<bool> isPaused = false; ///< pause() refuses with `Busy`, "paused"
    };

    /// @param prepare  called on the core thread before the first command
    explicit CoreThreads(const std::function<void(Services &)> &prepare = {});
    ~CoreThreads() { stop(); }
    CoreThreads(const CoreThreads &) = delete;
    CoreThreads &operator=(const CoreThreads &) = delete;
    void stop();

    /// Runs `work()` on the core thread in one transaction and waits for its result.
    template <typename F>
    auto onCore(F work) -> std::invoke_result_t<F &>
    {
        std::promise<std::invoke_result_t<F &>> promise;
        core.submit(std::move(work), [&promise](auto result) { promise.set_value(result); });
        return promise.get_future().get();
    }
    Result<Payment> create(const NewPayment &wanted = newPayment());
    /// Keeps the core busy until release(), so that what is submitted meanwhile waits together.
    void hold();
    void release() { m_released.release(); }
    [[nodiscard]] QList<Events> told() const; ///< so far
    [[nodiscard]] QStringList lost() const;   ///< reasons that the LostHandler was called with
    /// Waits until that many events were told; 5 s at most.
    [[nodiscard]] bool waitForEvents(qsizetype count) const;
    [[nodiscard]] qint64 number(const QString &sql) const; ///< from a connection of its own
    [[nodiscard]] QByteArray logged();

private:
    QTemporaryDir m_folder;
    QTemporaryFile m_logFile;
    std::binary_semaphore m_released{0};
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_wake;
    QList<Events> m_told;
    QStringList m_lost;

public:
    const QString path;
    ManualClock clock{kCoreStart};
    Log log;
    runtime::Health health{clock, log};
    merchants::PublishedDirectory published;
    runtime::CoreThread core;
    runtime::Readers readers;
    Services *services = nullptr;
    std::unique_ptr<runtime::LocalPaymentPort> port;
    Profile profile;
    CreatedApiKey key;
};

} // namespace tilldesk::test
