#include "tests/support/some_payouts.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/ledger/ledger_explanation_model.h"
#include "ui/models/ledger/ledger_explanations.h"
#include "ui/models/ledger/ledger_jump.h"
#include "ui/models/ledger/ledger_of_payment.h"
#include "ui/models/ledger/ledger_presenter.h"
#include "ui/models/ledger/ledger_words.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <ranges>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::bakeryAccount;
using test::kSomeNow;

namespace {

const QString kPayment = u"5f3a9c1b7e6d4a2000000001"_s;
const QString kRefund = u"7ef00d1b7e6d4a2000000001"_s;

void settle(test::Shop &shop)
{
    for (int i = 0; i < 6; ++i) {
        QCoreApplication::processEvents();
        shop.payments.settle();
    }
}

QStringList column(const QAbstractItemModel &model, int column)
{
    QStringList words;
    for (int row = 0; row < model.rowCount(); ++row)
        words << model.index(row, column).data().toString();
    return words;
}

Amount euros(qint64 euros)
{
    return Amount::fromCents(euros * 100);
}

/// Books `count` payments of € 1.00 to the web shop, one minute apart.
void bookPayments(test::FakeLedger &ledger, int count)
{
    test::SomeBooks books;
    for (int i = 0; i < count; ++i)
        books.book(kSomeNow - std::chrono::minutes(count - i), LedgerCause::PaymentSucceeded,
                   u"5f3a9c1b7e6d4a20%1"_s.arg(i, 8, 16, '0'_L1), bakeryAccount(u"webshop"_s),
                   euros(1));
    ledger.rows = books.entries;
    ledger.accounts = books.balances();
}

/// Loads all rows that explain `sum`.
void showAll(LedgerExplanationModel &model, const ExplanationPtr &sum, test::Shop &shop)
{
    model.show(sum);
    settle(shop);
    while (model.canFetchMore({})) {
        model.fetchMore({});
        settle(shop);
    }
}

} // namespace

class TestLedgerModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void hasWordsForEveryCauseAndAccount();
    void goesBackAsFarAsThePersonScrolls();
    void bringsAllThatIsNewWithoutAGap();
    void keepsItsRowsWhenAskingAgainFails();
    void showsOneAccountAsThatAccountSeesIt();
    void listsTheAccountsOfTheMerchant();
    void signsTheEntriesOfAPayment();
    void explainsAPayoutByItsLines();
    void saysWhenLinesAreOff();
    void explainsTheRunningPayoutFromTheLedger();
    void carriesOverWhatWasSetAsideBeforeThePayout_data();
    void carriesOverWhatWasSetAsideBeforeThePayout();
    void explainsFeesThatOtherPayoutsBear_data();
    void explainsFeesThatOtherPayoutsBear();
    void explainsWhatTheRunPaysByAccount();
    void explainsWhatAnAccountHolds();
    void explainsWhatWasGivenBack();
    void explainsPaymentsAndRefundsOfAList();
    void asksAgainAfterAFailure();
    void findsWhatAnEntryIsAbout();
};

void TestLedgerModel::hasWordsForEveryCauseAndAccount()
{
    QSet<QString> words;
    for (int cause = 1; cause <= int(LedgerCause::PaidOutAgain); ++cause)
        words.insert(LedgerWords::cause(LedgerCause(cause)));
    QCOMPARE(words.size(), 7);
    for (int kind = 1; kind <= int(LedgerAccountKind::Payouts); ++kind)
        words.insert(LedgerWords::kind(LedgerAccountKind(kind)));
    QCOMPARE(words.size(), 11);
    QCOMPARE(LedgerWords::account(bakeryAccount(u"webshop"_s)),
             u"Owed to the merchant · webshop"_s);
    const QString wrong = LedgerWords::health({LedgerHealth::State::Wrong, u"row 7: hash"_s});
    QVERIFY(wrong.startsWith(u"The ledger is wrong: "_s));
    QVERIFY(!wrong.contains(u"row 7"_s)); // the detail is never translated
    QCOMPARE(LedgerWords::healthTone({LedgerHealth::State::Wrong, {}}), Tone::Red);
    QCOMPARE(LedgerWords::healthTone({LedgerHealth::State::Sound, {}}), Tone::Green);
    QCOMPARE(signedMoney(Amount::fromCents(-1234)), u"−€\u00A012.34"_s);
    QCOMPARE(signedMoney(Amount::fromCents(5)), u"+€\u00A00.05"_s);
    QCOMPARE(signedMoney({}), u"€\u00A00.00"_s);
}

