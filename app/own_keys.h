#pragma once

#include "core/keys/key_service.h"
#include "core/keys/master_key.h"
#include "core/keys/response_signer.h"
#include "core/runtime/core_thread.h"

#include <QFuture>
#include <QThreadPool>

namespace tilldesk::app {

/// Where the service's own keys come from.
struct KeySources {
    keys::Keychain *keychain = nullptr; ///< none: the master key is in a file
    bool prefersKeychain = false;       ///< a new master key goes there
    keys::KeyMaker make = crypto::PrivateKey::generate;
};

/// The service's own keys and what signs with them, put together. Lives on the main thread.
class OwnKeys
{
public:
    /// @param masterKeyPath  file of the master key, which need not exist
    /// @pre `core` and the keychain outlive it
    OwnKeys(const QString &masterKeyPath, KeySources sources, runtime::CoreThread &core);
    ~OwnKeys() { stop(); }
    OwnKeys(const OwnKeys &) = delete;
    OwnKeys &operator=(const OwnKeys &) = delete;

    /// Finds the master key, or makes the first one, and unseals the keys with it. May ask the
    /// keychain, which answers through the event loop of this thread.
    /// @param service  lives on the core thread
    /// Errors: `Storage` with what is missing.
    Result<void> open(keys::KeyService &service, const Clock &clock,
                      const PublishedServiceNames &names);
    /// Makes the first keys when there are none, on a thread of its own: it can take half a second.
    /// The endpoint must not listen before. Errors: as KeyService::ensure() and
    /// CoreThread::submit(). @param kid  see keys::NewKeys @pre open()
    [[nodiscard]] QFuture<Result<void>> prepare(const QString &kid = {});
    /// Waits for keys that are being made: first ones, or those that replace others.
    void stop() { m_worker.waitForDone(); }

    [[nodiscard]] keys::PublishedKeys &published() { return m_published; }
    [[nodiscard]] const keys::KeyMaker &maker() const { return m_sources.make; }
    /// @pre open()
    [[nodiscard]] const keys::ResponseSigner &signer() const { return *m_signer; }

private:
    /// Makes keys that replace others on the worker. Any thread.
    void renew(std::function<keys::NewKeys()> make);

    KeySources m_sources;
    keys::MasterKeyPlaces m_places;
    runtime::CoreThread &m_core;
    keys::PublishedKeys m_published;
    keys::KeyService *m_service = nullptr;
    std::unique_ptr<keys::ResponseSigner> m_signer;
    QThreadPool m_worker; ///< of one thread
};

} // namespace tilldesk::app
