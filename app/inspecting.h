#pragma once

#include "app/core_services.h"
#include "core/callbacks/inbox_routes.h"
#include "core/callbacks/inspection.h"
#include "core/merchants/key_set_cache.h"
#include "core/merchants/key_set_fetcher.h"
#include "core/payments/payment_links.h"
#include "core/threads/read_threads.h"

#include <atomic>
#include <mutex>

namespace tilldesk::app {

/// Creates and connects the parts that check callbacks: the inspector for users, and the inbox that
/// receives callbacks. Called on the main thread.
class Inspecting
{
public:
    /// All references must outlive this object.
    struct Needs {
        const merchants::PublishedDirectory &directory;
        keys::PublishedKeys &keys;
        const Clock &clock;
        const Clock &realClock; ///< wall clock: for key sets fetched from other servers
        Log &log;
        const payments::PublicAddress &address;
        threads::CoreThread &core;
        threads::ReadThreads &readers;
        const PublishedServiceNames &names;
        QString settingsFile;  ///< path of the file that setInbox() writes
        bool hasInbox = false; ///< whether the inbox is on at the start
        QString inboxKeySet;   ///< URL of the senders' key set; empty: this service's own keys
        /// Called after the commit of a received callback that passes every check, on any thread.
        std::function<void(const PaymentId &payment)> hears;
    };
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    explicit Inspecting(Needs needs);

    /// Must be called before the first request. @param services  live on the core thread
    void open(CoreServices &services) { m_services = &services; }
    /// Stops the thread that fetches keys and answers the callbacks that wait for it with `Busy`.
    void stop();

    // Functions with a parameter `done` call it once, on any thread; never if stop() interrupts the
    // fetch of a key set.

    /// Errors: `FieldInvalid` (keySet) with the reason why the key set is unavailable; `Busy`;
    /// `Storage`.
    void inspect(const CallbackInspection &wanted, const Done<QList<CallbackFinding>> &done);
    /// Returns the last 500 messages, newest first. Errors: `Busy`; `Storage`.
    void messages(const Done<QList<InboxMessage>> &done);
    /// Deletes all messages. Called on the core thread, in its transaction.
    Result<void> clear();

    /// Returns whether the inbox is on. Thread-safe.
    [[nodiscard]] bool hasInbox() const { return m_hasInbox; }
    /// Switches the inbox on or off: writes the setting `inbox` to the settings file and records
    /// the change in the audit trail. No-op if nothing changes.
    /// Errors: `Busy`; `Storage`, and nothing has changed.
    void setInbox(bool isOn, const AuditActor &by, const Done<void> &done);
    /// Returns the URL of the inbox; empty if the inbox is off.
    [[nodiscard]] QString inboxAddress() const;
    /// See callbacks::InboxRouteNeeds.
    void receive(const callbacks::InboxArrival &arrival,
                 const callbacks::InboxRouteNeeds::Done &done);

private:
    using Keys = callbacks::InspectionKeys;

    [[nodiscard]] callbacks::InspectionContext context(const Keys &keys) const;
    /// Returns whether the keys belong to another service, whose profiles and payments are unknown
    /// here.
    [[nodiscard]] bool isForeign(const Keys &keys) const;
    [[nodiscard]] Keys ownKeys() const;
    /// Finds the keys that a user names: an address, a pasted key set, or empty for the service's
    /// own.
    void findKeys(const QString &keySet, const Done<Keys> &done);
    /// Finds the keys of those who send to the inbox. A failed fetch yields keys without a set; it
    /// is not an error.
    void findSenderKeys(const CallbackInspection &callback, const std::function<void(Keys)> &done);
    [[nodiscard]] QString ageOf(const merchants::KeySetPtr &keys);
    void check(const callbacks::InboxArrival &arrival, const Keys &keys,
               const callbacks::InboxRouteNeeds::Done &done);

    Needs m_needs;
    std::atomic<bool> m_hasInbox;
    CoreServices *m_services = nullptr;
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets;
    std::mutex m_mutex;
    merchants::KeySetPtr m_lastKeys; ///< last key set of the senders
    Timestamp m_lastKeysAt;          ///< time of the first use of m_lastKeys
};

} // namespace tilldesk::app
