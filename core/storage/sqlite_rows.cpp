#include "core/storage/sqlite_rows.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

QString insertInto(const Table &table)
{
    QStringList placeholders;
    for (const TableColumn &column : table.columns)
        placeholders << QString(u':' + column.name);
    return u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table.name, table.columnList(),
                                                    placeholders.join(u", "_s));
}

} // namespace

void readSqliteRows(sqlite3 *db, const Table &table, const std::function<void(BulkRow)> &take)
{
    SqliteStatement rows(db, table.selectAll());
    std::vector<BulkValue> row(std::size_t(table.columns.size()));
    while (rows.step()) {
        for (int i = 0; i < int(row.size()); ++i) {
            BulkValue &value = row[std::size_t(i)];
            value.isNull = rows.isNull(i);
            if (value.isNull)
                continue;
            if (table.columns[i].isText)
                value.text = rows.text(i);
            else
                value.number = rows.number(i);
        }
        take(row);
    }
}

SqliteRows::SqliteRows(sqlite3 *db, const Table &table) : m_insert(db, insertInto(table))
{
    for (const TableColumn &column : table.columns)
        m_isText.push_back(column.isText);
}

void SqliteRows::add(BulkRow row)
{
    for (int i = 0; i < int(row.size()); ++i) {
        const BulkValue &value = row[std::size_t(i)];
        if (value.isNull)
            m_insert.bindNull(i + 1, NullOf::Anything);
        else if (m_isText[std::size_t(i)])
            m_insert.bindText(i + 1, QString::fromUtf8(value.text));
        else
            m_insert.bindNumber(i + 1, value.number);
    }
    m_insert.run();
    m_insert.reset();
}

} // namespace tilldesk::storage
