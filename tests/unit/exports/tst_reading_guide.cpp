#include "core/exports/exporter.h"
#include "core/exports/month_pack_plan.h"
#include "core/exports/reading_guide.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/statement_world.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QDate kMonth(2028, 2, 14);

} // namespace

/// The plan of a month's pack and its reading guide.
class TestReadingGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void estimatesTheSizeOfEachFile();
    void guidesOnOnePage_data();
    void guidesOnOnePage();
};

void TestReadingGuide::estimatesTheSizeOfEachFile()
{
    StatementWorld world(414, 1);
    world.runThroughTheYears();
    const storage::Transaction view(world.core.db, storage::Transaction::Kind::Read);
    const Merchant merchant{world.core.merchant.id, u"Shop"_s};
    const auto plan = exports::planPack(world.core.db, world.closing, kMonth, merchant, u"en"_s);
    QVERIFY(plan);
    QTemporaryDir place;
    for (const exports::PackFile &file : plan->files) {
        if (file.statement || file.isJournal) // a journal's lines are as long as its program wants
            continue;
        const QString path = place.filePath(QFileInfo(file.path).fileName());
        ExportControl control;
        const auto report =
            exports::writeInView(world.core.db, world.closing, file.request, path, control);
        QVERIFY(report);
        // Enough, and less than three times what is needed, except for small files.
        constexpr qint64 kSmall = 8 * 1024;
        const bool isClose = report->bytes <= file.bytes && file.bytes < 3 * report->bytes + kSmall;
        QVERIFY2(isClose,
                 qPrintable(u"%1: %2 bytes estimated, %3 written"_s.arg(file.path)
                                .arg(file.bytes)
                                .arg(report->bytes)));
    }
}

void TestReadingGuide::guidesOnOnePage_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("warning"); // of payouts that are posted twice
    QTest::newRow("en") << u"Payments and payouts of February 2028"_s << u"a second time"_s;
    QTest::newRow("nl") << u"Betalingen en uitbetalingen van februari 2028"_s
                        << u"niet een tweede keer"_s;
    QTest::newRow("fr") << u"Paiements et versements : février 2028"_s << u"une seconde fois"_s;
    QTest::newRow("de") << u"Zahlungen und Auszahlungen im Februar 2028"_s
                        << u"nicht ein zweites Mal"_s;
}

void TestReadingGuide::guidesOnOnePage()
{
    QFETCH(QString, word);
    QFETCH(QString, warning);
    StatementWorld world(411, 1);
    world.runThroughTheYears();
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    const exports::PackPlan plan = [&] {
        const storage::Transaction view(world.core.db, storage::Transaction::Kind::Read);
        const Merchant merchant{.id = world.core.merchant.id,
                                .name = u"Bakkerij & Söhne"_s,
                                .companyName = u"Söhne GmbH"_s,
                                .address = u"Marktstraße 1\n4700 Eupen"_s,
                                .vatNumber = u"BE0403019261"_s};
        return *exports::planPack(world.core.db, world.closing, kMonth, merchant, language);
    }();
    qint64 sum = 0;
    for (const Payout &payout : world.arrivedIn(kMonth))
        sum += payout.amount.cents();
    QCOMPARE(plan.paidOut.sum.cents(), sum);
    QCOMPARE(plan.paymentsPaidOut.sum.cents() - plan.refundsPaidOut.sum.cents(), sum);
    QCOMPARE(plan.bridge.paidOut.sum.cents(), sum);
    QCOMPARE(plan.bridge.owedAfter.cents(), world.owedBefore(QDate(2028, 3, 1)));
    QTemporaryDir place;
    const QString path = place.filePath(u"guide.pdf"_s);
    QVERIFY(exports::writeReadingGuide(plan, language, path));
    const QString text =
        QString::fromUtf8(runTool(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).output);
    QVERIFY2(text.contains(word), qPrintable(text));
    QVERIFY(plan.hasJournal);
    QVERIFY2(text.simplified().contains(warning), qPrintable(text));
    for (const QString &part :
         {u"Bakkerij & Söhne"_s, u"Söhne GmbH · Marktstraße 1 · 4700 Eupen"_s, u"BE0403019261"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(text.contains(plan.clearingAccount));
    for (const char *command :
         {"sha256sum -c SHA256SUMS", "shasum -a 256 -c", "Get-FileHash", "-split '\\s+', 2"})
        QVERIFY2(text.contains(QLatin1StringView(command)), command);
    QString digits = text;
    for (const QChar c : {QChar(u'.'), QChar(u','), QChar(u' '), QChar(0x00A0), QChar(0x202F)})
        digits.remove(c);
    for (const Amount figure : {plan.bridge.owedBefore, plan.bridge.paid.sum,
                                plan.bridge.paidOut.sum, plan.bridge.owedAfter})
        QVERIFY2(digits.contains(QString::number(figure.cents())), qPrintable(text));
    const QString pages = QString::fromUtf8(runTool(u"pdfinfo"_s, {path}).output);
    QVERIFY2(pages.contains(QRegularExpression(u"Pages:\\s+1\\n"_s)), qPrintable(pages));
    QVERIFY(pages.contains("A4"_L1));
}

TILLDESK_TEST(TestReadingGuide, QGuiApplication)
#include "tst_reading_guide.moc"
