#include "tests/support/some_payouts.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_alerts.h"
#include "ui/models/payouts/payout_lines.h"
#include "ui/models/payouts/payout_next.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/payouts/payout_waterfall.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/payouts/payouts_presenter.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::kSomeNow;
using test::somePayout;
using test::somePayouts;

namespace {

void settle()
{
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
}

QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

MerchantId bakery()
{
    return test::someProfiles().first().merchant.id;
}

} // namespace

class TestPayoutsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsOnePayoutInItsCells();
    void asksOnlyForWhatIsLookedAt();
    void putsNewPayoutsAtTheTop();
    void learnsThatAFailedOneWasPaidAgain();
    void forgetsRowsOutOfSightThatMayHaveChanged();
    void keepsItsRowsWhenAskingAgainFails();
    void dropsAnswersToAnOlderList();
    void showsThisMonthOfTheMerchantAtFirst();
    void startsTheListAnewInANewMonth();
    void offersTheBulksOfTheMerchant();
    void asksForLinesByNeedAndOnlyOnce();
    void listsTheNewestLineFirst();
    void sumsTheLinesUpToThePayout();
    void saysWhenLinesCannotBeRead();
    void writesTheEquationFromTheLines();
    void saysByHowMuchAPayoutIsOff();
    void paysAFailedPayoutAgainOnce();
    void saysThatItFailedAgain();
    void countsProofsNoMoreThanNeeded();
    void sumsWhatTheNextRunPaysOut();
    void leavesOutWhatWaitsForMore();
    void saysWhenTheNextRunIs_data();
    void saysWhenTheNextRunIs();
    void tellsWhatARunMade();
    void countsFailedPayoutsForTheFrame();
};

void TestPayoutsModel::showsOnePayoutInItsCells()
{
    test::Shop shop;
    shop.payouts.payouts = {somePayout(7, u"webshop"_s, kSomeNow, 412, 9)};
    PayoutsModel model(shop.payouts);
    const QAbstractItemModelTester tester(&model);
    model.show({});
    settle();
    const Payout &payout = shop.payouts.payouts.first().payout;
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(cell(model, 0, PayoutsModel::Day), u"20 Nov 2026"_s);
    QCOMPARE(cell(model, 0, PayoutsModel::Id), payout.id.text());
    QCOMPARE(cell(model, 0, PayoutsModel::Bulk), u"webshop"_s);
    QCOMPARE(cell(model, 0, PayoutsModel::Account), u"BE68\u00A05390\u00A00754\u00A07034"_s);
    QCOMPARE(cell(model, 0, PayoutsModel::Payments), u"412"_s);
    QCOMPARE(cell(model, 0, PayoutsModel::Refunds), u"9"_s);
    QCOMPARE(cell(model, 0, PayoutsModel::PaidIn), money(payout.payments.sum));
    QCOMPARE(cell(model, 0, PayoutsModel::Refunded), money(payout.refunds.sum));
    QCOMPARE(cell(model, 0, PayoutsModel::PaidOut), money(payout.amount));
    QCOMPARE(cell(model, 0, PayoutsModel::Status), u"Succeeded"_s);
    QVERIFY(model.index(0, PayoutsModel::PaidOut).data(CellIsStrongRole).toBool());
    QVERIFY(model.index(0, PayoutsModel::Id).data(CellIsCodeRole).toBool());
    QCOMPARE(model.index(0, PayoutsModel::Status).data(CellToneRole).toInt(), int(Tone::Green));
}

void TestPayoutsModel::asksOnlyForWhatIsLookedAt()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(1000);
    PayoutsModel model(shop.payouts);
    model.show({});
    settle();
    QCOMPARE(model.rowCount(), 1000);
    QCOMPARE(shop.payouts.calls, QStringList{u"page 0+100"_s});
    QCOMPARE(cell(model, 750, PayoutsModel::Id), u"…"_s);
    QCOMPARE(cell(model, 760, PayoutsModel::Id), u"…"_s);
    settle();
    QCOMPARE(shop.payouts.calls, (QStringList{u"page 0+100"_s, u"page 700+100"_s}));
    QCOMPARE(cell(model, 750, PayoutsModel::Id), shop.payouts.payouts[249].payout.id.text());
}

