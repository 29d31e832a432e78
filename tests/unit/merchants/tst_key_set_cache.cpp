#include "core/merchants/key_set_cache.h"

#include "tests/support/signed_request.h"
#include "tests/support/test_program.h"

#include <QTemporaryFile>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const KeySetAddress kShop{u"https://shop.example/jwks?token=secret"_s};
const KeySetAddress kOther{u"https://other.example/jwks"_s};

KeySetPtr keys(const QStringList &kids)
{
    QList<std::pair<QString, crypto::PrivateKey>> list;
    for (const QString &kid : kids)
        list.append({kid, merchantKey()});
    return std::make_shared<const crypto::JwkSet>(
        crypto::JwkSet::parse(keySet(list).toUtf8()).value());
}

/// A key set source whose fetches end when the test calls bring().
class ShelfSource final : public KeySetSource
{
public:
    void fetch(const KeySetAddress &address, Done done) override
    {
        ++fetches;
        m_running.append({address, std::move(done)});
    }
    /// Ends the oldest fetch in flight.
    void bring(Result<KeySetPtr> result)
    {
        const auto running = m_running.takeFirst();
        running.second(std::move(result));
    }
    [[nodiscard]] KeySetAddress next() const { return m_running.first().first; }

    int fetches = 0;

private:
    QList<std::pair<KeySetAddress, Done>> m_running;
};

} // namespace

/// When key sets are fetched and how long they stay in the cache. @source service.md#signatures
class TestKeySetCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void fetchesAtTheFirstQuestion();
    void sharesOneFetch();
    void letsNobodyWaitForAnother();
    void fetchesAnewForAnUnknownKey();
    void fetchesForUnknownKeysOnceASecond();
    void countsAFetchThatDidNotBringTheKey();
    void answersKnownKeysDuringAFetch();
    void keepsASetForTwelveHours();
    void refusesAnOldSetThatCannotBeFetched();
    void triesAnAddressThatFailsOnceAMinute();
    void triesAnAddressThatBeginsToFailOnceAMinute();
    void keepsTheSetWhenAFetchFails();
    void standsAClockThatIsSetBack();
    void boundsWhoWaitsForOneAddress();
    void boundsWhoWaits();
    void boundsTheAddresses();
    void answersBusyWhenItStops();
    void survivesAnAnswerThatThrows();
    void logsWhyAFetchFailed();

private:
    /// Asks for a key. Returns the result: `have`, `lack`, `busy`, `refused` or `waits`.
    [[nodiscard]] QString ask(const QString &kid, const KeySetAddress &address = kShop);
    /// Asks for a key, ends the fetch with `result` and returns the answer.
    QString askAndBring(const QString &kid, const Result<KeySetPtr> &result);

    std::unique_ptr<QTemporaryFile> m_logFile;
    std::unique_ptr<Log> m_log;
    std::unique_ptr<ManualClock> m_clock;
    std::unique_ptr<ShelfSource> m_source;
    std::unique_ptr<KeySetCache> m_cache;
    QStringList m_came; ///< results in the order in which they arrived
};

namespace {

QString told(const Result<KeySetPtr> &result, const QString &kid)
{
    if (!result)
        return result.error().code == ErrorCode::Busy ? u"busy"_s : u"refused"_s;
    return (*result)->find(kid) != nullptr ? u"have"_s : u"lack"_s;
}

const Result<KeySetPtr> kTimeOut = fail(ErrorCode::FieldInvalid, u"no answer\nin time"_s);

} // namespace

void TestKeySetCache::init()
{
    m_logFile = std::make_unique<QTemporaryFile>();
    QVERIFY(m_logFile->open());
    m_log = std::make_unique<Log>(m_logFile->handle());
    m_clock = std::make_unique<ManualClock>(fromMillis(1'795'181'530'000));
    m_source = std::make_unique<ShelfSource>();
    m_cache = std::make_unique<KeySetCache>(*m_source, *m_clock, *m_log);
    m_came.clear();
}

void TestKeySetCache::cleanup()
{
    m_cache.reset();
    m_log.reset(); // before its file closes: the next file may get the same descriptor
}

QString TestKeySetCache::ask(const QString &kid, const KeySetAddress &address)
{
    const bool isKnown = m_cache->known(address, kid) != nullptr;
    const qsizetype before = m_came.size();
    m_cache->find(address, kid,
                  [this, kid](const Result<KeySetPtr> &result) { m_came << told(result, kid); });
    const QString answer = m_came.size() > before ? m_came.takeLast() : u"waits"_s;
    return isKnown && answer != u"have" ? u"known() and find() differ"_s : answer;
}

QString TestKeySetCache::askAndBring(const QString &kid, const Result<KeySetPtr> &result)
{
    if (const QString answer = ask(kid); answer != u"waits")
        return answer;
    m_source->bring(result);
    return m_came.takeLast();
}

