#include "core/storage/sole_writer.h"
#include "core/storage/transaction.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <array>
#include <cerrno>
#include <sqlite3.h>

using namespace tilldesk;
using namespace tilldesk::threads;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

std::atomic<bool> diskFails = false;
ssize_t (*realRead)(int, void *, size_t) = nullptr;
ssize_t (*realPread)(int, void *, size_t, off_t) = nullptr;

ssize_t faultyRead(int file, void *bytes, size_t count)
{
    errno = EIO;
    return diskFails ? -1 : realRead(file, bytes, count);
}

ssize_t faultyPread(int file, void *bytes, size_t count, off_t at)
{
    errno = EIO;
    return diskFails ? -1 : realPread(file, bytes, count, at);
}

template <typename F>
void replace(const char *name, F *&real, F *faulty)
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(nullptr);
    auto *found = vfs->xGetSystemCall(vfs, name);
    if (found == nullptr)
        return;
    real = reinterpret_cast<F *>(found);
    vfs->xSetSystemCall(vfs, name, reinterpret_cast<sqlite3_syscall_ptr>(faulty));
}

/// A job that reads the database to find out when it is due.
Scheduler::Job readingJob(CoreThreads::Services &services, std::atomic<int> &asked)
{
    return {.name = "a job that reads",
            .due = [&]() -> std::optional<Timestamp> {
                ++asked;
                // Empties the cache, so that the query reads the disk.
                sqlite3_db_release_memory(services.db.sqlite());
                auto row = services.db.prepare(u"SELECT max(created_at) FROM payment"_s);
                std::ignore = row.next();
                return {};
            },
            .run = [] {}};
}

} // namespace

/// Faults of the disk, and other processes that lock or write the database.
class TestCoreFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { diskFails = false; }
    void survivesReadErrorsWhileItAsksWhatIsDue();
    void triesAgainOnceTheDiskReads();
    void isBusyWhileAnotherHoldsTheWriteLock();
    void writesNothingMoreOnceAnotherHasWritten();
    void refusesAndHoldsJobsBackDuringAPause();
    void runsCommandsOneByOneWhenTheCommitTellsARefusal();
};

void TestCoreFaults::initTestCase()
{
    replace("read", realRead, faultyRead);
    replace("pread", realPread, faultyPread);
    replace("pread64", realPread, faultyPread);
}

void TestCoreFaults::survivesReadErrorsWhileItAsksWhatIsDue()
{
    std::atomic<int> asked = 0;
    CoreThreads core([&](auto &services) { services.jobs.add(readingJob(services, asked)); });
    QVERIFY(core.create());
    diskFails = true;
    core.clock.advance(1s);
    core.core.wake();
    QTRY_COMPARE(core.logged().count("scheduled job a job that reads failed: "), 1);
    const int before = asked;
    for (int i = 0; i < 20; ++i)
        core.core.wake();
    QVERIFY(asked - before < 3); // the job pauses for a second after a failure
    diskFails = false;
    QVERIFY(core.create());
}

void TestCoreFaults::triesAgainOnceTheDiskReads()
{
    std::atomic<int> asked = 0;
    CoreThreads core([&](auto &services) { services.jobs.add(readingJob(services, asked)); });
    QVERIFY(core.create());
    diskFails = true;
    core.core.wake();
    QTRY_VERIFY(core.logged().contains("a job that reads failed"));
    diskFails = false;
    const int before = asked;
    core.clock.advance(1s);
    core.core.wake();
    QTRY_VERIFY(asked > before);
    QVERIFY(core.create());
    QCOMPARE(core.logged().count("a job that reads failed"), 1);
}

void TestCoreFaults::isBusyWhileAnotherHoldsTheWriteLock()
{
    CoreThreads core;
    std::ignore = core.onCore([&]() -> Result<int> {
        core.services->db.execute(u"PRAGMA busy_timeout = 10"_s);
        return 0;
    });
    {
        storage::Database other(core.path);
        const storage::Transaction held(other);
        QCOMPARE(core.create().error().code, ErrorCode::Busy);
    }
    QVERIFY(core.create());
}

