#include "core/http/connection.h"

#include "core/http/access_log.h"
#include "core/http/errors.h"
#include "core/http/trace.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/error.hpp>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

namespace asio = boost::asio;

constexpr std::size_t kReadSize = 8'192;
constexpr std::size_t kMaxPipelined = 16;
constexpr std::size_t kKeptOutput = 65'536;
constexpr int kGone = 0;
/// Limit of a lingering close: time to read the last response, and to stop sending unread input.
constexpr std::chrono::milliseconds kLinger(2'000);

} // namespace

Connection::Connection(Socket socket, IoThread &thread)
    : m_stream(std::move(socket), thread.tls()),
      m_thread(thread),
      m_parser(thread.options().maxHeaderBytes, thread.options().maxBodyBytes)
{
}

Connection::~Connection()
{
    if (m_address)
        m_address->buffered -= m_countedBuffered;
    m_thread.counts().unsent -= m_countedUnsent;
}

/// Returns false if the connection must be closed without a response.
bool Connection::isAdmitted()
{
    auto &counts = m_thread.counts();
    const ListenerOptions &options = m_thread.options();
    ++counts.accepted;
    m_peer = m_stream.peer();
    m_isFromLoopback = m_peer.isLoopback();
    if (!m_isFromLoopback || options.limitsLoopback) {
        m_address = counts.of(m_peer);
        ++m_address->connections;
    }
    m_isCounted = true;
    const bool isFull = ++counts.served > options.maxConnections;
    m_isRefused = (m_address && m_address->connections > options.maxConnectionsPerAddress)
        || (isFull && !m_thread.closeTheLongestIdle());
    if (!m_isRefused)
        return true;
    ++counts.turnedAway;
    --counts.served;
    return ++counts.refused <= options.maxConnections;
}

void Connection::start()
{
    if (!isAdmitted())
        return close();
    if (!m_stream.isTls())
        return open();
    m_phase = Phase::Handshaking;
    countHandshake(+1);
    if (m_address && m_address->handshakes > m_thread.options().maxHandshakesPerAddress) {
        ++m_thread.counts().turnedAway;
        return close();
    }
    m_requestBegun = m_lastProgress = Clock::now();
    m_stream.asyncHandshake([self = shared_from_this()](const auto &error, std::size_t) {
        self->guarded([&] { self->onHandshake(error); });
    });
}

/// @param by  +1 at the start of a handshake, -1 at its end
void Connection::countHandshake(int by)
{
    if (m_address)
        m_address->handshakes += by;
}

void Connection::onHandshake(const boost::system::error_code &error)
{
    if (m_phase == Phase::Closed)
        return;
    countHandshake(-1);
    m_phase = Phase::Open;
    if (!error)
        return open();
    if (error.category() != asio::error::get_ssl_category())
        return close(); // the caller has closed the connection
    if (Stream::isPlainHttp(error)) {
        m_stream.becomePlain();
        refuse({ErrorCode::BadRequest, u"This port speaks TLS: use https"_s});
    } else {
        m_thread.log().info("TLS handshake failed: " + QByteArray::fromStdString(error.message()));
        m_phase = Phase::Finishing;
    }
    proceed();
}

void Connection::open()
{
    m_phase = Phase::Open;
    m_requestBegun = m_lastProgress = Clock::now();
    if (m_isRefused)
        refuse({ErrorCode::Busy, u"There are too many connections"_s});
    proceed();
}

void Connection::finish()
{
    if (m_phase == Phase::Handshaking || m_phase == Phase::Lingering)
        return close();
    const bool hasBegun = m_parser.hasBegun() || m_input.size() > 0;
    if (m_phase != Phase::Open || hasBegun)
        return; // a request that has begun may finish; dispatch() then ends the connection
    if (m_exchanges.empty() && !m_isWriting)
        return close();
    m_phase = Phase::Finishing;
}

