#include "tests/support/some_callbacks.h"
#include "tests/support/test_program.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/models/callbacks/callbacks_presenter.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/models/refunds/refunds_presenter.h"
#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/new_payment/new_payment_dialog.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/settings/safekeeping_page.h"
#include "ui/widgets/today/hours_chart.h"
#include "ui/widgets/today/latest_payments.h"
#include "ui/widgets/today/today_view.h"

#include <QApplication>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::RefundsDesk;
using test::showsText;

namespace {

struct TodayDesk : RefundsDesk {
    TodayDesk() : RefundsDesk(Place::Today)
    {
        callbacks.callbacks = test::callbacksOf(payments.payments);
        find<TodayView>()->refresh();
        settle();
    }
    [[nodiscard]] QAbstractButton *tile(TodayPresenter::Leads leads) const
    {
        return find<QAbstractButton>(u"todayTile%1"_s.arg(int(leads)));
    }
    void click(const QString &name)
    {
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
        settle();
    }
};

} // namespace

class TestTodayView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void opensTheListThatATileSums();
    void isUsableByKey();
    void leadsToWhatNeedsAttention();
    void leadsFromAWarningToTheBackups();
    void opensOneOfTheLatestPayments();
    void describesTheChartInWords();
    void helpsWithTheFirstPayment();
    void saysThatFiguresAreMissingAndTriesAgain();
    void saysThatTheLatestPaymentsAreMissing();
    void staysOnScreenWhenTheProfileChanges();
};

void TestTodayView::opensTheListThatATileSums()
{
    TodayDesk desk;
    using Leads = TodayPresenter::Leads;
    QCOMPARE(desk.tile(Leads::Taken)->accessibleName(), u"Taken today: €\u00A0464.49"_s);
    desk.find<PaymentsView>()->presenter().setFind(u"nothing like it"_s);
    QTest::mouseClick(desk.tile(Leads::Taken), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payments);
    const PaymentFilter filter = desk.payments.filters.last();
    QCOMPARE(filter.statuses, QList{PaymentStatus::Succeeded});
    QVERIFY(filter.from && filter.find.isEmpty());
    // The list shows the same figures as the tile.
    QVERIFY(showsText(desk.window.get(), u"7 payments"_s));
    QVERIFY(showsText(desk.window.get(), u"€\u00A0464.49"_s));
    desk.window->goTo(Place::Today);
    QTest::mouseClick(desk.tile(Leads::Payments), Qt::LeftButton);
    desk.settle();
    QVERIFY(desk.payments.filters.last().statuses.isEmpty() && desk.payments.filters.last().from);
    desk.window->goTo(Place::Today);
    QTest::mouseClick(desk.tile(Leads::Refunds), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Refunds);
    QVERIFY(desk.shows(u"3 refunds"_s));
    QCOMPARE(desk.find<RefundsView>()->presenter().filters().query(), u"day:today"_s);
    desk.window->goTo(Place::Today);
    QTest::mouseClick(desk.tile(Leads::Payouts), Qt::LeftButton);
    QCOMPARE(desk.window->place(), Place::Payouts);
}

void TestTodayView::isUsableByKey()
{
    TodayDesk desk;
    desk.find<TodayView>()->setFocus();
    QVERIFY(desk.tile(TodayPresenter::Leads::Taken)->hasFocus());
    Desk::press(Qt::Key_Tab);
    Desk::press(Qt::Key_Tab);
    QVERIFY(desk.tile(TodayPresenter::Leads::Refunds)->hasFocus());
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.window->place(), Place::Refunds);
}

void TestTodayView::leadsToWhatNeedsAttention()
{
    TodayDesk desk;
    using Leads = TodayPresenter::Leads;
    QVERIFY(showsText(desk.window.get(), u"2 callbacks have failed in the last 24 hours"_s));
    QVERIFY(
        showsText(desk.window.get(), u"The payment Order 10472 waits for your acknowledgement"_s));
    desk.click(u"attention%1"_s.arg(int(Leads::Callbacks)));
    QCOMPARE(desk.window->place(), Place::Callbacks);
    QCOMPARE(desk.find<CallbacksView>()->presenter().filters().query(),
             u"day:yesterday.. status:failed"_s);
    desk.window->goTo(Place::Today);
    desk.click(u"attention%1"_s.arg(int(Leads::Acknowledgements)));
    QCOMPARE(desk.window->place(), Place::Payments);
    QCOMPARE(desk.paymentsTable()->model()->rowCount(), 1);
}

