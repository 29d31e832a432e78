#include "app/first_run.h"

#include "app/desktop.h"
#include "core/verification/checks.h"
#include "tests/support/test_program.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/frame/offer_bar.h"
#include "ui/widgets/frame/window_lock.h"
#include "ui/widgets/setup/setup_window.h"
#include "ui/widgets/staff/lock_page.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// An empty data folder and the first run over it.
struct Folder {
    Folder() { begin(); }

    void begin() { run = std::make_unique<FirstRun>(settings(), nullptr, HeldShop::Keys::InFile); }
    [[nodiscard]] Settings settings() const
    {
        return *readSettings(path(), {}, {{u"port"_s, u"0"_s}});
    }
    [[nodiscard]] QString path() const { return home.filePath(u"shop"_s); }
    [[nodiscard]] QStringList files() const
    {
        QStringList names = QDir(path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        names.removeAll(u"tilldesk.log"_s);
        names.removeAll(u"tilldesk.lock"_s);
        return names;
    }
    /// Waits for the reply to a request.
    template <typename T>
    [[nodiscard]] static Result<T> reply(const QFuture<Result<T>> &future)
    {
        if (!QTest::qWaitFor([&future] { return future.isFinished(); }, 60'000))
            return fail(ErrorCode::Internal, u"no reply"_s);
        QCoreApplication::processEvents();
        return future.result();
    }

    QTemporaryDir home;
    std::unique_ptr<FirstRun> run;
};

NewShop bakery()
{
    return {.language = u"en"_s,
            .name = u"Bakkerij Janssens"_s,
            .iban = u"BE68539007547034"_s,
            .accountName = u"Bakkerij Janssens BV"_s,
            .till = u"Till 1"_s,
            .hasSticker = true,
            .owner = u"Sofie Janssens"_s,
            .pin = u"4071"_s};
}

} // namespace

class FirstRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesFromTheFirstStartToThePaidPaymentByKeyboardAlone();
    void storesNothingIfItIsLeftMidway();
    void storesNothingIfOneOfTheAnswersIsRefused();
    void opensTheDemoInAFolderOfItsOwn();
    void leavesNoHalfFilledDemo();
    void restoresABackup();
    void restoresNothingFromADamagedBackup();
};

void FirstRunTest::goesFromTheFirstStartToThePaidPaymentByKeyboardAlone()
{
    QElapsedTimer timer;
    timer.start();
    Folder folder;
    int entries = 0;
    qsizetype keys = 0;
    const auto type = [&entries, &keys](const QString &text) {
        ++entries;
        keys += text.size();
        QTest::keyClicks(QApplication::focusWidget(), text);
    };
    const auto press = [&entries, &keys](Qt::Key key) {
        ++entries;
        ++keys;
        QTest::keyClick(QApplication::focusWidget(), key);
    };
    Desktop::Start start{.isFirst = true};
    {
        const ui::Theme theme(*qApp, ui::ThemeChoice::Light);
        ui::SetupWindow setup(*folder.run, theme, *qApp);
        setup.show();
        QVERIFY(QTest::qWaitForWindowActive(&setup));
        type(u"Bakkerij Janssens"_s);
        press(Qt::Key_Return);
        type(u"BE68539007547034"_s);
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        type(u"Sofie Janssens"_s);
        press(Qt::Key_Tab);
        type(u"4071"_s);
        press(Qt::Key_Tab);
        type(u"4071"_s);
        QCOMPARE(folder.files(), QStringList());
        press(Qt::Key_Return);
        QTRY_VERIFY(!setup.isVisible());
        start.owner = folder.run->owner();
        start.firstPayment = setup.presenter().opened().firstPayment;
        start.language = setup.presenter().answers().language;
    }
    const auto shop = folder.run->take();
    QVERIFY(shop);
    QVERIFY(!start.owner.isEmpty());
    {
        Desktop desktop(shop->assembly(), shop->directory(), *qApp, start);
        desktop.show(false);
        ui::MainWindow *window = nullptr;
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<ui::MainWindow *>(widget))
                window = found;
        }
        QVERIFY(window && QTest::qWaitForWindowActive(window));
        QCOMPARE(window->place(), ui::Place::Till);
        const auto *pay = window->findChild<QPushButton *>(u"payAsCustomer"_s);
        QVERIFY(pay);
        QTRY_VERIFY(pay->isVisible());
        QTRY_VERIFY(pay->hasFocus());
        press(Qt::Key_Space);
        const auto status = [&shop, &start] {
            storage::Database db(shop->directory().databasePath(),
                                 storage::Database::Mode::ReadOnly);
            auto row = db.prepare(u"SELECT status FROM payment WHERE id = :id"_s);
            row.bind(u":id"_s, start.firstPayment.text());
            return row.next() ? row.read<qint64>() : 0;
        };
        QTRY_COMPARE_WITH_TIMEOUT(status(), qint64(PaymentStatus::Succeeded), 20'000);
        // Whoever types a key in 0.4 s and reads each of the four pages for 3 s adds the rest.
        constexpr double kKeySeconds = 0.4;
        constexpr double kReadingSeconds = 4 * 3;
        const double program = double(timer.elapsed()) / 1000;
        const double person = double(keys) * kKeySeconds + kReadingSeconds;
        qInfo("first paid payment: %d entries with %lld keys; %.1f s of the program, %.1f s of a"
              " person",
              entries, qlonglong(keys), program, person);
        QVERIFY(person < 45); // of the 60 s; the program's part depends on the computer's load
        QTRY_VERIFY(!pay->isVisible());

        QTest::keyClick(window, Qt::Key_L, Qt::ControlModifier);
        const auto *lock = window->findChild<ui::LockPage *>();
        QTRY_VERIFY(lock != nullptr && lock->isVisible());
        QTRY_VERIFY(lock->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), u"4071"_s);
        timer.start();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!lock->isVisible());
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        qInfo("unlocked %lld ms after the last key", qlonglong(timer.elapsed()));
        QCOMPARE(window->place(), ui::Place::Till);
    }
    QVERIFY2(entries <= 12, qPrintable(QString::number(entries)));
    QVERIFY(verification::verify(shop->directory().databasePath(), verification::allChecks(),
                                 [](const verification::CheckReport &check) {
                                     if (!check.isSound())
                                         qWarning("%s", qPrintable(check.lines().join(u'\n')));
                                 }));
    const Settings settings = folder.settings();
    QCOMPARE(QSettings(settings.dataDir + u"/window.ini"_s, QSettings::IniFormat)
                 .value(u"appearance/language"_s)
                 .toString(),
             u"en"_s);
}

