#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/file_field.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::SettingsDesk;

namespace {

struct EndpointDesk : SettingsDesk {
    EndpointDesk() : SettingsDesk(SettingsPageId::Endpoint) {}

    [[nodiscard]] bool showsBox(const QString &name, const QString &text) const
    {
        const auto *box = field<CodeBox>(name);
        return box->isVisible() && box->text() == text;
    }
    void fillFile(const QString &name, const QString &file) const
    {
        QLineEdit &line = field<FileField>(name)->line();
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, file);
    }
};

} // namespace

class TestSettingsEndpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsWhatHolds();
    void appliesEverySetting();
    void refusesWhatIsNoPort();
    void refusesOnePortForBoth();
    void refusesACertificateWithoutItsKey();
    void refusesAnAddressWithASlash();
    void saysThatFilesCannotBeUsed();
    void saysThatThePortIsTaken();
    void saysThatTheNetworkIsNotServed();
    void saysWhatPhonesMustTrust();
    void keepsWhatIsFilledInWhenTheStateChanges();
    void choosesAFile();
};

void TestSettingsEndpoint::showsWhatHolds()
{
    EndpointDesk desk;
    QVERIFY(desk.showsBox(u"address"_s, u"http://127.0.0.1:8400"_s));
    QVERIFY(!desk.field<CodeBox>(u"lanAddress"_s)->isVisible());
    QVERIFY(!desk.field<CodeBox>(u"authority"_s)->isVisible());
    QCOMPARE(desk.field<QLineEdit>(u"port"_s)->text(), u"8400"_s);
    QVERIFY(!desk.field<QLineEdit>(u"lanPort"_s)->isEnabled());
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.field<CodeBox>(u"address"_s)->findChild<QToolButton *>()->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"http://127.0.0.1:8400"_s);
}

