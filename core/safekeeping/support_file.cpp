#include "core/safekeeping/support_file.h"

#include "core/base/version.h"
#include "core/safekeeping/pseudonyms.h"
#include "core/storage/dialect.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"
#include "core/verification/checks.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

constexpr qint64 kLogBytes = 1024LL * 1024;

QString section(const QString &title, const QString &content)
{
    return u"\n== %1\n%2"_s.arg(title, content);
}

QString fact(const QString &name, const QString &value)
{
    return name + u": "_s + value + u'\n';
}

QString sizeText(const QString &path)
{
    return QString::number(QFileInfo(path).size());
}

bool isOnServer(const storage::Database &db)
{
    return db.engine() == storage::Engine::PostgreSql;
}

QString versions(storage::Database *db)
{
    QString text = fact(u"program"_s, QString::fromLatin1(version()));
    text += fact(u"Qt"_s, QString::fromLatin1(qVersion()));
    text += fact(u"system"_s, QSysInfo::prettyProductName() + u", "_s + QSysInfo::kernelVersion());
    if (db != nullptr) {
        auto row = db->prepare(isOnServer(*db) ? u"SELECT version()"_s
                                               : u"SELECT 'SQLite ' || sqlite_version()"_s);
        if (row.next())
            text += fact(u"database"_s, row.read<QString>());
    }
    return text;
}

/// Returns the lines of the settings file without its comments.
QString settings(const QString &path)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly | QIODevice::Text))
        return u"all settings have their defaults\n"_s;
    QString text;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        const QString content = line.trimmed();
        if (!content.isEmpty() && !content.startsWith(u'#') && !content.startsWith(u';'))
            text += content + u'\n';
    }
    return text;
}

QString counts(storage::Database &db)
{
    QString text;
    auto schema = db.prepare(u"SELECT max(version) FROM schema_migration"_s);
    if (schema.next())
        text += fact(u"schema"_s, QString::number(schema.read<qint64>()));
    for (const QString &table : storage::tablesOf(db)) {
        auto row = db.prepare(u"SELECT count(*) FROM %1"_s.arg(table));
        if (row.next())
            text += fact(table, QString::number(row.read<qint64>()));
    }
    return text;
}

/// @param db  null if the database cannot be opened
QString files(const SupportRequest &request, storage::Database *db)
{
    QString text;
    if (storage::engineOf(request.databasePath) == storage::Engine::Sqlite) {
        text += fact(u"tilldesk.db, bytes"_s, sizeText(request.databasePath));
        text += fact(u"tilldesk.db-wal, bytes"_s, sizeText(request.databasePath + u"-wal"_s));
    } else if (db != nullptr) {
        auto row = db->prepare(u"SELECT pg_database_size(current_database())"_s);
        if (row.next())
            text += fact(u"database, bytes"_s, row.read<QString>());
    }
    text += fact(u"free on the data folder's disk, bytes"_s,
                 QString::number(QStorageInfo(request.dataFolder).bytesAvailable()));
    return text;
}

QString verified(const QString &databasePath, const std::atomic<bool> *isStopped)
{
    if (const auto newest = storage::requireNewestSchema(databasePath); !newest)
        return fact(u"not verified"_s, newest.error().detail);
    QString text;
    try {
        std::ignore = verification::verify(
            databasePath, verification::allChecks(),
            [&text](const verification::CheckReport &report) {
                text += report.lines().join(u'\n') + u'\n';
            },
            isStopped);
    } catch (const storage::StorageException &e) {
        text += fact(u"wrong"_s, QString::fromUtf8(e.what()));
    }
    return text;
}

/// Returns whole lines from the end of the log.
QString endOfLog(const QString &path)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return u"no log file: the log goes to standard error; give --log-file\n"_s;
    if (file.size() > kLogBytes) {
        file.seek(file.size() - kLogBytes);
        file.readLine();
    }
    return QString::fromUtf8(file.readAll());
}

} // namespace

QByteArray makeSupportFile(const SupportRequest &request)
{
    QString text = u"Tilldesk support file\n"_s;
    text += fact(u"made at"_s, QString::fromLatin1(toIsoUtc(request.madeAt)));
    text +=
        u"Names, account numbers, references, addresses and secrets are replaced: the same value"
        " always by the same pseudonym.\n"_s;
    const QString ownSettings = section(u"settings"_s, settings(request.settingsFile));
    try {
        storage::Database db(request.databasePath, storage::Database::Mode::ReadOnly);
        const QString head = text + section(u"versions"_s, versions(&db))
            + section(u"files"_s, files(request, &db)) + section(u"rows"_s, counts(db));
        Pseudonyms rest(
            ownSettings + section(u"verify"_s, verified(request.databasePath, request.isStopped))
                + section(u"log"_s, endOfLog(request.logFile)),
            request.key);
        const storage::Transaction view(db, storage::Transaction::Kind::Read);
        rest.addDatabase(db);
        rest.addPatterns();
        rest.add(u"SECRET"_s, QString::fromLatin1(request.masterKey.toHex()));
        return QString(head + rest.result()).toUtf8();
    } catch (const storage::StorageException &e) {
        text += section(u"versions"_s, versions(nullptr))
            + section(u"files"_s, files(request, nullptr))
            + section(u"database"_s,
                      fact(u"cannot be read"_s, QString::fromUtf8(e.what()))
                          + u"Settings and log are left out: their words cannot be compared with"
                            " it.\n"_s);
        return text.toUtf8();
    }
}

} // namespace tilldesk::safekeeping
