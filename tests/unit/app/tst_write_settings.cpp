#include "app/settings.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::app;

namespace {

using Values = QMap<QString, QString>;

/// A settings file in its own folder.
class SettingsFile
{
public:
    explicit SettingsFile(const QString &text = {})
    {
        QFile file(path());
        if (!text.isEmpty() && file.open(QFile::WriteOnly))
            file.write(text.toUtf8());
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"tilldesk.ini"_s); }
    [[nodiscard]] QString text() const
    {
        QFile file(path());
        return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    [[nodiscard]] Result<Settings> read() const { return readSettings(m_folder.path(), {}, {}); }
    [[nodiscard]] QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }

private:
    QTemporaryDir m_folder;
};

/// Simulates a full disk: limits the size of all files that this process writes.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestWriteSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesInto_data();
    void writesInto();
    void takesTheSampleIntoUse();
    void readsWhatItWrote();
    void refusesWithoutATrace_data();
    void refusesWithoutATrace();
    void makesNoFileOfARefusal();
    void leavesTheFileWholeWhenTheDiskIsFull();
    void tellsWhatItCannotRead();
    void tellsWhatItCannotWrite();
};

void TestWriteSettings::writesInto_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("after");
    const Values port{{u"port"_s, u"9000"_s}};

    QTest::newRow("no file") << QString() << port << u"port = 9000\n"_s;
    QTest::newRow("nothing of its own")
        << u"issuer = Kassa\n"_s << port << u"issuer = Kassa\nport = 9000\n"_s;
    QTest::newRow("no line end") << u"issuer = Kassa"_s << port
                                 << u"issuer = Kassa\nport = 9000\n"_s;
    QTest::newRow("a line in use") << u"; mine\nport = 8400\n\nissuer = Kassa\n"_s << port
                                   << u"; mine\nport = 9000\n\nissuer = Kassa\n"_s;
    QTest::newRow("a line without spaces") << u"port=1\n"_s << port << u"port = 9000\n"_s;
    QTest::newRow("an empty line of it") << u"port =\n"_s << port << u"port = 9000\n"_s;
    QTest::newRow("a commented line") << u"# about\n;port = 8400\nlan = off\n"_s << port
                                      << u"# about\nport = 9000\nlan = off\n"_s;
    QTest::newRow("a commented line, another sign")
        << u"  #  port=8400\n"_s << port << u"port = 9000\n"_s;
    // An active line is changed in preference to a commented one, wherever it stands.
    QTest::newRow("both, comment first")
        << u";port = 1\nport = 2\n"_s << port << u";port = 1\nport = 9000\n"_s;
    QTest::newRow("both, comment last")
        << u"port = 2\n;port = 1\n"_s << port << u"port = 9000\n;port = 1\n"_s;
    // The last of two active lines is in effect.
    QTest::newRow("two lines in use")
        << u"port = 1\nport = 2\n"_s << port << u"port = 1\nport = 9000\n"_s;
    QTest::newRow("a name that begins alike")
        << u"; the port = number\nlanPort = 1\n"_s << port
        << u"; the port = number\nlanPort = 1\nport = 9000\n"_s;
    QTest::newRow("several") << u";tls = off\nport = 1\n"_s
                             << Values{{u"tls"_s, u"on"_s},
                                       {u"port"_s, u"2"_s},
                                       {u"lan"_s, u"on"_s}}
                             << u"tls = on\nport = 2\nlan = on\n"_s;
    QTest::newRow("an empty value")
        << u"publicBaseUrl = https://pay.example\n"_s << Values{{u"publicBaseUrl"_s, QString()}}
        << u"publicBaseUrl = \n"_s;
    QTest::newRow("nothing") << u"port = 1\n"_s << Values() << u"port = 1\n"_s;
}

void TestWriteSettings::writesInto()
{
    QFETCH(const QString, before);
    QFETCH(const Values, values);
    QFETCH(const QString, after);
    const SettingsFile file(before);
    const auto written = writeSettings(file.path(), values);
    QVERIFY2(written, written ? "" : qPrintable(written.error().detail));
    QCOMPARE(file.text(), after);
    QCOMPARE(file.files(), QStringList{u"tilldesk.ini"_s});
    QVERIFY(file.read());
}

