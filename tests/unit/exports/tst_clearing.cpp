#include "core/domain/basic_latin.h"
#include "core/domain/clearing_account.h"
#include "core/exports/exporter.h"
#include "core/exports/month_pack.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/clearing_queries.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/statement_world.h"

#include <QDir>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr std::array kFormats{ExportFormat::Camt053v02, ExportFormat::Camt053v08,
                              ExportFormat::Mt940, ExportFormat::Coda};

/// Returns the text as the format keeps it, for comparison: characters that the formats write
/// differently become one sign, and a text ends where the shortest field ends.
QString plain(const QString &text)
{
    QString kept;
    for (const QChar c : basicLatin(text).left(120).trimmed())
        kept += c.isLetterOrNumber() ? c : QChar(u'.');
    return kept;
}

} // namespace

/// Statements of the clearing account: what the service owes the merchant, as the ledger has it.
class TestClearing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasEveryMovementInEveryFormat_data();
    void hasEveryMovementInEveryFormat();
    void closesWithWhatTheLedgerOwes_data();
    void closesWithWhatTheLedgerOwes();
    void fitsTheSchemas();
    void arrivesInAqBanking();
    void namesTheAccountAndTheOtherSide();
    void bridgesEveryPeriodToTheCent_data();
    void bridgesEveryPeriodToTheCent();
    void writesOneFileForEachAccount();
    void takesTheIdThatTheMerchantChose();
    void refusesAnIbanAsClearingAccount_data();
    void refusesAnIbanAsClearingAccount();
    void namesWhatOfTodayIsNotInTheFile();
    void knowsAMerchantWhoseMoneyMovedBeforeItsCreation();
    void refusesAPeriodInTheFuture();
    void refusesPartsOfDays();
};

void TestClearing::hasEveryMovementInEveryFormat_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<std::optional<FeeCollection>>("fees");
    for (quint32 seed = 700; seed < 704; ++seed)
        QTest::addRow("%u", seed) << seed << std::optional<FeeCollection>();
    QTest::newRow("net of fees") << 704U << std::optional(FeeCollection::Net);
    QTest::newRow("fees collected apart") << 705U << std::optional(FeeCollection::Gross);
}

void TestClearing::hasEveryMovementInEveryFormat()
{
    QFETCH(quint32, seed);
    QFETCH(std::optional<FeeCollection>, fees);
    StatementWorld world(seed);
    if (fees)
        world.charge(*fees);
    world.runThroughTheYears();
    ExpectedAccounts expected = world.expectedClearing();
    for (auto &[account, days] : expected) {
        for (auto &[day, statement] : days) {
            for (ExpectedDay::Line &line : statement.lines)
                line.text = plain(line.text);
        }
    }
    for (const ExportFormat format : kFormats) {
        QJsonArray read;
        for (const QJsonValue &statement : world.read(format, ClearingFilter())) {
            QJsonObject object = statement.toObject();
            QJsonArray entries;
            for (const QJsonValue &entry : object[u"entries"_s].toArray()) {
                QJsonObject line = entry.toObject();
                line[u"text"_s] = plain(line[u"text"_s].toString());
                entries << line;
            }
            object[u"entries"_s] = entries;
            read << object;
        }
        const QString found = difference(read, expected, [](const QString &text) { return text; });
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }
}

void TestClearing::closesWithWhatTheLedgerOwes_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<std::optional<FeeCollection>>("fees");
    for (quint32 seed = 710; seed < 716; ++seed)
        QTest::addRow("%u", seed) << seed << std::optional<FeeCollection>();
    QTest::newRow("net of fees") << 716U << std::optional(FeeCollection::Net);
    QTest::newRow("fees collected apart") << 717U << std::optional(FeeCollection::Gross);
}