void TestPayoutsModel::putsNewPayoutsAtTheTop()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(300);
    PayoutsModel model(shop.payouts);
    const QAbstractItemModelTester tester(&model);
    model.show({});
    settle();
    model.setVisibleRows(0, 10);
    const QPersistentModelIndex third = model.index(2, 0);
    shop.payouts.add(somePayout(301, u"webshop"_s, kSomeNow, 2, 0));
    model.refresh();
    settle();
    QCOMPARE(model.rowCount(), 301);
    QCOMPARE(third.row(), 3);
    QCOMPARE(model.at(0)->seq, 301);
    QCOMPARE(model.rowOfId(shop.payouts.payouts[297].payout.id.text()), 3);
}

void TestPayoutsModel::learnsThatAFailedOneWasPaidAgain()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(3);
    shop.payouts.payouts[1].payout.status = PayoutStatus::Failed;
    PayoutsModel model(shop.payouts);
    model.show({});
    settle();
    model.setVisibleRows(0, 10);
    QCOMPARE(cell(model, 1, PayoutsModel::Status), u"Failed"_s);
    QCOMPARE(model.index(1, PayoutsModel::Status).data(CellToneRole).toInt(), int(Tone::Red));
    (void)shop.payouts.payAgain(shop.payouts.payouts[1].payout.id);
    model.refresh();
    settle();
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 2, PayoutsModel::Status), u"Paid out again"_s);
    QVERIFY(model.index(2, PayoutsModel::Status)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(model.at(0)->id.text()));
}

void TestPayoutsModel::forgetsRowsOutOfSightThatMayHaveChanged()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(400);
    PayoutsModel model(shop.payouts);
    model.show({});
    settle();
    (void)cell(model, 350, PayoutsModel::Status);
    settle();
    model.setVisibleRows(0, 10);
    shop.payouts.payouts[49].payout.status = PayoutStatus::Failed; // row 350
    model.refresh();
    settle();
    QCOMPARE(cell(model, 350, PayoutsModel::Status), u"…"_s);
    settle();
    QCOMPARE(cell(model, 350, PayoutsModel::Status), u"Failed"_s);
}

void TestPayoutsModel::keepsItsRowsWhenAskingAgainFails()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(3);
    PayoutsModel model(shop.payouts);
    model.show({});
    settle();
    shop.payouts.error = Error{ErrorCode::Storage, {}};
    model.refresh();
    settle();
    QCOMPARE(model.state(), PayoutsModel::State::Stale);
    QCOMPARE(model.rowCount(), 3);
    model.show({});
    settle();
    QCOMPARE(model.state(), PayoutsModel::State::Failed);
    shop.payouts.error.reset();
    model.refresh();
    settle();
    QCOMPARE(model.state(), PayoutsModel::State::Ready);
    QCOMPARE(model.rowCount(), 3);
}

void TestPayoutsModel::dropsAnswersToAnOlderList()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(3);
    shop.payouts.payouts[1].payout.status = PayoutStatus::Failed;
    PayoutsModel model(shop.payouts);
    const QSignalSpy loaded(&model, &PayoutsModel::rowsLoaded);
    model.show({});
    PayoutFilter failed;
    failed.status = PayoutStatus::Failed;
    model.show(failed);
    settle();
    QCOMPARE(loaded.count(), 1);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.at(0)->status, PayoutStatus::Failed);
}

void TestPayoutsModel::showsThisMonthOfTheMerchantAtFirst()
{
    test::Shop shop;
    shop.payouts.payouts = {somePayout(1, {}, kSomeNow - 24h * 20, 1, 0),
                            somePayout(2, {}, kSomeNow - 24h * 2, 1, 0)};
    PayoutsPresenter presenter(shop.gateways);
    presenter.setMerchant(bakery());
    QVERIFY(shop.payouts.calls.isEmpty());
    presenter.start();
    settle();
    QCOMPARE(presenter.model().rowCount(), 1);
    const PayoutFilter &asked = shop.payouts.filters.last();
    QCOMPARE(asked.merchants, QList<MerchantId>{bakery()});
    QCOMPARE(toIsoUtc(*asked.from), QByteArray("2026-10-31T23:00:00.000Z"));
    QVERIFY(*asked.to > kSomeNow);
    presenter.setFind(u"day:last-month"_s);
    settle();
    QCOMPARE(toIsoUtc(*shop.payouts.filters.last().to), QByteArray("2026-10-31T23:00:00.000Z"));
    presenter.setMerchant(MerchantId(u"another"_s));
    presenter.clearFilters();
    settle();
    QCOMPARE(presenter.model().rowCount(), 0);
    QCOMPARE(presenter.emptyState().title, u"No payouts yet"_s);
    QCOMPARE(presenter.emptyState().action, u"New payment"_s);
    presenter.setFind(u"status:failed"_s);
    QCOMPARE(presenter.emptyState().title, u"No payout matches"_s);
}

