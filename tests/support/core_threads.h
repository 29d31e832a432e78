#pragma once

#include "core/payments/local_payment_port.h"
#include "tests/support/core_fixture.h"

#include <QTemporaryFile>
#include <future>
#include <semaphore>

namespace tilldesk::test {

/// The core on its own thread over a database file, with its read threads, as in the program. The
/// service clock stands still; one profile and one API key exist. The test's thread may block.
class CoreThreads
{
public:
    /// The services that live on the core thread.
    struct Services final : threads::CoreThread::Core {
        Services(const QString &path, const ManualClock &clock,
                 merchants::PublishedDirectory &published);
        [[nodiscard]] storage::Database &database() override { return db; }
        [[nodiscard]] Events &events() override { return happened; }
        [[nodiscard]] threads::Scheduler &scheduler() override { return jobs; }
        [[nodiscard]] std::optional<Error> pause() override
        {
            return isPaused ? std::optional(Error{ErrorCode::Busy, QStringLiteral("paused")})
                            : std::nullopt;
        }

        storage::Database db;
        Events happened;
        threads::Scheduler jobs;
        merchants::MerchantService merchants;
        callbacks::CallbackOutbox outbox;
        ledger::LedgerService ledger;
        ledger::PayoutItems payoutItems;
        payments::PaymentBooking booking;
        payments::PaymentService payments;
        std::atomic<int> commits = 0; ///< write transactions committed so far
        std::atomic<int> rollbacks = 0;
        bool refusesCommit = false; ///< the next beforeCommit throws; set on the core thread
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
    /// Blocks the core thread until release(), so that commands submitted meanwhile form one batch.
    void hold();
    void release() { m_released.release(); }
    [[nodiscard]] QList<Events> told() const; ///< events reported so far
    [[nodiscard]] QStringList lost() const;   ///< reasons that the LostHandler received
    /// Waits until `count` events were reported, for 5 s at most.
    [[nodiscard]] bool waitForEvents(qsizetype count) const;
    /// Reads the first column of the first row over its own connection. -1: no row.
    [[nodiscard]] qint64 number(const QString &sql) const;
    [[nodiscard]] QByteArray logged();

private:
    ServiceDatabase m_place;
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
    threads::Health health{clock, log};
    merchants::PublishedDirectory published;
    threads::CoreThread core;
    threads::ReadThreads readers;
    Services *services = nullptr;
    std::unique_ptr<payments::LocalPaymentPort> port;
    Profile profile;
    CreatedApiKey key;
};

} // namespace tilldesk::test
