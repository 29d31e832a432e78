#include "tests/support/some_payouts.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/payouts/payout_lines.h"
#include "ui/models/payouts/payout_next.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/payouts/payout_waterfall.h"
#include "ui/models/payouts/payout_words.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::kSomeNow;
using test::somePayout;

namespace {

void settle()
{
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
}

RunningPayout runningOf(qint64 payments, qint64 cents)
{
    return {.merchantId = test::someProfiles().first().merchant.id,
            .iban = u"BE68539007547034"_s,
            .bulkId = {},
            .payments = {payments, Amount::fromCents(cents)},
            .refunds = {},
            .amount = Amount::fromCents(cents),
            .reserved = {}};
}

QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

/// What a payout shows of its fees.
class TestPayoutFees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsTheFeesOfAPayout();
    void listsChargesAboveTheLines();
    void leavesOutFeesThatArePaidBackWithoutPayments();
    void leavesOutWhatIsSetAsideForRefunds();
};

void TestPayoutFees::showsTheFeesOfAPayout()
{
    test::Shop shop;
    PayoutDetails details = somePayout(7, {}, kSomeNow, 2, 1);
    details.payout.fees = details.proof.fees = Amount::fromCents(50);
    details.payout.amount = Amount::fromCents(details.payout.amount.cents() - 50);
    QCOMPARE(equationOf(details).fees, u"€\u00A00.50"_s);
    QVERIFY(PayoutWords::sumTitle(details.proof, {}).endsWith(u"less €\u00A00.50 fees"_s));
    shop.payouts.lines[details.payout.id.text()] = test::linesOf(details.payout);
    PayoutWaterfall waterfall(shop.gateways);
    waterfall.show(details);
    settle();
    const QList<ChartBar> &bars = waterfall.data().bars;
    const auto fees = std::ranges::find(bars, u"Fees"_s, &ChartBar::tick);
    QVERIFY(fees != bars.end() && fees->from - fees->to == 50);
    QCOMPARE(bars.last().to, details.payout.amount.cents());
}

void TestPayoutFees::listsChargesAboveTheLines()
{
    test::Shop shop;
    PayoutDetails details = somePayout(7, {}, kSomeNow, 2, 1);
    QList<PayoutItem> all = test::linesOf(details.payout);
    test::chargeFees(details, all);
    shop.payouts.lines[details.payout.id.text()] = all;
    PayoutLines lines(shop.gateways);
    lines.show(details.payout, {});
    QCOMPARE(lines.rowCount(), 4);
    (void)cell(lines, 0, PayoutLines::What);
    settle();
    QCOMPARE(cell(lines, 0, PayoutLines::What), u"Fees"_s);
    QCOMPARE(cell(lines, 0, PayoutLines::Description), u"Up to the minimum of October 2026"_s);
    QCOMPARE(cell(lines, 0, PayoutLines::AmountColumn), money(Amount::fromCents(-1'240)));
    QCOMPARE(cell(lines, 0, PayoutLines::Channel), QString());
    QCOMPARE(cell(lines, 0, PayoutLines::SumSoFar), money(details.payout.amount));
    lines.show(details.payout, PayoutItemKind::Payment);
    QCOMPARE(lines.rowCount(), 2);
    lines.show(details.payout, PayoutItemKind::Charge);
    QCOMPARE(lines.rowCount(), 1);
    PayoutWaterfall waterfall(shop.gateways);
    waterfall.show(details);
    settle();
    QVERIFY(waterfall.barOf(PayoutItemKind::Charge) > 0);
}

/// The run pays out payments alone: fees paid back wait for them.
void TestPayoutFees::leavesOutFeesThatArePaidBackWithoutPayments()
{
    test::Shop shop;
    RunningPayout paidBack = runningOf(0, 0);
    paidBack.fees = Amount::fromCents(-65);
    paidBack.amount = Amount::fromCents(65);
    shop.payouts.next = {{paidBack}, kSomeNow + 1h};
    PayoutNext next(shop.gateways);
    next.start();
    settle();
    QCOMPARE(next.total(), Amount());
    QCOMPARE(next.whenWords(), u"today 15:32 · 1 waiting for more payments"_s);
    QCOMPARE(next.whyNotNow(), u"There is nothing to pay out."_s);
    shop.payouts.next.rows << runningOf(2, 700);
    next.refresh();
    settle();
    QCOMPARE(next.total().cents(), 700);
    QVERIFY(next.whyNotNow().isEmpty());
}

void TestPayoutFees::leavesOutWhatIsSetAsideForRefunds()
{
    test::Shop shop;
    RunningPayout reserved = runningOf(1, 700);
    reserved.reserved = Amount::fromCents(700);
    shop.payouts.next = {{reserved}, kSomeNow + 1h};
    PayoutNext next(shop.gateways);
    next.start();
    settle();
    QCOMPARE(next.total(), Amount());
}

TILLDESK_TEST(TestPayoutFees, QCoreApplication)
#include "tst_payout_fees.moc"
