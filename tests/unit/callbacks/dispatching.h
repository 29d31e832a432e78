#pragma once

#include "core/callbacks/dispatcher.h"
#include "core/callbacks/send_scheduler.h"
#include "core/net/trust_store.h"
#include "tests/support/callback_receiver.h"
#include "tests/support/core_fixture.h"
#include "tests/support/own_log.h"
#include "tests/support/signing_keys.h"

#include <QCoreApplication>

namespace tilldesk::test {

using namespace Qt::StringLiterals;

/// The dispatcher over a real database. The test's thread does the core's part, so attempts are
/// stored while the test runs an event loop.
class Dispatching : public CoreFixture, public QObject
{
public:
    Dispatching() : CoreFixture(Where::File)
    {
        Profile wanted = openProfile(merchant.id, QStringLiteral("Local"));
        wanted.allowsLoopbackCallbacks = true;
        local = addProfile(wanted);
        publishSomeKeys(keys, clock.now());
    }
    ~Dispatching() override { dispatcher.reset(); }

    void start(std::chrono::milliseconds timeout = std::chrono::seconds(20),
               const QString &caFile = {})
    {
        dispatcher.reset(); // a database has at most one dispatcher
        dispatcher = std::make_unique<callbacks::Dispatcher>(callbacks::Dispatcher::Needs{
            .databasePath = path(),
            .clock = clock,
            .log = log.log(),
            .signer = signer,
            .terms =
                [this](const ProfileId &id) {
                    onSending();
                    return termsOf(id);
                },
            .isHeld =
                [this] {
                    ++polls;
                    return false;
                },
            .faultsAllowed = [this] { return areFaultsAllowed.load(); },
            .record =
                [this](const QList<callbacks::MadeAttempt> &attempts,
                       const callbacks::Dispatcher::Recorded &recorded) {
                    QMetaObject::invokeMethod(
                        this, [this, attempts, recorded] { recorded(record(attempts)); },
                        Qt::QueuedConnection);
                },
            .trust = net::loadTrustStore(caFile).value(),
            .timeout = timeout,
            .synchronousTimeout = synchronousTimeout,
            .nice = nice});
        if (const auto started = dispatcher->start(); !started)
            qFatal("%s", qPrintable(started.error().detail));
    }

    /// Commits a callback. Returns its seq.
    qint64 add(const QString &url, CallbackFault fault = CallbackFault::None,
               const ProfileId &profileId = {})
    {
        const Profile &from = published.current()
                                  ->profile(profileId.text().isEmpty() ? local.id : profileId)
                                  ->profile;
        const auto id = commit([&] {
            return outbox.addTest({from.id, PaymentStatus::Succeeded, url, fault}, from);
        });
        return callbacks::CallbackRepository(db).find(id)->seq;
    }
    /// As add(), and wakes the dispatcher.
    qint64 send(const QString &url, CallbackFault fault = CallbackFault::None,
                const ProfileId &profileId = {})
    {
        const qint64 seq = add(url, fault, profileId);
        dispatcher->wake();
        return seq;
    }
    void pass(std::chrono::milliseconds time)
    {
        clock.advance(time);
        dispatcher->wake();
    }

    [[nodiscard]] callbacks::CallbackRow row(qint64 seq)
    {
        auto id = db.prepare(QStringLiteral("SELECT id FROM callback WHERE seq = :seq"));
        id.bind(QStringLiteral(":seq"), seq);
        return id.next() ? *callbacks::CallbackRepository(db).find(id.read<CallbackId>())
                         : callbacks::CallbackRow();
    }
    [[nodiscard]] int attempts(qint64 seq) { return row(seq).attempts; }
    /// Returns a column of all attempts of a callback as texts.
    [[nodiscard]] QStringList column(qint64 seq, const QString &name)
    {
        QStringList texts;
        auto rows = db.prepare(u"SELECT CAST(%1 AS TEXT) FROM callback_attempt"
                               " WHERE callback = %2 ORDER BY number"_s.arg(name)
                                   .arg(seq));
        while (rows.next())
            texts << rows.read<QString>();
        return texts;
    }

    Profile local; ///< allows loopback callbacks; `profile` does not
    keys::PublishedKeys keys;
    PublishedServiceNames names{
        ServiceNames(QStringLiteral("Bakery"), QStringLiteral("https://claims.example"))};
    const callbacks::CallbackSigner signer{keys, names};
    OwnLog log;
    std::chrono::milliseconds synchronousTimeout = std::chrono::seconds(20);
    int nice = 0; ///< the tests keep normal thread priority
    std::atomic<bool> areFaultsAllowed = true;
    std::atomic<int> polls = 0; ///< how often the dispatcher has begun to look for due callbacks
    std::function<void()> onSending = [] {}; ///< called on the dispatcher's thread
    bool refusesToRecord = false;
    bool refusesManyAtOnce = false; ///< stores single attempts only
    int refused = 0;
    std::unique_ptr<callbacks::Dispatcher> dispatcher;

private:
    bool record(const QList<callbacks::MadeAttempt> &attempts)
    {
        if (refusesToRecord || (refusesManyAtOnce && attempts.size() > 1)) {
            refused += int(attempts.size());
            return false;
        }
        commit([&] {
            for (const auto &[seq, attempt] : attempts)
                std::ignore = outbox.record(seq, attempt);
            return 0;
        });
        dispatcher->wake();
        return true;
    }
    [[nodiscard]] std::optional<callbacks::CallbackTerms> termsOf(const ProfileId &id) const
    {
        const auto directory = published.current();
        const auto *stored = directory->profile(id);
        if (stored == nullptr)
            return {};
        return callbacks::CallbackTerms{urlRuleOf(stored->profile), stored->profile.callbackHeader};
    }
};

} // namespace tilldesk::test