/// Over clock changes, a leap day and turns of the year; with failed payouts and refunds in
/// progress, which are owed all the same.
void TestClearing::closesWithWhatTheLedgerOwes()
{
    QFETCH(quint32, seed);
    QFETCH(std::optional<FeeCollection>, fees);
    StatementWorld world(seed);
    if (fees)
        world.charge(*fees);
    world.runThroughTheYears();
    QHash<QString, qint64> closing;
    for (const QJsonValue &statement : world.read(ExportFormat::Camt053v08, ClearingFilter()))
        closing[statement[u"account"_s].toString()] = qint64(statement[u"closing"_s].toDouble());
    const ExpectedAccounts expected = world.expectedClearing();
    QVERIFY(!expected.empty());
    for (const auto &[account, days] : expected)
        QCOMPARE(closing.value(account.second), world.owed(account.first));
}

void TestClearing::fitsTheSchemas()
{
    StatementWorld world(720);
    world.runThroughTheYears();
    for (const auto &[format, message] :
         {std::pair(ExportFormat::Camt053v02, u"camt.053.001.02"_s),
          std::pair(ExportFormat::Camt053v08, u"camt.053.001.08"_s)}) {
        for (const QByteArray &file : world.files(format, ClearingFilter())) {
            QTemporaryFile stored;
            QVERIFY(stored.open() && stored.write(file) == file.size() && stored.flush());
            const ToolAnswer answer =
                runTool(u"xmllint"_s,
                        {u"--nonet"_s, u"--noout"_s, u"--schema"_s,
                         QStringLiteral(HERE "/schemas/%1.xsd").arg(message), stored.fileName()});
            QVERIFY2(answer.exitCode == 0, answer.output.constData());
        }
    }
}

/// AqBanking, which GnuCash and KMyMoney import with, reads every line with its day and amount.
void TestClearing::arrivesInAqBanking()
{
    StatementWorld world(722, 1);
    world.runThroughTheYears();
    const auto files = world.files(ExportFormat::Mt940, ClearingFilter());
    QCOMPARE(files.size(), 1);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"clearing.sta"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(files.first()) > 0);
    file.close();
    const QStringList config{u"-D"_s, folder.filePath(u"config"_s)};
    const QString read = u"--ctxfile="_s + folder.filePath(u"context"_s);
    const ToolAnswer imported =
        runTool(u"aqbanking-cli"_s,
                config
                    + QStringList{u"import"_s, u"--importer=swift"_s, u"--profile=SWIFT-MT940"_s,
                                  read, u"--infile="_s + file.fileName()});
    QVERIFY2(imported.exitCode == 0, imported.output.constData());
    const ToolAnswer listed = runTool(
        u"aqbanking-cli"_s,
        config
            + QStringList{u"listtrans"_s, read, u"--template=$(dateAsString);$(valueAsString)"_s});
    QStringList found;
    for (const QByteArray &line : listed.output.split('\n')) {
        const QByteArrayList cells = line.trimmed().split(';');
        const QDate day = QDate::fromString(QString::fromLatin1(cells.first()), u"dd.MM.yyyy"_s);
        if (cells.size() == 2 && day.isValid())
            found << day.toString(Qt::ISODate) + u' '
                    + QString::number(qRound64(cells.at(1).toDouble() * 100));
    }
    QStringList expected;
    for (const auto &[account, days] : world.expectedClearing()) {
        for (const auto &[day, statement] : days) {
            for (const ExpectedDay::Line &line : statement.lines)
                expected << day.toString(Qt::ISODate) + u' ' + QString::number(line.cents);
        }
    }
    QVERIFY(expected.size() > 20);
    QCOMPARE(found, expected);
}

