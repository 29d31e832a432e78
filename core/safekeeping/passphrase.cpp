#include "core/safekeeping/passphrase.h"

#include "core/domain/backup.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {

Result<QByteArray> passphraseIn(QByteArray content)
{
    if (content.endsWith('\n'))
        content.chop(1);
    if (content.endsWith('\r'))
        content.chop(1);
    if (content.contains('\n') || content.size() < kMinPassphraseBytes)
        return fail(ErrorCode::FieldInvalid,
                    u"must hold one line of at least %1 characters"_s.arg(kMinPassphraseBytes),
                    u"passphrase-file"_s);
    return content;
}

Result<QByteArray> readPassphrase(const QString &path)
{
    if (path.isEmpty())
        return QByteArray();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileNotWritten,
                    u"backupPassphraseFile %1 cannot be read"_s.arg(path));
    auto passphrase = passphraseIn(file.readAll());
    if (!passphrase)
        return fail(ErrorCode::FileNotWritten,
                    u"backupPassphraseFile %1 %2"_s.arg(path, passphrase.error().detail));
    return passphrase;
}

} // namespace tilldesk::safekeeping
