#include "core/exports/month_pack.h"
#include "core/exports/month_pack_plan.h"
#include "core/exports/reading_guide.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/books_world.h"
#include "tests/unit/exports/statement_world.h"

#include <QDirIterator>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QDate kMonth(2028, 2, 14);
const QString kName = u"tilldesk-2028-02"_s;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesIn(const QString &folder)
{
    QStringList files;
    const QDir base(folder);
    for (QDirIterator i(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         i.hasNext();)
        files << base.relativeFilePath(i.next());
    files.sort();
    return files;
}

QString allIn(const QString &folder)
{
    return QDir(folder)
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)
        .join(u' ');
}

Result<ExportReport> pack(StatementWorld &world, const QString &folder,
                          const PackRequest &request = {kMonth, {}, u"en"_s, false},
                          ExportControl *control = nullptr)
{
    ExportControl own;
    return exports::writePack(world.core.db, world.closing, request, folder,
                              control != nullptr ? *control : own);
}

/// Makes payouts in the month and on the days around it.
void runBriefly(StatementWorld &world)
{
    world.runAt(world.at(QDate(2028, 1, 31), 23));
    world.runAt(world.at(QDate(2028, 2, 1), 12));
    world.runAt(world.at(QDate(2028, 2, 29), 23, 59));
    world.runAt(world.at(QDate(2028, 3, 1), 12));
    world.stopClockAt(world.at(QDate(2028, 4, 1), 0));
}

/// Returns the number of rows of a list of the pack.
qsizetype rowsOf(const QString &folder, const QString &list)
{
    return contentOf(folder + u'/' + list + u".jsonl"_s).count('\n');
}

} // namespace

class TestMonthPack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasStatementsThatAreItsPayouts();
    void beginsAndEndsWithTheMonth();
    void isProvedByItsSums();
    void hasTheJournalOfEachProgramAndTheVatBook();
    void saysWhichAccountsTheJournalNeeds();
    void hasTheHeadsOfTheMonth();
    void isTheSameBytesTwice();
    void replacesAnEarlierOne();
    void removesWhatKilledPacksHaveLeft();
    void leavesFilesOfOthersAlone();
    void leavesWhatWasChangedAlone_data();
    void leavesWhatWasChangedAlone();
    void leavesNothingWhenCancelled_data();
    void leavesNothingWhenCancelled();
    void refusesAMonthThatIsNotOver();
    void refusesAPlaceThatCannotBeWritten();
    void saysHowFarItIs();
    void isOfOneMerchant();
    void refusesAMonthBeforeTheShop();
    void isThereForAMonthWithoutPayments();
};

