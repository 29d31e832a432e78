#pragma once

#include "core/audit/trail.h"
#include "core/base/log.h"
#include "core/domain/export.h"
#include "core/domain/pack_sending.h"
#include "core/payouts/closing_time.h"
#include "core/threads/core_thread.h"

#include <QThreadPool>
#include <functional>
#include <memory>
#include <mutex>

namespace tilldesk::app {

/// Makes the zipped pack of the last month at the day and time of the settings, and sends it by
/// e-mail. A month is made once: after a downtime, the months that were missed are made one after
/// the other. Work runs on a thread of low priority.
class PackKeeper
{
public:
    /// All references must outlive this object.
    struct Needs {
        threads::CoreThread &core;
        const Clock &wall;
        const Clock &service; ///< clock of the scheduler
        Log &log;
        QString dataFolder;
        QString databasePath;
        std::function<QByteArray()> masterKey; ///< encrypts the password of the mail server
        PackSettings settings;
        payouts::ClosingTime closing; ///< its time zone is that of PackSettings::time
        /// Options by which a command of this program finds the shop and its settings.
        QStringList options;
    };
    /// Called after each change of the state, on any thread but the core's. Must be thread-safe.
    using Listener = std::function<void()>;

    /// Time after a pack that could not be written until the next attempt.
    static constexpr std::chrono::hours kRetry{1};
    /// Pauses before each further try to send a pack; after the last one it is given up.
    static constexpr std::array kMailPauses{std::chrono::minutes(5),   std::chrono::minutes(15),
                                            std::chrono::minutes(60),  std::chrono::minutes(240),
                                            std::chrono::minutes(720), std::chrono::minutes(1440)};

    explicit PackKeeper(Needs needs);
    ~PackKeeper() { stop(); }
    PackKeeper(const PackKeeper &) = delete;
    PackKeeper &operator=(const PackKeeper &) = delete;

    /// Reads the last run and adds the job. @pre called on the core thread, once
    /// @param heads  must outlive this object's packs
    void open(storage::Database &db, threads::Scheduler &scheduler, ledger::LedgerHeads &heads);
    /// Lets the packs begin. Not called by commands that exit at once.
    void start();
    /// Cancels running work and blocks until it has ended.
    void stop();

    /// Makes and sends a pack, and records it, also if it fails. Blocks. @pre not on the core
    /// thread
    /// @param month  any day of the month
    /// Errors: see gateway::Exports::makePackNow().
    Result<PackRun> makeNow(const QDate &month, ExportControl &control);
    /// Posts makeNow() to the thread of the packs. Thread-safe. Does not block.
    /// @param actor  named in the entries of the audit trail
    void post(const QDate &month, const AuditActor &actor, std::shared_ptr<ExportControl> control,
              std::function<void(Result<PackRun>)> done);

    [[nodiscard]] PackState state() const;       ///< Thread-safe.
    [[nodiscard]] PackSettings settings() const; ///< Thread-safe.
    /// Replaces the settings; the next pack follows them. Thread-safe.
    void setSettings(const PackSettings &settings);
    /// Stores the password of the mail server in the data folder, encrypted with the master key.
    /// @param password  empty: removes it
    /// Errors: see gateway::Exports::setMailPassword().
    [[nodiscard]] Result<void> setPassword(const QString &password);
    /// @pre called before start(), or with a null listener
    void setListener(Listener listener);

private:
    [[nodiscard]] QDate nextMonth() const;
    [[nodiscard]] std::optional<Timestamp> nextPackLocked() const;
    [[nodiscard]] std::optional<Timestamp> nextTryLocked() const;
    [[nodiscard]] QString passwordPath() const;
    [[nodiscard]] Result<QString> password() const;
    void work();
    Result<PackRun> make(const QDate &month, bool isByHand, ExportControl &control);
    /// Errors: `FieldInvalid` (month) for a month that is not over; `MerchantNotFound` (month) for
    /// one before the shop.
    [[nodiscard]] Result<void> checkMonth(const QDate &month) const;
    /// Returns whether a merchant existed in the month. @param month  first day
    [[nodiscard]] bool hasShop(const QDate &month) const;
    /// Signs the heads of all days that have ended, because a pack has those of its month: the
    /// scheduler signs them in steps.
    [[nodiscard]] Result<void> signHeads(const ExportControl &control) const;
    /// Writes the packs of a month into `folder`, and returns their folders.
    [[nodiscard]] Result<QStringList>
    writeFolders(const PackRequest &request, const QString &folder, ExportControl &control) const;
    [[nodiscard]] Result<void> write(PackRun &run, const PackSettings &settings,
                                     ExportControl &control) const;
    void send(PackRun &run, const PackSettings &settings, const std::atomic<bool> &isCancelled);
    /// Stores the run with the events of the audit trail.
    Result<void> record(const PackRun &run, const QList<audit::Event> &events);
    void tell();

    const Needs m_needs;
    storage::Database *m_db = nullptr;      ///< used on the core thread
    ledger::LedgerHeads *m_heads = nullptr; ///< used on the core thread
    mutable std::mutex m_mutex;
    PackSettings m_settings;       ///< guarded by m_mutex
    std::optional<PackRun> m_last; ///< guarded by m_mutex
    QDate m_made;                  ///< newest month with a pack; guarded by m_mutex
    Listener m_listener;           ///< guarded by m_mutex
    std::atomic<bool> m_isOn = false;
    std::atomic<bool> m_isRunning = false;
    std::mutex m_working; ///< held while a pack is made or sent
    ExportControl m_control;
    QThreadPool m_pool; ///< has one thread
};

} // namespace tilldesk::app