void Connection::close()
{
    if (m_phase == Phase::Closed)
        return;
    if (m_phase == Phase::Handshaking)
        countHandshake(-1);
    m_phase = Phase::Closed;
    try {
        for (const Exchange &exchange : m_exchanges) {
            if (exchange.request)
                logExchange(exchange, kGone);
        }
    } catch (const std::exception &) { // NOLINT(bugprone-empty-catch)
        // Out of memory: the log lines are lost, but the connection must end.
    }
    m_exchanges.clear();
    m_stored = 0;
    m_stream.close();
    if (std::exchange(m_isCounted, false)) {
        --(m_isRefused ? m_thread.counts().refused : m_thread.counts().served);
        if (m_address)
            --m_address->connections;
    }
    m_thread.remove(shared_from_this());
}

void Connection::closeAfter(const char *problem) noexcept
{
    try {
        m_thread.log().error(QByteArray("http: ") + problem);
    } catch (const std::exception &) { // NOLINT(bugprone-empty-catch)
        // Out of memory, see close().
    }
    close();
}

void Connection::cut()
{
    ++m_thread.counts().cut;
    m_thread.log().warning("a caller reads too slowly: " + QByteArray::number(unsent())
                           + " bytes of responses are dropped");
    m_output = {};
    m_written = 0;
    close();
    countUnsent();
}

std::optional<Connection::Clock::time_point> Connection::idleSince() const
{
    const bool isIdle = m_phase == Phase::Open && m_hasRequested && m_exchanges.empty()
        && !m_isWriting && !m_parser.hasBegun() && m_input.size() == 0;
    return isIdle ? std::optional(m_lastProgress) : std::nullopt;
}

bool Connection::isShortOfSlots() const
{
    return m_thread.counts().served > m_thread.options().maxConnections / 4 * 3;
}

void Connection::checkDeadlines(Clock::time_point now)
{
    const ListenerOptions &options = m_thread.options();
    const auto waited = now - m_lastProgress;
    if (m_phase == Phase::Lingering) {
        if (waited >= std::min(kLinger, options.requestTimeout))
            close();
    } else if (m_isWriting) {
        checkReader(now);
    } else if (m_phase == Phase::Handshaking) {
        if (waited >= options.requestTimeout
            || (isShortOfSlots() && waited >= options.shortTimeout))
            close();
    } else if (m_phase == Phase::Open && m_parser.hasBegun()) {
        if (now - m_requestBegun >= options.requestTimeout) {
            refuse({ErrorCode::RequestTimeout, {}});
            proceed();
        }
    } else if (m_phase == Phase::Open && m_exchanges.empty()) {
        const bool isSilent = !m_hasRequested && isShortOfSlots();
        if (waited >= (isSilent ? options.shortTimeout : options.idleTimeout))
            close();
    }
}

void Connection::checkReader(Clock::time_point now)
{
    const ListenerOptions &options = m_thread.options();
    if (now - m_lastProgress >= options.requestTimeout)
        return cut();
    const auto seconds = std::chrono::duration<double>(now - m_writeBegun).count();
    if (now - m_writeBegun >= options.requestTimeout
        && double(m_written) < seconds * double(options.minReadRate))
        cut();
}

/// Updates the counts. Cheap while every response is written at once.
void Connection::countUnsent()
{
    const qint64 present = unsent();
    if (present == m_countedUnsent)
        return;
    const bool isMore = present > m_countedUnsent;
    const ListenerOptions &options = m_thread.options();
    const qint64 all = m_thread.counts().unsent +=
        present - std::exchange(m_countedUnsent, present);
    if (!isMore || m_phase == Phase::Closed)
        return;
    m_thread.recordUnsent(all);
    if (present > options.maxUnsentPerConnection)
        return cut();
    if (all > options.maxUnsent)
        m_thread.cutTheWorst();
}

void Connection::countBuffered()
{
    if (!m_address || m_phase != Phase::Open)
        return;
    const auto present = qint64(m_input.size()) + qint64(m_parser.held());
    const qint64 all = m_address->buffered += present - std::exchange(m_countedBuffered, present);
    if (present > 0 && all > m_thread.options().maxBufferedPerAddress) {
        ++m_thread.counts().turnedAway;
        refuse({ErrorCode::Busy, u"Too many unfinished requests come from this address"_s});
        m_address->buffered -= std::exchange(m_countedBuffered, 0);
    }
}

