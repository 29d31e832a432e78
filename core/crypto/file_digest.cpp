#include "core/crypto/file_digest.h"

#include "core/crypto/digest.h"

#include <QFile>

namespace tilldesk::crypto {

std::optional<QByteArray> sha256OfFile(const QString &path)
{
    constexpr qint64 kBlock = 256LL * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    Sha256 digest;
    QByteArray block(kBlock, Qt::Uninitialized);
    while (true) {
        const qint64 size = file.read(block.data(), block.size());
        if (size < 0)
            return {};
        if (size == 0)
            return digest.result().toHex();
        digest.add({block.constData(), size});
    }
}

} // namespace tilldesk::crypto