void TestLedgerModel::goesBackAsFarAsThePersonScrolls()
{
    test::Shop shop;
    bookPayments(shop.ledger, 250);
    LedgerModel model(shop.gateways);
    const QAbstractItemModelTester tester(&model);
    model.show({});
    settle(shop);
    QCOMPARE(model.rowCount(), 100);
    QCOMPARE(model.at(0)->seq, 250);
    model.fetchMore({});
    QVERIFY(!model.canFetchMore({})); // a page is already being loaded
    settle(shop);
    model.fetchMore({});
    settle(shop);
    QCOMPARE(shop.ledger.calls,
             (QStringList{u"entries 0+100"_s, u"entries 151+100"_s, u"entries 51+100"_s}));
    QCOMPARE(model.rowCount(), 250);
    QCOMPARE(model.at(249)->seq, 1);
    QVERIFY(!model.canFetchMore({}));
}

void TestLedgerModel::bringsAllThatIsNewWithoutAGap()
{
    test::Shop shop;
    bookPayments(shop.ledger, 10);
    LedgerModel model(shop.gateways);
    const QAbstractItemModelTester tester(&model);
    model.show({});
    settle(shop);
    const QPersistentModelIndex newest = model.index(0, 0);
    bookPayments(shop.ledger, 510);
    model.refresh();
    model.refresh(); // while the first refresh is in flight
    settle(shop);
    QCOMPARE(model.rowCount(), 510);
    QCOMPARE(newest.row(), 500);
    for (int row = 0; row < 510; ++row)
        QCOMPARE(model.at(row)->seq, 510 - row);
}

void TestLedgerModel::keepsItsRowsWhenAskingAgainFails()
{
    test::Shop shop;
    bookPayments(shop.ledger, 3);
    LedgerModel model(shop.gateways);
    model.show({});
    settle(shop);
    shop.ledger.error = Error{ErrorCode::Storage, {}};
    model.refresh();
    settle(shop);
    QCOMPARE(model.state(), LedgerModel::State::Stale);
    QCOMPARE(model.rowCount(), 3);
    model.show({});
    settle(shop);
    QCOMPARE(model.state(), LedgerModel::State::Failed);
    shop.ledger.error.reset();
    model.refresh();
    settle(shop);
    QCOMPARE(model.rowCount(), 3);
}

void TestLedgerModel::showsOneAccountAsThatAccountSeesIt()
{
    test::Shop shop;
    test::SomeBooks books;
    const LedgerAccount webshop = bakeryAccount(u"webshop"_s);
    books.book(kSomeNow, LedgerCause::PaymentSucceeded, kPayment, webshop, euros(20));
    books.book(kSomeNow, LedgerCause::RefundReserved, kRefund, webshop, euros(5));
    shop.ledger.rows = books.entries;
    LedgerModel model(shop.gateways);
    model.show({});
    settle(shop);
    QCOMPARE(column(model, LedgerModel::AmountColumn),
             (QStringList{u"€\u00A05.00"_s, u"€\u00A020.00"_s}));
    QCOMPARE(column(model, LedgerModel::Way),
             (QStringList{u"Owed to the merchant → Refunds under way"_s,
                          u"Bank → Owed to the merchant"_s}));
    LedgerFilter filter;
    filter.account = webshop;
    model.show(filter);
    settle(shop);
    QCOMPARE(column(model, LedgerModel::AmountColumn),
             (QStringList{u"−€\u00A05.00"_s, u"+€\u00A020.00"_s}));
    const QString hash = QString::fromLatin1(books.entries.last().hash);
    QCOMPARE(column(model, LedgerModel::Hash).first(), QString(hash.left(10) + u'…'));
    QVERIFY(model.index(0, LedgerModel::Hash).data(Qt::ToolTipRole).toString().contains(hash));
}

