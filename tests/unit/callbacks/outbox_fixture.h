#pragma once

#include "core/callbacks/due_callbacks.h"
#include "tests/support/core_fixture.h"

namespace tilldesk::test {

[[nodiscard]] inline CallbackAttempt
attemptAt(Timestamp at, CallbackOutcome outcome, int status = 0,
          std::chrono::milliseconds duration = std::chrono::milliseconds(41))
{
    CallbackAttempt attempt;
    attempt.at = at;
    attempt.duration = duration;
    attempt.outcome = outcome;
    attempt.status = status;
    return attempt;
}

/// The core with a profile that has both callback URLs.
struct OutboxFixture : CoreFixture {
    OutboxFixture()
    {
        Profile wanted = openProfile(merchant.id, QStringLiteral("Called"));
        wanted.identifyCallbackUrl = QStringLiteral("https://shop.example.com/identify");
        wanted.callbackUrl = QStringLiteral("https://shop.example.com/callback");
        called = addProfile(wanted);
        events = {};
    }

    Payment payCalled() { return pay(called.id, newPayment()); }
    /// Adds a test callback to `url`. Returns its id.
    CallbackId addTest(const QString &url = QStringLiteral("https://shop.example.com/test"),
                       CallbackFault fault = CallbackFault::None)
    {
        return commit([&] {
            return outbox.addTest({called.id, PaymentStatus::Succeeded, url, fault}, called);
        });
    }
    [[nodiscard]] callbacks::CallbackRow row(const CallbackId &id)
    {
        return *callbacks::CallbackRepository(db).find(id);
    }
    [[nodiscard]] callbacks::CallbackRow row(qint64 seq)
    {
        auto id = db.prepare(QStringLiteral("SELECT id FROM callback WHERE seq = :seq"));
        id.bind(QStringLiteral(":seq"), seq);
        return id.next() ? *callbacks::CallbackRepository(db).find(id.read<CallbackId>())
                         : callbacks::CallbackRow();
    }
    /// Stores an attempt that began now.
    void record(qint64 seq, CallbackOutcome outcome, int status = 0,
                std::chrono::milliseconds duration = std::chrono::milliseconds(41))
    {
        commit([&] {
            std::ignore = outbox.record(seq, attemptAt(clock.now(), outcome, status, duration));
            return 0;
        });
    }
    [[nodiscard]] QList<qint64> due(const QString &host = QStringLiteral("shop.example.com:443"))
    {
        QList<qint64> seqs;
        for (const auto &callback : callbacks::DueCallbacks(db).due(host, clock.now(), 100, {}))
            seqs << callback.seq;
        return seqs;
    }

    Profile called;
};

} // namespace tilldesk::test
