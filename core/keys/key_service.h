#pragma once

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
    QString kid = {}; ///< of `es256`, see checkedKid(); empty: its thumbprint
};

/// Where new keys come from; PrivateKey::generate() but in tests.
using KeyMaker = std::function<crypto::PrivateKey(crypto::Algorithm)>;

/// Takes 0.1 to 0.7 s, nearly all of it for RSA: not for the core thread or the window's.
/// @param kid  see NewKeys
[[nodiscard]] NewKeys makeKeys(const KeyMaker &make, const QString &kid = {});

/// Runs a function that makes keys on another thread, and has KeyService::renew() called with them
/// in a transaction of its own. It does not wait.
using MakeElsewhere = std::function<void(std::function<NewKeys()>)>;

/// A certificate is valid for ten years from its key's publication: longer than a key is in use,
/// and over before 2038, the end of time for verifiers that count it in 32 bits. Nobody has to
/// renew it: a month before the end new keys are made.
inline constexpr auto kCertificateLife = std::chrono::days(3650);
inline constexpr auto kRenewal = std::chrono::days(30);

/// The service's own keys, with which it signs answers and callbacks. Lives on the core thread;
/// each call belongs to the transaction that is open.
class KeyService
{
public:
    /// @param names  the issuer is the common name of new certificates
    /// @pre all references outlive it; the schema is up to date
    KeyService(storage::Database &db, const Clock &clock, Events &events, PublishedKeys &published,
               const PublishedServiceNames &names);
    KeyService(const KeyService &) = delete;
    KeyService &operator=(const KeyService &) = delete;

    /// What must be known before the keys can be opened.
    struct Identity {
        QString serviceId;    ///< 24 hex digits, made once for a database
        bool hasKeys = false; ///< so its master key must be there
    };
    [[nodiscard]] Identity identity();

    /// Unseals the keys and publishes them. The other calls come after it.
    /// @param masterKey      seals the private keys; kSealKeyBytes
    /// @param makeElsewhere  makes the keys that replace those whose certificate ends
    /// Errors: `Storage` when the keys were sealed with another master key, or are damaged.
    Result<void> open(const QByteArray &masterKey, MakeElsewhere makeElsewhere);
    /// Publishes first keys, which sign at once; does nothing when there are keys.
    /// Errors: `FieldInvalid` (kid) when the kid breaks its rule, or the service has keys and none
    /// that signs has this kid.
    Result<void> ensure(const NewKeys &made);
    /// Publishes new keys, which sign kOverlap from now on; the old ones stay in the key set for
    /// kOverlap after that. Without any keys, like ensure(). Errors: `FieldInvalid` when new ones
    /// wait already, or (kid) when the kid breaks its rule or was another key's.
    Result<void> rotate(const NewKeys &made);
    /// As rotate() when a certificate is about to end; else it does nothing.
    Result<void> renew(const NewKeys &made);

    /// @return when followUp() must run; empty: never, as it is now
    [[nodiscard]] std::optional<Timestamp> nextChange();
    /// Takes retired keys out of the key set and erases them, tells that others sign, and has keys
    /// made that replace those whose certificate ends; once more a minute later if none came.
    void followUp(const KeyMaker &make);

private:
    [[nodiscard]] std::shared_ptr<const KeyRing> current() const;
    /// The rows as a ring. @param known  keys that need not be unsealed
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
    const Clock &m_clock;
    Events &m_events;
    PublishedKeys &m_published;
    const PublishedServiceNames &m_names;
    QByteArray m_masterKey;
    std::shared_ptr<const KeyRing> m_next; ///< of the open transaction; null: nothing changed
    MakeElsewhere m_makeElsewhere;
    Timestamp m_followedUpAt;
    Timestamp m_nextRenewal{}; ///< not before: new keys are being made
};

} // namespace tilldesk::keys
