#pragma once

#include "core/http/message.h"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

namespace tilldesk::http {

class Connection;

/// An answer on its way to the connection that waits for it, or work that prepares one.
struct Mail {
    std::weak_ptr<Connection> connection = {}; ///< to be locked on its own thread only
    std::uint64_t sequence = 0;                ///< which of its requests
    std::function<Response()> make = {};
    std::function<void()> prepare = {}; ///< instead of the others
};

/// Where other threads leave answers for an I/O thread. Only the first mail since the last
/// collection wakes it, so the many answers of one commit cost one wake-up. Thread-safe.
class Mailbox
{
public:
    /// `collect` runs on the thread of `context`.
    Mailbox(boost::asio::io_context &context, std::function<void()> collect);

    void setOwnThread(std::thread::id thread) { m_ownThread = thread; }
    [[nodiscard]] bool isOwnThread() const { return m_ownThread == std::this_thread::get_id(); }

    void put(Mail mail);
    [[nodiscard]] std::vector<Mail> takeAll();
    /// Throws away what is there and what comes; the context is not used any more.
    void close();

private:
    std::atomic<std::thread::id> m_ownThread;
    std::mutex m_mutex;
    boost::asio::io_context *m_context;
    std::function<void()> m_collect;
    std::vector<Mail> m_mails;
};

} // namespace tilldesk::http