void TestClearing::namesTheAccountAndTheOtherSide()
{
    StatementWorld world(721, 1);
    world.runThroughTheYears();
    QHash<QString, Payout> payouts;
    for (const Payout &payout : world.payouts)
        payouts.insert(payout.id.text(), payout);
    int found = 0;
    for (const QJsonValue &statement : world.read(ExportFormat::Coda, ClearingFilter())) {
        QVERIFY(statement[u"name"_s].toString().startsWith("Clearing account"_L1));
        for (const QJsonValue &entry : statement[u"entries"_s].toArray()) {
            const bool isPayout = payouts.contains(entry[u"id"_s].toString());
            // Only the merchant's own account, never a customer's.
            QCOMPARE(entry[u"other"_s].toString(),
                     isPayout ? payouts.value(entry[u"id"_s].toString()).iban : QString());
            found += isPayout ? 1 : 0;
        }
    }
    QVERIFY(found > 3);
    for (const QJsonValue &statement : world.read(ExportFormat::Camt053v02, ClearingFilter()))
        QCOMPARE(statement[u"note"_s].toString(), QString());
}

void TestClearing::bridgesEveryPeriodToTheCent_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<std::optional<FeeCollection>>("fees");
    for (quint32 seed = 730; seed < 734; ++seed)
        QTest::addRow("%u", seed) << seed << std::optional<FeeCollection>();
    QTest::newRow("net of fees") << 734U << std::optional(FeeCollection::Net);
    QTest::newRow("fees collected apart") << 735U << std::optional(FeeCollection::Gross);
}

/// owed before + paid - refunded - fees + collected - paid out = owed after, counted from the
/// tables of payments, refunds, payouts and fees.
void TestClearing::bridgesEveryPeriodToTheCent()
{
    QFETCH(quint32, seed);
    QFETCH(std::optional<FeeCollection>, fees);
    StatementWorld world(seed);
    if (fees)
        world.charge(*fees);
    world.runThroughTheYears();
    const auto counted = [&](const QString &merchant, const QString &what, const QDate &first,
                             const QDate &last) {
        const auto millis = [&](const QDate &day) {
            return QString::number(day.startOfDay(world.closing.zone).toMSecsSinceEpoch());
        };
        return world.core.number(what.arg(merchant, millis(first), millis(last.addDays(1))));
    };
    const QString paid = u"SELECT CAST(coalesce(sum(p.amount), 0) AS BIGINT) FROM payment p JOIN "
                         u"profile f ON f.seq = p.profile"
                         " JOIN merchant m ON m.seq = f.merchant WHERE m.id = '%1' AND p.status = 6"
                         " AND p.succeeded_at >= %2 AND p.succeeded_at < %3"_s;
    const QString refunded =
        u"SELECT CAST(coalesce(sum(r.amount), 0) AS BIGINT) FROM refund r JOIN profile f ON f.seq "
        u"= r.profile"
        " JOIN merchant m ON m.seq = f.merchant WHERE m.id = '%1' AND r.status = 2"
        " AND r.ended_at >= %2 AND r.ended_at < %3"_s;
    const QString paidOut =
        u"SELECT CAST(coalesce(sum(o.amount), 0) AS BIGINT) FROM payout o JOIN ledger_account a"
        " ON a.seq = o.account WHERE a.merchant_id = '%1' AND o.status = 1"
        " AND o.made_at >= %2 AND o.made_at < %3"_s;
    const QString charged =
        u"SELECT coalesce((SELECT CAST(sum(f.amount) AS BIGINT) FROM payment_fee f JOIN fee_rule r "
        u"ON r.seq = "
        u"f.rule"
        " AND r.collection = 1 JOIN payout o ON o.account = f.account AND o.again_of IS NULL"
        " AND f.position > o.payments_after AND f.position <= o.payments_upto"
        " JOIN merchant m ON m.seq = r.merchant WHERE m.id = '%1' AND o.made_at >= %2"
        " AND o.made_at < %3), 0) + coalesce((SELECT CAST(sum(c.amount) AS BIGINT) FROM fee_charge "
        "c"
        " JOIN merchant m ON m.seq = c.merchant WHERE m.id = '%1' AND c.at >= %2 AND c.at < %3), 0)"_s;
    const QString collected =
        u"SELECT CAST(coalesce(sum(c.amount), 0) AS BIGINT) FROM fee_charge c JOIN merchant m"
        " ON m.seq = c.merchant JOIN ledger_entry e ON e.subject = c.id"
        " AND e.cause IN (10, 11) WHERE m.id = '%1'"
        " AND e.at >= %2 AND e.at < %3"_s;
    const QDate begin(2026, 1, 1);
    // Months, a leap day, both nights of the clock, New Year's Eve.
    for (const auto &[first, last] : {std::pair(QDate(2027, 10, 1), QDate(2027, 10, 31)),
                                      std::pair(QDate(2027, 12, 1), QDate(2027, 12, 31)),
                                      std::pair(QDate(2028, 1, 1), QDate(2028, 1, 31)),
                                      std::pair(QDate(2028, 2, 1), QDate(2028, 2, 29)),
                                      std::pair(QDate(2028, 2, 29), QDate(2028, 2, 29)),
                                      std::pair(QDate(2028, 3, 26), QDate(2028, 3, 26)),
                                      std::pair(QDate(2028, 12, 31), QDate(2029, 1, 1))}) {
        const storage::Transaction view(world.core.db, storage::Transaction::Kind::Read);
        const auto accounts = payouts::clearingDays(world.core.db, world.closing, {}, first, last);
        QVERIFY(accounts);
        for (const payouts::ClearingDays &account : *accounts) {
            const ClearingBridge &bridge = account.bridge;
            const QString id = account.merchant.text();
            const auto before = [&](const QString &what) {
                return counted(id, what, begin, first.addDays(-1));
            };
            QCOMPARE(bridge.owedBefore.cents(),
                     before(paid) - before(refunded) - before(charged) + before(collected)
                         - before(paidOut));
            QCOMPARE(bridge.fees.sum.cents(), counted(id, charged, first, last));
            QCOMPARE(bridge.collected.sum.cents(), counted(id, collected, first, last));
            QCOMPARE(bridge.paid.sum.cents(), counted(id, paid, first, last));
            QCOMPARE(bridge.refunded.sum.cents(), counted(id, refunded, first, last));
            QCOMPARE(bridge.paidOut.sum.cents(), counted(id, paidOut, first, last));
            QCOMPARE(bridge.owedAfter.cents(),
                     bridge.owedBefore.cents() + bridge.paid.sum.cents()
                         - bridge.refunded.sum.cents() - bridge.fees.sum.cents()
                         + bridge.collected.sum.cents() - bridge.paidOut.sum.cents());
        }
    }
}

