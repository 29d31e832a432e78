#include "core/callbacks/callback_log.h"

#include "core/domain/callback_times.h"
#include "core/domain/callback_url.h"
#include "core/storage/migrate.h"
#include "tests/support/test_program.h"
#include "tests/unit/callbacks/outbox_fixture.h"

#include <QtTest>
#include <sqlite3.h>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Returns the SQL of all statements that the connection caches.
QStringList keptSql(const storage::Database &db)
{
    QStringList all;
    for (sqlite3_stmt *it = sqlite3_next_stmt(db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(db.sqlite(), it))
        all << QString::fromUtf8(sqlite3_sql(it));
    return all;
}

/// Returns SQLite's query plan, one line per step.
QStringList planOf(storage::Database &db, const QString &sql)
{
    sqlite3_stmt *statement = nullptr;
    const QByteArray text = "EXPLAIN QUERY PLAN " + sql.toUtf8();
    QStringList steps;
    if (sqlite3_prepare_v2(db.sqlite(), text.constData(), -1, &statement, nullptr) != SQLITE_OK)
        return {QString::fromUtf8(sqlite3_errmsg(db.sqlite()))};
    while (sqlite3_step(statement) == SQLITE_ROW)
        steps << QString::fromUtf8(
            reinterpret_cast<const char *>(sqlite3_column_text(statement, 3)));
    sqlite3_finalize(statement);
    return steps;
}

constexpr std::array kDurations{49ms, 50ms, 120ms, 399ms, 799ms, 800ms, 2900ms, 4000ms, 7000ms};

} // namespace

class TestCallbackLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_core.reset(); }

    void filters_data();
    void filters();
    void filtersInPages_data() { filters_data(); }
    void filtersInPages();
    void sortsInPages_data() { filters_data(); }
    void sortsInPages();
    void countsWhateverTheState_data() { filters_data(); }
    void countsWhateverTheState();
    void countsTheWaitingOnesByTheirIndex();
    void readsNothingForNoRows();
    void neverScans_data() { filters_data(); }
    void neverScans();
    void findsWhatToForgetByTime();
    void tellsEverythingOfOne();
    void refusesAnUnknownId();

private:
    /// Returns the expected callbacks, found by a linear search.
    [[nodiscard]] QList<Callback> expected(const CallbackFilter &filter) const;

    std::unique_ptr<OutboxFixture> m_core;
    QList<Callback> m_all; ///< newest first
};

/// 60 callbacks of two profiles in all states, one second apart.
void TestCallbackLog::initTestCase()
{
    m_core = std::make_unique<OutboxFixture>();
    const QList<Profile> profiles{m_core->called, m_core->profile, m_core->called};
    const QList<CallbackOutcome> outcomes{CallbackOutcome::Receipt, CallbackOutcome::Refused,
                                          CallbackOutcome::TimedOut};
    for (int i = 0; i < 60; ++i) {
        m_core->called = profiles[i % 3];
        m_core->addTest();
        if (i % 4 < 3)
            m_core->record(i + 1, outcomes[i % 4], 200 + i,
                           kDurations[std::size_t(i) % kDurations.size()]);
        m_core->clock.advance(1s);
    }
    // The fixture gives all callbacks the same reference, status and address.
    dropTrigger(m_core->db, u"callback_says_the_same_each_time"_s);
    m_core->db.execute(u"UPDATE callback SET reference ="
                       " CASE seq % 4 WHEN 0 THEN '' WHEN 1 THEN 'order 7' WHEN 2 THEN 'Order 10'"
                       " ELSE 'Order 7' END, payment_status = 1 + seq % 5"_s);
    m_core->db.execute(u"UPDATE callback SET url = 'https://bar.example.com/hook',"
                       " host = 'bar.example.com:443' WHERE seq % 5 = 0"_s);
    for (qint64 seq = 60; seq >= 1; --seq)
        m_all << m_core->row(seq);
}

