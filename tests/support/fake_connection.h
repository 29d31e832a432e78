#pragma once

#include "core/gateway/connection.h"

namespace tilldesk::test {

/// A connection whose state the test sets.
class FakeConnection final : public gateway::Connection
{
public:
    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] QString server() const override { return QStringLiteral("192.168.1.20:8444"); }
    [[nodiscard]] Error problem() const override { return m_problem; }
    [[nodiscard]] int attempts() const override { return failed; }
    [[nodiscard]] std::optional<Timestamp> lostAt() const override { return lost; }
    [[nodiscard]] std::chrono::milliseconds nextAttempt() const override { return pause; }
    void tryNow() override { ++triedNow; }
    void join(const TillLink &link, const QString &name) override
    {
        joined = link;
        joinedAs = name;
        set(State::Connecting);
    }

    void set(State state, const Error &problem = {})
    {
        m_state = state;
        m_problem = problem;
        Q_EMIT changed();
    }
    /// Loses the connection at a time, for the first time.
    void lose(Timestamp at)
    {
        lost = at;
        failed = 1;
        pause = std::chrono::milliseconds(800);
        set(State::Waiting);
    }

    int failed = 0;
    int triedNow = 0;
    std::optional<Timestamp> lost;
    std::chrono::milliseconds pause{0};
    std::optional<TillLink> joined;
    QString joinedAs;

private:
    State m_state = State::Connected;
    Error m_problem;
};

} // namespace tilldesk::test
