#include "core/base/log.h"

#include "core/base/timestamp.h"
#include "tests/support/test_program.h"

#include <QTemporaryFile>
#include <QTest>
#include <atomic>
#include <fcntl.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace tilldesk;
using namespace Qt::StringLiterals;

class TestLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesOneLineAnEventWithTimeAndLevel();
    void writesWhatIsLeftWhenItGoes();
    void writesWarningsAndErrorsAtOnce_data();
    void writesWarningsAndErrorsAtOnce();
    void writesInfoWithinAFractionOfASecond();
    void keepsALineOnOneLine_data();
    void keepsALineOnOneLine();
    void keepsEveryLineOfEveryThreadWhole();
    void survivesAFileThatCannotBeWritten();
    void dropsAndCountsWhatNobodyReads();
    void tellsWhenItHasGrown();

private:
    QByteArray written();
    QByteArrayList lines();

    std::unique_ptr<QTemporaryFile> m_file;
};

void TestLog::init()
{
    m_file = std::make_unique<QTemporaryFile>();
    QVERIFY(m_file->open());
}

QByteArray TestLog::written()
{
    QFile file(m_file->fileName());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArrayList TestLog::lines()
{
    QByteArrayList all = written().split('\n');
    all.removeLast(); // the empty text after the last line end
    return all;
}

void TestLog::writesOneLineAnEventWithTimeAndLevel()
{
    {
        Log log(m_file->handle());
        log.info("started");
        log.warning("disk is nearly full");
        log.error("disk is full");
    }
    QVERIFY(written().endsWith('\n'));
    const QByteArrayList all = lines();
    QCOMPARE(all.size(), 3);
    QCOMPARE(all[0].mid(24), " INFO  started"_ba);
    QCOMPARE(all[1].mid(24), " WARN  disk is nearly full"_ba);
    QCOMPARE(all[2].mid(24), " ERROR disk is full"_ba);
    for (const QByteArray &line : all)
        QVERIFY(parseIsoTime(QString::fromLatin1(line.first(24))));
}

void TestLog::writesWhatIsLeftWhenItGoes()
{
    {
        Log log(m_file->handle());
        for (int i = 0; i < 5'000; ++i)
            log.info("line " + QByteArray::number(i));
    }
    const QByteArrayList all = lines();
    QCOMPARE(all.size(), 5'000);
    for (int i = 0; i < all.size(); ++i)
        QCOMPARE(all[i].mid(31), QByteArray("line " + QByteArray::number(i)));
}

void TestLog::writesWarningsAndErrorsAtOnce_data()
{
    QTest::addColumn<int>("level");
    QTest::newRow("warning") << int(Log::Level::Warning);
    QTest::newRow("error") << int(Log::Level::Error);
}

void TestLog::writesWarningsAndErrorsAtOnce()
{
    QFETCH(int, level);
    QTemporaryFile other;
    QVERIFY(other.open());
    Log log(m_file->handle());
    Log batched(other.handle());
    const auto contains = [](const QTemporaryFile &written, const QByteArray &line) {
        QFile file(written.fileName());
        return file.open(QIODevice::ReadOnly) && file.readAll().contains(line);
    };
    log.info("before");
    // A line at once is in its file before an info line that was logged earlier. Several rounds, as
    // on a busy computer this thread may run too late to see that.
    bool isFirst = false;
    for (int round = 0; round < 20 && !isFirst; ++round) {
        const QByteArray line = "line " + QByteArray::number(round) + '\n';
        batched.info(line.chopped(1));
        log.write(Log::Level(level), line.chopped(1));
        QTRY_VERIFY(contains(*m_file, line) || contains(other, line));
        isFirst = !contains(other, line);
        QTRY_VERIFY(contains(*m_file, line) && contains(other, line));
    }
    QVERIFY(isFirst);
    QVERIFY(written().indexOf("before\n") < written().indexOf("line 0\n"));
}

void TestLog::writesInfoWithinAFractionOfASecond()
{
    Log log(m_file->handle());
    log.info("first");
    QTRY_VERIFY_WITH_TIMEOUT(written().contains("first\n"), 5'000);
    log.info("second");
    QTRY_VERIFY_WITH_TIMEOUT(written().contains("second\n"), 5'000);
}

void TestLog::keepsALineOnOneLine_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("line ends") << "a\r\nb"_ba
                               << "a??b"_ba;
    QTest::newRow("tab, escape, delete") << "\t\x1b[31m\x7f"_ba
                                         << "??[31m?"_ba;
    QTest::newRow("zero") << QByteArray("a\0b", 3) << "a?b"_ba;
    QTest::newRow("control characters beyond ASCII") << "a\u0085b\u009Bc\u0080\u009F"_ba
                                                     << "a?b?c??"_ba;
    QTest::newRow("other text stays") << "Caf\u00e9 \u20ac \u00a0 \U0001F600 ~"_ba
                                      << "Caf\u00e9 \u20ac \u00a0 \U0001F600 ~"_ba;
    QTest::newRow("broken UTF-8 stays") << "a\xc2"_ba
                                        << "a\xc2"_ba;
    QTest::newRow("empty") << ""_ba
                           << ""_ba;
}

void TestLog::keepsALineOnOneLine()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, shown);
    {
        Log log(m_file->handle());
        log.info(line);
    }
    const QByteArrayList all = lines();
    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0].mid(31), shown);
}

