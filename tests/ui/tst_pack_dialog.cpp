#include "tests/support/test_program.h"
#include "tests/ui/pack_fixture.h"
#include "ui/models/common/format.h"
#include "ui/widgets/bank/bank_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/ledger/ledger_overview.h"
#include "ui/widgets/settings/file_field.h"

#include <QApplication>
#include <QCheckBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using Dialog = test::PackDesk;
using test::showsText;

namespace {

/// Catches the files that the program opens with other programs.
class OpenedGuide : public QObject
{
    Q_OBJECT

public:
    OpenedGuide() { QDesktopServices::setUrlHandler(u"file"_s, this, "take"); }
    ~OpenedGuide() override { QDesktopServices::unsetUrlHandler(u"file"_s); }

    QString file;

public Q_SLOTS:
    void take(const QUrl &url) { file = url.toLocalFile(); }
};

Timestamp beginOfDay(const QDate &day)
{
    return fromMillis(day.startOfDay(shopZone()).toMSecsSinceEpoch());
}

} // namespace

class TestPackDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom});
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void offersTheMonthsThatAreOver();
    void packsTheRunningMonthSoFar();
    void leavesOutWhatIsNotWanted();
    void saysThatTheMonthIsNotOver();
    void saysThatNothingWasPaid();
    void packsTheLastMonthOfEveryMerchant();
    void packsAnotherMonthOfTheChosenMerchant();
    void savesIntoTheFolderThatIsShown();
    void asksForAFolderAndRemembersIt();
    void saysSinceWhenTheFolderHasAPack();
    void explainsAMonthThatDoesNotAddUp();
    void explainsByTheEntryThatNoMovementExplains();
    void saysThatNoSaleHasAVatRate();
    void saysHowLargeThePackWillBe();
    void showsGreyBarsWhileTheFiguresAreRead();
    void isDrivenByTheKeyboard();
    void asksBeforeItReplacesAnEarlierPack();
    void saysWhatItHasWrittenAndOpensIt();
    void offersToWriteBesideAChangedPack();
    void stopsWhenItIsClosed();
    void followsALinkToTheBankAndTheAccounts();
    void writesAPreviewAndOpensItsGuide();
};

void TestPackDialog::offersTheMonthsThatAreOver()
{
    Dialog dialog;
    QVERIFY(dialog.it);
    QVERIFY(!dialog.it->isModal());
    QCOMPARE(dialog.months()->itemText(0), u"November 2026"_s); // not over
    QCOMPARE(dialog.months()->itemText(1), u"October 2026"_s);
    QCOMPARE(dialog.months()->itemText(11), u"December 2025"_s);
    QCOMPARE(dialog.months()->currentIndex(), 1);
    // Until the last millisecond of November, Brussels time, the newest complete month is October.
    const auto monthsAt = [&dialog](Timestamp now) {
        dialog.clock.set(now);
        return PackForm(dialog.gateways, {}).month();
    };
    const Timestamp midnight =
        fromMillis(QDateTime(QDate(2026, 11, 30), QTime(23, 0), Qt::UTC).toMSecsSinceEpoch());
    QCOMPARE(monthsAt(midnight - std::chrono::milliseconds(1)), QDate(2026, 10, 1));
    QCOMPARE(monthsAt(midnight), QDate(2026, 11, 1));
    QCOMPARE(PackForm(dialog.gateways, {}).months().first(), QDate(2026, 11, 1)); // nothing so far
}

void TestPackDialog::packsTheRunningMonthSoFar()
{
    Dialog dialog;
    QVERIFY(QDir(dialog.home.path()).mkdir(u"tilldesk-2026-11"_s)); // no pack of days so far
    dialog.months()->setCurrentIndex(0);
    dialog.it->saveTo(dialog.home.path());
    QCOMPARE(dialog.exports.asked.size(), 1);
    QVERIFY(dialog.exports.asked.first().pack->allowsRunning);
    QCOMPARE(dialog.exports.asked.first().pack->month, QDate(2026, 11, 1));
}

void TestPackDialog::leavesOutWhatIsNotWanted()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.reopenForAMerchant();
    const auto part = [&dialog](MonthSummary::Part each) {
        return dialog.it->findChild<QCheckBox *>(u"packPart%1"_s.arg(int(each)));
    };
    QTRY_VERIFY(part(MonthSummary::Part::Statements));
    part(MonthSummary::Part::Statements)->click();
    dialog.it->findChild<QAbstractButton *>(u"packFormat_coda"_s)->click();
    part(MonthSummary::Part::Lists)->click();
    dialog.it->saveTo(dialog.home.path());
    const PackParts &parts = dialog.exports.asked.first().pack->parts;
    QVERIFY(!parts.without.contains(ExportFormat::Coda));
    QVERIFY(parts.without.contains(ExportFormat::Mt940));
    QVERIFY(part(MonthSummary::Part::Statements)->isChecked()); // of one format
    QVERIFY(!parts.hasLists && parts.hasVatBook);
}

