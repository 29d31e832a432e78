#pragma once

#include "core/base/clock.h"
#include "core/gateway/callbacks.h"

#include <optional>

namespace tilldesk::test {

/// In-memory fake. Replies at once with a finished future and emits the change signals.
class FakeCallbacks final : public gateway::Callbacks
{
    Q_OBJECT

public:
    explicit FakeCallbacks(const Clock &clock) : m_clock(clock) {}

    QList<CallbackDetails> callbacks; ///< oldest first
    QList<InboxMessage> messages;     ///< newest first
    QString address;                  ///< of the inbox; empty: the inbox is off
    QList<CallbackFinding> findings;  ///< reply of inspect()

    QStringList calls;                     ///< for example "page 0+100", where 0 is `before`
    QList<CallbackFilter> filters;         ///< of every page() in `calls`
    QList<CallbackInspection> inspections; ///< of every inspect()
    QList<TestCallback> tests;             ///< of every sendTest()
    std::optional<Error> error; ///< error reply of all reads and of clearInbox() while set
    std::optional<Error> inspectError;
    std::optional<Error> sendError; ///< error reply of all calls that send, while set

    QFuture<Result<CallbackPage>> page(const CallbackFilter &filter, std::optional<qint64> before,
                                       int count) override;
    QFuture<Result<CallbackCounts>> counts(const CallbackFilter &filter) override;
    QFuture<Result<CallbackTimes>> times(const CallbackFilter &filter) override;
    QFuture<Result<CallbackDetails>> details(const CallbackId &id) override;
    QFuture<Result<void>> sendAgain(const CallbackId &id) override;
    QFuture<Result<int>> sendFailedAgain(const CallbackFilter &filter) override;
    QFuture<Result<CallbackId>> sendTest(const TestCallback &wanted) override;
    QFuture<Result<QList<CallbackFinding>>> inspect(const CallbackInspection &wanted) override;
    [[nodiscard]] QString inboxAddress() const override { return address; }
    QFuture<Result<void>> setInbox(bool isOn) override;
    QFuture<Result<QList<InboxMessage>>> inbox() override;
    QFuture<Result<void>> clearInbox() override;

    /// Adds a callback as the newest and emits changed().
    void add(CallbackDetails details);
    /// Adds an attempt to a waiting callback and emits changed(). addAttempt() decides the next
    /// state.
    void attempt(const CallbackId &id, CallbackOutcome outcome, int status);
    /// Adds a message as the newest and emits inboxChanged().
    void receive(const InboxMessage &message);
    [[nodiscard]] CallbackDetails *find(const CallbackId &id);

private:
    [[nodiscard]] QList<Callback> matching(CallbackFilter filter) const;
    void waitAgain(Callback &callback);

    const Clock &m_clock;
};

} // namespace tilldesk::test
