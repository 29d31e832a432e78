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
/// How long a caller may take to read the last answer, or to stop sending what nobody reads.
constexpr std::chrono::milliseconds kLinger(2'000);

} // namespace

Connection::Connection(Socket socket, IoThread &thread)
    : m_stream(std::move(socket), thread.tls()),
      m_thread(thread),
      m_parser(thread.options().maxHeaderBytes, thread.options().maxBodyBytes)
{
}

void Connection::start()
{
    auto &census = m_thread.census();
    const int limit = m_thread.options().maxConnections;
    m_isRefused = ++census.served > limit;
    m_isFromLoopback = m_stream.isFromLoopback();
    if (m_isRefused) {
        --census.served;
        if (++census.refused > limit)
            return close();
    }
    if (!m_stream.isTls())
        return open();
    m_phase = Phase::Handshaking;
    m_requestBegun = m_lastProgress = Clock::now();
    m_stream.asyncHandshake(
        [self = shared_from_this()](const auto &error, std::size_t) { self->onHandshake(error); });
}

void Connection::onHandshake(const boost::system::error_code &error)
{
    if (m_phase == Phase::Closed)
        return;
    if (!error)
        return open();
    if (error.category() != asio::error::get_ssl_category())
        return close(); // it has gone
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
        return; // what has begun may end, and dispatch() ends the connection
    if (m_exchanges.empty() && !m_isWriting)
        return close();
    m_phase = Phase::Finishing;
}

void Connection::close()
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    for (const Exchange &exchange : m_exchanges) {
        if (exchange.request)
            logExchange(exchange, "gone");
    }
    m_exchanges.clear();
    m_stream.close();
    --(m_isRefused ? m_thread.census().refused : m_thread.census().served);
    m_thread.remove(shared_from_this());
}

void Connection::checkDeadlines(Clock::time_point now)
{
    const auto waited = now - m_lastProgress;
    if (m_phase == Phase::Lingering) {
        if (waited >= std::min(kLinger, m_thread.options().requestTimeout))
            close();
    } else if (m_phase == Phase::Handshaking || m_isWriting) {
        if (waited >= m_thread.options().requestTimeout)
            close();
    } else if (m_phase == Phase::Open && m_parser.hasBegun()) {
        if (now - m_requestBegun >= m_thread.options().requestTimeout) {
            refuse({ErrorCode::RequestTimeout, {}});
            proceed();
        }
    } else if (m_phase == Phase::Open && m_exchanges.empty()) {
        if (waited >= m_thread.options().idleTimeout)
            close();
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
        sendReady();
    }
    m_isProceeding = false;
    endIfDone();
    read();
}

bool Connection::mayParse() const
{
    return m_phase == Phase::Open && !m_isWriting && m_exchanges.size() < kMaxPipelined;
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
                               self->onRead(error, size);
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

/// @return whether a request was found, so that there may be another behind it
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
        if (const auto self = connection.lock()) {
            self->store(sequence, make);
            self->proceed();
        }
    };
    const auto errands = [mailbox = m_thread.mailbox()](std::function<void()> work) {
        if (mailbox->isOwnThread())
            work();
        else
            mailbox->put({.prepare = std::move(work)});
    };
    m_thread.router().handle(request, Reply(sink, request, errands));
}

void Connection::describe(Request &request) const
{
    request.isFromLoopback = m_isFromLoopback;
    request.isTls = m_stream.isTls();
    request.errorStyle = m_thread.router().errorStyleOf(request.path);
    identify(request);
}

/// Answers the request at hand with an error of the protocol, after which nothing can be read.
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
}

void Connection::sendReady()
{
    if (m_isWriting)
        return; // the system reads m_output
    while (!m_exchanges.empty() && m_exchanges.front().isAnswered) {
        appendReady(m_exchanges.front());
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
    logExchange(exchange, QByteArray::number(exchange.response.status));
}

void Connection::logExchange(const Exchange &exchange, const QByteArray &outcome)
{
    logRequest(m_thread.log(), *exchange.request, outcome, Clock::now() - exchange.begun);
    if (!exchange.response.logNote.empty())
        logFault(m_thread.log(), *exchange.request, exchange.response.logNote);
}

/// Tries without waiting first: the system takes nearly every answer at once.
void Connection::write()
{
    if (m_isWriting || m_output.empty() || m_phase == Phase::Closed)
        return;
    boost::system::error_code error;
    m_lastProgress = Clock::now();
    m_written = m_stream.writeSome(asio::buffer(m_output), error);
    if (error && error != asio::error::would_block)
        return close();
    if (m_written == m_output.size()) {
        m_output.clear();
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
                                if (error)
                                    return self->close();
                                self->m_lastProgress = Clock::now();
                                self->m_written += size;
                                if (self->m_written < self->m_output.size())
                                    return self->writeRest();
                                self->m_isWriting = false;
                                self->m_output = {}; // it was a large one
                                self->proceed();
                            });
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

/// Says that no more will come and reads on for a while: closing with unread bytes would reset the
/// connection, and the caller might lose the answer. @source RFC 9112, section 9.6
void Connection::linger()
{
    m_phase = Phase::Lingering;
    m_lastProgress = Clock::now();
    m_input.clear();
    m_stream.end();
}

} // namespace tilldesk::http
