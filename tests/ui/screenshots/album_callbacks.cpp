#include "tests/support/some_callbacks.h"
#include "tests/support/some_payments.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/callbacks/callback_log.h"
#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/callbacks/test_callback_dialog.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/table_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void Album::takeCallbacks()
{
    m_callbacks.callbacks = callbacksOf(aDayAtTheBakery());
    m_callbacks.findings = goodFindings();
    m_window.goTo(ui::Place::Callbacks);
    auto *view = m_window.findChild<ui::CallbacksView *>();
    Q_EMIT m_callbacks.changed();
    QTest::qWait(300);
    save(m_window, u"callbacks-none-chosen"_s);
    auto *table = view->findChild<ui::CallbackLog *>()->findChild<ui::TableView *>();
    table->selectRow(4);
    table->setFocus();
    save(m_window, u"callbacks"_s);
    auto *bars = view->findChild<ui::BarChart *>(u"answerTimes"_s);
    m_window.activateWindow();
    settle();
    bars->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bars, Qt::Key_Right);
    QTest::keyClick(bars, Qt::Key_Right);
    save(m_window, u"callbacks-times"_s);
    view->findChild<QPushButton *>(u"foldFigures"_s)->click();
    save(m_window, u"callbacks-folded"_s);
    view->findChild<QPushButton *>(u"foldFigures"_s)->click();
    table->setFocus();
    m_callbacks.findings =
        findingsFailingAt(CallbackCheck::Signature, u"70 bytes that begin as DER does, not r||s"_s);
    m_simulation.setState({.isOn = true, .callbackFault = CallbackFault::DerSignature});
    QTest::keyClick(table, Qt::Key_Return);
    save(m_window, u"callbacks-sheet"_s);
    table->selectRow(12);
    save(m_window, u"callbacks-lost"_s);
    table->selectRow(5);
    save(m_window, u"callbacks-fault"_s);
    resize({1720, 900});
    save(m_window, u"callbacks-wide"_s);
    usual();
    view->findChild<QPushButton *>(u"inspectCallback"_s)->click();
    save(m_window, u"callbacks-inspector-fails"_s);
    m_simulation.setState({.isOn = true});
    m_callbacks.findings = goodFindings();
    view->findChild<QPushButton *>(u"check"_s)->click();
    settle();
    for (auto *fold : view->findChildren<QToolButton *>()) {
        if (fold->isVisible() && fold->isCheckable() && fold->accessibleName().contains(u"JSON"_s))
            fold->click();
    }
    save(m_window, u"callbacks-inspector"_s);
    view->goTo(ui::CallbacksView::Inbox);
    save(m_window, u"callbacks-inbox-off"_s);
    m_callbacks.address = u"http://127.0.0.1:8400/inbox"_s;
    m_callbacks.messages = {someMessage(3), someMessage(2, u"x5t#S256"_s), someMessage(1)};
    view->goTo(ui::CallbacksView::Inbox);
    save(m_window, u"callbacks-inbox"_s);
    view->goTo(ui::CallbacksView::Log);
    view->findChild<QPushButton *>(u"testCallback"_s)->click();
    save(*view->findChild<ui::TestCallbackDialog *>(), u"callbacks-test"_s);
    view->findChild<ui::TestCallbackDialog *>()->close();
    view->findChild<QPushButton *>(u"sendFailedAgain"_s)->click();
    save(*view->findChild<ui::QuestionDialog *>(), u"callbacks-send-failed"_s);
    view->findChild<ui::QuestionDialog *>()->close();
    view->presenter().setFind(u"day:week host:=shop.example:443 answer:100-200ms"_s);
    m_window.activateWindow();
    view->findChild<QLineEdit *>(u"filterText"_s)->setFocus();
    view->presenter().filters().type(u"status:"_s, 7);
    save(m_window, u"callbacks-filtered"_s);
    view->presenter().showRecent(CallbackState::Failed);
    resize({1100, 700});
    save(m_window, u"callbacks-narrow"_s);
    usual();
    m_callbacks.callbacks.clear();
    view->presenter().clearFilters();
    save(m_window, u"callbacks-empty"_s);
    m_callbacks.callbacks = callbacksOf(aDayAtTheBakery());
    m_window.goTo(ui::Place::Payments);
    choose(4);
    save(m_window, u"payments-callbacks"_s);
}

} // namespace tilldesk::test