void TestPayoutsModel::startsTheListAnewInANewMonth()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(3);
    PayoutsPresenter presenter(shop.gateways);
    presenter.start();
    settle();
    QCOMPARE(presenter.model().rowCount(), 3);
    shop.clock.advance(24h * 12);
    Q_EMIT shop.payouts.changed();
    QTRY_COMPARE(presenter.model().rowCount(), 0);
    QCOMPARE(toIsoUtc(*shop.payouts.filters.last().from), QByteArray("2026-11-30T23:00:00.000Z"));
}

void TestPayoutsModel::offersTheBulksOfTheMerchant()
{
    test::Shop shop;
    test::keepTheBakerysBooks(shop.payouts, shop.ledger, test::aDayAtTheBakery());
    LedgerAccount foreign = test::bakeryAccount(u"foreign"_s);
    foreign.merchant = MerchantId(u"another"_s);
    shop.ledger.accounts.append({foreign, {}});
    shop.ledger.accounts.append({test::bakeryAccount({}), {}});
    PayoutsPresenter presenter(shop.gateways);
    presenter.setMerchant(bakery());
    presenter.start();
    settle();
    QStringList bulks;
    for (const SuggestedValue &value : presenter.filters().values(FilterWord::Batch))
        bulks << value.value;
    QCOMPARE(bulks, (QStringList{u"none"_s, u"tills"_s, u"webshop"_s}));
    presenter.setFind(u"day:month batch:tills"_s);
    settle();
    QCOMPARE(presenter.model().rowCount(), 3);
    QCOMPARE(shop.payouts.filters.last().bulkPart, u"tills"_s);
    presenter.setMerchant(foreign.merchant); // has no bulk of that name
    QCOMPARE(presenter.filters().query(), u"day:month"_s);
    presenter.setFind(u"batch:none"_s);
    settle();
    QCOMPARE(shop.payouts.filters.last().bulkId, std::optional(QString()));
}

void TestPayoutsModel::asksForLinesByNeedAndOnlyOnce()
{
    test::Shop shop;
    const PayoutDetails details = somePayout(7, u"webshop"_s, kSomeNow, 412, 9);
    shop.payouts.lines.insert(details.payout.id.text(), test::linesOf(details.payout));
    PayoutLines lines(shop.gateways);
    const QAbstractItemModelTester tester(&lines);
    lines.show(details.payout, PayoutItemKind::Payment);
    settle();
    shop.payouts.calls.clear();
    lines.show(details.payout, PayoutItemKind::Refund);
    QCOMPARE(lines.rowCount(), 9);
    for (int row = 0; row < 9; ++row)
        (void)cell(lines, row, PayoutLines::AmountColumn);
    settle();
    QCOMPARE(shop.payouts.calls, QStringList{u"lines 2 0+100"_s});
    QCOMPARE(cell(lines, 8, PayoutLines::AmountColumn), money(Amount::fromCents(-200)));
    QCOMPARE(cell(lines, 0, PayoutLines::Reference), u"Order 9420"_s);
    lines.show(details.payout, PayoutItemKind::Payment);
    (void)cell(lines, 405, PayoutLines::When);
    settle();
    QVERIFY(shop.payouts.calls.contains(u"lines 1 400+100"_s));
    QCOMPARE(cell(lines, 405, PayoutLines::Reference), u"Order 9006"_s);
    QCOMPARE(cell(lines, 405, PayoutLines::Channel), u"Online"_s);
    QCOMPARE(lines.at(405)->kind, PayoutItemKind::Payment);
}

