#include "core/audit/guarded_state.h"
#include "core/bank/bank_queries.h"
#include "core/bank/bank_service.h"
#include "core/bank/staged_import.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QString kIban = u"BE68539007547034"_s;
const QDate kDay(2026, 11, 21);
constexpr int kLines = 1200; // two parts

/// A shop with one payout, whose bank sends long files.
struct Office {
    Office()
    {
        core.profile.iban = kIban;
        core.profile = *core.commit([&] { return core.merchants.changeProfile(core.profile); });
        core.advance(core.pay(1'250).id, PaymentStatus::Succeeded);
        payout = core.commit([&] { return core.payouts.run(core.clock.now()); })->first();
    }

    /// Returns a file with the payout as its last line.
    [[nodiscard]] bank::ParsedFile file(int number = 1, int lines = kLines) const
    {
        std::vector<MadeLine> all;
        for (int i = 1; i < lines; ++i)
            all.push_back({kDay, 100, u"LINE %1 of %2"_s.arg(i).arg(number)});
        all.push_back({kDay, payout.amount.cents(), remittanceOf(payout, kDay)});
        auto read = readBytes(camtFile(kIban, number, 0, all, kDay), u"bank.xml"_s);
        if (!read)
            qFatal("%s", qPrintable(read.error().detail));
        return std::move(*read);
    }

    /// Imports in steps. @param between  called with the number of each committed step, from 1
    Result<BankImport> imports(const bank::ParsedFile &file,
                               const std::function<Result<void>(int)> &between = {})
    {
        int steps = 0;
        return bank::BankService::importInSteps(
            service, file, {}, control, [&](const auto &step) -> Result<void> {
                const qint64 before = core.db.totalChanges();
                const auto done = core.commit(step);
                largest = std::max(largest, core.db.totalChanges() - before);
                if (!done || !between)
                    return done;
                return between(++steps);
            });
    }

    /// Returns all rows of the bank's tables.
    [[nodiscard]] QStringList rows()
    {
        QStringList all;
        for (
            const QString &sql :
            {u"SELECT 'staged ' || file FROM bank_staged"_s,
             u"SELECT seq || ' ' || iban FROM bank_account"_s,
             u"SELECT seq || ' ' || name || ' ' || sha256 || ' ' || actor FROM bank_file"_s,
             u"SELECT seq || ' ' || file || ' ' || number || ' ' || opening FROM bank_statement"_s,
             u"SELECT seq || ' ' || file || ' ' || statement || ' ' || text FROM bank_entry"_s,
             u"SELECT seq || ' ' || entry || ' ' || payout || ' ' || actor FROM bank_match"_s,
             u"SELECT kind || ' ' || subject || ' ' || facts || ' ' || state FROM audit_trail"_s}) {
            for (auto found = core.db.prepare(sql + u" ORDER BY 1"_s); found.next();)
                all << found.read<QString>();
        }
        return all;
    }

    [[nodiscard]] bool showsNothing()
    {
        bank::BankRepository tables(core.db);
        for (const bank::BankAccount &account : tables.accounts()) {
            if (!tables.lines(account.seq, {}).empty() || tables.covered(account.seq).last.isValid()
                || !tables.open(account.seq, {100}).empty()
                || !tables.matches(account.seq).isEmpty()
                || !tables.stored(account.seq, kDay, kDay).empty())
                return false;
        }
        return bank::files(core.db, {}, 9).isEmpty() && bank::items(core.db, {}, kDay, {}).isEmpty()
            && !tables.entry(1) && audit::statesOf(core.db, AuditGuard::BankFile).isEmpty();
    }

    CoreFixture core{CoreFixture::Where::File};
    bank::BankService service{core.db, core.clock, {}};
    BankReadControl control;
    Payout payout;
    qint64 largest = 0; ///< rows that one step has changed at most
};

/// Number of the step that publishes the file. The steps of an import are: reserve, remove the
/// leftovers of earlier imports, store the first part of the lines, store the second part, store
/// the matches, publish, remove the staging rows.
constexpr int kPublish = 6;

} // namespace

/// The import of a file in short transactions, between which other work is done.
class TestBankImportSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysHiddenUntilTheLastStep();
    void storesTheSameAsOneTransaction();
    void changesFewRowsInEachStep();
    void leavesNothingAfterACancelBetweenSteps_data();
    void leavesNothingAfterACancelBetweenSteps();
    void removesWhatACrashHasLeft_data();
    void removesWhatACrashHasLeft();
    void startsWithoutWhatAnEarlierImportHasLeft();
    void storesEachStepOnceThoughItRunsTwice();
    void letsNobodyImportOrMatchMeanwhile();
    void matchesAgainInShortSteps();
    void storesNothingOfADoubtfulFile();
};

