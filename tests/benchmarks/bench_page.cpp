// Pages of the list of payments in a window on another computer. The argument is the link of a
// pairing. Reads pages of 100 rows at random places, once directly and once through a network with
// a round trip of 10 ms, and prints the size of a page in bytes, the median of both in
// microseconds, and the round trips of a page: the difference, divided by the 10 ms.

#include "core/remote/connector.h"
#include "core/remote/remote_gateways.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <algorithm>
#include <cstdio>
#include <random>

using namespace tilldesk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kOneWay = 5ms;
constexpr int kPages = 200;

/// A network that delivers each byte `kOneWay` later.
class SlowNetwork : public QTcpServer
{
public:
    SlowNetwork(const QString &host, quint16 port)
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this, host, port] {
            QTcpSocket *near = nextPendingConnection();
            auto *far = new QTcpSocket(near);
            far->connectToHost(host, port);
            far->waitForConnected();
            pass(near, far);
            pass(far, near);
        });
    }
    [[nodiscard]] qint64 bytes() const { return m_bytes; }

private:
    void pass(QTcpSocket *from, QTcpSocket *to)
    {
        from->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(from, &QTcpSocket::readyRead, to, [this, from, to] {
            const QByteArray data = from->readAll();
            m_bytes += data.size();
            QTimer::singleShot(kOneWay, Qt::PreciseTimer, to, [to, data] { to->write(data); });
        });
    }

    qint64 m_bytes = 0;
};

struct Window {
    remote::Line line;
    SystemClock clock;
    remote::Connector connector{line, clock};
    remote::RemoteGateways gateways{line};
};

template <typename T>
Result<T> waitFor(QFuture<Result<T>> future)
{
    while (!future.isFinished())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return future.result();
}

/// Returns the median time of a page in microseconds.
double medianPage(Window &window)
{
    std::mt19937 random(1); // NOLINT(*-msc51-cpp): the same pages each time
    const auto first = waitFor(window.gateways.payments.page({}, 0, 1));
    const qint64 total = first ? first->total : 0;
    std::vector<double> times;
    for (int page = 0; page < kPages; ++page) {
        const qint64 at =
            std::uniform_int_distribution<qint64>(0, std::max(0LL, total - 100))(random);
        QElapsedTimer timer;
        timer.start();
        const auto rows = waitFor(window.gateways.payments.page({}, at, 100));
        if (!rows) {
            std::fprintf(stderr, "page %d at %lld: %s\n", page, static_cast<long long>(at),
                         qPrintable(rows.error().detail));
            return -1;
        }
        times.push_back(double(timer.nsecsElapsed()) / 1'000);
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const auto link = tillLinkFrom(QCoreApplication::arguments().value(1));
    if (!link)
        return 2;
    Window window;
    window.connector.join(*link, u"Page"_s);
    while (!window.line.isOpen()) // until `till accept`
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const double direct = medianPage(window);
    SlowNetwork network(link->host, link->port);
    remote::Service service = window.connector.service();
    service.host = u"127.0.0.1"_s;
    service.port = network.serverPort();
    window.connector.start(service);
    while (window.line.isOpen())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    while (!window.line.isOpen())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const qint64 before = network.bytes();
    const double slow = medianPage(window);
    constexpr double kRoundTrip = 2 * std::chrono::duration<double, std::micro>(kOneWay).count();
    std::printf("%lld %.0f %.0f %.2f\n",
                static_cast<long long>((network.bytes() - before) / kPages), direct, slow,
                (slow - direct) / kRoundTrip);
    return 0;
}
