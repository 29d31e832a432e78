#include "tests/support/test_program.h"
#include "tests/ui/payouts_fixture.h"
#include "ui/widgets/bank/bank_page.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/exports/pack_dialog.h"
#include "ui/widgets/exports/schedule_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::PayoutsDesk;
using test::showsText;

namespace {

/// The payouts view with the month pack dialog opened from its menu.
struct Dialog : PayoutsDesk {
    Dialog()
    {
        click(u"exportPayouts"_s);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return;
        menu->findChild<QAction *>(u"packMonthAction"_s)->trigger();
        menu->close();
        settle();
        it = find<PackDialog>();
    }
    /// Opens the dialog again for the first merchant, with its figures.
    void reopenForAMerchant()
    {
        it->close();
        QTRY_VERIFY(!find<PackDialog>());
        view()->page().setMerchant(merchants.entries.first().merchant.id);
        view()->page().packMonth();
        settle();
        it = find<PackDialog>();
        QVERIFY(it);
    }
    [[nodiscard]] ComboBox *months() const { return it->findChild<ComboBox *>(u"packMonth"_s); }

    PackDialog *it = nullptr;
};

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
    void asksForAFolderAndRemembersIt();
    void asksBeforeItReplacesAnEarlierPack();
    void saysWhatItHasWrittenAndOpensIt();
    void offersToWriteBesideAChangedPack();
    void stopsWhenItIsClosed();
    void setsUpThePackThatIsMadeByItself();
    void saysWhatIsWrongWithTheSchedule();
    void makesAPackNowAndSaysHowItWent();
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

void TestPackDialog::asksForAFolderAndRemembersIt()
{
    Dialog dialog;
    QTest::mouseClick(dialog.it->findChild<QPushButton *>(u"saveExport"_s), Qt::LeftButton);
    auto *folders = dialog.it->findChild<QFileDialog *>();
    QVERIFY(folders);
    QCOMPARE(folders->fileMode(), QFileDialog::Directory);
    Q_EMIT folders->fileSelected(dialog.home.path());
    QCOMPARE(dialog.exports.asked.size(), 1);
    QCOMPARE(dialog.preferences.exportFolder(), dialog.home.path());
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

void TestPackDialog::setsUpThePackThatIsMadeByItself()
{
    Dialog dialog;
    QTRY_VERIFY(showsText(dialog.it, u"Tilldesk can make the zipped pack of the last month"_s));
    QVERIFY(dialog.it->findChild<QPushButton *>(u"makePackNow"_s)->isHidden());
    dialog.it->findChild<QPushButton *>(u"setUpSchedule"_s)->click();
    auto *schedule = dialog.it->findChild<ScheduleDialog *>();
    QVERIFY(schedule);
    auto *save = schedule->findChild<QPushButton *>(u"saveSchedule"_s);
    QVERIFY(!save->isEnabled());
    const auto type = [&](const QString &field, const QString &text) {
        auto *line = schedule->findChild<QLineEdit *>(field);
        if (line == nullptr)
            line = schedule->findChild<QWidget *>(field)->findChild<QLineEdit *>();
        line->setText(text);
    };
    type(u"packFolder"_s, u"/srv/books"_s);
    type(u"packDay"_s, u"5"_s);
    type(u"packTime"_s, u"7:30"_s);
    type(u"packTo"_s, u"a@example.com, b@example.com"_s);
    type(u"mailServer"_s, u"mail.example.com"_s);
    type(u"mailFrom"_s, u"shop@example.com"_s);
    type(u"mailUser"_s, u"shop"_s);
    QVERIFY(!save->isEnabled()); // the user has no password yet
    type(u"password"_s, u"hunter2"_s);
    QVERIFY2(save->isEnabled(), qPrintable(save->toolTip()));
    save->click();
    const PackSettings &stored = dialog.exports.pack.settings;
    QTRY_COMPARE(stored.folder, u"/srv/books"_s);
    QCOMPARE(stored.day, 5);
    QCOMPARE(stored.time, QTime(7, 30));
    QCOMPARE(stored.to, (QStringList{u"a@example.com"_s, u"b@example.com"_s}));
    QCOMPARE(stored.mail.host, u"mail.example.com"_s);
    QCOMPARE(stored.mail.user, u"shop"_s);
    QTRY_COMPARE(dialog.exports.password, u"hunter2"_s);
    QTRY_VERIFY(showsText(dialog.it, u"On day 5 of each month, at 07:30, in /srv/books."_s));
    QVERIFY(!dialog.it->findChild<QPushButton *>(u"makePackNow"_s)->isHidden());
}

void TestPackDialog::saysWhatIsWrongWithTheSchedule()
{
    Dialog dialog;
    PackState state;
    state.settings.folder = u"/srv/books"_s;
    PackScheduleForm form(dialog.gateways, state);
    PackScheduleDraft draft = form.draft();
    draft.day = u"29"_s;
    draft.time = u"25:00"_s;
    draft.to = u"nobody"_s;
    form.setDraft(draft);
    QStringList fields = form.problems().keys();
    fields.sort();
    QCOMPARE(fields, (QStringList{u"mailServer"_s, u"packDay"_s, u"packTime"_s, u"packTo"_s}));
    QVERIFY(!form.canSave());
    draft = PackScheduleForm(dialog.gateways, state).draft();
    draft.folder = u"/nowhere"_s;
    form.setDraft(draft);
    dialog.exports.refusal = Error{ErrorCode::FieldInvalid, u"is no folder"_s, u"packFolder"_s};
    form.save();
    QTRY_VERIFY(form.problems().value(u"packFolder"_s).contains(u"cannot be written"_s));
    QVERIFY(form.isChanged());
}

void TestPackDialog::makesAPackNowAndSaysHowItWent()
{
    Dialog dialog;
    dialog.exports.pack.settings.folder = u"/srv/books"_s;
    Q_EMIT dialog.exports.packChanged();
    auto *make = dialog.it->findChild<QPushButton *>(u"makePackNow"_s);
    QTRY_VERIFY(make->isVisible() && make->isEnabled());
    make->click();
    QCOMPARE(dialog.exports.packsMade, QList<QDate>{QDate(2026, 10, 1)});
    QTRY_VERIFY(showsText(dialog.it, u"October 2026 was made on"_s));
    PackRun failed;
    failed.month = QDate(2026, 10, 1);
    failed.problem = u"/srv/books is no folder"_s;
    dialog.exports.pack.last = failed;
    Q_EMIT dialog.exports.packChanged();
    QTRY_VERIFY(showsText(dialog.it, u"The pack of October 2026 could not be made."_s));
    QVERIFY(showsText(dialog.it, u"/srv/books is no folder"_s));
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
