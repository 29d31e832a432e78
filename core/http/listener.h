#pragma once

#include "core/base/log.h"
#include "core/base/result.h"
#include "core/http/router.h"
#include "core/http/tls_identity.h"

#include <chrono>
#include <cstdint>

namespace tilldesk::http {

/// Bounds of the endpoint. Defaults are measured or from service.md#limits.
struct ListenerOptions {
    std::string address = "127.0.0.1";   ///< `::` takes callers of IPv4 as well
    std::uint16_t port = 0;              ///< 0 takes a free one
    int threads = 1;                     ///< 1 to 4 I/O threads
    std::size_t maxHeaderBytes = 16'384; ///< start line and headers; over: 431
    std::size_t maxBodyBytes = 65'536;   ///< over: 413
    /// First byte to last byte of a request; over: 408. The TLS handshake too; over: closed.
    std::chrono::milliseconds requestTimeout{15'000};
    std::chrono::milliseconds idleTimeout{60'000}; ///< between requests of one connection
    int maxConnections = 256;                      ///< over: 503 and close
    /// When three quarters of the connections are taken: for the first byte, and for a handshake.
    std::chrono::milliseconds shortTimeout{2'000};
    // Of one remote address. Callers of this computer have no such limits, except in tests.
    bool limitsLoopback = false;
    int maxConnectionsPerAddress = 64;              ///< over: 503 and close
    int maxHandshakesPerAddress = 32;               ///< TLS handshakes under way; over: closed
    qint64 maxBufferedPerAddress = 2 * 1024 * 1024; ///< bytes of unfinished requests; over: 503
    // Responses that callers do not read.
    /// Bytes; over: closed. Beyond a third of it no further pipelined request is taken.
    qint64 maxUnsentPerConnection = 24 * 1024 * 1024;
    qint64 maxUnsent = 128 * 1024 * 1024; ///< bytes of all connections; over: the worst is closed
    qint64 minReadRate = 4 * 1024;        ///< bytes a second, after requestTimeout; slower: closed
    std::chrono::milliseconds stopTimeout{5'000}; ///< what stop() grants to running requests
    std::optional<TlsIdentity> tls = {};          ///< set: TLS 1.2 and 1.3 only
};

/// How a listener is used. The last three count from the start.
struct ListenerFigures {
    int connections = 0;
    qint64 unsent = 0; ///< bytes of responses that callers have not read
    quint64 accepted = 0;
    quint64 turnedAway = 0; ///< connections over a limit
    quint64 cut = 0;        ///< connections whose caller read too slowly
};

/// The HTTP/1.1 endpoint: sockets, TLS, parsing, limits and time-outs, one log line a request.
/// Keep-alive and pipelining; answers leave in the order of their requests.
///
/// Beast and Asio stay inside the listener's own files: connection, stream, io_thread, mailbox,
/// request_parser and answer. Each connection lives on one I/O thread, so none of them locks; the
/// mailbox is how answers of other threads come in.
class Listener
{
public:
    /// `router` and `log` must outlive it.
    Listener(ListenerOptions options, const Router &router, Log &log);
    ~Listener(); ///< stop()
    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;

    /// Binds and starts the I/O threads; may be called again after stop().
    /// Errors: `Internal` with the system's reason (address in use, no permission); `FieldInvalid`
    /// when the TLS identity is of no use.
    /// @return the port it listens on
    Result<std::uint16_t> start();
    /// Takes no new connections, lets requests that have begun finish for `stopTimeout` at most,
    /// closes, and joins the threads. Replies that are sent later go nowhere.
    /// @pre not called by a handler
    void stop();
    [[nodiscard]] ListenerFigures figures() const; ///< any thread

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace tilldesk::http
