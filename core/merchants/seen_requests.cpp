#include "core/merchants/seen_requests.h"

#include "core/crypto/digest.h"

#include <QtEndian>

namespace tilldesk::merchants {
namespace {

RequestDigest digestIn(QByteArrayView bytes)
{
    return {qFromBigEndian<quint64>(bytes.data()),
            qFromBigEndian<quint64>(bytes.data() + sizeof(quint64))};
}

} // namespace

RequestDigest RequestDigest::of(const ProfileId &profile, const QString &requestId)
{
    QByteArray text = profile.text().toUtf8();
    text += '\0';
    text += requestId.toUtf8();
    return digestIn(crypto::sha256(text));
}

RequestDigest RequestDigest::fromHex(const QString &hex)
{
    return digestIn(QByteArray::fromHex(hex.toLatin1()).leftJustified(2 * sizeof(quint64), '\0'));
}

QString RequestDigest::toHex() const
{
    std::array<char, 2 * sizeof(quint64)> bytes{};
    qToBigEndian(high, bytes.data());
    qToBigEndian(low, bytes.data() + sizeof(quint64));
    return QString::fromLatin1(QByteArray(bytes.data(), qsizetype(bytes.size())).toHex());
}

SeenRequests::Added SeenRequests::add(const SeenRequest &request, Timestamp now)
{
    Shard &shard = shardOf(request.digest);
    const std::lock_guard lock(shard.mutex);
    const auto known = shard.untilOf.find(request.digest);
    if (known != shard.untilOf.end()) {
        if (now <= known->second)
            return Added::SeenBefore;
        known->second = request.until;
        return Added::Yes;
    }
    if (m_size >= m_most)
        return Added::Full;
    shard.untilOf.emplace(request.digest, request.until);
    ++m_size;
    return Added::Yes;
}

bool SeenRequests::contains(const RequestDigest &digest, Timestamp now) const
{
    const Shard &shard = shardOf(digest);
    const std::lock_guard lock(shard.mutex);
    const auto known = shard.untilOf.find(digest);
    return known != shard.untilOf.end() && now <= known->second;
}

void SeenRequests::release(const RequestDigest &digest)
{
    Shard &shard = shardOf(digest);
    const std::lock_guard lock(shard.mutex);
    m_size -= qint64(shard.untilOf.erase(digest));
}

void SeenRequests::forget(const RequestDigest &digest, Timestamp now)
{
    Shard &shard = shardOf(digest);
    const std::lock_guard lock(shard.mutex);
    const auto known = shard.untilOf.find(digest);
    if (known == shard.untilOf.end() || now <= known->second)
        return;
    shard.untilOf.erase(known);
    --m_size;
}

} // namespace tilldesk::merchants
