#include "core/crypto/random.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QtTest>
#include <barrier>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::crypto;
using namespace Qt::StringLiterals;

class TestRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesAsManyBytesAsWereAskedFor();
    void neverGivesUniqueBytesTwice();
    void givesEachThreadItsOwn();
    void makesIdsOfATimeAndRandomness();
};

void TestRandom::givesAsManyBytesAsWereAskedFor()
{
    for (const int count : {0, 1, 6, 4095, 4096, 4097, 10'000}) {
        QCOMPARE(randomBytes(count).size(), count);
        QCOMPARE(uniqueBytes(count).size(), count);
    }
}

void TestRandom::neverGivesUniqueBytesTwice()
{
    // Many pages of the buffer. 8 bytes: 6 bytes would collide by chance once in some million runs.
    constexpr int kCount = 10'000;
    QSet<QByteArray> seen;
    for (int i = 0; i < kCount; ++i)
        seen << uniqueBytes(8);
    QCOMPARE(seen.size(), kCount);
}

void TestRandom::givesEachThreadItsOwn()
{
    constexpr int kThreads = 4;
    constexpr int kDraws = 20'000;
    std::barrier<> together(kThreads);
    std::array<QList<QByteArray>, kThreads> given;
    {
        std::vector<std::jthread> threads;
        for (QList<QByteArray> &draws : given) {
            threads.emplace_back([&together, &draws] {
                together.arrive_and_wait();
                for (int i = 0; i < kDraws; ++i)
                    draws << uniqueBytes(8);
            });
        }
    }
    QSet<QByteArray> all;
    for (const QList<QByteArray> &draws : given)
        all.unite(QSet<QByteArray>(draws.begin(), draws.end()));
    QCOMPARE(all.size(), kThreads * kDraws);
}

void TestRandom::makesIdsOfATimeAndRandomness()
{
    const Timestamp time = fromMillis(0x0123456789ab);
    const QString id = newId(time);
    QCOMPARE(id.size(), 24);
    QVERIFY(id.startsWith(u"0123456789ab"_s));
    QVERIFY(newId(time) != id);
    QCOMPARE(newId(time, [](int count) { return QByteArray(count, '\x7f'); }),
             u"0123456789ab7f7f7f7f7f7f"_s);
}

TILLDESK_TEST(TestRandom, QCoreApplication)

#include "tst_random.moc"
