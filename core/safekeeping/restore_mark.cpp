#include "core/safekeeping/restore_mark.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

QString markPath(const QString &folder)
{
    return folder + u"/restored.json"_s;
}

QString textOf(Timestamp time)
{
    return QString::fromLatin1(toIsoUtc(time));
}

} // namespace

Result<void> writeMark(const QString &folder, const RestoreMark &mark)
{
    QJsonObject json{{u"madeAt"_s, textOf(mark.madeAt)},
                     {u"restoredAt"_s, textOf(mark.restoredAt)}};
    if (mark.lastPayment)
        json[u"lastPaymentAt"_s] = textOf(*mark.lastPayment);
    const QByteArray text = QJsonDocument(json).toJson();
    // Not AtomicFile, which locks the folder: the restore holds that lock, and renames the whole
    // folder at the end.
    QFile file(markPath(folder));
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner)
        || file.write(text) != text.size() || !file.flush() || ::fsync(file.handle()) != 0)
        return fail(ErrorCode::FileNotWritten,
                    u"%1 cannot be written: %2"_s.arg(file.fileName(), file.errorString()));
    return {};
}

/// An unreadable mark holds payouts back too: its times are then unknown.
std::optional<RestoreMark> readMark(const QString &folder)
{
    QFile file(markPath(folder));
    if (!file.exists())
        return {};
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    return RestoreMark{.madeAt = parseIsoTime(json[u"madeAt"_s].toString()).value_or(Timestamp()),
                       .restoredAt =
                           parseIsoTime(json[u"restoredAt"_s].toString()).value_or(Timestamp()),
                       .lastPayment = parseIsoTime(json[u"lastPaymentAt"_s].toString())};
}

Result<void> removeMark(const QString &folder)
{
    if (QFile::remove(markPath(folder)) || !QFile::exists(markPath(folder)))
        return {};
    return fail(ErrorCode::FileNotWritten, u"%1 cannot be deleted"_s.arg(markPath(folder)));
}

} // namespace tilldesk::safekeeping