void TestLedgerModel::listsTheAccountsOfTheMerchant()
{
    test::Shop shop;
    test::keepTheBakerysBooks(shop.payouts, shop.ledger, test::aDayAtTheBakery());
    LedgerAccount foreign = bakeryAccount(u"foreign"_s);
    foreign.merchant = MerchantId(u"another"_s);
    shop.ledger.accounts.append({foreign, euros(3)});
    LedgerPresenter presenter(shop.gateways);
    presenter.start();
    settle(shop);
    QVERIFY(column(presenter.accounts(), 0).contains(u"Owed to the merchant · foreign"_s));
    presenter.setMerchant(bakeryAccount({}).merchant);
    const QStringList names = column(presenter.accounts(), 0);
    QCOMPARE(names.first(), u"All accounts"_s);
    QVERIFY(names.contains(u"Bank"_s));
    QVERIFY(!names.contains(u"Owed to the merchant · foreign"_s));
    QVERIFY(!presenter.chosen());
    presenter.choose(int(names.indexOf(u"Owed to the merchant · tills"_s)));
    settle(shop);
    QCOMPARE(presenter.chosen()->account, bakeryAccount(u"tills"_s));
    QCOMPARE(presenter.chosen()->balance.cents(), 420 + 610 + 360);
    QCOMPARE(shop.ledger.filters.last().account, std::optional(bakeryAccount(u"tills"_s)));
    const qsizetype before = shop.ledger.calls.size();
    Q_EMIT shop.payouts.changed();
    QTRY_VERIFY(shop.ledger.calls.size() > before);
}

void TestLedgerModel::signsTheEntriesOfAPayment()
{
    test::SomeBooks books;
    const LedgerAccount webshop = bakeryAccount(u"webshop"_s);
    books.book(kSomeNow, LedgerCause::PaymentSucceeded, kPayment, webshop, euros(20));
    books.book(kSomeNow, LedgerCause::RefundReserved, kRefund, webshop, euros(5));
    books.book(kSomeNow, LedgerCause::RefundFailed, kRefund, webshop, euros(5));
    books.book(kSomeNow, LedgerCause::RefundDone, kRefund, webshop, euros(5));
    PaymentDetails details;
    details.ledger = books.entries;
    const QList<PaymentLedgerRow> rows = ledgerOf(details, kSomeNow);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0].what, u"Payment received"_s);
    QCOMPARE(rows[0].amount, u"+€\u00A020.00"_s);
    QCOMPARE(rows[1].amount, u"−€\u00A05.00"_s);
    QCOMPARE(rows[2].amount, u"+€\u00A05.00"_s);
    QCOMPARE(rows[3].amount, u"€\u00A05.00"_s); // the money had already left the merchant's account
    QCOMPARE(rows[3].way, u"Refunds under way → Bank"_s);
    QVERIFY(rows[0].hint.contains(QString::fromLatin1(books.entries[0].hash)));
}

void TestLedgerModel::explainsAPayoutByItsLines()
{
    test::Shop shop;
    const PayoutDetails details = test::somePayout(7, u"webshop"_s, kSomeNow, 412, 9);
    shop.payouts.lines.insert(details.payout.id.text(), test::linesOf(details.payout));
    LedgerExplanationModel model(shop.clock);
    const QAbstractItemModelTester tester(&model);
    model.show(explainPayout(shop.gateways, details.payout));
    settle(shop);
    QCOMPARE(model.rowCount(), 200);
    QVERIFY(!model.isComplete());
    QVERIFY(model.verdict().startsWith(u"200 rows so far, "_s));
    while (model.canFetchMore({})) {
        model.fetchMore({});
        settle(shop);
    }
    QCOMPARE(model.rowCount(), 421);
    QCOMPARE(model.left().cents(), 0);
    QVERIFY(!model.isOff());
    QCOMPARE(model.verdict(), u"421 rows, and nothing is left: the sum is explained."_s);
    QCOMPARE(model.at(0)->payment.text(), test::linesOf(details.payout)[0].paymentId.text());
    QCOMPARE(model.index(412, LedgerExplanationModel::AmountColumn).data().toString(),
             u"−€\u00A02.00"_s);
    QCOMPARE(model.index(420, LedgerExplanationModel::Left).data().toString(), u"€\u00A00.00"_s);
}

