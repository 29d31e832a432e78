#include "tests/support/test_program.h"
#include "tests/unit/callbacks/outbox_fixture.h"

#include <QtTest>
#include <sqlite3.h>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestDueCallbacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_core = std::make_unique<OutboxFixture>(); }
    void cleanup() { m_core.reset(); }

    void knowsNoHostWhenNothingWaits();
    void knowsEachHostAndItsFirst();
    void looksUpEachHostOnce();
    void givesWhatIsDueInItsOrder();
    void passesOverWhatIsUnderWay();
    void givesAllThatIsSent();

private:
    void add(const QString &host, int count = 1)
    {
        m_core->commit([&] {
            for (int i = 0; i < count; ++i)
                m_core->outbox.addTest(
                    {m_core->called.id, PaymentStatus::Succeeded, u"https://%1/a"_s.arg(host), {}},
                    m_core->called);
            return 0;
        });
    }
    [[nodiscard]] DueCallbacks reader() { return DueCallbacks(m_core->db); }

    std::unique_ptr<OutboxFixture> m_core;
};

void TestDueCallbacks::knowsNoHostWhenNothingWaits()
{
    QVERIFY(reader().hosts().isEmpty());
    add(u"a.example.com"_s);
    m_core->record(1, CallbackOutcome::Receipt);

    QVERIFY(reader().hosts().isEmpty());
}

void TestDueCallbacks::knowsEachHostAndItsFirst()
{
    add(u"b.example.com"_s);
    m_core->clock.advance(5s);
    add(u"a.example.com"_s);
    m_core->clock.advance(5s);
    add(u"b.example.com"_s);
    add(u"C.example.com:8443"_s);
    m_core->record(1, CallbackOutcome::TryLater);
    const auto hosts = reader().hosts();

    QCOMPARE(hosts.size(), 3);
    QCOMPARE(hosts[0].host, u"a.example.com:443"_s);
    QCOMPARE(hosts[0].dueAt, kCoreStart + 5s);
    QCOMPARE(hosts[1].host, u"b.example.com:443"_s);
    QCOMPARE(hosts[1].dueAt, kCoreStart + 10s); // the first callback waits another ten seconds
    QCOMPARE(hosts[2].host, u"c.example.com:8443"_s);
}

/// A backlog of one host must not slow the look-up of the others: the query seeks once per host.
void TestDueCallbacks::looksUpEachHostOnce()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    add(u"a.example.com"_s, 3000);
    add(u"b.example.com"_s, 3000);
    int steps = 0;
    sqlite3_progress_handler(
        m_core->db.sqlite(), 1,
        [](void *count) {
            ++*static_cast<int *>(count);
            return 0;
        },
        &steps);
    const auto hosts = reader().hosts();
    sqlite3_progress_handler(m_core->db.sqlite(), 0, nullptr, nullptr);

    QCOMPARE(hosts.size(), 2);
    QVERIFY2(steps < 500, qPrintable(QString::number(steps)));
}

void TestDueCallbacks::givesWhatIsDueInItsOrder()
{
    add(u"a.example.com"_s, 2);
    m_core->record(1, CallbackOutcome::TryLater); // retried after ten seconds
    m_core->clock.advance(9s);
    add(u"a.example.com"_s);
    add(u"b.example.com"_s);
    m_core->clock.advance(1s);
    add(u"a.example.com"_s);

    QCOMPARE(m_core->due(u"a.example.com:443"_s), (QList<qint64>{2, 3, 1, 5}));
    m_core->clock.set(m_core->clock.now() - 1ms);
    QCOMPARE(m_core->due(u"a.example.com:443"_s), (QList<qint64>{2, 3}));
    QCOMPARE(m_core->due(u"b.example.com:443"_s), (QList<qint64>{4}));
    QVERIFY(m_core->due(u"a.example.com:80"_s).isEmpty());
}

void TestDueCallbacks::passesOverWhatIsUnderWay()
{
    add(u"a.example.com"_s, 6);
    const auto due = reader().due(u"a.example.com:443"_s, kCoreStart, 2, {1, 2, 4});

    QCOMPARE(due.size(), 2);
    QCOMPARE(due[0].seq, 3);
    QCOMPARE(due[1].seq, 5);
}

void TestDueCallbacks::givesAllThatIsSent()
{
    const CallbackId id = m_core->addTest(u"https://a.example.com/x"_s, CallbackFault::StaleIat);
    m_core->record(1, CallbackOutcome::TryLater);
    m_core->clock.advance(10s);
    const CallbackRow row = m_core->row(id);
    const auto due = reader().due(u"a.example.com:443"_s, m_core->clock.now(), 1, {});

    QCOMPARE(due.size(), 1);
    QCOMPARE(due[0].id, id);
    QCOMPARE(due[0].kind, CallbackKind::Test);
    QCOMPARE(due[0].profileId, m_core->called.id);
    QCOMPARE(due[0].paymentId, row.paymentId);
    QCOMPARE(due[0].url, u"https://a.example.com/x"_s);
    QCOMPARE(due[0].host, u"a.example.com:443"_s);
    QCOMPARE(due[0].fault, CallbackFault::StaleIat);
    QCOMPARE(due[0].attempts, 1);
    QVERIFY(due[0].body.startsWith("{\"paymentId\":"));
}

TILLDESK_TEST(TestDueCallbacks, QCoreApplication)
#include "tst_due_callbacks.moc"