void TestTodayView::leadsFromAWarningToTheBackups()
{
    TodayDesk desk;
    desk.safekeeping.now.status.isOld = true;
    Q_EMIT desk.safekeeping.changed();
    const QString button = u"attention%1"_s.arg(int(TodayPresenter::Leads::Safekeeping));
    QTRY_VERIFY(desk.find<QAbstractButton>(button));
    desk.click(button);
    QCOMPARE(desk.window->place(), Place::Settings);
    QVERIFY(desk.find<SafekeepingPage>()->isVisible());
    QCOMPARE(desk.find<QLabel>(u"lastBackup"_s)->text(), u"Backup today at 12:00"_s);
}

void TestTodayView::opensOneOfTheLatestPayments()
{
    TodayDesk desk;
    auto *latest = desk.find<LatestPayments>();
    QTest::mouseClick(latest->viewport(), Qt::LeftButton, {},
                      latest->visualRect(latest->model()->index(2, 0)).center());
    desk.settle();
    auto *window = Desk::top<DetailsWindow>();
    QVERIFY(window);
    QTRY_VERIFY((desk.settle(), window->windowTitle().contains(u"Order 10480"_s)));
    window->close();
    desk.payments.add(test::somePayment(990, desk.clock.now()));
    desk.settleChange();
    QTRY_COMPARE((desk.settle(), latest->model()->rowCount()), 17);
}

void TestTodayView::describesTheChartInWords()
{
    TodayDesk desk;
    const auto *chart = desk.find<HoursChart>();
    QCOMPARE(chart->accessibleName(), u"Takings by hour"_s);
    QCOMPARE(chart->accessibleDescription(),
             u"13:00–14:00: €\u00A0308.30 · 4 payments; 14:00–15:00: €\u00A0156.19 · 3 payments"_s);
    QVERIFY(chart->slotOf(14).right() <= chart->width());
    QVERIFY(chart->slotOf(1).left() > chart->slotOf(0).left());
}

void TestTodayView::helpsWithTheFirstPayment()
{
    Desk desk(QList<Payment>{});
    desk.window->goTo(Place::Today);
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"No payments yet"_s));
    QVERIFY(!desk.find<LatestPayments>()->isVisible());
    using Does = TodayPresenter::Step::Does;
    const auto step = [&desk](Does does) {
        return desk.find<QPushButton>(u"step%1"_s.arg(int(does)));
    };
    QVERIFY(!step(Does::OpenSettings)); // the account exists already
    QVERIFY(step(Does::OpenEndpoint));  // no phone can open a loopback address
    QTest::mouseClick(step(Does::CreatePayment), Qt::LeftButton);
    QVERIFY(desk.find<NewPaymentDialog>());
    desk.endpoint.setState({true, u"http://127.0.0.1:8400"_s, {}, u"https://192.168.1.20:8443"_s});
    QTRY_VERIFY(!step(Does::OpenEndpoint));
    desk.endpoint.setState({false, {}, {}});
    QTRY_VERIFY(step(Does::OpenEndpoint));
    step(Does::OpenEndpoint)->click();
    QCOMPARE(desk.window->place(), Place::Settings);
}

void TestTodayView::saysThatFiguresAreMissingAndTriesAgain()
{
    TodayDesk desk;
    QVERIFY(!desk.find<QPushButton>(u"retryToday"_s)->isVisible());
    desk.payouts.error = Error{ErrorCode::Storage, u"raw"_s};
    QTest::keyClick(desk.window.get(), Qt::Key_F5);
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"Some figures may be missing or out of date."_s));
    QVERIFY(!showsText(desk.window.get(), u"raw"_s));
    desk.payouts.error.reset();
    desk.click(u"retryToday"_s);
    QVERIFY(!showsText(desk.window.get(), u"Some figures may be missing"_s));
    const auto *none = desk.find<MessagePage>(u"noLatestPayments"_s);
    QVERIFY(!none->isVisible());
}

void TestTodayView::saysThatTheLatestPaymentsAreMissing()
{
    TodayDesk desk;
    desk.payments.error = Error{ErrorCode::Storage, {}};
    desk.find<ui::TodayView>()->presenter().latest().reload();
    Q_EMIT desk.payments.changed({});
    desk.settle();
    QTRY_VERIFY((desk.settle(), desk.find<MessagePage>(u"noLatestPayments"_s)->isVisible()));
}

void TestTodayView::staysOnScreenWhenTheProfileChanges()
{
    TodayDesk desk;
    desk.find<QToolButton>(u"profile"_s)->menu()->actions().at(3)->trigger(); // the profile "Tills"
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Today);
    QCOMPARE(desk.tile(TodayPresenter::Leads::Payments)->accessibleName(), u"Payments: 4"_s);
}

TILLDESK_TEST(TestTodayView, QApplication)
#include "tst_today_view.moc"