void TestMonthPack::hasStatementsThatAreItsPayouts()
{
    StatementWorld world(400, 1);
    world.runThroughTheYears();
    QTemporaryDir place;
    const auto report = pack(world, place.path());
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    const QString folder = place.filePath(kName);
    const QStringList files = filesIn(folder);
    QStringList reported;
    for (const QString &file : report->files)
        reported << QDir(folder).relativeFilePath(file);
    reported.sort();
    QCOMPARE(reported, files);
    qint64 paidOut = 0;
    QMap<QString, qint64> byId;
    for (const Payout &payout : world.arrivedIn(kMonth)) {
        paidOut += payout.amount.cents();
        byId.insert(payout.id.text(), payout.amount.cents());
    }
    QVERIFY(byId.size() > 3);
    QCOMPARE(report->sum.cents(), paidOut);
    // The statements of each format contain each payout exactly once.
    const std::vector<std::pair<QString, QString>> readers{
        {u"-camt053-02.xml"_s, u"read_camt.py"_s},
        {u"-camt053-08.xml"_s, u"read_camt.py"_s},
        {u".sta"_s, u"read_mt940.py"_s},
        {u".cod"_s, u"read_coda.py"_s}};
    for (const auto &[ending, reader] : readers) {
        QMap<QString, qint64> read;
        for (const QString &file : files) {
            if (!file.startsWith("payouts-only/"_L1) || !file.endsWith(ending))
                continue;
            QVERIFY(file.contains("-payouts-only"_L1));
            for (const QJsonValue &statement :
                 readBack(reader, contentOf(folder + u'/' + file)).toArray()) {
                QVERIFY(statement[u"day"_s].toString().startsWith("2028-02-"_L1));
                for (const QJsonValue &entry : statement[u"entries"_s].toArray()) {
                    // It must not be in the file of another merchant with the same account too.
                    QVERIFY(!read.contains(entry[u"id"_s].toString()));
                    read.insert(entry[u"id"_s].toString(), qint64(entry[u"cents"_s].toDouble()));
                }
            }
        }
        QCOMPARE(read, byId);
        // The clearing account has the same payouts as debits, and every payment and refund.
        qint64 balance = 0;
        QMap<QString, qint64> out;
        qsizetype lines = 0;
        for (const QString &file : files) {
            if (!file.startsWith("clearing-account/"_L1) || !file.endsWith(ending))
                continue;
            for (const QJsonValue &statement :
                 readBack(reader, contentOf(folder + u'/' + file)).toArray()) {
                balance = qint64(statement[u"closing"_s].toDouble());
                for (const QJsonValue &entry : statement[u"entries"_s].toArray()) {
                    ++lines;
                    if (byId.contains(entry[u"id"_s].toString()))
                        out.insert(entry[u"id"_s].toString(),
                                   -qint64(entry[u"cents"_s].toDouble()));
                }
            }
        }
        QCOMPARE(out, byId);
        QCOMPARE(lines, rowsOf(folder, u"payments"_s) + rowsOf(folder, u"refunds"_s) + byId.size());
        QCOMPARE(balance, world.owedBefore(QDate(2028, 3, 1)));
    }
    // The lines of each payout add up to the payout.
    for (const QString &ending : {u"-camt054-02.xml"_s, u"-camt054-08.xml"_s}) {
        QMap<QString, qint64> read;
        for (const QString &file : files) {
            if (!file.endsWith(ending))
                continue;
            const QJsonValue notification =
                readBack(u"read_camt.py"_s, contentOf(folder + u'/' + file));
            qint64 sum = 0;
            for (const QJsonValue &line : notification[u"lines"_s].toArray())
                sum += qint64(line[u"cents"_s].toDouble());
            read.insert(notification[u"id"_s].toString(), sum);
        }
        QCOMPARE(read, byId);
    }
    for (const QString &list : {u"payments"_s, u"refunds"_s, u"payouts"_s}) {
        for (const QString &ending : {u".csv"_s, u"-eu.csv"_s, u".xlsx"_s, u".jsonl"_s, u".pdf"_s})
            QVERIFY2(files.contains(list + ending), qPrintable(list + ending));
    }
}

void TestMonthPack::beginsAndEndsWithTheMonth()
{
    StatementWorld world(412, 1);
    const auto createdAt = [&](const QDateTime &time) {
        world.core.clock.set(fromMillis(time.toMSecsSinceEpoch()));
        return world.core.pay();
    };
    const auto paidAt = [&](const Payment &payment, const QDateTime &time) -> QByteArray {
        world.core.clock.set(fromMillis(time.toMSecsSinceEpoch()));
        return world.core.advance(payment.id, PaymentStatus::Succeeded).id.text().toLatin1();
    };
    const QDateTime begin = world.at(QDate(2028, 2, 1), 0);
    const QDateTime end = world.at(QDate(2028, 3, 1), 0);
    // The time at which a payment is paid counts, not the time at which it was created.
    const Payment before = createdAt(begin.addSecs(-60));
    const Payment early = createdAt(begin.addSecs(-60));
    const QByteArray paidBefore = paidAt(before, begin.addMSecs(-1));
    const QByteArray paidFirst = paidAt(early, begin);
    const Payment last = createdAt(end.addSecs(-60));
    const Payment late = createdAt(end.addSecs(-60));
    const QByteArray paidLast = paidAt(last, end.addMSecs(-1));
    const QByteArray paidAfter = paidAt(late, end);
    world.stopClockAt(end);
    QTemporaryDir place;
    const auto report = pack(world, place.path());
    QVERIFY(report);
    QCOMPARE(report->rows, 2);
    const QByteArray payments = contentOf(place.filePath(kName + u"/payments.jsonl"_s));
    QVERIFY(payments.contains(paidFirst) && payments.contains(paidLast));
    QVERIFY(!payments.contains(paidBefore) && !payments.contains(paidAfter));
}

