#include "tests/support/test_program.h"
#include "tests/ui/payouts_fixture.h"
#include "ui/models/bank/bank_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/bank/bank_details_view.h"
#include "ui/widgets/bank/bank_page.h"
#include "ui/widgets/bank/drop_edge.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/today/today_view.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using Group = ui::BankPresenter::Group;

namespace {

/// The bank's statements of the bakery, opened.
struct BankDesk : PayoutsDesk {
    explicit BankDesk(bool isRead = true)
    {
        if (isRead)
            readTheBakerysBank(bank);
        bank.tell();
        goTo(u"Bank"_s);
        settle();
        m_reads = bank.filters.size();
    }

    [[nodiscard]] ui::BankPage &page() const { return view()->bank(); }
    [[nodiscard]] ui::TableView *lines() const { return table(view(), u"Lines of the bank"_s); }
    [[nodiscard]] QString textOf(const QString &name) const
    {
        return page().findChild<QLabel *>(name)->text();
    }
    void chooseRow(int row)
    {
        lines()->setFocus();
        lines()->chooseRow(row);
        settle();
    }
    [[nodiscard]] ui::Chip *chip(Group group) const
    {
        return find<ui::Chip>(u"bankGroup%1"_s.arg(int(group)));
    }
    [[nodiscard]] QStringList decisions() const
    {
        return bank.calls.filter(QRegularExpression(u"^(un)?match"_s));
    }
    /// Waits until the list was read again after a change; it may have been read already.
    void settleBank()
    {
        QTRY_VERIFY(bank.filters.size() > m_reads);
        settle();
        m_reads = bank.filters.size();
    }

private:
    qsizetype m_reads = 0; ///< of the list, as far as settleBank() has waited for them
};

BankImport doubtful()
{
    ImportedBankStatement statement;
    statement.head = {.iban = u"BE68539007547034"_s,
                      .number = u"226"_s,
                      .first = QDate(2026, 11, 21),
                      .last = QDate(2026, 11, 21),
                      .opening = Amount::fromCents(50'000),
                      .closing = Amount::fromCents(60'000)};
    statement.gapAfter = statement.head;
    statement.gapAfter->number = u"224"_s;
    statement.gapAfter->closing = Amount::fromCents(40'000);
    BankImport report;
    report.statements = {statement};
    return report;
}

} // namespace

class TestBankView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void invitesToDropAFileFirst();
    void asksForAFileOnEveryTab();
    void listsLinesByReason();
    void highlightsTheBytesOfAMatch();
    void saysWhatTheColoursMean();
    void exportsTheShownLines();
    void narrowsTheListToAReason();
    void matchesWithTheKeyboardAlone();
    void matchesWithTheMouse();
    void neverMatchesAFailedPayout();
    void settlesAPayoutThatWasSentBack();
    void takesAMatchBack();
    void saysWhoHasMatched();
    void saysThatAStatementMayBeMissing();
    void readsAFileThatIsDropped();
    void asksBeforeADoubtfulFile();
    void saysThatAStatementIsKnown();
    void namesAFileThatIsNotOfABank();
    void stopsAReading();
    void saysWhenNothingNeedsAPerson();
    void tellsOnTodayAndInTheRail();
};

void TestBankView::invitesToDropAFileFirst()
{
    BankDesk desk(false);
    QVERIFY(desk.shows(u"Drop the bank’s file here"_s));
    QVERIFY(!desk.chip(Group::All)->isVisible());
    const auto topOf = [&desk](const QWidget *card) {
        return card->mapTo(&desk.page(), QPoint()).y();
    };
    const auto *details = desk.page().findChild<ui::BankDetailsView *>();
    QCOMPARE(topOf(desk.lines()->parentWidget()->parentWidget()), topOf(details->parentWidget()));
}

void TestBankView::asksForAFileOnEveryTab()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    for (const QString &tab : {u"Payouts"_s, u"Bank"_s, u"Ledger"_s}) {
        BankDesk desk;
        desk.goTo(tab);
        desk.settle();
        int asked = 0;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&asked] {
            if (auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                ++asked;
                files->reject();
            }
        });
        look.start(10);
        desk.view()->findChild<ui::TabStrip *>()->setFocus();
        Desk::press(Qt::Key_O, Qt::ControlModifier);
        QTRY_COMPARE(asked, 1);
        QVERIFY2(desk.page().isVisible(), qPrintable(tab));
    }
}