void FirstRunTest::storesNothingIfItIsLeftMidway()
{
    Folder folder;
    {
        const ui::Theme theme(*qApp, ui::ThemeChoice::Light);
        ui::SetupWindow setup(*folder.run, theme, *qApp);
        setup.show();
        QVERIFY(QTest::qWaitForWindowActive(&setup));
        QTest::keyClicks(QApplication::focusWidget(), u"Bakkerij"_s);
        setup.presenter().setPin(u"4071"_s);
        setup.close();
    }
    QVERIFY(!folder.run->take());
    QCOMPARE(folder.files(), QStringList{u"setup.json"_s});
    QFile answers(folder.path() + u"/setup.json"_s);
    QVERIFY(answers.open(QIODevice::ReadOnly));
    QVERIFY(!answers.readAll().contains("4071"));
    QVERIFY(!(answers.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    folder.begin();
    QCOMPARE(folder.run->keptAnswers().name, u"Bakkerij"_s);
    QVERIFY(Folder::reply(folder.run->open(bakery())));
    QVERIFY(!folder.files().contains(u"setup.json"_s));
}

void FirstRunTest::storesNothingIfOneOfTheAnswersIsRefused()
{
    Folder folder;
    NewShop shop = bakery();
    shop.owner = QString(61, u'x'); // the last thing that the transaction adds
    const auto refused = Folder::reply(folder.run->open(shop));
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"owner"_s);
    QVERIFY(!folder.run->take());
    QCOMPARE(storage::DataDirectory(folder.path()).contents(),
             storage::DataDirectory::Contents::Nothing);
    QVERIFY(Folder::reply(folder.run->open(bakery())));
}

void FirstRunTest::opensTheDemoInAFolderOfItsOwn()
{
    Folder folder;
    QVERIFY(Folder::reply(folder.run->openDemo()));
    QVERIFY(folder.run->isDemo());
    const auto shop = folder.run->take();
    QCOMPARE(shop->directory().path(), FirstRun::demoFolder(folder.path()));
    QCOMPARE(shop->assembly().directory().current()->merchants().size(), 2);
    QCOMPARE(folder.files(), QStringList());
    Desktop desktop(shop->assembly(), shop->directory(), *qApp, {.isDemo = true, .isFirst = true});
    ui::OfferBar *bar = nullptr;
    for (QWidget *widget : QApplication::allWidgets()) {
        if (auto *found = qobject_cast<ui::OfferBar *>(widget))
            bar = found;
    }
    QVERIFY(bar && bar->findChild<QPushButton *>(u"acceptOffer"_s));
    // The event loop that the button ends is that of the program.
    QMetaObject::invokeMethod(bar->findChild<QPushButton *>(u"acceptOffer"_s), &QPushButton::click,
                              Qt::QueuedConnection);
    QCOMPARE(QApplication::exec(), Desktop::kStartAgain);
}

void FirstRunTest::leavesNoHalfFilledDemo()
{
    Folder folder;
    const auto filling = folder.run->openDemo();
    folder.run.reset();
    QCOMPARE(storage::DataDirectory(FirstRun::demoFolder(folder.path())).contents(),
             storage::DataDirectory::Contents::Nothing);
}

void FirstRunTest::restoresABackup()
{
    const Folder lost;
    QVERIFY(Folder::reply(lost.run->open(bakery())));
    const QString backup = lost.home.filePath(u"a.backup"_s);
    {
        const auto shop = lost.run->take();
        QVERIFY(shop->assembly().backups().backUp(BackupKind::Requested, backup, "brood en boter"));
    }
    Folder folder;
    folder.run->keepAnswers(bakery()); // the folder is not empty
    const auto wrong = Folder::reply(folder.run->examine(backup, u"boter"_s));
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().field, u"passphrase-file"_s);
    const auto found = Folder::reply(folder.run->examine(backup, u"brood en boter"_s));
    QVERIFY(found);
    QCOMPARE(found->contents.merchants, QStringList{u"Bakkerij Janssens"_s});
    QCOMPARE(found->contents.payments, 1);
    QVERIFY(Folder::reply(folder.run->restore(backup, u"brood en boter"_s)));
    const auto shop = folder.run->take();
    QVERIFY(shop);
    QCOMPARE(shop->assembly().directory().current()->merchants().size(), 1);
    QVERIFY(folder.files().contains(u"restored.json"_s)); // payouts and callbacks wait
}

void FirstRunTest::restoresNothingFromADamagedBackup()
{
    Folder folder;
    folder.run->keepAnswers(bakery());
    const QString path = folder.home.filePath(u"a.backup"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("TILLDESK-BACKUP\n") > 0);
    file.close();
    const auto refused = Folder::reply(folder.run->restore(path, {}));
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"input"_s);
    QCOMPARE(folder.files(), QStringList{u"setup.json"_s});
    QCOMPARE(folder.run->keptAnswers().name, bakery().name);
}

} // namespace tilldesk::app

TILLDESK_TEST(tilldesk::app::FirstRunTest, QApplication)
#include "tst_first_run.moc"
