#pragma once

#include "core/keys/master_key_file.h"

#include <chrono>
#include <optional>

namespace tilldesk::keys {

/// The user's keychain, where the desktop keeps the master key. An entry is a text by name.
class Keychain
{
public:
    Keychain() = default;
    virtual ~Keychain() = default;
    Keychain(const Keychain &) = delete;
    Keychain &operator=(const Keychain &) = delete;

    /// @param patience  how long it may take; the user may have to unlock the keychain
    /// @return empty when there is no such entry
    /// Errors: `Storage` when there is no keychain, or it does not answer in time.
    [[nodiscard]] virtual Result<std::optional<QByteArray>>
    read(const QString &entry, std::chrono::milliseconds patience) = 0;
    /// Errors: as read().
    [[nodiscard]] virtual Result<void> write(const QString &entry, const QByteArray &text,
                                             std::chrono::milliseconds patience) = 0;
};

/// Where a program looks for the master key, and puts a new one.
struct MasterKeyPlaces {
    MasterKeyFile file;
    Keychain *keychain = nullptr; ///< none: there is only the file
    bool prefersKeychain = false; ///< a new key goes there, when it works
};

/// A start that needs nothing of the keychain does not wait longer for it than this.
inline constexpr auto kShortPatience = std::chrono::seconds(2);
/// A start that cannot go on without an entry gives the user time to unlock the keychain.
inline constexpr auto kLongPatience = std::chrono::seconds(60);

/// Finds the key that seals the service's keys: a file that is there, else an entry of the
/// keychain. A new one is made only for a database without keys.
/// @param entry    the keychain's name of this database's master key
/// @param hasKeys  the database has keys that were sealed with it
/// @return kSealKeyBytes
/// Errors: `Storage` with what is missing and where it was looked for.
[[nodiscard]] Result<QByteArray> openMasterKey(const MasterKeyPlaces &places, const QString &entry,
                                               bool hasKeys);

} // namespace tilldesk::keys
