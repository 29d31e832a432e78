#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/ui/reports_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/exports/pack_dialog.h"
#include "ui/widgets/lists/period_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/reports/day_close_dialog.h"
#include "ui/widgets/reports/day_close_page.h"
#include "ui/widgets/reports/reports_view.h"
#include "ui/widgets/reports/takings_page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;

class TestReportsView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensFromTheRail();
    void showsTodayByHour();
    void choosesAPeriod();
    void choosesDaysOfItsOwn();
    void changesTheRows();
    void saysWhyRowsCannotBeHad();
    void saysThatNothingWasTaken();
    void asksAgainAfterAFailure();
    void savesAPdf();
    void savesRowsAsCsv();
    void saysThatAFileCannotBeWritten();
    void exportsThePaymentsAndTheMonth();
    void printsByKeyboard();
    void followsTheProfileSwitcher();
    void readsATill();
    void closesADayAfterAQuestion();
    void closesNothingWithoutAYes();
    void printsAnEarlierCloseAgain();
    void printsACloseOnEachPaper();
    void filtersCloses();
    void scrollsChartAndRowsTogether();
    void isUsableWithoutAMouse();
    void refreshesWithF5();
};

void TestReportsView::opensFromTheRail()
{
    ReportsDesk desk;
    QVERIFY(desk.view()->isVisible());
    QVERIFY(!desk.reports.calls.contains(u"preview "_s)); // the other tab is loaded lazily
    desk.goTo(u"Day close"_s);
    QVERIFY(desk.reports.calls.contains(u"preview "_s));
}

void TestReportsView::showsTodayByHour()
{
    ReportsDesk desk;
    QCOMPARE(desk.rows()->model()->rowCount(), 16); // 15 hours and the total
    QCOMPARE(desk.cell(desk.rows(), 15, 0), u"Total"_s);
    QCOMPARE(desk.cell(desk.rows(), 15, 1), u"28"_s);
    QVERIFY(desk.shows(u"Takings by hour"_s));
    QVERIFY(desk.shows(desk.cell(desk.rows(), 15, 2))); // the card shows the same sum
}

void TestReportsView::choosesAPeriod()
{
    ReportsDesk desk;
    desk.show(u"Last week"_s);
    QCOMPARE(desk.find<Chip>(u"reportPeriod"_s)->text(), u"Last week"_s);
    QCOMPARE(desk.rows()->model()->rowCount(), 8);
    QCOMPARE(desk.cell(desk.rows(), 0, 0), u"Mon 9 Nov"_s);
    QVERIFY(desk.shows(u"vs. the week before"_s));
    desk.show(u"This year"_s);
    QVERIFY(desk.shows(u"Takings by month"_s));
}

void TestReportsView::choosesDaysOfItsOwn()
{
    ReportsDesk desk;
    desk.click(u"reportPeriod"_s);
    desk.choose(u"Custom…"_s);
    auto *dialog = desk.top<PeriodDialog>();
    QVERIFY(dialog);
    int closeAt = 0;
    int showAt = 0;
    for (const auto *button : dialog->findChildren<QPushButton *>()) {
        (button->isDefault() ? showAt : closeAt) = button->x();
        QCOMPARE(button->isDefault(), button->text() == u"Show payments"_s);
    }
    QVERIFY(closeAt < showAt); // as in every other dialog
    dialog->accept();
    desk.settle();
    QCOMPARE(desk.view()->takings().presenter().period().kind, Period::Kind::Custom);
}

void TestReportsView::changesTheRows()
{
    ReportsDesk desk;
    desk.show(u"This month"_s);
    auto *week = desk.find<Chip>(u"reportGrouping2"_s);
    QCOMPARE(week->text(), u"Week"_s);
    QTest::mouseClick(week, Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.rows()->model()->rowCount(), 5);
    QVERIFY(week->isActive());
    QTest::mouseClick(week, Qt::LeftButton); // a second click keeps the choice
    desk.settle();
    QVERIFY(week->isActive() && week->isChecked());
    QVERIFY(!desk.find<Chip>(u"reportGrouping1"_s)->isActive());
}

