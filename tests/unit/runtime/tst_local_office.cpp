#include "core/runtime/local_bank.h"
#include "core/runtime/local_bookkeeping.h"
#include "core/runtime/local_payments.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

const QString kIban = u"BE68539007547034"_s;
const QDate kDay(2026, 11, 18);

} // namespace

/// The window's gateways of the bank's statements and of the bookkeeping.
class TestLocalOffice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void importsAFile();
    void storesADoubtfulFileOnlyIfAccepted();
    void namesTheRuleThatAForeignFileBreaks();
    void stopsAnImportThatIsCancelled();
    void refusesTheBankToACashier();
    void storesAccountsInOneStep();
    void storesNoAccountIfOneIsWrong();
    void refusesToShareTheAccountsOfClearingAndVat();
    void setsVatOfATill();
    void showsADayAsUnsavedAccountsMakeIt();
    void provesAMonthWithSales();
    void namesTheEntryThatNoMovementExplains();

private:
    [[nodiscard]] QString fileOf(const QByteArray &bytes);
    [[nodiscard]] Result<BankImport> imported(const QString &path, bool acceptsDoubts = false)
    {
        return taken(m_bank->import(path, {}, acceptsDoubts, std::make_shared<BankReadControl>()));
    }
    void pay(qint64 cents, const QString &posId, const VatShares &vat = {});

    QTemporaryDir m_folder;
    ManualClock m_clock{kCoreStart};
    std::unique_ptr<bank::BankService> m_bankService;
    std::unique_ptr<books::BookService> m_bookService;
    std::unique_ptr<fees::FeeService> m_feeService;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<LocalBank> m_bank;
    std::unique_ptr<LocalBookkeeping> m_books;
};

void TestLocalOffice::init()
{
    m_core = std::make_unique<CoreThreads>([this](CoreThreads::Services &s) {
        m_bankService = std::make_unique<bank::BankService>(s.db, m_clock, payouts::ClosingTime());
        m_bookService = std::make_unique<books::BookService>(s.db, m_clock, payouts::ClosingTime());
        m_feeService = std::make_unique<fees::FeeService>(s.db, m_clock, s.happened, s.ledger,
                                                          payouts::ClosingTime().zone);
    });
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_bank =
        std::make_unique<LocalBank>(m_shop->gate, *m_bankService, payouts::ClosingTime(), m_clock);
    m_books = std::make_unique<LocalBookkeeping>(m_shop->gate, *m_bookService, *m_feeService,
                                                 payouts::ClosingTime(), m_clock);
    QVERIFY(m_core->onCore([this]() -> Result<PointOfSale> {
        Profile profile = m_core->profile;
        profile.iban = kIban;
        if (const auto changed = m_core->services->merchants.changeProfile(profile); !changed)
            return changed.failure();
        return m_core->services->merchants.addPointOfSale(
            {u"TILL1"_s, profile.id, u"Till 1"_s, {}, {}});
    }));
}

void TestLocalOffice::cleanup()
{
    m_core->stop();
    m_bank.reset();
    m_books.reset();
    m_bankService.reset();
    m_bookService.reset();
    m_shop.reset();
    m_core.reset();
}

QString TestLocalOffice::fileOf(const QByteArray &bytes)
{
    const QString path = m_folder.filePath(u"bank.cod"_s);
    QFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
    return isWritten ? path : QString();
}

void TestLocalOffice::pay(qint64 cents, const QString &posId, const VatShares &vat)
{
    NewPayment wanted = newPayment(cents);
    wanted.pointOfSale = posId;
    const auto payment = m_core->onCore([&]() -> Result<Payment> {
        payments::PaymentService &service = m_core->services->payments;
        auto made = service.create(m_core->profile.id, wanted, {});
        if (!made)
            return made;
        service.setVat(*made, vat);
        made = service.identify(made->id, kSomeDebtor);
        if (made)
            made = service.advance(made->id, PaymentTrigger::BankAuthorizes, {});
        return made ? service.settle(made->id) : made;
    });
    QVERIFY(payment);
}

void TestLocalOffice::importsAFile()
{
    QSignalSpy changed(m_bank.get(), &LocalBank::changed);
    const QString path = fileOf(codaFile(kIban, 1, 0, {{kDay, 100, u"RENT"_s}}, kDay));
    const auto report = imported(path);
    QVERIFY(report);
    QVERIFY(report->isStored);
    QCOMPARE(report->added, 1);
    QTRY_COMPARE(changed.size(), 1);
    const auto files = taken(m_bank->files({}, 5));
    QCOMPARE(files->size(), 1);
    QCOMPARE(files->first().name, u"bank.cod"_s);
    const auto items = taken(m_bank->items({.outcomes = {BankOutcome::Other}}));
    QCOMPARE(items->size(), 1);
    const qint64 line = items->first().entry->seq;
    QVERIFY(taken(m_bank->match(line, {}, false)));
    QCOMPARE(taken(m_bank->items({.outcomes = {BankOutcome::Other}}))->first().reason,
             BankReason::NotAPayoutByHand);
    QVERIFY(taken(m_bank->unmatch(line)));
    QTRY_COMPARE(changed.size(), 3);
    const auto again = imported(path);
    QCOMPARE(again->added, 0);
    QVERIFY(again->statements.first().readBefore);
}

