#include "tests/support/test_program.h"
#include "tests/ui/payouts_fixture.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/exports/pack_dialog.h"

#include <QApplication>
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
    [[nodiscard]] ComboBox *months() const { return it->findChild<ComboBox *>(u"packMonth"_s); }

    PackDialog *it = nullptr;
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
    void packsTheLastMonthOfEveryMerchant();
    void packsAnotherMonthOfTheChosenMerchant();
    void asksForAFolderAndRemembersIt();
    void asksBeforeItReplacesAnEarlierPack();
    void saysWhatItHasWrittenAndOpensIt();
    void offersToWriteBesideAChangedPack();
    void stopsWhenItIsClosed();
};

void TestPackDialog::offersTheMonthsThatAreOver()
{
    Dialog dialog;
    QVERIFY(dialog.it);
    QVERIFY(!dialog.it->isModal());
    QCOMPARE(dialog.months()->itemText(0), u"October 2026"_s);
    QCOMPARE(dialog.months()->itemText(10), u"December 2025"_s);
    QCOMPARE(dialog.months()->currentIndex(), 0);
    // Until the last millisecond of November, Brussels time, the newest complete month is October.
    const auto monthsAt = [&dialog](Timestamp now) {
        dialog.clock.set(now);
        return PackForm(dialog.gateways, {}).month();
    };
    const Timestamp midnight =
        fromMillis(QDateTime(QDate(2026, 11, 30), QTime(23, 0), Qt::UTC).toMSecsSinceEpoch());
    QCOMPARE(monthsAt(midnight - std::chrono::milliseconds(1)), QDate(2026, 10, 1));
    QCOMPARE(monthsAt(midnight), QDate(2026, 11, 1));
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

TILLDESK_TEST(TestPackDialog, QApplication)
#include "tst_pack_dialog.moc"
