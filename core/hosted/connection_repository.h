#pragma once

#include "core/domain/hosted.h"
#include "core/storage/database.h"

namespace tilldesk::hosted {

/// A row of hosted_connection with what belongs to it.
struct ConnectionRow {
    qint64 profileSeq = 0;
    HostedConnection connection; ///< without keys
    QByteArray sealedApiKey;     ///< empty: no API key
};

/// A row of hosted_key.
struct HostedKeyRow {
    qint64 profileSeq = 0;
    QString kid;
    QByteArray sealedKey; ///< empty: erased
    QByteArray publicKey; ///< JWK
    Timestamp madeAt;
    Timestamp signsFrom;
};

/// Reads and writes the tables hosted_connection and hosted_key.
class ConnectionRepository
{
public:
    explicit ConnectionRepository(storage::Database &db) : m_db(db) {}

    [[nodiscard]] QList<ConnectionRow> connections();
    /// Adds or replaces the connection of a profile. @pre the profile exists
    void put(const ConnectionRow &row);
    void remove(qint64 profileSeq);

    /// Returns the last UTC day of payments of a profile that a stored payout has, although the
    /// profile was not connected when the payout was stored; null: there are none.
    /// @param hostedProfile  its id at the provider
    [[nodiscard]] QDate lastPaidOutUnconnected(const QString &hostedProfile);

    /// Returns the keys that were not erased, oldest first.
    [[nodiscard]] QList<HostedKeyRow> keys();
    [[nodiscard]] bool hasKid(qint64 profileSeq, const QString &kid);
    void insert(const HostedKeyRow &row);
    /// Erases the private part of a key.
    void erase(qint64 profileSeq, const QString &kid);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::hosted
