#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/help/help_page.h"
#include "ui/widgets/frame/keys_dialog.h"
#include "ui/widgets/help/help_window.h"
#include "ui/widgets/help/support_dialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTextBlock>
#include <QTextBrowser>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

namespace {

/// The help window, visible.
struct Help {
    Help() { window.show(); }

    void find(const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    [[nodiscard]] QString found() const
    {
        return window.findChild<QLabel *>(u"foundInHelp"_s)->text();
    }
    /// Returns the text of the section in which the page stands.
    [[nodiscard]] QString line() const { return page->textCursor().block().text(); }

    Theme theme{*qApp, ThemeChoice::Light};
    HelpWindow window{theme, nullptr};
    QTextBrowser *page = window.findChild<QTextBrowser *>();
    QLineEdit *field = window.findChild<QLineEdit *>();
};

} // namespace

class TestHelpWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheAnchorsFromAPage();
    void opensFromTheKeys();
    void showsTheSupportFileFromTheKeys();
    void showsTheRulesWithoutTheirMarkup();
    void leadsEveryLinkToASection();
    void scrollsToTheSectionOfALink();
    void findsAWordAndTheNextPlaces();
    void saysThatAWordIsNotFound();
    void closesWithEscape();
};

void TestHelpWindow::takesTheAnchorsFromAPage()
{
    const HelpPage page = HelpPage::from(u"# Title\n\n<a id=\"first\"></a>\n## First\n```\n"
                                         "# a comment\n<a id=\"code\"></a>\n```\n### Second\n"_s);

    QCOMPARE(page.anchors, (QStringList{{}, u"first"_s, {}}));
    QCOMPARE(page.markdown,
             u"# Title\n\n## First\n```\n# a comment\n<a id=\"code\"></a>\n```\n### Second\n"_s);
}

void TestHelpWindow::opensFromTheKeys()
{
    Desk desk;
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(desk.window.get(), Qt::Key_F1);
        desk.find<KeysDialog>()->findChild<QPushButton *>(u"rulesOfTheService"_s)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    QVERIFY(desk.find<HelpWindow>()->isVisible());
    QCOMPARE(desk.window->findChildren<HelpWindow *>().size(), 1);
    QVERIFY(!desk.find<KeysDialog>());
}

void TestHelpWindow::showsTheSupportFileFromTheKeys()
{
    Desk desk;
    QTest::keyClick(desk.window.get(), Qt::Key_F1);
    desk.find<KeysDialog>()->findChild<QPushButton *>(u"supportFile"_s)->click();
    auto *dialog = Desk::top<SupportDialog>();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->findChild<QPushButton *>(u"saveSupport"_s)->isEnabled());
    QVERIFY(desk.safekeeping.saved.isEmpty());
}

void TestHelpWindow::showsTheRulesWithoutTheirMarkup()
{
    Help help;
    const QString text = help.page->toPlainText();
    QVERIFY(text.startsWith(u"The service's rules"_s));
    QVERIFY(text.contains(u"Cancel a payment"_s));
    QVERIFY(!text.contains(u"<a id"_s));
    QVERIFY(!text.contains(u"##"_s));
}

void TestHelpWindow::leadsEveryLinkToASection()
{
    Help help;
    QSet<QString> links;
    QSet<QString> anchors;
    for (QTextBlock block = help.page->document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (!format.anchorHref().isEmpty())
                links.insert(format.anchorHref());
            for (const QString &name : format.anchorNames())
                anchors.insert(QString(u"#"_s + name));
        }
    }
    QVERIFY(links.contains(u"#cancel"_s));
    QCOMPARE(links - anchors, QSet<QString>());
}

void TestHelpWindow::scrollsToTheSectionOfALink()
{
    Help help;
    QVERIFY(QTest::qWaitForWindowExposed(&help.window));
    QCOMPARE(help.page->verticalScrollBar()->value(), 0);
    help.page->setSource(QUrl(u"#refunds"_s));
    QVERIFY(help.page->verticalScrollBar()->value() > 0);
    const QTextCursor top = help.page->cursorForPosition({40, 20});
    QCOMPARE(top.block().text(), u"Refunds"_s);
}

void TestHelpWindow::findsAWordAndTheNextPlaces()
{
    Help help;
    help.find(u"lingers on; signed heads"_s);
    QCOMPARE(help.found(), u"Not found"_s);
    help.find(u"synchronous callback"_s);
    const qsizetype places = help.found().section(u' ', -1).toLongLong();
    QVERIFY(places > 1);
    QCOMPARE(help.found(), u"1 of %1"_s.arg(places));
    const QTextCursor first = help.page->textCursor();

    QTest::keyClick(help.field, Qt::Key_Return);
    QCOMPARE(help.found(), u"2 of %1"_s.arg(places));
    QVERIFY(help.page->textCursor().position() > first.position());
    QVERIFY(help.line().contains(u"synchronous callback"_s, Qt::CaseInsensitive));

    QTest::keyClick(help.field, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(help.field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(help.found(), u"%1 of %1"_s.arg(places)); // from the first place to the last
}

void TestHelpWindow::saysThatAWordIsNotFound()
{
    Help help;
    help.find(u"quetzalcoatl"_s);
    QCOMPARE(help.found(), u"Not found"_s);
    help.field->clear();
    QVERIFY(!help.window.findChild<QLabel *>(u"foundInHelp"_s)->isVisible());
}

void TestHelpWindow::closesWithEscape()
{
    Help help;
    QTest::keyClick(help.page, Qt::Key_Escape);
    QVERIFY(!help.window.isVisible());
}

TILLDESK_TEST(TestHelpWindow, QApplication)
#include "tst_help_window.moc"
