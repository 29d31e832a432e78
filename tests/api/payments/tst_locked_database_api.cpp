#include "core/storage/transaction.h"
#include "tests/support/signed_caller.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {
const QByteArray kBody = R"({"amount":1250})";
} // namespace

/// Another process holds the database's write lock for longer than the service waits.
class TestLockedDatabaseApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_service = std::make_unique<ServiceFixture>();
        m_caller = std::make_unique<SignedCaller>(*m_service);
        std::ignore = m_service->onCore([this]() -> Result<int> {
            m_service->assembly->services().database().execute(u"PRAGMA busy_timeout = 20"_s);
            return 0;
        });
    }
    void cleanup()
    {
        m_caller.reset();
        m_service.reset();
    }

    void saysTryAgainLater();
    void takesTheSameSignedRequestAgain();
    void refusesARepetitionOfWhatWasDone();

private:
    [[nodiscard]] int sent(const SignedRequest &made)
    {
        return m_caller->send("POST", u"/v3/payments"_s, made).status;
    }

    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<SignedCaller> m_caller;
};

void TestLockedDatabaseApi::saysTryAgainLater()
{
    {
        storage::Database other(m_service->directory.databasePath());
        const storage::Transaction held(other);
        const auto refused = m_service->ask("POST", "/v3/payments", kBody.toStdString());
        QVERIFY2(errorOf(refused).startsWith(u"503 TRY_AGAIN_LATER "_s),
                 qPrintable(errorOf(refused)));
    }
    QCOMPARE(m_service->ask("POST", "/v3/payments", kBody.toStdString()).status, 201);
}

void TestLockedDatabaseApi::takesTheSameSignedRequestAgain()
{
    const SignedRequest made = m_caller->signing(u"/v3/payments"_s, kBody);
    {
        storage::Database other(m_service->directory.databasePath());
        const storage::Transaction held(other);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(sent(made), 503);
    }
    QCOMPARE(sent(made), 201);
    QCOMPARE(sent(made), 401);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), 1);
}

/// Replay protection also holds if storing the request's digest failed at first.
void TestLockedDatabaseApi::refusesARepetitionOfWhatWasDone()
{
    const SignedRequest made = m_caller->signing(u"/v3/payments/search"_s, "{}");
    const auto searched = [&] {
        return m_caller->send("POST", u"/v3/payments/search"_s, made).status;
    };
    {
        storage::Database other(m_service->directory.databasePath());
        const storage::Transaction held(other);
        QCOMPARE(searched(), 200); // answered by a reader, which needs no lock
        QTRY_VERIFY(m_service->logged().contains("transaction failed"));
    }
    QCOMPARE(searched(), 401);
    m_service->clock.advance(std::chrono::seconds(1)); // a failed job is retried after one second
    QCOMPARE(m_service->ask("POST", "/v3/payments", kBody.toStdString()).status, 201);
    QTRY_COMPARE(m_service->number(u"SELECT count(*) FROM seen_request"_s), 1);
}

TILLDESK_TEST(TestLockedDatabaseApi, QCoreApplication)
#include "tst_locked_database_api.moc"
