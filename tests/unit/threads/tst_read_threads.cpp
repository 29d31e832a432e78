#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::threads;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Runs `work(db)` on a read thread and waits for its result.
template <typename F>
auto read(ReadThreads &readers, ReadKind kind, F work)
{
    std::promise<std::invoke_result_t<F &, storage::Database &>> promise;
    readers.submit(kind, std::move(work),
                   [&promise](auto result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
}

Result<int> nothing(storage::Database & /*unused*/)
{
    return 1;
}

} // namespace

class TestReadThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatWasCommittedBefore();
    void readsLookUpsBesideAList();
    void readsWhileTheCoreWrites();
    void tellsAnErrorOnce();
    void isBusyWhileTheServerIsAway();
    void cannotWrite();
    void refusesWhenTheQueueIsFull();
    void finishesWhatWaitsWhenItStops();
    void tellsWhyItCannotStart();
};

void TestReadThreads::readsWhatWasCommittedBefore()
{
    CoreThreads core;
    for (int i = 1; i <= 50; ++i) {
        QVERIFY(core.create());
        for (const ReadKind kind : {ReadKind::LookUp, ReadKind::List}) {
            const auto count =
                read(core.readers, kind, [](storage::Database &db) -> Result<qint64> {
                    auto row = db.prepare(u"SELECT count(*) FROM payment"_s);
                    return row.next() ? row.read<qint64>() : -1;
                });
            QCOMPARE(*count, i);
        }
    }
}

void TestReadThreads::readsLookUpsBesideAList()
{
    CoreThreads core;
    std::binary_semaphore begun(0);
    std::binary_semaphore goOn(0);
    std::promise<void> done;
    core.readers.submit(
        ReadKind::List,
        [&](storage::Database & /*unused*/) -> Result<int> {
            begun.release();
            goOn.acquire();
            return 1;
        },
        [&done](const Result<int> &) { done.set_value(); });
    begun.acquire();
    QVERIFY(read(core.readers, ReadKind::LookUp, nothing));
    goOn.release();
    done.get_future().wait();
}

void TestReadThreads::readsWhileTheCoreWrites()
{
    CoreThreads core;
    core.hold(); // in the middle of a transaction
    QVERIFY(read(core.readers, ReadKind::List, [](storage::Database &db) -> Result<int> {
        return db.prepare(u"SELECT 1 FROM profile"_s).next() ? 1 : 0;
    }));
    core.release();
}

void TestReadThreads::tellsAnErrorOnce()
{
    CoreThreads core;
    std::atomic<int> answers = 0;
    std::promise<Error> promise;
    core.readers.submit(
        ReadKind::LookUp,
        [](storage::Database &db) -> Result<int> {
            std::ignore = db.prepare(u"SELECT 1 FROM nowhere"_s);
            return 1;
        },
        [&](const Result<int> &result) {
            ++answers;
            promise.set_value(result.error());
        });
    const Error error = promise.get_future().get();
    QCOMPARE(error.code, ErrorCode::Storage);
    QVERIFY(error.detail.contains(u"nowhere"_s));
    QVERIFY(read(core.readers, ReadKind::LookUp, nothing)); // the thread continues
    QCOMPARE(answers, 1);
    QTRY_VERIFY(core.logged().contains("read failed"));
}

void TestReadThreads::isBusyWhileTheServerIsAway()
{
    CoreThreads core;
    const auto away = read(core.readers, ReadKind::LookUp, [](storage::Database &) -> Result<int> {
        throw storage::Unreachable("refused");
    });
    QCOMPARE(away.error().code, ErrorCode::Busy);
    const auto lost = read(core.readers, ReadKind::List, [](storage::Database &) -> Result<int> {
        throw storage::ConnectionLost("closed");
    });
    QCOMPARE(lost.error().code, ErrorCode::Busy);
}

void TestReadThreads::cannotWrite()
{
    CoreThreads core;
    const auto result =
        read(core.readers, ReadKind::List, [](storage::Database &db) -> Result<int> {
            db.execute(u"DELETE FROM setting"_s);
            return 1;
        });
    QCOMPARE(result.error().code, ErrorCode::Storage);
}

void TestReadThreads::refusesWhenTheQueueIsFull()
{
    CoreThreads core;
    std::binary_semaphore begun(0);
    std::binary_semaphore goOn(0);
    std::atomic<std::size_t> answers = 0;
    core.readers.submit(
        ReadKind::List,
        [&](storage::Database & /*unused*/) -> Result<int> {
            begun.release();
            goOn.acquire();
            return 1;
        },
        [](const Result<int> &) {});
    begun.acquire();
    for (std::size_t i = 0; i < ReadThreads::kQueue; ++i)
        core.readers.submit(ReadKind::List, nothing,
                            [&answers](const Result<int> &) { ++answers; });
    QCOMPARE(answers, 0U);
    std::optional<Error> refused;
    core.readers.submit(ReadKind::List, nothing,
                        [&refused](const Result<int> &result) { refused = result.error(); });
    QVERIFY(refused.has_value()); // refused synchronously
    QCOMPARE(refused->code, ErrorCode::Busy);
    QVERIFY(read(core.readers, ReadKind::LookUp, nothing)); // the other kind has its own queue
    goOn.release();
    core.readers.stop();
    QCOMPARE(answers, ReadThreads::kQueue);
}

void TestReadThreads::finishesWhatWaitsWhenItStops()
{
    CoreThreads core;
    std::atomic<int> answers = 0;
    for (int i = 0; i < 500; ++i)
        core.readers.submit(i % 2 == 0 ? ReadKind::List : ReadKind::LookUp, nothing,
                            [&answers](const Result<int> &result) { answers += *result; });
    core.readers.stop();
    QCOMPARE(answers, 500);
    QCOMPARE(read(core.readers, ReadKind::List, nothing).error().code, ErrorCode::Busy);
    core.readers.stop();
}

void TestReadThreads::tellsWhyItCannotStart()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.db"_s);
    Log log(2);
    ReadThreads readers(log);
    const auto started = readers.start(path);
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::Storage);
    QCOMPARE(read(readers, ReadKind::List, nothing).error().code, ErrorCode::Busy);
    QCOMPARE(read(readers, ReadKind::LookUp, nothing).error().code, ErrorCode::Busy);

    const storage::Database db(path);
    QVERIFY(readers.start(path));
    QVERIFY(read(readers, ReadKind::List, nothing));
}

TILLDESK_TEST(TestReadThreads, QCoreApplication)
#include "tst_read_threads.moc"
