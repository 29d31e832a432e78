#include "core/storage/data_directory.h"

#include "core/storage/database.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

namespace {

/// In bytes: SQLite's limit of 512, less "-journal", the terminating zero and "/tilldesk.db".
constexpr qsizetype kLongestPath = 512 - 9 - 12;

/// A child process that locks a folder and holds the lock until it is killed.
class Holder
{
public:
    explicit Holder(const QString &path)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            return;
        m_process = ::fork();
        if (m_process == 0) {
            DataDirectory directory(path);
            const auto lock = directory.lock();
            const char answer = lock && *lock == DataDirectory::Lock::Taken ? 'y' : 'n';
            if (::write(ends[1], &answer, 1) == 1)
                ::pause();
            ::_exit(0);
        }
        char answer = 'n';
        m_holds = ::read(ends[0], &answer, 1) == 1 && answer == 'y';
        ::close(ends[0]);
        ::close(ends[1]);
    }
    ~Holder() { kill(); }
    Holder(const Holder &) = delete;
    Holder &operator=(const Holder &) = delete;

    [[nodiscard]] bool holds() const { return m_holds; }
    void kill()
    {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        m_process = -1;
    }

private:
    pid_t m_process = -1;
    bool m_holds = false;
};

unsigned modeOf(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 07777U : 0;
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace

class TestDataDirectory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesTheFolderForItsOwnerOnly();
    void leavesAFolderThatIsThereAsItIs();
    void saysWhichFolderCannotBeMade();
    void opensADatabaseAtTheLongestPathThatIsAllowed();
    void saysThatAPathIsTooLong();
    void locksOnce();
    void isHeldByAnotherProcess();
    void isFreedByTheDeathOfItsHolder();
    void isNotHeldByALockFileOfTheDead();
    void givesTheLockBack();
    void saysWhichFolderCannotBeWritten();
    void findsNothingInAFolderWithoutAShop();
    void findsAShop();
    void namesTheMissingPartOfAShop_data();
    void namesTheMissingPartOfAShop();
    void saysHowToCreateAShopWhereThereIsNone();
    void removesAShopAndNothingElse();
    void saysThatAFolderMayNotBeRead();
    void countsAnUnfinishedShopAsNone();
    void keepsAFinishedShop();

private:
    QTemporaryDir m_folder;
};

void TestDataDirectory::makesTheFolderForItsOwnerOnly()
{
    const QString path = m_folder.filePath(u"a/b/c"_s);
    DataDirectory directory(path);
    QVERIFY(directory.create());
    QVERIFY(directory.lock());

    QCOMPARE(modeOf(path), 0700U);
    QCOMPARE(modeOf(path + u"/tilldesk.lock"_s), 0600U);
}

void TestDataDirectory::leavesAFolderThatIsThereAsItIs()
{
    const QString path = m_folder.filePath(u"wide"_s);
    QVERIFY(QDir().mkdir(path));
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0755), 0);

    QVERIFY(DataDirectory(path).create());
    QCOMPARE(modeOf(path), 0755U);
}

void TestDataDirectory::saysWhichFolderCannotBeMade()
{
    QFile file(m_folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QString &path : {file.fileName(), QString(file.fileName() + u"/below"_s)}) {
        const auto created = DataDirectory(path).create();
        QVERIFY(!created);
        QCOMPARE(created.error().code, ErrorCode::Storage);
        QVERIFY(created.error().detail.contains(path));
    }
}

/// A path of exactly `bytes` bytes below `folder`, with names of at most 200 bytes.
static QString pathOfLength(const QString &folder, qsizetype bytes)
{
    QString path = folder;
    while (path.size() < bytes) {
        // Two bytes are left out of a name where the next name would otherwise be empty.
        qsizetype rest = bytes - path.size() - 1;
        const qsizetype name = rest > 200 ? qMin<qsizetype>(200, rest - 2) : rest;
        path += u'/' + QString(name, u'x');
    }
    return path;
}

void TestDataDirectory::opensADatabaseAtTheLongestPathThatIsAllowed()
{
    DataDirectory directory(pathOfLength(m_folder.path(), kLongestPath));
    QVERIFY(directory.create());
    QCOMPARE(directory.contents(), DataDirectory::Contents::Nothing);
    Database database(directory.databasePath());
    database.execute(u"PRAGMA journal_mode = DELETE"_s);
    database.execute(u"CREATE TABLE written (number)"_s);
    QVERIFY(QFileInfo::exists(directory.databasePath()));
}