void TestReportsView::saysWhyRowsCannotBeHad()
{
    ReportsDesk desk;
    desk.show(u"This year"_s);
    auto *hour = desk.find<Chip>(u"reportGrouping0"_s);
    QVERIFY(!hour->isEnabled());
    QVERIFY(hour->toolTip().contains(u"three days"_s));
    QTest::mouseClick(hour, Qt::LeftButton);
    QVERIFY(desk.shows(u"Takings by month"_s));
    desk.show(u"Today"_s);
    QVERIFY(hour->isEnabled());
    QVERIFY(hour->toolTip().isEmpty());
}

void TestReportsView::saysThatNothingWasTaken()
{
    ReportsDesk desk;
    desk.show(u"Last year"_s);
    QVERIFY(desk.shows(u"Nothing was taken in this period"_s));
    QVERIFY(!desk.rows()->isVisible());
    auto *action = desk.view()->takings().findChild<MessagePage *>()->findChild<QPushButton *>();
    QCOMPARE(action->text(), u"Show this month"_s);
    QTest::mouseClick(action, Qt::LeftButton);
    desk.settle();
    QVERIFY(desk.rows()->isVisible());
    QCOMPARE(desk.find<Chip>(u"reportPeriod"_s)->text(), u"This month"_s);
}

void TestReportsView::asksAgainAfterAFailure()
{
    ReportsDesk desk;
    desk.reports.error = Error{ErrorCode::Storage, {}};
    desk.show(u"This month"_s);
    QVERIFY(desk.shows(u"The takings cannot be shown"_s));
    QVERIFY(!desk.find<QPushButton>(u"printReport"_s)->isEnabled());
    desk.reports.error.reset();
    QTest::mouseClick(desk.view()->takings().findChild<MessagePage *>()->findChild<QPushButton *>(),
                      Qt::LeftButton);
    desk.settle();
    QVERIFY(desk.rows()->isVisible());
    desk.reports.error = Error{ErrorCode::Busy, {}};
    desk.view()->refresh();
    desk.settle();
    QVERIFY(desk.rows()->isVisible());
    QVERIFY(desk.shows(u"may be out of date"_s));
}

void TestReportsView::savesAPdf()
{
    ReportsDesk desk;
    desk.show(u"This month"_s);
    desk.press(Qt::Key_E, Qt::ControlModifier);
    desk.choose(u"This report as PDF…"_s);
    auto *dialog = desk.top<QFileDialog>();
    QVERIFY(dialog);
    QVERIFY(dialog->selectedFiles().value(0).contains(u"This month · 1–20 Nov 2026"_s));
    const QString file = desk.home.filePath(u"report.pdf"_s);
    Q_EMIT dialog->fileSelected(file);
    dialog->close();
    QVERIFY(desk.shows(u"Saved as"_s));
    const auto plain = [](QString text) -> QString { // makes non-breaking spaces plain
        return text.replace(QChar(0x00A0), u' ').replace(QChar(0x202F), u' ');
    };
    const QString words =
        plain(QString::fromUtf8(runTool(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s}).output));
    const TableView *rows = desk.rows();
    for (int row = 0; row < rows->model()->rowCount(); ++row) {
        for (int column = 0; column < rows->model()->columnCount(); ++column) {
            if (rows->isColumnHidden(column))
                continue;
            const QString cell = plain(desk.cell(rows, row, column));
            QVERIFY2(words.contains(cell), qPrintable(QString(cell + u"\n"_s + words)));
        }
    }
    const QString pictures = QString::fromUtf8(runTool(u"pdfimages"_s, {u"-list"_s, file}).output);
    QVERIFY2(pictures.contains(u"2160"_s), qPrintable(pictures)); // width of the chart's image
}

