#include "core/storage/sole_writer.h"
#include "core/storage/transaction.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

/// A database in a locked folder, and its only writer.
class TestSoleWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isContentWithItsOwnWritesAndWithReaders();
    void noticesWhatAnotherConnectionHasWritten();
    void noticesALockFileThatWasDeleted();
    void noticesALockFileThatWasReplaced();
    void saysThatAnotherHoldsTheWriteLock();

private:
    static void write(Database &db)
    {
        Transaction transaction(db);
        db.prepare(u"INSERT INTO t VALUES (1)"_s).run();
        transaction.commit();
    }
    [[nodiscard]] qint64 rows()
    {
        Database db(m_directory->databasePath(), Database::Mode::ReadOnly);
        auto row = db.prepare(u"SELECT count(*) FROM t"_s);
        return row.next() ? row.read<qint64>() : -1;
    }
    /// Returns the error of a write that must be refused and rolled back.
    [[nodiscard]] QString refusal()
    {
        const qint64 before = rows();
        try {
            write(*m_db);
            return u"it was not refused"_s;
        } catch (const SoleWriterLost &e) {
            return before == rows() ? QString::fromUtf8(e.what()) : u"it was committed"_s;
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DataDirectory> m_directory;
    std::unique_ptr<Database> m_db;
    std::unique_ptr<SoleWriter> m_writer;
};

void TestSoleWriter::init()
{
    m_writer.reset();
    m_db.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_directory = std::make_unique<DataDirectory>(m_folder->path());
    QCOMPARE(*m_directory->lock(), DataDirectory::Lock::Taken);
    m_db = std::make_unique<Database>(m_directory->databasePath());
    m_db->execute(u"CREATE TABLE t (a INTEGER)"_s);
    m_writer = std::make_unique<SoleWriter>(*m_db, *m_directory);
    m_db->addHooks(
        {.beforeCommit = {}, .afterCommit = {}, .afterRollback = {}, .afterBegin = [this] {
             m_writer->check();
         }});
}

void TestSoleWriter::isContentWithItsOwnWritesAndWithReaders()
{
    for (int i = 1; i < 50; ++i) {
        write(*m_db);
        QCOMPARE(rows(), i);
    }
}

void TestSoleWriter::noticesWhatAnotherConnectionHasWritten()
{
    write(*m_db);
    {
        Database other(m_directory->databasePath());
        write(other);
    }
    QVERIFY2(refusal().contains(u"another process has written"_s), qPrintable(refusal()));
}

void TestSoleWriter::noticesALockFileThatWasDeleted()
{
    write(*m_db);
    QVERIFY(QFile::remove(m_directory->lockPath()));
    QVERIFY2(refusal().contains(m_directory->lockPath()), qPrintable(refusal()));
}

void TestSoleWriter::noticesALockFileThatWasReplaced()
{
    write(*m_db);
    QVERIFY(QFile::rename(m_directory->lockPath(), m_folder->filePath(u"elsewhere"_s)));
    DataDirectory second(m_folder->path());
    QCOMPARE(*second.lock(), DataDirectory::Lock::Taken);
    QVERIFY2(refusal().contains(u"deleted or replaced"_s), qPrintable(refusal()));
    QVERIFY(!second.hasLostLock());
}

void TestSoleWriter::saysThatAnotherHoldsTheWriteLock()
{
    Database other(m_directory->databasePath());
    const Transaction held(other);
    m_db->execute(u"PRAGMA busy_timeout = 1"_s);
    QVERIFY_THROWS_EXCEPTION(DatabaseLocked, write(*m_db));
}

TILLDESK_TEST(TestSoleWriter, QCoreApplication)
#include "tst_sole_writer.moc"