void TestLedgerModel::saysWhenLinesAreOff()
{
    test::Shop shop;
    const PayoutDetails details = test::somePayout(7, u"webshop"_s, kSomeNow, 3, 1);
    QList<PayoutItem> lines = test::linesOf(details.payout);
    lines[1].amount = Amount::fromCents(lines[1].amount.cents() - 250);
    shop.payouts.lines.insert(details.payout.id.text(), lines);
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainPayout(shop.gateways, details.payout), shop);
    QVERIFY(model.isOff());
    QCOMPARE(model.verdict(), u"These rows differ from the sum by +€\u00A02.50."_s);
}

void TestLedgerModel::explainsTheRunningPayoutFromTheLedger()
{
    test::Shop shop;
    test::keepTheBakerysBooks(shop.payouts, shop.ledger, test::aDayAtTheBakery());
    const auto &rows = shop.payouts.next.rows;
    const auto webshop = std::ranges::find(rows, u"webshop"_s, &RunningPayout::bulkId);
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainRunning(shop.gateways, *webshop), shop);
    QCOMPARE(model.total(), webshop->amount);
    QCOMPARE(model.rowCount(), 1 + 4 + 2); // reserve; payments; refunds that left the account
    QCOMPARE(model.left().cents(), 0);
    QVERIFY(model.at(0)->what.startsWith(u"Set aside for refunds"_s));
    QCOMPARE(model.at(0)->amount.cents(), 1200);
    int payments = 0;
    int refunds = 0;
    for (int row = 1; row < model.rowCount(); ++row) {
        payments += model.at(row)->refund.isEmpty() ? 1 : 0;
        refunds += model.at(row)->refund.isEmpty() ? 0 : 1;
    }
    QCOMPARE(payments, 4);
    QCOMPARE(refunds, 2);
    shop.payouts.next.rows[int(webshop - rows.begin())].amount = euros(1);
    model.reload(); // reads the sum again
    settle(shop);
    QCOMPARE(model.total(), euros(1));
    QVERIFY(model.isOff());
}

void TestLedgerModel::carriesOverWhatWasSetAsideBeforeThePayout_data()
{
    QTest::addColumn<LedgerCause>("cause");
    QTest::newRow("a payout that was made") << LedgerCause::PayoutMade;
    QTest::newRow("a payout that failed") << LedgerCause::PayoutFailed;
}

void TestLedgerModel::carriesOverWhatWasSetAsideBeforeThePayout()
{
    QFETCH(const LedgerCause, cause);
    test::Shop shop;
    test::SomeBooks books;
    const LedgerAccount account = bakeryAccount({});
    books.book(kSomeNow, LedgerCause::PaymentSucceeded, kPayment, account, euros(50));
    books.book(kSomeNow, LedgerCause::RefundReserved, kRefund, account, euros(5));
    const QString payout = u"019aa0b1c2d3000000000001"_s;
    books.book(kSomeNow, cause, payout, account, euros(50));
    books.book(kSomeNow, LedgerCause::RefundDone, kRefund, account, euros(5));
    for (int i = 0; i < 250; ++i)
        books.book(kSomeNow, LedgerCause::PaymentSucceeded, kPayment, account, euros(1));
    shop.ledger.rows = books.entries;
    shop.ledger.accounts = books.balances();
    const RunningPayout running{.merchantId = account.merchant,
                                .iban = account.iban,
                                .bulkId = {},
                                .payments = {250, euros(250)},
                                .refunds = {1, euros(5)},
                                .amount = euros(245),
                                .reserved = {}};
    shop.payouts.next.rows = {running};
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainRunning(shop.gateways, running), shop);
    QCOMPARE(model.rowCount(), 251);
    QCOMPARE(model.left().cents(), 0);
    QVERIFY(model.isComplete());
    QCOMPARE(model.at(250)->amount, euros(-5));
    QCOMPARE(model.at(250)->payout, PayoutId(payout));
}