void TestReportsView::savesRowsAsCsv()
{
    ReportsDesk desk;
    desk.show(u"Last week"_s);
    desk.click(u"exportReport"_s);
    desk.choose(u"These rows as CSV…"_s);
    const QString file = desk.home.filePath(u"rows.csv"_s);
    Q_EMIT desk.top<QFileDialog>()->fileSelected(file);
    QFile csv(file);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = csv.readAll().split('\n');
    QCOMPARE(lines.size(), 10); // header, seven days, total, empty last line
    QVERIFY(lines[1].startsWith("Mon 9 Nov,40,"));
    QVERIFY(lines[8].startsWith("Total,"));
    desk.top<QFileDialog>()->close();
}

void TestReportsView::saysThatAFileCannotBeWritten()
{
    ReportsDesk desk;
    desk.click(u"exportReport"_s);
    desk.choose(u"These rows as CSV…"_s);
    Q_EMIT desk.top<QFileDialog>()->fileSelected(desk.home.filePath(u"no/such/rows.csv"_s));
    desk.top<QFileDialog>()->close();
    QVERIFY(desk.shows(Text::sentence(Error{ErrorCode::FileNotWritten, {}})));
}

void TestReportsView::exportsThePaymentsAndTheMonth()
{
    ReportsDesk desk;
    desk.show(u"Last week"_s);
    desk.click(u"exportReport"_s);
    desk.choose(u"The payments of this period…"_s);
    auto *dialog = desk.top<ExportDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, desk.cell(desk.rows(), 7, 2))); // the sum of the total row
    dialog->close();
    desk.settle();
    desk.click(u"exportReport"_s);
    desk.choose(u"Month's pack…"_s);
    QVERIFY(desk.top<PackDialog>());
    desk.top<PackDialog>()->close();
}

void TestReportsView::printsByKeyboard()
{
    ReportsDesk desk;
    desk.rows()->setFocus();
    desk.press(Qt::Key_P, Qt::ControlModifier);
    auto *dialog = desk.top<QPrintDialog>();
    QVERIFY(dialog);
    const QString file = desk.home.filePath(u"printed.pdf"_s);
    dialog->printer()->setOutputFileName(file);
    Q_EMIT dialog->accepted();
    QVERIFY(runTool(u"pdftotext"_s, {file, u"-"_s}).output.contains("Takings by hour"));
    dialog->close();
}

void TestReportsView::followsTheProfileSwitcher()
{
    ReportsDesk desk;
    for (qsizetype i = 0; i < 10; ++i)
        desk.payments.payments[desk.payments.payments.size() - 1 - i].profileId =
            someProfiles()[1].profile.id;
    desk.goTo(u"Day close"_s);
    QCOMPARE(desk.find<ComboBox>(u"till"_s)->count(), 5);
    desk.find<QToolButton>(u"profile"_s)->menu()->actions().at(3)->trigger(); // the profile "Tills"
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Reports);
    QCOMPARE(desk.find<ComboBox>(u"till"_s)->count(), 3);
    desk.goTo(u"Takings"_s);
    QCOMPARE(desk.cell(desk.rows(), 15, 1), u"10"_s);
}

void TestReportsView::readsATill()
{
    ReportsDesk desk;
    desk.goTo(u"Day close"_s);
    desk.chooseTill(u"Tills · Till 1"_s);
    QVERIFY(desk.shows(u"Since Z\u00A012"_s));
    QVERIFY(desk.shows(money(desk.reports.running.payments.sum)));
    desk.click(u"xReading"_s);
    QCOMPARE(desk.reports.calls.count(u"close X TILL1"_s), 1);
    auto *dialog = desk.top<DayCloseDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"X\u00A01 · X reading"_s));
    QTest::keyClick(dialog, Qt::Key_Return); // "Close" is the default button
    desk.settle();
    QVERIFY(!desk.top<DayCloseDialog>());
    QTRY_COMPARE(desk.closes()->model()->rowCount(), 13);
}

