#include "core/http/pem_file.h"

#include <QFile>
#include <QSaveFile>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

constexpr qint64 kMaxSize = 1'048'576; ///< room for hundreds of certificates

/// Same rule as PostgreSQL's for its key: Debian's packages keep keys as `root:ssl-cert`, mode
/// 0640.
bool isForOthers(const struct stat &status)
{
    const mode_t allowed = status.st_uid == 0 ? S_IRWXU | S_IRGRP : S_IRWXU;
    return (status.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO) & ~allowed) != 0;
}

Result<QByteArray> contentOf(const QString &path, bool isKey)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return fail(ErrorCode::Storage, u"cannot read %1: %2"_s.arg(path, file.errorString()));
    struct stat status = {};
    if (isKey && (::fstat(file.handle(), &status) != 0 || isForOthers(status)))
        return fail(
            ErrorCode::FieldInvalid,
            u"%1: other users can access this private key (mode %2); it must have mode 0600, or"
            " 0640 if root owns it"_s.arg(
                path, QString::number(status.st_mode & 07777U, 8).rightJustified(4, u'0')));
    QByteArray pem = file.read(kMaxSize + 1);
    if (pem.size() > kMaxSize)
        return fail(ErrorCode::FieldInvalid,
                    u"%1: too large for certificates or a key"_s.arg(path));
    return pem;
}

} // namespace

Result<QByteArray> readPemFile(const QString &path)
{
    return contentOf(path, false);
}

Result<QByteArray> readKeyFile(const QString &path)
{
    return contentOf(path, true);
}

Result<void> writePemFile(const QString &path, const QByteArray &pem, FileAccess access)
{
    constexpr auto kOwner = QFile::ReadOwner | QFile::WriteOwner;
    constexpr auto kOthers = QFile::ReadGroup | QFile::ReadOther;
    const auto permissions = access == FileAccess::OwnerOnly ? kOwner : kOwner | kOthers;
    QSaveFile file(path);
    // Sets the permissions before the first byte is written.
    if (!file.open(QFile::WriteOnly) || !file.setPermissions(permissions)
        || file.write(pem) != pem.size() || !file.flush() || !file.commit())
        return fail(ErrorCode::Storage, u"cannot write %1: %2"_s.arg(path, file.errorString()));
    return {};
}

} // namespace tilldesk::http