void TestLedgerModel::explainsFeesThatOtherPayoutsBear_data()
{
    QTest::addColumn<qint64>("charged"); // of the account in the ledger
    QTest::addColumn<qint64>("withheld");
    QTest::addColumn<qint64>("carried");
    QTest::addColumn<QStringList>("rows");
    const QString own = u"Fees that this payout will be reduced by"_s;
    const QString others = u"Fees that other payouts will be reduced by"_s;
    QTest::newRow("none") << 0LL << 0LL << 0LL << QStringList();
    QTest::newRow("of its payments") << 0LL << 50LL << 0LL << QStringList{own + u" -50"_s};
    QTest::newRow("from another account") << 0LL << 50LL << 800LL << QStringList{own + u" -850"_s};
    QTest::newRow("to another account")
        << 800LL << 0LL << -800LL << QStringList{others + u" 800"_s};
    QTest::newRow("to another account, beside its own")
        << 800LL << 50LL << -700LL << QStringList{own + u" -50"_s, others + u" 700"_s};
}

void TestLedgerModel::explainsFeesThatOtherPayoutsBear()
{
    QFETCH(const qint64, charged);
    QFETCH(const qint64, withheld);
    QFETCH(const qint64, carried);
    test::Shop shop;
    test::SomeBooks books;
    const LedgerAccount account = bakeryAccount({});
    books.book(kSomeNow, LedgerCause::PaymentSucceeded, kPayment, account, euros(50));
    if (charged > 0)
        books.book(kSomeNow, LedgerCause::FeeCharged, kPayment, account,
                   Amount::fromCents(charged));
    shop.ledger.rows = books.entries;
    shop.ledger.accounts = books.balances();
    const qint64 fees = charged + withheld + carried;
    const RunningPayout running{.merchantId = account.merchant,
                                .iban = account.iban,
                                .bulkId = {},
                                .payments = {1, euros(50)},
                                .refunds = {},
                                .amount = Amount::fromCents(5'000 - fees),
                                .reserved = {},
                                .fees = Amount::fromCents(fees),
                                .carried = Amount::fromCents(carried)};
    shop.payouts.next.rows = {running};
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainRunning(shop.gateways, running), shop);
    QCOMPARE(model.left().cents(), 0);
    QStringList rows;
    for (int i = 0; i < model.rowCount() - int(books.entries.size()); ++i)
        rows << model.at(i)->what + u' ' + QString::number(model.at(i)->amount.cents());
    QTEST(rows, "rows");
}

void TestLedgerModel::explainsWhatTheRunPaysByAccount()
{
    test::Shop shop;
    test::keepTheBakerysBooks(shop.payouts, shop.ledger, test::aDayAtTheBakery());
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainNextRun(shop.gateways, {}, euros(1)), shop);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.left().cents(), 0);
    QCOMPARE(model.at(0)->what, u"tills"_s);
    QVERIFY(model.at(0)->name.startsWith(u"BE"_s));
    const ExplanationPtr inner = model.at(0)->inner;
    QVERIFY(inner);
    showAll(model, inner, shop);
    QCOMPARE(model.left().cents(), 0);
    QVERIFY(model.rowCount() > 2);
}

void TestLedgerModel::explainsWhatAnAccountHolds()
{
    test::Shop shop;
    bookPayments(shop.ledger, 450);
    LedgerFilter filter;
    filter.account = bakeryAccount(u"webshop"_s);
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainAccount(shop.gateways, u"Web shop"_s, euros(450), filter), shop);
    QCOMPARE(model.rowCount(), 450);
    QCOMPARE(model.left().cents(), 0);
    QCOMPARE(model.explanation()->title(), u"Web shop"_s);
}

