#include "core/callbacks/callback_log.h"
#include "core/callbacks/inbox.h"
#include "core/callbacks/inbox_routes.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"
#include "tests/support/empty_database.h"
#include "tests/support/made_callback.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

InboxMessage message(const QString &signature = u"a..b"_s)
{
    return {.seq = 0,
            .receivedAt = kMadeAt,
            .address = u"http://127.0.0.1:8400/inbox"_s,
            .headers = u"Host: x\nSignature: a..b"_s,
            .signature = signature,
            .body = "{\"a\":\"caf\xc3\xa9\"}\n",
            .paymentId = u"01a1f7d0a1b2000000000009"_s,
            .paymentStatus = u"SUCCEEDED"_s,
            .isGood = false,
            .firstFault = u"kid"_s};
}

/// The inbox routes without a listener, and what they pass to the inbox.
struct Routes {
    http::Router router;
    bool isOpen = true;
    std::optional<InboxArrival> arrived;
    Result<InboxRouteNeeds::Refusal> outcome;
    bool isFromPage = false;

    Routes()
    {
        addInboxRoutes(router,
                       {.receive =
                            [this](const InboxArrival &arrival, const InboxRouteNeeds::Done &done) {
                                arrived = arrival;
                                done(outcome);
                            },
                        .base = [] { return "https://pay.example.com/api"; },
                        .isFromPage = [this](const http::Request &) { return isFromPage; },
                        .isOpen = [this] { return isOpen; }});
    }
    http::Response ask(const http::Request &request)
    {
        std::optional<http::Response> response;
        router.handle(std::make_shared<http::Request>(request),
                      http::Reply([&response](const std::function<http::Response()> &make) {
                          response = make();
                      }));
        return response.value_or(http::Response{.status = 0});
    }
    QString addressAt(const std::string &host, bool isTls, const std::string &path = "/inbox")
    {
        http::Request request;
        request.method = "POST";
        request.path = path;
        request.target = path + "?a=1";
        request.headers = {{"Host", host}};
        request.isTls = isTls;
        ask(request);
        return arrived->callback.address;
    }
};

} // namespace

/// The inbox: what it stores and how it responds.
class TestInbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNotThereBehindAnOpenProxy();
    void init();
    void keepsAMessageAsItCame();
    void findsTheMessagesOfAPayment();
    void keepsTheLastThousand();
    void countsWhatCameBefore();
    void knowsWhenAMessageCame();
    void knowsWhenACallbackWasSent();
    void forgetsAll();
    void takesDownTheAddressThatTheSenderUsed();
    void keepsNoCredentials();
    void joinsTwoSignatures();
    void answersByWhatWasFound();
    void takesNothingFromWebPages();

private:
    std::unique_ptr<ServiceDatabase> m_place;
    std::unique_ptr<storage::Database> m_db;
};

void TestInbox::isNotThereBehindAnOpenProxy()
{
    Routes routes;
    routes.isOpen = false;
    http::Request request;
    request.method = "POST";
    for (const char *path : {"/inbox", "/inbox/shop"}) {
        request.path = path;
        QCOMPARE(routes.ask(request).status, 404);
    }
    QVERIFY(!routes.arrived);
}

void TestInbox::init()
{
    m_db.reset();
    m_place = std::make_unique<ServiceDatabase>(ServiceDatabase::Where::Memory);
    m_db = std::make_unique<storage::Database>(m_place->path());
    storage::migrate(*m_db);
}

void TestInbox::keepsAMessageAsItCame()
{
    Inbox inbox(*m_db);
    InboxMessage bad = message();
    QCOMPARE(inbox.add(bad, u"j-1"_s), 1);
    InboxMessage good = message(u"c..d"_s);
    good.isGood = true;
    good.firstFault.clear();
    good.body.clear();
    QCOMPARE(inbox.add(good, {}), 2);
    bad.seq = 1;
    good.seq = 2;
    QCOMPARE(inbox.latest(10), (QList<InboxMessage>{good, bad}));
    QCOMPARE(inbox.latest(1), QList<InboxMessage>{good});
    QCOMPARE(inbox.message(1), std::optional(bad));
    QCOMPARE(inbox.message(3), std::nullopt);
}