void TestBankView::listsLinesByReason()
{
    BankDesk desk;
    ui::TableView *lines = desk.lines();
    QCOMPARE(lines->model()->rowCount(), 10);
    QStringList outcomes;
    for (int row = 0; row < 10; ++row)
        outcomes << desk.cell(lines, row, ui::BankModel::Outcome);
    QCOMPARE(
        outcomes,
        (QStringList{u"Matched"_s, u"Matched"_s, u"Matched"_s, u"Amount differs"_s, u"Matched"_s,
                     u"No reference"_s, u"Ambiguous"_s, u"Matched"_s, u"Matched"_s, u"Missing"_s}));
    const QModelIndex differs = lines->model()->index(3, ui::BankModel::TextColumn);
    QCOMPARE(differs.data(ui::CellNoteRole).toString(), u"Another amount than the payout’s"_s);
    QVERIFY(differs.data(Qt::ToolTipRole)
                .toString()
                .contains(u"The payout is %1, the bank booked %2 less"_s.arg(
                    ui::money(Amount::fromCents(132'270)), ui::money(Amount::fromCents(225)))));
    QCOMPARE(desk.cell(lines, 9, ui::BankModel::Day), u"–"_s);
    QCOMPARE(desk.textOf(u"bankCertain"_s), u"6 of 10 payouts certain"_s);
    QVERIFY(desk.textOf(u"bankProof"_s).contains(u"as the bank says"_s));
}

void TestBankView::highlightsTheBytesOfAMatch()
{
    BankDesk desk;
    const auto marksOf = [&desk](int row) {
        return ui::BankWords::marks(*desk.page().presenter().model().at(row));
    };
    QCOMPARE(marksOf(0), (QList<ui::CellMark>{{9, 24, true}}));
    QCOMPARE(marksOf(4), (QList<ui::CellMark>{{9, 16, true}, {25, 8, true}})); // two records
    QCOMPARE(marksOf(6), (QList<ui::CellMark>{{9, 5, false}}));
    desk.chooseRow(6);
    QVERIFY(desk.textOf(u"bankText"_s).contains(u">01A1F</span>"_s));
    QCOMPARE(desk.textOf(u"bankBytes"_s),
             u"bytes %1 to %2"_s.arg(ui::wholeNumber(1811), ui::wholeNumber(1815)));
}

void TestBankView::saysWhatTheColoursMean()
{
    BankDesk empty(false);
    QVERIFY(empty.page().findChild<QLabel *>(u"bankLegend"_s)->isHidden());
    BankDesk desk;
    const auto *legend = desk.page().findChild<QLabel *>(u"bankLegend"_s);
    QVERIFY(legend->isVisible());
    const ui::Colours &colours = desk.theme.colours();
    const qsizetype green = legend->text().indexOf(colours.greenMark.name());
    const qsizetype blue = legend->text().indexOf(colours.blueMark.name());
    const qsizetype id = legend->text().indexOf(u"is a payout’s ID"_s);
    const qsizetype several = legend->text().indexOf(u"fits more than one"_s);
    QVERIFY(green >= 0 && green < id && id < blue && blue < several);
}

void TestBankView::exportsTheShownLines()
{
    BankDesk empty(false);
    QVERIFY(!empty.page().findChild<QPushButton *>(u"exportBank"_s)->isVisible());
    empty.page().exportShown();
    QVERIFY(!empty.page().findChild<ui::ExportDialog *>());
    BankDesk desk;
    QTest::mouseClick(desk.chip(Group::NeedsYou), Qt::LeftButton);
    auto *button = desk.page().findChild<QPushButton *>(u"exportBank"_s);
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    auto *dialog = desk.page().findChild<ui::ExportDialog *>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"Needs you"_s));
    dialog->saveTo(desk.home.filePath(u"bank.csv"_s));
    QCOMPARE(desk.exports.asked.size(), 1);
    const auto &asked = desk.exports.asked.first();
    QCOMPARE(std::get<BankItemFilter>(asked.request->list), desk.page().presenter().filter());
    QVERIFY(!std::get<BankItemFilter>(asked.request->list).outcomes.contains(BankOutcome::Matched));
}

void TestBankView::narrowsTheListToAReason()
{
    BankDesk desk;
    QCOMPARE(desk.chip(Group::NeedsYou)->text(), u"Needs you 4"_s);
    QVERIFY(!desk.chip(Group::Unexpected)->isVisible());
    QTest::mouseClick(desk.chip(Group::NeedsYou), Qt::LeftButton);
    QCOMPARE(desk.lines()->model()->rowCount(), 4);
    QTest::mouseClick(desk.chip(Group::Others), Qt::LeftButton);
    QCOMPARE(desk.lines()->model()->rowCount(), 1);
}

void TestBankView::matchesWithTheKeyboardAlone()
{
    BankDesk desk;
    desk.chooseRow(0);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(desk.lines(), Qt::Key_N);
    QCOMPARE(desk.lines()->currentIndex().row(), 6);
    auto *first = desk.find<QRadioButton>(u"candidate1"_s);
    auto *none = desk.find<QRadioButton>(u"candidate3"_s);
    QVERIFY(first->isChecked());
    QTest::keyClick(desk.lines(), Qt::Key_3);
    QVERIFY(none->isChecked());
    QTest::keyClick(desk.lines(), Qt::Key_1);
    QTest::keyClick(desk.lines(), Qt::Key_Return);
    QCOMPARE(desk.decisions(), QStringList{u"match 7 01a1f2dcd080e2907b3346af"_s});
    desk.settleBank();
    QCOMPARE(desk.cell(desk.lines(), 6, ui::BankModel::Outcome), u"Matched"_s);
    QTest::keySequence(desk.lines(), QKeySequence::Undo);
    QCOMPARE(desk.decisions().last(), u"unmatch 7"_s);
}

void TestBankView::matchesWithTheMouse()
{
    BankDesk desk;
    desk.clickRow(desk.lines(), 3);
    QVERIFY(desk.shows(u"Its ID is on the line; the amount is another one."_s));
    auto *match = desk.find<QPushButton>(u"matchLine"_s);
    QCOMPARE(match->text(), u"Match anyway"_s);
    QVERIFY(match->toolTip().endsWith(u"the bank booked €\u00A02.25 less"_s));
    QTest::mouseClick(desk.find<QRadioButton>(u"candidate2"_s), Qt::LeftButton); // no payout
    QCOMPARE(match->text(), u"Match"_s);
    QTest::mouseClick(desk.find<QRadioButton>(u"candidate1"_s), Qt::LeftButton);
    desk.click(u"matchLine"_s);
    QCOMPARE(desk.decisions(), QStringList{u"match 4 01a1e696b9806018e5964627 anyway"_s});
    desk.clickRow(desk.lines(), 5);
    QTest::mouseClick(desk.find<QRadioButton>(u"candidate2"_s), Qt::LeftButton);
    desk.click(u"matchLine"_s);
    QCOMPARE(desk.decisions().last(), u"match 6 "_s); // no payout
}

void TestBankView::neverMatchesAFailedPayout()
{
    BankDesk desk;
    desk.chooseRow(6);
    QVERIFY(!desk.find<QRadioButton>(u"candidate2"_s)->isEnabled());
    QTest::keyClick(desk.lines(), Qt::Key_2);
    QVERIFY(desk.find<QRadioButton>(u"candidate1"_s)->isChecked());
    desk.chooseRow(9);
    QVERIFY(!desk.find<QPushButton>(u"matchLine"_s)->isVisible()); // a missing payout has no line
    QTest::keyClick(desk.lines(), Qt::Key_Return);
    QVERIFY(desk.decisions().isEmpty());
}

void TestBankView::settlesAPayoutThatWasSentBack()
{
    BankDesk desk;
    BankItem &item = desk.bank.rows[3];
    item.outcome = BankOutcome::Unexpected;
    item.reason = BankReason::PayoutFailed;
    item.entry->amount = Amount::fromCents(-item.payouts.first().amount.cents());
    desk.bank.tell();
    desk.settleBank();
    desk.clickRow(desk.lines(), 3);
    QCOMPARE(desk.cell(desk.lines(), 3, ui::BankModel::Outcome), u"Unexpected"_s);
    QVERIFY(desk.shows(u"A debit with the payout’s ID: the payout was sent back"_s));
    QVERIFY(!desk.find<QRadioButton>(u"candidate2"_s)); // no payout, which is the only answer
    desk.click(u"matchLine"_s);
    QCOMPARE(desk.decisions(), QStringList{u"match 4 "_s});
}

void TestBankView::takesAMatchBack()
{
    BankDesk desk;
    desk.chooseRow(0);
    desk.click(u"unmatchLine"_s);
    desk.settleBank();
    QCOMPARE(desk.cell(desk.lines(), 0, ui::BankModel::Outcome), u"Ambiguous"_s);
    desk.click(u"undoMatch"_s);
    QCOMPARE(desk.decisions(),
             (QStringList{u"unmatch 1"_s, u"match 1 01a1e1705d80f3a276d4aa61"_s}));
    desk.settleBank();
    QCOMPARE(desk.cell(desk.lines(), 0, ui::BankModel::Outcome), u"Matched"_s);
    QVERIFY(!desk.find<QPushButton>(u"undoMatch"_s)->isVisible());
}

void TestBankView::saysWhoHasMatched()
{
    BankDesk desk;
    desk.chooseRow(6);
    desk.click(u"matchLine"_s);
    desk.settleBank();
    QVERIFY(desk.textOf(u"bankReason"_s).startsWith(u"Matched by hand: An V., "_s));
    desk.clickRow(desk.lines(), 3);
    desk.click(u"matchLine"_s);
    desk.settleBank();
    const QString reason = desk.textOf(u"bankReason"_s);
    QVERIFY2(reason.endsWith(u", the bank booked €\u00A02.25 less"_s), qPrintable(reason));
}

void TestBankView::saysThatAStatementMayBeMissing()
{
    BankDesk desk;
    QVERIFY(!desk.find<QLabel>(u"bankGap"_s)->isVisible());
    BankStatementHead before = desk.bank.read.first().head;
    before.number = u"222"_s;
    before.last = QDate(2026, 11, 13);
    desk.bank.read.first().gap = BankGap{before, desk.bank.read.first().head};
    desk.bank.tell();
    desk.settleBank();
    QCOMPARE(desk.textOf(u"bankGap"_s),
             u"A statement may be missing between number 222 of %1 and number %2 of %3."_s.arg(
                 ui::dayText(before.last), desk.bank.read.first().head.number,
                 ui::dayText(desk.bank.read.first().head.last)));
    // Also if the balances follow each other.
    BankImport report = doubtful();
    ImportedBankStatement &statement = report.statements.first();
    statement.gapAfter->closing = statement.head.opening;
    desk.bank.next = report;
    desk.page().presenter().import(u"bank.cod"_s);
    desk.settle();
    QVERIFY(desk.textOf(u"bankMessage"_s)
                .startsWith(u"Statement 226 follows statement 224: one may be missing."_s));
    // Behind an older file.
    statement.gapAfter->last = statement.head.last.addDays(2);
    statement.gapAfter->number = u"228"_s;
    statement.gapAfter->opening = Amount::fromCents(70'000);
    desk.bank.next = report;
    desk.page().presenter().import(u"older.cod"_s);
    desk.settle();
    QVERIFY2(
        desk.textOf(u"bankMessage"_s)
            .startsWith(u"Statement 228 opens with €\u00A0700.00, but statement 226 closed with"_s),
        qPrintable(desk.textOf(u"bankMessage"_s)));
}

void TestBankView::readsAFileThatIsDropped()
{
    BankDesk desk;
    desk.goTo(u"Payouts"_s);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(u"/tmp/statement.cod"_s)});
    QDragEnterEvent enter({400, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(desk.view(), &enter);
    QVERIFY(enter.isAccepted());
    QVERIFY(desk.view()->findChild<ui::DropEdge *>()->isVisible());
    QDropEvent drop({400, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(desk.view(), &drop);
    QVERIFY(!desk.view()->findChild<ui::DropEdge *>()->isVisible());
    QCOMPARE(desk.bank.calls, QStringList{u"import /tmp/statement.cod"_s});
    QVERIFY(desk.page().isVisible());
}

void TestBankView::asksBeforeADoubtfulFile()
{
    BankDesk desk;
    desk.bank.next = doubtful();
    desk.page().presenter().import(u"bank.cod"_s);
    desk.settle();
    QVERIFY(desk.textOf(u"bankMessage"_s).contains(u"Statement 226 opens with"_s));
    QVERIFY(desk.textOf(u"bankMessage"_s).contains(u"Nothing was matched yet."_s));
    desk.click(u"acceptBankFile"_s);
    QCOMPARE(desk.bank.calls, (QStringList{u"import bank.cod"_s, u"accept bank.cod"_s}));
    QVERIFY(!desk.find<QPushButton>(u"acceptBankFile"_s)->isVisible());
}

void TestBankView::saysThatAStatementIsKnown()
{
    BankDesk desk;
    BankImport report = doubtful();
    report.statements.first().gapAfter.reset();
    report.statements.first().readBefore = kSomeNow;
    desk.bank.next = report;
    desk.page().presenter().import(u"bank.cod"_s);
    desk.settle();
    QCOMPARE(desk.textOf(u"bankMessage"_s),
             u"Already read on %1; nothing was added."_s.arg(
                 ui::dayText(ui::inShopZone(kSomeNow).date())));
    desk.click(u"closeBankMessage"_s);
    QVERIFY(!desk.find<QLabel>(u"bankMessage"_s)->isVisible());
}

void TestBankView::namesAFileThatIsNotOfABank()
{
    BankDesk desk;
    desk.bank.error =
        Error{ErrorCode::FieldInvalid,
              u"is no CAMT.053, MT940 or CODA file; it begins with 'Dear sirs,'"_s, u"file"_s};
    desk.page().presenter().import(u"letter.txt"_s);
    desk.settle();
    QCOMPARE(desk.textOf(u"bankMessage"_s),
             u"This is no CAMT, CODA or MT940 file. It begins with “Dear sirs,”."_s);
}

void TestBankView::stopsAReading()
{
    BankDesk desk;
    desk.bank.isSlow = true;
    desk.page().presenter().import(u"large.cod"_s);
    QTRY_VERIFY(desk.find<QLabel>(u"bankMessage"_s)->isVisible());
    desk.lines()->setFocus();
    QTest::keyClick(desk.lines(), Qt::Key_Escape);
    QVERIFY(desk.bank.control->isCancelled);
    desk.bank.finish();
    desk.settle();
    QCOMPARE(desk.textOf(u"bankMessage"_s), u"Stopped. Nothing was added."_s);
}

void TestBankView::saysWhenNothingNeedsAPerson()
{
    BankDesk desk;
    desk.bank.rows.removeIf([](const BankItem &item) { return needsPerson(item.outcome); });
    desk.bank.tell();
    desk.settleBank();
    QTest::mouseClick(desk.chip(Group::NeedsYou), Qt::LeftButton);
    QTRY_VERIFY((desk.settle(), desk.shows(u"All 6 payouts are on the statement"_s)));
}

void TestBankView::tellsOnTodayAndInTheRail()
{
    BankDesk desk;
    desk.window->goTo(ui::Place::Today);
    desk.settle();
    QTRY_VERIFY(showsText(
        desk.find<ui::TodayView>(),
        u"4 payouts on the bank’s statements need your decision; the oldest for 3 days"_s));
    QTest::mouseClick(
        desk.find<QPushButton>(u"attention%1"_s.arg(int(ui::TodayPresenter::Leads::Bank))),
        Qt::LeftButton);
    QVERIFY(desk.page().isVisible());
}

TILLDESK_TEST(TestBankView, QApplication)
#include "tst_bank_view.moc"