void TestReportsView::closesADayAfterAQuestion()
{
    ReportsDesk desk;
    desk.goTo(u"Day close"_s);
    desk.chooseTill(u"Tills · Till 1"_s);
    desk.click(u"closeDay"_s);
    auto *question = desk.top<QuestionDialog>();
    QVERIFY(question);
    QVERIFY(showsText(question, u"Z\u00A013"_s));
    QVERIFY(desk.reports.calls.filter(u"close Z"_s).isEmpty());
    QTest::mouseClick(question->findChild<QPushButton *>(u"confirmZ"_s), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.reports.calls.count(u"close Z TILL1"_s), 1);
    QVERIFY(showsText(desk.top<DayCloseDialog>(), u"Z\u00A013 · Day close"_s));
    QVERIFY(!showsText(desk.top<DayCloseDialog>(), u"COPY"_s));
    desk.top<DayCloseDialog>()->close();
    QTRY_COMPARE(desk.cell(desk.closes(), 0, 1), u"Z\u00A013"_s);
}

void TestReportsView::closesNothingWithoutAYes()
{
    ReportsDesk desk;
    desk.goTo(u"Day close"_s);
    desk.click(u"closeDay"_s);
    QTest::keyClick(desk.top<QuestionDialog>(), Qt::Key_Escape);
    desk.settle();
    desk.click(u"closeDay"_s);
    QTest::mouseClick(desk.top<QuestionDialog>()->findChild<QPushButton *>(u"notNow"_s),
                      Qt::LeftButton);
    desk.settle();
    QVERIFY(desk.reports.calls.filter(u"close Z"_s).isEmpty());
    QCOMPARE(desk.reports.closed.size(), 12);
}

void TestReportsView::printsAnEarlierCloseAgain()
{
    ReportsDesk desk;
    desk.goTo(u"Day close"_s);
    QVERIFY(!desk.find<QPushButton>(u"printAgain"_s)->isEnabled());
    desk.closes()->setFocus();
    desk.closes()->chooseRow(3);
    QVERIFY(desk.find<QPushButton>(u"printAgain"_s)->isEnabled());
    QTest::keyClick(desk.closes(), Qt::Key_Return);
    desk.settle();
    auto *dialog = desk.top<DayCloseDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"Z\u00A09 ·"_s));
    QVERIFY(showsText(dialog, u"COPY"_s));
    dialog->close();
    desk.settle();
    desk.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
    desk.closes()->setFocus();
    QTest::keyClick(desk.closes(), Qt::Key_P, Qt::ControlModifier);
    desk.settle();
    QVERIFY(desk.top<DayCloseDialog>());
    desk.top<DayCloseDialog>()->close();
}

void TestReportsView::printsACloseOnEachPaper()
{
    ReportsDesk desk;
    desk.goTo(u"Day close"_s);
    desk.closes()->chooseRow(0);
    desk.click(u"printAgain"_s);
    auto *dialog = desk.top<DayCloseDialog>();
    for (const auto &[button, width] :
         {std::pair(u"printRoll"_s, 80), std::pair(u"printA4"_s, 210)}) {
        QTest::mouseClick(dialog->findChild<QPushButton *>(button), Qt::LeftButton);
        auto *print = desk.top<QPrintDialog>();
        QVERIFY(print);
        const auto page = print->printer()->pageLayout().fullRect(QPageLayout::Millimeter);
        QCOMPARE(qRound(page.width()), width);
        const QString file = desk.home.filePath(button);
        print->printer()->setOutputFileName(file);
        Q_EMIT print->accepted();
        const QByteArray words = runTool(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s}).output;
        QVERIFY2(words.contains("Running total after") && words.contains("COPY"),
                 words.constData());
        delete print;
    }
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"savePdf"_s), Qt::LeftButton);
    const QString file = desk.home.filePath(u"close.pdf"_s);
    Q_EMIT desk.top<QFileDialog>()->fileSelected(file);
    QVERIFY(showsText(dialog, u"Saved as"_s));
    QVERIFY(QFile::exists(file));
    desk.top<QFileDialog>()->close();
    dialog->close();
}

