#include "app/desktop_remote.h"
#include "tests/support/test_program.h"
#include "tests/support/till_shop.h"
#include "ui/models/common/format.h"
#include "ui/models/common/place.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/frame/main_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

ui::MainWindow *mainWindow()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<ui::MainWindow *>(widget))
            return window;
    }
    return nullptr;
}

/// Presses Connect in the dialog of the pairing once it is shown.
void pressConnect()
{
    QTimer::singleShot(0, qApp, [] {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *go = widget->findChild<QPushButton *>(u"connectGo"_s); go != nullptr)
                return QTest::mouseClick(go, Qt::LeftButton);
        }
    });
}

QFileDevice::Permissions permissionsOf(const QString &path)
{
    return QFile::permissions(path)
        & (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
           | QFileDevice::WriteOther);
}

} // namespace

/// A main window on another computer: the real service, a real connection, the real window.
class TestRemoteDesktop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsAndShowsTheShop();
    void comesBackWithoutAnotherPairing();
    void keepsItsTokenFromOthers();
    void saysWhatBecameOfPaymentsThatWereUnderWay();
    void forgetsTheShop();
    void showsEveryView();
    void saysThatTheShopIsLost();
    void followsTheClockOfTheService();
};

void TestRemoteDesktop::pairsAndShowsTheShop()
{
    TillShop shop;
    const QTemporaryDir folder;
    const app::TillHome home(folder.path(), nullptr);
    app::RemoteDesktop desktop(home, *qApp);
    shop.sayYesWhenAsked();
    pressConnect();
    QVERIFY(desktop.pair(toText(shop.link(shop.newCode()))));
    const auto known = home.read();
    QVERIFY(known);
    QVERIFY(*known);
    QCOMPARE((*known)->fingerprint, shop.door.access().fingerprint);
    desktop.show(false);
    const QString id = shop.create(R"({"amount":1250,"reference":"Order 10381"})");
    QVERIFY(!id.isEmpty());
    QTRY_VERIFY(mainWindow() != nullptr);
    auto *rows = mainWindow();
    QTRY_VERIFY(std::ranges::any_of(
        rows->findChildren<QAbstractItemView *>(), [](const QAbstractItemView *view) {
            return view->isVisible() && view->model() != nullptr && view->model()->rowCount() == 1;
        }));
}

void TestRemoteDesktop::comesBackWithoutAnotherPairing()
{
    TillShop shop;
    const QTemporaryDir folder;
    const app::TillHome home(folder.path(), nullptr);
    {
        app::RemoteDesktop desktop(home, *qApp);
        shop.sayYesWhenAsked();
        pressConnect();
        QVERIFY(desktop.pair(toText(shop.link(shop.newCode()))));
    }
    QTRY_COMPARE(shop.door.access().connected.size(), 0);
    app::RemoteDesktop desktop(home, *qApp);
    const auto known = home.read();
    QVERIFY(known && *known);
    desktop.connectTo(**known);
    QTRY_COMPARE(shop.door.access().connected.size(), 1);
}

void TestRemoteDesktop::keepsItsTokenFromOthers()
{
    const QTemporaryDir folder;
    const app::TillHome home(folder.path(), nullptr);
    QVERIFY(home.write({u"192.168.1.20"_s, 8444, QByteArray(64, 'a'), u"secret"_s, u"Counter"_s}));
    QCOMPARE(permissionsOf(folder.filePath(u"till.token"_s)), QFileDevice::Permissions());
    QFile file(folder.filePath(u"till.ini"_s));
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(!file.readAll().contains("secret"));
    const auto known = home.read();
    QVERIFY(known && *known);
    QCOMPARE((*known)->token, u"secret"_s);
    QCOMPARE((*known)->host, u"192.168.1.20"_s);
    QCOMPARE((*known)->port, 8444);
    QCOMPARE((*known)->name, u"Counter"_s);
}

void TestRemoteDesktop::saysWhatBecameOfPaymentsThatWereUnderWay()
{
    TillShop shop;
    const PaymentId made(shop.create(R"({"amount":2450,"reference":"Till 2 - 0091"})"));
    const QTemporaryDir folder;
    const app::TillHome home(folder.path(), nullptr);
    remote::BegunPayments earlier(
        {}, [&home](const QByteArray &list) { return home.writeBegun(list); });
    QVERIFY(earlier.begin({made, Amount::fromCents(2450), u"Till 2 - 0091"_s}));
    QVERIFY(earlier.begin({PaymentId(u"0"_s.repeated(24)), Amount::fromCents(810), {}}));
    app::RemoteDesktop desktop(home, *qApp);
    shop.sayYesWhenAsked();
    pressConnect();
    QVERIFY(desktop.pair(toText(shop.link(shop.newCode()))));
    desktop.show(false);
    const auto says = [](const QString &words) {
        return std::ranges::any_of(
            mainWindow()->findChildren<QLabel *>(),
            [&words](const QLabel *label) { return label->text().contains(words); });
    };
    QTRY_VERIFY(says(ui::money(Amount::fromCents(2450))
                     + u" (Till 2 - 0091) was being created when this window was closed. The "
                       "payment was made."_s));
    QTRY_VERIFY(says(ui::money(Amount::fromCents(810))
                     + u" was being created when this window was closed. The payment was not made, "
                       "so nobody can have paid."_s));
    for (auto *answer : mainWindow()->findChildren<QPushButton *>(u"acceptOffer"_s))
        answer->click();
    QTRY_VERIFY(!says(u"was being created"_s));
    QCOMPARE(mainWindow()->place(), ui::Place::Payments);
    QVERIFY(remote::BegunPayments(home.readBegun(), {}).left().isEmpty());
}

