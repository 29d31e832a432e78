#pragma once

#include "core/storage/postgres_result.h"

#include <QByteArrayList>
#include <QHash>
#include <QMultiHash>
#include <QString>
#include <QStringList>
#include <optional>

namespace tilldesk::storage {

/// Returns the names that follow FROM and JOIN in a query, in lower case: the tables that it reads.
[[nodiscard]] QByteArrayList tablesReadBy(const QByteArray &sql);
/// Returns the name of the table that an INSERT, UPDATE or DELETE changes, in lower case; empty for
/// other statements, such as one that begins with WITH.
[[nodiscard]] QByteArray tableChangedBy(const QByteArray &sql);

/// Queries of one write transaction that were sent before their answers are needed, and those
/// answers. An answer is dropped as soon as a statement is sent that may change it.
class ReadAhead
{
public:
    [[nodiscard]] bool isEmpty() const { return m_entries.isEmpty(); }
    void clear();

    /// Notes that a query is being sent. Returns its number, which is never 0; 0 if the same query
    /// is known already.
    /// @param question  the query with its values
    /// @param key  names the row that the query reads, see changed()
    /// @param tables  that the query reads
    [[nodiscard]] quint64 ask(const QByteArray &question, const QString &key,
                              const QByteArrayList &tables);
    /// Keeps the answer to a query, unless it has been dropped.
    void answer(quint64 number, PostgresResult answer);
    [[nodiscard]] bool isAsked(const QByteArray &question) const
    {
        return m_entries.contains(question);
    }
    /// Takes out the answer to a query; empty if the query is not known or has no answer yet.
    [[nodiscard]] std::optional<PostgresResult> take(const QByteArray &question);

    /// Drops what a change of a table may concern: the queries with one of the keys that read the
    /// table; without a key, all that read it; without a table, all.
    void changed(const QByteArray &table, const QStringList &keys);

private:
    struct Entry {
        quint64 number = 0;
        QString key;
        QByteArrayList tables;
        std::optional<PostgresResult> answer;
    };

    void drop(const QByteArray &question);

    QHash<QByteArray, std::shared_ptr<Entry>> m_entries; ///< by their questions
    QMultiHash<QString, QByteArray> m_byKey;
    QHash<quint64, QByteArray> m_unanswered; ///< questions by their numbers
    quint64 m_last = 0;
};

} // namespace tilldesk::storage
