#include "tests/ui/screenshots/album.h"

#include "tests/support/some_payments.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/frame/keys_dialog.h"
#include "ui/widgets/help/help_window.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/period_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/new_payment/new_payment_dialog.h"
#include "ui/widgets/payments/cancel_dialog.h"
#include "ui/widgets/payments/payments_view.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

Album::Album(ui::Theme &theme, Order order)
    : m_theme(theme),
      m_order(std::move(order)),
      m_clock(kSomeNow),
      m_payments(m_clock),
      m_preferences(m_home.filePath(u"window.ini"_s)),
      m_window(m_gateways, theme, m_preferences),
      m_lock(m_window, m_gateways, theme, m_preferences)
{
    m_merchants.entries = sample(someProfiles());
    m_payments.payments = sample(aDayAtTheBakery());
    m_payments.profile = m_merchants.entries.first().profile;
    m_endpoint.setState({true, u"http://127.0.0.1:8400"_s, {}});
    usual();
    m_window.show();
    settle();
}

void Album::takeAll()
{
    takePayments();
    takeFind();
    takeCallbacks();
    takePayouts();
    takeBank();
    takeExports();
    takeReports();
    takeRefunds();
    takeToday();
    takeSheet();
    takeAcknowledge();
    takeDialogs();
    takeNewPayment();
    takeTill();
    takeStates();
    takePlaces();
    takeSettings();
    takeSafekeeping();
    takeStaff();
    takeSetup();
    takeHosted();
    takeRemote();
}

void Album::settle()
{
    for (int i = 0; i < 5; ++i) {
        QTest::qWait(30);
        m_payments.settle();
    }
}

void Album::choose(int row)
{
    auto *table = m_window.findChild<ui::PaymentsView *>()->findChild<ui::TableView *>();
    table->selectRow(row);
    settle();
}

void Album::save(QWidget &widget, const QString &name)
{
    settle();
    m_order.look(widget, name);
}

void Album::resize(QSize size)
{
    m_window.resize(m_order.size.isEmpty() ? size : m_order.size);
}

void Album::usual()
{
    resize({1360, 850});
}

void Album::takePayments()
{
    auto &presenter = m_window.findChild<ui::PaymentsView *>()->presenter();
    save(m_window, u"payments-none-chosen"_s);
    presenter.setFind(u"day:today"_s);
    settle();
    choose(2);
    save(m_window, u"payments"_s);
    m_window.findChild<QAbstractButton *>(u"jsonToggle"_s)->click();
    save(m_window, u"payments-json"_s);
    m_window.findChild<QAbstractButton *>(u"jsonToggle"_s)->click();
    choose(0);
    save(m_window, u"payments-pending"_s);
    m_payments.cancelError = Error{ErrorCode::PaymentNotPending, {}};
    m_window.findChild<QPushButton *>(u"cancelPayment"_s)->click();
    save(top<ui::CancelDialog>(), u"cancel"_s);
    top<ui::CancelDialog>().accept();
    save(m_window, u"payments-cancel-refused"_s);
    m_payments.cancelError.reset();
    takeFilters();
    ui::PeriodDialog period(m_theme, {}, QDate(2026, 11, 20), &m_window);
    period.show();
    save(period, u"period"_s);
    presenter.setFind(u"status:paid status:pending order"_s);
    settle();
    save(m_window, u"payments-filtered"_s);
    presenter.clearFilters();
    settle();
}

void Album::takeFilters()
{
    auto &presenter = m_window.findChild<ui::PaymentsView *>()->presenter();
    auto *edit = m_window.findChild<QLineEdit *>(u"filterText"_s);
    presenter.setFind(u"status:paid amount:>=20 day:today"_s);
    m_window.activateWindow(); // a dialog was open
    settle();
    edit->setFocus();
    presenter.filters().type(u"p"_s, 1);
    settle();
    save(m_window, u"payments-completion"_s);
    presenter.filters().type(u"stat:paid"_s, 9);
    std::ignore = presenter.filters().commit();
    settle();
    save(m_window, u"payments-filter-problem"_s);
    presenter.filters().clear();
    settle();
}

