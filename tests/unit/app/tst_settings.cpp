#include "app/settings.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::app;

namespace {

const QString kSample = QStringLiteral(TILLDESK_SAMPLES "/tilldesk.ini");

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString delaysOf(const Settings &settings)
{
    QStringList delays;
    for (const std::chrono::seconds delay : settings.callbackRetryDelays)
        delays << QString::number(delay.count());
    return delays.join(u',');
}

/// Returns all settings as texts, to compare two sets of settings.
QStringList allOf(const Settings &settings)
{
    return {QString::number(settings.port),
            QString::number(settings.httpThreads),
            settings.tls ? u"on"_s : u"off"_s,
            settings.lan ? u"on"_s : u"off"_s,
            QString::number(settings.lanPort),
            settings.tills ? u"on"_s : u"off"_s,
            QString::number(settings.tillPort),
            settings.tlsCertificate,
            settings.tlsKey,
            settings.publicBaseUrl,
            settings.issuer,
            settings.claimNamespace,
            QString::number(settings.paymentExpiry.count()),
            QString::number(settings.staticQrExpiry.count()),
            QString::number(settings.acknowledgementDeadline.count()),
            QString::number(settings.refundDelay.count()),
            settings.closingTime.toString(u"HH:mm"_s),
            QString::fromUtf8(settings.timeZone.id()),
            settings.payoutsOnBankDays ? u"on"_s : u"off"_s,
            QString::number(settings.keyRate.fromNetwork),
            QString::number(settings.keyRate.fromHere),
            QString::number(settings.failedCredentialsPerAddress),
            QString::number(settings.connectionsPerAddress),
            QString::number(settings.handshakesPerAddress),
            QString::number(settings.bufferPerAddress),
            QString::number(settings.unsentPerConnection),
            QString::number(settings.unsentTotal),
            settings.publicSimulation ? u"on"_s : u"off"_s,
            QString::number(settings.clockJumpLimit.count()),
            delaysOf(settings),
            QString::number(settings.callbackLog.count() / 24),
            settings.callbackCaFile,
            settings.inbox ? u"on"_s : u"off"_s,
            QString::number(settings.askAbove),
            settings.inboxKeySet,
            QString::number(settings.minFreeDisk),
            QString::number(settings.retentionMonths),
            settings.backupFolder,
            settings.backupTime.toString(u"HH:mm"_s),
            settings.backupSecondTime ? settings.backupSecondTime->toString(u"HH:mm"_s) : QString(),
            QString::number(settings.backupKeep),
            QString::number(settings.backupKeepMonths),
            settings.backupAtQuit ? u"on"_s : u"off"_s,
            settings.backupRehearsal ? u"on"_s : u"off"_s,
            settings.backupPassphraseFile,
            settings.pack.folder,
            QString::number(settings.pack.day),
            settings.pack.time.toString(u"HH:mm"_s),
            settings.pack.language,
            settings.pack.to.join(u','),
            settings.pack.mail.host,
            QString::number(settings.pack.mail.port),
            QString(toText(settings.pack.mail.security)),
            settings.pack.mail.user,
            settings.pack.mail.from,
            settings.pack.mail.caFile,
            settings.logFile};
}

/// Returns invalid values by the name of the setting.
QMap<QString, QStringList> wrongValues()
{
    return {
        {u"database"_s, {u"shop"_s, u"host=db"_s, u"dbname=shop password=secret"_s}},
        {u"port"_s, {u""_s, u"-1"_s, u"65536"_s, u"http"_s, u"80.5"_s}},
        {u"httpThreads"_s, {u""_s, u"-1"_s, u"5"_s, u"two"_s}},
        {u"tls"_s, {u""_s, u"yes"_s, u"1"_s}},
        {u"lan"_s, {u""_s, u"true"_s}},
        {u"lanPort"_s, {u""_s, u"-1"_s, u"65536"_s}},
        {u"tills"_s, {u""_s, u"yes"_s}},
        {u"tillPort"_s, {u""_s, u"-1"_s, u"65536"_s}},
        {u"publicBaseUrl"_s,
         {u"pay.example"_s, u"ftp://pay.example"_s, u"https://pay.example/"_s,
          u"https://pay.example?a=1"_s, u"https://pay.example#a"_s, u"https://"_s}},
        {u"issuer"_s, {u""_s, QString(101, u'a')}},
        {u"claimNamespace"_s,
         {u""_s, u"http://pay.example"_s, u"https://pay.example/"_s, u"pay"_s}},
        {u"paymentExpiry"_s, {u""_s, u"0"_s, u"86401"_s, u"20m"_s}},
        {u"staticQrExpiry"_s, {u""_s, u"0"_s, u"86401"_s}},
        {u"acknowledgementDeadline"_s, {u""_s, u"0"_s, u"31536001"_s, u"7d"_s}},
        {u"refundDelay"_s, {u""_s, u"0"_s, u"86401"_s, u"2s"_s}},
        {u"closingTime"_s, {u""_s, u"24:01"_s, u"9:00"_s, u"12:60"_s, u"noon"_s, u"12:00:00"_s}},
        {u"backupTime"_s, {u""_s, u"24:01"_s, u"3:00"_s, u"night"_s}},
        {u"retentionMonths"_s, {u""_s, u"-1"_s, u"241"_s, u"year"_s}},
        {u"backupSecondTime"_s, {u"24:01"_s, u"3:00"_s}},
        {u"backupKeepMonths"_s, {u""_s, u"-1"_s, u"241"_s}},
        {u"backupAtQuit"_s, {u""_s, u"yes"_s}},
        {u"backupRehearsal"_s, {u""_s, u"monthly"_s}},
        {u"backupKeep"_s, {u""_s, u"0"_s, u"10001"_s, u"all"_s}},
        {u"packDay"_s, {u""_s, u"0"_s, u"29"_s, u"last"_s}},
        {u"packTime"_s, {u""_s, u"24:01"_s, u"6:00"_s, u"early"_s}},
        {u"packLanguage"_s, {u""_s, u"es"_s, u"English"_s}},
        {u"packTo"_s, {u"accountant"_s, u"a@example.com, b"_s, u"a@b c@d"_s}},
        {u"mailServer"_s, {u"mail server"_s, u"https://mail.example.com"_s, u"-mail"_s}},
        {u"mailPort"_s, {u""_s, u"0"_s, u"65536"_s, u"smtp"_s}},
        {u"mailSecurity"_s, {u""_s, u"none"_s, u"TLS"_s}},
        {u"mailUser"_s, {QString(255, u'a')}},
        {u"mailFrom"_s, {u"shop"_s, u"shop@"_s}},
        {u"timeZone"_s, {u""_s, u"Brussels"_s, u"Europe/Nowhere"_s, u"CET+1"_s}},
        {u"payoutsOnBankDays"_s, {u""_s, u"yes"_s, u"1"_s}},
        {u"keyRate"_s, {u""_s, u"-1"_s, u"many"_s, u"1000001"_s}},
        {u"failedCredentialsPerAddress"_s, {u""_s, u"-1"_s, u"1000001"_s}},
        {u"connectionsPerAddress"_s, {u""_s, u"0"_s, u"257"_s}},
        {u"handshakesPerAddress"_s, {u""_s, u"0"_s, u"257"_s}},
        {u"bufferPerAddress"_s, {u""_s, u"127"_s, u"1048577"_s}},
        {u"unsentPerConnection"_s, {u""_s, u"7"_s, u"1025"_s}},
        {u"unsentTotal"_s, {u""_s, u"15"_s, u"65537"_s}},
        {u"publicSimulation"_s, {u""_s, u"yes"_s}},
        {u"clockJumpLimit"_s, {u""_s, u"0"_s, u"10081"_s, u"1h"_s}},
        {u"callbackRetryDelays"_s,
         {u"0"_s, u"86401"_s, u"10,"_s, u",10"_s, u"10;60"_s, u"10s"_s, u"1,2,3,4"_s}},
        {u"synchronousRetryDelays"_s, {u"-1"_s, u"1,"_s, u",1"_s, u"1;3"_s, u"1s"_s, u"1,2,3"_s}},
        {u"callbackLogDays"_s, {u""_s, u"0"_s, u"3651"_s, u"60d"_s}},
        {u"inbox"_s, {u""_s, u"yes"_s}},
        {u"askAbove"_s, {u""_s, u"-1"_s, u"12.50"_s, u"1000000000000"_s}},
        {u"minFreeDisk"_s, {u""_s, u"-1"_s, u"1000001"_s, u"200M"_s}},
        {u"hostedBudget"_s, {u""_s, u"0"_s, u"1001"_s, u"five"_s}},
        {u"payoutLateDays"_s, {u""_s, u"0"_s, u"91"_s, u"3d"_s}},
        {u"inboxKeySet"_s, {u"http://keys.example"_s, u"keys.example"_s, u"https://"_s}},
    };
}

/// A data folder with or without a settings file.
class Folder
{
public:
    void write(const QString &text)
    {
        QFile file(m_folder.filePath(u"tilldesk.ini"_s));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text.toUtf8());
    }
    [[nodiscard]] Result<Settings> read(const QMap<QString, QString> &override = {}) const
    {
        return readSettings(m_folder.path(), {}, override);
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void needsNoFile();
    void describesEverySettingInTheSample();
    void takesTheSampleAsItIs();
    void takesTheSampleWithEverySettingSwitchedOn();
    void takesTheFileOverTheDefault();
    void takesTheCommandLineOverTheFile();
    void refusesWrongValues_data();
    void refusesWrongValues();
    void hasWrongValuesForEverySetting();
    void takesTheLimits_data();
    void takesTheLimits();
    void takesTheEndOfTheDay();
    void refusesASettingThatIsNotThere();
    void refusesAFileThatIsNotThere();
    void refusesAFileThatIsNone();
    void readsANamedFileInsteadOfTheFolders();
    void keepsAValueLetterForLetter();
    void namesOptionsLikeSettings();
};

void TestSettings::needsNoFile()
{
    const auto settings = Folder().read();
    QVERIFY(settings);
    QCOMPARE(settings->port, 8400);
    QCOMPARE(settings->httpThreads, 0);
    QCOMPARE(settings->publicBaseUrl, QString());
    QCOMPARE(settings->issuer, u"Tilldesk"_s);
    QCOMPARE(settings->claimNamespace, u"https://tilldesk.invalid"_s);
    QCOMPARE(settings->paymentExpiry, std::chrono::minutes(20));
    QCOMPARE(settings->refundDelay, std::chrono::seconds(2));
    QCOMPARE(settings->closingTime, QTime(0, 0));
    QCOMPARE(settings->timeZone.id(), QByteArray("Europe/Brussels"));
    QCOMPARE(settings->clockJumpLimit, std::chrono::hours(1));
    QCOMPARE(settings->keyRate.fromNetwork, 1000);
    QCOMPARE(settings->keyRate.fromHere, 0);
    QCOMPARE(delaysOf(*settings), u"10,60,600"_s);
    QCOMPARE(settings->callbackLog, std::chrono::hours(60 * 24));
    QCOMPARE(settings->logFile, QString());
    QVERIFY(QDir::isAbsolutePath(settings->dataDir));
}

void TestSettings::describesEverySettingInTheSample()
{
    const QStringList lines = contentOf(kSample).split(u'\n');
    qsizetype at = 0;
    for (const SettingRule &rule : allSettings()) {
        const QString entry = u";%1 = %2"_s.arg(rule.name, rule.byDefault).trimmed();
        const qsizetype found = lines.indexOf(entry, at);
        QVERIFY2(found > 0, qPrintable(entry + u" is missing, or not in the order of the help"_s));
        QCOMPARE(lines[found - 1], QString(u"; "_s + rule.help));
        at = found;
    }
    QCOMPARE(lines.filter(QRegularExpression(u"^;?[A-Za-z]+ ="_s)).size(),
             qsizetype(allSettings().size()));
}

void TestSettings::takesTheSampleAsItIs()
{
    Folder folder;
    folder.write(contentOf(kSample));
    const auto settings = folder.read();
    QVERIFY(settings);
    QCOMPARE(allOf(*settings), allOf(*Folder().read()));
}

void TestSettings::takesTheSampleWithEverySettingSwitchedOn()
{
    Folder folder;
    folder.write(contentOf(kSample).replace(
        QRegularExpression(u"^;(?! )"_s, QRegularExpression::MultilineOption), {}));
    const auto settings = folder.read();
    QVERIFY2(settings, settings ? "" : qPrintable(settings.error().detail));
    QCOMPARE(allOf(*settings), allOf(*Folder().read()));
}

void TestSettings::takesTheFileOverTheDefault()
{
    Folder folder;
    folder.write(u"port = 9000\nissuer=Kassa\nclaimNamespace=https://pay.example\n"_s);
    const auto settings = folder.read();
    QVERIFY(settings);
    QCOMPARE(settings->port, 9000);
    QCOMPARE(settings->issuer, u"Kassa"_s);
    QCOMPARE(settings->claimNamespace, u"https://pay.example"_s);
    QCOMPARE(settings->httpThreads, 0);
}

void TestSettings::takesTheCommandLineOverTheFile()
{
    Folder folder;
    folder.write(u"port = 9000\nhttpThreads = 3\n"_s);
    const auto settings = folder.read({{u"port"_s, u"0"_s}});
    QVERIFY(settings);
    QCOMPARE(settings->port, 0);
    QCOMPARE(settings->httpThreads, 3);
}

void TestSettings::refusesWrongValues_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto wrong = wrongValues();
    for (auto it = wrong.cbegin(); it != wrong.cend(); ++it) {
        for (const QString &value : it.value())
            QTest::addRow("%s '%s'", qPrintable(it.key()), qPrintable(value.left(30)))
                << it.key() << value;
    }
}

