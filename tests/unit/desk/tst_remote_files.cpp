#include "tests/support/test_program.h"
#include "tests/unit/desk/connected.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

/// Files that travel between a window and the service.
class TestRemoteFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesAnExportToThisComputer();
    void copiesAPackWithItsFolders();
    void leavesNoCopyIfTheConnectionBreaks();
    void leavesNoCopyOfACancelledExport();
    void saysIfACopyCannotBeWritten();
    void writesOnlyBelowItsOwnFolder_data();
    void writesOnlyBelowItsOwnFolder();
    void readsOnlyFilesOfTheToken();
    void makesNoFilesForALockedTill();
    void sendsAFileOfTheBank();
    void keepsOneSentFileAtATime();
    void refusesAFileThatIsTooLong();
    void recordsASupportFileOfThisComputer();
};

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// Asks for an export to `path`, and lets the service write `bytes`.
QFuture<Result<ExportReport>> exported(test::Connected &shop, const QString &path,
                                       const QByteArray &bytes,
                                       const std::shared_ptr<ExportControl> &control)
{
    const auto report = shop.window.exports.write({PaymentFilter()}, path, control);
    if (QTest::qWaitFor([&] { return shop.exports.asked.size() == 1; }))
        write(shop.exports.asked.first().path, bytes);
    return report;
}

template <typename T>
bool isDone(const QFuture<T> &future)
{
    return QTest::qWaitFor([&] { return future.isFinished(); });
}

} // namespace

void TestRemoteFiles::copiesAnExportToThisComputer()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    QTemporaryDir here;
    const QString path = here.filePath(u"payments.csv"_s);
    const QByteArray bytes(2 * wire::Files::kPiece + 7, 'x');
    const auto report = exported(shop, path, bytes, std::make_shared<ExportControl>());
    const QString there = shop.exports.asked.first().path;
    QVERIFY(there != path);
    ExportReport made;
    made.files = {there};
    made.rows = 3;
    shop.exports.answer(made);
    QVERIFY(isDone(report));
    QVERIFY(report.result());
    QCOMPARE(report.result()->files, QStringList{path});
    QCOMPARE(report.result()->rows, 3);
    QCOMPARE(contents(path), bytes);
    QVERIFY(QTest::qWaitFor([&] { return !QFile::exists(there); })); // nobody needs the file there
}

void TestRemoteFiles::copiesAPackWithItsFolders()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    QTemporaryDir here;
    const auto report = shop.window.exports.writePack({QDate(2026, 10, 1)}, here.path(),
                                                      std::make_shared<ExportControl>());
    QVERIFY(QTest::qWaitFor([&] { return shop.exports.asked.size() == 1; }));
    const QString there = shop.exports.asked.first().path + u"/2026-10 Bakery"_s;
    write(there + u"/journal.csv"_s, "a");
    write(there + u"/bank/clearing.xml"_s, "b");
    ExportReport made;
    made.files = {there + u"/journal.csv"_s, there + u"/bank/clearing.xml"_s};
    made.folders = {there};
    shop.exports.answer(made);
    QVERIFY(isDone(report));
    const QString copy = here.filePath(u"2026-10 Bakery"_s);
    QCOMPARE(report.result()->folders, QStringList{copy});
    QCOMPARE(report.result()->files.first(), copy + u"/journal.csv"_s);
    QCOMPARE(contents(copy + u"/journal.csv"_s), QByteArray("a"));
    QCOMPARE(contents(copy + u"/bank/clearing.xml"_s), QByteArray("b"));
}

void TestRemoteFiles::leavesNoCopyIfTheConnectionBreaks()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    QTemporaryDir here;
    const QString path = here.filePath(u"payments.csv"_s);
    write(path, "of last month");
    const auto report = exported(shop, path, "of this month", std::make_shared<ExportControl>());
    shop.atWindow->cut();
    QVERIFY(isDone(report));
    QCOMPARE(report.result().error().code, ErrorCode::Unavailable);
    QCOMPARE(contents(path), QByteArray("of last month"));
    QCOMPARE(QDir(here.path()).entryList(QDir::Files).size(), 1);
}

void TestRemoteFiles::leavesNoCopyOfACancelledExport()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    QTemporaryDir here;
    const auto control = std::make_shared<ExportControl>();
    const auto report = exported(shop, here.filePath(u"payments.csv"_s), "bytes", control);
    control->isCancelled = true; // while the file exists at the service only
    shop.exports.answer(ExportReport{{shop.exports.asked.first().path}, 0, {}, 5});
    QVERIFY(isDone(report));
    QCOMPARE(report.result().error().code, ErrorCode::Cancelled);
    QVERIFY(QDir(here.path()).isEmpty());
}

void TestRemoteFiles::saysIfACopyCannotBeWritten()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    QTemporaryDir here;
    write(here.filePath(u"file"_s), "no folder");
    const auto report = exported(shop, here.filePath(u"file/payments.csv"_s), "bytes",
                                 std::make_shared<ExportControl>());
    shop.exports.answer(ExportReport{{shop.exports.asked.first().path}, 0, {}, 5});
    QVERIFY(isDone(report));
    QCOMPARE(report.result().error().code, ErrorCode::FileNotWritten);
}

void TestRemoteFiles::writesOnlyBelowItsOwnFolder_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("folder above") << u"../payments.csv"_s;
    QTest::newRow("absolute path") << u"/etc/payments.csv"_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("hidden file") << u".profile"_s;
    QTest::newRow("folder itself") << u"."_s;
    QTest::newRow("NUL") << u"payments.csv"_s + QChar(0);
    QTest::newRow("too long") << QString(300, u'x');
}

