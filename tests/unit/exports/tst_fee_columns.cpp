#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/books_world.h"

#include <QTemporaryFile>
#include <QXmlStreamReader>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// Fees in lists and notifications, and no trace of them in a shop without fees.
class TestFeeColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsGrossFeeAndNet();
    void listsLinesThatMakeThePayout_data();
    void listsLinesThatMakeThePayout();
    void leavesTheColumnsOutWithoutFees();
    void explainsAPayoutByItsFees_data();
    void explainsAPayoutByItsFees();
};

namespace {

/// Returns the cents of a column of a CSV file with a decimal point; the columns after the texts
/// have no commas in them.
qint64 sumOf(const QByteArray &file, const QByteArray &name)
{
    const QByteArrayList lines = file.trimmed().split('\n');
    const QByteArrayList heads = lines.first().trimmed().split(',');
    const auto fromEnd = heads.size() - heads.indexOf(name);
    qint64 cents = 0;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QByteArrayList cells = lines.at(i).trimmed().split(',');
        if (cells.size() < fromEnd || fromEnd > heads.size())
            qFatal("no column %s in %s", name.constData(), lines.at(i).constData());
        cents += QByteArray(cells.at(cells.size() - fromEnd)).replace(".", "").toLongLong();
    }
    return cents;
}

QByteArrayList headsOf(const QByteArray &file)
{
    return file.left(file.indexOf('\n')).trimmed().split(',');
}

} // namespace

void TestFeeColumns::listsGrossFeeAndNet()
{
    BooksWorld shop(840, 1, FeeCollection::Net);
    CoreFixture &core = shop.world.core;
    const qint64 fees = core.number(u"SELECT CAST(sum(amount) AS BIGINT) FROM payment_fee"_s);
    QVERIFY(fees > 0);
    const QByteArray payments = shop.write(PaymentFilter(), ExportFormat::CsvRaw).first();
    QCOMPARE(sumOf(payments, "Fee"), fees);
    QCOMPARE(sumOf(payments, "Net"),
             core.number(u"SELECT CAST(sum(amount) AS BIGINT) FROM payment"_s) - fees);
    const QByteArray payouts = shop.write(PayoutFilter(), ExportFormat::CsvRaw).first();
    QCOMPARE(sumOf(payouts, "Fees"),
             core.number(u"SELECT CAST(sum(fee_amount) AS BIGINT) FROM payout"_s));
    const QByteArray days = shop.write(ClearingFilter(), ExportFormat::CsvRaw).first();
    QCOMPARE(
        sumOf(days, "Fees"),
        core.number(u"SELECT CAST(sum(amount) AS BIGINT) FROM ledger_entry WHERE cause = 8"_s));
    QCOMPARE(sumOf(days, "Fees collected"), 0);
}

void TestFeeColumns::listsLinesThatMakeThePayout_data()
{
    QTest::addColumn<FeeCollection>("collection");
    QTest::newRow("net") << FeeCollection::Net;
    QTest::newRow("gross") << FeeCollection::Gross;
}

void TestFeeColumns::listsLinesThatMakeThePayout()
{
    QFETCH(const FeeCollection, collection);
    BooksWorld shop(843, 1, collection);
    StatementWorld &world = shop.world;
    const auto booked = world.core.commit([&] {
        return world.fees.bookInvoice(shop.merchants().first(),
                                      {.month = QDate(2027, 11, 1),
                                       .number = u"1"_s,
                                       .amount = Amount::fromCents(1),
                                       .computed = {},
                                       .bookedAt = {},
                                       .actor = {}});
    });
    QVERIFY2(booked, qPrintable(booked ? QString() : booked.error().detail));
    world.runAt(world.at(QDate(2030, 1, 1), 12));
    qint64 charges = 0;
    for (const Payout &payout : std::as_const(world.payouts)) {
        const QByteArray lines = shop.write(PayoutContent{payout.id}, ExportFormat::CsvRaw).first();
        QCOMPARE(sumOf(lines, "Net"), payout.amount.cents());
        QCOMPARE(sumOf(lines, "Fee"), payout.fees.cents());
        charges += lines.count("FEE_INVOICE") + lines.count("FEE_CARRIED");
    }
    QCOMPARE(charges > 0, collection == FeeCollection::Net);
}

void TestFeeColumns::leavesTheColumnsOutWithoutFees()
{
    BooksWorld shop(841, 2);
    const MerchantId charged = shop.merchants().first();
    const MerchantId free = shop.merchants().last();
    const auto set = shop.world.core.commit(
        [&] { return shop.world.fees.setRule(charged, {.first = {}, .share = 100}); });
    QVERIFY(set);
    PayoutFilter payouts;
    ClearingFilter days;
    for (const auto &[merchant, isCharged] : {std::pair(charged, true), std::pair(free, false)}) {
        payouts.merchants = days.merchants = {merchant};
        const auto has = [&](const ExportList &list, const QByteArray &column) {
            return headsOf(shop.write(list, ExportFormat::CsvRaw).first()).contains(column);
        };
        QCOMPARE(has(payouts, "Fees"), isCharged);
        QCOMPARE(has(days, "Fees"), isCharged);
        const auto first = std::ranges::find(shop.world.payouts, merchant, &Payout::merchantId);
        QVERIFY(first != shop.world.payouts.end());
        QCOMPARE(has(PayoutContent{first->id}, "Net"), isCharged);
    }
}

void TestFeeColumns::explainsAPayoutByItsFees_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QString>("schema");
    QTest::newRow("02") << ExportFormat::Camt054v02 << u"camt.054.001.02"_s;
    QTest::newRow("08") << ExportFormat::Camt054v08 << u"camt.054.001.08"_s;
}

/// The entries of a notification add up to the payout, and fit the schema.
void TestFeeColumns::explainsAPayoutByItsFees()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const QString, schema);
    StatementWorld world(842, 1);
    world.charge(FeeCollection::Net);
    world.runThroughTheYears();
    int count = 0;
    for (const Payout &payout : world.payouts) {
        if (payout.status != PayoutStatus::Succeeded)
            continue;
        QByteArrayList files;
        QVERIFY(world.write({PayoutContent{payout.id}, format, u"en"_s}, files));
        qint64 sum = 0;
        qint64 cents = 0;
        QXmlStreamReader xml(files.first());
        QStringList path;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isEndElement())
                path.removeLast();
            if (!xml.isStartElement())
                continue;
            path << xml.name().toString();
            const bool isOfEntry = path.size() > 1 && path.at(path.size() - 2) == "Ntry"_L1;
            if (isOfEntry && path.last() == "Amt"_L1) {
                cents = xml.readElementText().remove(u'.').toLongLong();
                path.removeLast();
            } else if (isOfEntry && path.last() == "CdtDbtInd"_L1) {
                sum += xml.readElementText() == "CRDT"_L1 ? cents : -cents;
                path.removeLast();
            }
        }
        QCOMPARE(sum, payout.amount.cents());
        if (++count > 3)
            continue; // the schema takes its time
        QTemporaryFile stored;
        QVERIFY(stored.open() && stored.write(files.first()) > 0 && stored.flush());
        const ToolAnswer answer = runTool(
            u"xmllint"_s,
            {u"--nonet"_s, u"--noout"_s, u"--schema"_s,
             QString(QStringLiteral(HERE "/schemas/") + schema + u".xsd"), stored.fileName()});
        QVERIFY2(answer.exitCode == 0, answer.output.constData());
    }
    QVERIFY(count > 5);
}

TILLDESK_TEST(TestFeeColumns, QCoreApplication)
#include "tst_fee_columns.moc"
