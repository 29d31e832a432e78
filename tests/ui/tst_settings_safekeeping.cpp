#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/text.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/help/support_dialog.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/file_field.h"
#include "ui/widgets/settings/passphrase_dialog.h"
#include "ui/widgets/settings/safekeeping_page.h"
#include "ui/widgets/setup/restore_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::FakeSafekeeping;

namespace {

bool showsText(const QWidget *widget, const QString &text)
{
    const auto labels = widget->findChildren<QLabel *>();
    return std::ranges::any_of(labels, [&text](const QLabel *label) {
        return label->isVisible() && label->text().contains(text);
    });
}

/// The page, visible and loaded, without the window around it.
struct SafeDesk : test::Shop {
    explicit SafeDesk(const std::function<void(SafekeepingState &)> &change = {})
    {
        if (change)
            change(safekeeping.now);
        page.resize(1100, 800);
        page.show();
        page.activateWindow();
        page.load();
        QCoreApplication::processEvents();
    }

    template <typename Widget>
    [[nodiscard]] Widget *field(const QString &name) const
    {
        return page.findChild<Widget *>(name);
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return field<QPushButton>(name);
    }
    [[nodiscard]] QString text(const QString &name) const { return field<QLabel>(name)->text(); }
    [[nodiscard]] QLineEdit &folder() const { return page.findChild<FileField *>()->line(); }
    [[nodiscard]] bool shows(const QString &words) const { return showsText(&page, words); }
    void press(const QString &name) const
    {
        QTest::mouseClick(button(name), Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    void fill(const QString &name, const QString &words) const
    {
        typeInto(field<QLineEdit>(name), words);
    }
    void set(const std::function<void(SafekeepingState &)> &change)
    {
        SafekeepingState state = safekeeping.now;
        change(state);
        safekeeping.setState(state);
    }
    /// Returns the visible dialog of type `Dialog`; null if there is none.
    template <typename Dialog>
    [[nodiscard]] static Dialog *top()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<Dialog *>(widget); found && found->isVisible())
                return found;
        }
        return nullptr;
    }
    template <typename Widget>
    [[nodiscard]] static Widget *in(QWidget *dialog, const QString &name)
    {
        return dialog->findChild<Widget *>(name);
    }
    static void typeInto(QLineEdit *line, const QString &words)
    {
        line->setFocus();
        line->selectAll();
        if (words.isEmpty())
            QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, words);
    }

    Ticker ticker;
    Theme theme{*qApp, ThemeChoice::Light};
    SafekeepingPage page{gateways, theme, ticker};
};

void failLast(SafekeepingState &state)
{
    state.latest.prepend(FakeSafekeeping::failedRun(FakeSafekeeping::kNow - 1h));
    state.status.last = state.latest.first();
}

void restore(SafekeepingState &state)
{
    state.restored = RestoreMark{.madeAt = FakeSafekeeping::kNow - 26h,
                                 .restoredAt = FakeSafekeeping::kNow - 1h,
                                 .lastPayment = FakeSafekeeping::kNow - 27h};
}

} // namespace

class TestSettingsSafekeeping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsTheStepsAfterTheLossOfTheComputer();
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void saysWhenTheLastBackupWasMade();
    void saysThatThereIsNoBackup();
    void saysThatBackupsFail();
    void saysThatTheLastBackupIsOld();
    void listsTheLatestBackups();
    void backsUpNow();
    void showsTheProgressOfABackup();
    void cancelsABackup();
    void saysWhyABackupFailed();
    void offersNoBackupWithoutAFolder();
    void rehearsesARestore();
    void saysWhyARehearsalFailed();
    void savesTheSettings();
    void marksWrongSettings_data();
    void marksWrongSettings();
    void putsARefusalBesideTheFolder();
    void keepsUnsavedEditsWhenABackupEnds();
    void advisesAboutTheFolder_data();
    void advisesAboutTheFolder();
    void setsAPassphraseTypedTwice();
    void refusesPassphrasesThatDiffer();
    void saysWhetherThePassphraseIsKnown();
    void letsARestoredShopGoOnAfterAsking();
    void restoresOnlyAfterTheLossWasShownAndTheShopNamed();
    void showsASupportFileBeforeItIsSaved();
};

