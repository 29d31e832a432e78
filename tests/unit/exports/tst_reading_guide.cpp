#include "core/exports/exporter.h"
#include "core/exports/month_pack.h"
#include "core/exports/month_pack_plan.h"
#include "core/exports/reading_guide.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/books_world.h"

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
    void warnsOfTheBanksOwnAccount();
    void saysWhichJournalsAreThereAndWhyOthersAreNot_data();
    void saysWhichJournalsAreThereAndWhyOthersAreNot();
    void namesSalesWithoutARate();
    void neverCallsCollectedFeesThoseOfTheMonth();

private:
    static QString guideOf(BooksWorld &shop, const std::function<void(Books &)> &change);
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
        // A journal's lines are as long as its program wants.
        if (file.statement || std::holds_alternative<JournalFilter>(file.request.list))
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
    QTest::addColumn<QString>("warning"); // of payouts on two statements
    QTest::newRow("en") << u"Payments and payouts of February 2028"_s
                        << u"account 580000 for internal transfers"_s;
    QTest::newRow("nl") << u"Betalingen en uitbetalingen van februari 2028"_s
                        << u"rekening 580000 voor interne overboekingen"_s;
    QTest::newRow("fr") << u"Paiements et versements : février 2028"_s
                        << u"compte 580000 de virements internes"_s;
    QTest::newRow("de") << u"Zahlungen und Auszahlungen im Februar 2028"_s
                        << u"Geldtransitkonto 580000"_s;
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

/// Returns the guide of the month with the books as `change` leaves them, as text without markup.
QString TestReadingGuide::guideOf(BooksWorld &shop, const std::function<void(Books &)> &change)
{
    const MerchantId merchant = shop.merchants().first();
    const auto set = shop.world.core.commit([&] {
        Books books = *shop.books.books(merchant);
        change(books);
        return shop.books.replace(merchant, books);
    });
    if (!set)
        qFatal("%s", qPrintable(set.error().detail));
    const storage::Transaction view(shop.world.core.db, storage::Transaction::Kind::Read);
    const auto plan = exports::planPack(shop.world.core.db, shop.world.closing, kMonth,
                                        {.id = merchant, .name = u"Shop"_s}, u"en"_s);
    static const QRegularExpression kMarkup(u"<[^>]*>"_s);
    return exports::readingGuide(*plan, u"en"_s).replace(kMarkup, u" "_s).simplified();
}

void TestReadingGuide::warnsOfTheBanksOwnAccount()
{
    BooksWorld shop(415, 1);
    const QString usual = guideOf(shop, [](Books &) {});
    QVERIFY2(usual.contains("account 580000 for internal transfers"_L1), qPrintable(usual));
    QVERIFY(!usual.contains("booked twice: choose"_L1));
    for (const char *rule : {"Only instead of the clearing account and the journal",
                             "nor the clearing account, nor the journal"})
        QVERIFY2(usual.contains(QLatin1StringView(rule)), qPrintable(usual));
    const QString banks = guideOf(
        shop, [](Books &books) { books.own[{.kind = BookAccountKind::Transfer}] = u"550000"_s; });
    QVERIFY2(banks.contains("account 550000, which looks like the account of your bank"_L1),
             qPrintable(banks));
}

void TestReadingGuide::saysWhichJournalsAreThereAndWhyOthersAreNot_data()
{
    QTest::addColumn<QString>("what"); // that does not fit
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QStringList>("files");
    const QStringList all{u"journal-exact.csv"_s,      u"ACT.txt"_s,          u"journal-yuki.csv"_s,
                          u"journal-octopus.csv"_s,    u"EXTF_journal.csv"_s, u"journal-odoo.csv"_s,
                          u"journal-hledger.journal"_s};
    const auto without = [&all](const QStringList &left) {
        QStringList files = all;
        for (const QString &file : left)
            files.removeAll(file);
        return files;
    };
    QTest::newRow("nothing") << QString() << QString() << all;
    QTest::newRow("consultant") << u"consultant"_s
                                << u"No journal for DATEV: the numbers of the tax consultant"_s
                                << without({u"EXTF_journal.csv"_s});
    QTest::newRow("year") << u"year"_s
                          << u"No journal for WinBooks, Octopus: the first book year is not set"_s
                          << without({u"ACT.txt"_s, u"journal-octopus.csv"_s});
    QTest::newRow("journal") << u"journal"_s
                             << u"No journal for Exact: the program does not take so long a code"_s
                             << without({u"journal-exact.csv"_s});
    QTest::newRow("account")
        << u"account"_s
        << u"No journal for Exact, WinBooks, Octopus, DATEV: the program does not take accounts"_s
        << without({u"journal-exact.csv"_s, u"ACT.txt"_s, u"journal-octopus.csv"_s,
                    u"EXTF_journal.csv"_s});
}

