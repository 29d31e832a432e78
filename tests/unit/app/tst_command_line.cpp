#include "app/command_line.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::app;
using namespace Qt::StringLiterals;

/// Errors of the command line, common to all commands.
class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void refusesAnEmptyValueOfEveryOption_data();
    void refusesAnEmptyValueOfEveryOption();
    void takesAnEmptyValueWhereItMeansSomething();
    void refusesAnEmptyValueOfASetting();
    void refusesAnOptionWithoutItsValue();
    void refusesAnOptionThatIsGivenTwice();
    void namesAWrongSettingAndItsRuleOnce();
    void readsTheLinkOfAShop();
    void namesTheWrongPartOfALink();

private:
    /// Returns the words of the command with its required options, except `left`.
    [[nodiscard]] QStringList wordsOf(const Command &command, const QString &left) const;
    [[nodiscard]] QString told(const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QString m_file;
};

void TestCommandLine::initTestCase()
{
    m_file = m_folder.filePath(u"file"_s);
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("x"), 1);
}

QStringList TestCommandLine::wordsOf(const Command &command, const QString &left) const
{
    QStringList words = command.words.split(u' ');
    for (const CommandOption &option : command.options) {
        if (option.isRequired && option.name != left)
            words << u"--"_s + option.name << (option.isFile ? m_file : u"1"_s);
    }
    return words;
}

QString TestCommandLine::told(const QStringList &arguments) const
{
    QStringList all = arguments;
    if (!all.contains("--data-dir"_L1))
        all = QStringList{u"--data-dir"_s, m_folder.path()} + all;
    const auto read = readCommandLine(all);
    return read ? u"taken"_s : read.error().detail;
}

void TestCommandLine::refusesAnEmptyValueOfEveryOption_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("option");
    for (const Command &command : allCommands()) {
        for (const CommandOption &option : command.options) {
            if (option.value.isEmpty() || option.canBeEmpty)
                continue;
            const QString name = u"--"_s + option.name;
            const QString row = command.words + u' ' + name;
            QTest::newRow(qPrintable(row))
                << QStringList(wordsOf(command, option.name) + QStringList{name, QString()})
                << name;
        }
    }
}

void TestCommandLine::refusesAnEmptyValueOfEveryOption()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, option);
    QCOMPARE(told(arguments), QString(option + u" needs a value. Try --help."_s));
}

void TestCommandLine::takesAnEmptyValueWhereItMeansSomething()
{
    for (const char *option : {"--callback-url", "--jwks", "--jwks-url", "--bulk-id", "--iban"})
        QCOMPARE(told({u"profile"_s, u"set"_s, u"--profile"_s, u"1"_s, QString::fromLatin1(option),
                       QString()}),
                 u"taken"_s);
    QCOMPARE(told({u"serve"_s, u"--callback-retry-delays"_s, QString()}), u"taken"_s);
    QCOMPARE(told({u"serve"_s, u"--public-base-url="_s}), u"taken"_s);
}

void TestCommandLine::refusesAnEmptyValueOfASetting()
{
    for (const char *option : {"--port", "--issuer", "--claim-namespace", "--data-dir",
                               "--settings", "--time-zone", "--inbox"})
        QCOMPARE(told({u"serve"_s, QString::fromLatin1(option), QString()}),
                 QString(QLatin1String(option) + u" needs a value. Try --help."_s));
    QCOMPARE(readDesktopCommandLine({u"--port="_s}).error().detail,
             u"--port needs a value. Try --help."_s);
}

void TestCommandLine::refusesAnOptionWithoutItsValue()
{
    QCOMPARE(told({u"serve"_s, u"--port"_s}), u"--port needs a value. Try --help."_s);
    QCOMPARE(told({u"verify"_s, u"--frobnicate"_s}), u"Unknown option 'frobnicate'. Try --help."_s);
}

/// The last one would win, and an export would have another format than the one read first.
void TestCommandLine::refusesAnOptionThatIsGivenTwice()
{
    QCOMPARE(told({u"export"_s, u"clearing"_s, u"--format"_s, u"coda"_s, u"--format"_s, u"mt940"_s,
                   u"--output"_s, u"a"_s}),
             u"--format is given twice. Try --help."_s);
    QCOMPARE(told({u"serve"_s, u"--port"_s, u"1"_s, u"--port=2"_s}),
             u"--port is given twice. Try --help."_s);
}

void TestCommandLine::namesAWrongSettingAndItsRuleOnce()
{
    const auto read = readCommandLine({u"serve"_s, u"--port"_s, u"99999"_s});
    QVERIFY(!read);
    QCOMPARE(CommandResult::failure(read.error()).err,
             QByteArray("--port must be a number from 0 to 65535\n"));
    QCOMPARE(readDesktopCommandLine({u"--port"_s, u"99999"_s}).error().detail,
             u"--port must be a number from 0 to 65535"_s);
}

void TestCommandLine::readsTheLinkOfAShop()
{
    const QString link =
        u"tilldesk://192.168.1.20:8444/?fingerprint=%1&code=482917"_s.arg(QString(64, u'a'));
    const auto read = readDesktopCommandLine({u"--connect"_s, link});
    QVERIFY(read);
    QCOMPARE(std::get<DesktopInvocation>(*read).link, link);
    QVERIFY(!std::get<DesktopInvocation>(*read).disconnects);
    const auto other = readDesktopCommandLine({u"--disconnect"_s});
    QVERIFY(other);
    QVERIFY(std::get<DesktopInvocation>(*other).disconnects);
    QVERIFY(std::get<DesktopInvocation>(*other).link.isEmpty());
}

void TestCommandLine::namesTheWrongPartOfALink()
{
    const QString link =
        u"tilldesk://192.168.1.20:8444/?fingerprint=%1&code=48"_s.arg(QString(64, u'a'));
    const auto read = readDesktopCommandLine({u"--connect"_s, link});
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FieldInvalid);
    QVERIFY(read.error().detail.startsWith(u"--connect: code: "_s));
}

TILLDESK_TEST(TestCommandLine, QCoreApplication)
#include "tst_command_line.moc"
