#pragma once

#include <QString>

namespace tilldesk::staff {

/// Returns the scrypt hash of a PIN or password with its parameters and salt, for the database:
/// `scrypt$15$8$1$SALT$HASH`, salt and hash in base64. Blocks for 0.05 to 0.1 s; must not run on
/// the core thread or the window's thread.
[[nodiscard]] QString hashOf(const QString &secret);

/// Returns whether the secret is the one that was hashed, with the parameters beside the hash.
/// False if `hash` is not a result of hashOf(). Takes as long as hashOf().
[[nodiscard]] bool matches(const QString &secret, const QString &hash);

} // namespace tilldesk::staff
