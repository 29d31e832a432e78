#include "tests/support/fake_setup.h"
#include "tests/support/test_program.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/setup/restore_dialog.h"
#include "ui/widgets/setup/setup_preview.h"
#include "ui/widgets/setup/setup_window.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

/// The window of the first run, visible and active.
struct Setup {
    Setup() { show(); }
    explicit Setup(const NewShop &kept)
    {
        setup.kept = kept;
        show();
    }

    void show()
    {
        setup.kept.language = setup.kept.language.isEmpty() ? u"en"_s : setup.kept.language;
        window = std::make_unique<ui::SetupWindow>(setup, theme, *qApp);
        window->show();
        activate();
    }
    /// Gives the window the focus, as the window manager does when a dialog closes.
    void activate() const
    {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    [[nodiscard]] QLineEdit *field(const QString &name) const
    {
        return window->findChild<QLineEdit *>(name);
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return window->findChild<QPushButton *>(name);
    }
    [[nodiscard]] QString label(const QString &name) const
    {
        const auto *found = window->findChild<QLabel *>(name);
        return found && found->isVisible() ? found->text() : QString();
    }
    /// Types into the focused widget, as a person does.
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    /// Goes on to a page with answers that are right.
    void goTo(ui::SetupPresenter::Page page)
    {
        ui::SetupPresenter &presenter = window->presenter();
        presenter.setName(u"Bakkerij Janssens"_s);
        presenter.setIban(u"BE68539007547034"_s);
        while (presenter.page() != page)
            presenter.next();
    }

    FakeSetup setup;
    ui::Theme theme{*qApp, ui::ThemeChoice::Light};
    std::unique_ptr<ui::SetupWindow> window;
};

} // namespace

class SetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAShopWithTwelveEntriesOfTheKeyboardAtMost();
    void checksTheIbanWhileItIsTyped_data();
    void checksTheIbanWhileItIsTyped();
    void saysWhyThePageCannotBeLeft();
    void comparesThePins();
    void mayBeOpenedWithoutAPin();
    void countsTheShopsNameAgainstTheLengthThatTheBankPrints();
    void followsTheAnswersInThePreview();
    void changesAllTextsWithTheLanguage();
    void keepsTheAnswersWhenItIsLeftAndBeginsWithThem();
    void staysAfterAFailureAndRetries();
    void readsOnlyOneRequestAtATime();
    void goesBackByAltLeft();
    void opensTheDemoShopByOneButton();
    void showsWhatIsInABackupBeforeItRestoresIt();
    void offersNoRestoreIntoAFolderWithADatabase();
    void leavesThePreviewOutOfANarrowWindow();
};

/// An entry is a text or a key. The payment in the till is one more.
void SetupTest::opensAShopWithTwelveEntriesOfTheKeyboardAtMost()
{
    Setup first;
    int entries = 0;
    const auto type = [&entries](const QString &text) {
        ++entries;
        Setup::type(text);
    };
    const auto press = [&entries](Qt::Key key) {
        ++entries;
        Setup::press(key);
    };
    QSignalSpy finished(first.window.get(), &ui::SetupWindow::finished);
    type(u"Bakkerij Janssens"_s);
    press(Qt::Key_Return);
    type(u"be68 5390 0754 7034"_s);
    press(Qt::Key_Return);
    press(Qt::Key_Return); // the till is called Till 1
    type(u"Sofie Janssens"_s);
    press(Qt::Key_Tab);
    type(u"4071"_s);
    press(Qt::Key_Tab);
    type(u"4071"_s);
    QVERIFY(first.setup.opened.isEmpty()); // nothing is stored before the last key
    press(Qt::Key_Return);
    QTRY_COMPARE(finished.count(), 1);
    const int pay = 1;
    QVERIFY2(entries + pay <= 12, qPrintable(QString::number(entries + pay)));
    QCOMPARE(first.setup.opened,
             QList{(NewShop{.language = u"en"_s,
                            .name = u"Bakkerij Janssens"_s,
                            .iban = u"BE68539007547034"_s,
                            .accountName = u"Bakkerij Janssens"_s,
                            .till = u"Till 1"_s,
                            .hasSticker = true,
                            .owner = u"Sofie Janssens"_s,
                            .pin = u"4071"_s})});
    QCOMPARE(first.window->presenter().opened().firstPayment, PaymentId(u"p1"_s));
}