void Connection::proceed()
{
    if (m_isProceeding || m_phase == Phase::Closed)
        return;
    const auto self = shared_from_this();
    m_isProceeding = true;
    bool hasMore = true;
    while (hasMore) {
        hasMore = mayParse() && parse();
        if (!hasMore)
            countBuffered();
        sendReady();
    }
    m_isProceeding = false;
    countUnsent();
    endIfDone();
    read();
}

bool Connection::mayParse() const
{
    return m_phase == Phase::Open && !m_isWriting && m_exchanges.size() < kMaxPipelined
        && m_stored <= m_thread.options().maxUnsentPerConnection / 3;
}

void Connection::read()
{
    const bool mayRead = mayParse() || m_phase == Phase::Lingering;
    if (!mayRead || m_isReading)
        return;
    m_isReading = true;
    m_stream.asyncReadSome(m_input.prepare(kReadSize),
                           [self = shared_from_this()](const auto &error, std::size_t size) {
                               self->m_isReading = false;
                               self->guarded([&] { self->onRead(error, size); });
                           });
}

void Connection::onRead(const boost::system::error_code &error, std::size_t size)
{
    if (m_phase == Phase::Closed)
        return;
    if (error && error != asio::error::eof)
        return close();
    if (m_phase == Phase::Lingering)
        return error ? close() : read();
    m_input.commit(size);
    if (error) {
        m_hasPeerEnded = true;
        if (m_parser.hasBegun())
            refuse({ErrorCode::BadRequest, u"The request ended too early"_s});
        m_phase = Phase::Finishing;
    }
    proceed();
}

/// Returns whether a complete request was found; another one may follow it in the input.
bool Connection::parse()
{
    bool hasFound = false;
    while (mayParse() && m_input.size() > 0) {
        if (!m_parser.hasBegun())
            m_requestBegun = Clock::now();
        const auto bytes = m_input.cdata();
        const auto used = m_parser.feed({static_cast<const char *>(bytes.data()), bytes.size()});
        if (!used) {
            refuse(used.error());
            return false;
        }
        m_input.consume(*used);
        if (!m_parser.isDone()) {
            if (m_parser.takeExpectation())
                m_exchanges.push_back({.isAnswered = true, .response = {100, {}}});
            return hasFound;
        }
        hasFound = true;
        dispatch();
    }
    return hasFound;
}

void Connection::dispatch()
{
    Exchange exchange;
    exchange.begun = m_requestBegun;
    exchange.isHttp10 = m_parser.isHttp10();
    exchange.keepsAlive = m_parser.keepsAlive() && !m_thread.isFinishing();
    exchange.request = m_parser.take();
    m_hasRequested = true;
    const RequestPtr request = exchange.request;
    describe(*request);
    if (!exchange.keepsAlive)
        m_phase = Phase::Finishing;
    const std::uint64_t sequence = m_firstSequence + m_exchanges.size();
    m_exchanges.push_back(std::move(exchange));

    const auto sink = [mailbox = m_thread.mailbox(), connection = weak_from_this(),
                       sequence](std::function<Response()> make) {
        if (!mailbox->isOwnThread())
            return mailbox->put({connection, sequence, std::move(make)});
        if (const auto self = connection.lock())
            self->guarded([&] {
                self->store(sequence, make);
                self->proceed();
            });
    };
    const auto runOnConnection = [mailbox = m_thread.mailbox()](std::function<void()> work) {
        if (mailbox->isOwnThread())
            work();
        else
            mailbox->put({.prepare = std::move(work)});
    };
    m_thread.router().handle(request, Reply(sink, request, runOnConnection));
}

void Connection::describe(Request &request) const
{
    request.peer = m_peer;
    request.isFromLoopback = m_isFromLoopback;
    request.isTls = m_stream.isTls();
    request.errorStyle = m_thread.router().errorStyleOf(request.path);
    identify(request);
}

/// Responds to the current request with a protocol error; nothing can be read after it.
void Connection::refuse(const Error &error)
{
    Exchange exchange;
    exchange.request = m_parser.take();
    exchange.begun = m_requestBegun;
    exchange.keepsAlive = false;
    exchange.isAnswered = true;
    describe(*exchange.request);
    exchange.response = errorResponse(error, *exchange.request);
    m_thread.router().finish(exchange.response, *exchange.request);
    m_stored += qint64(exchange.response.body.size());
    m_exchanges.push_back(std::move(exchange));
    m_phase = Phase::Finishing;
}

