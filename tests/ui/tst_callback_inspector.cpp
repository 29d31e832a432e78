#include "tests/support/test_program.h"
#include "tests/ui/callbacks_fixture.h"
#include "ui/models/callbacks/callback_inspector.h"
#include "ui/widgets/callbacks/check_list.h"
#include "ui/widgets/callbacks/inbox_page.h"
#include "ui/widgets/callbacks/inspector_page.h"
#include "ui/widgets/lists/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::CallbacksDesk;
using test::Desk;
using test::findingsFailingAt;
using test::showsText;
using test::someMessage;

namespace {

struct InspectorDesk : CallbacksDesk {
    InspectorDesk() { goTo(u"Inspector"_s); }

    [[nodiscard]] InspectorPage *page() const { return find<InspectorPage>(); }
    [[nodiscard]] QPlainTextEdit *box(const QString &name) const
    {
        return page()->findChild<QPlainTextEdit *>(name);
    }
    void paste(const QString &name, const QString &text)
    {
        QApplication::clipboard()->setText(text);
        box(name)->setFocus();
        box(name)->paste();
    }
    [[nodiscard]] QString headline() const
    {
        auto *label = page()->findChild<QLabel *>(u"headline"_s);
        return label->isVisible() ? label->text() : QString();
    }
};

} // namespace

class TestCallbackInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void cleanup() { QApplication::clipboard()->clear(); }
    void checksWhatIsPasted();
    void showsAndCopiesWhatACheckLookedAt();
    void forgetsItsFindingsWhenTheFieldsChange();
    void tellsWhatStrictReceiversRefuse();
    void checksWithOtherKeys();
    void saysThatAKeySetCannotBeHad();
    void takesALoggedCallbackWithItsExactBytes();
    void listsWhatCameToTheInbox();
    void opensAMessageInTheInspectorAsItself();
    void clearsTheInbox();
    void switchesTheInboxOnAndOff();
    void saysWhyTheInboxCannotBeShown();
};

void TestCallbackInspector::checksWhatIsPasted()
{
    InspectorDesk desk;
    auto *check = desk.page()->findChild<QPushButton *>(u"check"_s);
    QVERIFY(!check->isEnabled());
    QCOMPARE(check->toolTip(), u"Paste the value of the header Signature first."_s);
    desk.callbacks.findings =
        findingsFailingAt(CallbackCheck::Thumbprint, u"another certificate"_s);
    desk.paste(u"signature"_s, u"Signature: abc..def\n"_s);
    desk.paste(u"body"_s, u"{\"a\": \"é\"}\n"_s);
    QTest::keyClicks(desk.page()->findChild<QLineEdit *>(u"address"_s), u" /notify "_s);
    QVERIFY(check->isEnabled());
    QTest::keyClick(desk.box(u"body"_s), Qt::Key_Return, Qt::ControlModifier);
    desk.settle();
    QCOMPARE(desk.callbacks.inspections.size(), 1);
    const CallbackInspection &asked = desk.callbacks.inspections.first();
    QCOMPARE(asked.signature, u"abc..def"_s);
    QCOMPARE(asked.body, QByteArray("{\"a\": \"\xC3\xA9\"}\n"));
    QCOMPARE(asked.address, u"/notify"_s);
    QCOMPARE(asked.keySet, QString());
    QCOMPARE(desk.headline(), u"First failure: x5t#S256 — another certificate"_s);
    QVERIFY(desk.shows(u"x5t#S256 · The thumbprint matches the certificate of the key"_s));
    QVERIFY(desk.shows(u"Failed"_s));
    desk.callbacks.findings = test::goodFindings();
    check->click();
    desk.settle();
    QCOMPARE(desk.headline(), u"All checks passed"_s);
    QCOMPARE(desk.page()
                 ->findChild<CheckList *>()
                 ->findChildren<QToolButton *>(QString(), Qt::FindChildrenRecursively)
                 .size(),
             32); // 16 checks: an unfold and a copy button each
}

void TestCallbackInspector::showsAndCopiesWhatACheckLookedAt()
{
    InspectorDesk desk;
    desk.paste(u"signature"_s, u"abc..def"_s);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    desk.settle();
    QToolButton *fold = nullptr;
    QToolButton *copy = nullptr;
    for (auto *button : desk.page()->findChildren<QToolButton *>()) {
        if (button->accessibleName().startsWith(u"What was checked: kid"_s))
            fold = button;
        if (button->accessibleName().startsWith(u"Copy: kid"_s))
            copy = button;
    }
    QVERIFY(fold && copy && !copy->isVisible());
    fold->setFocus();
    Desk::press(Qt::Key_Space);
    QVERIFY(copy->isVisible());
    copy->click();
    QCOMPARE(QApplication::clipboard()->text(), u"kid: cb-2026-01\nin the key set: cb-2026-01"_s);
}