void SetupTest::checksTheIbanWhileItIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("hint");
    QTest::newRow("unfinished") << u"BE68 5390"_s << u"BE68 5390"_s << QString();
    QTest::newRow("right") << u"be68539007547034"_s << u"BE68 5390 0754 7034"_s
                           << u"✓ A Belgian account number, and its check digits are right."_s;
    QTest::newRow("foreign") << u"NL91ABNA0417164300"_s << u"NL91 ABNA 0417 1643 00"_s
                             << u"✓ An account in the Netherlands, check digits are right."_s;
    QTest::newRow("wrong") << u"BE68539007547035"_s << u"BE68 5390 0754 7035"_s
                           << u"These check digits do not fit. Compare it with your bank card."_s;
    QTest::newRow("too long") << u"BE685390075470341"_s << u"BE68 5390 0754 7034 1"_s
                              << u"This account number is too long for its country."_s;
    QTest::newRow("outside SEPA") << u"BR150000000000001"_s << u"BR15 0000 0000 0000 1"_s
                                  << u"This country's accounts cannot be paid out to."_s;
}

void SetupTest::checksTheIbanWhileItIsTyped()
{
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    QFETCH(QString, hint);
    Setup first;
    first.goTo(ui::SetupPresenter::Page::Account);
    first.field(u"iban"_s)->clear();
    Setup::type(typed);
    QCOMPARE(first.field(u"iban"_s)->text(), shown);
    QCOMPARE(first.label(u"ibanHint"_s), hint);
    QCOMPARE(first.button(u"setupNext"_s)->isEnabled(), hint.startsWith(u'✓'));
}

void SetupTest::saysWhyThePageCannotBeLeft()
{
    Setup first;
    QVERIFY(!first.button(u"setupNext"_s)->isEnabled());
    QCOMPARE(first.button(u"setupNext"_s)->toolTip(), u"Type the name of your shop."_s);
    Setup::press(Qt::Key_Return);
    QCOMPARE(first.label(u"setupPosition"_s), u"1 of 4"_s);
    Setup::type(u"Bakkerij"_s);
    Setup::press(Qt::Key_Return);
    QCOMPARE(first.label(u"setupPosition"_s), u"2 of 4"_s);
    QCOMPARE(first.button(u"setupNext"_s)->toolTip(), u"Type the whole account number (IBAN)."_s);
}

void SetupTest::comparesThePins()
{
    Setup first;
    first.goTo(ui::SetupPresenter::Page::Owner);
    ui::SetupPresenter &presenter = first.window->presenter();
    presenter.setOwner(u"Sofie"_s);
    presenter.setPin(u"1234"_s);
    QCOMPARE(first.label(u"pinHint"_s), u"Too easy: 1234, 0000, 1111 are tried first."_s);
    presenter.setPin(u"4071"_s);
    presenter.setPinAgain(u"40"_s);
    QCOMPARE(first.label(u"pinHint"_s), QString());
    presenter.setPinAgain(u"4072"_s);
    QCOMPARE(first.label(u"pinHint"_s), u"The two PINs differ."_s);
    QVERIFY(!first.button(u"setupNext"_s)->isEnabled());
    presenter.setPinAgain(u"4071"_s);
    QCOMPARE(first.label(u"pinHint"_s), u"✓ Both are the same."_s);
    QVERIFY(first.button(u"setupNext"_s)->isEnabled());
    QCOMPARE(first.field(u"pin"_s)->echoMode(), QLineEdit::Password);
}

void SetupTest::mayBeOpenedWithoutAPin()
{
    Setup first;
    first.goTo(ui::SetupPresenter::Page::Owner);
    QVERIFY(!first.button(u"skipPin"_s)->isEnabled());
    Setup::type(u"Sofie"_s);
    first.window->presenter().setPin(u"40"_s); // half typed: skipped all the same
    first.button(u"skipPin"_s)->click();
    QCOMPARE(first.setup.opened.size(), 1);
    QCOMPARE(first.setup.opened.first().pin, QString());
    QCOMPARE(first.setup.opened.first().owner, u"Sofie"_s);
}

