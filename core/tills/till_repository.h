#pragma once

#include "core/domain/till.h"
#include "core/storage/database.h"

#include <QList>

namespace tilldesk::tills {

/// A row of the table `till_device`.
struct TillRow {
    Till till;
    QByteArray token;       ///< SHA-256 of the token, in hex
    bool isRemoved = false; ///< a revoked till that no list shows

    friend bool operator==(const TillRow &, const TillRow &) = default;
};

/// Tables till_device and till_identity. Used on the thread of its connection.
class TillRepository
{
public:
    /// `db` must outlive this object.
    explicit TillRepository(storage::Database &db) : m_db(db) {}

    /// Returns all tills, also the revoked and the removed ones, in the order in which they were
    /// added.
    [[nodiscard]] QList<TillRow> rows();
    void insert(const TillRow &row);
    /// Updates what the owner decides, the last connection and the revocation.
    void update(const Till &till);
    /// Marks a revoked till as removed.
    void remove(const TillId &id);
    [[nodiscard]] bool hasPointOfSale(const ProfileId &profile, const QString &posId);

    /// The certificate that windows pin, as stored.
    struct StoredIdentity {
        QByteArray certificate; ///< DER
        QByteArray sealedKey;   ///< see crypto::seal()
    };
    [[nodiscard]] std::optional<StoredIdentity> identity();
    void insert(const StoredIdentity &identity);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::tills
