#pragma once

#include "core/storage/postgres_session.h"
#include "core/storage/prepared_statement.h"

#include <deque>

namespace tilldesk::storage {

/// A statement of PostgreSQL. Sends and receives values in PostgreSQL's binary format.
class PostgresStatement final : public PreparedStatement
{
public:
    /// @param session  outlives the statement
    PostgresStatement(PostgresSession &session, const QString &sql);
    ~PostgresStatement() override;

    /// Throws StorageException if the text has a NUL, which PostgreSQL cannot store, and the
    /// statement writes.
    void bindText(int number, const QString &text) override;
    void bindNumber(int number, qint64 value) override;
    void bindNull(int number, NullOf type) override;
    void run() override;
    [[nodiscard]] int runCounted() override;
    [[nodiscard]] bool step() override;
    void readAhead(const QString &key) override;
    void changesOnly(const QString &key) override { m_keys << key; }
    void reset() noexcept override;
    [[nodiscard]] bool isNull(int column) const override;
    [[nodiscard]] qint64 number(int column) const override;
    [[nodiscard]] QByteArrayView text(int column) override;

private:
    void bind(int number, QByteArray bytes, unsigned type, bool isNull);
    [[nodiscard]] PostgresCall call();
    void fetchFirst();

    PostgresSession &m_session;
    QByteArray m_sql;
    QByteArray m_name;
    bool m_writes; ///< the statement changes rows
    bool m_isQueueable;
    bool m_isLong;          ///< may return many rows
    QByteArray m_table;     ///< that the statement changes
    QByteArrayList m_reads; ///< tables that a query reads; set by readAhead()
    QStringList m_keys;     ///< of changesOnly()
    std::vector<PostgresValue> m_values;
    std::vector<unsigned> m_types; ///< of the placeholders, as the server has compiled them
    PostgresResult m_rows;
    int m_row = -1;
    QByteArray m_cursor; ///< from which the rows are fetched in pieces; empty: all are there
    quint64 m_view = 0;  ///< that the cursor is in
    std::deque<QByteArray> m_numbers; ///< numbers of the row that were read as texts
};

} // namespace tilldesk::storage
