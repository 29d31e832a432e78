#include "core/storage/postgres_rows.h"

#include <QtEndian>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

constexpr qsizetype kPiece = 256 * 1024; ///< bytes that are sent at once

// The binary format: a header, then of each row the number of its values and, of each value, its
// length and its bytes. @source PostgreSQL, COPY, binary format
constexpr QByteArrayView kHeader("PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0", 19);
constexpr qint16 kEnd = -1;  ///< in place of a number of values
constexpr qint32 kNull = -1; ///< in place of a length

template <typename T>
void append(QByteArray &bytes, T value)
{
    const T bigEndian = qToBigEndian(value);
    bytes.append(reinterpret_cast<const char *>(&bigEndian), sizeof bigEndian);
}

/// Reads the values of rows from the pieces in which the server sends them.
class RowParser
{
public:
    RowParser(const Table &table, const std::function<void(BulkRow)> &take)
        : m_table(table),
          m_take(take),
          m_row(std::size_t(table.columns.size()))
    {
    }

    /// @param piece  the header, a row or the end; the server sends the header with the first row
    void add(QByteArrayView piece)
    {
        if (!m_hasHeader) {
            if (!piece.startsWith(kHeader))
                throw StorageException("the server sends rows in another format");
            piece = piece.sliced(kHeader.size());
            m_hasHeader = true;
        }
        while (!piece.isEmpty()) {
            const auto count = take<qint16>(piece);
            if (count == kEnd)
                return;
            if (std::size_t(count) != m_row.size())
                throw StorageException("the server sends rows of another table");
            for (int i = 0; i < count; ++i)
                read(m_row[std::size_t(i)], m_table.columns[i].isText, piece);
            m_take(m_row);
        }
    }

private:
    template <typename T>
    static T take(QByteArrayView &piece)
    {
        if (piece.size() < qsizetype(sizeof(T)))
            throw StorageException("the server has sent a part of a row");
        const T value = qFromBigEndian<T>(piece.data());
        piece = piece.sliced(sizeof(T));
        return value;
    }

    static void read(BulkValue &value, bool isText, QByteArrayView &piece)
    {
        const auto length = take<qint32>(piece);
        value.isNull = length == kNull;
        if (value.isNull)
            return;
        if (length > piece.size() || (!isText && length != sizeof(qint64)))
            throw StorageException("the server has sent a value of another type");
        if (isText)
            value.text = piece.first(length);
        else
            value.number = qFromBigEndian<qint64>(piece.data());
        piece = piece.sliced(length);
    }

    const Table &m_table;
    const std::function<void(BulkRow)> &m_take;
    std::vector<BulkValue> m_row;
    bool m_hasHeader = false;
};

} // namespace

void readPostgresRows(PostgresSession &session, const Table &table,
                      const std::function<void(BulkRow)> &take)
{
    RowParser parser(table, take);
    session.copyOut(u"COPY (%1) TO STDOUT (FORMAT binary)"_s.arg(table.selectAll()).toUtf8(),
                    [&parser](QByteArrayView piece) { parser.add(piece); });
}

PostgresRows::PostgresRows(PostgresSession &session, const Table &table) : m_session(session)
{
    for (const TableColumn &column : table.columns)
        m_isText.push_back(column.isText);
    m_session.beginCopy(
        u"COPY %1 (%2) FROM STDIN (FORMAT binary)"_s.arg(table.name, table.columnList()).toUtf8());
    m_buffer = kHeader.toByteArray();
}

PostgresRows::~PostgresRows()
{
    if (m_isOpen)
        m_session.abandonCopy();
}

void PostgresRows::add(BulkRow row)
{
    append(m_buffer, qint16(row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
        const BulkValue &value = row[i];
        if (value.isNull) {
            append(m_buffer, kNull);
        } else if (m_isText[i]) {
            append(m_buffer, qint32(value.text.size()));
            m_buffer.append(value.text);
        } else {
            append(m_buffer, qint32(sizeof value.number));
            append(m_buffer, value.number);
        }
    }
    if (m_buffer.size() < kPiece)
        return;
    m_session.putCopy(m_buffer);
    m_buffer.resize(0); // keeps its memory
}

void PostgresRows::finish()
{
    append(m_buffer, kEnd);
    m_session.putCopy(m_buffer);
    m_isOpen = false;
    m_session.endCopy();
}

} // namespace tilldesk::storage
