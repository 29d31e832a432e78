#include "core/http/reply.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <optional>
#include <thread>

using namespace tilldesk::http;

class TestReply : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesOnlyTheFirstAnswer();
    void doesNotMakeTheAnswerItself();
    void answers500WhenTheLastCopyGoes();
    void givesALostReplyItsTrace();
    void takesOneAnswerFromManyThreads();
    void handsOverWhatIsToBePrepared();
};

void TestReply::givesOnlyTheFirstAnswer()
{
    std::vector<int> statuses;
    {
        const Reply reply([&](const auto &make) { statuses.push_back(make().status); });
        const Reply copy = reply;
        copy.send(Response{201, {}});
        reply.send(Response{202, {}});
    }
    QCOMPARE(statuses, std::vector<int>{201});
}

void TestReply::doesNotMakeTheAnswerItself()
{
    bool isMade = false;
    std::function<Response()> kept;
    const Reply reply([&](auto make) { kept = std::move(make); });

    reply.send([&isMade] {
        isMade = true;
        return Response{204, {}};
    });

    QVERIFY(!isMade);
    QCOMPARE(kept().status, 204);
    QVERIFY(isMade);
}

void TestReply::answers500WhenTheLastCopyGoes()
{
    std::vector<int> statuses;
    {
        std::optional<Reply> reply(std::in_place,
                                   [&](const auto &make) { statuses.push_back(make().status); });
        const Reply copy = *reply;
        reply.reset();
        QVERIFY(statuses.empty());
    }
    QCOMPARE(statuses, std::vector<int>{500});
}

void TestReply::givesALostReplyItsTrace()
{
    const auto request = std::make_shared<Request>();
    request->traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    std::string body;
    Reply([&body](const auto &make) { body = make().body; }, request);
    QVERIFY(body.find("\"traceId\":\"4bf92f3577b34da6a3ce929d0e0e4736\"") != std::string::npos);
    QVERIFY(body.find("TECHNICAL_ERROR") != std::string::npos);
}

void TestReply::handsOverWhatIsToBePrepared()
{
    std::vector<int> statuses;
    std::vector<std::function<void()>> works;
    int prepared = 0;
    const Reply reply([&](const auto &make) { statuses.push_back(make().status); }, {},
                      [&](auto work) { works.push_back(std::move(work)); });
    reply.prepare([&prepared] { ++prepared; });
    QCOMPARE(prepared, 0);
    QVERIFY(statuses.empty()); // prepare() sends no response
    works.at(0)();
    QCOMPARE(prepared, 1);
    reply.send(Response{204, {}});
    QCOMPARE(statuses, std::vector<int>{204});

    const Reply alone([](const auto &) {});
    alone.prepare([&prepared] { ++prepared; });
    alone.send(Response{204, {}});
    QCOMPARE(prepared, 1);
}

void TestReply::takesOneAnswerFromManyThreads()
{
    std::atomic<int> answers = 0;
    {
        const Reply reply([&answers](const auto &) { ++answers; });
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([reply] { reply.send(Response{200, {}}); });
    }
    QCOMPARE(answers.load(), 1);
}

TILLDESK_TEST(TestReply, QCoreApplication)
#include "tst_reply.moc"
