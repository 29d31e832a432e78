#include "core/storage/migrate.h"

#include "core/crypto/digest.h"
#include "core/storage/transaction.h"

#include <QDir>
#include <QFile>
#include <QMap>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

struct Migration {
    QString name;
    QByteArray script;
    QString digest;
};

QMap<qint64, Migration> shippedMigrations(Engine engine)
{
    QMap<qint64, Migration> migrations;
    const QDir folder(engine == Engine::PostgreSql ? u":/migrations/postgresql"_s
                                                   : u":/migrations/sqlite"_s);
    for (const QString &name : folder.entryList({u"*.sql"_s}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            throw StorageException("cannot read migration " + name.toStdString());
        const QByteArray script = file.readAll();
        migrations.insert(name.first(4).toLongLong(),
                          {name, script, QString::fromLatin1(crypto::sha256(script).toHex())});
    }
    if (migrations.isEmpty())
        throw StorageException("the program contains no migrations");
    return migrations;
}

QMap<qint64, QString> appliedDigests(Database &db)
{
    QMap<qint64, QString> applied;
    auto rows = db.prepare(u"SELECT version, sha256 FROM schema_migration"_s);
    while (rows.next()) {
        const auto [version, digest] = rows.read<qint64, QString>();
        applied.insert(version, digest);
    }
    return applied;
}

QString difference(const QMap<qint64, Migration> &shipped, const QMap<qint64, QString> &applied)
{
    for (auto it = applied.cbegin(); it != applied.cend(); ++it) {
        if (!shipped.contains(it.key()))
            return u"the database is newer than this program: it has migration %1"_s.arg(it.key());
        if (shipped[it.key()].digest != it.value())
            return u"migration %1 was edited after it was applied"_s.arg(shipped[it.key()].name);
    }
    return {};
}

void apply(Database &db, qint64 version, const Migration &migration)
{
    Transaction transaction(db);
    db.executeScript(migration.script);
    db.prepare(
          u"INSERT INTO schema_migration (version, name, sha256) VALUES (:version, :name, :sha256)"_s)
        .bind(u":version"_s, version)
        .bind(u":name"_s, migration.name)
        .bind(u":sha256"_s, migration.digest)
        .run();
    transaction.commit();
}

} // namespace

int migrate(Database &db)
{
    if (db.engine() == Engine::PostgreSql)
        db.execute(u"CREATE TABLE IF NOT EXISTS schema_migration ("
                   "version BIGINT PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL)"_s);
    else
        db.execute(
            u"CREATE TABLE IF NOT EXISTS schema_migration ("
            "version INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT"_s);
    const auto shipped = shippedMigrations(db.engine());
    const auto applied = appliedDigests(db);
    QString wrong = difference(shipped, applied);
    if (!wrong.isEmpty())
        throw StorageException(wrong.toStdString());
    for (auto it = shipped.cbegin(); it != shipped.cend(); ++it) {
        if (!applied.contains(it.key()))
            apply(db, it.key(), it.value());
    }
    return int(shipped.lastKey());
}

QList<QByteArray> migrationScripts(Engine engine)
{
    QList<QByteArray> scripts;
    const auto shipped = shippedMigrations(engine);
    for (const Migration &migration : shipped)
        scripts << migration.script;
    return scripts;
}

int newestSchema()
{
    return int(shippedMigrations(Engine::Sqlite).lastKey());
}

int appliedSchema(Database &db)
{
    auto table = db.prepare(db.engine() == Engine::PostgreSql
                                ? u"SELECT 1 FROM pg_tables WHERE tablename = 'schema_migration'"_s
                                : u"SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'"_s);
    if (!table.next())
        return 0;
    const auto applied = appliedDigests(db);
    return applied.isEmpty() ? 0 : int(applied.lastKey());
}

Result<void> requireNewestSchema(const QString &databasePath)
{
    int schema = 0;
    try {
        Database db(databasePath, Database::Mode::ReadOnly);
        schema = appliedSchema(db);
    } catch (const StorageException &) {
        return {}; // the reader names what is wrong with the file
    }
    const int newest = newestSchema();
    if (schema == 0 || schema == newest)
        return {};
    const QString versions =
        u"The database %1 has schema %2, and this program reads schema %3"_s.arg(
            databasePath, QString::number(schema), QString::number(newest));
    if (schema > newest)
        return fail(ErrorCode::Storage,
                    versions + u". Use the newer version of Tilldesk. Nothing was changed"_s);
    return fail(ErrorCode::Storage,
                versions
                    + u". The next start of Tilldesk or of tilldeskd serve upgrades it, after a"
                      " backup of its present state. Nothing was changed"_s);
}

QString schemaDifference(Database &db)
{
    const auto shipped = shippedMigrations(db.engine());
    const auto applied = appliedDigests(db);
    const QString wrong = difference(shipped, applied);
    if (!wrong.isEmpty())
        return wrong;
    for (auto it = shipped.cbegin(); it != shipped.cend(); ++it) {
        if (!applied.contains(it.key()))
            return u"migration %1 has not been applied: start Tilldesk once to update the database"_s
                .arg(it.value().name);
    }
    return {};
}

} // namespace tilldesk::storage
