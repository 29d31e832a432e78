#include "tests/support/demo_database.h"

#include "app/commands/demo.h"
#include "core/storage/dialect.h"
#include "core/storage/transaction.h"
#include "core/verification/checks.h"

#include <QRegularExpression>
#include <algorithm>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

DemoDatabase::DemoDatabase(Timestamp now)
    : m_clock(now),
      m_log(STDERR_FILENO),
      m_directory(m_folder.path(), EmptyDatabase::isPostgres() ? m_place.path() : QString()),
      m_assembly(app::readSettings(m_folder.path(), {}, {}).value(), m_directory,
                 {m_clock, m_clock.monotonic()}, m_log)
{
    if (const auto started = m_assembly.start(); !started)
        qFatal("%s", qPrintable(started.error().detail));
}

app::CommandResult DemoDatabase::fill(int payments, int seed, const app::CommandValues &more)
{
    app::CommandValues values{{u"payments"_s, QString::number(payments)},
                              {u"seed"_s, QString::number(seed)}};
    values.insert(more);
    return app::demoCommand().change(values, m_assembly);
}

QStringList DemoDatabase::verify() const
{
    return verified(path());
}

QStringList DemoDatabase::rows(const QString &sql) const
{
    storage::Database db(path(), storage::Database::Mode::ReadOnly);
    auto result = db.prepare(sql);
    QStringList rows;
    while (result.next())
        rows << result.read<QString>();
    return rows;
}

qint64 DemoDatabase::number(const QString &sql) const
{
    return rows(sql).value(0).toLongLong();
}

QStringList verified(const QString &path)
{
    QStringList lines;
    const bool isSound = verification::verify(
        path, verification::allChecks(),
        [&lines](const verification::CheckReport &report) { lines << report.lines(); });
    lines << (isSound ? u"sound"_s : u"not sound"_s);
    return lines;
}

namespace {

/// Gives the database SQLite's function, for one number with leading zeros.
void addPrintf(storage::Database &db)
{
    db.executeScript("CREATE OR REPLACE FUNCTION printf(format TEXT, n BIGINT) RETURNS TEXT"
                     " LANGUAGE sql IMMUTABLE AS $$ SELECT lpad(CASE WHEN format LIKE '%x'"
                     " THEN to_hex(n) ELSE CAST(n AS TEXT) END,"
                     " CAST(substring(format FROM '[0-9]+') AS INTEGER), '0') $$");
}

void damagePostgres(storage::Database &db, const QString &script, bool withoutChecks)
{
    dropForeignKeys(db);
    addPrintf(db);
    if (withoutChecks)
        db.executeScript(
            "DO $$ DECLARE k RECORD; BEGIN FOR k IN SELECT conrelid::regclass AS of, conname FROM"
            " pg_constraint WHERE contype = 'c' AND conrelid <> 0 LOOP EXECUTE"
            " format('ALTER TABLE %s DROP CONSTRAINT %I', k.of, k.conname); END LOOP; END $$");
    db.executeScript(storage::inPostgresSql(script).toUtf8());
}

} // namespace

void damage(const QString &path, const QString &script, const QString &withoutCheck)
{
    storage::Database db(path);
    if (db.engine() == storage::Engine::PostgreSql)
        return damagePostgres(db, script, !withoutCheck.isEmpty());
    db.execute(u"PRAGMA foreign_keys = OFF"_s);
    QStringList triggers;
    auto rows = db.prepare(u"SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"_s);
    QStringList names;
    while (rows.next()) {
        names << rows.read<QString>();
        triggers << rows.read<QString>();
    }
    for (const QString &name : names)
        db.execute(u"DROP TRIGGER "_s + name);
    if (!withoutCheck.isEmpty())
        db.executeScript(u"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql ="
                         " replace(sql, '%1', 'CHECK (1)');"
                         " PRAGMA writable_schema = RESET"_s.arg(withoutCheck)
                             .toUtf8());
    db.executeScript(script.toUtf8());
    for (const QString &trigger : triggers)
        db.execute(trigger);
}

namespace {

/// Returns the row's name; empty if there is no such row.
QString nameOf(storage::Database &db, const Damage &damaged)
{
    auto rows = db.prepare(damaged.row);
    return rows.next() ? rows.read<QString>() : QString();
}

/// Runs the check that must find the damage, and those on which it relies, in the damaging
/// transaction, which is undone: copying a database of PostgreSQL for each damage takes longer.
QStringList verifiedWithin(storage::Database &db, const QString &check)
{
    QStringList lines;
    for (const auto &group : verification::allChecks()) {
        if (std::ranges::find(group, check, &verification::Check::name) == group.end())
            continue;
        for (const verification::Check &one : group) {
            verification::Findings found(db);
            const QString checked = one.run(db, found);
            lines << verification::CheckReport{one.name, checked, found.lines(), found.more()}
                         .lines();
            if (one.name == check)
                break;
        }
    }
    lines << (lines.filter(QRegularExpression(u"^wrong"_s)).isEmpty() ? u"sound"_s
                                                                      : u"not sound"_s);
    return lines;
}

} // namespace

QString missed(const QString &path, const Damage &damaged)
{
    QString named;
    QStringList lines;
    if (storage::engineOf(path) == storage::Engine::PostgreSql) {
        storage::Database db(path);
        const storage::Transaction undone(db);
        addPrintf(db);
        named = nameOf(db, damaged);
        damagePostgres(db, damaged.script, !damaged.withoutCheck.isEmpty());
        lines = verifiedWithin(db, damaged.check);
    } else {
        named = nameOf(*std::make_unique<storage::Database>(path), damaged);
        damage(path, damaged.script, damaged.withoutCheck);
        lines = verified(path);
    }
    if (named.isEmpty())
        return u"there is no row to damage"_s;
    const QString begin = u"wrong  %1: %2: "_s.arg(damaged.check, named);
    const bool isFound =
        lines.last() == u"not sound"_s && std::ranges::any_of(lines, [&](const QString &line) {
            return line.startsWith(begin) && line.contains(damaged.what);
        });
    return isFound ? QString()
                   : QString(lines.join(u'\n') + u" instead of "_s + begin + damaged.what);
}

} // namespace tilldesk::test
