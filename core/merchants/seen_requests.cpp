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
    const auto rest = std::clamp(request.until - now, std::chrono::milliseconds(0), kLongest);
    const Until until{request.until, m_monotonic.now() + rest};
    Shard &shard = shardOf(request.digest);
    const std::lock_guard lock(shard.mutex);
    const auto known = shard.untilOf.find(request.digest);
    if (known != shard.untilOf.end()) {
        if (holds(known->second, now))
            return Added::SeenBefore;
        known->second = until;
        return Added::Yes;
    }
    if (m_size >= m_most)
        return Added::Full;
    shard.untilOf.emplace(request.digest, until);
    ++m_size;
    return Added::Yes;
}

void SeenRequests::restore(const SeenRequest &request)
{
    Shard &shard = shardOf(request.digest);
    const std::lock_guard lock(shard.mutex);
    if (m_size < m_most
        && shard.untilOf.emplace(request.digest, Until{request.until, m_monotonic.now() + kLongest})
               .second)
        ++m_size;
}

bool SeenRequests::holds(const Until &until, Timestamp now) const
{
    return now <= until.service || m_monotonic.now() <= until.monotonic;
}

bool SeenRequests::contains(const RequestDigest &digest, Timestamp now) const
{
    const Shard &shard = shardOf(digest);
    const std::lock_guard lock(shard.mutex);
    const auto known = shard.untilOf.find(digest);
    return known != shard.untilOf.end() && holds(known->second, now);
}

void SeenRequests::release(const RequestDigest &digest)
{
    Shard &shard = shardOf(digest);
    const std::lock_guard lock(shard.mutex);
    m_size -= qint64(shard.untilOf.erase(digest));
}

bool SeenRequests::forget(const SeenRequest &request, Timestamp now)
{
    Shard &shard = shardOf(request.digest);
    const std::lock_guard lock(shard.mutex);
    const auto known = shard.untilOf.find(request.digest);
    if (known == shard.untilOf.end() || known->second.service > request.until)
        return true;
    if (holds(known->second, now))
        return false;
    shard.untilOf.erase(known);
    --m_size;
    return true;
}

} // namespace tilldesk::merchants
