#include "core/exports/month_pack.h"
#include "core/exports/month_pack_plan.h"
#include "core/exports/reading_guide.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/statement_world.h"

#include <QDirIterator>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
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
                          const PackRequest &request = {kMonth}, ExportControl *control = nullptr)
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

/// Returns the successful payouts of the month.
QList<Payout> arrived(const StatementWorld &world)
{
    QList<Payout> payouts;
    for (const Payout &payout : world.payouts) {
        const QDate day =
            QDateTime::fromMSecsSinceEpoch(toMillis(payout.madeAt), world.closing.zone).date();
        if (payout.status == PayoutStatus::Succeeded && day.year() == kMonth.year()
            && day.month() == kMonth.month())
            payouts << payout;
    }
    return payouts;
}

} // namespace

class TestMonthPack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasStatementsThatAreItsPayouts();
    void beginsAndEndsWithTheMonth();
    void isProvedByItsSums();
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
    void isOfTheMerchantsAskedFor();
    void isThereForAMonthWithoutPayments();
    void guidesOnOnePage_data();
    void guidesOnOnePage();
};

void TestMonthPack::hasStatementsThatAreItsPayouts()
{
    StatementWorld world(400);
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
    for (const Payout &payout : arrived(world)) {
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
            if (!file.startsWith("statements/"_L1) || !file.endsWith(ending))
                continue;
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
            read.insert(notification[u"entry"_s][u"id"_s].toString(), sum);
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
    StatementWorld world(412);
    const auto payAt = [&](const QDateTime &time) -> QByteArray {
        world.core.clock.set(fromMillis(time.toMSecsSinceEpoch()));
        return world.core.pay().id.text().toLatin1();
    };
    const QDateTime begin = world.at(QDate(2028, 2, 1), 0);
    const QDateTime end = world.at(QDate(2028, 3, 1), 0);
    const QByteArray before = payAt(begin.addMSecs(-1));
    const QByteArray first = payAt(begin);
    const QByteArray last = payAt(end.addMSecs(-1));
    const QByteArray after = payAt(end);
    world.stopClockAt(end);
    QTemporaryDir place;
    const auto report = pack(world, place.path());
    QVERIFY(report);
    QCOMPARE(report->rows, 2);
    const QByteArray payments = contentOf(place.filePath(kName + u"/payments.jsonl"_s));
    QVERIFY(payments.contains(first) && payments.contains(last));
    QVERIFY(!payments.contains(before) && !payments.contains(after));
}

void TestMonthPack::isProvedByItsSums()
{
    StatementWorld world(401);
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

void TestMonthPack::hasTheHeadsOfTheMonth()
{
    StatementWorld world(402);
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
    StatementWorld world(402);
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
    StatementWorld world(403);
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
    StatementWorld world(403);
    runBriefly(world);
    QTemporaryDir place;
    QVERIFY(pack(world, place.path(), {kMonth, {}, u"de"_s}));
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
    StatementWorld world(404);
    runBriefly(world);
    QTemporaryDir place;
    QVERIFY(pack(world, place.path()));
    const QString note = place.filePath(kName + u"/payout-contents/my notes.txt"_s);
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
    StatementWorld world(405);
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
    QVERIFY(QFileInfo::exists(path));
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
    StatementWorld world(405);
    runBriefly(world);
    QTemporaryDir place;
    const QString folder = isThere ? place.path() : place.filePath(u"new"_s);
    ExportControl control;
    control.isCancelled = true;
    const auto cancelled = pack(world, folder, {kMonth}, &control);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QCOMPARE(allIn(place.path()), QString());
}

void TestMonthPack::refusesAMonthThatIsNotOver()
{
    StatementWorld world(406);
    runBriefly(world);
    QTemporaryDir place;
    world.stopClockAt(world.at(QDate(2028, 3, 1), 0).addMSecs(-1));
    for (const QDate &month : {kMonth, QDate(2028, 3, 1), QDate()}) {
        const auto refused = pack(world, place.path(), {month});
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
    StatementWorld world(407);
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
    StatementWorld world(408);
    runBriefly(world);
    QTemporaryDir place;
    ExportControl control;
    const auto report = pack(world, place.path(), {kMonth}, &control);
    QVERIFY(report);
    QVERIFY(control.total > report->rows);
    QCOMPARE(control.done.load(), control.total.load());
    qint64 bytes = 0;
    for (const QString &file : report->files)
        bytes += QFileInfo(file).fileName() == "SHA256SUMS"_L1 ? 0 : QFileInfo(file).size();
    QCOMPARE(report->bytes, bytes);
}

void TestMonthPack::isOfTheMerchantsAskedFor()
{
    StatementWorld world(409);
    runBriefly(world);
    const Payout one = arrived(world).first();
    QTemporaryDir place;
    const auto report = pack(world, place.path(), {kMonth, {one.merchantId}});
    QVERIFY(report);
    qint64 sum = 0;
    for (const Payout &payout : arrived(world))
        sum += payout.merchantId == one.merchantId ? payout.amount.cents() : 0;
    QCOMPARE(report->sum.cents(), sum);
    const QByteArray payouts = contentOf(place.filePath(kName + u"/payouts.jsonl"_s));
    const QByteArray payments = contentOf(place.filePath(kName + u"/payments.csv"_s));
    for (const Payout &payout : arrived(world)) {
        const bool isOurs = payout.merchantId == one.merchantId;
        QCOMPARE(payouts.contains(payout.id.text().toLatin1()), isOurs);
        QCOMPARE(payments.contains(payout.id.text().toLatin1()), isOurs);
    }
    const auto none = pack(world, place.filePath(u"none"_s),
                           {kMonth, {MerchantId(u"000000000000000000000001"_s)}});
    QVERIFY(none);
    QCOMPARE(none->rows, 0);
}

void TestMonthPack::isThereForAMonthWithoutPayments()
{
    StatementWorld world(410);
    world.stopClockAt(world.at(QDate(2029, 1, 1), 0));
    QTemporaryDir place;
    const auto report = pack(world, place.path());
    QVERIFY(report);
    QCOMPARE(report->rows, 0);
    QCOMPARE(report->sum, Amount());
    QVERIFY(!QFileInfo::exists(place.filePath(kName + u"/statements"_s)));
    QVERIFY(QFileInfo::exists(place.filePath(kName + u"/reading-guide.pdf"_s)));
}

void TestMonthPack::guidesOnOnePage_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("en") << u"Payments and payouts of February 2028"_s;
    QTest::newRow("nl") << u"Betalingen en uitbetalingen van februari 2028"_s;
    QTest::newRow("fr") << u"Paiements et versements : février 2028"_s;
    QTest::newRow("de") << u"Zahlungen und Auszahlungen im Februar 2028"_s;
}

void TestMonthPack::guidesOnOnePage()
{
    QFETCH(QString, word);
    StatementWorld world(411);
    world.runThroughTheYears();
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    exports::PackPlan plan = [&] {
        const storage::Transaction view(world.core.db, storage::Transaction::Kind::Read);
        return *exports::planPack(world.core.db, world.closing, {kMonth, {}, language});
    }();
    qint64 sum = 0;
    for (const Payout &payout : arrived(world))
        sum += payout.amount.cents();
    QCOMPARE(plan.paidOut.sum.cents(), sum);
    QCOMPARE(plan.paymentsPaidOut.sum.cents() - plan.refundsPaidOut.sum.cents(), sum);
    qint64 credited = 0;
    for (const exports::PackAccount &account : plan.accounts) {
        QCOMPARE(account.closing.cents() - account.opening.cents(), account.arrived.sum.cents());
        credited += account.arrived.sum.cents();
    }
    QCOMPARE(credited, sum);
    // A guide with twenty accounts must fit too.
    while (plan.accounts.size() < 20)
        plan.accounts.push_back(plan.accounts.front());
    QTemporaryDir place;
    const QString path = place.filePath(u"guide.pdf"_s);
    QVERIFY(exports::writeReadingGuide(plan, language, path));
    const QString text =
        QString::fromUtf8(runTool(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).output);
    QVERIFY2(text.contains(word), qPrintable(text));
    QVERIFY(text.contains("sha256sum -c SHA256SUMS"_L1));
    QString digits = text;
    for (const QChar c : {QChar(u'.'), QChar(u','), QChar(u' '), QChar(0x00A0), QChar(0x202F)})
        digits.remove(c);
    QVERIFY2(digits.contains(QString::number(sum)), qPrintable(text));
    const QString pages = QString::fromUtf8(runTool(u"pdfinfo"_s, {path}).output);
    QVERIFY2(pages.contains(QRegularExpression(u"Pages:\\s+1\\n"_s)), qPrintable(pages));
    QVERIFY(pages.contains("A4"_L1));
}

TILLDESK_TEST(TestMonthPack, QGuiApplication)
#include "tst_month_pack.moc"
