#include "core/storage/data_directory.h"
#include "core/storage/transaction.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QtTest>
#include <optional>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

namespace {

int keptStatements(const Database &db)
{
    int count = 0;
    for (sqlite3_stmt *it = sqlite3_next_stmt(db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(db.sqlite(), it))
        ++count;
    return count;
}

QString pragma(Database &db, const QString &name)
{
    auto row = db.prepare(u"PRAGMA "_s + name);
    return row.next() ? row.read<QString>() : QString();
}

/// A folder with a database that this process can read but not write. Drops root's rights, because
/// root can write everywhere.
class ReadOnlyMedium
{
public:
    explicit ReadOnlyMedium(bool isClosedCleanly)
    {
        std::optional<Database> db(std::in_place, path());
        db->execute(u"CREATE TABLE t (x INTEGER)"_s);
        db->execute(u"INSERT INTO t VALUES (42)"_s);
        if (!isClosedCleanly) { // as after a crash: with a WAL, but without its index
            QFile::copy(path(), path() + u"-kept"_s);
            QFile::copy(path() + u"-wal"_s, path() + u"-wal-kept"_s);
        }
        db.reset();
        if (!isClosedCleanly) {
            QFile::remove(path());
            QFile::rename(path() + u"-kept"_s, path());
            QFile::rename(path() + u"-wal-kept"_s, path() + u"-wal"_s);
        }
        for (const QFileInfo &file : QDir(m_folder.path()).entryInfoList(QDir::Files))
            ::chmod(QFile::encodeName(file.filePath()).constData(), 0444);
        ::chmod(QFile::encodeName(m_folder.path()).constData(), 0555);
        if (m_isRoot)
            m_isDropped = ::seteuid(65534) == 0; // the user "nobody"
    }
    ~ReadOnlyMedium()
    {
        if (m_isDropped && ::seteuid(0) != 0)
            qFatal("root cannot be had back");
        ::chmod(QFile::encodeName(m_folder.path()).constData(), 0700);
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"tilldesk.db"_s); }

private:
    QTemporaryDir m_folder;
    bool m_isRoot = ::geteuid() == 0;
    bool m_isDropped = false;
};

constexpr auto kOwnerReadsAndWrites =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;

} // namespace

class TestDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesItsFilesForTheirOwnerOnly();
    void leavesTheModeOfAFileThatIsThere();
    void keepsWhatIsCommittedThroughAPowerCut();
    void enforcesForeignKeys();
    void keepsNoMemoryStatistics();
    void keepsPreparedStatements();
    void limitsThePreparedStatements();
    void readsOnAfterTheLimit();
    void forgetsNothingWhenAStatementIsRefused();
    void takesTheWriteLockAtOnce();
    void neverWritesWhenOnlyReading();
    void refusesToReadWhatIsNotThere();
    void readsFromAReadOnlyMedium();
    void saysWhyItCannotReadALogOnAReadOnlyMedium();
    void leavesNoConnectionBehind();
    void foldsTextsOfAnyScript_data();
    void foldsTextsOfAnyScript();
    void findsTextsWhateverTheirCaseAndAccents();
    void runsAllStatementsOfAScript_data();
    void runsAllStatementsOfAScript();
    void saysWhatIsWrongInAScript();

private:
    QTemporaryDir m_folder;
};

void TestDatabase::makesItsFilesForTheirOwnerOnly()
{
    const QString path = m_folder.filePath(u"modes.db"_s);
    Database db(path);
    db.execute(u"CREATE TABLE thing (id INTEGER)"_s);

    for (const QString &suffix : {u""_s, u"-wal"_s, u"-shm"_s}) {
        const QFileInfo file(path + suffix);
        QVERIFY2(file.exists(), qPrintable(suffix));
        QCOMPARE(file.permissions(), QFile::Permissions(kOwnerReadsAndWrites));
    }
}

