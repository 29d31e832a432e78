#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/payments/payments_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

/// A payments model over in-memory payments, checked by QAbstractItemModelTester.
struct Table {
    explicit Table(const QList<Payment> &payments)
    {
        gateway.payments = payments;
        model.setFilter({});
        gateway.settle();
    }

    void changeFilter(const PaymentFilter &filter)
    {
        model.setFilter(filter);
        gateway.settle();
    }
    void refresh()
    {
        model.refresh();
        gateway.settle();
    }
    [[nodiscard]] QString text(int row, int column = PaymentsModel::Reference) const
    {
        return model.index(row, column).data().toString();
    }
    [[nodiscard]] QStringList references() const
    {
        QStringList list;
        for (int row = 0; row < model.rowCount(); ++row)
            list.append(text(row));
        return list;
    }

    test::Shop shop;
    ManualClock &clock{shop.clock};
    test::FakePayments &gateway{shop.payments};
    PaymentsModel model{shop.gateways};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

} // namespace

class TestPaymentsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loadsOnlyWhatIsLookedAt();
    void showsAnEllipsisUntilARowIsThere();
    void saysThatItIsLoadingAndThatItFailed();
    void keepsTheRowsWhenARefreshFails();
    void insertsNewPaymentsAtTheTopWithoutAReset();
    void keepsAPersistentIndexOnItsPayment();
    void removesARowThatLeftTheFilter();
    void insertsARowThatCameIntoTheFilterInItsPlace();
    void followsTheListWhileItIsScrolledAway();
    void staysInPlaceWhenMoreCameThanIsInView();
    void dropsAnAnswerToAnOlderFilter();
    void copesWithAnswersInTheWrongOrder();
    void asksAgainWhenSomethingChangedDuringARefresh();
    void noticesFromAPageThatTheListMovedOn();
    void appendsNewPaymentsWhenTheOldestAreFirst();
    void forgetsRowsThatAreFarAway();
    void showsTheCellsOfAPayment();
    void showsAPaymentPastItsTimeAsExpired();
};