void TestPackDialog::saysThatTheMonthIsNotOver()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.bookkeeping.figures.last = QDate(2026, 11, 19);
    dialog.reopenForAMerchant();
    dialog.months()->setCurrentIndex(0);
    QTRY_VERIFY(showsText(dialog.it, u"November is not over"_s));
    QVERIFY(showsText(dialog.it, u"“-so-far”"_s));
}

void TestPackDialog::saysThatNothingWasPaid()
{
    Dialog dialog;
    dialog.reopenForAMerchant();
    QTRY_VERIFY(showsText(dialog.it, u"Nothing was paid in October"_s));
    QVERIFY(dialog.it->findChild<QPushButton *>(u"saveExport"_s)->isEnabled());
}

void TestPackDialog::packsTheLastMonthOfEveryMerchant()
{
    Dialog dialog;
    dialog.it->saveTo(dialog.home.path());
    QCOMPARE(dialog.exports.asked.size(), 1);
    const auto &asked = dialog.exports.asked.first();
    QCOMPARE(asked.path, dialog.home.path());
    QCOMPARE(*asked.pack, (PackRequest{QDate(2026, 10, 1), {}, u"en"_s, false}));
    QVERIFY(!dialog.months()->isEnabled());
}

void TestPackDialog::packsAnotherMonthOfTheChosenMerchant()
{
    Dialog dialog;
    dialog.it->close();
    const MerchantId merchant = dialog.merchants.entries.first().merchant.id;
    dialog.view()->page().setMerchant(merchant);
    QTRY_VERIFY(!dialog.find<PackDialog>());
    dialog.click(u"exportPayouts"_s);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (int i = 0; i < 2; ++i) // to the last entry
        QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    dialog.it = dialog.find<PackDialog>();
    QVERIFY(dialog.it);
    dialog.months()->setFocus();
    QTest::keyClick(dialog.months(), Qt::Key_Down);
    dialog.it->saveTo(dialog.home.path());
    QCOMPARE(*dialog.exports.asked.first().pack,
             (PackRequest{QDate(2026, 9, 1), {merchant}, u"en"_s, false}));
}

void TestPackDialog::savesIntoTheFolderThatIsShown()
{
    Dialog dialog;
    QVERIFY(QDir(dialog.home.path()).mkdir(u"books"_s));
    const QString books = dialog.home.filePath(u"books"_s);
    auto *line = dialog.it->findChild<FileField *>(u"packDestination"_s)->findChild<QLineEdit *>();
    auto *save = dialog.it->findChild<QPushButton *>(u"saveExport"_s);
    QCOMPARE(line->text(), dialog.home.path());
    QCOMPARE(save->text(), u"Save"_s);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, u"/nowhere"_s);
    QVERIFY(!save->isEnabled());
    QCOMPARE(save->toolTip(), u"Choose a folder that exists"_s);
    line->selectAll();
    QTest::keyClicks(line, books);
    QVERIFY(save->isEnabled());
    QTest::keyClick(line, Qt::Key_Return); // Save is the default
    QCOMPARE(dialog.exports.asked.size(), 1);
    QCOMPARE(dialog.exports.asked.first().path, books);
    QCOMPARE(dialog.preferences.exportFolder(), books);
    QVERIFY(!line->isEnabled()); // while the pack is written
}

void TestPackDialog::asksForAFolderAndRemembersIt()
{
    Dialog dialog;
    QVERIFY(QDir(dialog.home.path()).mkdir(u"books"_s));
    const QString books = dialog.home.filePath(u"books"_s);
    auto *field = dialog.it->findChild<FileField *>(u"packDestination"_s);
    QTest::mouseClick(field->findChild<QPushButton *>(), Qt::LeftButton);
    auto *folders = dialog.it->findChild<QFileDialog *>();
    QVERIFY(folders);
    QCOMPARE(folders->fileMode(), QFileDialog::Directory);
    Q_EMIT folders->fileSelected(books);
    QVERIFY(dialog.exports.asked.isEmpty());
    QTest::mouseClick(dialog.it->findChild<QPushButton *>(u"saveExport"_s), Qt::LeftButton);
    QCOMPARE(dialog.exports.asked.size(), 1);
    QCOMPARE(dialog.exports.asked.first().path, books);
    QCOMPARE(dialog.preferences.exportFolder(), books);
}

