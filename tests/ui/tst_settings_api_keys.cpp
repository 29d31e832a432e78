#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/new_api_key_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

namespace {

const QString kKey = u"6f1c9d1e-0c2b-4a39-9b7e-3f6f0d7a5c42"_s;

/// The API keys page with two keys, one of them revoked.
struct Keys : SettingsDesk {
    Keys() : SettingsDesk(SettingsPageId::ApiKeys)
    {
        merchants.keys = {{.id = ApiKeyId(u"k1"_s),
                           .profileId = profile(0).id,
                           .sha256 = {},
                           .name = u"Web shop"_s,
                           .subject = u"INTEGRATOR:acme"_s,
                           .authorities = Authority::MerchantPayment | Authority::MerchantRefund,
                           .createdAt = test::kSomeNow - std::chrono::hours(48),
                           .lastUsedAt = test::kSomeNow - std::chrono::minutes(5),
                           .revokedAt = {}},
                          {.id = ApiKeyId(u"k2"_s),
                           .profileId = profile(1).id,
                           .sha256 = {},
                           .name = u"Old till"_s,
                           .subject = u"MERCHANT:m"_s,
                           .authorities = Authority::MerchantPayment,
                           .createdAt = test::kSomeNow - std::chrono::hours(480),
                           .lastUsedAt = {},
                           .revokedAt = test::kSomeNow - std::chrono::hours(24)}};
        Q_EMIT merchants.changed();
        settle();
    }

    [[nodiscard]] TextTableView *table() const { return page()->findChild<TextTableView *>(); }
    [[nodiscard]] QStringList row(int number) const
    {
        QStringList cells;
        for (int column = 0; column < table()->model()->columnCount(); ++column)
            cells << table()->model()->index(number, column).data().toString();
        return cells;
    }
    NewApiKeyDialog *openDialog()
    {
        press(u"newApiKey"_s);
        auto *dialog = find<NewApiKeyDialog>();
        dialog->activateWindow();
        (void)QTest::qWaitForWindowActive(dialog);
        return dialog;
    }
};

QPushButton *buttonOf(const QWidget *window, const QString &name)
{
    return window->findChild<QPushButton *>(name);
}

void copyFrom(const NewApiKeyDialog *dialog, const QString &box)
{
    dialog->findChild<CodeBox *>(box)->findChild<QToolButton *>()->click();
}

} // namespace

class TestSettingsApiKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void listsTheKeys();
    void makesAKeyWithTheKeyboardOnly();
    void showsTheKeyOnceWithALineToTryIt();
    void asksBeforeAnUncopiedKeyIsLost();
    void makesAKeyForAnIntegratorThatRefunds();
    void makesAKeyThatExpiresAndIsTiedToAddresses();
    void showsWhatLimitsAKey();
    void refusesAKeyWithoutNameOrRight();
    void saysWhyAKeyWasNotMade();
    void revokesAfterAsking();
    void doesNotRevokeTwice();
    void saysWhyAKeyWasNotRevoked();
    void saysWhatAKeyIsWhenThereIsNone();
    void saysThatTheKeysCannotBeRead();
};

void TestSettingsApiKeys::listsTheKeys()
{
    Keys keys;
    QCOMPARE(keys.row(0),
             (QStringList{u"Web shop"_s, u"Webshop"_s, u"Integrator acme"_s, u"Payments, refunds"_s,
                          u"18 Nov 2026"_s, u"14:27:10"_s, u"Valid"_s}));
    QCOMPARE(keys.row(1),
             (QStringList{u"Old till"_s, u"Tills"_s, u"The merchant"_s, u"Payments"_s,
                          u"31 Oct 2026"_s, u"Never"_s, u"Revoked"_s}));
    const auto *model = keys.table()->model();
    QCOMPARE(model->index(0, 2).data(Qt::ToolTipRole).toString(), u"INTEGRATOR:acme"_s);
    QCOMPARE(model->index(0, 3).data(Qt::ToolTipRole).toString(),
             u"MERCHANT_PAYMENT, MERCHANT_REFUND"_s);
}