void TestSettingsSafekeeping::saysWhenTheLastBackupWasMade()
{
    const SafeDesk desk;
    QCOMPARE(desk.text(u"backupState"_s), u"Last backup today at 12:00"_s);
    QCOMPARE(desk.text(u"backupSummary"_s),
             u"Complete and verified · 212 MB in 9 s · next one tomorrow at 12:00"_s);
    QVERIFY(!desk.field<QWidget>(u"restoreGap"_s)->isVisible());
    QCOMPARE(desk.text(u"lastRehearsal"_s), u"Restored and verified 1 Nov 2026, 41 s"_s);
}

void TestSettingsSafekeeping::saysThatThereIsNoBackup()
{
    const SafeDesk desk([](SafekeepingState &state) {
        state = SafekeepingState();
        state.now = FakeSafekeeping::kNow;
        state.status.isOld = true;
    });
    QCOMPARE(desk.text(u"backupState"_s), u"No backup yet"_s);
    QVERIFY(desk.text(u"backupSummary"_s).contains(u"Choose a folder"_s));
    QVERIFY(desk.shows(u"No backup has been made yet."_s));
}

void TestSettingsSafekeeping::saysThatBackupsFail()
{
    SafeDesk desk(&failLast);
    QCOMPARE(desk.text(u"backupState"_s), u"The last backup failed"_s);
    QVERIFY(desk.text(u"backupSummary"_s).contains(u"no such folder"_s));
    desk.set(&failLast);
    QTRY_COMPARE(desk.text(u"backupState"_s), u"The last 2 backups failed"_s);
    desk.set([](SafekeepingState &state) { state.disk.isFolderThere = false; });
    QTRY_VERIFY(desk.text(u"backupSummary"_s).contains(u"is its disk connected?"_s));
}

void TestSettingsSafekeeping::saysThatTheLastBackupIsOld()
{
    const SafeDesk desk([](SafekeepingState &state) {
        state.now = state.now + 48h;
        state.status.isOld = true;
    });
    QCOMPARE(desk.text(u"backupState"_s), u"Last backup 20 Nov at 12:00"_s);
}

void TestSettingsSafekeeping::listsTheLatestBackups()
{
    const SafeDesk desk;
    const auto *model = desk.page.findChild<TextTableView *>()->model();
    QCOMPARE(model->rowCount(), 6);
    QCOMPARE(model->index(0, 0).data().toString(), u"today at 12:00"_s);
    QCOMPARE(model->index(0, 1).data().toString(), u"212 MB"_s);
    QCOMPARE(model->index(3, 2).data().toString(), u"Failed"_s);
    QVERIFY(model->index(3, 2).data(Qt::ToolTipRole).toString().contains(u"no such folder"_s));
}

void TestSettingsSafekeeping::backsUpNow()
{
    SafeDesk desk;
    desk.press(u"backUp"_s);
    QCOMPARE(desk.safekeeping.backups, 1);
    QTRY_COMPARE(desk.text(u"backupState"_s), u"Last backup today at 14:32"_s);
}

void TestSettingsSafekeeping::showsTheProgressOfABackup()
{
    SafeDesk desk;
    desk.safekeeping.isSlow = true;
    desk.press(u"backUp"_s);
    QCOMPARE(desk.text(u"backupState"_s), u"A backup is being made"_s);
    QVERIFY(!desk.button(u"backUp"_s)->isEnabled());
    QVERIFY(!desk.button(u"rehearse"_s)->isEnabled());
    desk.safekeeping.control->total = 400'000'000;
    desk.safekeeping.control->done = 100'000'000;
    const auto *bar = desk.field<QProgressBar>(u"backupProgress"_s);
    QTRY_COMPARE(bar->value(), 250);
    QVERIFY(desk.text(u"backupSummary"_s).contains(u"100 MB of 400 MB"_s));
    desk.safekeeping.finish(FakeSafekeeping::goodRun(FakeSafekeeping::kNow));
    QTRY_VERIFY(!bar->isVisible());
    QVERIFY(desk.button(u"backUp"_s)->isEnabled());
}

void TestSettingsSafekeeping::cancelsABackup()
{
    SafeDesk desk;
    QVERIFY(!desk.button(u"cancelBackup"_s)->isVisible());
    desk.safekeeping.isSlow = true;
    desk.press(u"backUp"_s);
    desk.press(u"cancelBackup"_s);
    QVERIFY(desk.safekeeping.control->isCancelled);
    desk.safekeeping.finish(tilldesk::fail(ErrorCode::Cancelled));
    QTRY_VERIFY(desk.shows(u"Cancelled. Nothing was kept of it."_s));
    QVERIFY(!desk.button(u"cancelBackup"_s)->isVisible());
}