void TestMonthPack::isProvedByItsSums()
{
    StatementWorld world(401, 1);
    runBriefly(world);
    QTemporaryDir place;
    QVERIFY(pack(world, place.path()));
    const QString folder = place.filePath(kName);
    const auto check = [&] {
        return runTool(u"sh"_s,
                       {u"-c"_s, u"cd '%1' && sha256sum --strict -c SHA256SUMS"_s.arg(folder)});
    };
    QCOMPARE(check().exitCode, 0);
    QStringList named;
    for (const QByteArray &line : contentOf(folder + u"/SHA256SUMS"_s).trimmed().split('\n'))
        named << QString::fromUtf8(line.mid(66));
    QStringList sorted = named;
    sorted.sort();
    QCOMPARE(named, sorted);
    QCOMPARE(named + QStringList{u"SHA256SUMS"_s}, [&] {
        QStringList files = filesIn(folder);
        files.removeAll(u"SHA256SUMS"_s);
        return files + QStringList{u"SHA256SUMS"_s};
    }());
    QFile file(folder + u"/payments.csv"_s);
    QVERIFY(file.open(QIODevice::Append));
    file.write(" ");
    file.close();
    QVERIFY(check().exitCode != 0);
}

void TestMonthPack::hasTheJournalOfEachProgramAndTheVatBook()
{
    BooksWorld books(7, 1);
    QTemporaryDir place;
    const auto report = pack(books.world, place.path());
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    const QString folder = place.filePath(kName);
    const QStringList files = filesIn(folder);
    for (const QString &file :
         {u"journal-exact.csv"_s, u"EXTF_journal.csv"_s, u"ACT.txt"_s, u"journal-yuki.csv"_s,
          u"journal-octopus.csv"_s, u"journal-odoo.csv"_s, u"journal-hledger.journal"_s,
          u"vat-book.xlsx"_s, u"vat-book-eu.csv"_s, u"vat-book.pdf"_s})
        QVERIFY2(files.contains(file), qPrintable(file));
    const QDate first(kMonth.year(), kMonth.month(), 1);
    JournalFilter month;
    month.merchants = books.merchants();
    month.from = fromMillis(books.world.at(first, 0).toMSecsSinceEpoch());
    month.to = fromMillis(books.world.at(first.addMonths(1), 0).toMSecsSinceEpoch());
    const QByteArray entry = "\n2028-02-";
    const auto entries = contentOf(folder + u"/journal-hledger.journal"_s).count(entry);
    QVERIFY(entries > 0);
    QCOMPARE(entries, books.write(month, ExportFormat::Hledger).first().count(entry));
    QVERIFY(!files.join(u' ').contains("bank-open-items"_L1)); // no statement was imported
}

void TestMonthPack::saysWhichAccountsTheJournalNeeds()
{
    BooksWorld books(7, 1);
    const MerchantId merchant = books.merchants().first();
    QVERIFY(books.world.core.commit([&] {
        Books own = *books.books.books(merchant);
        own.chart = BookChart::Own;
        return books.books.change(merchant, own);
    }));
    const auto plan = exports::planPack(books.world.core.db, books.world.closing, kMonth,
                                        {.id = merchant, .name = u"Shop"_s}, u"en"_s);
    QVERIFY(plan);
    QVERIFY(!plan->hasJournal);
    QVERIFY(plan->missingAccounts.contains(u"clearing"_s));
    QVERIFY(exports::readingGuide(*plan, u"en"_s).contains(u"There is no journal"_s));
    QTemporaryDir place;
    QVERIFY(pack(books.world, place.path()));
    QVERIFY(!filesIn(place.filePath(kName)).join(u' ').contains("journal-"_L1));
}

