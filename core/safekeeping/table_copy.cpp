#include "core/safekeeping/table_copy.h"

#include "core/crypto/digest.h"
#include "core/storage/bulk_load.h"
#include "core/storage/bulk_rows.h"

#include <QtEndian>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

constexpr qint64 kStep = 500; ///< rows between two looks at the control

/// The digest of a table, from its rows in their order.
class ContentDigest
{
public:
    void add(storage::BulkRow row, const storage::Table &table)
    {
        ++m_rows;
        m_bytes.resize(0);
        for (std::size_t i = 0; i < row.size(); ++i) {
            const storage::BulkValue &value = row[i];
            const bool isText = table.columns[qsizetype(i)].isText;
            // The length before each text keeps two texts from being taken for one.
            append(value.isNull ? -1 : isText ? value.text.size() : value.number);
            if (value.isNull)
                continue;
            m_bytes.append(isText ? 't' : 'n');
            if (isText)
                m_bytes.append(value.text);
        }
        m_digest.add(m_bytes);
    }
    [[nodiscard]] TableContent result() { return {.rows = m_rows, .digest = m_digest.result()}; }

private:
    void append(qint64 number)
    {
        std::array<char, sizeof number> bytes = {};
        qToBigEndian(number, bytes.data());
        m_bytes.append(bytes.data(), bytes.size());
    }

    crypto::Sha256 m_digest;
    QByteArray m_bytes;
    qint64 m_rows = 0;
};

void look(const MoveControl &control, const std::function<void()> &step)
{
    if (control.isCancelled)
        throw MoveCancelled();
    if (step)
        step();
}

/// Counts a row that was read.
void count(MoveControl &control, const std::function<void()> &step)
{
    if (++control.done % kStep == 0)
        look(control, step);
}

qint64 rowsOf(storage::Database &db, const QList<storage::Table> &tables)
{
    qint64 rows = 0;
    for (const storage::Table &table : tables) {
        auto row = db.prepare(u"SELECT count(*) FROM "_s + table.name);
        rows += row.next() ? row.read<qint64>() : 0;
    }
    return rows;
}

} // namespace

QList<storage::Table> movedTables(storage::Database &db)
{
    static const QStringList kept{u"lease"_s, u"schema_migration"_s, u"search_number"_s,
                                  u"search_progress"_s, u"shop_move"_s};
    QList<storage::Table> tables;
    for (const QString &name : storage::tableNames(db)) {
        if (!kept.contains(name))
            tables << storage::tableOf(db, name);
    }
    return tables;
}

TableContents copyTables(storage::Database &from, storage::Database &to, MoveControl &control,
                         const std::function<void()> &step)
{
    const QList<storage::Table> tables = movedTables(to);
    if (movedTables(from) != tables)
        throw storage::StorageException("the two databases have different tables");
    control.total = 2 * rowsOf(from, tables);
    storage::BulkLoad load(to, tables);
    TableContents contents;
    for (const storage::Table &table : tables) {
        ContentDigest digest;
        storage::BulkInsert insert(to, table);
        storage::readAllRows(from, table, [&](storage::BulkRow row) {
            digest.add(row, table);
            insert.add(row);
            count(control, step);
        });
        insert.finish();
        contents.insert(table.name, digest.result());
    }
    load.finish([&] { look(control, step); });
    return contents;
}

TableContents readTables(storage::Database &db, MoveControl &control)
{
    TableContents contents;
    for (const storage::Table &table : movedTables(db)) {
        ContentDigest digest;
        storage::readAllRows(db, table, [&](storage::BulkRow row) {
            digest.add(row, table);
            count(control, {});
        });
        contents.insert(table.name, digest.result());
    }
    return contents;
}

QStringList differencesOf(const TableContents &a, const TableContents &b)
{
    QStringList different;
    for (auto table = a.cbegin(); table != a.cend(); ++table) {
        if (b.value(table.key()) != *table)
            different << table.key();
    }
    for (auto table = b.cbegin(); table != b.cend(); ++table) {
        if (!a.contains(table.key()))
            different << table.key();
    }
    return different;
}

} // namespace tilldesk::safekeeping
