#pragma once

#include "core/keys/master_key_file.h"

#include <chrono>
#include <optional>

namespace tilldesk::keys {

/// The user's keychain, in which the desktop stores the master key. Entries are texts, found by
/// name.
class Keychain
{
public:
    Keychain() = default;
    virtual ~Keychain() = default;
    Keychain(const Keychain &) = delete;
    Keychain &operator=(const Keychain &) = delete;

    /// @param timeout  time-out; the user may have to unlock the keychain first
    /// @return the entry; empty if the keychain has no such entry
    /// Errors: `Storage` if there is no keychain, or it does not answer in time.
    [[nodiscard]] virtual Result<std::optional<QByteArray>>
    read(const QString &entry, std::chrono::milliseconds timeout) = 0;
    /// Errors: as read().
    [[nodiscard]] virtual Result<void> write(const QString &entry, const QByteArray &text,
                                             std::chrono::milliseconds timeout) = 0;
};

/// The places where a program looks for the master key, and stores a new one.
struct MasterKeyPlaces {
    MasterKeyFile file;
    Keychain *keychain = nullptr; ///< null: only the file is used
    bool prefersKeychain = false; ///< `true`: a new key is stored in the keychain if the keychain
                                  ///< works
};

/// Keychain time-out where the key file is a fallback.
inline constexpr auto kOptionalKeychainTimeout = std::chrono::seconds(2);
/// Keychain time-out where the start depends on an entry: the user has time to unlock the keychain.
inline constexpr auto kRequiredKeychainTimeout = std::chrono::seconds(60);

/// Finds the master key, which seals the service's private keys: in the file if it exists, else in
/// the keychain. Generates and stores a new one only if the database has no keys.
/// @param entry    name of this database's master key in the keychain
/// @param hasKeys  the database has private keys that the master key sealed
/// @return kSealKeyBytes
/// Errors: `Storage`, naming what is missing and where it was looked for.
[[nodiscard]] Result<QByteArray> openMasterKey(const MasterKeyPlaces &places, const QString &entry,
                                               bool hasKeys);

} // namespace tilldesk::keys