void TestPackDialog::saysSinceWhenTheFolderHasAPack()
{
    Dialog dialog;
    auto *line = dialog.it->findChild<FileField *>(u"packDestination"_s)->findChild<QLineEdit *>();
    auto *earlier = dialog.it->findChild<QLabel *>(u"packEarlier"_s);
    QVERIFY(earlier->isHidden());
    QVERIFY(QDir(dialog.home.path()).mkdir(u"tilldesk-2026-10"_s));
    line->selectAll();
    QTest::keyClicks(line, dialog.home.path());
    QVERIFY(earlier->text().startsWith(u"This folder has a pack of October 2026, saved on "_s));
    dialog.months()->setCurrentIndex(2);
    QVERIFY(earlier->isHidden());
}

void TestPackDialog::explainsAMonthThatDoesNotAddUp()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.reopenForAMerchant();
    auto *explain = dialog.it->findChild<QPushButton *>(u"explainMonth"_s);
    QTRY_VERIFY(dialog.it->findChild<QWidget *>(u"monthFigures"_s)->isVisible());
    QVERIFY(explain->isHidden());
    dialog.bookkeeping.figures.ledgerAfter =
        Amount::fromCents(dialog.bookkeeping.figures.ledgerAfter.cents() + 10);
    dialog.reopenForAMerchant();
    explain = dialog.it->findChild<QPushButton *>(u"explainMonth"_s);
    QTRY_VERIFY(explain->isVisible());
    QCOMPARE(dialog.it->findChild<Pill *>(u"monthProof"_s)->accessibleName(),
             u"Off by €\u00A00.10"_s);
    QVERIFY(!dialog.it->findChild<QPushButton *>(u"saveExport"_s)->isEnabled());
    explain->setFocus();
    QTest::keyClick(explain, Qt::Key_Space);
    QTRY_VERIFY(!dialog.find<PackDialog>());
    QVERIFY(dialog.view()->findChild<LedgerOverview *>()->isVisible());
    QCOMPARE(dialog.ledger.filters.last().from, beginOfDay(QDate(2026, 10, 1)));
    QCOMPARE(dialog.ledger.filters.last().to, beginOfDay(QDate(2026, 11, 1)));
}

void TestPackDialog::explainsByTheEntryThatNoMovementExplains()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.bookkeeping.figures.ledgerAfter = {};
    dialog.bookkeeping.figures.unexplained = {beginOfDay(QDate(2026, 10, 14)),
                                              Amount::fromCents(1205)};
    dialog.reopenForAMerchant();
    QTRY_VERIFY(dialog.it->findChild<QPushButton *>(u"explainMonth"_s)->isVisible());
    dialog.it->findChild<QPushButton *>(u"explainMonth"_s)->click();
    QTRY_VERIFY(!dialog.find<PackDialog>());
    const LedgerFilter &shown = dialog.ledger.filters.last();
    QCOMPARE(shown.from, beginOfDay(QDate(2026, 10, 14)));
    QCOMPARE(shown.to, beginOfDay(QDate(2026, 10, 15)));
    QVERIFY(shown.amounts.from == Amount::fromCents(1205));
    QVERIFY(shown.amounts.to == Amount::fromCents(1205));
    QVERIFY(!shown.account);
}

void TestPackDialog::saysThatNoSaleHasAVatRate()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.bookkeeping.figures.vat.clear();
    dialog.reopenForAMerchant();
    QTRY_VERIFY(showsText(&*dialog.it, u"No VAT rate is chosen"_s));
    QVERIFY(showsText(&*dialog.it,
                      u"The journal books all sales on the account for “Not yet known”."_s));
}

void TestPackDialog::saysHowLargeThePackWillBe()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.reopenForAMerchant();
    auto *note = dialog.it->findChild<QLabel *>(u"exportNote"_s);
    QTRY_COMPARE(note->text(), u"5 files · about 2 MB"_s);
    QVERIFY(note->isVisible());
    dialog.exports.size = {4, 12'000};
    auto *statements =
        dialog.it->findChild<QCheckBox *>(u"packPart%1"_s.arg(int(MonthSummary::Part::Statements)));
    const qsizetype asked = dialog.exports.sizesAsked.size();
    for (int i = 0; i < 3; ++i)
        statements->click();
    QTRY_COMPARE(note->text(), u"4 files · about 12 kB"_s);
    QCOMPARE(dialog.exports.sizesAsked.size(), asked + 1); // once for several clicks
    QVERIFY(!dialog.exports.sizesAsked.last().parts.without.isEmpty());
    dialog.it->saveTo(dialog.home.path());
    QVERIFY(note->isHidden());
}

