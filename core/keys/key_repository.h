#pragma once

#include "core/keys/key_record.h"
#include "core/storage/database.h"

namespace tilldesk::keys {

/// A row of table service_key.
struct KeyRow : KeyRecord {
    QByteArray sealedKey; ///< see crypto::seal(); the kid is its associated data
};

/// Table service_key. A key that has left the key set keeps its row, without its private part.
class KeyRepository
{
public:
    explicit KeyRepository(storage::Database &db) : m_db(db) {}

    /// Those in the key set, in order of `seq`.
    [[nodiscard]] QList<KeyRow> rows();
    /// Returns whether a key has this kid, or had it before it left the key set.
    [[nodiscard]] bool hasKid(const QString &kid);
    /// Gives the row its `seq`.
    void insert(const KeyRow &row);
    /// Sets when the keys that no other follows yet leave the key set.
    void retireLast(Timestamp at);
    /// Lets the keys that no other follows yet sign from `now` on, if they would only later.
    void signNow(Timestamp now);
    /// Erases the private parts of keys whose time has come. @return how many
    int eraseRetired(Timestamp now);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::keys
