#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <chrono>
#include <functional>
#include <memory>

namespace tilldesk::test {

/// An HTTP proxy in front of a service on this computer, on a thread of its own, that treats each
/// request as the test says. Nothing depends on time: what it holds back waits for release(). Each
/// request has a connection of its own. Thread-safe.
class FaultProxy
{
public:
    struct Request {
        QByteArray method;
        QByteArray target;
        QByteArray head; ///< all header lines
        QByteArray body;
    };
    struct Response {
        int status = 0;
        QList<std::pair<QByteArray, QByteArray>> headers; ///< without Content-Length
        QByteArray body;

        [[nodiscard]] QByteArray value(const QByteArray &name) const; ///< ignores case
        void set(const QByteArray &name, const QByteArray &value);    ///< empty: removes it
    };
    enum class Fault {
        None,
        CutBefore,    ///< closes the connection; the service sees nothing
        CutAfter,     ///< closes the connection once the service has answered
        CutWithin,    ///< sends half of the service's response, then closes
        AnswerBefore, ///< answers Treatment::status; the service sees nothing
        AnswerAfter,  ///< the service answers, but the caller gets Treatment::status
        HoldBefore,   ///< forwards the request after release()
        HoldAfter,    ///< forwards the request at once, and the response after release()
        Repeat,       ///< forwards the request twice; the caller gets the second response
        Stale,        ///< the service answers, but the caller gets the response before that
    };
    struct Treatment {
        Fault fault = Fault::None;
        int status = 503;
        QByteArray headers = {};       ///< of AnswerBefore and AnswerAfter, each with its line end
        std::chrono::seconds clock{0}; ///< added to `Date`
        /// Changes what the service has answered. Called on the proxy's thread.
        std::function<void(const Request &, Response &)> rewrite = {};
    };
    /// Called on the proxy's thread, once for each request in the order in which they arrive.
    using Decide = std::function<Treatment(const Request &)>;

    /// @param service  address such as `http://127.0.0.1:8080`
    explicit FaultProxy(const QString &service);
    ~FaultProxy();
    FaultProxy(const FaultProxy &) = delete;
    FaultProxy &operator=(const FaultProxy &) = delete;

    /// Forwards to another service from now on, as after a restart.
    void lead(const QString &service);
    /// Decides on each request from now on. Null: no faults.
    void decide(Decide decide);
    /// Treats the next requests like this, one after the other, then as decide() says.
    void treatNext(const QList<Treatment> &next);

    [[nodiscard]] QString address() const; ///< for example `http://127.0.0.1:40123`
    [[nodiscard]] QList<Request> requests() const;
    [[nodiscard]] int held() const;
    /// Waits until `count` requests or responses are held. Returns whether that happens within 30
    /// s.
    [[nodiscard]] bool waitForHeld(int count) const;
    /// Lets go of the held request or response that came first, or last: with the last first, they
    /// change their order.
    enum class Which { First, Last };
    void release(Which which = Which::First);

private:
    class Worker;
    struct Shared;
    const std::shared_ptr<Shared> m_shared;
    struct Running;
    const std::unique_ptr<Running> m_running;
};

} // namespace tilldesk::test