void TestMonthPack::hasTheHeadsOfTheMonth()
{
    StatementWorld world(402, 1);
    runBriefly(world);
    const QString row = u"INSERT INTO ledger_head VALUES (%1, 1, '%2', 'Europe/Brussels', 0, '%3',"
                        " %1, 'key-1', 'a.b.c')"_s;
    int seq = 0;
    const QDate first(2028, 2, 1);
    const QDate last(2028, 2, 29);
    for (const QDate &day : {first.addDays(-1), first, last, last.addDays(1)})
        world.core.db.execute(row.arg(++seq).arg(day.toString(Qt::ISODate), QString(64, u'a')));
    QTemporaryDir place;
    QVERIFY(pack(world, place.path()));
    const QByteArray heads = contentOf(place.filePath(kName + u"/ledger-heads.json"_s));
    const QJsonArray found = QJsonDocument::fromJson(heads)[u"heads"_s].toArray();
    QCOMPARE(found.size(), 2);
    QCOMPARE(found[0][u"day"_s].toString(), first.toString(Qt::ISODate));
    QCOMPARE(found[1][u"day"_s].toString(), last.toString(Qt::ISODate));
}

void TestMonthPack::isTheSameBytesTwice()
{
    StatementWorld world(402, 1);
    world.runThroughTheYears();
    QTemporaryDir first;
    QTemporaryDir second;
    QVERIFY(pack(world, first.path()));
    QVERIFY(pack(world, second.path()));
    const QString name = kName + u"/SHA256SUMS"_s;
    QVERIFY(!contentOf(first.filePath(name)).isEmpty());
    QCOMPARE(contentOf(second.filePath(name)), contentOf(first.filePath(name)));
    // PDF files do not contain the time of the export either.
    for (const QString &file : filesIn(first.filePath(kName))) {
        if (file.endsWith(".pdf"_L1))
            QVERIFY2(
                contentOf(first.filePath(kName + u'/' + file)).contains("/CreationDate (D:20280"),
                qPrintable(file));
    }
}

void TestMonthPack::removesWhatKilledPacksHaveLeft()
{
    StatementWorld world(403, 1);
    runBriefly(world);
    QTemporaryDir place;
    const auto leave = [&](const QString &name, const QString &inside) {
        QDir().mkpath(place.filePath(name + u'/' + inside));
        QFile file(place.filePath(name + u'/' + inside + u"/payments.csv"_s));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("a customer") > 0);
    };
    leave(u".tilldesk-2028-02.aB3dEf"_s, kName);
    leave(u".tilldesk-2027-12.XyZ123"_s, u"tilldesk-2027-12"_s);
    leave(u".tilldesk-2028-01.LivIng"_s, u"tilldesk-2028-01"_s); // of a running process
    leave(u".tilldesk-2028-02.people"_s, u"what somebody made"_s);
    leave(u".tilldesk-2028-02.longer1"_s, kName);
    const int living =
        ::open(place.filePath(u".tilldesk-2028-01.LivIng"_s).toUtf8().constData(), O_RDONLY);
    QCOMPARE(::flock(living, LOCK_EX), 0);

    QVERIFY(pack(world, place.path()));
    QCOMPARE(allIn(place.path()),
             u".tilldesk-2028-01.LivIng .tilldesk-2028-02.longer1"
             " .tilldesk-2028-02.people tilldesk-2028-02"_s);
    ::close(living);
    QVERIFY(pack(world, place.path()));
    QVERIFY(!allIn(place.path()).contains(u"LivIng"_s));
}

void TestMonthPack::replacesAnEarlierOne()
{
    StatementWorld world(403, 1);
    runBriefly(world);
    QTemporaryDir place;
    QVERIFY(pack(world, place.path(), {kMonth, {}, u"de"_s, false}));
    const QByteArray before = contentOf(place.filePath(kName + u"/SHA256SUMS"_s));
    QVERIFY(pack(world, place.path()));
    QVERIFY(contentOf(place.filePath(kName + u"/SHA256SUMS"_s)) != before);
    QCOMPARE(allIn(place.path()), kName);
    // The folder has the same permissions as other new folders.
    const auto permissions = QFileInfo(place.filePath(kName)).permissions();
    QVERIFY(permissions & QFile::ExeOwner);
    QTemporaryDir plain;
    QDir().mkdir(plain.filePath(u"made"_s));
    QCOMPARE(permissions, QFileInfo(plain.filePath(u"made"_s)).permissions());
}