void TestCallbackInspector::forgetsItsFindingsWhenTheFieldsChange()
{
    InspectorDesk desk;
    desk.paste(u"signature"_s, u"abc..def"_s);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    desk.settle();
    QCOMPARE(desk.headline(), u"All checks passed"_s);
    desk.box(u"body"_s)->setFocus();
    Desk::type(u"x"_s);
    QCOMPARE(desk.headline(), QString());
}

void TestCallbackInspector::tellsWhatStrictReceiversRefuse()
{
    InspectorDesk desk;
    desk.callbacks.findings = test::goodFindings();
    desk.callbacks.findings[int(CallbackCheck::Critical)].isStrictlyRefused = true;
    const auto *hint = desk.page()->findChild<QLabel *>(u"strictReceivers"_s);
    QVERIFY(!hint->isVisible());
    desk.paste(u"signature"_s, u"a..b"_s);
    auto *check = desk.page()->findChild<QPushButton *>(u"check"_s);
    check->click();
    desk.settle();
    QVERIFY(hint->isVisible());
    QVERIFY(hint->text().contains(u"five critical names"_s));
    QCOMPARE(desk.headline(), u"All checks passed"_s);

    desk.callbacks.findings[int(CallbackCheck::Issuer)].verdict = CallbackFinding::Verdict::Fails;
    desk.paste(u"body"_s, u"{}"_s);
    QVERIFY(!hint->isVisible());
    check->click();
    desk.settle();
    QVERIFY(!desk.headline().isEmpty());
    QVERIFY(!hint->isVisible());
}

void TestCallbackInspector::checksWithOtherKeys()
{
    InspectorDesk desk;
    desk.paste(u"signature"_s, u"abc..def"_s);
    auto *keys = desk.page()->findChild<QComboBox *>(u"keys"_s);
    auto *check = desk.page()->findChild<QPushButton *>(u"check"_s);
    auto *address = desk.page()->findChild<QLineEdit *>(u"keysAddress"_s);
    QVERIFY(!address->isVisible());
    keys->setCurrentIndex(1);
    QVERIFY(address->isVisible() && !check->isEnabled());
    QTest::keyClicks(address, u"https://keys.example/jwks.json"_s);
    check->click();
    desk.settle();
    QCOMPARE(desk.callbacks.inspections.last().keySet, u"https://keys.example/jwks.json"_s);
    keys->setCurrentIndex(2);
    QVERIFY(!address->isVisible());
    desk.paste(u"keySet"_s, u"{\"keys\": []}"_s);
    check->click();
    desk.settle();
    QCOMPARE(desk.callbacks.inspections.last().keySet, u"{\"keys\": []}"_s);
    keys->setCurrentIndex(0);
    check->click();
    desk.settle();
    QCOMPARE(desk.callbacks.inspections.last().keySet, QString());
}

void TestCallbackInspector::saysThatAKeySetCannotBeHad()
{
    InspectorDesk desk;
    desk.callbacks.inspectError =
        Error{ErrorCode::FieldInvalid, u"no answer in 5 s"_s, u"keySet"_s};
    desk.paste(u"signature"_s, u"abc..def"_s);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    desk.settle();
    QVERIFY(desk.shows(u"No key set could be fetched from that address: no answer in 5 s"_s));
    QCOMPARE(desk.headline(), QString());
}

void TestCallbackInspector::takesALoggedCallbackWithItsExactBytes()
{
    CallbacksDesk desk;
    const QByteArray exact("{\"a\":1}\r\n\xFF");
    desk.callbacks.callbacks[10].body = exact; // Order 10477
    desk.choose(u"Order 10477"_s);
    desk.callbacks.inspections.clear();
    desk.click(u"inspectCallback"_s);
    auto *page = desk.find<InspectorPage>();
    QVERIFY(page->isVisible());
    QCOMPARE(desk.callbacks.inspections.size(), 1);
    QCOMPARE(desk.callbacks.inspections.last().body, exact);
    QCOMPARE(desk.callbacks.inspections.last().address, u"https://shop.example/notify"_s);
    page->findChild<QPushButton *>(u"check"_s)->click(); // showing the body did not alter it
    desk.settle();
    QCOMPARE(desk.callbacks.inspections.last().body, exact);
}

