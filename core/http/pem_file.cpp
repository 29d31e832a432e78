#include "core/http/pem_file.h"

#include <QFile>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

constexpr qint64 kMaxSize = 1'048'576; ///< hundreds of certificates

} // namespace

Result<QByteArray> readPemFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return fail(ErrorCode::Storage, u"cannot read %1: %2"_s.arg(path, file.errorString()));
    QByteArray pem = file.read(kMaxSize + 1);
    if (pem.size() > kMaxSize)
        return fail(ErrorCode::FieldInvalid,
                    u"%1: too large for certificates or a key"_s.arg(path));
    return pem;
}

Result<void> writePemFile(const QString &path, const QByteArray &pem, Readers readers)
{
    constexpr auto kOwner = QFile::ReadOwner | QFile::WriteOwner;
    constexpr auto kOthers = QFile::ReadGroup | QFile::ReadOther;
    const auto permissions = readers == Readers::Owner ? kOwner : kOwner | kOthers;
    QSaveFile file(path);
    // The permissions come before the first byte.
    if (!file.open(QFile::WriteOnly) || !file.setPermissions(permissions)
        || file.write(pem) != pem.size() || !file.flush() || !file.commit())
        return fail(ErrorCode::Storage, u"cannot write %1: %2"_s.arg(path, file.errorString()));
    return {};
}

} // namespace tilldesk::http