void TestPaymentsModel::loadsOnlyWhatIsLookedAt()
{
    test::Shop shop;
    test::FakePayments &gateway = shop.payments;
    gateway.payments = test::somePayments(5'000);
    PaymentsModel model(shop.gateways);
    model.setFilter({});
    gateway.settle();
    QCOMPARE(model.rowCount(), 5'000);
    QCOMPARE(gateway.calls, QStringList{u"page 0+100"_s});

    const QModelIndex far = model.index(3'456, PaymentsModel::Reference);
    QCOMPARE(far.data().toString(), u"…"_s);
    gateway.settle();

    QCOMPARE(gateway.calls, (QStringList{u"page 0+100"_s, u"page 3400+100"_s}));
    QCOMPARE(far.data().toString(), u"Order 11543"_s); // 5000 - 1 - 3456
}

void TestPaymentsModel::showsAnEllipsisUntilARowIsThere()
{
    Table table(test::somePayments(300));
    const QModelIndex far = table.model.index(250, PaymentsModel::AmountColumn);
    QSignalSpy changed(&table.model, &PaymentsModel::dataChanged);

    QCOMPARE(far.data().toString(), u"…"_s);
    QCOMPARE(far.data().toString(), u"…"_s); // a repeated read sends no second query
    table.gateway.settle();

    QCOMPARE(table.gateway.calls.count(u"page 200+100"_s), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(far.data().toString(), u"€\u00A010.49"_s);
}

void TestPaymentsModel::saysThatItIsLoadingAndThatItFailed()
{
    test::Shop shop;
    test::FakePayments &gateway = shop.payments;
    gateway.error = Error{ErrorCode::Storage, u"disk I/O error"_s};
    PaymentsModel model(shop.gateways);
    model.setFilter({});
    QCOMPARE(model.state(), PaymentsModel::State::Loading);
    gateway.settle();
    QCOMPARE(model.state(), PaymentsModel::State::Failed);
    QCOMPARE(model.error().code, ErrorCode::Storage);

    gateway.error.reset();
    gateway.payments = test::somePayments(2);
    model.reload();
    gateway.settle();

    QCOMPARE(model.state(), PaymentsModel::State::Ready);
    QCOMPARE(model.rowCount(), 2);
}

void TestPaymentsModel::keepsTheRowsWhenARefreshFails()
{
    Table table(test::somePayments(3));
    table.gateway.error = Error{ErrorCode::Busy, {}};
    table.refresh();
    QCOMPARE(table.model.state(), PaymentsModel::State::Stale);
    QCOMPARE(table.model.rowCount(), 3);

    table.gateway.error.reset();
    table.refresh();

    QCOMPARE(table.model.state(), PaymentsModel::State::Ready);
}

void TestPaymentsModel::insertsNewPaymentsAtTheTopWithoutAReset()
{
    Table table(test::somePayments(250));
    QSignalSpy reset(&table.model, &PaymentsModel::modelReset);
    QSignalSpy inserted(&table.model, &PaymentsModel::rowsInserted);

    table.gateway.payments.append(test::somePayment(250));
    table.gateway.payments.append(test::somePayment(251));
    table.refresh();

    QCOMPARE(reset.count(), 0);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted[0][1].toInt(), 0);
    QCOMPARE(inserted[0][2].toInt(), 1);
    QCOMPARE(table.model.rowCount(), 252);
    QCOMPARE(table.text(0), u"Order 10251"_s);
}

void TestPaymentsModel::keepsAPersistentIndexOnItsPayment()
{
    Table table(test::somePayments(50));
    const QPersistentModelIndex selected = table.model.index(7, PaymentsModel::Reference);
    const QString reference = selected.data().toString();

    table.gateway.payments.append(test::somePayment(50));
    table.gateway.payments.removeAt(45); // row 4 of the old list
    table.refresh();

    QVERIFY(selected.isValid());
    QCOMPARE(selected.row(), 7);
    QCOMPARE(selected.data().toString(), reference);
}

void TestPaymentsModel::removesARowThatLeftTheFilter()
{
    Table table(test::aDayAtTheBakery());
    PaymentFilter open;
    open.statuses = {PaymentStatus::Pending, PaymentStatus::Identified};
    table.changeFilter(open);
    QCOMPARE(table.references(), (QStringList{u"Order 10482"_s, u"Order 10481"_s}));
    QSignalSpy removed(&table.model, &PaymentsModel::rowsRemoved);

    table.gateway.setStatus(table.model.at(0)->id, PaymentStatus::Cancelled);
    table.refresh();

    QCOMPARE(removed.count(), 1);
    QCOMPARE(table.references(), QStringList{u"Order 10481"_s});
}

void TestPaymentsModel::insertsARowThatCameIntoTheFilterInItsPlace()
{
    Table table(test::aDayAtTheBakery());
    PaymentFilter paid;
    paid.statuses = {PaymentStatus::Succeeded};
    table.changeFilter(paid);
    const QString newest = table.text(0);
    const QPersistentModelIndex second = table.model.index(1, PaymentsModel::Reference);
    const QString reference = second.data().toString();
    QSignalSpy reset(&table.model, &PaymentsModel::modelReset);

    table.gateway.setStatus(table.gateway.payments.first().id, PaymentStatus::Succeeded);
    table.gateway.setStatus(table.gateway.payments.last().id, PaymentStatus::Succeeded);
    table.refresh();

    QCOMPARE(reset.count(), 0);
    QCOMPARE(table.text(0), u"Order 10482"_s);
    QCOMPARE(table.text(1), newest);
    QCOMPARE(second.data().toString(), reference);
    QCOMPARE(table.references().last(), u"Order 10467"_s);
}

void TestPaymentsModel::followsTheListWhileItIsScrolledAway()
{
    Table table(test::somePayments(2'000));
    table.model.setVisibleRows(1'000, 1'019);
    const QPersistentModelIndex seen = table.model.index(1'005, PaymentsModel::Reference);
    QCOMPARE(seen.data().toString(), u"…"_s);
    table.gateway.settle();
    const QString reference = seen.data().toString();

    for (int i = 0; i < 30; ++i)
        table.gateway.payments.append(test::somePayment(2'000 + i));
    table.refresh();

    QCOMPARE(seen.row(), 1'035);
    QCOMPARE(seen.data().toString(), reference);
}

void TestPaymentsModel::staysInPlaceWhenMoreCameThanIsInView()
{
    Table table(test::somePayments(2'000));
    table.model.setVisibleRows(1'000, 1'019);
    const QPersistentModelIndex seen = table.model.index(1'005, PaymentsModel::Reference);
    QCOMPARE(seen.data().toString(), u"…"_s);
    table.gateway.settle();
    const QString reference = seen.data().toString();
    QSignalSpy reset(&table.model, &PaymentsModel::modelReset);

    for (int i = 0; i < 900; ++i)
        table.gateway.payments.append(test::somePayment(2'000 + i));
    table.refresh();

    QCOMPARE(reset.count(), 0);
    QCOMPARE(seen.row(), 1'905);
    QCOMPARE(seen.data().toString(), u"…"_s);
    table.gateway.settle();
    QCOMPARE(seen.data().toString(), reference);
}

void TestPaymentsModel::dropsAnAnswerToAnOlderFilter()
{
    Table table(test::aDayAtTheBakery());
    PaymentFilter paid;
    paid.statuses = {PaymentStatus::Succeeded};
    table.model.setFilter(paid);
    PaymentFilter failed;
    failed.statuses = {PaymentStatus::Failed};
    table.model.setFilter(failed);

    table.gateway.flushLastFirst();

    QCOMPARE(table.references(), QStringList{u"Order 10468"_s});
}

void TestPaymentsModel::copesWithAnswersInTheWrongOrder()
{
    Table table(test::somePayments(1'000));
    const QString last = u"Order 10000"_s;
    QCOMPARE(table.text(999), u"…"_s);
    QCOMPARE(table.text(500), u"…"_s);
    QCoreApplication::processEvents();
    table.gateway.payments.append(test::somePayment(1'000));
    table.model.refresh();

    table.gateway.flushLastFirst();
    table.gateway.settle();

    QCOMPARE(table.model.rowCount(), 1'001);
    QCOMPARE(table.text(1'000), u"…"_s);
    table.gateway.settle();
    QCOMPARE(table.text(1'000), last);
}

void TestPaymentsModel::asksAgainWhenSomethingChangedDuringARefresh()
{
    Table table(test::somePayments(3));
    table.gateway.calls.clear();
    table.model.refresh();
    table.model.refresh();
    table.model.refresh();
    QCOMPARE(table.gateway.waiting(), 1);

    table.gateway.settle();

    QCOMPARE(table.gateway.calls.size(), 2); // one in flight, one for all later refreshes
}

void TestPaymentsModel::noticesFromAPageThatTheListMovedOn()
{
    Table table(test::somePayments(500));
    table.gateway.payments.append(test::somePayment(500));

    QCOMPARE(table.text(450), u"…"_s);
    table.gateway.settle();

    QCOMPARE(table.model.rowCount(), 501);
    QCOMPARE(table.text(0), u"Order 10500"_s);
}

void TestPaymentsModel::appendsNewPaymentsWhenTheOldestAreFirst()
{
    Table table(test::somePayments(20));
    PaymentFilter oldestFirst;
    oldestFirst.order.isAscending = true;
    table.changeFilter(oldestFirst);
    QSignalSpy inserted(&table.model, &PaymentsModel::rowsInserted);

    table.gateway.payments.append(test::somePayment(20));
    table.refresh();

    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted[0][1].toInt(), 20);
    QCOMPARE(table.text(20), u"Order 10020"_s);
}

void TestPaymentsModel::forgetsRowsThatAreFarAway()
{
    test::Shop shop;
    test::FakePayments &gateway = shop.payments;
    gateway.payments = test::somePayments(6'000);
    PaymentsModel model(shop.gateways);
    model.setFilter({});
    gateway.settle();

    for (int row = 0; row < 6'000; row += 100) {
        model.setVisibleRows(row, row + 20);
        (void)model.index(row, 0).data();
        gateway.settle();
    }

    QVERIFY(!model.at(0));
    QVERIFY(model.at(5'999));
    int kept = 0;
    for (int row = 0; row < 6'000; ++row)
        kept += model.at(row) ? 1 : 0;
    QVERIFY2(kept <= 3'000, qPrintable(QString::number(kept)));
}

void TestPaymentsModel::showsTheCellsOfAPayment()
{
    Table table(test::aDayAtTheBakery());

    QCOMPARE(table.text(0, PaymentsModel::Created), u"14:32:07"_s);
    QCOMPARE(table.text(0, PaymentsModel::Status), u"Pending"_s);
    QCOMPARE(table.text(0, PaymentsModel::DebtorName), u"Expires in 19:57"_s);
    QCOMPARE(table.text(0, PaymentsModel::AmountColumn), u"€\u00A024.50"_s);
    QCOMPARE(table.text(1, PaymentsModel::DebtorName), u"Lotte"_s);
    QCOMPARE(table.text(3, PaymentsModel::PointOfSale), u"TILL2"_s);
    const auto hint = [&table](int column) {
        return table.model.index(0, column).data(Qt::ToolTipRole).toString();
    };
    QCOMPARE(hint(PaymentsModel::Created), u"2026-11-20 13:32:07 UTC"_s);
    QCOMPARE(hint(PaymentsModel::Status), u"PENDING"_s);
}

void TestPaymentsModel::showsAPaymentPastItsTimeAsExpired()
{
    Table table(test::aDayAtTheBakery());
    table.clock.advance(std::chrono::minutes(21));
    QSignalSpy changed(&table.model, &PaymentsModel::dataChanged);

    table.model.tick();

    QCOMPARE(changed.count(), 1);
    QCOMPARE(table.text(0, PaymentsModel::Status), u"Expired"_s);
}

TILLDESK_TEST(TestPaymentsModel, QCoreApplication)
#include "tst_payments_model.moc"
