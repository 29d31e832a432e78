#include "core/storage/online_copy.h"
#include "core/threads/live_copy.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::threads;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// A core with a database of several steps, and an empty file for its copy.
struct World {
    CoreThreads core;
    QTemporaryDir folder;
    QString target = folder.filePath(u"copy.db"_s);
    BackupControl control;

    World()
    {
        QFile file(target);
        std::ignore = file.open(QIODevice::WriteOnly);
        std::ignore = core.onCore([this]() -> Result<int> {
            for (int i = 0; i < 2000; ++i)
                std::ignore = core.services->payments.create(core.profile.id, newPayment(), {});
            return 0;
        });
    }
    [[nodiscard]] qint64 payments() const { return inCopy(u"SELECT count(*) FROM payment"_s); }
    [[nodiscard]] qint64 inCopy(const QString &sql) const
    {
        storage::Database db(target, storage::Database::Mode::Immutable);
        auto row = db.prepare(sql);
        return row.next() ? row.read<qint64>() : -1;
    }
    [[nodiscard]] qint64 steps() const
    {
        constexpr qint64 kBytes = qint64(kPagesOfLiveCopy) * storage::OnlineCopy::kPageBytes;
        return (QFileInfo(target).size() + kBytes - 1) / kBytes;
    }
};

} // namespace

class TestLiveCopy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesAFewPagesAtATime();
    void answersPaymentsBetweenTwoSteps();
    void hasTheChangesThatWereMadeMeanwhile();
    void leavesTheLogToTheWriter();
    void endsWhenItIsCancelled();
    void endsWithTheCore();
    void runsItsStepsDuringAPause();
};

/// No step copies more than 256 KiB, so none holds the core for 50 ms.
void TestLiveCopy::copiesAFewPagesAtATime()
{
    World world;
    qint64 last = 0;
    qint64 rests = 0;
    world.control.rest = [&](auto onCore) {
        QVERIFY(onCore);
        QVERIFY(world.control.done - last
                <= qint64(kPagesOfLiveCopy) * storage::OnlineCopy::kPageBytes);
        last = world.control.done;
        ++rests;
    };
    QVERIFY(copyLive(world.core.core, world.target, world.control));
    QCOMPARE(rests, world.steps() - 1);
    QVERIFY(rests > 1);
    QCOMPARE(world.control.done, QFileInfo(world.target).size());
    QCOMPARE(world.payments(), 2000);
}

void TestLiveCopy::answersPaymentsBetweenTwoSteps()
{
    World world;
    int answered = 0;
    world.control.rest = [&](auto /*onCore*/) {
        if (world.core.create())
            ++answered;
    };
    QVERIFY(copyLive(world.core.core, world.target, world.control));
    QVERIFY(answered > 1);
    QCOMPARE(world.payments(), 2000 + answered);
}

/// The first pages are copied when the last payment changes them.
void TestLiveCopy::hasTheChangesThatWereMadeMeanwhile()
{
    World world;
    bool isChanged = false;
    world.control.rest = [&](auto /*onCore*/) {
        if (std::exchange(isChanged, true))
            return;
        const auto changed = world.core.onCore([&]() -> Result<int> {
            world.core.services->db.execute(
                u"INSERT INTO setting (name, value) VALUES ('new', '')"_s);
            return 0;
        });
        QVERIFY(changed);
    };
    QVERIFY(copyLive(world.core.core, world.target, world.control));
    QCOMPARE(world.inCopy(u"SELECT count(*) FROM setting WHERE name = 'new'"_s), 1);
    storage::Database db(world.target, storage::Database::Mode::Immutable);
    auto check = db.prepare(u"PRAGMA integrity_check"_s);
    QVERIFY(check.next());
    QCOMPARE(check.read<QString>(), u"ok"_s);
}

/// A copy that held a snapshot would keep the write-ahead log from being restarted.
void TestLiveCopy::leavesTheLogToTheWriter()
{
    World world;
    bool isFirst = true;
    world.control.rest = [&](auto /*onCore*/) {
        if (!std::exchange(isFirst, false))
            return;
        QVERIFY(world.core.create());
        storage::Database other(world.core.path);
        auto row = other.prepare(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
        QVERIFY(row.next());
        QCOMPARE(row.read<qint64>(), 0); // not blocked
        QCOMPARE(QFileInfo(world.core.path + u"-wal"_s).size(), 0);
    };
    QVERIFY(copyLive(world.core.core, world.target, world.control));
    QVERIFY(!isFirst);
}

void TestLiveCopy::endsWhenItIsCancelled()
{
    World world;
    world.control.rest = [&](auto /*onCore*/) { world.control.isCancelled = true; };
    const auto copied = copyLive(world.core.core, world.target, world.control);
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, ErrorCode::Cancelled);
    QVERIFY(world.core.create());
}

void TestLiveCopy::endsWithTheCore()
{
    World world;
    world.core.stop();
    const auto copied = copyLive(world.core.core, world.target, world.control);
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, ErrorCode::Busy);
}

/// A backup needs no trust in the clock.
void TestLiveCopy::runsItsStepsDuringAPause()
{
    World world;
    world.core.services->isPaused = true;
    QVERIFY(copyLive(world.core.core, world.target, world.control));
    QCOMPARE(world.payments(), 2000);
}

TILLDESK_TEST(TestLiveCopy, QCoreApplication)
#include "tst_live_copy.moc"
