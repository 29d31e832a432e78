#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/profile_switcher.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

namespace {

/// The points of sale page of a profile with two tills.
struct Tills : SettingsDesk {
    Tills() : SettingsDesk(SettingsPageId::PointsOfSale) { chooseProfile(u"Tills"_s); }

    void chooseProfile(const QString &name)
    {
        for (QAction *action : field<ProfileSwitcher>(u"profileSwitcher"_s)->menu()->actions()) {
            if (action->isSeparator() || action->text() != name)
                continue;
            action->trigger();
            break;
        }
        settle();
    }
    [[nodiscard]] TextTableView *table() const { return page()->findChild<TextTableView *>(); }
    [[nodiscard]] QString text(const QString &key) const { return field<QLineEdit>(key)->text(); }
    [[nodiscard]] QList<PointOfSale> stored() const { return merchants.entries[1].pointsOfSale; }
    /// Types the path `file` into the open file dialog and accepts it.
    void saveAs(const QString &file)
    {
        auto *dialog = find<QFileDialog>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(file);
        static_cast<QDialog *>(dialog)->accept();
        settle();
    }
};

QByteArray contentOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

} // namespace

class TestSettingsPointsOfSale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void listsThoseOfTheProfile();
    void changesTheChosenOne();
    void addsOne();
    void refusesAnIdThatIsThereOrHasOtherCharacters();
    void putsTheServicesRefusalBesideTheField();
    void leavesTheNewOneAgain();
    void asksBeforeAnotherRowTakesItsPlace();
    void saysWhatAPointOfSaleIsWhenThereIsNone();
    void copiesTheLinkOfTheCode();
    void savesStickers();
    void saysThatAFileCannotBeWritten();
};

void TestSettingsPointsOfSale::listsThoseOfTheProfile()
{
    Tills tills;
    QCOMPARE(tills.table()->model()->rowCount(), 2);
    QCOMPARE(tills.text(u"name"_s), u"Till 1"_s);
    QCOMPARE(tills.text(u"posId"_s), u"TILL1"_s);
    tills.table()->setFocus();
    test::Desk::press(Qt::Key_Down);
    QCOMPARE(tills.text(u"posId"_s), u"TILL2"_s);
    tills.settle();
    QVERIFY(tills.shows(u"/l/1/%1/TILL2"_s.arg(tills.profile(1).id.text())));
    QVERIFY(!tills.field<QLineEdit>(u"posId"_s)->isEnabled());
}

void TestSettingsPointsOfSale::changesTheChosenOne()
{
    Tills tills;
    tills.table()->select(u"TILL2"_s);
    tills.fill(u"name"_s, u"Counter"_s);
    tills.fill(u"shopId"_s, u"17"_s);
    tills.fill(u"shopName"_s, u"Gent"_s);
    tills.press(u"save"_s);
    QCOMPARE(tills.stored().at(1),
             (PointOfSale{u"TILL2"_s, tills.profile(1).id, u"Counter"_s, u"17"_s, u"Gent"_s}));
    tills.settle();
    QCOMPARE(tills.table()->model()->index(1, 0).data().toString(), u"Counter"_s);
    QCOMPARE(tills.table()->selectedId(), u"TILL2"_s);
    QVERIFY(!tills.page()->isChanged());
}

void TestSettingsPointsOfSale::addsOne()
{
    Tills tills;
    tills.press(u"addPointOfSale"_s);
    QVERIFY(tills.field<QLineEdit>(u"name"_s)->hasFocus());
    QVERIFY(!tills.button(u"save"_s)->isEnabled());
    test::Desk::type(u"Terrace"_s);
    QCOMPARE(tills.button(u"save"_s)->toolTip(), u"Fill in the empty fields first"_s);
    tills.fill(u"posId"_s, u"TERRACE1"_s);
    test::Desk::press(Qt::Key_Return);
    tills.settle();
    QCOMPARE(tills.stored().size(), 3);
    QCOMPARE(tills.stored().last().name, u"Terrace"_s);
    QCOMPARE(tills.table()->selectedId(), u"TERRACE1"_s);
    QVERIFY(tills.shows(u"/TERRACE1"_s));
    QVERIFY(tills.shows(u"Saved"_s));
}

void TestSettingsPointsOfSale::refusesAnIdThatIsThereOrHasOtherCharacters()
{
    Tills tills;
    tills.press(u"addPointOfSale"_s);
    tills.fill(u"posId"_s, u"TILL2"_s);
    QVERIFY(tills.shows(u"already has a point of sale with this ID"_s));
    QVERIFY(!tills.button(u"save"_s)->isEnabled());
    tills.fill(u"posId"_s, u"TILL-3"_s);
    QVERIFY(tills.shows(u"letters A to Z and digits"_s));
    tills.fill(u"posId"_s, u"TILL3"_s);
    QVERIFY(tills.button(u"save"_s)->isEnabled());
    tills.field<QLineEdit>(u"shopName"_s)->setText(QString(61, u'x'));
    QVERIFY(!tills.button(u"save"_s)->isEnabled());
}

