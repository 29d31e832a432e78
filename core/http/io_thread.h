#pragma once

#include "core/http/answer.h"
#include "core/http/connection_counts.h"
#include "core/http/listener.h"
#include "core/http/mailbox.h"
#include "core/http/stream.h"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <thread>
#include <unordered_set>

namespace tilldesk::http {

/// One I/O thread with its connections, its timer tick and its mailbox.
class IoThread
{
public:
    /// All references must outlive the thread.
    /// @param tls  null: connections are plain
    IoThread(const ListenerOptions &options, const TlsContext *tls, const Router &router, Log &log,
             ConnectionCounts &counts);
    ~IoThread(); ///< Calls finish() and join().
    IoThread(const IoThread &) = delete;
    IoThread &operator=(const IoThread &) = delete;

    /// `recover` runs on this thread after an exception that no connection has caught: asynchronous
    /// operations may have been lost without a call of their handlers. @pre before start()
    void setRecovery(std::function<void()> recover) { m_recover = std::move(recover); }
    /// start(), post(), finish() and join() are thread-safe.
    void start();
    void post(std::function<void()> work);
    /// Ends the thread once its connections are done, after the options' stopTimeout at the latest.
    void finish();
    void join();
    [[nodiscard]] boost::asio::io_context &context() { return m_context; }

    /// The functions below are called on this thread, by the listener and the connections.
    void adopt(Socket socket);
    void remove(const std::shared_ptr<Connection> &connection);
    /// Makes room for a caller: closes the connection of this thread that has waited longest for
    /// its next request. Returns false if none has waited for the options' shortTimeout.
    [[nodiscard]] bool closeTheLongestIdle();
    /// Closes the connection of this thread that has the most unsent bytes.
    void cutTheWorst();
    /// Stores a peak that may pass between two ticks, so that the next tick returns the memory.
    /// @param all  unsent bytes of all connections
    void recordUnsent(qint64 all) { m_mostUnsent = std::max(m_mostUnsent, all); }
    [[nodiscard]] bool isFinishing() const { return m_isFinishing; }
    [[nodiscard]] std::string_view date();

    [[nodiscard]] const ListenerOptions &options() const { return m_options; }
    [[nodiscard]] const TlsContext *tls() const { return m_tls; }
    [[nodiscard]] const Router &router() const { return m_router; }
    [[nodiscard]] Log &log() const { return m_log; }
    [[nodiscard]] ConnectionCounts &counts() const { return m_counts; }
    [[nodiscard]] const std::shared_ptr<Mailbox> &mailbox() const { return m_mailbox; }

private:
    void run();
    void recover(const char *problem) noexcept;
    void tick();
    void collectMail();
    void finishConnections();
    void checkConnections();
    void giveMemoryBack();

    const ListenerOptions &m_options;
    const TlsContext *m_tls;
    const Router &m_router;
    Log &m_log;
    ConnectionCounts &m_counts;
    boost::asio::io_context m_context{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> m_work;
    boost::asio::steady_timer m_tick;
    boost::asio::steady_timer m_stopTimer;
    bool m_isTicking = false;
    qint64 m_mostUnsent = 0; ///< maximum since memory was last returned to the system
    bool m_isFinishing = false;
    DateText m_date;
    std::function<void()> m_recover;
    std::shared_ptr<Mailbox> m_mailbox;
    std::unordered_set<std::shared_ptr<Connection>> m_connections;
    std::thread m_thread;
};

} // namespace tilldesk::http