void TestSettingsApiKeys::makesAKeyWithTheKeyboardOnly()
{
    Keys keys;
    auto *dialog = keys.openDialog();
    QVERIFY(dialog->findChild<QLineEdit *>(u"name"_s)->hasFocus());
    test::Desk::type(u"Kiosk"_s);
    test::Desk::press(Qt::Key_Return);
    keys.settle();
    QCOMPARE(keys.merchants.keys.size(), 3);
    const ApiKey made = keys.merchants.keys.last();
    QCOMPARE(made.name, u"Kiosk"_s);
    QCOMPARE(made.profileId, keys.profile(0).id);
    QCOMPARE(made.subject, QString());
    QCOMPARE(made.authorities, Authorities(Authority::MerchantPayment));
    QCOMPARE(keys.row(2).first(), u"Kiosk"_s);
}

void TestSettingsApiKeys::showsTheKeyOnceWithALineToTryIt()
{
    Keys keys;
    auto *dialog = keys.openDialog();
    test::Desk::type(u"Kiosk"_s);
    buttonOf(dialog, u"makeKey"_s)->click();
    keys.settle();
    QVERIFY(test::showsText(dialog, u"shown only once"_s));
    QCOMPARE(dialog->findChild<CodeBox *>(u"madeKey"_s)->text(), kKey);
    QCOMPARE(dialog->findChild<CodeBox *>(u"curlLine"_s)->text(),
             QString(u"curl http://127.0.0.1:8400/v3/payments -H \"Authorization: Bearer "_s + kKey
                     + u"\" -d '{\"amount\": 100, \"reference\": \"Test\"}'"_s));
    const auto *command =
        dialog->findChild<CodeBox *>(u"curlLine"_s)->findChild<QPlainTextEdit *>();
    QTextCursor end(command->document());
    end.movePosition(QTextCursor::End);
    const QRect caret = command->cursorRect(end);
    const int below = command->viewport()->height() - caret.bottom();
    QVERIFY2(below >= 0 && below < caret.height(), qPrintable(QString::number(below)));
    copyFrom(dialog, u"madeKey"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), kKey);
    buttonOf(dialog, u"done"_s)->click();
    keys.settle();
    QVERIFY(!keys.find<NewApiKeyDialog>());

    auto *next = keys.openDialog(); // the made key is not kept
    QVERIFY(!next->findChild<CodeBox *>(u"madeKey"_s)->isVisible());
    QVERIFY(next->findChild<CodeBox *>(u"madeKey"_s)->text().isEmpty());
}

void TestSettingsApiKeys::asksBeforeAnUncopiedKeyIsLost()
{
    Keys keys;
    auto *dialog = keys.openDialog();
    test::Desk::type(u"Kiosk"_s);
    buttonOf(dialog, u"makeKey"_s)->click();
    keys.settle();
    QTest::keyClick(dialog, Qt::Key_Escape);
    auto *question = dialog->findChild<QuestionDialog *>();
    QVERIFY(question && question->isVisible());
    QVERIFY(dialog->isVisible());
    QTest::keyClick(question, Qt::Key_Return); // "Back to the key" is the default
    keys.settle();
    QVERIFY(dialog->isVisible());
    buttonOf(dialog, u"done"_s)->click();
    buttonOf(dialog->findChild<QuestionDialog *>(), u"closeUncopied"_s)->click();
    keys.settle();
    QVERIFY(!keys.find<NewApiKeyDialog>());
}