void TestReadingGuide::saysWhichJournalsAreThereAndWhyOthersAreNot()
{
    QFETCH(const QString, what);
    QFETCH(const QString, sentence);
    QFETCH(const QStringList, files);
    BooksWorld shop(416, 1);
    const QString guide = guideOf(shop, [&what](Books &books) {
        if (what == "consultant"_L1)
            books.consultant = 0;
        else if (what == "year"_L1)
            books.firstYear = 0;
        else if (what == "journal"_L1)
            books.journal = u"SALES"_s;
        else if (what == "account"_L1)
            books.own[{.kind = BookAccountKind::Transfer}] = u"5800000001"_s;
    });
    QVERIFY2(guide.contains(sentence), qPrintable(guide));
    QCOMPARE(guide.contains("No journal for"_L1), !sentence.isEmpty());
    QVERIFY2(guide.contains(files.join(u' ')), qPrintable(guide));
    // The pack has exactly these, and its size was foreseen.
    QTemporaryDir place;
    const PackRequest request{kMonth, {}, u"en"_s, false};
    const auto foreseen = exports::packSize(shop.world.core.db, shop.world.closing, request);
    ExportControl control;
    const auto pack =
        exports::writePack(shop.world.core.db, shop.world.closing, request, place.path(), control);
    QVERIFY2(pack, qPrintable(pack ? QString() : pack.error().detail));
    QStringList found;
    for (const QString &path : pack->files) {
        const QString name = QFileInfo(path).fileName();
        if (name.contains("journal"_L1) || name == "ACT.txt"_L1)
            found << name;
    }
    QCOMPARE(found, files);
    QCOMPARE(foreseen->files, pack->files.size());
}

void TestReadingGuide::namesSalesWithoutARate()
{
    BooksWorld shop(417, 2); // the last shop has no rate
    const MerchantId merchant = shop.merchants().last();
    const auto plan = [&] {
        const storage::Transaction view(shop.world.core.db, storage::Transaction::Kind::Read);
        return *exports::planPack(shop.world.core.db, shop.world.closing, kMonth,
                                  {.id = merchant, .name = u"Shop"_s}, u"en"_s);
    }();
    QVERIFY(plan.hasJournal && !plan.withoutRate.isEmpty());
    QStringList tills;
    for (const TillWithoutVat &till : plan.withoutRate)
        tills << till.profileName.toHtmlEscaped();
    const QString guide = exports::readingGuide(plan, u"en"_s);
    QVERIFY2(guide.contains(u"Sales without a VAT rate (%1): %2, "_s.arg(
                 tills.join(u", "_s), QString::number(plan.bridge.paid.count))),
             qPrintable(guide));
    QVERIFY(guide.contains(u"The journal books them on account 499000"_s));
}

/// Fees that are collected apart are those of the month before.
void TestReadingGuide::neverCallsCollectedFeesThoseOfTheMonth()
{
    BooksWorld shop(418, 1, FeeCollection::Gross);
    const QString guide = guideOf(shop, [](Books &) {});
    QVERIFY2(guide.contains(" Fees collected from your bank account "_L1), qPrintable(guide));
}

TILLDESK_TEST(TestReadingGuide, QGuiApplication)
#include "tst_reading_guide.moc"