void TestDatabase::leavesTheModeOfAFileThatIsThere()
{
    const QString path = m_folder.filePath(u"shared.db"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto wider = QFile::Permissions(kOwnerReadsAndWrites) | QFile::ReadGroup;
    QVERIFY(file.setPermissions(wider));
    const Database db(path);

    QCOMPARE(QFileInfo(path).permissions(), wider);
}

void TestDatabase::keepsWhatIsCommittedThroughAPowerCut()
{
    Database db(m_folder.filePath(u"pragmas.db"_s));

    QCOMPARE(pragma(db, u"journal_mode"_s), u"wal"_s);
    QCOMPARE(pragma(db, u"synchronous"_s), u"2"_s); // FULL
}

void TestDatabase::enforcesForeignKeys()
{
    Database db(u":memory:"_s);
    db.executeScript("CREATE TABLE parent (id INTEGER PRIMARY KEY);"
                     "CREATE TABLE child (parent INTEGER REFERENCES parent (id));");
    QVERIFY_THROWS_EXCEPTION(StorageException,
                             db.execute(u"INSERT INTO child (parent) VALUES (1)"_s));
}

void TestDatabase::keepsNoMemoryStatistics()
{
    // One lock protects SQLite's statistics for all threads. They can be switched off only before
    // anything else calls SQLite, so DataDirectory must not call it.
    QTemporaryDir folder;
    DataDirectory directory(folder.path());
    QVERIFY(directory.create());
    QVERIFY(directory.contents());
    Database db(directory.databasePath());
    int now = -1;
    int highest = -1;
    QCOMPARE(sqlite3_status(SQLITE_STATUS_MEMORY_USED, &now, &highest, 0), SQLITE_OK);
    QCOMPARE(now, 0);
}

void TestDatabase::keepsPreparedStatements()
{
    Database db(u":memory:"_s);
    for (int i = 0; i < 5; ++i)
        QVERIFY(db.prepare(u"SELECT 1"_s).next());

    QCOMPARE(keptStatements(db), 1);
}

void TestDatabase::limitsThePreparedStatements()
{
    Database db(u":memory:"_s);
    for (int i = 0; i < 1000; ++i) {
        QVERIFY(db.prepare(u"SELECT %1"_s.arg(i)).next());
        QVERIFY(keptStatements(db) <= 200);
    }
}

void TestDatabase::readsOnAfterTheLimit()
{
    Database db(u":memory:"_s);
    auto rows = db.prepare(u"SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3"_s);
    QVERIFY(rows.next());
    for (int i = 0; i < 500; ++i)
        QVERIFY(db.prepare(u"SELECT %1"_s.arg(i)).next());

    QVERIFY(rows.next());
    QCOMPARE(rows.read<qint64>(), 2);
    QVERIFY(rows.next());
    QVERIFY(!rows.next());
}

void TestDatabase::forgetsNothingWhenAStatementIsRefused()
{
    Database db(u":memory:"_s);
    const QString sql = u"SELECT id FROM thing"_s;
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = db.prepare(sql));
    db.execute(u"CREATE TABLE thing (id INTEGER)"_s);

    QVERIFY(!db.prepare(sql).next());
}

void TestDatabase::takesTheWriteLockAtOnce()
{
    const QString path = m_folder.filePath(u"locked.db"_s);
    Database db(path);
    Database other(path);
    other.execute(u"PRAGMA busy_timeout = 0"_s);
    const Transaction transaction(db);

    QVERIFY_THROWS_EXCEPTION(DatabaseLocked, const Transaction second{other});
}

void TestDatabase::neverWritesWhenOnlyReading()
{
    const QString path = m_folder.filePath(u"read.db"_s);
    Database writer(path);
    writer.execute(u"CREATE TABLE thing (id INTEGER)"_s);
    Database reader(path, Database::Mode::ReadOnly);

    QVERIFY_THROWS_EXCEPTION(StorageException, reader.execute(u"INSERT INTO thing VALUES (1)"_s));
    writer.execute(u"INSERT INTO thing VALUES (1)"_s);
    auto row = reader.prepare(u"SELECT count(*) FROM thing"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 1);
}

void TestDatabase::refusesToReadWhatIsNotThere()
{
    const QString path = m_folder.filePath(u"nobody.db"_s);
    QVERIFY_THROWS_EXCEPTION(StorageException, Database(path, Database::Mode::ReadOnly));
    QVERIFY(!QFile::exists(path));
    QVERIFY_THROWS_EXCEPTION(StorageException, Database(m_folder.filePath(u"no/such/folder.db"_s)));
}

void TestDatabase::readsFromAReadOnlyMedium()
{
    const ReadOnlyMedium medium(true);
    Database db(medium.path(), Database::Mode::ReadOnly);
    auto row = db.prepare(u"SELECT x FROM t"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 42);
    QCOMPARE(db.path(), medium.path());
}

void TestDatabase::saysWhyItCannotReadALogOnAReadOnlyMedium()
{
    const ReadOnlyMedium medium(false);
    try {
        const Database db(medium.path(), Database::Mode::ReadOnly);
        QFAIL("it was opened");
    } catch (const StorageException &e) {
        QVERIFY2(QByteArray(e.what()).contains("read-only"), e.what());
        QVERIFY2(QByteArray(e.what()).contains("copy the whole folder"), e.what());
    }
}