void TestLocalOffice::storesADoubtfulFileOnlyIfAccepted()
{
    const QString path =
        fileOf(codaFile(kIban, 1, 0, {{kDay, 100, u"RENT"_s}}, kDay, 250)); // 1.50 too much
    const auto doubtful = imported(path);
    QVERIFY(doubtful);
    QVERIFY(!doubtful->isStored);
    QCOMPARE(doubtful->statements.first().difference.cents(), 150);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM bank_entry"_s), 0);
    const auto accepted = imported(path, true);
    QVERIFY(accepted->isStored);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM bank_entry"_s), 1);
}

void TestLocalOffice::namesTheRuleThatAForeignFileBreaks()
{
    const auto refused = imported(fileOf("Dear sirs,\nplease find enclosed"));
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"file"_s);
    QVERIFY(refused.error().detail.contains(u"'Dear sirs,'"_s));
}

void TestLocalOffice::stopsAnImportThatIsCancelled()
{
    const auto control = std::make_shared<BankReadControl>();
    control->isCancelled = true;
    const auto stopped = taken(m_bank->import(
        fileOf(codaFile(kIban, 1, 0, {{kDay, 100, u"RENT"_s}}, kDay)), {}, false, control));
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM bank_file"_s), 0);
}

void TestLocalOffice::refusesTheBankToACashier()
{
    for (const StaffCommand command :
         {StaffCommand::ReadBank, StaffCommand::ImportBankFile, StaffCommand::MatchBankLine}) {
        QVERIFY(!mayGive(StaffRole::Cashier, command));
        QVERIFY(mayGive(StaffRole::Bookkeeper, command));
    }
    QVERIFY(!mayGive(StaffRole::Manager, StaffCommand::ChangeBooks));
    QVERIFY(mayGive(StaffRole::Manager, StaffCommand::ReadFees));
    QVERIFY(!mayGive(StaffRole::Manager, StaffCommand::ChangeFees)); // rules and invoices
    QVERIFY(mayGive(StaffRole::Cashier, StaffCommand::ReadVatRates));
}

void TestLocalOffice::storesAccountsInOneStep()
{
    const MerchantId merchant = m_core->profile.merchantId;
    Books books = *taken(m_books->books(merchant));
    books.chart = BookChart::Netherlands;
    books.journal = u"VKP"_s;
    books.own = {{{.kind = BookAccountKind::Sales, .rate = 900}, u"8110"_s}};
    const auto stored = taken(m_books->change(merchant, books));
    QVERIFY(stored);
    QCOMPARE(*stored, books);
    books.own.clear();
    QVERIFY(taken(m_books->change(merchant, books)));
    QCOMPARE(*taken(m_books->books(merchant)), books);
}

void TestLocalOffice::storesNoAccountIfOneIsWrong()
{
    const MerchantId merchant = m_core->profile.merchantId;
    const Books before = *taken(m_books->books(merchant));
    Books books = before;
    books.journal = u"VKP"_s;
    books.own = {{{.kind = BookAccountKind::Transfer}, u"550001"_s},
                 {{.kind = BookAccountKind::Sales, .rate = 600}, u"no account!"_s}};
    const auto refused = taken(m_books->change(merchant, books));
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"sales:6"_s);
    QCOMPARE(*taken(m_books->books(merchant)), before);
}

void TestLocalOffice::refusesToShareTheAccountsOfClearingAndVat()
{
    const MerchantId merchant = m_core->profile.merchantId;
    Books books = *taken(m_books->books(merchant));
    const auto own = [](BookAccountKind kind, const QString &account) {
        return std::pair(BookUse{.kind = kind}, account);
    };
    for (const auto &[use, account] :
         {own(BookAccountKind::Transfer, u"580100"_s), own(BookAccountKind::Vat, u"700210"_s),
          own(BookAccountKind::Clearing, u"499000"_s)}) {
        books.own = {{use, account}};
        const auto refused = taken(m_books->change(merchant, books));
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, toText(use));
    }
    books.own = {own(BookAccountKind::Fees, u"499000"_s)}; // doubtful, and possible
    QVERIFY(taken(m_books->change(merchant, books)));
    // Two accounts that change places never are the same.
    books.own = {own(BookAccountKind::Clearing, u"580000"_s),
                 own(BookAccountKind::Transfer, u"580100"_s)};
    const auto swapped = taken(m_books->change(merchant, books));
    QVERIFY2(swapped, qPrintable(swapped ? QString() : swapped.error().detail));
    QCOMPARE(taken(m_books->books(merchant))->own, books.own);
}

