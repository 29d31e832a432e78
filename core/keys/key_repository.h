#pragma once

#include "core/keys/key_record.h"
#include "core/storage/database.h"

#include <QHash>

namespace tilldesk::keys {

/// A row of table service_key.
struct KeyRow : KeyRecord {
    QByteArray sealedKey; ///< see crypto::seal(); the kid is its associated data
};

/// Table service_key. A key that has left the key set keeps its row; its private key is erased.
class KeyRepository
{
public:
    explicit KeyRepository(storage::Database &db) : m_db(db) {}

    /// Returns the keys in the key set, in order of `seq`.
    [[nodiscard]] QList<KeyRow> rows();
    /// Returns whether a key has this kid, or had it before it left the key set.
    [[nodiscard]] bool hasKid(const QString &kid);
    /// Returns the certificates (DER) of all keys, including keys that left the key set, by `kid`.
    [[nodiscard]] QHash<QString, QByteArray> certificates();
    /// The database assigns `seq`; `row.seq` is ignored.
    void insert(const KeyRow &row);
    /// Sets `retiredAt` of the newest keys (those without `retiredAt`).
    void retireLast(Timestamp at);
    /// Moves `signsFrom` of the newest keys (those without `retiredAt`) to `now` if it is later.
    void signNow(Timestamp now);
    /// Erases the private keys with `retiredAt <= now`. Returns how many.
    int eraseRetired(Timestamp now);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::keys
