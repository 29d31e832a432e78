// Windows on other computers, without their widgets. Each line of the standard input is the link of
// a pairing: adds a window and prints `joined` once the window is connected, which needs
// `tilldeskd till accept`. When the input ends, prints how many creations of payments all windows
// have seen, and the time from a creation until the last window saw it: median, 99th percentile and
// longest, in milliseconds.

#include "core/remote/connector.h"
#include "core/remote/remote_gateways.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QSocketNotifier>
#include <cstdio>
#include <unistd.h>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

struct Window {
    remote::Line line;
    SystemClock clock;
    remote::Connector connector{line, clock};
    remote::RemoteGateways gateways{line};
};

/// The windows that have seen the creation of each payment.
class Sightings
{
public:
    void addWindow() { ++m_windows; }
    void see(const QList<PaymentChange> &changes)
    {
        constexpr int kTimeDigits = 12; ///< of an id: its creation in milliseconds
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        for (const PaymentChange &change : changes) {
            qsizetype &seen = m_seen[change.id];
            if (++seen == m_windows)
                m_delays << now - change.id.text().left(kTimeDigits).toLongLong(nullptr, 16);
        }
    }
    void print()
    {
        std::ranges::sort(m_delays);
        const auto at = [this](double share) {
            return m_delays.isEmpty() ? -1LL
                                      : static_cast<long long>(m_delays.at(
                                          qsizetype(double(m_delays.size() - 1) * share)));
        };
        std::printf("%lld %lld %lld %lld\n", static_cast<long long>(m_delays.size()), at(0.5),
                    at(0.99), at(1.0));
    }

private:
    qsizetype m_windows = 0;
    QHash<PaymentId, qsizetype> m_seen;
    QList<qint64> m_delays;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    Sightings sightings;
    std::vector<std::unique_ptr<Window>> windows;
    const auto add = [&](const QString &text) {
        const auto link = tillLinkFrom(text);
        if (!link)
            return false;
        auto &window = windows.emplace_back(std::make_unique<Window>());
        sightings.addWindow();
        QObject::connect(&window->gateways.payments, &gateway::Payments::changed, &application,
                         [&sightings](const auto &changes) { sightings.see(changes); });
        QObject::connect(&window->line, &remote::Line::isOpenChanged, &application,
                         [](bool isOpen) {
                             std::puts(isOpen ? "joined" : "lost");
                             std::fflush(stdout);
                         });
        window->connector.join(*link, u"Window %1"_s.arg(windows.size()));
        return true;
    };
    QFile input;
    if (!input.open(stdin, QFile::ReadOnly | QFile::Unbuffered))
        return 1;
    QSocketNotifier arrives(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&arrives, &QSocketNotifier::activated, &application, [&] {
        const QByteArray line = input.readLine();
        if (line.isEmpty() || !add(QString::fromUtf8(line)))
            QCoreApplication::exit(line.isEmpty() ? 0 : 2);
    });
    const int exitCode = QCoreApplication::exec();
    sightings.print();
    return exitCode;
}
