#include "app/commands/option_file.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr qint64 kMaxFile = 1024 * 1024;

} // namespace

Result<QByteArray> fileOf(const CommandValues &values, const QString &option)
{
    const QString path = values[option];
    if (path.isEmpty())
        return QByteArray();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FieldInvalid, u"%1 cannot be read"_s.arg(path), option);
    if (file.size() > kMaxFile)
        return fail(ErrorCode::FieldInvalid, u"%1 is larger than 1 MiB"_s.arg(path), option);
    return file.readAll();
}

} // namespace tilldesk::app