void TestKeySetCache::fetchesAtTheFirstQuestion()
{
    QVERIFY(!m_cache->known(kShop, u"a"_s));
    QCOMPARE(m_source->fetches, 0);
    QCOMPARE(ask(u"a"_s), u"waits"_s);
    QCOMPARE(m_source->next(), kShop);
    m_source->bring(keys({u"a"_s}));
    QCOMPARE(m_came, QStringList{u"have"_s});
    QVERIFY(m_cache->known(kShop, u"a"_s));
    QCOMPARE(ask(u"a"_s), u"have"_s);
    QCOMPARE(m_source->fetches, 1);
}

void TestKeySetCache::sharesOneFetch()
{
    for (int i = 0; i < 16; ++i)
        QCOMPARE(ask(i == 7 ? u"b"_s : u"a"_s), u"waits"_s);
    QCOMPARE(m_source->fetches, 1);
    m_source->bring(keys({u"a"_s}));
    QCOMPARE(m_came.count(u"have"_s), 15);
    QCOMPARE(m_came.indexOf(u"lack"_s), 7);
}

void TestKeySetCache::letsNobodyWaitForAnother()
{
    QCOMPARE(ask(u"a"_s), u"waits"_s);
    QCOMPARE(ask(u"b"_s, kOther), u"waits"_s);
    QCOMPARE(m_source->fetches, 2);
    m_source->bring(kTimeOut);
    QCOMPARE(m_came, QStringList{u"refused"_s});
    m_source->bring(keys({u"b"_s}));
    QCOMPARE(m_came.last(), u"have"_s);
    // The cache key includes the rule: the same address under a stricter rule is fetched
    // separately.
    QCOMPARE(ask(u"b"_s, {kOther.url, UrlRule::PublicHttpsOrLoopback}), u"waits"_s);
}

void TestKeySetCache::fetchesAnewForAnUnknownKey()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    QCOMPARE(askAndBring(u"b"_s, keys({u"a"_s, u"b"_s})), u"have"_s);
    QCOMPARE(m_source->fetches, 2);
    QCOMPARE(ask(u"a"_s), u"have"_s);
}

void TestKeySetCache::fetchesForUnknownKeysOnceASecond()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    QCOMPARE(askAndBring(u"b"_s, keys({u"a"_s})), u"lack"_s);
    m_clock->advance(999ms);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(ask(u"b"_s), u"lack"_s);
    QCOMPARE(m_source->fetches, 2);
    m_clock->advance(1ms);
    QCOMPARE(askAndBring(u"b"_s, keys({u"a"_s, u"b"_s})), u"have"_s);
    QCOMPARE(ask(u"c"_s), u"lack"_s);
    QCOMPARE(m_source->fetches, 3);
}

void TestKeySetCache::countsAFetchThatDidNotBringTheKey()
{
    QCOMPARE(askAndBring(u"b"_s, keys({u"a"_s})), u"lack"_s);
    QCOMPARE(ask(u"b"_s), u"lack"_s);
    QCOMPARE(m_source->fetches, 1);
    m_clock->advance(1s);
    QCOMPARE(ask(u"b"_s), u"waits"_s);
}

void TestKeySetCache::answersKnownKeysDuringAFetch()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    QCOMPARE(ask(u"b"_s), u"waits"_s);
    QCOMPARE(ask(u"a"_s), u"have"_s);
    QCOMPARE(ask(u"c"_s), u"waits"_s);
    QCOMPARE(m_source->fetches, 2);
    m_source->bring(kTimeOut);
    QCOMPARE(m_came, QStringList({u"lack"_s, u"lack"_s}));
    QCOMPARE(ask(u"a"_s), u"have"_s);
}

void TestKeySetCache::keepsASetForTwelveHours()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    m_clock->advance(12h - 1ms);
    QCOMPARE(ask(u"a"_s), u"have"_s);
    m_clock->advance(1ms);
    QVERIFY(!m_cache->known(kShop, u"a"_s));
    QCOMPARE(askAndBring(u"a"_s, keys({u"b"_s})), u"lack"_s); // the key was withdrawn
    QCOMPARE(m_source->fetches, 2);
}

void TestKeySetCache::refusesAnOldSetThatCannotBeFetched()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    m_clock->advance(12h);
    QCOMPARE(askAndBring(u"a"_s, kTimeOut), u"refused"_s);
    QCOMPARE(ask(u"a"_s), u"refused"_s); // without another fetch
    QCOMPARE(m_source->fetches, 2);
    m_clock->advance(1min);
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
}

void TestKeySetCache::triesAnAddressThatFailsOnceAMinute()
{
    QCOMPARE(askAndBring(u"a"_s, kTimeOut), u"refused"_s);
    m_clock->advance(59'999ms);
    QCOMPARE(ask(u"a"_s), u"refused"_s);
    QCOMPARE(m_source->fetches, 1);
    m_clock->advance(1ms);
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
}

/// Requests with unknown keys must not put load on a failing server.
void TestKeySetCache::triesAnAddressThatBeginsToFailOnceAMinute()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    QCOMPARE(askAndBring(u"b"_s, kTimeOut), u"lack"_s);
    m_clock->advance(59'999ms);
    QCOMPARE(ask(u"b"_s), u"lack"_s);
    QCOMPARE(m_source->fetches, 2);
    m_clock->advance(1ms);
    QCOMPARE(askAndBring(u"b"_s, keys({u"b"_s})), u"have"_s);
}

void TestKeySetCache::keepsTheSetWhenAFetchFails()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    m_clock->advance(6h);
    QCOMPARE(askAndBring(u"b"_s, kTimeOut), u"lack"_s);
    QVERIFY(m_cache->known(kShop, u"a"_s));
    m_clock->advance(6h); // the failed fetch did not extend the TTL
    QVERIFY(!m_cache->known(kShop, u"a"_s));
}

