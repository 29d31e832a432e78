#include "core/exports/coda.h"
#include "core/exports/month_pack.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/statement_world.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QDate kMonth(2028, 2, 14);

Result<ExportReport> pack(StatementWorld &world, const QString &folder, const PackRequest &request)
{
    ExportControl control;
    return exports::writePack(world.core.db, world.closing, request, folder, control);
}

} // namespace

/// Packs of days so far, and packs without some parts.
class TestPackParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void packsTheDaysOfARunningMonth();
    void leavesOutParts();
    void leavesOutCodaOfWhatItCannotNumber();
};

void TestPackParts::packsTheDaysOfARunningMonth()
{
    StatementWorld world(519, 1);
    world.runAt(world.at(QDate(2028, 2, 1), 12));
    world.runAt(world.at(QDate(2028, 2, 13), 12));
    world.stopClockAt(world.at(QDate(2028, 2, 14), 10));
    const QTemporaryDir place;
    QCOMPARE(pack(world, place.path(), {kMonth}).error().field, u"month"_s);
    PackRequest request{kMonth, {}, u"en"_s, false};
    request.allowsRunning = true;
    const auto report = pack(world, place.path(), request);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    QCOMPARE(QDir(place.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).join(u' '),
             u"tilldesk-2028-02-so-far"_s);
    request.month = QDate(2028, 3, 1); // none of its days is over
    QCOMPARE(pack(world, place.path(), request).error().field, u"month"_s);
}

void TestPackParts::leavesOutParts()
{
    StatementWorld world(520, 1);
    world.runAt(world.at(QDate(2028, 2, 1), 12));
    world.runAt(world.at(QDate(2028, 2, 29), 23, 59));
    world.stopClockAt(world.at(QDate(2028, 4, 1), 0));
    const QTemporaryDir place;
    PackRequest request{kMonth, {}, u"en"_s, false};
    request.parts.without = {ExportFormat::Coda, ExportFormat::Mt940, ExportFormat::Camt053v02};
    request.parts.hasLists = false;
    const auto report = pack(world, place.path(), request);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    const QString files = report->files.join(u'\n');
    QVERIFY(files.contains(u"-camt053-08.xml"_s));
    for (const QString &left :
         {u".cod"_s, u".sta"_s, u"-camt053-02"_s, u"payments.csv"_s, u"payout-contents"_s})
        QVERIFY2(!files.contains(left), qPrintable(left));
    QVERIFY(files.contains(u"clearing-account.xlsx"_s));
}

/// The other formats have room for it: the pack is not refused.
void TestPackParts::leavesOutCodaOfWhatItCannotNumber()
{
    constexpr int kMost = 9'999;
    QVERIFY(exports::CodaWriter::takes(kMost));
    QVERIFY(!exports::CodaWriter::takes(kMost + 1));
    StatementWorld world(521, 1);
    world.runAt(world.at(QDate(2028, 2, 1), 12));
    auto &payments = world.core.payments;
    const bool isPaid = world.core.commit([&] {
        for (int i = 0; i <= kMost; ++i) {
            auto made = payments.create(world.core.profile.id, newPayment(100), {});
            if (made)
                made = payments.identify(made->id, kSomeDebtor);
            if (made)
                made = payments.advance(made->id, PaymentTrigger::BankAuthorizes, {});
            if (!made || !payments.settle(made->id))
                return false;
        }
        return true;
    });
    QVERIFY(isPaid);
    world.stopClockAt(world.at(QDate(2028, 4, 1), 0));
    const QTemporaryDir place;
    const PackRequest request{kMonth, {world.core.merchant.id}, u"en"_s, false};
    const auto foreseen = exports::packSize(world.core.db, world.closing, request);
    const auto report = pack(world, place.path(), request);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    QCOMPARE(report->files.size(), foreseen->files);
    const QString files = report->files.join(u'\n');
    QVERIFY(files.contains(".sta"_L1));
    QVERIFY(!files.contains(QRegularExpression(u"/clearing-account/[^/]*\\.cod"_s)));
    const QString guide = place.filePath(u"tilldesk-2028-02/reading-guide.pdf"_s);
    const QString text =
        QString::fromUtf8(runTool(u"pdftotext"_s, {u"-layout"_s, guide, u"-"_s}).output);
    QVERIFY2(text.contains("No CODA: a day has more than"_L1), qPrintable(text));
}

TILLDESK_TEST(TestPackParts, QGuiApplication)
#include "tst_pack_parts.moc"