void TestPackDialog::showsGreyBarsWhileTheFiguresAreRead()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.bookkeeping.isSlow = true;
    dialog.reopenForAMerchant();
    auto *figures = dialog.it->findChild<QWidget *>(u"monthFigures"_s);
    const auto bars = [&] {
        return std::ranges::count_if(figures->findChildren<QFrame *>(), [](const QFrame *frame) {
            return frame->property("role") == u"waiting"_s;
        });
    };
    QVERIFY(figures->isVisible());
    QVERIFY(bars() > 0);
    QVERIFY(figures->findChild<Pill *>(u"monthProof"_s)->isHidden());
    const int width = dialog.it->width();
    dialog.bookkeeping.answerMonth();
    QTRY_COMPARE(bars(), 0);
    QVERIFY(figures->findChild<Pill *>(u"monthProof"_s)->isVisible());
    QCOMPARE(dialog.it->width(), width);
}

/// From the month to the saved pack without a mouse.
void TestPackDialog::isDrivenByTheKeyboard()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.preferences.setExportFolder(dialog.home.path());
    dialog.reopenForAMerchant();
    QTRY_VERIFY(dialog.it->findChild<QCheckBox *>(u"packPart0"_s));
    dialog.it->activateWindow();
    QTRY_VERIFY(dialog.months()->hasFocus());
    const auto tabTo = [&dialog](const QString &name) {
        for (int i = 0; i < 60; ++i) {
            const QWidget *focus = dialog.it->focusWidget();
            if (focus->objectName() == name)
                return true;
            Desk::press(Qt::Key_Tab);
        }
        return false;
    };
    QVERIFY(tabTo(u"packPart0"_s));
    QVERIFY(tabTo(u"packFormat_camt053-08"_s));
    Desk::press(Qt::Key_Space);
    Desk::press(Qt::Key_Right); // to the next format
    QCOMPARE(dialog.it->focusWidget()->objectName(), u"packFormat_camt053"_s);
    QVERIFY(tabTo(u"setUpSchedule"_s));
    QVERIFY(tabTo(u"previewPack"_s));
    QVERIFY(tabTo(u"saveExport"_s));
    Desk::press(Qt::Key_Space);
    QCOMPARE(dialog.exports.asked.size(), 1);
    const QList<ExportFormat> &without = dialog.exports.asked.first().pack->parts.without;
    QCOMPARE(without, QList<ExportFormat>{ExportFormat::Camt053v08});
    Desk::press(Qt::Key_Escape);
    QTRY_VERIFY(!dialog.find<PackDialog>());
}

void TestPackDialog::asksBeforeItReplacesAnEarlierPack()
{
    Dialog dialog;
    QVERIFY(QDir(dialog.home.path()).mkdir(u"tilldesk-2026-10"_s));
    dialog.it->saveTo(dialog.home.path());
    QVERIFY(dialog.exports.asked.isEmpty());
    auto *question = dialog.it->findChild<QuestionDialog *>();
    QVERIFY(question);
    QVERIFY(showsText(question, u"tilldesk-2026-10"_s));
    QTest::keyClick(question, Qt::Key_Escape);
    QVERIFY(dialog.exports.asked.isEmpty());
    QTRY_VERIFY(!dialog.it->findChild<QuestionDialog *>());
    dialog.it->saveTo(dialog.home.path());
    dialog.it->findChild<QPushButton *>(u"replacePack"_s)->click();
    QCOMPARE(dialog.exports.asked.size(), 1);
}

void TestPackDialog::saysWhatItHasWrittenAndOpensIt()
{
    Dialog dialog;
    dialog.it->saveTo(dialog.home.path());
    dialog.exports.answer(fail(ErrorCode::FieldInvalid, {}, u"month"_s));
    QTRY_VERIFY(showsText(dialog.it, u"This month is not over yet."_s));
    dialog.it->findChild<QPushButton *>(u"retryExport"_s)->click();
    const QString folder = dialog.home.filePath(u"tilldesk-2026-10"_s);
    dialog.exports.answer(
        ExportReport{{folder + u"/tables/payments.csv"_s, folder + u"/SHA256SUMS"_s},
                     1284,
                     Amount::fromCents(3891240),
                     900'000,
                     {folder}});
    auto *done = dialog.it->findChild<QLabel *>(u"exportDone"_s);
    QTRY_COMPARE(done->text(),
                 u"Saved: 2 files, 1\u202F284 rows, €\u00A038\u202F912.40 paid out"_s);
    QVERIFY(showsText(dialog.it, folder));
    auto *open = dialog.it->findChild<QPushButton *>(u"openExport"_s);
    QCOMPARE(open->text(), u"Open folder"_s);
    QVERIFY(!dialog.it->findChild<QPushButton *>(u"showExport"_s)->isVisible());
    dialog.months()->setCurrentIndex(3); // choosing another month resets the dialog
    QVERIFY(!done->isVisible());
    QVERIFY(dialog.it->findChild<QPushButton *>(u"saveExport"_s)->isVisible());
}

