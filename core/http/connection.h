#pragma once

#include "core/http/io_thread.h"
#include "core/http/request_parser.h"
#include "core/http/stream.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <deque>

namespace tilldesk::http {

/// One caller's connection: reads requests, has them answered, writes the answers in the order of
/// the requests. Lives on one I/O thread and is used on that thread only.
class Connection : public std::enable_shared_from_this<Connection>
{
public:
    using Clock = std::chrono::steady_clock;

    Connection(Socket socket, IoThread &thread);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Begins to serve; or tells the caller 503 when there are too many connections.
    void start();
    /// Takes no more requests and closes when all answers have left.
    void finish();
    void close();
    /// Closes because the caller reads its responses too slowly.
    void cut();
    void checkDeadlines(Clock::time_point now);
    /// Runs `work`. An exception (memory is out) closes the connection, so that the caller does not
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

    /// Keeps the answer to request number `sequence`; proceed() sends it when its turn has come.
    void store(std::uint64_t sequence, const std::function<Response()> &make);
    /// Reads what has come, sends what is ready, waits for more.
    void proceed();

private:
    enum class Phase {
        Handshaking, ///< TLS only
        Open,
        Finishing, ///< reads no further request
        Lingering, ///< all is sent; the caller gets time to read it before the socket goes
        Closed,
    };
    /// A request and, when it is there, its answer.
    struct Exchange {
        RequestPtr request = {}; ///< none for an interim answer
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
    bool m_isCounted = false; ///< as served or refused, until close()
    IpAddress m_peer;
    bool m_isFromLoopback = false;
    std::shared_ptr<AddressCount> m_address; ///< null: of this computer, without limits
    qint64 m_countedUnsent = 0;              ///< as the census knows it
    qint64 m_countedBuffered = 0;            ///< as m_address knows it
    bool m_hasRequested = false;             ///< a whole request has come
    bool m_hasPeerEnded = false;
    bool m_isProceeding = false;
    bool m_isReading = false;
    bool m_isWriting = false;

    boost::beast::flat_buffer m_input;
    RequestParser m_parser;
    std::deque<Exchange> m_exchanges; ///< in the order of the requests
    std::uint64_t m_firstSequence = 0;
    std::string m_output;
    std::size_t m_written = 0;        ///< of m_output
    qint64 m_stored = 0;              ///< bytes of bodies in m_exchanges
    Clock::time_point m_writeBegun{}; ///< of what m_output holds

    Clock::time_point m_requestBegun{};
    Clock::time_point m_lastProgress{}; ///< of the present wait, whatever it is for
};

} // namespace tilldesk::http
