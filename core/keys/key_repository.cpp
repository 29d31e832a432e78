#include "core/keys/key_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::keys {
namespace {

QString inBase64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

} // namespace

QList<KeyRow> KeyRepository::rows()
{
    QList<KeyRow> found;
    auto row = m_db.prepare(u"SELECT seq, kid, algorithm, sealed_key, certificate, published_at,"
                            " signs_from, retired_at FROM service_key WHERE sealed_key <> ''"
                            " ORDER BY seq"_s);
    while (row.next()) {
        KeyRow key;
        key.seq = row.read<qint64>();
        key.kid = row.read<QString>();
        key.algorithm = row.read<crypto::Algorithm>(); // the table's CHECK allows no other
        key.sealedKey = QByteArray::fromBase64(row.read<QByteArray>());
        key.certificate = QByteArray::fromBase64(row.read<QByteArray>());
        key.publishedAt = row.read<Timestamp>();
        key.signsFrom = row.read<Timestamp>();
        key.retiredAt = row.read<std::optional<Timestamp>>();
        found << key;
    }
    return found;
}

bool KeyRepository::hasKid(const QString &kid)
{
    auto row = m_db.prepare(u"SELECT 1 FROM service_key WHERE kid = :kid"_s);
    row.bind(u":kid"_s, kid);
    return row.next();
}

QHash<QString, QByteArray> KeyRepository::certificates()
{
    QHash<QString, QByteArray> found;
    auto row = m_db.prepare(u"SELECT kid, certificate FROM service_key"_s);
    while (row.next()) {
        const auto [kid, certificate] = row.read<QString, QByteArray>();
        found.insert(kid, QByteArray::fromBase64(certificate));
    }
    return found;
}

void KeyRepository::insert(const KeyRow &row)
{
    m_db.prepare(u"INSERT INTO service_key (kid, algorithm, sealed_key, certificate, published_at,"
                 " signs_from) VALUES (:kid, :algorithm, :sealedKey, :certificate, :publishedAt,"
                 " :signsFrom)"_s)
        .bind(u":kid"_s, row.kid)
        .bind(u":algorithm"_s, qint64(row.algorithm))
        .bind(u":sealedKey"_s, inBase64(row.sealedKey))
        .bind(u":certificate"_s, inBase64(row.certificate))
        .bind(u":publishedAt"_s, row.publishedAt)
        .bind(u":signsFrom"_s, row.signsFrom)
        .run();
}

void KeyRepository::retireLast(Timestamp at)
{
    m_db.prepare(u"UPDATE service_key SET retired_at = :at WHERE retired_at IS NULL"_s)
        .bind(u":at"_s, at)
        .run();
}

void KeyRepository::signNow(Timestamp now)
{
    m_db.prepare(u"UPDATE service_key SET published_at ="
                 " CASE WHEN published_at < :now THEN published_at ELSE :now END,"
                 " signs_from = :now WHERE retired_at IS NULL AND signs_from > :now"_s)
        .bind(u":now"_s, now)
        .run();
}

int KeyRepository::eraseRetired(Timestamp now)
{
    return m_db
        .prepare(u"UPDATE service_key SET sealed_key = '' WHERE retired_at <= :now"
                 " AND sealed_key <> ''"_s)
        .bind(u":now"_s, now)
        .runCounted();
}

} // namespace tilldesk::keys