void Album::takeSheet()
{
    resize({1024, 680});
    auto *table = m_window.findChild<ui::PaymentsView *>()->findChild<ui::TableView *>();
    for (const int row : {2, 0}) {
        choose(row);
        QTest::keyClick(table, Qt::Key_Return);
        save(m_window, row == 0 ? u"payments-sheet-pending"_s : u"payments-sheet"_s);
    }
    QTest::keyClick(table, Qt::Key_Escape);
    usual();
}

void Album::takeDialogs()
{
    choose(4);
    auto *view = m_window.findChild<ui::PaymentsView *>();
    view->open(PaymentId(view->findChild<ui::TableView *>()->chosenId()));
    settle();
    save(top<ui::DetailsWindow>(), u"payment-window"_s);
    top<ui::DetailsWindow>().close();
    m_window.activateWindow();
    QTest::qWait(50);
    QTest::keyClick(&m_window, Qt::Key_F1);
    save(top<ui::KeysDialog>(), u"keys"_s);
    top<ui::KeysDialog>().findChild<QPushButton *>(u"rulesOfTheService"_s)->click();
    save(top<ui::HelpWindow>(), u"help"_s);
    QTest::keyClicks(top<ui::HelpWindow>().findChild<QLineEdit *>(), u"cancel"_s);
    save(top<ui::HelpWindow>(), u"help-found"_s);
    top<ui::HelpWindow>().close();
}

void Album::takeNewPayment()
{
    m_window.newPayment();
    auto &dialog = top<ui::NewPaymentDialog>();
    save(dialog, u"new-payment"_s);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"amount"_s), u"24,5x"_s);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"reference"_s), u"Order <1>"_s);
    QTest::keyClick(dialog.findChild<QLineEdit *>(u"amount"_s), Qt::Key_Return);
    save(dialog, u"new-payment-problems"_s);
    dialog.findChild<QLineEdit *>(u"reference"_s)->setText(u"Order 10483"_s);
    dialog.findChild<QLineEdit *>(u"description"_s)
        ->setText(u"2 sourdough, 1 tart, 12 croissants for Saturday"_s);
    dialog.findChild<QLineEdit *>(u"amount"_s)->clear();
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"amount"_s), u"24,50"_s);
    save(dialog, u"new-payment-filled"_s);
    QTest::keyClick(dialog.findChild<QLineEdit *>(u"amount"_s), Qt::Key_Return);
    settle();
    m_clock.advance(std::chrono::seconds(218));
    m_window.ticker().tick();
    save(dialog, u"qr-scan"_s);
    const PaymentId id = m_payments.payments.last().id;
    for (const auto &[status, name] :
         {std::pair(PaymentStatus::Identified, u"qr-scanned"_s),
          std::pair(PaymentStatus::Authorized, u"qr-authorized"_s),
          std::pair(PaymentStatus::Succeeded, u"qr-paid"_s),
          std::pair(PaymentStatus::AuthorizationFailed, u"qr-refused"_s)}) {
        m_payments.setStatus(id, status);
        settle();
        save(dialog, name);
    }
    dialog.close();
    m_payments.payments.removeLast();
    m_clock.set(kSomeNow);
}

void Album::takeStates()
{
    auto &presenter = m_window.findChild<ui::PaymentsView *>()->presenter();
    presenter.setFind(u"nothing like it"_s);
    settle();
    save(m_window, u"payments-nothing-found"_s);
    presenter.clearFilters();
    m_payments.error = Error{ErrorCode::Storage, {}};
    presenter.retry();
    settle();
    save(m_window, u"payments-failed"_s);
    m_payments.error.reset();
    const auto day = std::exchange(m_payments.payments, {});
    presenter.retry();
    settle();
    save(m_window, u"payments-empty"_s);
    m_payments.payments = day;
    presenter.retry();
    settle();
}

void Album::takePlaces()
{
    for (const ui::Place place : ui::kPlaces) {
        if (place == ui::Place::Payments)
            continue;
        m_window.goTo(place);
        save(m_window, u"place-%1"_s.arg(int(place)));
    }
    m_window.goTo(ui::Place::Payments);
    resize({960, 620});
    save(m_window, u"payments-small"_s);
    usual();
}

} // namespace tilldesk::test