void TestInbox::findsTheMessagesOfAPayment()
{
    Inbox inbox(*m_db);
    InboxMessage other = message();
    other.paymentId = u"01a1f7d0a1b2000000000010"_s;
    inbox.add(message(), u"j-1"_s);
    inbox.add(other, u"j-2"_s);
    inbox.add(message(), u"j-3"_s);
    const auto found = inbox.latest(10, message().paymentId);
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.first().seq, 3);
    QCOMPARE(found.last().seq, 1);
    QVERIFY(inbox.latest(10, u"01a1f7d0a1b2000000000011"_s).isEmpty());
}

void TestInbox::keepsTheLastThousand()
{
    Inbox inbox(*m_db);
    storage::Transaction transaction(*m_db);
    for (int i = 0; i < Inbox::kKept + 3; ++i)
        inbox.add(message(), u"j-%1"_s.arg(i));
    transaction.commit();
    const auto kept = inbox.latest(5000);
    QCOMPARE(kept.size(), Inbox::kKept);
    QCOMPARE(kept.first().seq, Inbox::kKept + 3);
    QCOMPARE(kept.last().seq, 4);
}

void TestInbox::countsWhatCameBefore()
{
    Inbox inbox(*m_db);
    inbox.add(message(u"first"_s), u"j-1"_s);
    inbox.add(message(u"first"_s), u"j-1"_s);
    inbox.add(message(u"second"_s), u"j-1"_s);
    inbox.add(message(u"other"_s), u"j-2"_s);
    QCOMPARE(inbox.timesSeen(u"j-1"_s), 3);
    QCOMPARE(inbox.timesSeen(u"j-1"_s, 1), 0);
    QCOMPARE(inbox.timesSeen(u"j-1"_s, 3), 2);
    QCOMPARE(inbox.timesSeen(u"j-3"_s), 0);
    QCOMPARE(inbox.timesSeenOtherwise(u"j-1"_s, u"first"_s), 1);
    QCOMPARE(inbox.timesSeenOtherwise(u"j-1"_s, u"third"_s), 3);
}

void TestInbox::knowsWhenAMessageCame()
{
    Inbox inbox(*m_db);
    const qint64 first = inbox.add(message(), u"j-1"_s);
    InboxMessage later = message();
    later.receivedAt += std::chrono::seconds(5);
    const qint64 second = inbox.add(later, u"j-1"_s);
    QCOMPARE(inbox.receivedAt(first), kMadeAt);
    QCOMPARE(inbox.receivedAt(second), later.receivedAt);
    QCOMPARE(inbox.receivedAt(u"j-1"_s, u"a..b"_s), kMadeAt);
    QVERIFY(!inbox.receivedAt(qint64(9)));
    QVERIFY(!inbox.receivedAt(u"j-1"_s, u"a..c"_s));
    QVERIFY(!inbox.receivedAt(u"j-2"_s, u"a..b"_s));
}

void TestInbox::knowsWhenACallbackWasSent()
{
    m_db->execute(u"INSERT INTO callback VALUES (1, '01a1f7d0a1b2000000000001', 2, 'p',"
                  " '01a1f7d0a1b2000000000009', '', 6, 'u', 'h', '{}', 0, 2, 1, NULL, 2, 0, 2, 9,"
                  " 1, 204, 5, NULL)"_s);
    m_db->execute(u"INSERT INTO callback_attempt VALUES (1, 1, 1, 1000, 5, 3, 503, '', '',"
                  " 'Host: x\nSignature: a..b', '', '', 0)"_s);
    m_db->execute(u"INSERT INTO callback_attempt VALUES (2, 1, 2, 2000, 5, 1, 204, '', '',"
                  " 'Host: x\nSignature: c..d', '', '', 0)"_s);
    const QString id = u"01a1f7d0a1b2000000000001"_s;
    QCOMPARE(sentAt(*m_db, id, u"a..b"_s), fromMillis(1000));
    QCOMPARE(sentAt(*m_db, id, u"c..d"_s), fromMillis(2000));
    QVERIFY(!sentAt(*m_db, id, u"x..y"_s));
    QVERIFY(!sentAt(*m_db, id, u""_s));
    QVERIFY(!sentAt(*m_db, u"01a1f7d0a1b2000000000002"_s, u"a..b"_s));
}