void SetupTest::countsTheShopsNameAgainstTheLengthThatTheBankPrints()
{
    Setup first;
    Setup::type(u"Bakkerij Janssens"_s);
    QCOMPARE(first.label(u"shopNameCount"_s), u"17 of 23"_s);
    Setup::type(u" en dochters"_s);
    QCOMPARE(first.field(u"shopName"_s)->text(), u"Bakkerij Janssens en do"_s);
    QCOMPARE(first.label(u"shopNameHint"_s), u"The bank cuts it here."_s);
}

void SetupTest::followsTheAnswersInThePreview()
{
    Setup first;
    Setup::type(u"Bakkerij Jans"_s);
    QCOMPARE(first.label(u"previewName"_s), u"Bakkerij Jans"_s);
    first.goTo(ui::SetupPresenter::Page::Account);
    QCOMPARE(first.label(u"previewLine"_s), u"Payout, Bakkerij Janssens"_s);
    first.goTo(ui::SetupPresenter::Page::Till);
    first.field(u"tillName"_s)->clear();
    Setup::type(u"Terrace"_s);
    QCOMPARE(first.label(u"previewLine"_s), u"Terrace"_s);
    first.goTo(ui::SetupPresenter::Page::Owner);
    Setup::type(u"Anna De Smet"_s);
    QCOMPARE(first.label(u"previewName"_s), u"Anna"_s);
}

void SetupTest::changesAllTextsWithTheLanguage()
{
    Setup first;
    Setup::type(u"Bakkerij Janssens"_s);
    const auto dutch = first.window->findChild<QRadioButton *>(u"language-nl"_s);
    dutch->setFocus();
    dutch->click();
    QTRY_COMPARE(first.button(u"setupNext"_s)->text(), u"Verder"_s);
    QCOMPARE(first.field(u"shopName"_s)->text(), u"Bakkerij Janssens"_s);
    QVERIFY(first.window->findChild<QRadioButton *>(u"language-nl"_s)->hasFocus());
    QCOMPARE(first.window->presenter().answers().till, u"Kassa 1"_s);
    first.window->findChild<QRadioButton *>(u"language-en"_s)->click();
    QTRY_COMPARE(first.button(u"setupNext"_s)->text(), u"Continue"_s);
    QCOMPARE(first.window->presenter().answers().till, u"Till 1"_s);
}

void SetupTest::keepsTheAnswersWhenItIsLeftAndBeginsWithThem()
{
    Setup first;
    QSignalSpy finished(first.window.get(), &ui::SetupWindow::finished);
    Setup::type(u"Bakkerij"_s);
    Setup::press(Qt::Key_Escape);
    auto *question = first.window->findChild<ui::QuestionDialog *>(u"leaveSetup"_s);
    QVERIFY(question && question->isVisible());
    question->findChild<QPushButton *>(u"stay"_s)->click();
    QVERIFY(first.window->isVisible());
    QTRY_VERIFY(!first.window->findChild<ui::QuestionDialog *>(u"leaveSetup"_s));
    first.activate();
    first.window->presenter().setPin(u"4071"_s);
    Setup::press(Qt::Key_Escape);
    first.window->findChild<ui::QuestionDialog *>(u"leaveSetup"_s)
        ->findChild<QPushButton *>(u"leave"_s)
        ->click();
    QCOMPARE(finished.count(), 1);
    QVERIFY(first.setup.opened.isEmpty());
    QCOMPARE(first.setup.kept.name, u"Bakkerij"_s);
    QCOMPARE(first.setup.kept.pin, QString());
    const Setup second(first.setup.kept);
    QCOMPARE(second.field(u"shopName"_s)->text(), u"Bakkerij"_s);
}

void SetupTest::staysAfterAFailureAndRetries()
{
    Setup first;
    first.goTo(ui::SetupPresenter::Page::Owner);
    Setup::type(u"Sofie"_s);
    first.setup.error = Error{ErrorCode::NoSpace, {}, {}};
    first.button(u"skipPin"_s)->click();
    QTRY_VERIFY(first.label(u"setupFailure"_s).startsWith(u"The shop could not be saved."_s));
    QVERIFY(first.label(u"setupFailure"_s).endsWith(u"(trace 7f3a0c21)"_s));
    QCOMPARE(first.button(u"setupNext"_s)->text(), u"Retry"_s);
    QCOMPARE(first.field(u"ownerName"_s)->text(), u"Sofie"_s);
    first.setup.error.reset();
    QSignalSpy finished(first.window.get(), &ui::SetupWindow::finished);
    first.button(u"skipPin"_s)->click();
    QTRY_COMPARE(finished.count(), 1);
}