void TestSettingsPointsOfSale::putsTheServicesRefusalBesideTheField()
{
    Tills tills;
    tills.merchants.error = Error{ErrorCode::FieldInvalid, u"exists already"_s, u"posId"_s};
    tills.press(u"addPointOfSale"_s);
    tills.fill(u"posId"_s, u"TILL9"_s);
    tills.press(u"save"_s);
    QVERIFY(tills.shows(u"This ID is taken, or"_s));
    QCOMPARE(tills.text(u"posId"_s), u"TILL9"_s);
}

void TestSettingsPointsOfSale::leavesTheNewOneAgain()
{
    Tills tills;
    tills.press(u"addPointOfSale"_s);
    QVERIFY(!tills.button(u"addPointOfSale"_s)->isVisible());
    tills.press(u"discard"_s);
    QCOMPARE(tills.text(u"posId"_s), u"TILL1"_s);
    QVERIFY(tills.button(u"addPointOfSale"_s)->isVisible());
    QVERIFY(!tills.page()->isChanged());
}

void TestSettingsPointsOfSale::asksBeforeAnotherRowTakesItsPlace()
{
    Tills tills;
    tills.fill(u"name"_s, u"Counter"_s);
    tills.table()->select(u"TILL2"_s);
    auto *question = tills.find<QuestionDialog>();
    QVERIFY(question && question->isVisible());
    QCOMPARE(tills.text(u"name"_s), u"Counter"_s);
    QCOMPARE(tills.table()->selectedId(), u"TILL1"_s);
    question->findChild<QPushButton *>(u"discardAll"_s)->click();
    QCOMPARE(tills.text(u"name"_s), u"Till 2"_s);
    QCOMPARE(tills.table()->selectedId(), u"TILL2"_s);
}

void TestSettingsPointsOfSale::saysWhatAPointOfSaleIsWhenThereIsNone()
{
    Tills tills;
    tills.chooseProfile(u"Webshop"_s);
    QVERIFY(tills.shows(u"No point of sale yet"_s));
    QVERIFY(!tills.table()->isVisible());
    for (auto *button : tills.page()->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Add point of sale"_s)
            button->click();
    }
    tills.fill(u"posId"_s, u"WEB"_s);
    tills.press(u"save"_s);
    tills.settle();
    QCOMPARE(tills.merchants.entries.first().pointsOfSale.size(), 1);
    QCOMPARE(tills.table()->model()->rowCount(), 1);
}

void TestSettingsPointsOfSale::copiesTheLinkOfTheCode()
{
    Tills tills;
    for (auto *button : tills.page()->findChildren<QToolButton *>()) {
        if (button->accessibleName() == u"Copy: Link"_s)
            button->click();
    }
    QCOMPARE(QGuiApplication::clipboard()->text(),
             tills.merchants.locationLink(tills.profile(1).id, u"TILL1"_s));
}

void TestSettingsPointsOfSale::savesStickers()
{
    Tills tills;
    const QString pdf = tills.home.filePath(u"till.pdf"_s);
    tills.press(u"stickerPdf"_s);
    tills.saveAs(pdf);
    QVERIFY(contentOf(pdf).startsWith("%PDF-"));
    QVERIFY(tills.shows(u"till.pdf ✓"_s));

    tills.field<QComboBox>(u"stickerWhich"_s)->setCurrentIndex(1);
    const QString all = tills.home.filePath(u"all.pdf"_s);
    tills.press(u"stickerPdf"_s);
    tills.saveAs(all);
    QVERIFY(contentOf(all).contains("/Count 2"));

    const QString svg = tills.home.filePath(u"till.svg"_s);
    tills.press(u"stickerSvg"_s);
    tills.saveAs(svg);
    QVERIFY(contentOf(svg).contains("/l/1/"));
}

void TestSettingsPointsOfSale::saysThatAFileCannotBeWritten()
{
    Tills tills;
    const QString folder = tills.home.filePath(u"kept"_s);
    QDir().mkpath(folder);
    const QString file = folder + u"/till.pdf"_s;
    tills.press(u"stickerPdf"_s);
    auto *dialog = tills.find<QFileDialog>();
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(file);
    static_cast<QDialog *>(dialog)->accept();
    QVERIFY(QDir(folder).removeRecursively()); // before the QR codes are ready
    tills.settle();
    QVERIFY(tills.shows(u"could not be saved"_s));
    QVERIFY(!QFile::exists(file));
}

TILLDESK_TEST(TestSettingsPointsOfSale, QApplication)
#include "tst_settings_points_of_sale.moc"