void TestSettingsApiKeys::makesAKeyForAnIntegratorThatRefunds()
{
    Keys keys;
    keys.endpoint.setState({true, u"https://127.0.0.1:8400"_s, {}, {}, u"/var/tls/ca.pem"_s});
    auto *dialog = keys.openDialog();
    test::Desk::type(u"Back office"_s);
    dialog->findChild<QComboBox *>(u"profile"_s)->setCurrentIndex(1);
    dialog->findChild<Switch *>(u"pays"_s)->click();
    dialog->findChild<Switch *>(u"authority"_s)->click();
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"subject"_s), u"acme"_s);
    buttonOf(dialog, u"makeKey"_s)->click();
    keys.settle();
    const ApiKey made = keys.merchants.keys.last();
    QCOMPARE(made.profileId, keys.profile(1).id);
    QCOMPARE(made.subject, u"INTEGRATOR:acme"_s);
    QCOMPARE(made.authorities, Authorities(Authority::MerchantRefund));
    const QString line = dialog->findChild<CodeBox *>(u"curlLine"_s)->text();
    QVERIFY2(line.startsWith(u"curl --cacert \"/var/tls/ca.pem\" "
                             "https://127.0.0.1:8400/v3/payments/PAYMENT_ID/debtor/refundIban"_s),
             qPrintable(line));
}

void TestSettingsApiKeys::makesAKeyThatExpiresAndIsTiedToAddresses()
{
    Keys keys;
    auto *dialog = keys.openDialog();
    test::Desk::type(u"Fair"_s);
    dialog->findChild<QComboBox *>(u"expires"_s)->setCurrentIndex(1);
    auto *addresses = dialog->findChild<QLineEdit *>(u"addresses"_s);
    QTest::keyClicks(addresses, u"192.168.1.0/24, nowhere"_s);
    QVERIFY(!buttonOf(dialog, u"makeKey"_s)->isEnabled());
    QVERIFY(test::showsText(dialog, u"networks such as 192.168.1.0/24"_s));
    addresses->clear();
    QTest::keyClicks(addresses, u"192.168.1.0/24, 10.0.0.7"_s);
    buttonOf(dialog, u"makeKey"_s)->click();
    keys.settle();
    const ApiKey made = keys.merchants.keys.last();
    QCOMPARE(made.expiresAt, test::kSomeNow + std::chrono::days(30));
    QCOMPARE(toText(made.addresses), u"192.168.1.0/24,10.0.0.7"_s);
}

void TestSettingsApiKeys::showsWhatLimitsAKey()
{
    Keys keys;
    keys.merchants.keys[0].expiresAt = test::kSomeNow + std::chrono::hours(1);
    keys.merchants.keys[0].addresses = *networksFrom(u"10.0.0.7"_s);
    keys.merchants.keys[1].revokedAt.reset();
    keys.merchants.keys[1].expiresAt = test::kSomeNow;
    Q_EMIT keys.merchants.changed();
    keys.settle();
    QCOMPARE(keys.row(0).last(), u"Valid"_s);
    const QString limits = keys.table()->model()->index(0, 6).data(Qt::ToolTipRole).toString();
    QVERIFY2(limits.startsWith(u"Expires on "_s) && limits.endsWith(u"\nOnly from 10.0.0.7"_s),
             qPrintable(limits));
    QCOMPARE(keys.row(1).last(), u"Expired"_s);
}

void TestSettingsApiKeys::refusesAKeyWithoutNameOrRight()
{
    Keys keys;
    auto *dialog = keys.openDialog();
    auto *make = buttonOf(dialog, u"makeKey"_s);
    QVERIFY(!make->isEnabled());
    QCOMPARE(make->toolTip(), u"Give the key a name first"_s);
    test::Desk::type(u"Kiosk"_s);
    QVERIFY(make->isEnabled());
    dialog->findChild<Switch *>(u"pays"_s)->click();
    QVERIFY(!make->isEnabled());
    QVERIFY(test::showsText(dialog, u"Choose at least one right"_s));
    dialog->findChild<Switch *>(u"authority"_s)->click();
    QVERIFY(make->isEnabled());
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"subject"_s), u"a b"_s);
    QVERIFY(!make->isEnabled());
}