void TestDataDirectory::saysThatAPathIsTooLong()
{
    const QString path = pathOfLength(m_folder.path(), kLongestPath + 1);
    DataDirectory directory(path);
    const QString expected =
        u"The path of the data folder has %1 bytes, and the database allows %2."_s.arg(
            QString::number(kLongestPath + 1), QString::number(kLongestPath));

    const auto created = directory.create();
    QVERIFY(!created);
    QVERIFY(created.error().detail.startsWith(expected));
    QVERIFY(!QFileInfo::exists(path));
    const auto contents = directory.contents();
    QVERIFY(!contents);
    QVERIFY(contents.error().detail.startsWith(expected));
}

void TestDataDirectory::locksOnce()
{
    DataDirectory first(m_folder.path());
    DataDirectory second(m_folder.path());

    QCOMPARE(*first.lock(), DataDirectory::Lock::Taken);
    QCOMPARE(*first.lock(), DataDirectory::Lock::Taken);
    QCOMPARE(*second.lock(), DataDirectory::Lock::HeldByAnother);
}

void TestDataDirectory::isHeldByAnotherProcess()
{
    const Holder holder(m_folder.path());
    QVERIFY(holder.holds());
    DataDirectory directory(m_folder.path());

    QCOMPARE(*directory.lock(), DataDirectory::Lock::HeldByAnother);
}

void TestDataDirectory::isFreedByTheDeathOfItsHolder()
{
    Holder holder(m_folder.path());
    QVERIFY(holder.holds());
    DataDirectory directory(m_folder.path());
    QCOMPARE(*directory.lock(), DataDirectory::Lock::HeldByAnother);

    holder.kill();
    QCOMPARE(*directory.lock(), DataDirectory::Lock::Taken);
}

/// In a container, a service has the same process id at each start, and maybe the same name.
void TestDataDirectory::isNotHeldByALockFileOfTheDead()
{
    QFile file(m_folder.filePath(u"tilldesk.lock"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::number(qint64(::getpid())) + "\ntst_data_directory\nlocalhost\n");
    file.close();
    DataDirectory directory(m_folder.path());

    QCOMPARE(*directory.lock(), DataDirectory::Lock::Taken);
}

void TestDataDirectory::givesTheLockBack()
{
    {
        DataDirectory first(m_folder.path());
        QCOMPARE(*first.lock(), DataDirectory::Lock::Taken);
    }
    DataDirectory second(m_folder.path());
    QCOMPARE(*second.lock(), DataDirectory::Lock::Taken);
}

void TestDataDirectory::saysWhichFolderCannotBeWritten()
{
    const QString path = m_folder.filePath(u"nowhere"_s);
    DataDirectory directory(path);
    const auto lock = directory.lock();

    QVERIFY(!lock);
    QCOMPARE(lock.error().code, ErrorCode::Storage);
    QVERIFY(lock.error().detail.contains(path));
}

void TestDataDirectory::findsNothingInAFolderWithoutAShop()
{
    const QTemporaryDir folder;
    QCOMPARE(DataDirectory(folder.filePath(u"nowhere"_s)).contents(),
             DataDirectory::Contents::Nothing);
    QVERIFY(write(folder.filePath(u"tilldesk.ini"_s), "port = 0"));
    QVERIFY(write(folder.filePath(u"tilldesk.db-wal"_s), {})); // an empty WAL holds no transaction
    QCOMPARE(DataDirectory(folder.path()).contents(), DataDirectory::Contents::Nothing);
}

void TestDataDirectory::findsAShop()
{
    const QTemporaryDir folder;
    const DataDirectory directory(folder.path());
    QCOMPARE(directory.databasePath(), folder.filePath(u"tilldesk.db"_s));
    QVERIFY(write(directory.databasePath(), "SQLite"));
    QCOMPARE(directory.contents(), DataDirectory::Contents::Shop);
    QVERIFY(directory.requireShop());
}

void TestDataDirectory::namesTheMissingPartOfAShop_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("told");
    const QString missing = u"tilldesk.db is missing, but its "_s;
    QTest::newRow("key") << QStringList{u"master.key"_s} << QByteArray("00")
                         << missing + u"master.key"_s;
    // A keychain has the master key.
    QTest::newRow("mark") << QStringList{u"tilldesk.mark"_s} << QByteArray("00")
                          << missing + u"tilldesk.mark"_s;
    QTest::newRow("log") << QStringList{u"tilldesk.db-wal"_s} << QByteArray("frames")
                         << missing + u"write-ahead log tilldesk.db-wal"_s;
    QTest::newRow("key and log") << QStringList{u"master.key"_s, u"tilldesk.db-wal"_s}
                                 << QByteArray("frames")
                                 << missing + u"write-ahead log tilldesk.db-wal"_s;
    QTest::newRow("empty database")
        << QStringList{u"tilldesk.db"_s} << QByteArray() << u"tilldesk.db is empty"_s;
}

