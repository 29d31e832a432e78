#include "core/storage/transaction.h"
#include "core/storage/wal_guard.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMiB = 1024 * 1024;

/// A writer with a WAL guard that has a low limit.
struct Writer {
    QTemporaryDir folder;
    QString path = folder.filePath(u"shop.db"_s);
    Database db{path};
    QList<qint64> reports;
    WalGuard guard{db, [this](qint64 bytes) { reports << bytes; }, 8 * kMiB};

    Writer() { db.execute(u"CREATE TABLE t (x TEXT NOT NULL)"_s); }
    /// Commits `bytes` in transactions of 32 KiB.
    void write(qint64 bytes)
    {
        const QString text(32 * 1024, u'x');
        for (qint64 written = 0; written < bytes; written += text.size()) {
            Transaction transaction(db);
            db.prepare(u"INSERT INTO t VALUES (:x)"_s).bind(u":x"_s, text).run();
            transaction.commit();
        }
    }
    [[nodiscard]] qint64 logBytes() const { return QFileInfo(path + u"-wal"_s).size(); }
};

/// A reader with an open read transaction, like a stopped process.
class StoppedReader
{
public:
    explicit StoppedReader(const QString &path)
        : m_db(path, Database::Mode::ReadOnly),
          m_view(m_db, Transaction::Kind::Read)
    {
        auto row = m_db.prepare(u"SELECT count(*) FROM t"_s);
        std::ignore = row.next();
    }

private:
    Database m_db;
    Transaction m_view;
};

} // namespace

class TestWalGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysSilentWhileNobodyHoldsTheLog();
    void reportsAReaderThatHoldsTheLog();
    void shrinksTheLogWhenTheReaderHasEnded();
    void reportsTheNextReaderAgain();
    void cutsTheLogToNothingOnceNoReaderNeedsIt();
};

void TestWalGuard::staysSilentWhileNobodyHoldsTheLog()
{
    Writer writer;
    writer.write(40 * kMiB);
    QVERIFY(writer.reports.isEmpty());
    QVERIFY2(writer.logBytes() < 16 * kMiB, qPrintable(QString::number(writer.logBytes())));
}

void TestWalGuard::reportsAReaderThatHoldsTheLog()
{
    Writer writer;
    const StoppedReader reader(writer.path);
    writer.write(40 * kMiB);
    QCOMPARE(writer.reports.size(), 3); // at 8, 16 and 32 MiB
    for (qsizetype i = 1; i < writer.reports.size(); ++i)
        QVERIFY(writer.reports[i] >= 2 * writer.reports[i - 1]);
}

void TestWalGuard::shrinksTheLogWhenTheReaderHasEnded()
{
    Writer writer;
    {
        const StoppedReader reader(writer.path);
        writer.write(40 * kMiB);
        QVERIFY(writer.logBytes() > 40 * kMiB);
    }
    writer.write(1 * kMiB);
    QVERIFY2(writer.logBytes() < 8 * kMiB, qPrintable(QString::number(writer.logBytes())));
}

void TestWalGuard::reportsTheNextReaderAgain()
{
    Writer writer;
    for (int turn = 1; turn <= 2; ++turn) {
        {
            const StoppedReader reader(writer.path);
            writer.write(10 * kMiB);
        }
        QCOMPARE(writer.reports.size(), turn);
        writer.write(1 * kMiB);
    }
}

void TestWalGuard::cutsTheLogToNothingOnceNoReaderNeedsIt()
{
    Writer writer;
    {
        const StoppedReader reader(writer.path);
        writer.write(1 * kMiB);
        writer.guard.truncate();
        writer.write(32 * 1024);
        QVERIFY(writer.logBytes() > 1 * kMiB);
    }
    writer.write(32 * 1024);
    QCOMPARE(writer.logBytes(), 0);
    writer.write(32 * 1024);
    QVERIFY(writer.logBytes() > 0);
}

TILLDESK_TEST(TestWalGuard, QCoreApplication)
#include "tst_wal_guard.moc"
