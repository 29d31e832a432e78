#include "core/crypto/random.h"

#include <algorithm>
#include <openssl/rand.h>
#include <stdexcept>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {

QByteArray randomBytes(int count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    if (RAND_bytes(reinterpret_cast<unsigned char *>(bytes.data()), count) != 1)
        throw std::runtime_error("the system's random generator failed");
    return bytes;
}

QByteArray uniqueBytes(int count)
{
    constexpr int kPage = 4096;
    static thread_local QByteArray page;
    static thread_local qsizetype used = 0;
    if (page.size() - used < count) {
        page = randomBytes(std::max(kPage, count));
        used = 0;
    }
    return page.sliced(std::exchange(used, used + count), count);
}

QString randomUuid()
{
    QByteArray bytes = randomBytes(16);
    bytes[6] = static_cast<char>((bytes[6] & 0x0f) | 0x40);
    bytes[8] = static_cast<char>((bytes[8] & 0x3f) | 0x80);
    const QString hex = QString::fromLatin1(bytes.toHex());
    return u"%1-%2-%3-%4-%5"_s.arg(hex.sliced(0, 8), hex.sliced(8, 4), hex.sliced(12, 4),
                                   hex.sliced(16, 4), hex.sliced(20, 12));
}

QString newId(Timestamp time, const ByteSource &random)
{
    QByteArray millis(6, Qt::Uninitialized);
    qint64 rest = toMillis(time);
    for (qsizetype i = millis.size() - 1; i >= 0; --i, rest >>= 8)
        millis[i] = static_cast<char>(rest & 0xff);
    return QString::fromLatin1(millis.toHex() + random(6).toHex());
}

} // namespace tilldesk::crypto
