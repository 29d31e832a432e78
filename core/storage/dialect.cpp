#include "core/storage/dialect.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// Returns the query of SQLite's index of trigrams.
QString trigrams(const QString &wanted)
{
    // More trigrams do not narrow the result much, and each is a list to be read.
    constexpr qsizetype kMost = 8;
    const QList<uint> characters = wanted.toUcs4();
    const qsizetype last = characters.size() - 3;
    const qsizetype step = std::max<qsizetype>(1, (last + kMost - 2) / (kMost - 1));
    QStringList trigrams;
    const auto add = [&](qsizetype at) {
        const auto *text = reinterpret_cast<const char32_t *>(characters.constData()) + at;
        const QString trigram = QString::fromUcs4(text, 3).replace(u'"', u"\"\""_s);
        trigrams << QString(u'"' + trigram + u'"');
    };
    for (qsizetype at = 0; at < last; at += step)
        add(at);
    add(last);
    return trigrams.join(u" AND "_s);
}

/// Returns the pattern of LIKE for texts that contain `wanted`.
QString pattern(QString wanted)
{
    for (const QChar special : {u'\\', u'%', u'_'})
        wanted.replace(special, QString(u'\\') + special);
    return u'%' + wanted + u'%';
}

QStringList textsOf(Database &db, const QString &sql)
{
    QStringList texts;
    auto rows = db.prepare(sql);
    while (rows.next())
        texts << rows.read<QString>();
    return texts;
}

} // namespace

QString inPostgresSql(const QString &sql)
{
    static const QRegularExpression hint(u" (?:INDEXED BY \\w+|NOT INDEXED)"_s);
    static const QRegularExpression noCase(u"(:?[\\w.]+) COLLATE NOCASE(?:( [=<>] )(:\\w+))?"_s);
    QString text = sql;
    text.replace(hint, QString());
    text.replace(u" CROSS "_s, u" "_s); // of CROSS JOIN
    qsizetype at = 0;
    for (auto found = noCase.match(text); found.hasMatch(); found = noCase.match(text, at)) {
        const auto lower = [](const QString &value) {
            return QString(u"lower("_s + value + u" COLLATE \"C\")"_s);
        };
        QString folded = lower(found.captured(1));
        if (found.hasCaptured(3))
            folded += found.captured(2) + lower(found.captured(3));
        text.replace(found.capturedStart(), found.capturedLength(), folded);
        at = found.capturedStart() + folded.size();
    }
    return text;
}

QString inTextIndex(Engine engine, const QString &table, const QString &query)
{
    return engine == Engine::PostgreSql ? QString(u"words LIKE "_s + query)
                                        : QString(table + u" MATCH "_s + query);
}

QString textIndexQuery(Engine engine, const QString &wanted)
{
    if (wanted.toUcs4().size() < 3)
        return {};
    return engine == Engine::PostgreSql ? pattern(wanted) : trigrams(wanted);
}

QString endsWith(const QString &column, qsizetype length, const QString &text)
{
    return u"substr(%1, length(%1) - %2) = %3"_s.arg(column, QString::number(length - 1), text);
}

QStringList tablesOf(Database &db)
{
    return textsOf(db,
                   db.engine() == Engine::PostgreSql
                       ? u"SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
                         " ORDER BY tablename"_s
                       : u"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN"
                         " (SELECT name FROM pragma_table_list WHERE type IN ('virtual', 'shadow'))"
                         " ORDER BY name"_s);
}

QStringList textColumnsOf(Database &db, const QString &table)
{
    const QString sql = db.engine() == Engine::PostgreSql
        ? u"SELECT column_name::text FROM information_schema.columns WHERE data_type = 'text'"
          " AND table_schema = current_schema() AND table_name = '%1'"_s
        : u"SELECT name FROM pragma_table_info('%1') WHERE type = 'TEXT'"_s;
    return textsOf(db, sql.arg(table));
}

bool hasTable(Database &db, const QString &name)
{
    auto row = db.prepare(db.engine() == Engine::PostgreSql
                              ? u"SELECT 1 FROM pg_tables WHERE tablename = :name"_s
                              : u"SELECT 1 FROM sqlite_schema WHERE name = :name"_s);
    row.bind(u":name"_s, name);
    return row.next();
}

} // namespace tilldesk::storage
