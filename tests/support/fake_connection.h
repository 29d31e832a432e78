#pragma once

#include "core/gateway/joining.h"

namespace tilldesk::test {

/// A connection whose state the test sets.
class FakeConnection final : public gateway::Joining
{
public:
    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] QString server() const override { return QStringLiteral("192.168.1.20:8444"); }
    [[nodiscard]] Error problem() const override { return m_problem; }
    [[nodiscard]] int attempts() const override { return failed; }
    [[nodiscard]] std::optional<Timestamp> lostAt() const override { return lost; }
    [[nodiscard]] std::optional<Revocation> revocation() const override { return revoked; }
    [[nodiscard]] std::chrono::milliseconds pause() const override { return wholePause; }
    [[nodiscard]] std::chrono::milliseconds nextAttempt() const override { return restOfPause; }
    void tryNow() override { ++triedNow; }
    void join(const TillLink &link, const QString &name) override
    {
        joined = link;
        joinedAs = name;
        set(State::Connecting);
    }

    [[nodiscard]] bool isAsking() const override { return asks; }
    [[nodiscard]] Timestamp askedUntil() const override { return asked; }
    void stopJoining() override { ++stoppedJoining; }

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
        wholePause = std::chrono::milliseconds(1'000);
        restOfPause = std::chrono::milliseconds(800);
        set(State::Waiting);
    }

    int failed = 0;
    int triedNow = 0;
    std::optional<Timestamp> lost;
    std::optional<Revocation> revoked;
    std::chrono::milliseconds wholePause{0};
    std::chrono::milliseconds restOfPause{0};
    std::optional<TillLink> joined;
    QString joinedAs;
    bool asks = false;
    Timestamp asked{};
    int stoppedJoining = 0;

private:
    State m_state = State::Connected;
    Error m_problem;
};

} // namespace tilldesk::test
