#include "tests/support/some_payouts.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/payouts/payout_lines.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/payouts/payout_waterfall.h"
#include "ui/models/payouts/payout_words.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
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
}

TILLDESK_TEST(TestPayoutFees, QCoreApplication)
#include "tst_payout_fees.moc"
