#pragma once

#include "core/http/io_thread.h"
#include "core/http/request_parser.h"
#include "core/http/stream.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <deque>

namespace tilldesk::http {

/// One caller's connection: reads requests, hands them to the router, and writes the responses in
/// request order. Used on its I/O thread only.
class Connection : public std::enable_shared_from_this<Connection>
{
public:
    using Clock = std::chrono::steady_clock;

    Connection(Socket socket, IoThread &thread);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Starts to serve; responds 503 if there are too many connections.
    void start();
    /// Accepts no more requests and closes once all responses are written.
    void finish();
    void close();
    /// Closes because the caller reads its responses too slowly.
    void cut();
    void checkDeadlines(Clock::time_point now);
    /// Runs `work`. An exception (out of memory) closes the connection, so that the caller does not
    /// wait for a response that never comes.
    template <typename F>
    void guarded(F work) noexcept
    {
        try {
            work();
        } catch (const std::exception &exception) {
            closeAfter(exception.what());
        }
    }
    /// Returns the bytes of responses that the system has not taken yet.
    [[nodiscard]] qint64 unsent() const
    {
        return m_stored + qint64(m_output.size()) - qint64(m_written);
    }

    /// Returns since when the connection has waited for its next request; empty if it has sent none
    /// yet, or one is in progress.
    [[nodiscard]] std::optional<Clock::time_point> idleSince() const;
    /// Stores the response to request `sequence`. Responses leave in request order (pipelining), so
    /// proceed() may send it later.
    void store(std::uint64_t sequence, const std::function<Response()> &make);
    /// Parses buffered input, sends the responses that are ready, then waits for more input.
    void proceed();

private:
    enum class Phase {
        Handshaking, ///< TLS handshake in flight
        Open,
        Finishing, ///< accepts no further request
        Lingering, ///< lingering close: everything is written; the caller gets time to read it
        Closed,
    };
    /// A request and, once it exists, its response.
    struct Exchange {
        RequestPtr request = {}; ///< null for an interim response
        Clock::time_point begun{};
        bool isHttp10 = false;
        bool keepsAlive = true;
        bool isAnswered = false;
        Response response = {};
    };

    [[nodiscard]] bool isAdmitted();
    void closeAfter(const char *problem) noexcept;
    void countHandshake(int by);
    [[nodiscard]] bool isShortOfSlots() const;
    void checkReader(Clock::time_point now);
    void countUnsent();
    void countBuffered();
    void onHandshake(const boost::system::error_code &error);
    void open();
    void describe(Request &request) const;
    [[nodiscard]] bool mayParse() const;
    void read();
    void onRead(const boost::system::error_code &error, std::size_t size);
    bool parse();
    void dispatch();
    void refuse(const Error &error);
    void sendReady();
    void appendReady(const Exchange &exchange);
    void logExchange(const Exchange &exchange, int status);
    void write();
    void writeRest();
    void onWritten(const boost::system::error_code &error, std::size_t size);
    void endIfDone();
    void linger();

    Stream m_stream;
    IoThread &m_thread;
    Phase m_phase = Phase::Open;
    bool m_isRefused = false;
    /// True until close(): the connection counts include this connection, as served or refused.
    bool m_isCounted = false;
    IpAddress m_peer;
    bool m_isFromLoopback = false;
    std::shared_ptr<AddressCount> m_address; ///< null: loopback caller, no limits
    qint64 m_countedUnsent = 0;              ///< the bytes last reported to the connection counts
    qint64 m_countedBuffered = 0;            ///< the bytes last reported to m_address
    bool m_hasRequested = false;             ///< a complete request has been received
    bool m_hasPeerEnded = false;
    bool m_isProceeding = false;
    bool m_isReading = false;
    bool m_isWriting = false;

    boost::beast::flat_buffer m_input;
    RequestParser m_parser;
    std::deque<Exchange> m_exchanges; ///< requests in progress, in their order
    std::uint64_t m_firstSequence = 0;
    std::string m_output;
    std::size_t m_written = 0;        ///< bytes of m_output already written
    qint64 m_stored = 0;              ///< bytes of bodies in m_exchanges
    Clock::time_point m_writeBegun{}; ///< when writing of m_output began

    Clock::time_point m_requestBegun{};
    Clock::time_point m_lastProgress{}; ///< start of the current wait, whatever its kind
};

} // namespace tilldesk::http