void SetupTest::readsOnlyOneRequestAtATime()
{
    Setup first;
    first.goTo(ui::SetupPresenter::Page::Owner);
    Setup::type(u"Sofie"_s);
    first.setup.isSlow = true;
    first.button(u"skipPin"_s)->click();
    QCOMPARE(first.label(u"setupDoing"_s), u"The shop is being opened…"_s);
    QVERIFY(!first.button(u"setupNext"_s)->isEnabled());
    QVERIFY(!first.field(u"ownerName"_s)->isEnabled());
    first.window->presenter().openWithoutPin();
    QCOMPARE(first.setup.opened.size(), 1);
    first.setup.finish(OpenedShop{});
    QTRY_VERIFY(!first.window->presenter().isBusy());
}

void SetupTest::goesBackByAltLeft()
{
    Setup first;
    first.goTo(ui::SetupPresenter::Page::Till);
    Setup::press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(first.label(u"setupPosition"_s), u"2 of 4"_s);
    QCOMPARE(first.field(u"iban"_s)->text(), u"BE68 5390 0754 7034"_s);
}

void SetupTest::opensTheDemoShopByOneButton()
{
    Setup first;
    QSignalSpy finished(first.window.get(), &ui::SetupWindow::finished);
    first.button(u"setupDemo"_s)->click();
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(first.setup.calls, QStringList{u"demo"_s});
}

void SetupTest::showsWhatIsInABackupBeforeItRestoresIt()
{
    Setup first;
    first.setup.passphrase = u"brood en boter"_s;
    first.setup.summary.contents.merchants = {u"Bakkerij Janssens"_s};
    first.setup.summary.contents.payments = 61204;
    first.button(u"setupRestore"_s)->click();
    auto *dialog = first.window->findChild<ui::RestoreDialog *>();
    auto *go = dialog->findChild<QPushButton *>(u"restoreGo"_s);
    auto *file = dialog->findChild<QLineEdit *>(u"restoreFile"_s);
    auto *passphrase = dialog->findChild<QLineEdit *>(u"restorePassphrase"_s);
    const auto shown = [dialog](const QString &name) {
        return dialog->findChild<QLabel *>(name)->text();
    };
    QVERIFY(!go->isEnabled());
    QTest::keyClicks(file, u"/disk/a.backup"_s);
    go->click();
    QTRY_COMPARE(shown(u"restoreFailure"_s), u"This backup is sealed: type its passphrase."_s);
    QTest::keyClicks(passphrase, u"brood"_s);
    go->click();
    QTRY_COMPARE(shown(u"restoreFailure"_s), u"This is not the passphrase of this backup."_s);
    QTest::keyClicks(passphrase, u" en boter"_s);
    go->click();
    QTRY_VERIFY(shown(u"restoreContents"_s).contains(u"Bakkerij Janssens"_s));
    QVERIFY(shown(u"restoreContents"_s).contains(u"61\u202f204 payments"_s));
    QCOMPARE(go->text(), u"Restore"_s);
    QSignalSpy finished(first.window.get(), &ui::SetupWindow::finished);
    go->click();
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(first.setup.calls.last(), u"restore /disk/a.backup"_s);
}

void SetupTest::offersNoRestoreIntoAFolderWithADatabase()
{
    FakeSetup setup;
    setup.isNew = false;
    const ui::Theme theme(*qApp, ui::ThemeChoice::Light);
    ui::SetupWindow window(setup, theme, *qApp);
    window.show();
    QVERIFY(!window.findChild<QPushButton *>(u"setupRestore"_s)->isVisible());
}

void SetupTest::leavesThePreviewOutOfANarrowWindow()
{
    Setup first;
    QVERIFY(first.window->findChild<ui::SetupPreview *>()->isVisible());
    first.window->resize(880, 560);
    QTRY_VERIFY(!first.window->findChild<ui::SetupPreview *>()->isVisible());
}

} // namespace tilldesk::test

TILLDESK_TEST(tilldesk::test::SetupTest, QApplication)
#include "tst_setup.moc"