void TestDataDirectory::namesTheMissingPartOfAShop()
{
    QFETCH(const QStringList, files);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, told);
    const QTemporaryDir folder;
    for (const QString &file : files)
        QVERIFY(write(folder.filePath(file), content));
    const DataDirectory directory(folder.path());

    for (const Error &error : {directory.contents().error(), directory.requireShop().error()}) {
        QCOMPARE(error.code, ErrorCode::Storage);
        QVERIFY2(error.detail.contains(told), qPrintable(error.detail));
        QVERIFY2(error.detail.contains(u"Put tilldesk.db back from a copy"_s),
                 qPrintable(error.detail));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), files);
}

void TestDataDirectory::saysHowToCreateAShopWhereThereIsNone()
{
    const QTemporaryDir folder;
    const auto found = DataDirectory(folder.path()).requireShop();
    QVERIFY(!found);
    QVERIFY2(found.error().detail.contains(u"tilldeskd init --data-dir %1"_s.arg(folder.path())),
             qPrintable(found.error().detail));
}

void TestDataDirectory::removesAShopAndNothingElse()
{
    const QTemporaryDir folder;
    const DataDirectory directory(folder.path());
    for (const QString &path :
         {directory.databasePath(), directory.masterKeyPath(), folder.filePath(u"tilldesk.ini"_s)})
        QVERIFY(write(path, "something"));
    directory.removeShop();
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"tilldesk.ini"_s});
}

void TestDataDirectory::saysThatAFolderMayNotBeRead()
{
    if (::geteuid() == 0)
        QSKIP("root may read every folder");
    const QString path = m_folder.filePath(u"closed"_s);
    QVERIFY(QDir().mkdir(path));
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0), 0);
    const auto found = DataDirectory(path).contents();
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0700), 0);

    QVERIFY(!found);
    QVERIFY(found.error().detail.contains(u"may not read"_s));
}

void TestDataDirectory::countsAnUnfinishedShopAsNone()
{
    const DataDirectory directory(m_folder.path());
    QVERIFY(directory.beginCreation());
    QVERIFY(write(directory.databasePath(), "half"));
    QVERIFY(write(directory.masterKeyPath(), "half"));

    QCOMPARE(directory.contents(), DataDirectory::Contents::Nothing);
    QVERIFY(!directory.requireShop());
    QVERIFY(directory.beginCreation());
    QVERIFY(!QFileInfo::exists(directory.databasePath()));
    QVERIFY(!QFileInfo::exists(directory.masterKeyPath()));
    QCOMPARE(directory.contents(), DataDirectory::Contents::Nothing);
    directory.removeShop();
    QCOMPARE(QDir(m_folder.path()).entryList({u"tilldesk.new"_s}).size(), 0);
}

void TestDataDirectory::keepsAFinishedShop()
{
    const DataDirectory directory(m_folder.path());
    QVERIFY(directory.beginCreation());
    QVERIFY(write(directory.databasePath(), "whole"));
    QVERIFY(directory.endCreation());
    QVERIFY(directory.beginCreation());

    QCOMPARE(directory.contents(), DataDirectory::Contents::Shop);
    directory.removeShop();
}

TILLDESK_TEST(TestDataDirectory, QCoreApplication)
#include "tst_data_directory.moc"
