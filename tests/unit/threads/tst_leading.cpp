#include "core/threads/core_thread.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QSet>
#include <QtTest>
#include <algorithm>
#include <csignal>
#include <future>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// A program that writes numbers as soon as it leads.
class Writer
{
public:
    /// @param asleepAt  number in whose transaction the program stops; -1: none
    Writer(const QString &uri, const QString &name, qint64 first, qint64 asleepAt = -1)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const QString program = QCoreApplication::applicationDirPath() + u"/leading_writer"_s;
        m_process.start(program, {uri, name, QString::number(first), QString::number(asleepAt)});
        if (!m_process.waitForStarted())
            qFatal("cannot start %s", qPrintable(program));
    }
    ~Writer()
    {
        resume();
        m_process.kill();
        m_process.waitForFinished();
    }
    Writer(const Writer &) = delete;
    Writer &operator=(const Writer &) = delete;

    /// Waits for a line that is no number and begins with `start`.
    [[nodiscard]] bool waitFor(const QByteArray &start)
    {
        return waitUntil([this, &start] { return has(start); });
    }
    [[nodiscard]] bool has(const QByteArray &start) const
    {
        return std::ranges::any_of(
            m_texts, [&start](const QByteArray &text) { return text.startsWith(start); });
    }
    /// Waits for more acknowledged numbers than were read until now.
    [[nodiscard]] bool waitForNumbers(qsizetype count)
    {
        const qsizetype before = m_acknowledged.size();
        return waitUntil([this, count, before] { return m_acknowledged.size() >= before + count; });
    }
    /// Ends the program without warning. Reads what it has written until then.
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
        readLines();
    }
    void suspend() const { ::kill(pid_t(m_process.processId()), SIGSTOP); }
    void resume() const
    {
        if (m_process.processId() > 0)
            ::kill(pid_t(m_process.processId()), SIGCONT);
    }
    [[nodiscard]] const QSet<qint64> &acknowledged() const { return m_acknowledged; }

private:
    template <typename F>
    [[nodiscard]] bool waitUntil(F isReached)
    {
        constexpr int kPatienceMs = 30'000;
        m_process.waitForReadyRead(0); // the program stops while its output is not read
        do {
            readLines();
            if (isReached())
                return true;
        } while (m_process.waitForReadyRead(kPatienceMs));
        return false;
    }
    void readLines()
    {
        while (m_process.canReadLine()) {
            const QByteArray line = m_process.readLine().trimmed();
            bool isNumber = false;
            const qint64 number = line.toLongLong(&isNumber);
            if (isNumber)
                m_acknowledged << number;
            else
                m_texts << line;
        }
    }

    QProcess m_process;
    QSet<qint64> m_acknowledged;
    QByteArrayList m_texts;
};

} // namespace

/// Two services on one PostgreSQL database: one leads, and no acknowledged write is lost or
/// doubled.
class TestLeading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void takesOverFromALeaderThatWasKilled();
    void keepsALeaderThatWasAsleepFromWriting();
    void takesOverFromALeaderThatSleepsInATransaction();
    void goesOnWhenItsConnectionIsCut();
    void refusesAtOnceWhileTheServerIsAway();

private:
    [[nodiscard]] qint64 number(const QString &sql) const
    {
        storage::Database db(m_path);
        auto row = db.prepare(sql);
        return row.next() ? row.read<qint64>() : -1;
    }
    /// Compares what a program was told with what the table has.
    void compare(const Writer &writer, qint64 first, qint64 end) const
    {
        storage::Database db(m_path, storage::Database::Mode::ReadOnly);
        auto rows = db.prepare(u"SELECT number, count(*) FROM thing WHERE number >= :first"
                               " AND number < :end GROUP BY number"_s);
        rows.bind(u":first"_s, first).bind(u":end"_s, end);
        QSet<qint64> stored;
        while (rows.next()) {
            const auto [number, count] = rows.read<qint64, qint64>();
            QCOMPARE(count, 1);
            stored << number;
        }
        const auto missing = writer.acknowledged() - stored;
        QVERIFY2(missing.isEmpty(), qPrintable(u"%1 are missing"_s.arg(missing.size())));
    }

    static constexpr qint64 kSecond = 1'000'000'000; ///< first number of the second program
    QString m_path;
};

void TestLeading::init()
{
    m_path = PostgresServer::instance().emptyDatabase();
    storage::Database(m_path).execute(u"CREATE TABLE thing (number BIGINT NOT NULL)"_s);
}

