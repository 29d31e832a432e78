#include "tests/support/demo_database.h"

#include "app/commands/demo.h"
#include "core/verification/checks.h"

#include <algorithm>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

DemoDatabase::DemoDatabase(Timestamp now)
    : m_clock(now),
      m_log(STDERR_FILENO),
      m_directory(m_folder.path()),
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

void damage(const QString &path, const QString &script, const QString &withoutCheck)
{
    storage::Database db(path);
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

QString missed(const QString &path, const Damage &damaged)
{
    QString named;
    {
        storage::Database db(path);
        auto rows = db.prepare(damaged.row);
        if (!rows.next())
            return u"there is no row to damage"_s;
        named = rows.read<QString>();
    }
    damage(path, damaged.script, damaged.withoutCheck);
    const QStringList lines = verified(path);
    const QString begin = u"wrong  %1: %2: "_s.arg(damaged.check, named);
    const bool isFound =
        lines.last() == u"not sound"_s && std::ranges::any_of(lines, [&](const QString &line) {
            return line.startsWith(begin) && line.contains(damaged.what);
        });
    return isFound ? QString()
                   : QString(lines.join(u'\n') + u" instead of "_s + begin + damaged.what);
}

} // namespace tilldesk::test