void TestSettings::refusesWrongValues()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    const auto fromCommandLine = Folder().read({{name, value}});
    QVERIFY(!fromCommandLine);
    QCOMPARE(fromCommandLine.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(fromCommandLine.error().field, name);
    QVERIFY(fromCommandLine.error().detail.contains(u"--"_s + optionName(name)));

    Folder folder;
    folder.write(u"%1 = %2\n"_s.arg(name, value));
    const auto fromFile = folder.read();
    QVERIFY(!fromFile);
    QCOMPARE(fromFile.error().field, name);
    QVERIFY(fromFile.error().detail.contains(name));
    QVERIFY(fromFile.error().detail.contains(folder.path()));
}

void TestSettings::hasWrongValuesForEverySetting()
{
    QStringList names = wrongValues().keys();
    names << u"logFile"_s << u"tlsCertificate"_s << u"tlsKey"_s << u"callbackCaFile"_s
          << u"backupFolder"_s << u"backupPassphraseFile"_s << u"packFolder"_s
          << u"mailCaFile"_s; // any text is valid
    QStringList expected;
    for (const SettingRule &rule : allSettings())
        expected << rule.name;
    names.sort();
    expected.sort();
    QCOMPARE(names, expected);
}

void TestSettings::takesTheLimits_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("lowest port") << u"port"_s << u"0"_s;
    QTest::newRow("highest port") << u"port"_s << u"65535"_s;
    QTest::newRow("most threads") << u"httpThreads"_s << u"4"_s;
    QTest::newRow("proxy") << u"publicBaseUrl"_s << u"https://pay.example/till"_s;
    QTest::newRow("shortest expiry") << u"paymentExpiry"_s << u"1"_s;
    QTest::newRow("longest expiry") << u"paymentExpiry"_s << u"86400"_s;
    QTest::newRow("slowest refunds") << u"refundDelay"_s << u"86400"_s;
    QTest::newRow("last minute") << u"closingTime"_s << u"23:59"_s;
    QTest::newRow("another zone") << u"timeZone"_s << u"America/Sao_Paulo"_s;
    QTest::newRow("one retry") << u"callbackRetryDelays"_s << u"1"_s;
    QTest::newRow("slowest retries") << u"callbackRetryDelays"_s << u"86400,86400,86400"_s;
    QTest::newRow("no retries") << u"callbackRetryDelays"_s << u""_s;
    QTest::newRow("shortest log") << u"callbackLogDays"_s << u"1"_s;
    QTest::newRow("longest log") << u"callbackLogDays"_s << u"3650"_s;
    QTest::newRow("key set here") << u"inboxKeySet"_s << u"http://127.0.0.1:8400/certificates"_s;
    QTest::newRow("key set") << u"inboxKeySet"_s << u"https://keys.example.com/certificates?a=1"_s;
    QTest::newRow("longest issuer") << u"issuer"_s << QString(100, u'a');
}