void TestClearing::writesOneFileForEachAccount()
{
    StatementWorld world(740);
    world.runThroughTheYears();
    QTemporaryDir place;
    ExportControl control;
    const auto report =
        exports::write(world.core.db, world.closing, {ClearingFilter(), ExportFormat::Coda},
                       place.filePath(u"all.cod"_s), control);
    QVERIFY(report);
    const ExpectedAccounts expected = world.expectedClearing();
    QVERIFY(expected.size() > 1);
    QStringList wanted;
    for (const auto &[account, days] : expected)
        wanted << place.filePath(u"all-%1.cod"_s.arg(account.second));
    QCOMPARE(report->files, wanted);
    QCOMPARE(QDir(place.path()).entryList(QDir::Files | QDir::Hidden).size(), wanted.size());
    QCOMPARE(control.done.load(), report->rows);
    QCOMPARE(control.total.load(), report->rows);
    ClearingFilter one;
    one.merchants = {MerchantId(expected.begin()->first.first)};
    const QString path = place.filePath(u"one.cod"_s);
    QCOMPARE(exports::write(world.core.db, world.closing, {one, ExportFormat::Coda}, path, control)
                 ->files,
             QStringList{path});
}

void TestClearing::takesTheIdThatTheMerchantChose()
{
    StatementWorld world(741);
    world.runThroughTheYears();
    const MerchantId merchant(world.expectedClearing().begin()->first.first);
    const auto set = [&](const MerchantId &whose, const QString &account) {
        return world.core.commit(
            [&] { return world.core.merchants.setClearingAccount(whose, account); });
    };
    QCOMPARE(*set(merchant, u"psp-1"_s), u"PSP-1"_s);
    ClearingFilter one;
    one.merchants = {merchant};
    QCOMPARE(world.read(ExportFormat::Mt940, one).first()[u"account"_s].toString(), u"PSP-1"_s);
    const auto taken = set(world.core.merchant.id, u"PSP-1"_s);
    QVERIFY(!taken);
    QCOMPARE(taken.error().field, u"clearing-account"_s);
    QCOMPARE(set(MerchantId(QString(24, u'0')), u"X"_s).error().code, ErrorCode::MerchantNotFound);
    QCOMPARE(*set(merchant, {}), defaultClearingAccount(merchant));
}

