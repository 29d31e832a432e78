#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/code_box.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

namespace {

const QString kSet = u"{\"keys\":[{\"kid\":\"a\"},{\"kid\":\"b\"},{}]}"_s;

struct SigningDesk : SettingsDesk {
    SigningDesk() : SettingsDesk(SettingsPageId::SigningKeys) {}

    enum Source { None, Address, Pasted };

    void chooseSource(Source source)
    {
        field<QComboBox>(u"source"_s)->setCurrentIndex(source);
        settle();
    }
    void paste(const QString &text)
    {
        auto *field = SettingsDesk::field<QPlainTextEdit>(u"jwks"_s);
        QGuiApplication::clipboard()->setText(text);
        field->setFocus();
        field->selectAll();
        field->paste();
        settle();
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return page()->findChild<TextTableView *>()->model()->index(row, column).data().toString();
    }
};

} // namespace

class TestSettingsSigningKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void savesAnAddress();
    void savesAPastedKeySet();
    void takesTheKeysAway();
    void refusesAnAddressThatIsNotSafe();
    void saysWhatIsWrongWithAKeySet_data();
    void saysWhatIsWrongWithAKeySet();
    void putsTheServicesRefusalBesideTheField();
    void keepsTheRestOfTheProfile();
    void listsTheServicesKeys();
    void rotatesAfterExplaining();
    void saysWhyTheKeysDidNotRotate();
    void showsWhereTheKeySetIs();
};

void TestSettingsSigningKeys::savesAnAddress()
{
    SigningDesk desk;
    QVERIFY(!desk.field<QLineEdit>(u"jwksUrl"_s)->isVisible());
    QVERIFY(!desk.field<QPlainTextEdit>(u"jwks"_s)->isVisible());
    desk.chooseSource(SigningDesk::Address);
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.fill(u"jwksUrl"_s, u"https://shop.example/keys.json"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.profile(0).jwksUrl, u"https://shop.example/keys.json"_s);
    QVERIFY(desk.profile(0).jwks.isEmpty());
    QVERIFY(desk.shows(u"Saved"_s));
}

void TestSettingsSigningKeys::savesAPastedKeySet()
{
    SigningDesk desk;
    desk.chooseSource(SigningDesk::Pasted);
    desk.paste(kSet);
    QVERIFY(desk.shows(u"2 usable: a, b · 1 not usable"_s));
    desk.press(u"save"_s);
    QCOMPARE(desk.profile(0).jwks, kSet);
    QVERIFY(!desk.page()->isChanged());
    QVERIFY(desk.shows(u"2 usable: a, b"_s));
}

void TestSettingsSigningKeys::takesTheKeysAway()
{
    SigningDesk desk;
    desk.merchants.entries[0].profile.jwks = kSet;
    Q_EMIT desk.merchants.changed();
    desk.settle();
    QVERIFY(desk.field<QPlainTextEdit>(u"jwks"_s)->isVisible());
    desk.chooseSource(SigningDesk::None);
    desk.press(u"save"_s);
    QVERIFY(desk.profile(0).jwks.isEmpty());
    QVERIFY(desk.profile(0).jwksUrl.isEmpty());
}

