#include "core/storage/data_directory.h"
#include "core/storage/migrate.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

using Contents = DataDirectory::Contents;

/// A data folder whose database is on a PostgreSQL server.
class TestServerDirectory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void opensTheDatabaseOfTheServer();
    void hasNoShopBeforeItsTablesExist();
    void hasAShopOnceItsTablesExist();
    void refusesAMasterKeyWithoutItsShop();
    void goesOnAfterACreationThatWasKilled();
    void saysThatTheServerIsNotReached();
    void leavesTheDatabaseWhenItRemovesAShop();

private:
    static void touch(const QString &path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    void makeTables() const
    {
        Database db(m_uri);
        std::ignore = migrate(db);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_uri;
};

void TestServerDirectory::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_uri = PostgresServer::instance().emptyDatabase();
}

void TestServerDirectory::opensTheDatabaseOfTheServer()
{
    const DataDirectory directory(m_folder->path(), m_uri);
    QVERIFY(directory.hasServer());
    QCOMPARE(directory.databasePath(), m_uri);
    QVERIFY(directory.masterKeyPath().startsWith(m_folder->path()));
    QVERIFY(!DataDirectory(m_folder->path()).hasServer());
}

void TestServerDirectory::hasNoShopBeforeItsTablesExist()
{
    const DataDirectory directory(m_folder->path(), m_uri);
    QCOMPARE(*directory.contents(), Contents::Nothing);
    const auto found = directory.requireShop();
    QVERIFY(!found);
    QVERIFY2(found.error().detail.contains(m_uri), qPrintable(found.error().detail));
}

void TestServerDirectory::hasAShopOnceItsTablesExist()
{
    makeTables();
    const DataDirectory directory(m_folder->path(), m_uri);
    QCOMPARE(*directory.contents(), Contents::Shop);
    QVERIFY(directory.requireShop());
}

/// The folder of one shop with the database of another would encrypt with the wrong key.
void TestServerDirectory::refusesAMasterKeyWithoutItsShop()
{
    const DataDirectory directory(m_folder->path(), m_uri);
    touch(directory.masterKeyPath());
    const auto found = directory.contents();
    QVERIFY(!found);
    QVERIFY2(found.error().detail.contains("master.key"_L1), qPrintable(found.error().detail));
}

void TestServerDirectory::goesOnAfterACreationThatWasKilled()
{
    DataDirectory directory(m_folder->path(), m_uri);
    QCOMPARE(*directory.lock(), DataDirectory::Lock::Taken);
    QVERIFY(directory.beginCreation());
    touch(directory.masterKeyPath());
    QCOMPARE(*directory.contents(), Contents::Nothing);
    QVERIFY(directory.beginCreation());
    QVERIFY(!QFile::exists(directory.masterKeyPath()));
    makeTables();
    QVERIFY(directory.endCreation());
    QCOMPARE(*directory.contents(), Contents::Shop);
}

void TestServerDirectory::saysThatTheServerIsNotReached()
{
    const QString uri = u"postgresql:///shop?host=%1"_s.arg(m_folder->path());
    const auto found = DataDirectory(m_folder->path(), uri).contents();
    QVERIFY(!found);
    QVERIFY2(found.error().detail.contains(uri), qPrintable(found.error().detail));
}

void TestServerDirectory::leavesTheDatabaseWhenItRemovesAShop()
{
    DataDirectory directory(m_folder->path(), m_uri);
    QCOMPARE(*directory.lock(), DataDirectory::Lock::Taken);
    QVERIFY(directory.beginCreation());
    touch(directory.masterKeyPath());
    directory.removeShop();
    QVERIFY(!QFile::exists(directory.masterKeyPath()));

    makeTables();
    touch(directory.masterKeyPath());
    directory.removeShop();
    QVERIFY(QFile::exists(directory.masterKeyPath())); // the tables may hold what it has sealed
    QCOMPARE(*directory.contents(), Contents::Shop);
}

TILLDESK_TEST(TestServerDirectory, QCoreApplication)
#include "tst_server_directory.moc"
