#include "core/http/listener.h"

#include "core/http/io_thread.h"

#include <boost/asio/ip/v6_only.hpp>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// Delay before accepting again after an error, for example when the system has no more sockets.
constexpr std::chrono::milliseconds kAcceptPause(100);

tl::unexpected<Error> systemFailure(const ListenerOptions &options,
                                    const boost::system::error_code &error)
{
    const QString address = QString::fromStdString(options.address);
    const QString host = address.contains(u':') ? u'[' + address + u']' : address;
    return fail(ErrorCode::Internal,
                u"cannot listen on %1:%2: %3"_s.arg(host, QString::number(options.port),
                                                    QString::fromStdString(error.message())));
}

} // namespace

class Listener::Private
{
public:
    Private(ListenerOptions options, const Router &router, Log &log)
        : m_options(std::move(options)),
          m_router(router),
          m_log(log)
    {
    }

    Result<std::uint16_t> start()
    {
        stop();
        if (m_options.tls) {
            auto context = TlsContext::make(*m_options.tls);
            if (!context)
                return context.failure();
            m_tls = std::move(*context);
        }
        const TlsContext *const tls = m_tls ? &*m_tls : nullptr;
        const int count = std::clamp(m_options.threads, 1, 4);
        for (int i = 0; i < count; ++i)
            m_threads.push_back(
                std::make_unique<IoThread>(m_options, tls, m_router, m_log, m_counts));
        boost::system::error_code error;
        const std::uint16_t port = listen(error);
        if (error) {
            stop();
            return systemFailure(m_options, error);
        }
        accept();
        m_threads.front()->setRecovery([this] {
            // If Asio cannot set up an accepted socket, it throws and destroys the handler: accept
            // again.
            if (m_isListening && m_accepting.expired())
                acceptAgain();
        });
        for (const auto &thread : m_threads)
            thread->start();
        return port;
    }

    void stop()
    {
        if (!m_threads.empty() && m_isListening) {
            m_isListening = false;
            m_threads.front()->post([this] {
                m_acceptor->close();
                m_pause->cancel();
            });
        }
        for (const auto &thread : m_threads)
            thread->finish();
        for (const auto &thread : m_threads)
            thread->join();
        m_acceptor.reset();
        m_pause.reset();
        m_threads.clear();
    }

    [[nodiscard]] ListenerFigures figures() const
    {
        return {.connections = m_counts.served,
                .unsent = m_counts.unsent,
                .accepted = m_counts.accepted,
                .turnedAway = m_counts.turnedAway,
                .cut = m_counts.cut};
    }

private:
    std::uint16_t listen(boost::system::error_code &error)
    {
        const auto address = asio::ip::make_address(m_options.address, error);
        if (error)
            return 0;
        const tcp::endpoint endpoint(address, m_options.port);
        m_acceptor.emplace(m_threads.front()->context());
        m_pause.emplace(m_threads.front()->context());
        m_acceptor->open(endpoint.protocol(), error);
        if (!error)
            m_acceptor->set_option(tcp::acceptor::reuse_address(true), error);
        if (!error && endpoint.address().is_v6())
            m_acceptor->set_option(asio::ip::v6_only(false), error);
        if (!error)
            m_acceptor->bind(endpoint, error);
        if (!error)
            m_acceptor->listen(asio::socket_base::max_listen_connections, error);
        if (error)
            return 0;
        m_isListening = true;
        return m_acceptor->local_endpoint(error).port();
    }

    void accept()
    {
        IoThread &thread = *m_threads[m_next++ % m_threads.size()];
        const auto alive = std::make_shared<char>();
        m_accepting = alive;
        m_acceptor->async_accept(thread.context().get_executor(),
                                 [this, &thread, alive](const auto &error, Socket socket) {
                                     if (error == asio::error::operation_aborted)
                                         return;
                                     if (error)
                                         return acceptLater();
                                     give(thread, std::move(socket));
                                     acceptAgain();
                                 });
    }

    /// Accepts the next caller. Tries again after a pause while Asio throws (out of memory).
    void acceptAgain()
    {
        while (true) {
            try {
                return accept();
            } catch (const std::exception &exception) {
                m_log.error(QByteArray("http: ") + exception.what());
                std::this_thread::sleep_for(kAcceptPause / 10);
            }
        }
    }

    void acceptLater()
    {
        const auto alive = std::make_shared<char>();
        m_accepting = alive;
        m_pause->expires_after(kAcceptPause);
        m_pause->async_wait([this, alive](const auto &error) {
            if (!error && m_acceptor->is_open())
                accept();
        });
    }

    void give(IoThread &thread, Socket socket)
    {
        try {
            if (&thread == m_threads.front().get())
                return thread.adopt(std::move(socket));
            asio::post(thread.context(), [&thread, given = std::move(socket)]() mutable {
                thread.adopt(std::move(given));
            });
        } catch (const std::exception &exception) {
            m_log.error(QByteArray("http: ") + exception.what()); // the socket closes
        }
    }

    ListenerOptions m_options;
    const Router &m_router;
    Log &m_log;
    ConnectionCounts m_counts;
    std::optional<TlsContext> m_tls; ///< empty: connections are plain
    std::vector<std::unique_ptr<IoThread>> m_threads;
    std::optional<tcp::acceptor> m_acceptor; ///< on the first thread
    std::optional<asio::steady_timer> m_pause;
    std::weak_ptr<char> m_accepting; ///< expired: no accept handler is pending
    std::size_t m_next = 0;
    std::atomic<bool> m_isListening = false;
};

Listener::Listener(ListenerOptions options, const Router &router, Log &log)
    : d(std::make_unique<Private>(std::move(options), router, log))
{
}

Listener::~Listener()
{
    stop();
}

Result<std::uint16_t> Listener::start()
{
    return d->start();
}

void Listener::stop()
{
    d->stop();
}

ListenerFigures Listener::figures() const
{
    return d->figures();
}

} // namespace tilldesk::http