QList<Callback> TestCallbackLog::expected(const CallbackFilter &filter) const
{
    QList<Callback> rows;
    for (const Callback &row : m_all) {
        if ((filter.profiles.isEmpty() || filter.profiles.contains(row.profileId))
            && (!filter.state || row.state == *filter.state)
            && (!filter.from || row.createdAt >= *filter.from)
            && (!filter.to || row.createdAt <= *filter.to)
            && (!filter.payment || row.paymentId == *filter.payment)
            && (filter.host.isEmpty() || filter.host == u'=' + callbackHost(row.url)
                || callbackHost(row.url).contains(filter.host))
            && row.reference.contains(filter.referencePart, Qt::CaseInsensitive)
            && std::ranges::all_of(filter.terms,
                                   [&row](const SearchTerm &term) {
                                       return row.reference.contains(term.text)
                                           || row.url.contains(term.text)
                                           || row.id.text().contains(term.text)
                                           || row.paymentId.text().contains(term.text);
                                   })
            && (!filter.answer
                || (row.attempts > 0
                    && *filter.answer == answerClassOf(row.lastOutcome, row.lastDuration))))
            rows << row;
    }
    return rows;
}

void TestCallbackLog::filters_data()
{
    QTest::addColumn<CallbackFilter>("filter");
    const ProfileId profile = m_all[5].profileId;
    const auto other = std::ranges::find_if(
        m_all, [&profile](const Callback &row) { return row.profileId != profile; });
    QVERIFY(other != m_all.end());
    const std::optional from(kCoreStart + 10s);
    const std::optional to(kCoreStart + 45s);
    const std::optional payment(m_all[5].paymentId);

    const std::optional<CallbackState> any;
    using enum CallbackState;
    QTest::newRow("all") << CallbackFilter{};
    QTest::newRow("profile") << CallbackFilter{{profile}, any, {}, {}, {}};
    QTest::newRow("two profiles") << CallbackFilter{{profile, other->profileId}, any, {}, {}, {}};
    QTest::newRow("two profiles, state")
        << CallbackFilter{{profile, other->profileId}, Waiting, {}, {}, {}};
    QTest::newRow("state") << CallbackFilter{{}, Failed, {}, {}, {}};
    QTest::newRow("delivered") << CallbackFilter{{}, Delivered, {}, {}, {}};
    QTest::newRow("profile, state") << CallbackFilter{{profile}, Waiting, {}, {}, {}};
    QTest::newRow("from") << CallbackFilter{{}, any, from, {}, {}};
    QTest::newRow("to") << CallbackFilter{{}, any, {}, to, {}};
    QTest::newRow("time, profile") << CallbackFilter{{profile}, any, from, to, {}};
    QTest::newRow("time, state") << CallbackFilter{{}, Delivered, from, to, {}};
    QTest::newRow("later") << CallbackFilter{{}, any, kCoreStart + 1h, {}, {}};
    QTest::newRow("earlier") << CallbackFilter{{}, any, {}, kCoreStart - 1h, {}};
    QTest::newRow("payment") << CallbackFilter{{}, any, {}, {}, payment};
    QTest::newRow("payment, all") << CallbackFilter{{profile}, m_all[5].state, from, {}, payment};
    QTest::newRow("payment, other state")
        << CallbackFilter{{}, m_all[5].state == Failed ? Waiting : Failed, {}, {}, payment};
    const auto byAnswer = [](const QString &host, std::optional<int> answer) {
        CallbackFilter filter;
        filter.host = host;
        filter.answer = answer;
        return filter;
    };
    const QString host = u"shop.example.com:443"_s;
    QTest::newRow("host") << byAnswer(host, {});
    QTest::newRow("whole host") << byAnswer(u'=' + host, {});
    QTest::newRow("part of a host") << byAnswer(u"example"_s, {});
    QTest::newRow("part as if it were whole") << byAnswer(u"=example"_s, {});
    CallbackFilter texts;
    texts.terms = {literalTerm(m_all[5].id.text())};
    QTest::newRow("id") << texts;
    texts.terms = {literalTerm(u"shop.example"_s)};
    texts.profiles = {profile, other->profileId};
    QTest::newRow("address, profiles") << texts;
    texts = {};
    texts.referencePart = u"nothing like it"_s;
    QTest::newRow("reference") << texts;
    QTest::newRow("other host") << byAnswer(u"other.example.com:443"_s, {});
    QTest::newRow("no answer") << byAnswer({}, kNoAnswer);
    for (int answer = 0; answer < kNoAnswer; ++answer)
        QTest::addRow("answer class %d", answer) << byAnswer({}, answer);
    CallbackFilter several = byAnswer(host, 2);
    several.profiles = {m_all[5].profileId};
    several.state = Delivered;
    several.from = from;
    QTest::newRow("host, answer, profile, state, time") << several;
    QTest::newRow("unknown profile")
        << CallbackFilter{{ProfileId(QString(24, u'f'))}, any, {}, {}, {}};
}