void TestInbox::forgetsAll()
{
    Inbox inbox(*m_db);
    inbox.add(message(), u"j-1"_s);
    inbox.clear();
    QVERIFY(inbox.latest(10).isEmpty());
    QCOMPARE(inbox.timesSeen(u"j-1"_s), 0);
}

void TestInbox::takesDownTheAddressThatTheSenderUsed()
{
    Routes routes;
    QCOMPARE(routes.addressAt("127.0.0.1:8400", false), u"http://127.0.0.1:8400/inbox?a=1"_s);
    QCOMPARE(routes.addressAt("127.0.0.1:8400", true, "/inbox/7"),
             u"https://127.0.0.1:8400/inbox/7?a=1"_s);
    // The public address of a proxy: it terminates TLS and strips a path prefix.
    QCOMPARE(routes.addressAt("Pay.example.com", false),
             u"https://pay.example.com/api/inbox?a=1"_s);
}

void TestInbox::keepsNoCredentials()
{
    Routes routes;
    http::Request request;
    request.method = "POST";
    request.path = request.target = "/inbox";
    request.headers = {{"Host", "h"},
                       {"authorization", "Bearer secret"},
                       {"Cookie", "secret"},
                       {"X-Note", "caf\xc3\xa9"}};
    QCOMPARE(routes.ask(request).status, 204);
    QCOMPARE(routes.arrived->headers,
             u"Host: h\nauthorization: (not kept)\nCookie: (not kept)\nX-Note: café"_s);
    QCOMPARE(routes.arrived->callback.signature, QString());
}

void TestInbox::joinsTwoSignatures()
{
    Routes routes;
    http::Request request;
    request.method = "POST";
    request.path = request.target = "/inbox";
    request.headers = {{"Signature", "a..b"}, {"signature", "c..d"}};
    request.body = std::string("a\0b", 3);
    routes.ask(request);
    QCOMPARE(routes.arrived->callback.signature, u"a..b, c..d"_s);
    QCOMPARE(routes.arrived->callback.body, QByteArray("a\0b", 3));
}

void TestInbox::answersByWhatWasFound()
{
    using enum CallbackFinding::Verdict;
    Routes routes;
    http::Request request;
    request.method = "POST";
    request.path = request.target = "/inbox/shop-7";
    QCOMPARE(routes.ask(request).status, 204);
    routes.outcome =
        InboxRouteNeeds::Refusal(CallbackFinding{CallbackCheck::Thumbprint, Fails, u"why"_s, {}});
    const auto refused = routes.ask(request);
    QCOMPARE(refused.status, 401);
    QVERIFY(refused.body.find("check x5t#S256: why") != std::string::npos);
    routes.outcome =
        InboxRouteNeeds::Refusal(CallbackFinding{CallbackCheck::KeyId, Fails, u"why"_s, {}});
    QCOMPARE(routes.ask(request).status, 401);
    routes.outcome =
        InboxRouteNeeds::Refusal(CallbackFinding{CallbackCheck::KeyId, Undecided, u"why"_s, {}});
    QCOMPARE(routes.ask(request).status, 503);
    routes.outcome = fail(ErrorCode::Storage, u"secret"_s);
    const auto broken = routes.ask(request);
    QCOMPARE(broken.status, 500);
    QVERIFY(broken.body.find("secret") == std::string::npos);
    request.method = "GET";
    QCOMPARE(routes.ask(request).status, 405);
    request.path = "/inbox/a/b";
    QCOMPARE(routes.ask(request).status, 404);
}

void TestInbox::takesNothingFromWebPages()
{
    Routes routes;
    routes.isFromPage = true;
    http::Request request;
    request.method = "POST";
    request.path = request.target = "/inbox";
    QCOMPARE(routes.ask(request).status, 403);
    QVERIFY(!routes.arrived);
}

TILLDESK_TEST(TestInbox, QCoreApplication)
#include "tst_inbox.moc"