void TestMonthPack::leavesFilesOfOthersAlone()
{
    StatementWorld world(404, 1);
    runBriefly(world);
    QTemporaryDir place;
    QVERIFY(pack(world, place.path()));
    const QString note = place.filePath(kName + u"/clearing-account/my notes.txt"_s);
    QFile file(note);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("important");
    file.close();
    const auto refused = pack(world, place.path());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritten);
    QVERIFY(refused.error().detail.contains("my notes.txt"_L1));
    QCOMPARE(contentOf(note), QByteArray("important"));
    QCOMPARE(allIn(place.path()), kName);
}

void TestMonthPack::leavesWhatWasChangedAlone_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("a file that was edited") << u"payments.csv"_s;
    QTest::newRow("a folder of somebody") << u"my folder"_s;
    QTest::newRow("a link") << u"my link"_s;
}

void TestMonthPack::leavesWhatWasChangedAlone()
{
    QFETCH(const QString, name);
    StatementWorld world(405, 1);
    runBriefly(world);
    QTemporaryDir place;
    QVERIFY(pack(world, place.path()));
    const QString path = place.filePath(kName + u'/' + name);
    if (name == "my folder"_L1) {
        QVERIFY(QDir().mkdir(path));
    } else if (name == "my link"_L1) {
        QVERIFY(QFile::link(place.path(), path));
    } else {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("a note of mine\r\n");
    }
    const auto refused = pack(world, place.path());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritten);
    QVERIFY(refused.error().detail.contains(name));
    QCOMPARE(refused.error().field, name);
    QVERIFY(QFileInfo::exists(path));
    // The new pack can be written beside it, and replaces itself there.
    for (int i = 0; i < 2; ++i) {
        const auto beside = pack(world, place.path(), {kMonth, {}, u"en"_s, true});
        QVERIFY(beside);
        QCOMPARE(beside->folders, QStringList{place.filePath(kName + u"-2"_s)});
    }
    QCOMPARE(allIn(place.path()), QString(kName + u' ' + kName + u"-2"_s));
}

void TestMonthPack::leavesNothingWhenCancelled_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::newRow("a folder that was there") << true;
    QTest::newRow("a folder that was made") << false;
}

void TestMonthPack::leavesNothingWhenCancelled()
{
    QFETCH(bool, isThere);
    StatementWorld world(405, 1);
    runBriefly(world);
    QTemporaryDir place;
    const QString folder = isThere ? place.path() : place.filePath(u"new"_s);
    ExportControl control;
    control.isCancelled = true;
    const auto cancelled = pack(world, folder, {kMonth, {}, u"en"_s, false}, &control);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QCOMPARE(allIn(place.path()), QString());
}

void TestMonthPack::refusesAMonthThatIsNotOver()
{
    StatementWorld world(406, 1);
    runBriefly(world);
    QTemporaryDir place;
    world.stopClockAt(world.at(QDate(2028, 3, 1), 0).addMSecs(-1));
    for (const QDate &month : {kMonth, QDate(2028, 3, 1), QDate()}) {
        const auto refused = pack(world, place.path(), {month, {}, u"en"_s, false});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
        QCOMPARE(refused.error().field, u"month"_s);
    }
    QCOMPARE(allIn(place.path()), QString());
    world.stopClockAt(world.at(QDate(2028, 3, 1), 0));
    QVERIFY(pack(world, place.path()));
}

