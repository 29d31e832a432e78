#pragma once

#include "core/net/answer_reader.h"
#include "core/net/connection_pool.h"
#include "core/net/resolver.h"
#include "core/net/trust_store.h"

namespace tilldesk::net {

/// State shared by all calls of one Network: resolver cache, connection pool, trust store. Used on
/// the network thread only.
struct NetworkState {
    NetworkState(boost::asio::io_context &context_, LookUp lookUp, TrustStore trust_)
        : context(context_),
          trust(std::move(trust_)),
          resolver(context, std::move(lookUp)),
          pool(context)
    {
    }

    boost::asio::io_context &context;
    const TrustStore trust;
    Resolver resolver;
    ConnectionPool pool;
};

/// One call. Keeps itself alive until its callback has run.
class Exchange : public std::enable_shared_from_this<Exchange>
{
public:
    /// @param state  must outlive the exchange
    Exchange(NetworkState &state, Call call, Done done);

    void start(std::chrono::milliseconds timeout);

private:
    using ErrorCode = boost::system::error_code;

    void resolve();
    void probeBeforeReuse();
    void connectTo(const Addresses &found);
    void connectNext();
    void connected();
    void shakeHands();
    void send();
    void read();
    void feed();
    void answer();
    void fail(Outcome outcome, const QString &detail);
    void finish(Answer answer);
    /// Returns the time since the last call of it, or since the start.
    [[nodiscard]] std::chrono::milliseconds endStep();
    [[nodiscard]] bool isOver() const { return !m_done; }

    NetworkState &m_state;
    const Call m_call;
    Done m_done;
    std::string m_request;
    Addresses m_addresses; ///< allowed addresses not tried yet; the last element is next
    QString m_address;
    std::unique_ptr<Connection> m_connection;
    bool m_isReused = false;
    bool m_wasSent = false;
    ConnectionFacts m_facts;
    std::chrono::steady_clock::time_point m_stepBegan; ///< of the look-up, then of the connecting
    AnswerReader m_reader;
    boost::asio::steady_timer m_deadline;
    boost::asio::steady_timer
        m_stepTimer; ///< time-out of a connect step, or delay of the probe before reuse
};

} // namespace tilldesk::net