void TestWriteSettings::takesTheSampleIntoUse()
{
    QFile sample(QStringLiteral(TILLDESK_SAMPLES "/tilldesk.ini"));
    QVERIFY(sample.open(QFile::ReadOnly));
    const QString before = QString::fromUtf8(sample.readAll());
    const SettingsFile file(before);
    QVERIFY(writeSettings(file.path(), {{u"port"_s, u"9000"_s}, {u"lan"_s, u"on"_s}}));

    QString expected = before;
    expected.replace(u"\n;port = 8400\n"_s, u"\nport = 9000\n"_s);
    expected.replace(u"\n;lan = off\n"_s, u"\nlan = on\n"_s);
    QVERIFY(expected != before);
    QCOMPARE(file.text(), expected);
    QCOMPARE(file.read()->port, 9000);
    QVERIFY(file.read()->lan);
}

void TestWriteSettings::readsWhatItWrote()
{
    const SettingsFile file;
    for (const QString &issuer : {u"Janssens, Dubois"_s, u"a\\b \"c\" = d; e # f"_s, u"Café"_s}) {
        QVERIFY(writeSettings(file.path(), {{u"issuer"_s, issuer}}));
        QCOMPARE(file.read()->issuer, issuer);
    }
}

void TestWriteSettings::refusesWithoutATrace_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("no number") << u"port"_s << u"http"_s;
    QTest::newRow("too large") << u"lanPort"_s << u"65536"_s;
    QTest::newRow("no switch") << u"tls"_s << u"yes"_s;
    QTest::newRow("no address") << u"publicBaseUrl"_s << u"pay"_s;
    QTest::newRow("another line") << u"issuer"_s << u"Kassa\nport = 1"_s;
    QTest::newRow("a space before") << u"issuer"_s << u" Kassa"_s;
    QTest::newRow("a carriage return within") << u"issuer"_s << u"Kas\rsa"_s;
    QTest::newRow("another control character") << u"issuer"_s << u"Kas\x01sa"_s;
    QTest::newRow("half a surrogate pair") << u"issuer"_s << QString(u"Kassa"_s + QChar(0xd800));
    QTest::newRow("a line end behind") << u"issuer"_s << u"Kassa\r"_s;
    QTest::newRow("no setting") << u"prot"_s << u"9000"_s;
}

void TestWriteSettings::refusesWithoutATrace()
{
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    const QString before = u"; mine\nport = 8400\n"_s;
    const SettingsFile file(before);
    // Valid values beside the invalid one are not written either.
    const auto refused = writeSettings(
        file.path(), {{u"keyRate"_s, u"5"_s}, {u"staticQrExpiry"_s, u"60"_s}, {name, value}});

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(refused.error().field, name);
    QVERIFY(!refused.error().detail.isEmpty());
    QCOMPARE(file.text(), before);
    QCOMPARE(file.files(), QStringList{u"tilldesk.ini"_s});
}

void TestWriteSettings::makesNoFileOfARefusal()
{
    const SettingsFile file;
    QVERIFY(!writeSettings(file.path(), {{u"port"_s, u"http"_s}}));
    QCOMPARE(file.files(), QStringList());
}

void TestWriteSettings::leavesTheFileWholeWhenTheDiskIsFull()
{
    const QString before = u"; mine\nport = 8400\nissuer = Kassa\n"_s;
    const SettingsFile file(before);
    {
        const SmallDisk disk(10);
        const auto written = writeSettings(file.path(), {{u"port"_s, u"9000"_s}});
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Storage);
    }
    QCOMPARE(file.text(), before);
    QCOMPARE(file.files(), QStringList{u"tilldesk.ini"_s});
    QVERIFY(writeSettings(file.path(), {{u"port"_s, u"9000"_s}}));
}

void TestWriteSettings::tellsWhatItCannotRead()
{
    const QTemporaryDir folder;
    const auto written = writeSettings(folder.path(), {{u"port"_s, u"9000"_s}});
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Storage);
    QVERIFY(written.error().detail.contains(folder.path()));
}

void TestWriteSettings::tellsWhatItCannotWrite()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"missing/tilldesk.ini"_s);
    const auto written = writeSettings(path, {{u"port"_s, u"9000"_s}});
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Storage);
    QVERIFY(written.error().detail.contains(path));
}

TILLDESK_TEST(TestWriteSettings, QCoreApplication)
#include "tst_write_settings.moc"