void TestLeading::takesOverFromALeaderThatWasKilled()
{
    Writer first(m_path, u"first"_s, 1);
    QVERIFY(first.waitFor("leads"));
    QVERIFY(first.waitForNumbers(1000));
    Writer second(m_path, u"second"_s, kSecond);
    QVERIFY(first.waitForNumbers(1000));
    QVERIFY(second.acknowledged().isEmpty());

    QElapsedTimer since;
    since.start();
    first.kill();
    QVERIFY(second.waitForNumbers(1));
    const qint64 passed = since.elapsed();
    QVERIFY2(passed < 3000, qPrintable(QString::number(passed)));
    QVERIFY(second.waitForNumbers(1000));
    second.kill();
    compare(first, 1, kSecond);
    compare(second, kSecond, 2 * kSecond);
}

void TestLeading::keepsALeaderThatWasAsleepFromWriting()
{
    Writer first(m_path, u"first"_s, 1);
    QVERIFY(first.waitForNumbers(500));
    Writer second(m_path, u"second"_s, kSecond);
    first.suspend();
    QVERIFY(second.waitFor("leads"));
    QVERIFY(second.waitForNumbers(500));
    const qint64 before = number(u"SELECT count(*) FROM thing WHERE number < %1"_s.arg(kSecond));
    first.resume();
    QVERIFY(first.waitFor("lost: another service has taken over"));
    QVERIFY(second.waitForNumbers(500));
    second.kill();
    QCOMPARE(number(u"SELECT count(*) FROM thing WHERE number < %1"_s.arg(kSecond)), before);
    compare(first, 1, kSecond);
    compare(second, kSecond, 2 * kSecond);
}

void TestLeading::takesOverFromALeaderThatSleepsInATransaction()
{
    Writer first(m_path, u"first"_s, 1, 300);
    QVERIFY(first.waitForNumbers(200));
    Writer second(m_path, u"second"_s, kSecond);
    QVERIFY(second.waitFor("leads"));
    QVERIFY(second.waitForNumbers(500));
    first.resume();
    QVERIFY(first.waitFor("lost: another service has taken over"));
    second.kill();
    compare(first, 1, kSecond);
    compare(second, kSecond, 2 * kSecond);
}

void TestLeading::goesOnWhenItsConnectionIsCut()
{
    Writer writer(m_path, u"first"_s, 1);
    QVERIFY(writer.waitForNumbers(100));
    const QString cut = u"SELECT pg_terminate_backend(pid, 60000) FROM pg_locks"
                        " WHERE locktype = 'advisory' AND granted"_s;
    for (int i = 0; i < 25; ++i) {
        while (number(cut) != 1) // the program leads again a moment after the last cut
            QVERIFY(writer.waitForNumbers(1));
        QVERIFY(writer.waitForNumbers(200));
    }
    writer.kill();
    QVERIFY(!writer.has("refused"));
    QVERIFY(!writer.has("lost"));
    compare(writer, 1, kSecond);
}

/// The thread that waits for the server refuses what has waited for it; from then on, callers are
/// refused on their own threads.
void TestLeading::refusesAtOnceWhileTheServerIsAway()
{
    struct Core final : threads::CoreThread::Core {
        explicit Core(const QString &uri) : db(uri) {}
        [[nodiscard]] storage::Database &database() override { return db; }
        [[nodiscard]] Events &events() override { return happened; }
        [[nodiscard]] threads::Scheduler &scheduler() override { return jobs; }

        storage::Database db;
        Events happened;
        SystemClock clock;
        BootClock monotonic;
        threads::Scheduler jobs{clock, monotonic};
    };
    auto server = std::make_unique<PostgresServer>();
    const QString path = server->makeDatabase(u"shop"_s, u"C"_s);
    storage::Database(path).execute(u"CREATE TABLE thing (number BIGINT NOT NULL)"_s);
    Log log(STDERR_FILENO);
    threads::CoreThread thread(log);
    Core *core = nullptr;
    QVERIFY(thread.start([&] {
        auto made = std::make_unique<Core>(path);
        if (!made->db.tryLead(u"a service"_s))
            throw storage::StorageException("another connection leads");
        core = made.get();
        return made;
    }));
    struct Answer {
        Result<int> result;
        std::thread::id thread;
    };
    const auto insert = [&] {
        std::promise<Answer> promise;
        thread.submit(
            [core]() -> Result<int> {
                core->db.prepare(u"INSERT INTO thing (number) VALUES (1)"_s).run();
                return 0;
            },
            [&promise](Result<int> result) {
                promise.set_value({std::move(result), std::this_thread::get_id()});
            });
        return promise.get_future().get();
    };
    QVERIFY(insert().result);
    server.reset();
    const Answer first = insert();
    QCOMPARE(first.result.error().code, ErrorCode::Busy);
    QCOMPARE(first.result.error().detail, u"The database cannot be reached"_s);
    const Answer second = insert();
    QCOMPARE(second.result.error().detail, u"The database cannot be reached"_s);
    QVERIFY(second.thread == std::this_thread::get_id());
    thread.stop();
}

TILLDESK_TEST(TestLeading, QCoreApplication)
#include "tst_leading.moc"