void TestMonthPack::refusesAPlaceThatCannotBeWritten()
{
    StatementWorld world(407, 1);
    runBriefly(world);
    QTemporaryDir place;
    QFile file(place.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(pack(world, file.fileName()).error().code, ErrorCode::FileNotWritten);
    QFile taken(place.filePath(kName));
    QVERIFY(taken.open(QIODevice::WriteOnly));
    QCOMPARE(pack(world, place.path()).error().code, ErrorCode::FileNotWritten);
    QCOMPARE(pack(world, u"/proc/nowhere"_s).error().code, ErrorCode::FileNotWritten);
}

void TestMonthPack::saysHowFarItIs()
{
    StatementWorld world(408, 1);
    runBriefly(world);
    QTemporaryDir place;
    ExportControl control;
    const auto report = pack(world, place.path(), {kMonth, {}, u"en"_s, false}, &control);
    QVERIFY(report);
    QVERIFY(control.total > report->rows);
    QCOMPARE(control.done.load(), control.total.load());
    qint64 bytes = 0;
    for (const QString &file : report->files)
        bytes += QFileInfo(file).fileName() == "SHA256SUMS"_L1 ? 0 : QFileInfo(file).size();
    QCOMPARE(report->bytes, bytes);
    const auto size = exports::packSize(world.core.db, world.closing, {kMonth, {}, u"en"_s});
    QCOMPARE(size->files, report->files.size());
    QVERIFY(size->bytes > bytes / 2 && size->bytes < 2 * bytes);
}

void TestMonthPack::isOfOneMerchant()
{
    StatementWorld world(409);
    runBriefly(world);
    QTemporaryDir place;
    const auto report = pack(world, place.path());
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    // The three shops, and the fixture's merchant without payments.
    QCOMPARE(report->folders.size(), 4);
    QCOMPARE(QDir(place.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             [&] {
                 QStringList names;
                 for (const QString &folder : report->folders)
                     names << QFileInfo(folder).fileName();
                 names.sort();
                 return names;
             }());
    const QList<Payout> all = world.arrivedIn(kMonth);
    qint64 sum = 0;
    for (const Payout &payout : all)
        sum += payout.amount.cents();
    QCOMPARE(report->sum.cents(), sum);
    QMap<QString, QString> folderOf; // by merchant
    for (const QString &folder : report->folders) {
        QVERIFY(QFileInfo(folder).fileName().startsWith(kName + u'-'));
        const QByteArray payouts = contentOf(folder + u"/payouts.jsonl"_s);
        const QByteArray payments = contentOf(folder + u"/payments.csv"_s);
        for (const Payout &payout : all) {
            const QByteArray id = payout.id.text().toLatin1();
            QCOMPARE(payouts.contains(id), payments.contains(id));
            if (!payouts.contains(id))
                continue;
            const QString merchant = payout.merchantId.text();
            QCOMPARE(folderOf.value(merchant, folder), folder);
            folderOf.insert(merchant, folder);
        }
    }
    QCOMPARE(QSet<QString>(folderOf.begin(), folderOf.end()).size(), folderOf.size());
    // The pack of one merchant has the same name.
    QTemporaryDir other;
    const Payout one = all.first();
    const auto only = pack(world, other.path(), {kMonth, {one.merchantId}, u"en"_s, false});
    QVERIFY(only);
    QCOMPARE(
        only->folders,
        QStringList{other.filePath(QFileInfo(folderOf.value(one.merchantId.text())).fileName())});
}

void TestMonthPack::refusesAMonthBeforeTheShop()
{
    StatementWorld world(413, 1);
    world.stopClockAt(world.at(QDate(2029, 1, 1), 0));
    QTemporaryDir place;
    const auto refused = pack(world, place.path(), {QDate(2026, 10, 1), {}, u"en"_s, false});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::MerchantNotFound);
    QCOMPARE(refused.error().field, u"month"_s);
    QVERIFY(refused.error().detail.contains("its first month is 2026-11"_L1));
    QVERIFY(pack(world, place.path(), {QDate(2026, 11, 1), {}, u"en"_s, false}));
    const auto nobody =
        pack(world, place.path(), {kMonth, {MerchantId(QString(24, u'0'))}, u"en"_s, false});
    QCOMPARE(nobody.error().code, ErrorCode::MerchantNotFound);
}

void TestMonthPack::isThereForAMonthWithoutPayments()
{
    StatementWorld world(410, 1);
    world.stopClockAt(world.at(QDate(2029, 1, 1), 0));
    QTemporaryDir place;
    const auto report = pack(world, place.path());
    QVERIFY(report);
    QCOMPARE(report->rows, 0);
    QCOMPARE(report->sum, Amount());
    QVERIFY(!QFileInfo::exists(place.filePath(kName + u"/clearing-account"_s)));
    QVERIFY(!QFileInfo::exists(place.filePath(kName + u"/payouts-only"_s)));
    QVERIFY(QFileInfo::exists(place.filePath(kName + u"/reading-guide.pdf"_s)));
}

TILLDESK_TEST(TestMonthPack, QGuiApplication)
#include "tst_month_pack.moc"