void TestCoreFaults::writesNothingMoreOnceAnotherHasWritten()
{
    QTemporaryDir folder;
    storage::DataDirectory directory(folder.path());
    std::unique_ptr<storage::SoleWriter> writer;
    CoreThreads core([&](CoreThreads::Services &services) {
        writer = std::make_unique<storage::SoleWriter>(services.db, directory);
        services.db.addHooks(
            {.beforeCommit = {}, .afterCommit = {}, .afterRollback = {}, .afterBegin = [&] {
                 writer->check();
             }});
    });
    QVERIFY(core.create());
    {
        storage::Database other(core.path);
        other.execute(u"INSERT INTO setting (name, value) VALUES ('foreign', 'write')"_s);
    }
    for (int i = 0; i < 3; ++i)
        QCOMPARE(core.create().error().code, ErrorCode::Busy);
    QCOMPARE(core.lost().size(), 1);
    QVERIFY(core.lost().first().contains(u"another process has written"_s));
    QTRY_VERIFY(core.logged().contains("the service does not write any more: another process"));
    QVERIFY(!core.logged().contains("transaction failed"));
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 1);
}

void TestCoreFaults::refusesAndHoldsJobsBackDuringAPause()
{
    std::atomic<int> runs = 0;
    CoreThreads core([&](CoreThreads::Services &services) {
        services.jobs.add({.name = "a job",
                           .due = [&] { return std::optional(kCoreStart + 1s + runs.load() * 1h); },
                           .run = [&] { ++runs; }});
    });
    core.services->isPaused = true;
    core.clock.advance(1s);
    core.core.wake();
    QCOMPARE(core.create().error(), (Error{ErrorCode::Busy, u"paused"_s}));
    QCOMPARE(runs, 0);
    core.services->isPaused = false;
    core.core.wake();
    QVERIFY(core.create());
    QTRY_COMPARE(runs, 1);
}

/// PostgreSQL may tell only in the commit that it has refused a statement of one command.
void TestCoreFaults::runsCommandsOneByOneWhenTheCommitTellsARefusal()
{
    bool isBad = false; // a statement of the transaction is refused; used on the core thread
    CoreThreads core([&](CoreThreads::Services &services) {
        services.db.addHooks({.beforeCommit =
                                  [&] {
                                      if (isBad)
                                          throw storage::StatementRefused("no such thing");
                                  },
                              .afterCommit = {},
                              .afterRollback = [&] { isBad = false; }});
    });
    const QString settings = u"SELECT count(*) FROM setting"_s;
    const qint64 before = core.number(settings);
    std::array<std::promise<Result<int>>, 3> promises;
    core.hold();
    for (int i = 0; i < 3; ++i) {
        const auto work = [&, i]() -> Result<int> {
            core.services->db.prepare(u"INSERT INTO setting (name, value) VALUES (:name, '')"_s)
                .bind(u":name"_s, u"test %1"_s.arg(i))
                .run();
            isBad = isBad || i == 1;
            return i;
        };
        core.core.submit(work, [&promises, i](const auto &result) {
            promises.at(std::size_t(i)).set_value(result);
        });
    }
    core.release();
    QCOMPARE(promises[0].get_future().get().value(), 0);
    const Result<int> refused = promises[1].get_future().get();
    QCOMPARE(refused.error().code, ErrorCode::Storage);
    QVERIFY(refused.error().detail.contains("no such thing"_L1));
    QCOMPARE(promises[2].get_future().get().value(), 2);
    QCOMPARE(core.number(settings), before + 2);
}

TILLDESK_TEST(TestCoreFaults, QCoreApplication)
#include "tst_core_faults.moc"
