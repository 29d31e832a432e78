#include "core/storage/server_move.h"

#include "core/storage/atomic_file.h"

#include <QFile>
#include <QFileInfo>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

bool hasMoveTable(Database &db)
{
    auto row = db.prepare(u"SELECT to_regclass('shop_move') IS NOT NULL"_s);
    return row.next() && row.read<bool>();
}

} // namespace

QString ServerMove::reason() const
{
    if (state == State::Gone)
        return u"its shop was moved to %1 and is served there"_s.arg(place);
    return u"it is half-filled: the move of the shop from %1 has not ended. Repeat `tilldeskd "
           u"move`,"
           " which begins anew"_s.arg(place);
}

std::optional<ServerMove> readServerMove(Database &db)
{
    if (!hasMoveTable(db))
        return {};
    auto row = db.prepare(u"SELECT state, place FROM shop_move"_s);
    if (!row.next())
        return {};
    const auto [state, place] = row.read<ServerMove::State, QString>();
    return ServerMove{.state = state, .place = place};
}

void writeServerMove(Database &db, const std::optional<ServerMove> &move)
{
    db.execute(u"DROP TABLE IF EXISTS shop_move"_s);
    if (!move)
        return;
    db.execute(u"CREATE TABLE shop_move (one BIGINT PRIMARY KEY CHECK (one = 1),"
               " state BIGINT NOT NULL, place TEXT NOT NULL)"_s);
    db.prepare(u"INSERT INTO shop_move (one, state, place) VALUES (1, :state, :place)"_s)
        .bind(u":state"_s, qint64(move->state))
        .bind(u":place"_s, move->place)
        .run();
}

QString movedTo(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

bool setMovedTo(const QString &path, const QString &place)
{
    if (place.isEmpty()) {
        if (QFile::exists(path) && !QFile::remove(path))
            return false;
        syncFolder(QFileInfo(path).absolutePath());
        return true;
    }
    QFile file(path);
    const QByteArray text = place.toUtf8() + '\n';
    if (!file.open(QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner)
        || file.write(text) != text.size() || !file.flush() || ::fsync(file.handle()) != 0)
        return false;
    syncFolder(QFileInfo(path).absolutePath());
    return true;
}

} // namespace tilldesk::storage