void TestSettingsSigningKeys::refusesAnAddressThatIsNotSafe()
{
    SigningDesk desk;
    desk.chooseSource(SigningDesk::Address);
    desk.fill(u"jwksUrl"_s, u"http://shop.example/keys"_s);
    QVERIFY(desk.shows(u"Type an https address"_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
}

void TestSettingsSigningKeys::saysWhatIsWrongWithAKeySet_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("no JSON") << u"-----BEGIN PUBLIC KEY-----"_s << u"not a JSON object"_s;
    QTest::newRow("one key") << u"{\"kty\":\"EC\"}"_s << u"a list named “keys”"_s;
    QTest::newRow("empty") << u"{\"keys\":[]}"_s << u"The key set must have at least one key."_s;
    QTest::newRow("private") << u"{\"keys\":[{\"kty\":\"EC\",\"d\":\"x\"}]}"_s
                             << u"The key set contains a private key."_s;
    QTest::newRow("secret beside another")
        << u"{\"keys\":[{\"kid\":\"a\"},{\"kty\":\"oct\",\"k\":\"x\"}]}"_s
        << u"The key set contains a private key."_s;
    QTest::newRow("useless") << u"{\"keys\":[{\"kty\":\"oct\"}]}"_s
                             << u"No key of the key set can check signatures."_s;
}

void TestSettingsSigningKeys::saysWhatIsWrongWithAKeySet()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    SigningDesk desk;
    desk.chooseSource(SigningDesk::Pasted);
    desk.paste(text);
    QVERIFY(desk.shows(words));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.paste(kSet);
    QVERIFY(!desk.shows(words));
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsSigningKeys::putsTheServicesRefusalBesideTheField()
{
    SigningDesk desk;
    desk.merchants.error = Error{ErrorCode::FieldInvalid, u"no"_s, u"jwksUrl"_s};
    desk.chooseSource(SigningDesk::Address);
    desk.fill(u"jwksUrl"_s, u"https://shop.example/keys.json"_s);
    desk.press(u"save"_s);
    QVERIFY(desk.field<QLineEdit>(u"jwksUrl"_s)->property("problem").toBool());
}

void TestSettingsSigningKeys::keepsTheRestOfTheProfile()
{
    SigningDesk desk;
    desk.merchants.entries[0].profile.callbackUrl = u"https://shop.example/notify"_s;
    Q_EMIT desk.merchants.changed();
    desk.settle();
    desk.chooseSource(SigningDesk::Pasted);
    desk.paste(kSet);
    desk.press(u"save"_s);
    Profile expected = test::someProfiles().first().profile;
    expected.callbackUrl = u"https://shop.example/notify"_s;
    expected.jwks = kSet;
    QCOMPARE(desk.profile(0), expected);
}

void TestSettingsSigningKeys::listsTheServicesKeys()
{
    SigningDesk desk;
    QCOMPARE(desk.cell(0, 0), desk.serviceKeys.entries[0].kid);
    QCOMPARE(desk.cell(0, 1), u"ES256"_s);
    QCOMPARE(desk.cell(0, 2), u"Signing"_s);
    QCOMPARE(desk.cell(0, 5), u"–"_s);
    auto entries = desk.serviceKeys.entries;
    entries[0].phase = ServiceKeyEntry::Phase::Leaving;
    entries[0].retiredAt = test::kSomeNow + std::chrono::hours(24);
    desk.serviceKeys.setEntries(entries);
    desk.settle();
    QCOMPARE(desk.cell(0, 2), u"Being retired"_s);
    QCOMPARE(desk.cell(0, 5), u"21 Nov 14:32"_s);
}

void TestSettingsSigningKeys::rotatesAfterExplaining()
{
    SigningDesk desk;
    desk.press(u"rotate"_s);
    auto *question = desk.find<QuestionDialog>();
    QVERIFY(test::showsText(question, u"signs after 24 hours"_s));
    QCOMPARE(desk.serviceKeys.rotations, 0);
    question->findChild<QPushButton *>(u"confirmRotate"_s)->click();
    desk.settle();
    QCOMPARE(desk.serviceKeys.rotations, 1);
    QCOMPARE(desk.cell(2, 2), u"Waiting"_s);
    QVERIFY(!desk.button(u"rotate"_s)->isEnabled());
    QCOMPARE(desk.button(u"rotate"_s)->toolTip(),
             u"New keys are already waiting; they will sign soon"_s);
}

void TestSettingsSigningKeys::saysWhyTheKeysDidNotRotate()
{
    SigningDesk desk;
    desk.serviceKeys.error = Error{ErrorCode::FieldInvalid, u"wait"_s};
    desk.press(u"rotate"_s);
    desk.find<QuestionDialog>()->findChild<QPushButton *>(u"confirmRotate"_s)->click();
    desk.settle();
    QCOMPARE(desk.serviceKeys.rotations, 1);
    QVERIFY(desk.shows(u"They can be replaced as soon as they sign."_s));
    QVERIFY(desk.button(u"rotate"_s)->isEnabled());

    desk.serviceKeys.error = Error{ErrorCode::Storage, {}};
    Q_EMIT desk.serviceKeys.changed();
    desk.settle();
    QVERIFY(desk.shows(u"The data could not be read or written."_s));
    desk.serviceKeys.error.reset();
    Q_EMIT desk.serviceKeys.changed();
    desk.settle();
    QVERIFY(!desk.shows(u"The data could not be read or written."_s));
}

void TestSettingsSigningKeys::showsWhereTheKeySetIs()
{
    SigningDesk desk;
    QStringList copied;
    for (const auto *box : desk.page()->findChildren<CodeBox *>()) {
        box->findChild<QToolButton *>()->click();
        copied << QGuiApplication::clipboard()->text();
    }
    QCOMPARE(copied,
             desk.serviceKeys.addresses
                 + QStringList{QString::fromUtf8(desk.serviceKeys.set).trimmed()});
}

TILLDESK_TEST(TestSettingsSigningKeys, QApplication)
#include "tst_settings_signing_keys.moc"