void TestSettingsSafekeeping::saysWhyABackupFailed()
{
    SafeDesk desk;
    desk.safekeeping.isSlow = true;
    desk.press(u"backUp"_s);
    desk.safekeeping.finish(tilldesk::fail(ErrorCode::NoSpace));
    QTRY_VERIFY(desk.shows(Text::sentence({ErrorCode::NoSpace, {}})));
}

void TestSettingsSafekeeping::offersNoBackupWithoutAFolder()
{
    const SafeDesk desk([](SafekeepingState &state) { state.settings.folder.clear(); });
    QVERIFY(!desk.button(u"backUp"_s)->isEnabled());
    QCOMPARE(desk.button(u"backUp"_s)->toolTip(), u"Choose and save a folder first"_s);
}

void TestSettingsSafekeeping::rehearsesARestore()
{
    SafeDesk desk;
    desk.press(u"rehearse"_s);
    QCOMPARE(desk.safekeeping.rehearsals, 1);
    QTRY_COMPARE(desk.text(u"lastRehearsal"_s), u"Restored and verified 20 Nov 2026, 9 s"_s);
}

void TestSettingsSafekeeping::saysWhyARehearsalFailed()
{
    SafeDesk desk;
    desk.safekeeping.isSlow = true;
    desk.press(u"rehearse"_s);
    QCOMPARE(desk.text(u"backupState"_s), u"A restore is being rehearsed"_s);
    desk.safekeeping.finish(tilldesk::fail(ErrorCode::FieldInvalid, {}, u"passphrase-file"_s));
    QTRY_VERIFY(desk.shows(u"made with another passphrase"_s));
}

void TestSettingsSafekeeping::savesTheSettings()
{
    SafeDesk desk;
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    SafeDesk::typeInto(&desk.folder(), u"/mnt/usb"_s);
    desk.fill(u"backupTime"_s, u"9:30"_s);
    desk.fill(u"backupKeep"_s, u"7"_s);
    QVERIFY(desk.safekeeping.now.settings.rehearses);
    desk.field<QComboBox>(u"backupRehearsal"_s)->setCurrentIndex(1);
    desk.press(u"save"_s);
    const BackupSettings &saved = desk.safekeeping.now.settings;
    QCOMPARE(saved.folder, u"/mnt/usb"_s);
    QCOMPARE(saved.time, QTime(9, 30));
    QCOMPARE(saved.keep, 7);
    QVERIFY(!saved.rehearses);
    QVERIFY(!saved.passphraseFile.isEmpty());
    QVERIFY(desk.shows(u"Saved"_s));
    QCOMPARE(desk.field<QLineEdit>(u"backupTime"_s)->text(), u"09:30"_s);
}

void TestSettingsSafekeeping::marksWrongSettings_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const QString time = u"A time of day"_s;
    const QString keep = u"A whole number from 1 to"_s;
    QTest::newRow("no time") << u"backupTime"_s << QString() << time;
    QTest::newRow("no such time") << u"backupTime"_s << u"24:30"_s << time;
    QTest::newRow("none kept") << u"backupKeep"_s << u"0"_s << keep;
    QTest::newRow("too many kept") << u"backupKeep"_s << u"10001"_s << keep;
    QTest::newRow("no number") << u"backupKeep"_s << u"many"_s << keep;
}

