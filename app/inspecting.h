#pragma once

#include "app/core_services.h"
#include "core/callbacks/inbox_routes.h"
#include "core/callbacks/inspection.h"
#include "core/merchants/key_set_cache.h"
#include "core/merchants/key_set_fetcher.h"
#include "core/payments/payment_links.h"
#include "core/runtime/readers.h"

#include <mutex>

namespace tilldesk::app {

/// What looks at callbacks, put together: the inspector that people ask, and the inbox that
/// receives them. Lives on the main thread.
class Inspecting
{
public:
    /// Everything outlives it.
    struct Needs {
        const merchants::PublishedDirectory &directory;
        keys::PublishedKeys &keys;
        const Clock &clock;
        const Clock &realClock; ///< for what is elsewhere
        Log &log;
        const payments::PublicAddress &address;
        runtime::CoreThread &core;
        runtime::Readers &readers;
        const PublishedServiceNames &names;
        bool hasInbox = false;
        QString inboxKeySet; ///< address of the senders' keys; empty: the service's own
    };
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    explicit Inspecting(Needs needs);

    /// Must come before the first request. @param services  live on the core thread
    void open(CoreServices &services) { m_services = &services; }
    /// Ends the thread that fetches, and answers the callbacks that wait for it with `Busy`.
    void stop();

    // Each answer comes once, on any thread; never when what is asked for was still being fetched
    // at the end.

    /// Errors: `FieldInvalid` (keySet) with the reason why it cannot be had; `Busy`; `Storage`.
    void inspect(const CallbackInspection &wanted, const Done<QList<CallbackFinding>> &done);
    /// The last 500, newest first. Errors: `Busy`; `Storage`.
    void messages(const Done<QList<InboxMessage>> &done);
    /// Errors: `Busy`; `Storage`.
    void clear(const Done<void> &done);

    [[nodiscard]] bool hasInbox() const { return m_needs.hasInbox; }
    /// Where the inbox receives; empty while it is off.
    [[nodiscard]] QString inboxAddress() const;
    /// See callbacks::InboxRouteNeeds.
    void receive(const callbacks::InboxArrival &arrival,
                 const callbacks::InboxRouteNeeds::Done &done);

private:
    using Keys = callbacks::InspectionKeys;

    [[nodiscard]] callbacks::InspectionContext context(const Keys &keys) const;
    /// @return whether the keys are another service's, whose profiles and payments are not ours
    [[nodiscard]] bool isForeign(const Keys &keys) const;
    [[nodiscard]] Keys ownKeys() const;
    /// The keys that somebody asks for.
    void findKeys(const QString &keySet, const Done<Keys> &done);
    /// The keys of those who send to the inbox. None is no error.
    void findSenderKeys(const CallbackInspection &callback, const std::function<void(Keys)> &done);
    [[nodiscard]] QString ageOf(const merchants::KeySetPtr &keys);
    void check(const callbacks::InboxArrival &arrival, const Keys &keys,
               const callbacks::InboxRouteNeeds::Done &done);

    Needs m_needs;
    CoreServices *m_services = nullptr;
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets;
    std::mutex m_mutex;
    merchants::KeySetPtr m_lastKeys; ///< of the senders
    Timestamp m_lastKeysAt;          ///< when they were first seen
};

} // namespace tilldesk::app