void TestSettingsEndpoint::appliesEverySetting()
{
    EndpointDesk desk;
    desk.fill(u"port"_s, u"9000"_s);
    desk.field<Switch>(u"tls"_s)->click();
    desk.field<Switch>(u"lan"_s)->click();
    desk.fill(u"lanPort"_s, u"9443"_s);
    desk.fill(u"publicBaseUrl"_s, u"https://pay.example.com"_s);
    desk.fillFile(u"tlsCertificate"_s, u"/etc/own.pem"_s);
    desk.fillFile(u"tlsKey"_s, u"/etc/own.key"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.endpoint.wanted,
             (EndpointSettings{.port = 9000,
                               .tls = true,
                               .lan = true,
                               .lanPort = 9443,
                               .publicBaseUrl = u"https://pay.example.com"_s,
                               .certificateFile = u"/etc/own.pem"_s,
                               .certificateKeyFile = u"/etc/own.key"_s}));
    QVERIFY(desk.shows(u"Saved"_s));
    QVERIFY(desk.showsBox(u"address"_s, u"http://127.0.0.1:9000"_s));
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsEndpoint::refusesWhatIsNoPort()
{
    EndpointDesk desk;
    for (const QString &port : {u"0"_s, u"65536"_s, u"-1"_s, u"x"_s, QString()}) {
        desk.fill(u"port"_s, port);
        QVERIFY2(desk.shows(u"A port must be a number from 1 to 65535."_s), qPrintable(port));
        QVERIFY(!desk.button(u"save"_s)->isEnabled());
    }
    for (const QString &port : {u"1"_s, u"65535"_s}) {
        desk.fill(u"port"_s, port);
        QVERIFY2(desk.button(u"save"_s)->isEnabled(), qPrintable(port));
    }
}

void TestSettingsEndpoint::refusesOnePortForBoth()
{
    EndpointDesk desk;
    desk.field<Switch>(u"lan"_s)->click();
    desk.fill(u"lanPort"_s, u"8400"_s);
    QVERIFY(desk.shows(u"Choose different ports"_s));
    desk.field<Switch>(u"lan"_s)->click();
    QVERIFY(!desk.shows(u"Choose different ports"_s));
}

void TestSettingsEndpoint::refusesACertificateWithoutItsKey()
{
    EndpointDesk desk;
    desk.fillFile(u"tlsCertificate"_s, u"/etc/own.pem"_s);
    QVERIFY(desk.shows(u"Choose the key of this certificate too."_s));
    desk.fillFile(u"tlsKey"_s, u"/etc/own.key"_s);
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsEndpoint::refusesAnAddressWithASlash()
{
    EndpointDesk desk;
    for (const QString &address : {u"https://pay.example.com/"_s, u"pay.example.com"_s,
                                   u"ftp://pay.example.com"_s, u"https://a.example?b"_s}) {
        desk.fill(u"publicBaseUrl"_s, address);
        QVERIFY2(desk.shows(u"without a slash at the end"_s), qPrintable(address));
    }
    desk.fill(u"publicBaseUrl"_s, u"https://pay.example.com/till"_s);
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsEndpoint::saysThatFilesCannotBeUsed()
{
    EndpointDesk desk;
    desk.endpoint.error = Error{ErrorCode::FieldInvalid, u"no PEM"_s, u"tlsCertificate"_s};
    desk.fillFile(u"tlsCertificate"_s, u"/etc/own.pem"_s);
    desk.fillFile(u"tlsKey"_s, u"/etc/own.key"_s);
    desk.press(u"save"_s);
    QVERIFY(desk.shows(u"These files cannot be used."_s));
    QVERIFY(desk.page()->isChanged());
}

void TestSettingsEndpoint::saysThatThePortIsTaken()
{
    EndpointDesk desk;
    desk.endpoint.setState({false, {}, u"address in use"_s});
    QVERIFY(desk.shows(u"port 8400 is used by another program"_s));
    QVERIFY(desk.shows(u"No address while the service is closed"_s));
    QVERIFY(!desk.field<QWidget>(u"address"_s)->isVisible()); // nothing to copy
    desk.endpoint.setState({true, u"http://127.0.0.1:8400"_s, {}});
    QVERIFY(!desk.shows(u"is used by another program"_s));
}

void TestSettingsEndpoint::saysThatTheNetworkIsNotServed()
{
    EndpointDesk desk;
    desk.endpoint.wanted.lan = true;
    desk.endpoint.setState({true, u"http://127.0.0.1:8400"_s, u"address in use"_s});
    QVERIFY(desk.shows(u"not on the network: port 8443 is taken there"_s));
}

void TestSettingsEndpoint::saysWhatPhonesMustTrust()
{
    EndpointDesk desk;
    desk.endpoint.setState({true,
                            u"http://127.0.0.1:8400"_s,
                            {},
                            u"https://192.168.1.20:8443"_s,
                            u"/var/lib/tilldesk/tls/ca.pem"_s});
    QVERIFY(desk.showsBox(u"lanAddress"_s, u"https://192.168.1.20:8443"_s));
    QVERIFY(desk.showsBox(u"authority"_s, u"/var/lib/tilldesk/tls/ca.pem"_s));
    QVERIFY(desk.shows(u"phones and other computers do not trust it yet"_s));
}

void TestSettingsEndpoint::keepsWhatIsFilledInWhenTheStateChanges()
{
    EndpointDesk desk;
    desk.fill(u"port"_s, u"9000"_s);
    desk.endpoint.setState({false, {}, u"address in use"_s});
    QCOMPARE(desk.field<QLineEdit>(u"port"_s)->text(), u"9000"_s);
    desk.press(u"discard"_s);
    QCOMPARE(desk.field<QLineEdit>(u"port"_s)->text(), u"8400"_s);
}

void TestSettingsEndpoint::choosesAFile()
{
    EndpointDesk desk;
    const QString file = desk.home.filePath(u"own.pem"_s);
    QFile made(file);
    QVERIFY(made.open(QIODevice::WriteOnly));
    made.close();
    desk.field<FileField>(u"tlsCertificate"_s)->findChild<QPushButton *>()->click();
    auto *dialog = desk.find<QFileDialog>();
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(file);
    static_cast<QDialog *>(dialog)->accept();
    QCOMPARE(desk.field<FileField>(u"tlsCertificate"_s)->line().text(), file);
    QVERIFY(desk.page()->isChanged());
}

TILLDESK_TEST(TestSettingsEndpoint, QApplication)
#include "tst_settings_endpoint.moc"