void TestReportsView::filtersCloses()
{
    ReportsDesk desk;
    desk.reports.closed << someClose(DayCloseKind::X, 13, 1, 0);
    desk.goTo(u"Day close"_s);
    QCOMPARE(desk.closes()->model()->rowCount(), 13);
    desk.click(u"dayCloseKind"_s);
    desk.choose(u"X readings"_s);
    QCOMPARE(desk.closes()->model()->rowCount(), 1);
    QTest::keyClick(desk.find<Chip>(u"dayCloseKind"_s), Qt::Key_Delete);
    desk.settle();
    QCOMPARE(desk.closes()->model()->rowCount(), 13);
    desk.click(u"onlyThisTill"_s);
    QVERIFY(desk.shows(u"No close matches"_s)); // the web shop has no day closes
    desk.chooseTill(u"Tills · Till 1"_s);
    QCOMPARE(desk.closes()->model()->rowCount(), 13);
}

void TestReportsView::scrollsChartAndRowsTogether()
{
    ReportsDesk desk;
    desk.window->resize(1024, 680);
    desk.show(u"This month"_s);
    TableView *rows = desk.rows();
    QCOMPARE(rows->verticalScrollBar()->maximum(), 0);
    QScrollArea *page = nullptr;
    for (QWidget *above = rows; above && !page; above = above->parentWidget())
        page = above == rows ? nullptr : qobject_cast<QScrollArea *>(above);
    QVERIFY(page && page->verticalScrollBar()->maximum() > 0);
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_End);
    const QRect last = rows->visualRect(rows->currentIndex());
    const QPoint place = rows->viewport()->mapTo(page->viewport(), last.center());
    QVERIFY(page->viewport()->rect().contains(place)); // the page follows the current row
}

void TestReportsView::isUsableWithoutAMouse()
{
    ReportsDesk desk;
    const auto namesOfTabs = [&desk] {
        QStringList names;
        QWidget *widget = desk.view();
        for (int i = 0; i < 400; ++i) {
            widget = widget->nextInFocusChain();
            const bool takesTab = widget->focusPolicy() & Qt::TabFocus;
            if (desk.view()->isAncestorOf(widget) && widget->isVisible() && widget->isEnabled()
                && takesTab)
                names << (widget->accessibleName().isEmpty() ? widget->property("text").toString()
                                                             : widget->accessibleName());
        }
        names.removeDuplicates();
        return names;
    };
    const QStringList takings = namesOfTabs();
    QVERIFY2(!takings.contains(QString()), qPrintable(takings.join(u", "_s)));
    for (const QString &name : {u"Period: Today"_s, u"Rows: Hour"_s, u"Print…"_s, u"Export…"_s})
        QVERIFY2(takings.contains(name), qPrintable(takings.join(u", "_s)));
    QVERIFY(takings.indexOf(u"Period: Today"_s) < takings.indexOf(u"Print…"_s));
    desk.goTo(u"Day close"_s);
    const QStringList closes = namesOfTabs();
    QVERIFY2(!closes.contains(QString()), qPrintable(closes.join(u", "_s)));
    QVERIFY2(closes.indexOf(u"Till"_s) < closes.indexOf(u"X reading"_s),
             qPrintable(closes.join(u", "_s)));
    QVERIFY(closes.indexOf(u"X reading"_s) < closes.indexOf(u"Close the day (Z)…"_s));
}

void TestReportsView::refreshesWithF5()
{
    ReportsDesk desk;
    Payment payment = somePayment(9999, desk.clock.now());
    payment.status = PaymentStatus::Succeeded;
    desk.payments.payments << payment;
    desk.press(Qt::Key_F5);
    desk.settle();
    QCOMPARE(desk.cell(desk.rows(), 15, 1), u"29"_s);
}

TILLDESK_TEST(TestReportsView, QApplication)
#include "tst_reports_view.moc"