void TestLog::keepsEveryLineOfEveryThreadWhole()
{
    constexpr int kThreads = 4;
    constexpr int kLines = 2'000;
    {
        Log log(m_file->handle());
        std::vector<std::thread> threads;
        for (int t = 0; t < kThreads; ++t) {
            threads.emplace_back([&log, t] {
                const QByteArray line(60, static_cast<char>('a' + t));
                for (int i = 0; i < kLines; ++i)
                    log.info(line);
            });
        }
        for (std::thread &thread : threads)
            thread.join();
    }
    const QByteArrayList all = lines();
    QCOMPARE(all.size(), kThreads * kLines);
    for (const QByteArray &line : all) {
        const QByteArray text = line.mid(31);
        QCOMPARE(text, QByteArray(60, text.isEmpty() ? '?' : text[0]));
    }
}

void TestLog::survivesAFileThatCannotBeWritten()
{
    const int descriptor = ::open(qPrintable(m_file->fileName()), O_RDONLY | O_CLOEXEC);
    {
        Log log(descriptor);
        log.error("lost"); // or kept, if the log's thread is late
        QCOMPARE(::dup2(m_file->handle(), descriptor), descriptor); // can be written now
        log.error("kept");
        QTRY_VERIFY(written().endsWith("kept\n"));
    }
    ::close(descriptor);
}

void TestLog::dropsAndCountsWhatNobodyReads()
{
    int ends[2] = {};
    QCOMPARE(::pipe(ends), 0);
    QByteArray read;
    {
        Log log(ends[1]);
        const QByteArray line(100'000, 'x');
        for (int i = 0; i < 200; ++i) // 20 MB; nobody reads the pipe
            log.info(line);
        std::thread reader([&] {
            QByteArray part(65'536, Qt::Uninitialized);
            while (!read.contains("lines lost")) {
                const auto size = ::read(ends[0], part.data(), size_t(part.size()));
                if (size <= 0)
                    return;
                read += part.first(size);
            }
        });
        reader.join();
    }
    ::close(ends[0]);
    ::close(ends[1]);
    // The blocked writer holds one buffer of 4 MiB at most, and one more can be waiting.
    QVERIFY(read.size() < 9 * 1024 * 1024);
}

void TestLog::tellsWhenItHasGrown()
{
    std::atomic<int> times = 0;
    {
        Log log(m_file->handle(), 1000, [&times] { ++times; });
        log.error(QByteArray(600, 'x'));
        QTRY_COMPARE(lines().size(), 1);
        QCOMPARE(times.load(), 0);
        log.error(QByteArray(600, 'x'));
        QTRY_COMPARE(times.load(), 1);
    }
    QCOMPARE(times.load(), 1);
}

TILLDESK_TEST(TestLog, QCoreApplication)
#include "tst_log.moc"