void TestPayoutsModel::listsTheNewestLineFirst()
{
    test::Shop shop;
    const PayoutDetails details = somePayout(7, u"webshop"_s, kSomeNow, 412, 9);
    shop.payouts.lines.insert(details.payout.id.text(), test::linesOf(details.payout));
    PayoutLines lines(shop.gateways);
    const QAbstractItemModelTester tester(&lines);
    lines.show(details.payout, {});
    QCOMPARE(lines.rowCount(), 421);
    for (const int row : {0, 420})
        (void)cell(lines, row, PayoutLines::When);
    settle();
    settle();
    QCOMPARE(lines.rowCount(), 421);
    QCOMPARE(cell(lines, 0, PayoutLines::What), u"Refund"_s);
    QCOMPARE(cell(lines, 8, PayoutLines::What), u"Refund"_s);
    QCOMPARE(cell(lines, 9, PayoutLines::What), u"Payment"_s);
    QVERIFY(lines.at(0)->at > lines.at(9)->at && lines.at(9)->at > lines.at(420)->at);
    QVERIFY(cell(lines, 8, PayoutLines::AmountColumn).startsWith(QChar(0x2212)));
}

void TestPayoutsModel::sumsTheLinesUpToThePayout()
{
    test::Shop shop;
    const PayoutDetails details = somePayout(7, u"webshop"_s, kSomeNow, 412, 9);
    const QList<PayoutItem> items = test::linesOf(details.payout);
    shop.payouts.lines.insert(details.payout.id.text(), items);
    PayoutLines lines(shop.gateways);
    lines.show(details.payout, {});
    for (const int row : {0, 300, 420})
        (void)cell(lines, row, PayoutLines::When);
    settle();
    settle();
    const Amount both = Amount::fromCents(items[0].amount.cents() + items[1].amount.cents());
    QCOMPARE(cell(lines, 420, PayoutLines::SumSoFar), money(items[0].amount));
    QCOMPARE(cell(lines, 419, PayoutLines::SumSoFar), money(both));
    QCOMPARE(cell(lines, 9, PayoutLines::SumSoFar), money(details.payout.payments.sum));
    QCOMPARE(cell(lines, 0, PayoutLines::SumSoFar), money(details.payout.amount));

    lines.show(details.payout, PayoutItemKind::Refund); // only what was paid back
    (void)cell(lines, 0, PayoutLines::When);
    settle();
    QCOMPARE(cell(lines, 0, PayoutLines::SumSoFar),
             money(Amount::fromCents(-details.payout.refunds.sum.cents())));
}

void TestPayoutsModel::saysWhenLinesCannotBeRead()
{
    test::Shop shop;
    const PayoutDetails details = somePayout(7, {}, kSomeNow, 2, 0);
    shop.payouts.lines.insert(details.payout.id.text(), test::linesOf(details.payout));
    shop.payouts.error = Error{ErrorCode::Busy, {}};
    PayoutLines lines(shop.gateways);
    lines.show(details.payout, PayoutItemKind::Payment);
    (void)cell(lines, 0, PayoutLines::When);
    settle();
    QVERIFY(lines.failure().startsWith(u"The service is busy"_s));
    shop.payouts.error.reset();
    lines.retry();
    (void)cell(lines, 0, PayoutLines::When);
    settle();
    QVERIFY(lines.failure().isEmpty());
    QCOMPARE(cell(lines, 0, PayoutLines::Reference), u"Order 9001"_s);
}

void TestPayoutsModel::writesTheEquationFromTheLines()
{
    PayoutDetails details = somePayout(7, {}, kSomeNow, 1, 1);
    // Differs from the lines: the lines win.
    details.payout.payments = {99, Amount::fromCents(99999)};
    const PayoutEquation equation = equationOf(details);
    QCOMPARE(equation.payments, u"1 payment"_s);
    QCOMPARE(equation.paidIn, u"€\u00A010.00"_s);
    QCOMPARE(equation.refunds, u"1 refund"_s);
    QCOMPARE(equation.refunded, u"€\u00A02.00"_s);
    QCOMPARE(equation.paidOut, u"€\u00A08.00"_s);
    QCOMPARE(equation.verdict, u"matches the ledger"_s);
    QVERIFY(equation.isProved);
}