void TestRemoteDesktop::forgetsTheShop()
{
    const QTemporaryDir folder;
    const app::TillHome home(folder.path(), nullptr);
    QVERIFY(!app::TillHome::isTill(folder.path()));
    QVERIFY(home.write({u"192.168.1.20"_s, 8444, QByteArray(64, 'a'), u"secret"_s, u"Counter"_s}));
    QVERIFY(app::TillHome::isTill(folder.path()));
    QVERIFY(home.forget());
    QVERIFY(!app::TillHome::isTill(folder.path()));
    QVERIFY(!QFile::exists(folder.filePath(u"till.token"_s)));
    const auto known = home.read();
    QVERIFY(known);
    QVERIFY(!*known);
}

void TestRemoteDesktop::showsEveryView()
{
    TillShop shop;
    QVERIFY(!shop.create(R"({"amount":1250,"reference":"Order 10381"})").isEmpty());
    const QTemporaryDir folder;
    const app::TillHome home(folder.path(), nullptr);
    app::RemoteDesktop desktop(home, *qApp);
    shop.sayYesWhenAsked();
    pressConnect();
    QVERIFY(desktop.pair(toText(shop.link(shop.newCode()))));
    desktop.show(false);
    auto *window = mainWindow();
    const auto says = [window](const QStringList &words) {
        QStringList found;
        for (const QLabel *label : window->findChildren<QLabel *>()) {
            const bool isFound = std::ranges::any_of(
                words, [label](const QString &word) { return label->text().contains(word); });
            if (label->isVisible() && isFound)
                found << label->text();
        }
        return found;
    };
    const auto check = [&](const QString &where) {
        QCoreApplication::processEvents();
        QVERIFY2(QTest::qWaitFor([&] { return says({u"Loading…"_s}).isEmpty(); }, 20'000),
                 qPrintable(where));
        const QStringList failures = says({u"could not"_s, u"Try again"_s, u"out of date"_s});
        QVERIFY2(failures.isEmpty(), qPrintable(where + u": "_s + failures.join(u" | "_s)));
    };
    for (const ui::Place place : ui::kPlaces) {
        if (place == ui::Place::Lock)
            continue; // a shop without staff has nobody to unlock
        window->goTo(place);
        check(ui::wordsOf(place).title);
    }
    for (const ui::SettingsPageId page : ui::kSettingsPages) {
        window->showSettings(page);
        check(ui::titleOf(page));
    }
}

void TestRemoteDesktop::saysThatTheShopIsLost()
{
    TillShop shop;
    const QTemporaryDir folder;
    const app::TillHome home(folder.path(), nullptr);
    app::RemoteDesktop desktop(home, *qApp);
    shop.sayYesWhenAsked();
    pressConnect();
    QVERIFY(desktop.pair(toText(shop.link(shop.newCode()))));
    desktop.show(false);
    const auto setOn = [&shop](bool isOn) {
        std::optional<Result<void>> done;
        shop.door.setOn(isOn, {}, [&done](const Result<void> &result) { done = result; });
        return QTest::qWaitFor([&done] { return done.has_value(); });
    };
    QVERIFY(setOn(false));
    auto *bar = mainWindow()->findChild<QFrame *>(u"connectionBar"_s);
    QTRY_VERIFY(bar->isVisible());
    QTRY_VERIFY(!mainWindow()->findChild<QPushButton *>(u"newPayment"_s)->isEnabled());
}

void TestRemoteDesktop::followsTheClockOfTheService()
{
    app::RemoteClock clock;
    const Timestamp service = fromMillis(1'790'000'000'000);
    clock.setService(service);
    const auto off = std::chrono::abs(clock.now() - service);
    QVERIFY(off < std::chrono::seconds(60));
    clock.adjust({.offset = std::chrono::hours(2), .frozenAt = {}});
    QVERIFY(clock.now() - service >= std::chrono::hours(2));
    clock.adjust({.offset = {}, .frozenAt = service});
    QCOMPARE(clock.now(), service);
}

TILLDESK_TEST(TestRemoteDesktop, QApplication)
#include "tst_remote_desktop.moc"
