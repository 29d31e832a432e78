#include "core/storage/transaction.h"
#include "core/threads/core_thread.h"

#include <QCoreApplication>
#include <csignal>
#include <cstdio>
#include <poll.h>
#include <unistd.h>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int kInFlight = 64;

struct Core final : threads::CoreThread::Core {
    explicit Core(const QString &uri) : db(uri) {}
    [[nodiscard]] storage::Database &database() override { return db; }
    [[nodiscard]] Events &events() override { return happened; }
    [[nodiscard]] threads::Scheduler &scheduler() override { return jobs; }

    storage::Database db;
    Events happened;
    SystemClock clock;
    BootClock monotonic;
    threads::Scheduler jobs{clock, monotonic};
};

/// Inserts one number after the other, and says which were acknowledged.
class Writer
{
public:
    /// @param asleepAt  number in whose transaction the program stops once, with SIGSTOP; -1: none
    Writer(threads::CoreThread &core, Core &services, qint64 first, qint64 asleepAt)
        : m_core(core),
          m_services(services),
          m_next(first),
          m_asleepAt(asleepAt)
    {
    }

    void insertNext()
    {
        const qint64 number = m_next++;
        m_core.submit(
            [this, number]() -> Result<qint64> {
                m_services.db.prepare(u"INSERT INTO thing (number) VALUES (:n)"_s)
                    .bind(u":n"_s, number)
                    .run();
                if (number == m_asleepAt)
                    fallAsleep();
                return number;
            },
            [this](const Result<qint64> &written) {
                if (written)
                    std::printf("%lld\n", static_cast<long long>(*written));
                else
                    std::printf("refused: %s\n", qPrintable(written.error().detail));
                std::fflush(stdout);
                if (written)
                    insertNext();
            });
    }

private:
    /// Stops the program after a read, whose answer the server has sent: the transaction is open.
    void fallAsleep()
    {
        m_asleepAt = -1; // the command runs again after a lost connection
        auto rows = m_services.db.prepare(u"SELECT count(*) FROM thing"_s);
        if (rows.next())
            ::raise(SIGSTOP);
    }

    threads::CoreThread &m_core;
    Core &m_services;
    std::atomic<qint64> m_next;
    qint64 m_asleepAt; ///< used on the core thread
};

/// Ends the program if its input ends within the time. @param millis  -1: without limit
void exitAtEndOfInput(int millis)
{
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    if (::poll(&input, 1, millis) > 0)
        ::_exit(0);
}

} // namespace

/// Leads on a PostgreSQL database as soon as it can, and then inserts numbers into the table
/// `thing`.
///
/// Writes lines: `leads`, each number once it is committed, `refused: …` after which that number is
/// not tried again, and `lost: …` when another program has taken over; then it ends. It also ends
/// when its input does.
///
/// usage: leading_writer URI NAME FIRST-NUMBER [NUMBER-AT-WHICH-TO-SLEEP]
int main(int argc, char **argv)
{
    if (argc != 4 && argc != 5)
        return 2;
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    Log log(STDERR_FILENO);
    threads::CoreThread thread(log);
    thread.setLostHandler([](const QString &reason) {
        std::printf("lost: %s\n", qPrintable(reason));
        std::fflush(stdout);
        ::_exit(3);
    });
    Core *services = nullptr;
    const auto started = thread.start([&] {
        auto core = std::make_unique<Core>(arguments[1]);
        while (!core->db.tryLead(arguments[2]))
            exitAtEndOfInput(10);
        std::printf("leads\n");
        std::fflush(stdout);
        services = core.get();
        return core;
    });
    if (!started)
        return 1;
    Writer writer(thread, *services, arguments[3].toLongLong(),
                  argc == 5 ? arguments[4].toLongLong() : -1);
    for (int i = 0; i < kInFlight; ++i)
        writer.insertNext();
    exitAtEndOfInput(-1);
}