void TestPayoutsModel::saysByHowMuchAPayoutIsOff()
{
    PayoutDetails details = somePayout(7, {}, kSomeNow, 3, 0);
    details.proof.isProved = false;
    details.proof.difference = Amount::fromCents(-250);
    QCOMPARE(equationOf(details).verdict, u"differs by −€\u00A02.50"_s);
    QVERIFY(!equationOf(details).isProved);
    details.proof.difference = {};
    QVERIFY(equationOf(details).verdict.startsWith(u"does not match"_s));
}

void TestPayoutsModel::paysAFailedPayoutAgainOnce()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(2);
    shop.payouts.payouts[0].payout.status = PayoutStatus::Failed;
    PayoutPresenter presenter(shop.gateways);
    presenter.show(shop.payouts.payouts[1].payout.id);
    settle();
    presenter.payAgain();
    QVERIFY(shop.payouts.calls.isEmpty()); // the payout has not failed
    presenter.show(shop.payouts.payouts[0].payout.id);
    settle();
    QVERIFY(presenter.isWaiting());
    QCOMPARE(
        presenter.payAgainQuestion(),
        u"€\u00A010.00 will be paid out to BE68\u00A05390\u00A00754\u00A07034 now, with the same "
        "payments and refunds as before."_s);
    presenter.payAgain();
    presenter.payAgain();
    settle();
    QCOMPARE(shop.payouts.calls.size(), 1);
    QTRY_VERIFY(!presenter.isWaiting());
    QCOMPARE(presenter.details().payout.paidBy, shop.payouts.payouts[2].payout.id);
    QVERIFY(presenter.message().isEmpty());
}

void TestPayoutsModel::saysThatItFailedAgain()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(1);
    shop.payouts.payouts[0].payout.status = PayoutStatus::Failed;
    shop.payouts.outcome = PayoutStatus::Failed;
    PayoutPresenter presenter(shop.gateways);
    presenter.show(shop.payouts.payouts[0].payout.id);
    settle();
    presenter.payAgain();
    settle();
    QVERIFY(presenter.message().startsWith(u"The payout failed again."_s));
    shop.payouts.error = Error{ErrorCode::PayoutNotFound, {}};
    presenter.show(PayoutId(u"000000000000000000000001"_s));
    settle();
    QCOMPARE(presenter.state(), PayoutPresenter::State::Failed);
    QCOMPARE(presenter.message(), u"There is no such payout."_s);
}

void TestPayoutsModel::countsProofsNoMoreThanNeeded()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(1);
    PayoutPresenter presenter(shop.gateways);
    presenter.show(shop.payouts.payouts[0].payout.id);
    settle();
    const QSignalSpy changes(&presenter, &PayoutPresenter::changed);
    shop.payouts.payouts << somePayouts(2).last();
    shop.payouts.payouts.last().payout.status = PayoutStatus::Failed;
    PayoutPresenter failed(shop.gateways); // reads again after the same delay
    failed.show(shop.payouts.payouts.last().payout.id);
    settle();
    const QSignalSpy failedChanges(&failed, &PayoutPresenter::changed);
    Q_EMIT shop.payouts.changed(); // sent after each payment
    QTRY_COMPARE(failedChanges.count(), 1);
    QCOMPARE(changes.count(), 0);
}

void TestPayoutsModel::sumsWhatTheNextRunPaysOut()
{
    test::Shop shop;
    test::keepTheBakerysBooks(shop.payouts, shop.ledger, test::aDayAtTheBakery());
    PayoutNext next(shop.gateways);
    QCOMPARE(next.totalWords(), u"…"_s);
    QVERIFY(!next.whyNotNow().isEmpty());
    next.start();
    settle();
    QCOMPARE(next.total().cents(), 13200 + 1999 + 21040 + 8820 - 500 + 420 + 610 + 360);
    QCOMPARE(next.whenWords(), u"tonight 00:00 · 2 payouts"_s);
    QCOMPARE(
        next.partsWords(),
        u"7 payments €\u00A0464.49 − 1 refund €\u00A05.00 · €\u00A012.00 set aside for refunds "
        "under way"_s);
    QVERIFY(next.whyNotNow().isEmpty());
    shop.payouts.next.rows.clear();
    Q_EMIT shop.refunds.changed();
    QTRY_COMPARE(next.whyNotNow(), u"There is nothing to pay out."_s);
    QCOMPARE(next.partsWords(), u"Nothing was paid or refunded since the last payout."_s);
    QCOMPARE(next.whenWords(), u"tonight 00:00"_s);
    next.setMerchant(bakery());
    QVERIFY(
        next.payNowQuestion().endsWith(u"The amounts due to other merchants are paid out too."_s));
}