void TestSettingsSafekeeping::marksWrongSettings()
{
    QFETCH(const QString, field);
    QFETCH(const QString, text);
    QFETCH(const QString, problem);
    SafeDesk desk;
    desk.fill(field, text);
    QVERIFY(desk.shows(problem));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsSafekeeping::putsARefusalBesideTheFolder()
{
    SafeDesk desk;
    SafeDesk::typeInto(&desk.folder(), u"/mnt/usb"_s);
    desk.safekeeping.error = Error{ErrorCode::FieldInvalid, {}, u"backupFolder"_s};
    desk.press(u"save"_s);
    QVERIFY(desk.shows(u"Backups cannot be written to this folder."_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsSafekeeping::keepsUnsavedEditsWhenABackupEnds()
{
    SafeDesk desk;
    desk.fill(u"backupKeep"_s, u"7"_s);
    desk.press(u"backUp"_s);
    QTRY_COMPARE(desk.text(u"backupState"_s), u"Last backup today at 14:32"_s);
    QCOMPARE(desk.field<QLineEdit>(u"backupKeep"_s)->text(), u"7"_s);
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsSafekeeping::advisesAboutTheFolder_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::addColumn<bool>("isWritable");
    QTest::addColumn<bool>("isShopDisk");
    QTest::addColumn<QString>("advice");
    QTest::newRow("fine") << true << true << false << QString();
    QTest::newRow("not there") << false << false << false << u"Connect its disk"_s;
    QTest::newRow("read-only") << true << false << false << u"may not write"_s;
    QTest::newRow("same disk") << true << true << true << u"on another disk"_s;
}

void TestSettingsSafekeeping::advisesAboutTheFolder()
{
    QFETCH(const bool, isThere);
    QFETCH(const bool, isWritable);
    QFETCH(const bool, isShopDisk);
    QFETCH(const QString, advice);
    const SafeDesk desk([=](SafekeepingState &state) {
        state.disk.isFolderThere = isThere;
        state.disk.isWritable = isWritable;
        state.disk.isShopDisk = isShopDisk;
    });
    const auto *label = desk.field<QLabel>(u"folderAdvice"_s);
    QCOMPARE(label->isVisible(), !advice.isEmpty());
    QVERIFY(label->text().contains(advice));
}

void TestSettingsSafekeeping::setsAPassphraseTypedTwice()
{
    SafeDesk desk([](SafekeepingState &state) { state.settings.passphraseFile.clear(); });
    QVERIFY(!desk.button(u"askPassphrase"_s)->isVisible());
    desk.press(u"setPassphrase"_s);
    auto *dialog = SafeDesk::top<PassphraseDialog>();
    auto *save = SafeDesk::in<QPushButton>(dialog, u"savePassphrase"_s);
    QVERIFY(!save->isEnabled());
    SafeDesk::typeInto(SafeDesk::in<QLineEdit>(dialog, u"passphrase"_s), u"kaas en ham"_s);
    QVERIFY(SafeDesk::in<QLabel>(dialog, u"strength"_s)->text().contains(u"Weak"_s));
    SafeDesk::typeInto(SafeDesk::in<QLineEdit>(dialog, u"again"_s), u"kaas en ham"_s);
    QTest::mouseClick(save, Qt::LeftButton);
    QTRY_COMPARE(desk.safekeeping.passphrase, u"kaas en ham"_s);
    QTRY_VERIFY(SafeDesk::in<QLabel>(dialog, u"passphraseDone"_s)->isVisible());
    QVERIFY(SafeDesk::in<QLineEdit>(dialog, u"passphrase"_s)->text().isEmpty());
    QTRY_VERIFY(desk.button(u"askPassphrase"_s)->isVisible());
}

void TestSettingsSafekeeping::refusesPassphrasesThatDiffer()
{
    SafeDesk desk;
    desk.press(u"setPassphrase"_s);
    auto *dialog = SafeDesk::top<PassphraseDialog>();
    SafeDesk::typeInto(SafeDesk::in<QLineEdit>(dialog, u"passphrase"_s), u"kaas en ham"_s);
    SafeDesk::typeInto(SafeDesk::in<QLineEdit>(dialog, u"again"_s), u"kaas en jam"_s);
    QVERIFY(showsText(dialog, u"The two passphrases differ."_s));
    QVERIFY(!SafeDesk::in<QPushButton>(dialog, u"savePassphrase"_s)->isEnabled());
    QCOMPARE(desk.safekeeping.passphrase, u"brood en boter"_s);
}

void TestSettingsSafekeeping::saysWhetherThePassphraseIsKnown()
{
    SafeDesk desk;
    QVERIFY(desk.shows(u"since "_s));
    desk.press(u"askPassphrase"_s);
    auto *dialog = SafeDesk::top<PassphraseDialog>();
    auto *line = SafeDesk::in<QLineEdit>(dialog, u"passphrase"_s);
    SafeDesk::typeInto(line, u"wrong"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(showsText(dialog, u"That is not the passphrase"_s));
    SafeDesk::typeInto(line, desk.safekeeping.passphrase);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(showsText(dialog, u"That is the passphrase"_s));
}

void TestSettingsSafekeeping::letsARestoredShopGoOnAfterAsking()
{
    SafeDesk desk(&restore);
    QVERIFY(desk.text(u"restoreGap"_s).contains(u"yesterday at 12:32"_s));
    QVERIFY(desk.text(u"restoreGap"_s).contains(u"yesterday at 11:32"_s));
    desk.press(u"acceptRestore"_s);
    auto *question = SafeDesk::top<QuestionDialog>();
    QVERIFY(showsText(question, u"a second time"_s));
    question->reject();
    QVERIFY(desk.safekeeping.now.restored);
    desk.press(u"acceptRestore"_s);
    SafeDesk::in<QPushButton>(SafeDesk::top<QuestionDialog>(), u"confirmAccept"_s)->click();
    QTRY_VERIFY(!desk.safekeeping.now.restored);
    QTRY_VERIFY(!desk.field<QWidget>(u"restoreGap"_s)->isVisible());
}

void TestSettingsSafekeeping::restoresOnlyAfterTheLossWasShownAndTheShopNamed()
{
    SafeDesk desk;
    desk.safekeeping.summary.contents.merchants = {u"Bakkerij Janssens"_s};
    desk.safekeeping.summary.newer = 2;
    desk.press(u"restoreBackup"_s);
    auto *dialog = SafeDesk::top<RestoreDialog>();
    SafeDesk::typeInto(SafeDesk::in<QLineEdit>(dialog, u"restoreFile"_s), u"/disk/a.backup"_s);
    SafeDesk::typeInto(SafeDesk::in<QLineEdit>(dialog, u"restorePassphrase"_s),
                       desk.safekeeping.passphrase);
    auto *go = SafeDesk::in<QPushButton>(dialog, u"restoreGo"_s);
    go->click();
    auto *loss = SafeDesk::in<QLabel>(dialog, u"restoreLoss"_s);
    QTRY_COMPARE(loss->text(), u"2 payments since then would be lost"_s);
    QCOMPARE(loss->property("role").toString(), u"warning"_s);
    QVERIFY(!go->isEnabled());
    SafeDesk::typeInto(SafeDesk::in<QLineEdit>(dialog, u"restoreConfirm"_s),
                       u"bakkerij janssens"_s);
    QVERIFY(go->isEnabled());
    go->click();
    QCOMPARE(desk.safekeeping.restored, QStringList(u"/disk/a.backup"_s));
}

void TestSettingsSafekeeping::showsASupportFileBeforeItIsSaved()
{
    SafeDesk desk;
    QSignalSpy requested(&desk.page, &SafekeepingPage::supportRequested);
    desk.press(u"supportFile"_s);
    QCOMPARE(requested.count(), 1);
    desk.safekeeping.isSlow = true;
    SupportDialog shown(desk.gateways, desk.theme, &desk.page);
    auto *dialog = &shown;
    dialog->open();
    auto *save = SafeDesk::in<QPushButton>(dialog, u"saveSupport"_s);
    QVERIFY(!save->isEnabled());
    desk.safekeeping.finishSupport();
    QTRY_VERIFY(save->isEnabled());
    QCOMPARE(SafeDesk::in<QPlainTextEdit>(dialog, u"supportText"_s)->toPlainText(),
             desk.safekeeping.support);
    QVERIFY(desk.safekeeping.saved.isEmpty());
    const QTemporaryDir home;
    const QString path = home.filePath(u"support.txt"_s);
    dialog->findChild<SupportFile *>()->save(path);
    QTRY_COMPARE(desk.safekeeping.saved, QStringList(path));
    QTRY_VERIFY(SafeDesk::in<QLabel>(dialog, u"supportState"_s)->text().contains(path));
}

void TestSettingsSafekeeping::printsTheStepsAfterTheLossOfTheComputer()
{
    const SafeDesk desk([](SafekeepingState &state) {
        state.settings.folder = u"/media/<sofie>/KLUIS"_s;
        state.settings.passphraseFile = u"/media/sofie/passphrase"_s;
    });
    QVERIFY(desk.button(u"printSteps"_s)->isEnabled());
    const QString body = desk.page.steps().body;
    QVERIFY(body.contains(u"/media/&lt;sofie&gt;/KLUIS"_s));
    QVERIFY(body.contains(u"Type the passphrase of the backups."_s));
    QVERIFY(body.contains(u"Restore from a backup…"_s));
    QVERIFY(!body.contains(u"/media/sofie/passphrase"_s));
    const SafeDesk open([](SafekeepingState &state) { state.settings.passphraseFile.clear(); });
    QVERIFY(open.page.steps().body.contains(u"These backups have no passphrase."_s));
}

TILLDESK_TEST(TestSettingsSafekeeping, QApplication)
#include "tst_settings_safekeeping.moc"
