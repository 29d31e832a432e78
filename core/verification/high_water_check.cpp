#include "core/verification/high_water_check.h"

#include "core/audit/audit_queries.h"
#include "core/ledger/ledger_heads.h"
#include "core/storage/dialect.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

tl::unexpected<Error> damaged(const QString &path, const QString &why)
{
    return fail(
        ErrorCode::Storage,
        u"The database %1 is damaged: %2. Put it back from a copy. Nothing was changed"_s.arg(path,
                                                                                              why));
}

/// Errors: `Storage` if the file is shorter than its header says.
/// @source SQLite, Database File Format, 1.3: page size, in-header database size, and the two
/// counters that say whether that size is valid
Result<void> checkSize(const QString &path)
{
    if (storage::engineOf(path) != storage::Engine::Sqlite)
        return {}; // PostgreSQL notices by itself
    // The header also counts pages that are still in the write-ahead log only.
    if (QFileInfo(path + u"-wal"_s).size() > 0)
        return {};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Storage, u"%1 cannot be read"_s.arg(path));
    constexpr qsizetype kHeader = 100;
    const QByteArray header = file.read(kHeader);
    if (!header.startsWith(QByteArray("SQLite format 3\0", 16)) || header.size() < kHeader)
        return damaged(path, u"it is not a SQLite file"_s);
    const auto word = [&header](qsizetype at) {
        return qFromBigEndian<quint32>(header.constData() + at);
    };
    const auto stored = qFromBigEndian<quint16>(header.constData() + 16);
    const qint64 pageSize = stored == 1 ? 65536 : stored;
    const qint64 size = pageSize * word(28);
    if (word(24) == word(92) && file.size() < size)
        return damaged(path,
                       u"it was cut off after %1 of %2 bytes"_s.arg(QString::number(file.size()),
                                                                    QString::number(size)));
    return {};
}

QString remedy(const storage::DataDirectory &directory)
{
    return u". Put the newest database back, with its -wal file if there is one; or go on with this"
           " one deliberately: tilldeskd accept-older --data-dir %1. Nothing was changed"_s.arg(
               directory.path());
}

/// Returns how the database differs from the mark; empty if it is at least as recent.
QString differenceOf(const storage::HighWater &mark, const storage::HighWater &found)
{
    if (!mark.database.isEmpty() && found.database != mark.database)
        return u"is not the one that was used here: its id is %1, but it was %2"_s.arg(
            found.database.isEmpty() ? u"missing"_s : found.database, mark.database);
    if (found.paymentSeq < mark.paymentSeq)
        return u"is older than the one that was used here: its last payment is number %1, and there"
               " was number %2 already"_s.arg(QString::number(found.paymentSeq),
                                              QString::number(mark.paymentSeq));
    if (found.ledgerSeq < mark.ledgerSeq)
        return u"is older than the one that was used here: its last ledger entry is number %1, and"
               " there was number %2 already"_s.arg(QString::number(found.ledgerSeq),
                                                    QString::number(mark.ledgerSeq));
    if (mark.ledgerSeq > 0 && found.ledgerHash != mark.ledgerHash)
        return u"has another history than the one that was used here: its ledger entry number %1 is"
               " not the same"_s.arg(mark.ledgerSeq);
    if (found.headSeq < mark.headSeq)
        return u"is older than the one that was used here: its last signed head of the ledger is"
               " number %1, and there was number %2 already"_s.arg(QString::number(found.headSeq),
                                                                   QString::number(mark.headSeq));
    if (found.auditSeq < mark.auditSeq)
        return u"is older than the one that was used here: the last entry of its audit trail is"
               " number %1, and there was number %2 already"_s.arg(QString::number(found.auditSeq),
                                                                   QString::number(mark.auditSeq));
    if (mark.auditSeq > 0 && found.auditHash != mark.auditHash)
        return u"has another history than the one that was used here: entry number %1 of its audit"
               " trail is not the same"_s.arg(mark.auditSeq);
    return {};
}

/// Deletes the empty WAL and its index, which reading creates next to a database that had none.
void removeEmptyLog(const QString &databasePath)
{
    if (QFileInfo(databasePath + u"-wal"_s).size() > 0)
        return;
    QFile::remove(databasePath + u"-wal"_s);
    QFile::remove(databasePath + u"-shm"_s);
}

Result<std::optional<storage::HighWater>> compared(const storage::DataDirectory &directory)
{
    auto mark = storage::HighWaterMark(directory.highWaterPath()).read();
    const auto found =
        highWaterOf(directory.databasePath(),
                    mark ? ComparedEntries{mark->ledgerSeq, mark->auditSeq} : ComparedEntries());
    if (!found)
        return found.failure();
    const QString difference = mark ? differenceOf(*mark, *found) : QString();
    if (difference.isEmpty())
        return mark;
    return fail(ErrorCode::Storage,
                u"The database %1 %2"_s.arg(directory.databasePath(), difference)
                    + remedy(directory));
}

} // namespace

