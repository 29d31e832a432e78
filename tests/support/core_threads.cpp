#include "tests/support/core_threads.h"

#include "core/storage/migrate.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

storage::Database &migrated(storage::Database &db)
{
    storage::migrate(db);
    return db;
}

} // namespace

CoreThreads::Services::Services(const QString &path, const ManualClock &clock,
                                merchants::PublishedDirectory &published)
    : db(path),
      jobs(clock, clock.monotonic()),
      merchants(migrated(db), clock, happened, published),
      outbox(db, clock, happened, {}),
      ledger(db),
      payoutItems(db, ledger),
      booking(db, ledger, payoutItems),
      payments(db, clock, happened, merchants, outbox, booking, {})
{
    jobs.add({.name = "expire payments",
              .due = [this] { return payments.nextExpiry(); },
              .run = [this] { payments.expireOverdue(2); }});
    db.addHooks({.beforeCommit =
                     [this] {
                         if (std::exchange(refusesCommit, false))
                             throw storage::StorageException("the disk is full");
                     },
                 .afterCommit = [this] { ++commits; },
                 .afterRollback = [this] { ++rollbacks; }});
}

CoreThreads::CoreThreads(const std::function<void(Services &)> &prepare)
    : path(m_place.path()),
      log(m_logFile.open() ? m_logFile.handle() : 2),
      core(log, &health),
      readers(log)
{
    core.addListener([this](const Events &events) {
        const std::lock_guard lock(m_mutex);
        m_told << events;
        m_wake.notify_all();
    });
    core.setLostHandler([this](const QString &reason) {
        const std::lock_guard lock(m_mutex);
        m_lost << reason;
    });
    const auto started = core.start([&] {
        auto made = std::make_unique<Services>(path, clock, published);
        if (prepare)
            prepare(*made);
        services = made.get();
        return made;
    });
    if (!started || !readers.start(path))
        qFatal("the core does not start");
    port = std::make_unique<payments::LocalPaymentPort>(core, readers, services->payments, clock);
    const auto merchant =
        onCore([this] { return services->merchants.addMerchant({.name = u"Janssens"_s}); });
    profile = *onCore(
        [&] { return services->merchants.addProfile(openProfile(merchant->id, u"Web shop"_s)); });
    key = *onCore([this] {
        return services->merchants.createKey(
            {profile.id, u"Web shop 1"_s, {}, Authority::MerchantPayment});
    });
    // A command's result arrives before its events: wait for one more command.
    std::ignore = onCore([]() -> Result<int> { return 0; });
    const std::lock_guard lock(m_mutex);
    m_told.clear();
}

void CoreThreads::stop()
{
    core.stop();
    readers.stop();
}

Result<Payment> CoreThreads::create(const NewPayment &wanted)
{
    return onCore([&] { return services->payments.create(profile.id, wanted, {}); });
}

void CoreThreads::hold()
{
    std::promise<void> begun;
    core.submit(
        [&]() -> Result<int> {
            begun.set_value();
            m_released.acquire();
            return 0;
        },
        [](const Result<int> &) {});
    begun.get_future().wait();
}

QList<Events> CoreThreads::told() const
{
    const std::lock_guard lock(m_mutex);
    return m_told;
}

QStringList CoreThreads::lost() const
{
    const std::lock_guard lock(m_mutex);
    return m_lost;
}

bool CoreThreads::waitForEvents(qsizetype count) const
{
    std::unique_lock lock(m_mutex);
    return m_wake.wait_for(lock, 5s, [&] { return m_told.size() >= count; });
}

qint64 CoreThreads::number(const QString &sql) const
{
    storage::Database db(path, storage::Database::Mode::ReadOnly);
    auto row = db.prepare(sql);
    return row.next() ? row.read<qint64>() : -1;
}

QByteArray CoreThreads::logged()
{
    QFile file(m_logFile.fileName());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tilldesk::test