void TestSettingsApiKeys::saysWhyAKeyWasNotMade()
{
    Keys keys;
    auto *dialog = keys.openDialog();
    test::Desk::type(u"Kiosk"_s);
    keys.merchants.error = Error{ErrorCode::Busy, {}};
    buttonOf(dialog, u"makeKey"_s)->click();
    keys.settle();
    QVERIFY(test::showsText(dialog, u"The service is busy"_s));
    keys.merchants.error = Error{ErrorCode::ProfileNotFound, {}, u"profile"_s};
    buttonOf(dialog, u"makeKey"_s)->click();
    keys.settle();
    QVERIFY(dialog->findChild<QComboBox *>(u"profile"_s)->property("problem").toBool());
    QCOMPARE(keys.merchants.keys.size(), 2);
}

void TestSettingsApiKeys::revokesAfterAsking()
{
    Keys keys;
    keys.table()->select(u"k1"_s);
    keys.press(u"revokeApiKey"_s);
    auto *question = keys.find<QuestionDialog>();
    QVERIFY(test::showsText(question, u"“Web shop”"_s));
    QTest::keyClick(question, Qt::Key_Return); // "Keep" is the default
    QVERIFY(!keys.merchants.keys[0].revokedAt);
    keys.press(u"revokeApiKey"_s);
    buttonOf(keys.find<QuestionDialog>(), u"confirmRevoke"_s)->click();
    keys.settle();
    QVERIFY(keys.merchants.keys[0].revokedAt);
    QCOMPARE(keys.row(0).last(), u"Revoked"_s);
    QVERIFY(!keys.button(u"revokeApiKey"_s)->isEnabled());
}

void TestSettingsApiKeys::doesNotRevokeTwice()
{
    Keys keys;
    keys.table()->select(u"k2"_s);
    QVERIFY(!keys.button(u"revokeApiKey"_s)->isEnabled());
    QCOMPARE(keys.button(u"revokeApiKey"_s)->toolTip(), u"This key is already revoked"_s);
    keys.table()->select(u"k1"_s);
    QVERIFY(keys.button(u"revokeApiKey"_s)->isEnabled());
}

void TestSettingsApiKeys::saysWhyAKeyWasNotRevoked()
{
    Keys keys;
    keys.merchants.error = Error{ErrorCode::ApiKeyNotFound, {}};
    keys.table()->select(u"k1"_s);
    keys.press(u"revokeApiKey"_s);
    buttonOf(keys.find<QuestionDialog>(), u"confirmRevoke"_s)->click();
    keys.settle();
    QVERIFY(keys.shows(u"This API key does not exist any more."_s));
}

void TestSettingsApiKeys::saysWhatAKeyIsWhenThereIsNone()
{
    Keys keys;
    keys.merchants.keys.clear();
    Q_EMIT keys.merchants.changed();
    keys.settle();
    QVERIFY(keys.shows(u"No API key yet"_s));
    QVERIFY(!keys.table()->isVisible());
    QVERIFY(!keys.button(u"revokeApiKey"_s)->isVisible());
}

void TestSettingsApiKeys::saysThatTheKeysCannotBeRead()
{
    test::Desk plain;
    plain.merchants.readError = Error{ErrorCode::Storage, {}};
    plain.window->goTo(Place::Settings);
    plain.find<PageList>()->setCurrentRow(
        int(std::ranges::find(kSettingsPages, SettingsPageId::ApiKeys) - kSettingsPages.begin()));
    plain.settle();
    QVERIFY(test::showsText(plain.window.get(), u"The keys could not be read"_s));
    plain.merchants.readError.reset();
    for (auto *button : plain.window->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Try again"_s)
            button->click();
    }
    plain.settle();
    QVERIFY(!test::showsText(plain.window.get(), u"The keys could not be read"_s));
    QVERIFY(test::showsText(plain.window.get(), u"No API key yet"_s));
}

TILLDESK_TEST(TestSettingsApiKeys, QApplication)
#include "tst_settings_api_keys.moc"
