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

/// A response for the connection that waits for it, or work that prepares one.
struct Mail {
    std::weak_ptr<Connection> connection = {}; ///< lock() only on the connection's own thread
    std::uint64_t sequence = 0;                ///< number of the request within its connection
    std::function<Response()> make = {};
    std::function<void()> prepare = {}; ///< set: the other members are unused
};

/// Queue of responses that other threads leave for an I/O thread. Wake-ups are coalesced: only the
/// first mail after a drain wakes the thread, so all responses of one commit cost one wake-up.
/// Thread-safe.
class Mailbox
{
public:
    /// `collect` runs on the thread of `context`.
    Mailbox(boost::asio::io_context &context, std::function<void()> collect);

    void setOwnThread(std::thread::id thread) { m_ownThread = thread; }
    [[nodiscard]] bool isOwnThread() const { return m_ownThread == std::this_thread::get_id(); }

    void put(Mail mail);
    [[nodiscard]] std::vector<Mail> takeAll();
    /// Drops all current and later mails; the context is not used any more.
    void close();

private:
    std::atomic<std::thread::id> m_ownThread;
    std::mutex m_mutex;
    boost::asio::io_context *m_context;
    std::function<void()> m_collect;
    std::vector<Mail> m_mails;
};

} // namespace tilldesk::http