void TestClearing::refusesAnIbanAsClearingAccount_data()
{
    QTest::addColumn<QString>("account");
    QTest::newRow("IBAN") << u"BE68539007547034"_s;
    QTest::newRow("IBAN with another check digit") << u"BE69539007547034"_s;
    QTest::newRow("35 characters") << QString(35, u'A');
    QTest::newRow("blank") << u"A B"_s;
    QTest::newRow("hyphen first") << u"-A"_s;
    QTest::newRow("slash") << u"A/B"_s;
}

void TestClearing::refusesAnIbanAsClearingAccount()
{
    QFETCH(const QString, account);
    const auto checked = checkedClearingAccount(account);
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::FieldInvalid);
    QVERIFY(checkedClearingAccount(QString(34, u'A')));
}

void TestClearing::namesWhatOfTodayIsNotInTheFile()
{
    StatementWorld world(742, 1);
    const QDate day(2027, 5, 3);
    world.runAt(world.at(day, 12));
    world.runAt(world.at(day.addDays(1), 12));
    world.stopClockAt(world.at(day.addDays(1), 13));
    PayoutSum today;
    for (const Payout &payout : world.payouts) {
        if (payout.status == PayoutStatus::Succeeded
            && world.closing.day(payout.madeAt) == day.addDays(1))
            today = {today.count + 1, Amount::fromCents(today.sum.cents() + payout.amount.cents())};
    }
    QVERIFY(today.count > 0);
    QTemporaryDir place;
    const auto exported = [&](const ExportList &list, ExportFormat format = ExportFormat::Mt940) {
        ExportControl control;
        return exports::write(world.core.db, world.closing, {list, format},
                              place.filePath(u"a.sta"_s), control);
    };
    const auto clearing = exported(ClearingFilter());
    QCOMPARE(clearing->payoutsOfToday, today);
    const QString paid = u" FROM ledger_entry WHERE cause = 1 AND at >= %1"_s.arg(
        world.at(day.addDays(1), 0).toMSecsSinceEpoch());
    const PayoutSum paidToday{world.core.number(u"SELECT count(*)"_s + paid),
                              Amount::fromCents(world.core.number(
                                  u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT)"_s + paid))};
    QVERIFY(paidToday.count > 0);
    QCOMPARE(clearing->paymentsOfToday, paidToday);
    const auto journal = exported(JournalFilter(), ExportFormat::Hledger);
    QVERIFY2(journal, qPrintable(journal ? QString() : journal.error().detail));
    QCOMPARE(journal->paymentsOfToday, paidToday);
    QCOMPARE(journal->payoutsOfToday, today);
    QCOMPARE(exported(PayoutFilter())->payoutsOfToday, today);
    QCOMPARE(exported(PayoutFilter())->paymentsOfToday, PayoutSum());
    ClearingFilter earlier;
    earlier.to = fromMillis(world.at(day.addDays(1), 0).toMSecsSinceEpoch());
    QCOMPARE(exported(earlier)->payoutsOfToday, PayoutSum());
}

/// The clock of a simulation, or of a computer that ran ahead, can be set back.
void TestClearing::knowsAMerchantWhoseMoneyMovedBeforeItsCreation()
{
    StatementWorld world(744, 1);
    const QDate day(2027, 5, 3);
    world.runAt(world.at(day, 12));
    world.core.db.execute(u"UPDATE merchant SET created_at = %1"_s.arg(
        world.at(QDate(2028, 12, 1), 0).toMSecsSinceEpoch()));
    for (const Merchant &merchant : merchants::MerchantRepository(world.core.db).merchants()) {
        const auto existed = [&](const QDate &month) {
            return exports::existedIn(world.core.db, world.closing, merchant.id, month);
        };
        QVERIFY(!existed(QDate(2020, 1, 1)));
        QVERIFY(existed(day) && existed(day.addMonths(1)));
    }
}

/// Two adjoining periods would both have the day.
void TestClearing::refusesPartsOfDays()
{
    StatementWorld world(745, 1);
    world.runAt(world.at(QDate(2027, 5, 3), 12));
    world.stopClockAt(world.at(QDate(2027, 5, 6), 12));
    QTemporaryDir place;
    const auto exported = [&](const ExportList &list, ExportFormat format) {
        ExportControl control;
        return exports::write(world.core.db, world.closing, {list, format}, place.filePath(u"a"_s),
                              control);
    };
    const auto at = [&](int day, int hour) {
        return fromMillis(world.at(QDate(2027, 5, day), hour).toMSecsSinceEpoch());
    };
    const auto check = [&](auto filter, ExportFormat format) {
        filter.from = at(3, 9);
        QCOMPARE(exported(filter, format).error().field, u"from"_s);
        filter.from = at(3, 0);
        filter.to = at(4, 9);
        QCOMPARE(exported(filter, format).error().field, u"to"_s);
        filter.to = at(5, 0);
        const auto whole = exported(filter, format);
        QVERIFY2(whole, qPrintable(whole ? QString() : whole.error().detail));
    };
    check(ClearingFilter(), ExportFormat::Mt940);
    check(ClearingFilter(), ExportFormat::CsvEu);
    check(JournalFilter(), ExportFormat::Hledger);
    check(VatBookFilter(), ExportFormat::CsvEu);
    check(PayoutFilter(), ExportFormat::Coda);
    PayoutFilter some; // a list of payouts has those of the time
    some.from = at(3, 9);
    QVERIFY(exported(some, ExportFormat::CsvEu));
}

void TestClearing::refusesAPeriodInTheFuture()
{
    StatementWorld world(743, 1);
    world.runAt(world.at(QDate(2027, 5, 3), 12));
    world.stopClockAt(world.at(QDate(2027, 5, 4), 12));
    const auto tomorrow = fromMillis(world.at(QDate(2027, 5, 5), 0).toMSecsSinceEpoch());
    PaymentFilter payments;
    payments.from = tomorrow;
    PayoutFilter payouts;
    payouts.from = tomorrow;
    ClearingFilter clearing;
    clearing.from = tomorrow;
    QTemporaryDir place;
    for (const auto &[list, format] : {std::pair(ExportList(payments), ExportFormat::Csv),
                                       std::pair(ExportList(payouts), ExportFormat::Json),
                                       std::pair(ExportList(clearing), ExportFormat::Coda)}) {
        ExportControl control;
        const auto refused = exports::write(world.core.db, world.closing, {list, format},
                                            place.filePath(u"a"_s), control);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
        QCOMPARE(refused.error().field, u"from"_s);
        QVERIFY(refused.error().detail.contains("future"_L1));
    }
}

TILLDESK_TEST(TestClearing, QCoreApplication)
#include "tst_clearing.moc"
