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
    std::string address = "127.0.0.1";   ///< `::` also accepts IPv4 callers
    std::uint16_t port = 0;              ///< 0: the system chooses a free port
    int threads = 1;                     ///< 1 to 4 I/O threads
    std::size_t maxHeaderBytes = 16'384; ///< start line and headers; over: 431
    std::size_t maxBodyBytes = 65'536;   ///< over: 413
    /// Time from the first to the last byte of a request; over: 408. Also for the TLS handshake;
    /// over: closed.
    std::chrono::milliseconds requestTimeout{15'000};
    std::chrono::milliseconds idleTimeout{60'000}; ///< between requests of one connection
    int maxConnections = 256;                      ///< over: 503 and close
    /// Time for the first byte and for a handshake, while three quarters of the connections are in
    /// use.
    std::chrono::milliseconds shortTimeout{2'000};
    // Limits of one remote address. Loopback callers have no such limits, except in tests.
    bool limitsLoopback = false;
    int maxConnectionsPerAddress = 64;                ///< over: 503 and close
    int maxHandshakesPerAddress = 32;                 ///< TLS handshakes in flight; over: closed
    qint64 maxBufferedPerAddress = 2LL * 1024 * 1024; ///< bytes of unfinished requests; over: 503
    // Back-pressure: limits of responses that callers do not read.
    /// Bytes; over: closed. Beyond a third of this, no further pipelined request is parsed.
    qint64 maxUnsentPerConnection = 24LL * 1024 * 1024;
    qint64 maxUnsent = 128LL * 1024 * 1024; ///< bytes of all connections; over: the connection with
                                            ///< the most is closed
    /// Bytes per second that a caller must read after requestTimeout; slower: closed.
    qint64 minReadRate = 4LL * 1024;
    std::chrono::milliseconds stopTimeout{5'000}; ///< how long stop() waits for running requests
    std::optional<TlsIdentity> tls = {};          ///< set: TLS 1.2 and 1.3 only
};

/// Usage of a listener. The last three members count since the start of the listener.
struct ListenerFigures {
    int connections = 0;
    qint64 unsent = 0; ///< bytes of responses that callers have not read
    quint64 accepted = 0;
    quint64 turnedAway = 0; ///< connections over a limit
    quint64 cut = 0;        ///< connections whose caller read too slowly
};

/// The HTTP/1.1 endpoint: sockets, TLS, parsing, limits and time-outs, one log line per request.
/// Supports keep-alive and pipelining; responses leave in request order.
///
/// Only the listener's own files use Beast and Asio: connection, stream, io_thread, mailbox,
/// request_parser and answer. Each connection belongs to one I/O thread, so connections need no
/// locks; responses from other threads arrive through the mailbox.
class Listener
{
public:
    /// `router` and `log` must outlive the listener.
    Listener(ListenerOptions options, const Router &router, Log &log);
    ~Listener(); ///< Calls stop().
    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;

    /// Binds and starts the I/O threads; may be called again after stop(). Returns the port.
    /// Errors: `Internal` with the system's reason (address in use, no permission); `FieldInvalid`
    /// if the TLS identity cannot be used.
    Result<std::uint16_t> start();
    /// Accepts no new connections, waits up to `stopTimeout` for requests that have begun, closes
    /// all connections, and joins the threads. Later replies are dropped. Blocks.
    /// @pre not called by a handler
    void stop();
    [[nodiscard]] ListenerFigures figures() const; ///< thread-safe

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace tilldesk::http