void TestKeySetCache::standsAClockThatIsSetBack()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    m_clock->advance(-24h);
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    QCOMPARE(m_source->fetches, 2);
    QCOMPARE(ask(u"a"_s), u"have"_s);
}

/// A merchant's server that hangs blocks a limited number of requests.
void TestKeySetCache::boundsWhoWaitsForOneAddress()
{
    for (int i = 0; i < 16; ++i)
        QCOMPARE(ask(u"a"_s), u"waits"_s);
    QCOMPARE(ask(u"a"_s), u"busy"_s);
    QCOMPARE(ask(u"a"_s, kOther), u"waits"_s);
    m_source->bring(keys({u"a"_s}));
    QCOMPARE(m_came.count(u"have"_s), 16);
    for (int i = 0; i < 16; ++i)
        QCOMPARE(ask(u"b"_s), u"waits"_s);
    QCOMPARE(ask(u"b"_s), u"busy"_s);
    QCOMPARE(ask(u"a"_s), u"have"_s);
}

void TestKeySetCache::boundsWhoWaits()
{
    const auto address = [](int n) { return KeySetAddress{u"https://shop%1.example/"_s.arg(n)}; };
    for (int i = 0; i < 128; ++i)
        QCOMPARE(ask(u"a"_s, address(i / 15)), u"waits"_s);
    QCOMPARE(ask(u"a"_s, address(0)), u"busy"_s);
    QCOMPARE(ask(u"a"_s, kOther), u"busy"_s);
    m_source->bring(keys({u"a"_s}));
    QCOMPARE(m_came.count(u"have"_s), 15);
    QCOMPARE(ask(u"a"_s, kOther), u"waits"_s);
}

void TestKeySetCache::boundsTheAddresses()
{
    const auto address = [](qsizetype n) {
        return KeySetAddress{u"https://shop%1.example/"_s.arg(n)};
    };
    for (qsizetype n = 0; n < KeySetCache::kMaxAddresses; ++n) {
        QCOMPARE(ask(u"a"_s, address(n)), u"waits"_s);
        m_source->bring(keys({u"a"_s}));
        m_clock->advance(1ms);
    }
    QVERIFY(m_cache->known(address(0), u"a"_s)); // makes address(1) the least recently used
    QCOMPARE(ask(u"a"_s), u"waits"_s);
    m_source->bring(keys({u"a"_s}));
    QVERIFY(m_cache->known(address(0), u"a"_s));
    QVERIFY(!m_cache->known(address(1), u"a"_s));
    QVERIFY(m_cache->known(address(2), u"a"_s));
    QVERIFY(m_cache->known(kShop, u"a"_s));
}

void TestKeySetCache::answersBusyWhenItStops()
{
    QCOMPARE(askAndBring(u"a"_s, keys({u"a"_s})), u"have"_s);
    QCOMPARE(ask(u"b"_s), u"waits"_s);
    QCOMPARE(ask(u"c"_s, kOther), u"waits"_s);
    m_cache->stop();
    QCOMPARE(m_came, QStringList({u"busy"_s, u"busy"_s}));
    QCOMPARE(ask(u"d"_s, kOther), u"busy"_s);
    QVERIFY(m_cache->known(kShop, u"a"_s)); // cached keys are still found
    m_source->bring(keys({u"b"_s}));        // ignored: all waiting requests are answered already
    QCOMPARE(m_came.size(), 2);
}

void TestKeySetCache::survivesAnAnswerThatThrows()
{
    m_cache->find(kShop, u"a"_s,
                  [](const Result<KeySetPtr> &) { throw std::runtime_error("a bug"); });
    QCOMPARE(ask(u"a"_s), u"waits"_s);
    m_source->bring(keys({u"a"_s}));
    QCOMPARE(m_came, QStringList{u"have"_s});
}

void TestKeySetCache::logsWhyAFetchFailed()
{
    QCOMPARE(askAndBring(u"a"_s, kTimeOut), u"refused"_s);
    m_log.reset();
    m_logFile->seek(0);
    const QByteArray log = m_logFile->readAll();
    QVERIFY(log.contains(" WARN  the key set at shop.example could not be fetched: no answer?in"));
    QVERIFY(!log.contains("secret"));
    QCOMPARE(log.count('\n'), 1);
}

TILLDESK_TEST(TestKeySetCache, QCoreApplication)
#include "tst_key_set_cache.moc"
