#pragma once

#include "core/keys/key_service.h"
#include "core/keys/master_key.h"
#include "core/keys/response_signer.h"
#include "core/threads/core_thread.h"

#include <QFuture>
#include <QThreadPool>

namespace tilldesk::app {

/// The sources of the service's own keys.
struct KeySources {
    keys::Keychain *keychain = nullptr; ///< null: the master key is in a file
    bool prefersKeychain = false;       ///< true: a new master key is stored in the keychain
    keys::KeyMaker make = crypto::PrivateKey::generate;
};

/// Creates and connects the service's own keys and the signers that use them. Called on the main
/// thread.
class OwnKeys
{
public:
    /// @param masterKeyPath  file of the master key, which need not exist
    /// @pre `core` and the keychain outlive this object
    OwnKeys(const QString &masterKeyPath, KeySources sources, threads::CoreThread &core);
    ~OwnKeys() { stop(); }
    OwnKeys(const OwnKeys &) = delete;
    OwnKeys &operator=(const OwnKeys &) = delete;

    /// Finds the master key, or creates the first one, and decrypts the keys with it. May query the
    /// keychain, which answers through the event loop of this thread. Blocks.
    /// @param service  lives on the core thread
    /// Errors: `Storage`, naming what is missing.
    Result<void> open(keys::KeyService &service, const Clock &clock,
                      const PublishedServiceNames &names);
    /// As open(), for a standby: only reads, over the connection of the caller.
    /// Errors: `Storage`, also if the database has no keys yet.
    Result<void> openStandby(storage::Database &db, const Clock &clock,
                             const PublishedServiceNames &names);
    /// Publishes the keys of the database again. Any thread. @pre openStandby() has succeeded
    Result<void> publish(storage::Database &db, const Clock &clock,
                         const PublishedServiceNames &names);
    /// Creates the first keys if there are none, on the worker thread: this can take half a second.
    /// The endpoint must not listen before that. Errors: as KeyService::ensure() and
    /// CoreThread::submit(). @param kid  see keys::NewKeys @pre open() has succeeded
    [[nodiscard]] QFuture<Result<void>> prepare(const QString &kid = {});
    /// Blocks until keys that are being generated are ready: first keys or successors.
    void stop() { m_worker.waitForDone(); }

    [[nodiscard]] keys::PublishedKeys &published() { return m_published; }
    [[nodiscard]] const keys::KeyMaker &maker() const { return m_sources.make; }
    /// Returns the master key. Thread-safe. @pre open() or openStandby() has succeeded
    [[nodiscard]] const QByteArray &masterKey() const { return m_masterKey; }
    /// @pre open() has succeeded
    [[nodiscard]] const keys::ResponseSigner &signer() const { return *m_signer; }

private:
    /// Generates successor keys on the worker thread. Thread-safe.
    void renew(std::function<keys::NewKeys()> make);

    KeySources m_sources;
    keys::MasterKeyPlaces m_places;
    threads::CoreThread &m_core;
    keys::PublishedKeys m_published;
    QByteArray m_masterKey; ///< not changed after open()
    keys::KeyService *m_service = nullptr;
    std::unique_ptr<keys::ResponseSigner> m_signer;
    QThreadPool m_worker; ///< has one thread
};

} // namespace tilldesk::app
