#include "app/commands/pairing.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::app;

namespace {

const QByteArray kAsking = R"({"state":"waiting","asking":{"id":"t7","name":"Counter left",)"
                           R"("address":"192.168.1.31","version":"1.4.0"}})";
const QByteArray kWaiting = R"({"state":"waiting"})";

/// A service whose pairing goes through states, and a person at the terminal.
struct Talk {
    Terminal terminal{.write = [this](const QByteArray &text) { written += text; },
                      .readLine = [this]() -> std::optional<QByteArray> {
                          return lines.isEmpty() ? std::nullopt : std::optional(lines.takeFirst());
                      },
                      .pause = [this] { ++pauses; }};
    AskHolder ask = [this](const QString &words,
                           const CommandValues &values) -> Result<CommandResult> {
        if (words == u"till asking")
            return CommandResult{CommandResult::kFine, states.takeFirst(), {}};
        commands << words + u' ' + values[u"id"_s];
        return answer;
    };
    QByteArrayList states = {}; ///< answers of `till asking`
    QByteArrayList lines = {};  ///< that the person types
    CommandResult answer = {};  ///< of the other commands
    QByteArray written = {};
    QStringList commands = {};
    int pauses = 0;
};

} // namespace

/// What `pair` does on a terminal after it has shown the code.
class TestPairingTalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsTheTillAfterAYes();
    void turnsTheTillAway_data();
    void turnsTheTillAway();
    void goesOnWhenTheTillHasGone();
    void endsWithTheCode_data();
    void endsWithTheCode();
    void endsWithTheService();
};

void TestPairingTalk::addsTheTillAfterAYes()
{
    Talk talk{.states = {kWaiting, kAsking, R"({"state":"added"})"}, .lines = {"perhaps", " YES "}};
    const auto result = answerTill(talk.terminal, talk.ask);
    QCOMPARE(result.exitCode, CommandResult::kFine);
    QCOMPARE(talk.commands, QStringList(u"till accept t7"_s));
    QVERIFY(talk.written.contains("\"Counter left\" at 192.168.1.31 asks to be added"));
    QCOMPARE(talk.written.count("Type yes or no"), 2);
    QCOMPARE(talk.pauses, 1);
}

void TestPairingTalk::turnsTheTillAway_data()
{
    QTest::addColumn<QByteArrayList>("lines");
    QTest::newRow("no") << QByteArrayList{"no"};
    QTest::newRow("end of the input") << QByteArrayList{};
}

void TestPairingTalk::turnsTheTillAway()
{
    QFETCH(QByteArrayList, lines);
    Talk talk{.states = {kAsking, R"({"state":"none"})"}, .lines = lines};
    const auto result = answerTill(talk.terminal, talk.ask);
    QCOMPARE(result.exitCode, CommandResult::kFailed);
    QCOMPARE(result.err, QByteArray("the code has ended, and no till was added\n"));
    QCOMPARE(talk.commands, QStringList(u"till refuse t7"_s));
}

void TestPairingTalk::goesOnWhenTheTillHasGone()
{
    Talk talk{.states = {kAsking, kWaiting, R"({"state":"none"})"},
              .lines = {"yes"},
              .answer = {CommandResult::kWrongUsage, {}, "--id: no till with this id asks\n"}};
    QCOMPARE(answerTill(talk.terminal, talk.ask).exitCode, CommandResult::kFailed);
    QVERIFY(talk.written.contains("no till with this id asks"));
    QCOMPARE(talk.pauses, 1);
}

void TestPairingTalk::endsWithTheCode_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("withdrawn, replaced or over") << QByteArray("none") << CommandResult::kFailed;
    QTest::newRow("wrong codes") << QByteArray("too-many-codes") << CommandResult::kFailed;
    QTest::newRow("answered elsewhere") << QByteArray("added") << CommandResult::kFine;
}

void TestPairingTalk::endsWithTheCode()
{
    QFETCH(QByteArray, state);
    QFETCH(int, exitCode);
    Talk talk{.states = {R"({"state":")" + state + "\"}"}};
    QCOMPARE(answerTill(talk.terminal, talk.ask).exitCode, exitCode);
    QVERIFY(talk.commands.isEmpty());
}

void TestPairingTalk::endsWithTheService()
{
    Talk talk;
    talk.ask = [](const QString &, const CommandValues &) -> Result<CommandResult> {
        return fail(ErrorCode::Busy, u"the process that had the database open has ended"_s);
    };
    const auto result = answerTill(talk.terminal, talk.ask);
    QCOMPARE(result.exitCode, CommandResult::kFailed);
    QVERIFY(result.err.contains("has ended"));
}

TILLDESK_TEST(TestPairingTalk, QCoreApplication)
#include "tst_pairing_talk.moc"
