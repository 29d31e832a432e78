#pragma once

#include "core/audit/trail.h"
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/events.h"
#include "core/domain/service_names.h"
#include "core/keys/key_repository.h"
#include "core/keys/key_ring.h"
#include "core/storage/setting_repository.h"

#include <functional>

namespace tilldesk::keys {

/// A new key of each algorithm.
struct NewKeys {
    crypto::PrivateKey es256;
    crypto::PrivateKey rs256;
    QString kid = {}; ///< kid of `es256`, see checkedKid(); empty: its thumbprint
};

/// Generates new keys: PrivateKey::generate(), except in tests.
using KeyMaker = std::function<crypto::PrivateKey(crypto::Algorithm)>;

/// Takes 0.1 to 0.7 s, nearly all of it for RSA: must not run on the core thread or the GUI thread.
/// @param kid  see NewKeys
[[nodiscard]] NewKeys makeKeys(const KeyMaker &make, const QString &kid = {});

/// Runs a function that generates keys on another thread, then calls KeyService::renew() with the
/// keys in a transaction of its own. Does not block.
using GenerateKeysAsync = std::function<void(std::function<NewKeys()>)>;

/// A certificate is valid for ten years from its key's publication: longer than a key is in use,
/// and ending before 2038, where verifiers with 32-bit time overflow. Nobody has to renew it: new
/// keys are generated a month before it ends.
inline constexpr auto kCertificateLife = std::chrono::days(3650);
inline constexpr auto kRenewal = std::chrono::days(30);

/// The service's own keys, which sign responses and callbacks. Called on the core thread; each call
/// is part of the open transaction.
class KeyService
{
public:
    /// @param names  their issuer becomes the common name of new certificates
    /// @pre all references outlive the service; the schema is up to date
    KeyService(storage::Database &db, const Clock &clock, Events &events, PublishedKeys &published,
               const PublishedServiceNames &names);
    KeyService(const KeyService &) = delete;
    KeyService &operator=(const KeyService &) = delete;

    /// The facts needed to find the master key.
    struct Identity {
        QString serviceId;    ///< 24 hex digits, generated once per database
        bool hasKeys = false; ///< `true`: the master key must already exist
    };
    [[nodiscard]] Identity identity();

    /// Unseals the keys and publishes them. Must be called before the functions below.
    /// @param masterKey      seals and unseals the private keys; kSealKeyBytes
    /// @param generateKeysAsync  generates the successors of keys whose certificates end
    /// Errors: `Storage` if the keys were sealed with another master key, or are damaged.
    Result<void> open(const QByteArray &masterKey, GenerateKeysAsync generateKeysAsync);
    /// Publishes the first keys, which sign at once. No-op if keys exist.
    /// Errors: `FieldInvalid` (kid) if the kid is malformed, or if keys exist and none of them has
    /// this kid.
    Result<void> ensure(const NewKeys &made);
    /// Publishes new keys, which sign after kOverlap; the old keys stay in the key set for another
    /// kOverlap. If no keys exist, same as ensure(). Errors: `FieldInvalid` if new keys already
    /// wait to sign, or (kid) if the kid is malformed or is, or was, another key's.
    Result<void> rotate(const NewKeys &made);
    /// Same as rotate() if a certificate is about to end; otherwise a no-op.
    Result<void> renew(const NewKeys &made);

    /// A compact JWS and the key that signed it.
    struct Signed {
        QString kid;
        QByteArray jws;
    };
    /// Returns whether there is a key to sign with: not before open() and ensure().
    [[nodiscard]] bool canSign() const { return !current()->keys().empty(); }
    /// Signs `payload` with the ES256 key that signs now. Takes 50 µs. @pre canSign()
    [[nodiscard]] Signed sign(QByteArrayView payload) const;

    /// Returns when applyDueChanges() must run; empty if no change is scheduled.
    [[nodiscard]] std::optional<Timestamp> nextChange();
    /// Performs the key changes due now: erases retired private keys, publishes the new ring, and
    /// requests successors for keys with expiring certificates (retried each minute). Call it at
    /// nextChange().
    void applyDueChanges(const KeyMaker &make);

private:
    [[nodiscard]] std::shared_ptr<const KeyRing> current() const;
    /// Builds a ring from the table's rows.
    /// @param known  keys that need not be unsealed
    [[nodiscard]] Result<std::shared_ptr<const KeyRing>>
    load(const QHash<QString, crypto::PrivateKey> &known);
    [[nodiscard]] QHash<QString, crypto::PrivateKey> knownKeys() const;
    [[nodiscard]] Result<crypto::PrivateKey> unsealed(const KeyRow &row) const;
    [[nodiscard]] bool isOneWaiting() const;
    [[nodiscard]] Result<void> checkNewKid(const QString &kid);
    Result<void> add(const NewKeys &made, Timestamp signsFrom);
    Result<void> change(const QHash<QString, crypto::PrivateKey> &known);
    [[nodiscard]] std::optional<Timestamp> renewalDue() const;
    [[nodiscard]] bool isRenewalDue() const;

    KeyRepository m_repository;
    storage::SettingRepository m_settings;
    audit::Trail m_trail;
    const Clock &m_clock;
    Events &m_events;
    PublishedKeys &m_published;
    const PublishedServiceNames &m_names;
    QByteArray m_masterKey;
    std::shared_ptr<const KeyRing> m_next; ///< ring of the open transaction, published on commit;
                                           ///< null: no change
    GenerateKeysAsync m_generateKeysAsync;
    Timestamp m_followedUpAt;
    Timestamp m_nextRenewal{}; ///< earliest time for the next request for new keys
};

} // namespace tilldesk::keys
