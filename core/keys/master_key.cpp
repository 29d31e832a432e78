#include "core/keys/master_key.h"

#include "core/crypto/random.h"
#include "core/crypto/sealed.h"

using namespace Qt::StringLiterals;

namespace tilldesk::keys {
namespace {

Result<QByteArray> keyOf(const QByteArray &text, const QString &entry)
{
    const QByteArray key = masterKeyFrom(text);
    if (key.isEmpty())
        return fail(
            ErrorCode::Storage,
            u"the keychain's entry %1 differs from the master key that was written"_s.arg(entry));
    return key;
}

/// Reads the master key of existing private keys from the keychain, as no key file exists.
Result<QByteArray> neededFromKeychain(const MasterKeyPlaces &places, const QString &entry)
{
    const QString missing =
        u"the keys of this database are sealed with a master key that is not in %1, so it must be"
        " in the keychain of the desktop user who made them (service Tilldesk, entry %2)"_s.arg(
            places.file.path(), entry);
    if (places.keychain == nullptr)
        return fail(ErrorCode::Storage, missing);
    const auto found = places.keychain->read(entry, kRequiredKeychainTimeout);
    if (!found)
        return fail(ErrorCode::Storage, u"%1; %2"_s.arg(missing, found.error().detail));
    if (!*found)
        return fail(ErrorCode::Storage, missing + u"; this user's keychain has no such entry"_s);
    return keyOf(**found, entry);
}

/// Returns the new key; empty if the keychain cannot be used, so that the file is the fallback.
Result<std::optional<QByteArray>> newInKeychain(Keychain &keychain, const QString &entry)
{
    const auto found = keychain.read(entry, kOptionalKeychainTimeout);
    if (!found)
        return std::nullopt;
    if (*found) { // left by a start that was interrupted
        auto key = keyOf(**found, entry);
        if (!key)
            return key.failure();
        return std::optional(std::move(*key));
    }
    const QByteArray key = crypto::randomBytes(crypto::kSealKeyBytes);
    if (!keychain.write(entry, masterKeyText(key), kOptionalKeychainTimeout))
        return std::nullopt;
    // Read back: if the entry cannot be read, the next start could not open the database.
    const auto kept = keychain.read(entry, kOptionalKeychainTimeout);
    if (!kept || *kept != masterKeyText(key))
        return std::nullopt;
    return std::optional(key);
}

} // namespace

Result<QByteArray> openMasterKey(const MasterKeyPlaces &places, const QString &entry, bool hasKeys)
{
    if (places.file.exists())
        return places.file.read();
    if (hasKeys)
        return neededFromKeychain(places, entry);
    if (places.keychain != nullptr && places.prefersKeychain) {
        const auto kept = newInKeychain(*places.keychain, entry);
        if (!kept)
            return kept.failure();
        if (*kept)
            return **kept;
    }
    const QByteArray key = crypto::randomBytes(crypto::kSealKeyBytes);
    if (const auto created = places.file.create(key); !created)
        return created.failure();
    return key;
}

} // namespace tilldesk::keys
