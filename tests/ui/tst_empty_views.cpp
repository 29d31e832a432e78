#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/callbacks/callback_inbox.h"
#include "ui/models/callbacks/callbacks_presenter.h"
#include "ui/models/ledger/ledger_presenter.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/models/payouts/payouts_presenter.h"
#include "ui/widgets/common/message_page.h"

#include <QDialog>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

/// A window over a shop in which nothing has happened yet.
struct NewShopDesk : test::Desk {
    NewShopDesk() : Desk(QList<Payment>{})
    {
        payouts.payouts.clear();
        ledger.rows.clear();
        refunds.refunds.clear();
        callbacks.callbacks.clear();
        callbacks.messages.clear();
        callbacks.address = u"http://127.0.0.1:8400/inbox"_s;
        reports.closed.clear();
        window->run(Command::Refresh);
        settle();
    }
    /// Returns the button of the visible page in place of an empty list; null if it has none.
    [[nodiscard]] QPushButton *offer(const QString &words) const
    {
        for (const auto *page : window->findChildren<MessagePage *>()) {
            for (auto *button : page->findChildren<QPushButton *>()) {
                if (button->isVisible() && button->text() == words)
                    return button;
            }
        }
        return nullptr;
    }
};

} // namespace

class TestEmptyViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersWhatMakesSomethingAppear_data();
    void offersWhatMakesSomethingAppear();
    void leadsFromRefundsToThePayments();
    void offersNothingThatTheRoleDoesNotAllow();
};

void TestEmptyViews::offersWhatMakesSomethingAppear_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<std::optional<Command>>("command");
    QTest::addColumn<QString>("offer");
    const auto no = std::optional<Command>();
    QTest::newRow("payments") << Place::Payments << no << u"New payment"_s;
    QTest::newRow("payouts") << Place::Payouts << no << u"New payment"_s;
    QTest::newRow("ledger") << Place::Payouts << std::optional(Command::Ledger) << u"New payment"_s;
    QTest::newRow("callbacks") << Place::Callbacks << no << u"Send a test callback…"_s;
    QTest::newRow("inbox") << Place::Callbacks << std::optional(Command::CallbackInbox)
                           << u"Send a test callback…"_s;
    QTest::newRow("day closes") << Place::Reports << std::optional(Command::DayClose)
                                << u"Close the day (Z)…"_s;
}

void TestEmptyViews::offersWhatMakesSomethingAppear()
{
    QFETCH(const Place, place);
    QFETCH(const std::optional<Command>, command);
    QFETCH(const QString, offer);
    NewShopDesk desk;
    desk.window->goTo(place);
    if (command)
        desk.window->run(*command);
    desk.settle();
    QPushButton *button = nullptr;
    // Payouts and callbacks begin with a period.
    QTRY_VERIFY((button = desk.offer(u"Clear filters"_s)) || (button = desk.offer(offer)));
    if (button->text() != offer)
        button->click();
    QTRY_VERIFY((button = desk.offer(offer)) != nullptr);
    QVERIFY(!test::Desk::top<QDialog>());
    button->click();
    QTRY_VERIFY(test::Desk::top<QDialog>() != nullptr);
}

void TestEmptyViews::leadsFromRefundsToThePayments()
{
    NewShopDesk desk;
    desk.window->goTo(Place::Refunds);
    desk.settle();
    QTRY_VERIFY(desk.offer(u"Go to payments"_s) != nullptr);
    desk.offer(u"Go to payments"_s)->click();
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestEmptyViews::offersNothingThatTheRoleDoesNotAllow()
{
    test::Shop shop;
    PaymentsPresenter payments(shop.gateways);
    PayoutsPresenter payouts(shop.gateways);
    LedgerPresenter ledger(shop.gateways);
    CallbacksPresenter callbacks(shop.gateways);
    CallbackInbox inbox(shop.gateways);
    const QList<ListPresenter *> all{&payments, &payouts, &ledger, &callbacks, &inbox};
    for (ListPresenter *list : all) {
        list->clearFilters();
        QVERIFY2(!list->emptyState().action.isEmpty(), qPrintable(list->emptyState().title));
    }
    StaffMember tom;
    tom.role = StaffRole::Bookkeeper;
    shop.staff.now = {.isOn = true, .isLocked = false, .member = tom};
    for (const ListPresenter *list : all)
        QVERIFY2(list->emptyState().action.isEmpty(), qPrintable(list->emptyState().title));
}

TILLDESK_TEST(TestEmptyViews, QApplication)
#include "tst_empty_views.moc"
