#include "core/tills/till_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::tills {
namespace {

storage::Statement &bindTill(storage::Statement &statement, const Till &till)
{
    return statement.bind(u":id"_s, till.id.text())
        .bind(u":name"_s, till.name)
        .bind(u":last_seen_at"_s, till.lastSeenAt)
        .bind(u":last_address"_s, till.lastAddress)
        .bind(u":version"_s, till.version)
        .bind(u":revoked_at"_s, till.revokedAt)
        .bind(u":revoked_by"_s, till.revokedBy)
        .bind(u":profile_id"_s, till.profileId.text())
        .bind(u":pos_id"_s, till.posId)
        .bind(u":at_most"_s, qint64(till.atMost));
}

} // namespace

QList<TillRow> TillRepository::rows()
{
    QList<TillRow> found;
    auto rows =
        m_db.prepare(u"SELECT id, name, token, added_at, added_by, last_seen_at,"
                     " last_address, version, revoked_at, revoked_by, profile_id, pos_id, at_most,"
                     " is_removed FROM till_device ORDER BY seq"_s);
    while (rows.next()) {
        TillRow row;
        row.till.id = rows.read<TillId>();
        row.till.name = rows.read<QString>();
        row.token = rows.read<QByteArray>();
        row.till.addedAt = rows.read<Timestamp>();
        row.till.addedBy = rows.read<QString>();
        row.till.lastSeenAt = rows.read<std::optional<Timestamp>>();
        row.till.lastAddress = rows.read<QString>();
        row.till.version = rows.read<QString>();
        row.till.revokedAt = rows.read<std::optional<Timestamp>>();
        row.till.revokedBy = rows.read<QString>();
        row.till.profileId = rows.read<ProfileId>();
        row.till.posId = rows.read<QString>();
        row.till.atMost = StaffRole(rows.read<int>());
        row.isRemoved = rows.read<bool>();
        found << row;
    }
    return found;
}

void TillRepository::insert(const TillRow &row)
{
    auto insert = m_db.prepare(
        u"INSERT INTO till_device (id, name, token, added_at, added_by, last_seen_at, last_address,"
        " version, revoked_at, revoked_by, profile_id, pos_id, at_most, is_removed)"
        " VALUES (:id, :name, :token, :added_at, :added_by, :last_seen_at, :last_address, :version,"
        " :revoked_at, :revoked_by, :profile_id, :pos_id, :at_most, 0)"_s);
    bindTill(insert, row.till)
        .bind(u":token"_s, QString::fromLatin1(row.token))
        .bind(u":added_at"_s, row.till.addedAt)
        .bind(u":added_by"_s, row.till.addedBy)
        .run();
}

void TillRepository::update(const Till &till)
{
    auto update =
        m_db.prepare(u"UPDATE till_device SET name = :name, last_seen_at = :last_seen_at,"
                     " last_address = :last_address, version = :version, revoked_at = :revoked_at,"
                     " revoked_by = :revoked_by, profile_id = :profile_id, pos_id = :pos_id,"
                     " at_most = :at_most WHERE id = :id"_s);
    bindTill(update, till).run();
}

void TillRepository::remove(const TillId &id)
{
    m_db.prepare(u"UPDATE till_device SET is_removed = 1 WHERE id = :id"_s)
        .bind(u":id"_s, id.text())
        .run();
}

bool TillRepository::hasPointOfSale(const ProfileId &profile, const QString &posId)
{
    return m_db
        .prepare(u"SELECT 1 FROM point_of_sale s JOIN profile p ON p.seq = s.profile"
                 " WHERE p.id = :profile AND s.id = :pos"_s)
        .bind(u":profile"_s, profile.text())
        .bind(u":pos"_s, posId)
        .next();
}

std::optional<TillRepository::StoredIdentity> TillRepository::identity()
{
    auto row = m_db.prepare(u"SELECT certificate, sealed_key FROM till_identity"_s);
    if (!row.next())
        return {};
    const auto [certificate, sealedKey] = row.read<QByteArray, QByteArray>();
    return StoredIdentity{QByteArray::fromBase64(certificate), QByteArray::fromBase64(sealedKey)};
}

void TillRepository::insert(const StoredIdentity &identity)
{
    m_db.prepare(u"INSERT INTO till_identity (seq, certificate, sealed_key)"
                 " VALUES (1, :certificate, :sealed_key)"_s)
        .bind(u":certificate"_s, QString::fromLatin1(identity.certificate.toBase64()))
        .bind(u":sealed_key"_s, QString::fromLatin1(identity.sealedKey.toBase64()))
        .run();
}

} // namespace tilldesk::tills
