// Measures the import of a bank's file:  bench_bank [LINES]     default: 100,000
// Makes a database with a payout for every tenth line, and a CAMT.053 file. Prints one JSON
// object: seconds, and the ratio to inserting as many bare rows in one transaction.

#include "core/bank/bank_queries.h"
#include "core/bank/bank_service.h"
#include "core/crypto/random.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <cstdio>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

const QString kIban = u"BE68539007547034"_s;
const Timestamp kStart = fromMillis(1'795'181'530'000);

double secondsOf(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e9;
}

/// Returns a payout every minute, one for each tenth line.
QList<Payout> madePayouts(int lines)
{
    QList<Payout> payouts;
    for (int i = 0; i < lines; i += 10) {
        Payout payout;
        payout.madeAt = kStart + std::chrono::minutes(i / 10);
        payout.id = PayoutId(crypto::newId(payout.madeAt));
        payout.merchantId = MerchantId(u"01a060f7aabbccddeeff0011"_s);
        payout.amount = Amount::fromCents(1'000 + i);
        payouts << payout;
    }
    return payouts;
}

/// Returns the remittance texts of the lines.
QStringList textsOf(const QList<Payout> &payouts, int lines, const payouts::ClosingTime &closing)
{
    QStringList texts;
    for (int i = 0; i < lines; ++i)
        texts << (i % 10 == 0 ? remittanceOf(payouts[i / 10], closing.day(payouts[i / 10].madeAt))
                              : u"BANCONTACT CARD PAYMENT %1"_s.arg(i));
    return texts;
}

void addAccount(storage::Database &db)
{
    db.execute(u"INSERT INTO ledger_account (seq, kind, merchant_id, iban, bulk_id, balance)"
               " VALUES (1, 2, '01a060f7aabbccddeeff0011', 'BE68539007547034', '', 0)"_s);
}

void add(storage::Database &db, const QList<Payout> &payouts)
{
    storage::Transaction transaction(db);
    qint64 seq = 0;
    for (const Payout &payout : payouts) {
        db.prepare(u"INSERT INTO payout (id, account, status, made_at, payments_after,"
                   " payments_upto, refunds_after, refunds_upto, payment_amount, refund_amount,"
                   " amount) VALUES (:id, 1, 1, :at, :n, :n, 0, 0, :amount, 0, :amount)"_s)
            .bind(u":id"_s, payout.id.text())
            .bind(u":at"_s, payout.madeAt)
            .bind(u":n"_s, seq++)
            .bind(u":amount"_s, payout.amount.cents())
            .run();
    }
    transaction.commit();
}

/// Runs the steps of an import on the thread of the database, and remembers the longest.
bank::BankService::OnCore timed(storage::Database &db, double &longest)
{
    return [&db, &longest](const auto &step) -> Result<void> {
        QElapsedTimer taken;
        taken.start();
        storage::Transaction transaction(db);
        const auto done = step();
        transaction.commit();
        longest = std::max(longest, secondsOf(taken));
        return done;
    };
}

QByteArray camt(const QStringList &texts, const QDate &day)
{
    const QByteArray date = day.toString(Qt::ISODate).toLatin1();
    const auto amount = [](qint64 cents) -> QByteArray {
        return "<Amt Ccy=\"EUR\">" + QByteArray::number(cents / 100) + '.'
            + QByteArray::number(cents % 100).rightJustified(2, '0')
            + "</Amt><CdtDbtInd>CRDT</CdtDbtInd>";
    };
    qint64 sum = 0;
    QByteArray entries;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        sum += 1'000 + i;
        entries += "<Ntry>" + amount(1'000 + i) + "<Sts>BOOK</Sts><BookgDt><Dt>" + date
            + "</Dt></BookgDt><ValDt><Dt>" + date + "</Dt></ValDt><AcctSvcrRef>R"
            + QByteArray::number(i)
            + "</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd>"
              "<SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></"
              "BkTxCd><NtryDtls><TxDtls><RltdPties><Dbtr>"
              "<Nm>Tilldesk</Nm></Dbtr></RltdPties><RmtInf><Ustrd>"
            + texts[i].toLatin1() + "</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n";
    }
    const auto balance = [&](const char *code, qint64 cents) -> QByteArray {
        return QByteArray("<Bal><Tp><CdOrPrtry><Cd>") + code + "</Cd></CdOrPrtry></Tp>"
            + amount(cents) + "<Dt><Dt>" + date + "</Dt></Dt></Bal>\n";
    };
    return "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"><BkToCstmrStmt>"
           "<Stmt><LglSeqNb>1</LglSeqNb><Acct><Id><IBAN>BE68539007547034</IBAN></Id></Acct>"
        + balance("OPBD", 0) + balance("CLBD", sum) + entries
        + "</Stmt></BkToCstmrStmt></Document>";
}

/// Returns the seconds of inserting as many rows with these texts into a bare table.
double bareRows(const QString &path, const QStringList &texts)
{
    storage::Database db(path);
    db.execute(u"CREATE TABLE bare (seq INTEGER PRIMARY KEY, amount INTEGER, text TEXT) STRICT"_s);
    QElapsedTimer timer;
    timer.start();
    storage::Transaction transaction(db);
    for (qsizetype i = 0; i < texts.size(); ++i)
        db.prepare(u"INSERT INTO bare (amount, text) VALUES (:amount, :text)"_s)
            .bind(u":amount"_s, qint64(i))
            .bind(u":text"_s, texts[i])
            .run();
    transaction.commit();
    return secondsOf(timer);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const int lines = argc > 1 ? atoi(argv[1]) : 100'000;
    const QTemporaryDir folder;
    storage::Database db(folder.filePath(u"bank.db"_s));
    storage::migrate(db);
    const payouts::ClosingTime closing;
    addAccount(db);
    const QList<Payout> payouts = madePayouts(lines);
    add(db, payouts);
    const QStringList texts = textsOf(payouts, lines, closing);
    const QDate day = closing.day(kStart + std::chrono::minutes(lines / 10)).addDays(1);
    QByteArray bytes = camt(texts, day);
    QBuffer file(&bytes);
    file.open(QIODevice::ReadOnly);

    QElapsedTimer timer;
    timer.start();
    BankReadControl control;
    const auto parsed = bank::readBankFile(file, u"bank.xml"_s, control);
    const double reading = secondsOf(timer);
    if (!parsed) {
        std::fprintf(stderr, "%s\n", qPrintable(parsed.error().detail));
        return 1;
    }
    const ManualClock clock(kStart);
    bank::BankService service(db, clock, closing);
    timer.restart();
    double longest = 0;
    const auto inSteps = [&] {
        return bank::BankService::importInSteps(service, *parsed, {}, control, timed(db, longest));
    };
    const auto report = inSteps();
    const double importing = secondsOf(timer);
    timer.restart();
    const auto again = inSteps();
    const double repeating = secondsOf(timer);
    timer.restart();
    const auto items = bank::items(db, closing, day, {});
    const double listing = secondsOf(timer);
    timer.restart();
    const auto open = bank::openItems(db, closing, day, {});
    const double today = secondsOf(timer);
    // The lines first, then their payouts: matched by the command alone.
    storage::Database lateDb(folder.filePath(u"late.db"_s));
    storage::migrate(lateDb);
    addAccount(lateDb);
    bank::BankService late(lateDb, clock, closing);
    double longestAgain = 0;
    const auto early =
        bank::BankService::importInSteps(late, *parsed, {}, control, timed(lateDb, longestAgain));
    add(lateDb, payouts);
    longestAgain = 0;
    timer.restart();
    const auto matched = bank::BankService::matchAll(late, timed(lateDb, longestAgain));
    const double matching = secondsOf(timer);
    if (!early || !matched)
        return 1;
    const double bare = bareRows(folder.filePath(u"bare.db"_s), texts);
    std::printf(
        "{\"lines\": %d, \"MB\": %.1f, \"added\": %lld, \"matched\": %lld, \"again\": %lld,\n"
        " \"reading\": %.2f, \"importing and matching\": %.2f, \"importing again\": %.2f,\n"
        " \"longest step\": %.4f,\n"
        " \"matching %lld again\": %.2f, \"longest step of matching again\": %.4f,\n"
        " \"listing %lld\": %.2f, \"open items %lld\": %.3f, \"bare rows\": %.2f,\n"
        " \"reading and importing to bare rows\": %.1f}\n",
        lines, double(bytes.size()) / 1e6, static_cast<long long>(report->added),
        static_cast<long long>(report->matched), static_cast<long long>(again->added), reading,
        importing, repeating, longest, static_cast<long long>(*matched), matching, longestAgain,
        static_cast<long long>(items.size()), listing, static_cast<long long>(open.size()), today,
        bare, (reading + importing) / bare);
    return 0;
}
