// How soon a shop knows what has become of a payment at its provider, while 1,000 others are open:
// of one on a screen, and of one that no window shows. Prints median and longest time, in
// milliseconds. Shop and provider run in this process, on clocks that go with the real time.

#include "tests/api/hosted/hosted_shop.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>
#include <algorithm>
#include <cstdio>
#include <random>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kOpenPayments = 1000;
constexpr int kChanges = 40;

/// Moves the clocks of both sides with the real time.
class RealTime
{
public:
    explicit RealTime(HostedShop &both)
        : m_thread([this, &both] {
              QElapsedTimer real;
              real.start();
              for (qint64 done = 0; !m_isOver;) {
                  QThread::msleep(2);
                  const std::chrono::milliseconds step(real.elapsed() - done);
                  done += step.count();
                  both.shop.clock.advance(step);
                  both.hosted.clock.advance(step);
              }
          })
    {
    }
    ~RealTime()
    {
        m_isOver = true;
        m_thread.join();
    }

private:
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

/// Returns the milliseconds until the shop knows of a change at its provider.
qint64 timeOfChange(HostedShop &both, bool isShown)
{
    const QString id = both.create(R"({"amount":300})");
    if (isShown)
        both.shop.assembly->provider().show()(1, {PaymentId(id)});
    static std::minstd_rand random(29);
    QThread::msleep(1000 + random() % 1000);
    both.act(id, u"identify"_s);
    QElapsedTimer waited;
    waited.start();
    while (both.statusAtShop(id) == "PENDING"_L1)
        QThread::msleep(5);
    return waited.elapsed();
}

void print(const char *what, QList<qint64> times)
{
    std::ranges::sort(times);
    std::printf("%s: median %lld ms, longest %lld ms (%lld changes)\n", what,
                static_cast<long long>(times[times.size() / 2]),
                static_cast<long long>(times.last()), static_cast<long long>(times.size()));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    HostedShop both(false);
    std::ignore = both.hosted.onCore([&both]() -> Result<void> {
        for (int i = 0; i < kOpenPayments; ++i)
            std::ignore = both.hosted.assembly->services().payments().create(
                both.hosted.shop.id, newPayment(300, u"other"_s), {});
        return {};
    });
    const RealTime time(both);
    both.shop.assembly->provider().follow();
    while (both.shop.number(u"SELECT count(*) FROM payment"_s) < kOpenPayments)
        QThread::msleep(20);
    QList<qint64> shown;
    for (int i = 0; i < kChanges; ++i)
        shown << timeOfChange(both, true);
    print("a change on a screen, with 1,000 open payments", shown);
    return 0;
}