void TestCallbackInspector::listsWhatCameToTheInbox()
{
    CallbacksDesk desk;
    desk.callbacks.address = u"http://127.0.0.1:8400/inbox"_s;
    desk.callbacks.messages = {someMessage(2, u"iat"_s), someMessage(1)};
    desk.callbacks.findings = test::goodFindings();
    desk.callbacks.findings[int(CallbackCheck::Path)].isStrictlyRefused = true;
    desk.goTo(u"Inbox"_s);
    auto *page = desk.find<InboxPage>();
    auto *table = page->findChild<TableView *>();
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(0, 2).data().toString(), u"Paid"_s);
    QCOMPARE(table->model()->index(0, 3).data().toString(), u"Failed: iat"_s);
    QCOMPARE(table->model()->index(1, 3).data().toString(), u"Passed"_s);
    const auto *address = page->findChild<QWidget *>(u"inboxAddress"_s);
    QVERIFY(address->isVisible());
    QCOMPARE(address->findChild<QPlainTextEdit *>()->toPlainText(), desk.callbacks.address);
    QCOMPARE(desk.callbacks.inspections.last().inboxMessageId, u"2"_s);
    table->setFocus();
    Desk::press(Qt::Key_Down);
    desk.settle();
    QCOMPARE(desk.callbacks.inspections.last().inboxMessageId, u"1"_s);
    QVERIFY(desk.shows(u"kid · The key is in the key set"_s));
    QVERIFY(page->findChild<QLabel *>(u"strictReceivers"_s)->isVisible());
    desk.callbacks.receive(someMessage(3));
    QTRY_COMPARE(table->model()->rowCount(), 3);
    QCOMPARE(table->chosenId(), u"1"_s); // a new message does not move the selection
}

void TestCallbackInspector::opensAMessageInTheInspectorAsItself()
{
    CallbacksDesk desk;
    desk.callbacks.address = u"http://127.0.0.1:8400/inbox"_s;
    desk.callbacks.messages = {someMessage(7)};
    desk.goTo(u"Inbox"_s);
    desk.click(u"inspectMessage"_s);
    QVERIFY(desk.find<InspectorPage>()->isVisible());
    QCOMPARE(desk.callbacks.inspections.last().inboxMessageId, u"7"_s);
    auto *body = desk.find<InspectorPage>()->findChild<QPlainTextEdit *>(u"body"_s);
    body->setFocus();
    Desk::type(u"x"_s);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    desk.settle();
    // The edited body is no longer that message.
    QCOMPARE(desk.callbacks.inspections.last().inboxMessageId, QString());
}

void TestCallbackInspector::clearsTheInbox()
{
    CallbacksDesk desk;
    desk.callbacks.address = u"http://127.0.0.1:8400/inbox"_s;
    desk.callbacks.messages = {someMessage(1)};
    desk.goTo(u"Inbox"_s);
    desk.click(u"clearInbox"_s);
    QVERIFY(desk.shows(u"No message received yet"_s));
    QVERIFY(desk.shows(u"No message chosen"_s));
    QVERIFY(!desk.find<QPushButton>(u"clearInbox"_s)->isEnabled());
}

void TestCallbackInspector::switchesTheInboxOnAndOff()
{
    CallbacksDesk desk;
    desk.goTo(u"Inbox"_s);
    QVERIFY(desk.shows(u"The inbox is off"_s));
    QVERIFY(!desk.find<QWidget>(u"inboxAddress"_s)->isVisible());
    QVERIFY(!desk.find<QPushButton>(u"switchInboxOff"_s)->isVisible());
    for (auto *button : desk.find<InboxPage>()->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Switch the inbox on"_s)
            button->click();
    }
    desk.settle();
    QVERIFY(desk.callbacks.calls.contains(u"inbox on"_s));
    QVERIFY(desk.shows(u"No message received yet"_s));
    QVERIFY(desk.find<QWidget>(u"inboxAddress"_s)->isVisible());
    desk.click(u"switchInboxOff"_s);
    desk.settle();
    QVERIFY(desk.callbacks.calls.contains(u"inbox off"_s));
    QVERIFY(desk.shows(u"The inbox is off"_s));
}

void TestCallbackInspector::saysWhyTheInboxCannotBeShown()
{
    CallbacksDesk desk;
    desk.callbacks.error = Error{ErrorCode::Storage, {}};
    desk.goTo(u"Inbox"_s);
    QVERIFY(desk.shows(u"The inbox cannot be shown"_s));
}

TILLDESK_TEST(TestCallbackInspector, QApplication)
#include "tst_callback_inspector.moc"