void TestPayoutsModel::leavesOutWhatWaitsForMore()
{
    test::Shop shop;
    const auto running = [](const QString &iban, qint64 cents) {
        return RunningPayout{.merchantId = bakery(),
                             .iban = iban,
                             .bulkId = {},
                             .payments = {1, Amount::fromCents(cents)},
                             .refunds = {},
                             .amount = Amount::fromCents(cents),
                             .reserved = {}};
    };
    shop.payouts.next = {{running(u"BE68539007547034"_s, 700), running({}, 300),
                          running(u"BE71096123456769"_s, -100)},
                         kSomeNow + 1h};
    PayoutNext next(shop.gateways);
    next.start();
    settle();
    QCOMPARE(next.total().cents(), 700);
    QCOMPARE(next.whenWords(), u"today 15:32 · 2 waiting for more payments"_s);
}

void TestPayoutsModel::saysWhenTheNextRunIs_data()
{
    QTest::addColumn<int>("hours");
    QTest::addColumn<QString>("words");
    QTest::newRow("this afternoon") << 2 << u"today 16:32"_s;
    QTest::newRow("this evening") << 4 << u"tonight 18:32"_s;
    QTest::newRow("after midnight") << 15 << u"tonight 05:32"_s;
    QTest::newRow("tomorrow morning") << 16 << u"tomorrow 06:32"_s;
    QTest::newRow("tomorrow night") << 33 << u"tomorrow 23:32"_s;
    QTest::newRow("later") << 40 << u"22 Nov at 06:32"_s;
}

void TestPayoutsModel::saysWhenTheNextRunIs()
{
    QFETCH(const int, hours);
    QTEST(PayoutWords::when(kSomeNow + std::chrono::hours(hours), kSomeNow), "words");
}

void TestPayoutsModel::tellsWhatARunMade()
{
    test::Shop shop;
    test::keepTheBakerysBooks(shop.payouts, shop.ledger, test::aDayAtTheBakery());
    PayoutNext next(shop.gateways);
    next.start();
    settle();
    next.payNow();
    next.payNow(); // ignored while a request is in flight
    settle();
    QCOMPARE(shop.payouts.calls, QStringList{u"run"_s});
    QCOMPARE(next.message(), u"2 payouts were made."_s);
    QTRY_COMPARE(next.total().cents(), 0);
    test::Shop bad;
    test::keepTheBakerysBooks(bad.payouts, bad.ledger, test::aDayAtTheBakery());
    bad.payouts.outcome = PayoutStatus::Failed;
    PayoutNext failing(bad.gateways);
    failing.start();
    settle();
    failing.payNow();
    settle();
    QCOMPARE(failing.message(), u"2 payouts failed."_s);
}

void TestPayoutsModel::countsFailedPayoutsForTheFrame()
{
    test::Shop shop;
    shop.payouts.payouts = somePayouts(3);
    shop.payouts.payouts[0].payout.status = PayoutStatus::Failed;
    shop.payouts.payouts[1].payout.status = PayoutStatus::Failed;
    PayoutAlerts alerts(shop.gateways);
    alerts.start();
    settle();
    QCOMPARE(alerts.failed(), 2);
    (void)shop.payouts.payAgain(shop.payouts.payouts[0].payout.id);
    QTRY_COMPARE(alerts.failed(), 1);
    shop.payouts.error = Error{ErrorCode::Storage, {}};
    shop.payouts.calls.clear();
    Q_EMIT shop.payouts.changed();
    QTRY_COMPARE(shop.payouts.calls, QStringList{u"failed"_s});
    settle();
    QCOMPARE(alerts.failed(), 1); // a failed reload keeps the last count
}

TILLDESK_TEST(TestPayoutsModel, QCoreApplication)
#include "tst_payouts_model.moc"