void TestCallbackLog::filters()
{
    QFETCH(const CallbackFilter, filter);
    const CallbackPage found = page(m_core->db, filter, {}, 500);

    QCOMPARE(found.rows, expected(filter));
    QVERIFY(!found.hasMore);
    QCOMPARE(page(m_core->db, filter, 1000, 500).rows, found.rows);
}

void TestCallbackLog::filtersInPages()
{
    QFETCH(const CallbackFilter, filter);
    const QList<Callback> wanted = expected(filter);
    QList<Callback> collected;
    std::optional<qint64> before;
    CallbackPage found;
    do {
        found = page(m_core->db, filter, before, 7);
        collected << found.rows;
        QCOMPARE(found.hasMore, collected.size() < wanted.size());
        if (!found.rows.isEmpty())
            before = found.rows.last().seq;
    } while (found.hasMore);

    QCOMPARE(collected, wanted);
}

void TestCallbackLog::sortsInPages()
{
    QFETCH(const CallbackFilter, filter);
    for (const CallbackColumn column : enumerators<CallbackColumn>()) {
        QCOMPARE(columnFrom<CallbackColumn>(QString(toText(column))), column);
        for (const bool isAscending : {false, true}) {
            CallbackFilter sorted = filter;
            sorted.order = {column, isAscending};
            QList<Callback> wanted = expected(filter);
            std::ranges::sort(wanted, [&sorted](const Callback &a, const Callback &b) {
                return comesBefore(a, b, sorted.order);
            });
            QList<Callback> collected;
            CallbackPage found;
            do {
                found = page(
                    m_core->db, sorted,
                    collected.isEmpty() ? std::nullopt : std::optional(collected.last().seq), 7);
                collected << found.rows;
                QCOMPARE(found.hasMore, collected.size() < wanted.size());
            } while (found.hasMore);
            QCOMPARE(collected, wanted);
        }
    }
}

void TestCallbackLog::countsWhateverTheState()
{
    QFETCH(const CallbackFilter, filter);
    const auto countOf = [&](CallbackState state) {
        CallbackFilter only = filter;
        only.state = state;
        return expected(only).size();
    };

    QCOMPARE(counts(m_core->db, filter),
             (CallbackCounts{countOf(CallbackState::Waiting), countOf(CallbackState::Delivered),
                             countOf(CallbackState::Failed)}));
}

void TestCallbackLog::countsTheWaitingOnesByTheirIndex()
{
    CallbackFilter waiting;
    waiting.state = CallbackState::Waiting;
    QVERIFY(!expected(waiting).isEmpty());
    QCOMPARE(countWaiting(m_core->db), expected(waiting).size());

    storage::Database db(u":memory:"_s); // which keeps no statement of another test
    storage::migrate(db);
    QCOMPARE(countWaiting(db), 0);
    const QStringList kept = keptSql(db).filter(u"FROM callback"_s);
    QCOMPARE(kept.size(), 1);
    const QString plan = planOf(db, kept.first()).join(u'\n');
    QVERIFY2(plan.contains(u"COVERING INDEX callback_by_state"_s), qPrintable(plan));
}

void TestCallbackLog::readsNothingForNoRows()
{
    const CallbackPage none = page(m_core->db, {}, {}, 0);
    QVERIFY(none.rows.isEmpty());
    QVERIFY(none.hasMore);

    QVERIFY(!page(m_core->db, {}, 1, 0).hasMore);
}

