#include "core/storage/tables.h"

#include "core/storage/dialect.h"

#include <QMap>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

QString Table::columnList() const
{
    QStringList names;
    for (const TableColumn &column : columns)
        names << column.name;
    return names.join(u", "_s);
}

QString Table::selectAll() const
{
    return u"SELECT %1 FROM %2 ORDER BY %3"_s.arg(columnList(), name, key.join(u", "_s));
}

QStringList tableNames(Database &db)
{
    QStringList names = tablesOf(db);
    names.removeIf([](const QString &name) {
        return name.startsWith("sqlite_"_L1) || name == "search_payment"_L1
            || name == "search_refund"_L1;
    });
    names.sort();
    return names;
}

Table tableOf(Database &db, const QString &name)
{
    Table table{.name = name, .columns = {}, .key = {}};
    QMap<qint64, QString> key;
    auto rows = db.prepare(
        db.engine() == Engine::PostgreSql
            ? u"SELECT CAST(a.attname AS TEXT), a.atttypid = 25,"
              " coalesce(array_position(CAST(i.indkey AS SMALLINT[]), a.attnum) + 1, 0)"
              " FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid"
              " AND i.indisprimary WHERE a.attrelid = to_regclass(:name) AND a.attnum > 0"
              " AND NOT a.attisdropped"_s
            : u"SELECT name, type = 'TEXT', pk FROM pragma_table_info(:name)"_s);
    rows.bind(u":name"_s, name);
    while (rows.next()) {
        const auto [column, isText, place] = rows.read<QString, bool, qint64>();
        table.columns << TableColumn{.name = column, .isText = isText};
        if (place > 0)
            key.insert(place, column);
    }
    std::ranges::sort(table.columns, {}, &TableColumn::name);
    table.key = key.values();
    return table;
}

} // namespace tilldesk::storage
