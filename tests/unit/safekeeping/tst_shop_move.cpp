#include "core/safekeeping/shop_move.h"

#include "core/payments/search_index.h"
#include "core/storage/migrate.h"
#include "core/storage/server_move.h"
#include "core/storage/transaction.h"
#include "core/verification/checks.h"
#include "tests/support/demo_database.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::safekeeping;
using namespace tilldesk::test;

using storage::Database;
using storage::DataDirectory;

namespace {

TableContents contentsOf(const QString &path)
{
    Database db(path, Database::Mode::ReadOnly);
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    MoveControl control;
    return readTables(db, control);
}

/// Returns the indexes, keys and guards of a database on the server.
QStringList schemaOf(const QString &uri)
{
    Database db(uri, Database::Mode::ReadOnly);
    QStringList lines;
    auto rows = db.prepare(
        u"SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid ="
        " i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public'"
        " UNION ALL SELECT CAST(k.conrelid::regclass AS TEXT) || ' ' || k.conname || ' ' ||"
        " pg_get_constraintdef(k.oid) FROM pg_constraint k JOIN pg_namespace n"
        " ON n.oid = k.connamespace WHERE n.nspname = 'public'"
        " UNION ALL SELECT pg_get_triggerdef(t.oid) || ' ' || CAST(t.tgenabled AS TEXT) FROM "
        "pg_trigger t"
        " WHERE NOT t.tgisinternal"_s);
    while (rows.next())
        lines << rows.read<QString>();
    lines.removeIf([](const QString &line) {
        return line.contains("shop_move"_L1) || line.contains("lease"_L1);
    });
    lines.sort();
    return lines;
}

} // namespace

/// A shop that moves between SQLite and PostgreSQL.
class TestShopMove : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void movesARandomShopThereAndBack();
    void keepsIndexesKeysAndGuards();
    void goesOnCountingAfterTheLastRow();
    void refusesADatabaseThatIsNotEmpty();
    void refusesAFolderThatIsNotEmpty();
    void refusesADatabaseThatIsServed();
    void refusesADamagedShop();
    void leavesAHalfFilledDatabaseThatNobodyServes_data();
    void leavesAHalfFilledDatabaseThatNobodyServes();
    void findsARowThatDiffers();
    void servesOnlyTheTarget();
    void movesToOnePlaceOnly();
    void isFencedFromAServiceThatTakesOver();

private:
    [[nodiscard]] QString folder() const { return m_place->filePath(u"shop"_s); }
    [[nodiscard]] QString other() const { return m_place->filePath(u"other"_s); }
    [[nodiscard]] DataDirectory::Contents contents(const QString &uri = {}) const
    {
        const auto found = DataDirectory(folder(), uri).contents();
        return found ? *found : DataDirectory::Contents::Nothing;
    }
    Result<MoveReport> there(const MoveListener &listener = {})
    {
        return moveToServer(DataDirectory(folder()), m_uri, m_control, listener);
    }
    Result<MoveReport> back(const MoveListener &listener = {})
    {
        return moveToFolder(DataDirectory(folder(), m_uri), other(), m_control, listener, {});
    }
    /// Returns a listener that stops the move when a step begins.
    MoveListener stoppingAt(MoveStep step)
    {
        return {.began = [this, step](MoveStep now) { m_control.isCancelled = now == step; },
                .checked = {}};
    }

    QTemporaryDir m_original; ///< the files of a shop
    std::unique_ptr<QTemporaryDir> m_place;
    QString m_uri;
    MoveControl m_control;
};

void TestShopMove::initTestCase()
{
    const int seed = int(QRandomGenerator::global()->bounded(1'000'000));
    qInfo("seed %d", seed);
    DemoDatabase demo;
    QCOMPARE(demo.fill(700, seed).exitCode, app::CommandResult::kFine);
    QVERIFY(demo.assembly().keys().prepare().result());
    demo.assembly().stop();
    const QDir from = QFileInfo(demo.path()).dir();
    for (const QString &name : from.entryList({u"tilldesk.*"_s, u"master.key"_s}, QDir::Files)) {
        if (name != "tilldesk.lock"_L1)
            QVERIFY(QFile::copy(from.filePath(name), m_original.filePath(name)));
    }
}

void TestShopMove::init()
{
    m_control.isCancelled = false;
    m_place = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(folder()));
    for (const QString &name : QDir(m_original.path()).entryList(QDir::Files))
        QVERIFY(QFile::copy(m_original.filePath(name), folder() + u'/' + name));
    m_uri = PostgresServer::instance().emptyDatabase();
}

