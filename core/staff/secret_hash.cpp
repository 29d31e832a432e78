#include "core/staff/secret_hash.h"

#include "core/crypto/digest.h"
#include "core/crypto/random.h"
#include "core/crypto/scrypt.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::staff {
namespace {

constexpr int kSaltBytes = 16;
constexpr int kHashBytes = 32;
/// 32 MiB. A PIN has few digits: the waits after wrong PINs protect it, the hash only slows down a
/// person who has the database file.
constexpr crypto::ScryptCost kCost{.logN = 15, .r = 8, .p = 1};

QString inBase64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

} // namespace

QString hashOf(const QString &secret)
{
    const QByteArray salt = crypto::randomBytes(kSaltBytes);
    const auto hash = crypto::scrypt(secret.toUtf8(), salt, kCost, kHashBytes);
    Q_ASSERT(hash);
    return u"scrypt$%1$%2$%3$%4$%5"_s.arg(kCost.logN)
        .arg(kCost.r)
        .arg(kCost.p)
        .arg(inBase64(salt), inBase64(hash.value_or(QByteArray())));
}

bool matches(const QString &secret, const QString &hash)
{
    constexpr qsizetype kParts = 6;
    const QStringList parts = hash.split(u'$');
    if (parts.size() != kParts || parts[0] != "scrypt"_L1)
        return false;
    const crypto::ScryptCost cost{
        .logN = parts[1].toInt(), .r = parts[2].toInt(), .p = parts[3].toInt()};
    const QByteArray salt = QByteArray::fromBase64(parts[4].toLatin1());
    const QByteArray stored = QByteArray::fromBase64(parts[5].toLatin1());
    if (salt.size() < kSaltBytes || stored.size() != kHashBytes)
        return false;
    const auto computed = crypto::scrypt(secret.toUtf8(), salt, cost, kHashBytes);
    return computed && crypto::equalsConstantTime(*computed, stored);
}

} // namespace tilldesk::staff
