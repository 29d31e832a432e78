#include "app/command_line.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::app;

namespace {

/// Returns what the command line prints instead of running; empty if it would run a command.
QString printed(const QStringList &arguments)
{
    const auto read = readCommandLine(arguments);
    const auto *information = read ? std::get_if<Information>(&*read) : nullptr;
    return information == nullptr ? QString() : information->text;
}

} // namespace

class TestCommandHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsTheHelpOfEveryCommand()
    {
        for (const Command &command : allCommands()) {
            const QStringList words = command.words.split(u' ');
            const QString text = printed(words + QStringList{u"--help"_s});
            QVERIFY2(text.contains(command.summary), qPrintable(command.words));
            QVERIFY(text.contains(u"Usage: tilldeskd "_s + command.words + u' '));
            for (const CommandOption &option : command.options)
                QVERIFY2(text.contains(u"--"_s + option.name), qPrintable(option.name));
            QCOMPARE(printed(QStringList{u"help"_s} + words), text);
            QCOMPARE(printed(QStringList{u"--help"_s} + words), text);
        }
    }

    void printsNoOtherCommandsHelp()
    {
        const QString text = printed({u"key"_s, u"create"_s, u"--help"_s});
        QVERIFY(text.contains(u"Usage: tilldeskd key create --profile id --name text"_s));
        QVERIFY(!text.contains(u"key revoke"_s));
        QVERIFY(!text.contains(u"--port"_s));
        QVERIFY(printed({u"serve"_s, u"--help"_s}).contains(u"--port"_s));
    }

    void printsTheHelpOfAllCommandsThatBeginWithTheWords()
    {
        const QString text = printed({u"help"_s, u"key"_s});
        QVERIFY(text.contains(u"tilldeskd key create"_s));
        QVERIFY(text.contains(u"tilldeskd key revoke"_s));
        QVERIFY(!text.contains(u"tilldeskd keys list"_s));
    }

    void asksForNoRequiredOptionBeforeItHelps()
    {
        QVERIFY(!readCommandLine({u"key"_s, u"create"_s}));
        QVERIFY(!printed({u"key"_s, u"create"_s, u"--help"_s}).isEmpty());
    }

    void refusesHelpOnACommandThatDoesNotExist()
    {
        const auto read = readCommandLine({u"bake"_s, u"--help"_s});
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::FieldInvalid);
        QVERIFY(read.error().detail.contains(u"'bake'"_s));
    }

    void printsTheWholeHelpWithoutACommand()
    {
        const QString text = printed({u"--help"_s});
        QCOMPARE(printed({u"help"_s}), text);
        for (const Command &command : allCommands())
            QCOMPARE(text.contains(command.summary), !command.isInternal);
        QVERIFY(printed({u"help"_s, u"export"_s}).contains(u"tilldeskd export pack"_s));
        QVERIFY(!printed({u"help"_s, u"export"_s}).contains(u"tilldeskd export order"_s));
    }
};

TILLDESK_TEST(TestCommandHelp, QCoreApplication)
#include "tst_command_help.moc"
