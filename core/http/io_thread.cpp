#include "core/http/io_thread.h"

#include "core/http/connection.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <csignal>
#include <malloc.h>
#include <pthread.h>

namespace tilldesk::http {
namespace {

/// Interval at which time-outs are checked: short enough to keep them, long enough to cost nothing.
std::chrono::milliseconds tickOf(const ListenerOptions &options)
{
    using namespace std::chrono_literals;
    return std::clamp(std::min({options.requestTimeout, options.idleTimeout, options.shortTimeout})
                          / 8,
                      5ms, 1000ms);
}

/// Unsent bytes below which malloc_trim() is not worth a walk through the heap.
constexpr qint64 kWorthTrimming = 16LL * 1024 * 1024;

/// OpenSSL writes without MSG_NOSIGNAL: SIGPIPE from a caller that has disconnected would end the
/// process.
void ignoreBrokenPipes()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

} // namespace

IoThread::IoThread(const ListenerOptions &options, const TlsContext *tls, const Router &router,
                   Log &log, ConnectionCounts &counts)
    : m_options(options),
      m_tls(tls),
      m_router(router),
      m_log(log),
      m_counts(counts),
      m_work(m_context.get_executor()),
      m_tick(m_context),
      m_stopTimer(m_context),
      m_mailbox(std::make_shared<Mailbox>(m_context, [this] { collectMail(); }))
{
}

IoThread::~IoThread()
{
    if (m_thread.joinable())
        finish();
    join();
}

void IoThread::start()
{
    m_thread = std::thread([this] { run(); });
}

void IoThread::post(std::function<void()> work)
{
    boost::asio::post(m_context, std::move(work));
}

void IoThread::run()
{
    pthread_setname_np(pthread_self(), "http");
    ignoreBrokenPipes();
    m_mailbox->setOwnThread(std::this_thread::get_id());
    while (!m_context.stopped()) {
        try {
            m_context.run();
        } catch (const std::exception &exception) {
            recover(exception.what());
        }
    }
    m_mailbox->close();
    const auto left = std::exchange(m_connections, {});
    for (const auto &connection : left)
        connection->close();
}

void IoThread::recover(const char *problem) noexcept
{
    try {
        if (m_recover)
            m_recover();
        m_log.error(QByteArray("http: ") + problem);
    } catch (const std::exception &) { // NOLINT(bugprone-empty-catch)
        // Out of memory: the message is lost.
    }
}

void IoThread::finish()
{
    post([this] {
        m_isFinishing = true;
        m_stopTimer.expires_after(m_options.stopTimeout);
        m_stopTimer.async_wait([this](const boost::system::error_code &error) {
            if (!error)
                m_context.stop();
        });
        finishConnections();
    });
}

void IoThread::finishConnections()
{
    const auto connections = m_connections; // copied, as connections remove themselves
    for (const auto &connection : connections)
        connection->finish();
    if (m_connections.empty())
        m_context.stop();
}

void IoThread::join()
{
    if (m_thread.joinable())
        m_thread.join();
}

void IoThread::adopt(Socket socket)
{
    if (m_isFinishing)
        return;
    const auto connection = std::make_shared<Connection>(std::move(socket), *this);
    m_connections.insert(connection);
    connection->guarded([&] { connection->start(); });
    if (!m_isTicking)
        tick();
}

void IoThread::remove(const std::shared_ptr<Connection> &connection)
{
    m_connections.erase(connection);
    if (m_isFinishing && m_connections.empty())
        m_context.stop();
}

void IoThread::tick()
{
    m_isTicking = !m_connections.empty() || m_mostUnsent >= kWorthTrimming;
    if (!m_isTicking)
        return;
    m_isTicking = false; // stays false if anything below throws; adopt() then restarts the tick
    m_tick.expires_after(tickOf(m_options));
    m_tick.async_wait([this](const boost::system::error_code &error) {
        if (error)
            return;
        try {
            checkConnections();
            giveMemoryBack();
        } catch (const std::exception &exception) {
            m_log.error(QByteArray("http: ") + exception.what());
        }
        tick();
    });
    m_isTicking = true;
}

void IoThread::checkConnections()
{
    const auto now = std::chrono::steady_clock::now();
    const auto connections = m_connections; // copied, as connections remove themselves
    for (const auto &connection : connections)
        connection->guarded([&] { connection->checkDeadlines(now); });
}

/// The allocator keeps the memory of large responses: without malloc_trim(), slow readers would
/// occupy it for ever.
void IoThread::giveMemoryBack()
{
    const qint64 unsent = m_counts.unsent;
    recordUnsent(unsent);
    if (m_mostUnsent < kWorthTrimming || unsent > m_mostUnsent / 4)
        return;
    m_mostUnsent = unsent;
    malloc_trim(0);
}

bool IoThread::closeTheLongestIdle()
{
    std::shared_ptr<Connection> longest;
    auto since = std::chrono::steady_clock::now() - m_options.shortTimeout;
    for (const auto &connection : m_connections) {
        const auto idleSince = connection->idleSince();
        if (idleSince && *idleSince <= since) {
            since = *idleSince;
            longest = connection;
        }
    }
    if (longest)
        longest->close();
    return longest != nullptr;
}

void IoThread::cutTheWorst()
{
    std::shared_ptr<Connection> worst;
    for (const auto &connection : m_connections) {
        if (connection->unsent() > (worst ? worst->unsent() : 0))
            worst = connection;
    }
    if (worst)
        worst->cut();
}

/// Guards each connection by itself: an exception must not keep the responses of the others.
void IoThread::collectMail()
{
    const auto mails = m_mailbox->takeAll();
    for (const Mail &mail : mails) {
        if (mail.prepare)
            mail.prepare();
        else if (const auto connection = mail.connection.lock())
            connection->guarded([&] { connection->store(mail.sequence, mail.make); });
    }
    for (const Mail &mail : mails) {
        if (const auto connection = mail.connection.lock())
            connection->guarded([&] { connection->proceed(); });
    }
}

std::string_view IoThread::date()
{
    return m_date.at(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

} // namespace tilldesk::http