void TestLocalOffice::setsVatOfATill()
{
    const VatShares six{{600, 1}};
    QVERIFY(taken(m_books->setVat(m_core->profile.id, u"TILL1"_s, six, {})));
    const auto places = taken(m_books->vatPlaces({}));
    QCOMPARE(places->size(), 2);
    const QDate today =
        m_clock.now() == kCoreStart ? payouts::ClosingTime().day(kCoreStart) : QDate();
    QCOMPARE(vatSharesAt(*places, m_core->profile.id, u"TILL1"_s, today), six);
    QVERIFY(vatSharesAt(*places, m_core->profile.id, {}, today).isEmpty());
    QVERIFY(vatSharesAt(*places, m_core->profile.id, u"TILL1"_s, today.addDays(-1)).isEmpty());
    const auto wrong = taken(m_books->setVat(m_core->profile.id, {}, {{600, 0}}, {}));
    QCOMPARE(wrong.error().field, u"vat"_s);
}

void TestLocalOffice::showsADayAsUnsavedAccountsMakeIt()
{
    const MerchantId merchant = m_core->profile.merchantId;
    pay(10'600, u"TILL1"_s, {{600, 1}});
    const auto days = taken(m_books->days(merchant, 9));
    QCOMPARE(days->size(), 1);
    Books books = *taken(m_books->books(merchant));
    books.own = {{{.kind = BookAccountKind::Sales, .rate = 600}, u"700999"_s}};
    const auto day = taken(m_books->journalOf(merchant, books, days->first()));
    QVERIFY(day);
    QCOMPARE(day->entries.size(), 1);
    QCOMPARE(day->entries.first().lines.size(), 3);
    QCOMPARE(day->entries.first().lines.at(1).account, u"700999"_s);
    QCOMPARE(day->entries.first().lines.at(1).amount.cents(), -10'000);
    QCOMPARE(day->owedBefore.cents(), 0);
    QCOMPARE(day->owedAfter.cents(), 10'600);
    const auto example = taken(m_books->journalOf(merchant, books, {}));
    QVERIFY(example->isExample);
    for (const JournalEntry &entry : example->entries) {
        qint64 sum = 0;
        for (const JournalLine &line : entry.lines)
            sum += line.amount.cents();
        QCOMPARE(sum, 0);
    }
    QVERIFY(taken(m_books->books(merchant))->own.empty());
    books.chart = BookChart::Own;
    books.own.clear();
    QCOMPARE(taken(m_books->journalOf(merchant, books, days->first())).error().field,
             u"clearing"_s);
}

void TestLocalOffice::provesAMonthWithSales()
{
    const MerchantId merchant = m_core->profile.merchantId;
    pay(10'600, u"TILL1"_s, {{600, 1}});
    pay(500, {});
    const QDate month = payouts::ClosingTime().day(kCoreStart);
    const auto today = taken(m_books->month(merchant, month));
    QCOMPARE(today->bridge.paid.count, 0); // a running month has the days that are over
    m_clock.advance(std::chrono::hours(24));
    const auto figures = taken(m_books->month(merchant, month));
    QVERIFY(figures);
    QVERIFY(figures->isProved());
    QCOMPARE(figures->bridge.paid, (PayoutSum{2, Amount::fromCents(11'100)}));
    QCOMPARE(figures->bridge.owedAfter.cents(), 11'100);
    QCOMPARE(figures->vat.size(), 2);
    QCOMPARE(figures->vat.first().vat.cents(), 600);
    QCOMPARE(figures->vat.last().rate, kNoVatRate);
    QCOMPARE(figures->withoutRate.size(), 1);
    QCOMPARE(figures->withoutRate.first().sales.sum.cents(), 500);
    QVERIFY(figures->missingAccounts.isEmpty());
    QVERIFY(figures->journalLines > 3);
    QVERIFY(!figures->hasBankFiles);
    const auto next = taken(m_books->month(merchant, month.addMonths(1)));
    QVERIFY(next->isProved());
    QCOMPARE(next->bridge.owedBefore.cents(), 11'100);
    QVERIFY(!next->unexplained);
}

void TestLocalOffice::namesTheEntryThatNoMovementExplains()
{
    pay(10'600, u"TILL1"_s, {{600, 1}});
    pay(500, {});
    const QDate day = payouts::ClosingTime().day(kCoreStart);
    m_clock.advance(std::chrono::hours(24));
    QVERIFY(m_core->onCore([this]() -> Result<void> {
        storage::Database &db = m_core->services->db;
        dropTrigger(db, u"ledger_entry_is_fixed"_s);
        db.execute(u"UPDATE ledger_entry SET cause = "_s
                   + storage::sqlNumber(LedgerCause::RefundReserved) + u" WHERE seq = 2"_s);
        return {};
    }));
    const auto figures = taken(m_books->month(m_core->profile.merchantId, day));
    QVERIFY(figures);
    QVERIFY(!figures->isProved());
    QVERIFY(figures->unexplained);
    QCOMPARE(figures->unexplained->amount.cents(), 500);
    QCOMPARE(payouts::ClosingTime().day(figures->unexplained->at), day);
}

TILLDESK_TEST(TestLocalOffice, QCoreApplication)
#include "tst_local_office.moc"