void TestPackDialog::offersToWriteBesideAChangedPack()
{
    Dialog dialog;
    auto *beside = dialog.it->findChild<QPushButton *>(u"besideExport"_s);
    QVERIFY(beside->isHidden());
    dialog.it->saveTo(dialog.home.path());
    dialog.exports.answer(fail(ErrorCode::FileNotWritten, u"English"_s));
    QTRY_VERIFY(!dialog.it->findChild<QPushButton *>(u"retryExport"_s)->isHidden());
    QVERIFY(beside->isHidden()); // another reason: beside would fail too
    dialog.it->findChild<QPushButton *>(u"retryExport"_s)->click();
    dialog.exports.answer(fail(ErrorCode::FileNotWritten, u"English"_s, u"payments.xlsx"_s));
    QTRY_VERIFY(showsText(dialog.it, u"The file payments.xlsx of the earlier pack was changed"_s));
    QVERIFY(!beside->isHidden());
    beside->click();
    QCOMPARE(*dialog.exports.asked.last().pack,
             (PackRequest{QDate(2026, 10, 1), {}, u"en"_s, true}));
    QCOMPARE(dialog.exports.asked.last().path, dialog.home.path());
}

void TestPackDialog::stopsWhenItIsClosed()
{
    Dialog dialog;
    dialog.it->saveTo(dialog.home.path());
    dialog.it->close();
    QTRY_VERIFY(!dialog.find<PackDialog>());
    QVERIFY(dialog.exports.asked.first().control->isCancelled);
}

void TestPackDialog::followsALinkToTheBankAndTheAccounts()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    const auto open = [&dialog] {
        dialog.window->goTo(Place::Payouts);
        dialog.view()->page().setMerchant(dialog.merchants.entries.first().merchant.id);
        dialog.view()->page().packMonth();
        dialog.settle();
        dialog.it = dialog.find<PackDialog>();
    };
    dialog.it->close();
    QTRY_VERIFY(!dialog.find<PackDialog>());
    const auto link = [&dialog](const QString &name) -> QPushButton * {
        for (auto *button : dialog.it->findChildren<QPushButton *>()) {
            if (button->accessibleName() == name)
                return button;
        }
        return nullptr;
    };
    open();
    QTRY_VERIFY(link(u"2 payouts are not on a bank statement yet: Show"_s));
    link(u"2 payouts are not on a bank statement yet: Show"_s)->click();
    QTRY_VERIFY(!dialog.find<PackDialog>());
    QVERIFY(dialog.view()->bank().isVisible());
    open();
    QTRY_VERIFY(link(u"Journal: Accounts"_s));
    QVERIFY(showsText(dialog.it, u"Sales, refunds and payouts by day, 188 lines"_s));
    link(u"Journal: Accounts"_s)->click();
    QTRY_COMPARE(dialog.window->place(), Place::Settings);
}

void TestPackDialog::writesAPreviewAndOpensItsGuide()
{
    OpenedGuide opened;
    Dialog dialog;
    auto *preview = dialog.it->findChild<QPushButton *>(u"previewPack"_s);
    preview->click();
    QVERIFY(!preview->isEnabled());
    const auto &asked = dialog.exports.asked.last();
    QVERIFY(asked.pack->isBeside);
    QVERIFY(QFileInfo(asked.path).isDir());
    QVERIFY(asked.path != dialog.preferences.exportFolder());
    const QString folder = asked.path + u"/tilldesk-2026-10"_s;
    dialog.exports.answer(ExportReport{{}, 1, {}, 1, {folder}});
    QTRY_COMPARE(opened.file, folder + u"/reading-guide.pdf"_s);
    QVERIFY(preview->isEnabled());
}

TILLDESK_TEST(TestPackDialog, QApplication)
#include "tst_pack_dialog.moc"