void TestBankImportSteps::staysHiddenUntilTheLastStep()
{
    Office office;
    int payments = 0;
    const auto report = office.imports(office.file(), [&](int step) -> Result<void> {
        if (step < kPublish && !office.showsNothing())
            return fail(ErrorCode::Internal, u"step %1 shows something"_s.arg(step));
        office.core.pay(); // the core is free between two steps
        ++payments;
        return {};
    });
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    QCOMPARE(payments, kPublish);
    QCOMPARE(report->added, kLines);
    QCOMPARE(report->matched, 1);
    QCOMPARE(bank::files(office.core.db, {}, 9).first().lines, kLines);
    const QList<BankItem> items = bank::items(office.core.db, {}, kDay, {});
    QCOMPARE(items.size(), 1);
    QCOMPARE(items.first().outcome, BankOutcome::Matched);
    QCOMPARE(office.control.toStore.load(), 2 * kLines);
}

void TestBankImportSteps::storesTheSameAsOneTransaction()
{
    Office inSteps;
    Office atOnce;
    const bank::ParsedFile file =
        inSteps.file(); // the payout of one shop is not known in the other
    QVERIFY(inSteps.imports(file));
    QVERIFY(atOnce.core.commit([&] { return atOnce.service.import(file, {}); }));
    const QStringList expected = atOnce.rows();
    const QStringList stored = inSteps.rows();
    QCOMPARE(stored.filter(u"LINE"_s), expected.filter(u"LINE"_s));
    QCOMPARE(stored.filter(u"bank.xml"_s).size(), 2); // the file and its entry in the audit trail
    QCOMPARE(stored.filter(u"bank.xml"_s).first(), expected.filter(u"bank.xml"_s).first());
    const auto digest = audit::statesOf(inSteps.core.db, AuditGuard::BankFile);
    QCOMPARE(digest.size(), 1);
    QCOMPARE(digest.first().digest,
             audit::statesOf(atOnce.core.db, AuditGuard::BankFile).first().digest);
    QCOMPARE(stored.filter(QString::fromLatin1(digest.first().digest)).size(), 1);
}

void TestBankImportSteps::changesFewRowsInEachStep()
{
    Office office;
    QVERIFY(office.imports(office.file()));
    // The lines of a part, and the file with its account, its statement and its mark.
    QVERIFY2(office.largest <= bank::StagedImport::kPart + 4,
             qPrintable(QString::number(office.largest)));
    office.largest = 0;
    QVERIFY(!office.imports(office.file(2), [&](int step) -> Result<void> {
        office.control.isCancelled = step == 4;
        return {};
    }));
    QVERIFY2(office.largest <= bank::StagedImport::kPart + 4,
             qPrintable(QString::number(office.largest)));
}

void TestBankImportSteps::leavesNothingAfterACancelBetweenSteps_data()
{
    QTest::addColumn<int>("step");
    for (int step = 1; step < kPublish; ++step)
        QTest::addRow("after step %d", step) << step;
}

void TestBankImportSteps::leavesNothingAfterACancelBetweenSteps()
{
    QFETCH(const int, step);
    Office office;
    const QStringList before = office.rows();
    const auto cancelled = office.imports(office.file(), [&](int done) -> Result<void> {
        office.control.isCancelled = done == step || office.control.isCancelled;
        return {};
    });
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QCOMPARE(office.rows(), before);
    office.control.isCancelled = false;
    QCOMPARE(office.imports(office.file())->added, kLines);
}

void TestBankImportSteps::removesWhatACrashHasLeft_data()
{
    leavesNothingAfterACancelBetweenSteps_data();
}

void TestBankImportSteps::removesWhatACrashHasLeft()
{
    QFETCH(const int, step);
    Office office;
    const QStringList before = office.rows();
    // From this step on no step is done: the process is gone.
    QVERIFY(!office.imports(office.file(), [step](int done) -> Result<void> {
        return done < step ? Result<void>() : fail(ErrorCode::Busy);
    }));
    QCOMPARE(office.rows() == before, step < 3);
    QVERIFY(office.showsNothing());
    bank::BankService next(office.core.db, office.core.clock, {});
    QVERIFY(office.core.commit([&] {
        next.removeStaged(); // at the next start
        return true;
    }));
    QCOMPARE(office.rows(), before);
}

void TestBankImportSteps::startsWithoutWhatAnEarlierImportHasLeft()
{
    Office office;
    QVERIFY(!office.imports(office.file(), [](int done) -> Result<void> {
        return done < 5 ? Result<void>() : fail(ErrorCode::Busy);
    }));
    const auto report = office.imports(office.file(2));
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    QCOMPARE(report->added, kLines);
    QCOMPARE(report->matched, 1);
    QCOMPARE(office.core.number(u"SELECT count(*) FROM bank_entry"_s), kLines);
    QCOMPARE(bank::files(office.core.db, {}, 9).first().head.number, u"2"_s);
}