/// Lists must stay fast with a million callbacks: no query scans the whole table or sorts.
void TestCallbackLog::neverScans()
{
    QFETCH(const CallbackFilter, filter);
    // The page query must use the index of the filter: skipping non-matching rows would be a scan
    // too.
    QString index = u"INTEGER PRIMARY KEY"_s;
    const bool isByAnswer = !filter.host.isEmpty() || filter.answer;
    if (isByAnswer)
        index = u"COVERING INDEX callback_answers (seq>? AND seq<?)"_s;
    else if (filter.payment)
        index = u"callback_by_payment"_s;
    else if (!filter.profiles.isEmpty())
        index = u"callback_by_profile"_s;
    else if (filter.state)
        index = u"callback_by_state"_s;
    int pages = 0;
    int counted = 0;
    storage::Database db(u":memory:"_s); // a new connection has no cached statements of other tests
    storage::migrate(db);
    std::ignore = page(db, filter, 30, 7);
    std::ignore = counts(db, filter);
    for (const QString &sql : keptSql(db)) {
        if (!sql.contains(u"FROM callback"_s))
            continue;
        const QString plan = planOf(db, sql).join(u'\n');
        QVERIFY2(!plan.contains(u"SCAN callback"_s), qPrintable(QString(sql + u'\n' + plan)));
        QVERIFY2(!plan.contains(u"TEMP B-TREE"_s), qPrintable(QString(sql + u'\n' + plan)));
        if (sql.contains(u"LIMIT :count"_s)) {
            ++pages;
            QVERIFY2(plan.contains(index), qPrintable(QString(sql + u'\n' + plan)));
        }
        counted += sql.contains(u"count(*)"_s) ? 1 : 0;
    }
    QCOMPARE(pages, 1);
    QCOMPARE(counted, 3);
}

void TestCallbackLog::findsWhatToForgetByTime()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    m_core->commit([this] { return m_core->outbox.forget(kCoreStart - 1h, 5); });
    int checked = 0;
    for (const QString &sql : keptSql(m_core->db)) {
        if (!sql.startsWith("DELETE"_L1))
            continue;
        const QString plan = planOf(m_core->db, sql).join(u'\n');
        QVERIFY2(plan.contains(u"INDEX callback_by_time (created_at<?)"_s), qPrintable(plan));
        QVERIFY2(!plan.contains(u"SCAN"_s) && !plan.contains(u"TEMP B-TREE"_s), qPrintable(plan));
        ++checked;
    }
    QCOMPARE(checked, 1);
}

void TestCallbackLog::tellsEverythingOfOne()
{
    m_core->record(60, CallbackOutcome::TimedOut);
    m_core->clock.advance(10s);
    CallbackAttempt last = attemptAt(m_core->clock.now(), CallbackOutcome::Receipt, 202);
    last.detail = u"detail"_s;
    last.address = u"192.0.2.1"_s;
    last.requestHeaders = u"Signature: a..b"_s;
    last.answerHeaders = u"Server: x"_s;
    last.answerBody = u"thanks €"_s;
    last.answerSize = 10;
    m_core->commit([&] {
        std::ignore = m_core->outbox.record(60, last);
        return 0;
    });
    last.number = 2;
    const auto found = details(m_core->db, m_all.first().id);

    QVERIFY(found);
    const Callback row = m_core->row(60);
    QCOMPARE(found->callback, row);
    QCOMPARE(found->body.left(14), QByteArray("{\"paymentId\":\""));
    QCOMPARE(found->attempts.size(), 2);
    QCOMPARE(found->attempts[0].number, 1);
    QCOMPARE(found->attempts[0].outcome, CallbackOutcome::TimedOut);
    QCOMPARE(found->attempts[1], last);
}

void TestCallbackLog::refusesAnUnknownId()
{
    const auto found = details(m_core->db, CallbackId(QString(24, u'a')));

    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::CallbackNotFound);
}

TILLDESK_TEST(TestCallbackLog, QCoreApplication)
#include "tst_callback_log.moc"
