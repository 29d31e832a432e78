#pragma once

#include "core/base/clock.h"
#include "core/gateway/callbacks.h"

#include <optional>

namespace tilldesk::test {

/// Callbacks in memory. Answers at once, as a done future, and tells what it changed.
class FakeCallbacks final : public gateway::Callbacks
{
    Q_OBJECT

public:
    explicit FakeCallbacks(const Clock &clock) : m_clock(clock) {}

    QList<CallbackDetails> callbacks; ///< oldest first
    QList<InboxMessage> messages;     ///< newest first
    QString address;                  ///< of the inbox; empty: it is off
    QList<CallbackFinding> findings;  ///< answer of inspect()

    QStringList calls;                     ///< for example "page 0+100" with the `seq` it is before
    QList<CallbackFilter> filters;         ///< of every page() in `calls`
    QList<CallbackInspection> inspections; ///< of every inspect()
    QList<TestCallback> tests;             ///< of every sendTest()
    std::optional<Error> error;            ///< answer of everything while it is set
    std::optional<Error> inspectError;
    std::optional<Error> sendError; ///< answer of all that sends

    QFuture<Result<CallbackPage>> page(const CallbackFilter &filter, std::optional<qint64> before,
                                       int count) override;
    QFuture<Result<CallbackCounts>> counts(const CallbackFilter &filter) override;
    QFuture<Result<CallbackDetails>> details(const CallbackId &id) override;
    QFuture<Result<void>> sendAgain(const CallbackId &id) override;
    QFuture<Result<int>> sendFailedAgain(const CallbackFilter &filter) override;
    QFuture<Result<CallbackId>> sendTest(const TestCallback &wanted) override;
    QFuture<Result<QList<CallbackFinding>>> inspect(const CallbackInspection &wanted) override;
    [[nodiscard]] QString inboxAddress() const override { return address; }
    QFuture<Result<QList<InboxMessage>>> inbox() override;
    QFuture<Result<void>> clearInbox() override;

    /// Adds a callback, the newest, and tells.
    void add(CallbackDetails details);
    /// One more attempt of a callback that waits, and tells. It waits on unless it was received.
    void attempt(const CallbackId &id, CallbackOutcome outcome, int status);
    /// Adds a message, the newest, and tells.
    void receive(const InboxMessage &message);
    [[nodiscard]] CallbackDetails *find(const CallbackId &id);

private:
    [[nodiscard]] QList<Callback> matching(CallbackFilter filter) const;
    void waitAgain(Callback &callback);

    const Clock &m_clock;
};

} // namespace tilldesk::test
