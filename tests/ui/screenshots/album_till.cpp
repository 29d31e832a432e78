#include "tests/support/some_payments.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/till/customer_display.h"
#include "ui/widgets/till/till_stage.h"
#include "ui/widgets/till/till_view.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void Album::takeTill()
{
    m_window.goTo(ui::Place::Till);
    m_window.findChild<QToolButton *>(u"profile"_s)->menu()->actions().at(3)->trigger();
    auto &till = m_window.findChild<ui::TillView *>()->presenter();
    save(m_window, u"till"_s);
    m_window.findChild<ui::TillView *>()->toggleCustomerDisplay();
    auto &display = *m_window.findChild<ui::TillView *>()->customerDisplay();
    save(display, u"customer-display-welcome"_s);
    till.enter();
    save(m_window, u"till-zero"_s);
    till.type(u"890");
    till.pressTile(0);
    settle();
    m_payments.setStatus(m_payments.payments.last().id, PaymentStatus::Identified);
    till.setDescription(u"2 sourdough, 1 tart, 12 croissants for Saturday"_s);
    till.type(u"2450");
    save(m_window, u"till-amount"_s);
    Q_EMIT m_window.findChild<ui::TillStage *>()->tilePressed(0);
    save(*m_window.findChild<ui::QuestionDialog *>(), u"till-replace"_s);
    m_window.findChild<ui::QuestionDialog *>()->close();
    till.setDescription({});
    till.enter();
    settle();
    m_clock.advance(std::chrono::seconds(18));
    m_window.ticker().tick();
    save(m_window, u"till-scan"_s);
    save(display, u"customer-display"_s);
    resize({1024, 768});
    save(m_window, u"till-scan-small"_s);
    usual();
    m_window.findChild<QPushButton *>(u"simulateCustomer"_s)->click();
    save(*QApplication::activePopupWidget(), u"menu-customer"_s);
    QApplication::activePopupWidget()->close();
    m_payments.cancelError = Error{ErrorCode::PaymentNotPending, {}};
    till.cancel();
    settle();
    m_payments.cancelError.reset();
    const PaymentId id = m_payments.payments.last().id;
    for (const auto &[status, name] : {std::pair(PaymentStatus::Identified, u"scanned"_s),
                                       std::pair(PaymentStatus::Authorized, u"authorized"_s),
                                       std::pair(PaymentStatus::AuthorizationFailed, u"refused"_s),
                                       std::pair(PaymentStatus::Succeeded, u"paid"_s)}) {
        m_payments.setStatus(id, status);
        settle();
        save(m_window, u"till-"_s + name);
        save(display, u"customer-display-"_s + name);
    }
    display.close();
    till.putAside();
    m_endpoint.setState({false, {}, u"address in use"_s});
    m_window.findChild<QToolButton *>(u"profile"_s)->menu()->actions().at(2)->trigger();
    save(m_window, u"till-no-points-of-sale"_s);
    m_window.findChild<QToolButton *>(u"profile"_s)->menu()->actions().last()->trigger();
    save(m_window, u"till-no-profile"_s);
    m_endpoint.setState({true, u"http://127.0.0.1:8400"_s, {}});
    m_window.findChild<QToolButton *>(u"profile"_s)->menu()->actions().first()->trigger();
    m_payments.payments = sample(aDayAtTheBakery());
    m_clock.set(kSomeNow);
    m_window.goTo(ui::Place::Payments);
    settle();
}

} // namespace tilldesk::test