void TestSettings::takesTheLimits()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    const auto settings = Folder().read({{name, value}});
    QVERIFY(settings);
    QVERIFY(allOf(*settings).contains(value));
}

void TestSettings::takesTheEndOfTheDay()
{
    const auto settings = Folder().read({{u"closingTime"_s, u"24:00"_s}});
    QVERIFY(settings);
    QCOMPARE(settings->closingTime, QTime(0, 0));
}

void TestSettings::refusesASettingThatIsNotThere()
{
    Folder folder;
    folder.write(u"prot = 9000\n"_s);
    const auto settings = folder.read();
    QVERIFY(!settings);
    QCOMPARE(settings.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(settings.error().field, u"prot"_s);
    QVERIFY(settings.error().detail.contains(u"prot"_s));

    const auto overridden = Folder().read({{u"prot"_s, u"9000"_s}});
    QVERIFY(!overridden);
    QCOMPARE(overridden.error().field, u"prot"_s);
}

void TestSettings::refusesAFileThatIsNotThere()
{
    const Folder folder;
    const auto settings = readSettings(folder.path(), folder.path() + u"/other.ini"_s, {});
    QVERIFY(!settings);
    QCOMPARE(settings.error().code, ErrorCode::Storage);
    QVERIFY(settings.error().detail.contains(u"other.ini"_s));
}

void TestSettings::refusesAFileThatIsNone()
{
    Folder folder;
    folder.write(u"this is a letter\nport = 9000\n"_s);
    const auto settings = folder.read();
    QVERIFY(!settings);
    QCOMPARE(settings.error().code, ErrorCode::FieldInvalid);
}

void TestSettings::readsANamedFileInsteadOfTheFolders()
{
    Folder own;
    own.write(u"port = 9000\n"_s);
    Folder other;
    other.write(u"httpThreads = 2\n"_s);
    const auto settings = readSettings(own.path(), other.path() + u"/tilldesk.ini"_s, {});
    QVERIFY(settings);
    QCOMPARE(settings->port, 8400);
    QCOMPARE(settings->httpThreads, 2);
}

void TestSettings::keepsAValueLetterForLetter()
{
    Folder folder;
    for (const QString &issuer : {u"Janssens, Dubois"_s, u"A,B"_s, u"a\\b \"c\" = d; e # f"_s}) {
        folder.write(u"issuer = %1\n"_s.arg(issuer));
        const auto settings = folder.read();
        QVERIFY(settings);
        QCOMPARE(settings->issuer, issuer);
    }
}

void TestSettings::namesOptionsLikeSettings()
{
    QCOMPARE(optionName(u"claimNamespace"_s), u"claim-namespace"_s);
    QCOMPARE(optionName(u"publicBaseUrl"_s), u"public-base-url"_s);
    QCOMPARE(optionName(u"port"_s), u"port"_s);
}

TILLDESK_TEST(TestSettings, QCoreApplication)
#include "tst_settings.moc"