storage::HighWater readHighWater(storage::Database &db, const ComparedEntries &compared)
{
    storage::HighWater found;
    auto id = db.prepare(u"SELECT value FROM setting WHERE name = 'serviceId'"_s);
    if (id.next())
        found.database = id.read<QString>();
    auto payment = db.prepare(u"SELECT max(seq) FROM payment"_s);
    if (payment.next())
        found.paymentSeq = payment.read<qint64>();
    if (!storage::hasTable(db, u"ledger_entry"_s))
        return found;
    auto last = db.prepare(u"SELECT max(seq) FROM ledger_entry"_s);
    if (last.next())
        found.ledgerSeq = last.read<qint64>();
    auto entry = db.prepare(u"SELECT hash FROM ledger_entry WHERE seq = :seq"_s);
    entry.bind(u":seq"_s, compared.ledger > 0 ? compared.ledger : found.ledgerSeq);
    if (entry.next())
        found.ledgerHash = entry.read<QByteArray>();
    if (storage::hasTable(db, u"ledger_head"_s))
        found.headSeq = ledger::lastHeadSeq(db);
    if (!storage::hasTable(db, u"audit_trail"_s))
        return found;
    found.auditSeq = audit::head(db).seq;
    auto audited = db.prepare(u"SELECT hash FROM audit_trail WHERE seq = :seq"_s);
    audited.bind(u":seq"_s, compared.audit > 0 ? compared.audit : found.auditSeq);
    if (audited.next())
        found.auditHash = audited.read<QByteArray>();
    return found;
}

void readLastHeads(storage::Database &db, storage::HighWater &mark)
{
    auto row =
        db.prepare(u"SELECT coalesce((SELECT max(seq) FROM ledger_head), 0),"
                   " coalesce((SELECT max(seq) FROM audit_trail), 0),"
                   " coalesce((SELECT hash FROM audit_trail ORDER BY seq DESC LIMIT 1), '')"_s);
    if (!row.next())
        return;
    mark.headSeq = row.read<qint64>();
    mark.auditSeq = row.read<qint64>();
    mark.auditHash = row.read<QByteArray>();
}

Result<storage::HighWater> highWaterOf(const QString &databasePath, const ComparedEntries &compared)
{
    if (const auto whole = checkSize(databasePath); !whole)
        return whole.failure();
    try {
        storage::Database db(databasePath, storage::Database::Mode::ReadOnly);
        return readHighWater(db, compared);
    } catch (const storage::StorageException &e) {
        return damaged(databasePath, QString::fromUtf8(e.what()));
    }
}

Result<std::optional<storage::HighWater>> checkHighWater(const storage::DataDirectory &directory)
{
    const auto contents = directory.contents();
    if (!contents)
        return contents.failure();
    if (*contents == storage::DataDirectory::Contents::Nothing)
        return std::optional<storage::HighWater>();
    const bool hasLog = QFile::exists(directory.databasePath() + u"-wal"_s);
    auto mark = compared(directory);
    if (!mark && !hasLog)
        removeEmptyLog(directory.databasePath());
    return mark;
}

Result<std::optional<Timestamp>> lastDated(const storage::DataDirectory &directory)
{
    using Time = std::optional<Timestamp>;
    const auto contents = directory.contents();
    if (!contents)
        return contents.failure();
    if (*contents == storage::DataDirectory::Contents::Nothing)
        return Time();
    const QString path = directory.databasePath();
    if (const auto whole = checkSize(path); !whole)
        return whole.failure();
    try {
        storage::Database db(path, storage::Database::Mode::ReadOnly);
        auto simulation = db.prepare(u"SELECT 1 FROM setting WHERE name = 'simulation'"
                                     " AND value = '1' AND NOT EXISTS (SELECT 1 FROM setting"
                                     " WHERE name = 'environment' AND value = 'PRODUCTION')"_s);
        if (simulation.next())
            return Time();
        Time last;
        auto payment = db.prepare(u"SELECT created_at FROM payment ORDER BY seq DESC LIMIT 1"_s);
        if (payment.next())
            last = payment.read<Timestamp>();
        if (!storage::hasTable(db, u"ledger_entry"_s))
            return last;
        auto entry = db.prepare(u"SELECT at FROM ledger_entry ORDER BY seq DESC LIMIT 1"_s);
        if (entry.next()) {
            const auto at = entry.read<Timestamp>();
            last = std::max(last.value_or(at), at);
        }
        return last;
    } catch (const storage::StorageException &e) {
        return damaged(path, QString::fromUtf8(e.what()));
    }
}

Check highWaterCheck(const storage::DataDirectory &directory)
{
    return {u"high-water mark"_s,
            [mark = storage::HighWaterMark(directory.highWaterPath()).read()](storage::Database &db,
                                                                              Findings &found) {
                if (!mark)
                    return u"no high-water mark exists to compare the database with"_s;
                const QString difference =
                    differenceOf(*mark, readHighWater(db, {mark->ledgerSeq, mark->auditSeq}));
                if (!difference.isEmpty())
                    found.add(u"database"_s, difference);
                return u"the database is the one last used here, or a newer state of it"_s;
            }};
}

} // namespace tilldesk::verification