void Connection::store(std::uint64_t sequence, const std::function<Response()> &make)
{
    if (sequence < m_firstSequence || sequence - m_firstSequence >= m_exchanges.size())
        return;
    Exchange &exchange = m_exchanges[sequence - m_firstSequence];
    try {
        exchange.response = make();
    } catch (const std::exception &exception) {
        exchange.response = errorResponse(
            {ErrorCode::Internal, QString::fromUtf8(exception.what())}, *exchange.request);
    }
    m_thread.router().finish(exchange.response, *exchange.request);
    exchange.isAnswered = true;
    m_stored += qint64(exchange.response.body.size());
}

void Connection::sendReady()
{
    if (m_isWriting)
        return; // asio still reads m_output
    while (!m_exchanges.empty() && m_exchanges.front().isAnswered) {
        appendReady(m_exchanges.front());
        m_stored -= qint64(m_exchanges.front().response.body.size());
        m_exchanges.pop_front();
        ++m_firstSequence;
    }
    write();
}

void Connection::appendReady(const Exchange &exchange)
{
    if (!exchange.request) {
        m_output += "HTTP/1.1 100 Continue\r\n\r\n";
        return;
    }
    const bool isLast = m_phase == Phase::Finishing && m_exchanges.size() == 1;
    appendAnswer(m_output, exchange.response,
                 {.requestId = exchange.request->requestId,
                  .date = m_thread.date(),
                  .isToHead = exchange.request->method == "HEAD",
                  .closes = !exchange.keepsAlive || isLast,
                  .isHttp10 = exchange.isHttp10});
    logExchange(exchange, exchange.response.status);
}

/// @param status  kGone if the caller closed the connection before its response
void Connection::logExchange(const Exchange &exchange, int status)
{
    const auto duration = Clock::now() - exchange.begun;
    m_thread.router().count(*exchange.request, status, duration);
    logRequest(m_thread.log(), *exchange.request,
               status == kGone ? QByteArray("gone") : QByteArray::number(status), duration);
    if (!exchange.response.logNote.empty())
        logFault(m_thread.log(), *exchange.request, exchange.response.logNote);
}

/// Fast path: tries a non-blocking write first, as the socket takes nearly every response at once.
void Connection::write()
{
    if (m_isWriting || m_output.empty() || m_phase == Phase::Closed)
        return;
    boost::system::error_code error;
    m_lastProgress = m_writeBegun = Clock::now();
    m_written = m_stream.writeSome(asio::buffer(m_output), error);
    if (error && error != asio::error::would_block)
        return close();
    if (m_written == m_output.size()) {
        m_output.clear();
        m_written = 0;
        if (m_output.capacity() > kKeptOutput)
            m_output.shrink_to_fit();
        return;
    }
    m_isWriting = true;
    writeRest();
}

void Connection::writeRest()
{
    m_stream.asyncWriteSome(asio::buffer(m_output) + m_written,
                            [self = shared_from_this()](const auto &error, std::size_t size) {
                                self->guarded([&] { self->onWritten(error, size); });
                            });
}

void Connection::onWritten(const boost::system::error_code &error, std::size_t size)
{
    if (m_phase == Phase::Closed)
        return;
    if (error)
        return close();
    m_lastProgress = Clock::now();
    m_written += size;
    countUnsent();
    if (m_written < m_output.size())
        return writeRest();
    m_isWriting = false;
    m_output = {}; // frees the memory of a large response
    m_written = 0;
    proceed();
}

void Connection::endIfDone()
{
    if (m_phase != Phase::Finishing || !m_exchanges.empty() || m_isWriting)
        return;
    if (m_hasPeerEnded)
        close();
    else
        linger();
}

/// Lingering close: half-closes the socket and drains input for a while. Closing with unread input
/// sends a RST, and the client could lose the response. @source RFC 9112, section 9.6
void Connection::linger()
{
    m_phase = Phase::Lingering;
    m_lastProgress = Clock::now();
    m_input.clear();
    m_stream.end();
}

} // namespace tilldesk::http