void TestLedgerModel::explainsWhatWasGivenBack()
{
    test::Shop shop;
    test::SomeBooks books;
    const LedgerAccount account = bakeryAccount({});
    books.book(kSomeNow, LedgerCause::PaymentSucceeded, kPayment, account, euros(50));
    for (const auto cause : {LedgerCause::RefundReserved, LedgerCause::RefundDone,
                             LedgerCause::RefundReserved, LedgerCause::RefundFailed})
        books.book(kSomeNow, cause, kRefund, account, euros(5));
    PaymentDetails details;
    details.payment.reference = u"Order 10480"_s;
    details.payment.refunded = euros(5);
    details.ledger = books.entries;
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainRefunded(details), shop);
    QCOMPARE(model.explanation()->title(), u"Refunded amount of Order 10480"_s);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.verdict(), u"1 row, and nothing is left: the sum is explained."_s);
}

void TestLedgerModel::explainsPaymentsAndRefundsOfAList()
{
    test::Shop shop;
    shop.payments.payments = test::somePayments(230);
    qint64 cents = 0;
    for (const Payment &payment : std::as_const(shop.payments.payments))
        cents += payment.amount.cents();
    LedgerExplanationModel model(shop.clock);
    showAll(model, explainPayments(shop.gateways, u"Taken"_s, Amount::fromCents(cents), {}), shop);
    QCOMPARE(model.rowCount(), 230);
    QCOMPARE(model.left().cents(), 0);
    for (int i = 0; i < 230; ++i) {
        Refund refund;
        refund.seq = i + 1;
        refund.paymentId = PaymentId(kPayment);
        refund.amount = euros(1);
        shop.refunds.refunds.append(refund);
    }
    showAll(model, explainRefunds(shop.gateways, u"Refunded"_s, euros(230), {}), shop);
    QCOMPARE(model.rowCount(), 230);
    QCOMPARE(model.left().cents(), 0);
    QCOMPARE(model.at(229)->payment, PaymentId(kPayment));
}

void TestLedgerModel::asksAgainAfterAFailure()
{
    test::Shop shop;
    bookPayments(shop.ledger, 3);
    shop.ledger.error = Error{ErrorCode::Busy, {}};
    LedgerFilter filter;
    filter.account = bakeryAccount(u"webshop"_s);
    LedgerExplanationModel model(shop.clock);
    model.show(explainAccount(shop.gateways, {}, euros(3), filter));
    settle(shop);
    QCOMPARE(model.state(), LedgerExplanationModel::State::Failed);
    QVERIFY(model.verdict().isEmpty());
    shop.ledger.error.reset();
    model.reload();
    settle(shop);
    QVERIFY(model.isComplete());
    QCOMPARE(model.left().cents(), 0);
}

void TestLedgerModel::findsWhatAnEntryIsAbout()
{
    test::Shop shop;
    Refund refund;
    refund.seq = 1;
    refund.id = RefundId(kRefund);
    refund.paymentId = PaymentId(kPayment);
    shop.refunds.refunds = {refund};
    LedgerJump jump(shop.gateways);
    QSignalSpy payments(&jump, &LedgerJump::paymentFound);
    QSignalSpy payouts(&jump, &LedgerJump::payoutFound);
    LedgerEntry entry;
    entry.subject = kPayment;
    jump.toSubject(entry);
    QCOMPARE(payments.size(), 1);
    entry.cause = LedgerCause::RefundFailed;
    entry.subject = kRefund;
    jump.toSubject(entry);
    settle(shop);
    QCOMPARE(payments.size(), 2);
    QCOMPARE(payments.last().first().value<PaymentId>(), PaymentId(kPayment));
    entry.cause = LedgerCause::PaidOutAgain;
    jump.toSubject(entry);
    QCOMPARE(payouts.size(), 1);
}

TILLDESK_TEST(TestLedgerModel, QCoreApplication)
#include "tst_ledger_model.moc"