void TestDatabase::leavesNoConnectionBehind()
{
    const auto before = QSqlDatabase::connectionNames().size();
    {
        const Database db(u":memory:"_s);
        QCOMPARE(QSqlDatabase::connectionNames().size(), before + 1);
    }
    const QString nowhere = m_folder.filePath(u"nobody.db"_s);
    QVERIFY_THROWS_EXCEPTION(StorageException, Database(nowhere, Database::Mode::ReadOnly));
    QCOMPARE(QSqlDatabase::connectionNames().size(), before);
}

void TestDatabase::foldsTextsOfAnyScript_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");

    QTest::newRow("ASCII") << u"Order A-1"_s << u"order a-1"_s;
    QTest::newRow("Latin") << u"ÉTÉ Ångström"_s << u"été ångström"_s;
    QTest::newRow("Greek") << u"ΟΔΟΣ"_s << u"οδοσ"_s;
    QTest::newRow("Greek, final sigma") << u"οδος"_s << u"οδοσ"_s;
    QTest::newRow("Cyrillic") << u"ПОРЪЧКА"_s << u"поръчка"_s;
    QTest::newRow("empty") << u""_s << u""_s;
}

void TestDatabase::foldsTextsOfAnyScript()
{
    QFETCH(const QString, text);
    QFETCH(const QString, folded);
    Database db(u":memory:"_s);

    auto row = db.prepare(u"SELECT folded(:text), folded(NULL)"_s);
    row.bind(u":text"_s, text);
    QVERIFY(row.next());
    const QString found = row.read<QString>();
    QCOMPARE(found, folded);
    QCOMPARE(found, text.toCaseFolded());
    QCOMPARE(row.read<std::optional<QString>>(), std::nullopt);
}

void TestDatabase::findsTextsWhateverTheirCaseAndAccents()
{
    Database db(u":memory:"_s);
    const auto isFound = [&db](const QString &wanted, const QString &text) {
        auto row = db.prepare(u"SELECT has_text(:wanted, NULL, '', :text)"_s);
        row.bind(u":wanted"_s, wanted).bind(u":text"_s, text);
        return row.next() && row.read<bool>();
    };
    QVERIFY(isFound(u"der 10"_s, u"ORDER 10482"_s));
    QVERIFY(isFound(u"creme"_s, u"Café Crème"_s));
    QVERIFY(isFound(u"%_*\""_s, u"a%_*\"b"_s));
    QVERIFY(!isFound(u"order 2"_s, u"Order 1"_s));
    QVERIFY(!isFound(u"x"_s, u""_s));
}

void TestDatabase::runsAllStatementsOfAScript_data()
{
    QTest::addColumn<QByteArray>("script");
    const QByteArray table = "CREATE TABLE thing (word TEXT);";

    QTest::newRow("one a line") << table
            + "\nINSERT INTO thing VALUES ('a');\n"
              "INSERT INTO thing VALUES ('b');\n";
    QTest::newRow("two a line") << table
            + "INSERT INTO thing VALUES ('a'); INSERT INTO thing VALUES ('b');";
    QTest::newRow("semicolons in texts and comments") << "-- a; b\n" + table
            + "/* c; */ INSERT INTO thing VALUES ('a;\n;'), ('b -- ;'); -- the end;\n";
    QTest::newRow("a trigger of two statements") << table
            + "CREATE TRIGGER twice AFTER INSERT ON thing WHEN NEW.word = 'a'\n"
              "BEGIN\n  SELECT 1;\n  INSERT INTO thing VALUES ('b');\nEND;\n"
              "INSERT INTO thing VALUES ('a');";
    QTest::newRow("no semicolon at the end")
        << table + "INSERT INTO thing VALUES ('a'); INSERT INTO thing VALUES ('b')";
    QTest::newRow("carriage returns")
        << table + "\r\nINSERT INTO thing VALUES ('a'),\r\n ('b');\r\n";
}

void TestDatabase::runsAllStatementsOfAScript()
{
    QFETCH(const QByteArray, script);
    Database db(u":memory:"_s);
    db.executeScript(script);

    auto row = db.prepare(u"SELECT count(*) FROM thing"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 2);
}

void TestDatabase::saysWhatIsWrongInAScript()
{
    Database db(u":memory:"_s);
    try {
        db.executeScript("CREATE TABLE thing (word TEXT); INSERT INTO nowhere VALUES (1);");
        QFAIL("nothing was thrown");
    } catch (const StorageException &e) {
        QVERIFY(QByteArray(e.what()).contains("nowhere"));
    }
}

TILLDESK_TEST(TestDatabase, QCoreApplication)
#include "tst_database.moc"