/// The core runs a command again if another one of its batch has failed.
void TestBankImportSteps::storesEachStepOnceThoughItRunsTwice()
{
    Office office;
    const auto report = bank::BankService::importInSteps(
        office.service, office.file(), {}, office.control, [&](const auto &step) {
            {
                const storage::Transaction rolledBack(office.core.db);
                if (const auto first = step(); !first)
                    return first;
            }
            return office.core.commit(step);
        });
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    QCOMPARE(office.core.number(u"SELECT count(*) FROM bank_entry"_s), kLines);
    QCOMPARE(office.core.number(u"SELECT count(*) FROM bank_match"_s), 1);
    QCOMPARE(office.core.number(u"SELECT count(*) FROM bank_file"_s), 1);
}

void TestBankImportSteps::letsNobodyImportOrMatchMeanwhile()
{
    Office office;
    QVERIFY(office.imports(office.file(1, 3)));
    QVERIFY(office.core.commit([&] { return office.service.match(1, {}); }));
    const bank::ParsedFile second = office.file(2);
    QList<ErrorCode> refusals;
    QVERIFY(office.imports(second, [&](int step) -> Result<void> {
        if (step != 4)
            return {};
        const auto refusal = [&](const auto &work) {
            const auto refused = office.core.commit(work);
            refusals << (refused ? ErrorCode::Internal : refused.error().code);
        };
        refusal([&] { return office.service.import(second, {}); });
        refusal([&] { return office.service.match(2, {}); });
        refusal([&] { return office.service.unmatch(1); });
        const auto matched = bank::BankService::matchAll(
            office.service, [&](const auto &work) { return office.core.commit(work); });
        refusals << (matched ? ErrorCode::Internal : matched.error().code);
        BankReadControl other;
        const auto beside = bank::BankService::importInSteps(
            office.service, second, {}, other,
            [&](const auto &work) { return office.core.commit(work); });
        refusals << (beside ? ErrorCode::Internal : beside.error().code);
        return {};
    }));
    QCOMPARE(refusals, QList<ErrorCode>(5, ErrorCode::Busy));
    QVERIFY(office.core.commit([&] { return office.service.unmatch(1); }));
}

void TestBankImportSteps::matchesAgainInShortSteps()
{
    Office office;
    QList<Payout> later;
    std::vector<MadeLine> lines;
    for (int i = 0; i < kLines; ++i) {
        Payout payout = office.payout;
        payout.id = PayoutId(u"01a1%1"_s.arg(i, 20, 16, QChar(u'0')));
        payout.amount = Amount::fromCents(100);
        lines.push_back({kDay, 100, remittanceOf(payout, kDay)});
        later << payout;
    }
    const auto read = readBytes(camtFile(kIban, 1, 0, lines, kDay), u"bank.xml"_s);
    const auto report = office.imports(*read);
    QVERIFY(report);
    QCOMPARE(report->matched, 0);
    QVERIFY(office.core.commit([&]() -> Result<void> {
        for (const Payout &payout : std::as_const(later))
            office.core.db
                .prepare(u"INSERT INTO payout (seq, id, account, status, made_at, payments_after,"
                         " payments_upto, refunds_after, refunds_upto, payment_amount,"
                         " refund_amount, amount) SELECT (SELECT max(seq) + 1 FROM payout), :id, "
                         "account, status, made_at,"
                         " payments_upto, payments_upto, refunds_upto, refunds_upto, 100, 0, 100"
                         " FROM payout WHERE seq = 1"_s)
                .bind(u":id"_s, payout.id.text())
                .run();
        return {};
    }));
    const auto stored = [&] { return office.core.number(u"SELECT count(*) FROM bank_match"_s); };
    QList<qint64> steps;
    const auto matchAll = [&] {
        return bank::BankService::matchAll(office.service, [&](const auto &step) -> Result<void> {
            const qint64 before = stored();
            const auto done = office.core.commit(step);
            if (stored() > before)
                steps << stored() - before;
            return done;
        });
    };
    QCOMPARE(matchAll().value_or(-1), kLines);
    QCOMPARE(steps, (QList<qint64>{1000, kLines - 1000}));
    // A match that a person has ended is not made again.
    QVERIFY(office.core.commit([&] { return office.service.unmatch(1); }));
    QCOMPARE(matchAll().value_or(-1), 0);
}

void TestBankImportSteps::storesNothingOfADoubtfulFile()
{
    Office office;
    const auto file =
        readBytes(codaFile(kIban, 1, 0, {{kDay, 100, u"a"_s}}, kDay, 250), u"bank.cod"_s);
    const QStringList before = office.rows();
    const auto report = bank::BankService::importInSteps(
        office.service, *file, {.stopsAtDoubts = true}, office.control,
        [&](const auto &step) { return office.core.commit(step); });
    QVERIFY(report);
    QVERIFY(!report->isStored);
    QVERIFY(report->hasDoubts());
    QCOMPARE(office.rows(), before);
}

TILLDESK_TEST(TestBankImportSteps, QCoreApplication)
#include "tst_bank_import_steps.moc"