void TestRemoteFiles::writesOnlyBelowItsOwnFolder()
{
    QFETCH(QString, name);
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    const auto made = shop.line.ask<&wire::Files::make>(ExportRequest{PaymentFilter()}, name,
                                                        std::make_shared<ExportControl>());
    QVERIFY(isDone(made));
    QCOMPARE(made.result().error().field, u"name"_s);
    const auto begun = shop.line.ask<&wire::Files::begin>(name);
    QVERIFY(isDone(begun));
    QCOMPARE(begun.result().error().field, u"name"_s);
    QVERIFY(shop.exports.asked.isEmpty());
}

void TestRemoteFiles::readsOnlyFilesOfTheToken()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    const auto made = shop.line.ask<&wire::Files::make>(ExportRequest{PaymentFilter()}, u"a.csv"_s,
                                                        std::make_shared<ExportControl>());
    QVERIFY(QTest::qWaitFor([&] { return shop.exports.asked.size() == 1; }));
    write(shop.exports.asked.first().path, "bytes");
    shop.exports.answer(ExportReport{{shop.exports.asked.first().path}, 0, {}, 5});
    QVERIFY(isDone(made));
    const QString token = made.result()->token;
    QCOMPARE(made.result()->files, (QList<KeptFile>{{u"a.csv"_s, 5}}));
    const auto fieldOf = [&](const QString &of, int file, qint64 offset) {
        const auto piece = shop.line.ask<&wire::Files::read>(of, file, offset);
        return isDone(piece) && !piece.result() ? piece.result().error().field : QString();
    };
    QCOMPARE(fieldOf(u"another"_s, 0, 0), u"token"_s);
    QCOMPARE(fieldOf(token, 1, 0), u"file"_s);
    QCOMPARE(fieldOf(token, -1, 0), u"file"_s);
    QCOMPARE(fieldOf(token, 0, -1), u"offset"_s);
}

void TestRemoteFiles::makesNoFilesForALockedTill()
{
    test::Connected shop;
    shop.staff.hire(u"Anna"_s, StaffRole::Owner, u"2580"_s);
    shop.staff.now.isOn = true;
    shop.staff.now.isLocked = true;
    QVERIFY(shop.waitUntilOpen());
    const auto begun = shop.line.ask<&wire::Files::begin>(u"bank.xml"_s);
    QVERIFY(isDone(begun));
    QCOMPARE(begun.result().error().code, ErrorCode::Unauthorized);
}

void TestRemoteFiles::sendsAFileOfTheBank()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    shop.bank.isSlow = true;
    QTemporaryDir here;
    const QByteArray bytes(wire::Files::kPiece + 9, 'y');
    write(here.filePath(u"kbc.xml"_s), bytes);
    const auto read = shop.window.bank.import(here.filePath(u"kbc.xml"_s), {}, false,
                                              std::make_shared<BankReadControl>());
    QVERIFY(QTest::qWaitFor([&] { return !shop.bank.calls.isEmpty(); }));
    const QString there = shop.bank.calls.first().mid(7); // after "import "
    QCOMPARE(QFileInfo(there).fileName(), u"kbc.xml"_s);
    QCOMPARE(contents(there), bytes);
    shop.bank.finish();
    QVERIFY(isDone(read));
    QVERIFY(read.result());
    QVERIFY(QTest::qWaitFor([&] { return !QFile::exists(there); }));
}

void TestRemoteFiles::keepsOneSentFileAtATime()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    const auto first = shop.line.ask<&wire::Files::begin>(u"a.xml"_s);
    QVERIFY(isDone(first));
    const auto second = shop.line.ask<&wire::Files::begin>(u"b.xml"_s);
    QVERIFY(isDone(second));
    const auto late =
        shop.line.ask<&wire::Files::append>(first.result().value(), QByteArray("bytes"));
    QVERIFY(isDone(late));
    QCOMPARE(late.result().error().field, u"token"_s);
}

void TestRemoteFiles::refusesAFileThatIsTooLong()
{
    test::Connected shop;
    QTemporaryDir folder;
    desk::KeptFilesOfWindow files(shop.exports, shop.bank, shop.staff, folder.path());
    const auto token = files.begin(u"camt.xml"_s).result();
    QVERIFY(token);
    QVERIFY(files.append(*token, "<").result());
    QDirIterator found(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    QFile file(found.next());
    QVERIFY(file.resize(wire::Files::kMaxSent - 3)); // as if the window had sent so much
    QVERIFY(files.append(*token, "abc").result());
    const auto more = files.append(*token, "d").result();
    QVERIFY(!more);
    QCOMPARE(more.error().code, ErrorCode::BodyTooLarge);
    QCOMPARE(file.size(), wire::Files::kMaxSent);
}

void TestRemoteFiles::recordsASupportFileOfThisComputer()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"support.txt"_s);
    const auto saved = shop.window.safekeeping.saveSupport(u"versions"_s, path);
    QVERIFY(QTest::qWaitFor([&] { return saved.isFinished(); }));
    QVERIFY(saved.result());
    QCOMPARE(contents(path), QByteArray("versions"));
    QCOMPARE(shop.safekeeping.recorded, QStringList{path});
}

TILLDESK_TEST(TestRemoteFiles, QCoreApplication)
#include "tst_remote_files.moc"