void TestShopMove::movesARandomShopThereAndBack()
{
    const TableContents before = contentsOf(folder() + u"/tilldesk.db"_s);
    QVERIFY(before[u"payment"_s].rows >= 700);
    QVERIFY(before[u"ledger_entry"_s].rows > 300);
    const auto went = there();
    QVERIFY2(went, qPrintable(went ? QString() : went.error().detail));
    QCOMPARE(went->contents.payments, before[u"payment"_s].rows);
    QCOMPARE(went->tables, before.size());
    QCOMPARE(differencesOf(before, contentsOf(m_uri)), QStringList());
    QCOMPARE(verified(m_uri).last(), u"sound"_s);

    const auto came = back();
    QVERIFY2(came, qPrintable(came ? QString() : came.error().detail));
    const QString database = other() + u"/tilldesk.db"_s;
    QCOMPARE(differencesOf(before, contentsOf(database)), QStringList());
    QCOMPARE(verified(database).last(), u"sound"_s);
    for (const QString &name : {u"master.key"_s, u"tilldesk.mark"_s}) {
        QFile carried(other() + u'/' + name);
        QFile original(m_original.filePath(name));
        QVERIFY2(carried.open(QIODevice::ReadOnly) && original.open(QIODevice::ReadOnly),
                 qPrintable(name));
        QCOMPARE(carried.readAll(), original.readAll());
        QCOMPARE(carried.permissions() & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }
}

void TestShopMove::keepsIndexesKeysAndGuards()
{
    QVERIFY(there());
    const QStringList moved = schemaOf(m_uri);
    const QString fresh = PostgresServer::instance().migratedDatabase();
    const QStringList wanted = schemaOf(fresh);
    PostgresServer::instance().drop(fresh);
    QVERIFY(wanted.size() > 200);
    QCOMPARE(moved, wanted);
}

void TestShopMove::goesOnCountingAfterTheLastRow()
{
    QVERIFY(there());
    Database db(m_uri);
    auto last = db.prepare(u"SELECT max(seq) FROM payment_step"_s);
    QVERIFY(last.next());
    const auto before = last.read<qint64>();
    auto added = db.prepare(u"INSERT INTO payment_step (payment, at, cause, status, actor_kind,"
                            " actor_name) SELECT payment, at, cause, status, actor_kind, actor_name"
                            " FROM payment_step WHERE seq = 1 RETURNING seq"_s);
    QVERIFY(added.next());
    QCOMPARE(added.read<qint64>(), before + 1);
}

void TestShopMove::refusesADatabaseThatIsNotEmpty()
{
    Database(m_uri).execute(u"CREATE TABLE letters (text TEXT)"_s);
    const auto went = there();
    QVERIFY(!went);
    QCOMPARE(went.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(went.error().field, u"to"_s);
    QVERIFY2(went.error().detail.contains("letters"_L1), qPrintable(went.error().detail));
    QCOMPARE(contents(), DataDirectory::Contents::Shop);
    QVERIFY(!storage::readServerMove(*std::make_unique<Database>(m_uri)));
}

void TestShopMove::refusesAFolderThatIsNotEmpty()
{
    QVERIFY(there());
    QVERIFY(QDir().mkpath(other() + u"/letters"_s));
    const auto came = back();
    QVERIFY(!came);
    QCOMPARE(came.error().field, u"to"_s);
    QCOMPARE(contents(m_uri), DataDirectory::Contents::Shop);
}

void TestShopMove::refusesADatabaseThatIsServed()
{
    QVERIFY(there());
    Database service(m_uri);
    QVERIFY(service.tryLead(u"a service"_s));
    // The service shows that it is alive, as each leader does.
    std::atomic<bool> isOver = false;
    auto moving = std::async(std::launch::async, [&] {
        auto came = back();
        isOver = true;
        return came;
    });
    const auto isRefused = [&] {
        storage::Transaction beat(service);
        beat.commit();
        return isOver.load();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isRefused(), 60'000);
    const auto came = moving.get();
    QVERIFY(!came);
    QCOMPARE(came.error().code, ErrorCode::Busy);
    QVERIFY(!QFileInfo::exists(other()));
}

void TestShopMove::refusesADamagedShop()
{
    damage(folder() + u"/tilldesk.db"_s,
           u"UPDATE ledger_entry SET amount = amount + 1 WHERE seq = 7"_s);
    const auto went = there();
    QVERIFY(!went);
    QVERIFY2(went.error().detail.contains("ledger_entry 7"_L1), qPrintable(went.error().detail));
    QCOMPARE(contents(m_uri), DataDirectory::Contents::Nothing);
}

void TestShopMove::leavesAHalfFilledDatabaseThatNobodyServes_data()
{
    QTest::addColumn<MoveStep>("step");
    QTest::newRow("before a row is there") << MoveStep::Copy;
    QTest::newRow("when all rows are there") << MoveStep::CheckTarget;
    QTest::newRow("when they were checked") << MoveStep::Compare;
}

void TestShopMove::leavesAHalfFilledDatabaseThatNobodyServes()
{
    QFETCH(MoveStep, step);
    const auto went = there(stoppingAt(step));
    QVERIFY(!went);
    QCOMPARE(went.error().code, ErrorCode::Cancelled);
    QCOMPARE(contents(), DataDirectory::Contents::Shop); // the source goes on

    const DataDirectory half(folder(), m_uri);
    const auto refused = half.contents();
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains("half-filled"_L1), qPrintable(refused.error().detail));
    {
        Database service(m_uri);
        QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                                 std::ignore = service.tryLead(u"a service"_s));
    }
    m_control.isCancelled = false;
    const auto again = there();
    QVERIFY2(again, qPrintable(again ? QString() : again.error().detail));
    QCOMPARE(contents(m_uri), DataDirectory::Contents::Shop);
    QCOMPARE(differencesOf(contentsOf(m_original.filePath(u"tilldesk.db"_s)), contentsOf(m_uri)),
             QStringList());
}

void TestShopMove::findsARowThatDiffers()
{
    const auto went =
        there({.began =
                   [this](MoveStep step) {
                       if (step == MoveStep::Compare)
                           Database(m_uri).execute(
                               u"UPDATE point_of_sale SET name = name || '!' WHERE seq = 1"_s);
                   },
               .checked = {}});
    QVERIFY(!went);
    QVERIFY2(went.error().detail.endsWith("point_of_sale"_L1), qPrintable(went.error().detail));
    QVERIFY(!DataDirectory(folder(), m_uri).contents());
    QCOMPARE(contents(), DataDirectory::Contents::Shop);
}

void TestShopMove::servesOnlyTheTarget()
{
    QVERIFY(!hasMovedToServer(DataDirectory(folder()), m_uri));
    QVERIFY(there());
    QVERIFY(hasMovedToServer(DataDirectory(folder()), m_uri));
    QCOMPARE(contents(m_uri), DataDirectory::Contents::Shop);
    const auto old = DataDirectory(folder()).contents();
    QVERIFY(!old);
    QVERIFY2(old.error().detail.contains("was moved to"_L1), qPrintable(old.error().detail));

    QVERIFY(back());
    QVERIFY(!hasMovedToServer(DataDirectory(folder()), m_uri));
    QVERIFY(DataDirectory(other()).contents() == DataDirectory::Contents::Shop);
    const auto gone = DataDirectory(folder(), m_uri).contents();
    QVERIFY(!gone);
    QVERIFY2(gone.error().detail.contains(other()), qPrintable(gone.error().detail));
}

void TestShopMove::movesToOnePlaceOnly()
{
    QVERIFY(there());
    auto again = there();
    QVERIFY(!again);
    QCOMPARE(again.error().field, u"to"_s);
    m_uri = PostgresServer::instance().uri(u"elsewhere"_s);
    std::ignore = PostgresServer::instance().makeDatabase(u"elsewhere"_s, u"C"_s);
    again = there();
    QVERIFY(!again);
    QCOMPARE(again.error().field, u"from"_s);
    QVERIFY(Database(m_uri).tryLead(u"nobody"_s)); // it is as empty as before
}

/// A standby that takes over while a shop moves away writes on: the move ends without a new folder.
void TestShopMove::isFencedFromAServiceThatTakesOver()
{
    QVERIFY(there());
    const auto came =
        back({.began =
                  [this](MoveStep step) {
                      if (step == MoveStep::Compare)
                          Database(m_uri).execute(u"UPDATE lease SET epoch = epoch + 1"_s);
                  },
              .checked = {}});
    QVERIFY(!came);
    QVERIFY(!QFileInfo::exists(other()));
    QCOMPARE(contents(m_uri), DataDirectory::Contents::Shop);
}

TILLDESK_TEST(TestShopMove, QCoreApplication)
#include "tst_shop_move.moc"
