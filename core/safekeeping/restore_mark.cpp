#include "core/safekeeping/restore_mark.h"

#include "core/safekeeping/scratch_folder.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

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
    return writeScratchFile(markPath(folder), QJsonDocument(json).toJson());
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
